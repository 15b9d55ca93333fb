"""The bank's counter, and matching the books to the table."""

from __future__ import annotations

from typing import Any

from companion.commands import (
    Command,
    MatchBuilt,
    MatchCash,
    MatchDeed,
    MatchStep,
    MatchToken,
    Remit,
)
from companion.game import Holding
from companion.insurance import MatchPolicies
from companion.ledger import BANK, Account, seat_of
from companion.market import MatchSharePrice, MatchShares
from ui.places.house import House
from ui.presenters.bank import bank
from ui.presenters.card import in_words
from ui.presenters.in_force import put_right, unknown
from ui.presenters.lasting import Lasting
from ui.presenters.match import OF, PRICE, match_table
from ui.presenters.writing import NOTHING, Writing, written

LASTING = Writing(lasting=Lasting(begun=True))
"""A card of which it is to be said what it changes for long."""


def in_the_market(name: str, value: int, note: str) -> Command:
    """Return the correction of what a share costs, or of how many papers a player holds."""
    if name == PRICE:
        return MatchSharePrice(value, note)
    seat, of, policy = name.partition(OF)
    if of:
        return MatchPolicies(int(seat), policy, value, note)
    return MatchShares(int(name), value, note)


class BankPlace:
    """A transfer between any two accounts."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._payer = self._payee = ""

    def open(self, payer: Account = "", payee: Account = "") -> None:
        """Have the two sides chosen, as far as they are known."""
        self._payer, self._payee = payer, payee

    def view(self) -> Any:
        """Return the form."""
        return bank(self._director.scene("bank"), self._payer, self._payee)

    def act(self, verb: str, rest: str) -> None:
        """Enter the transfer."""
        if verb == "pay":
            payer, payee, amount, reason = rest.split(":", 3)
            self._director.submit(Remit(payer, payee, int(amount), reason))


class MatchPlace:
    """Corrections that make the books say what lies on the table."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._wheel: tuple[str, str, str] | None = None
        self._said = NOTHING

    def open(self) -> None:
        """Begin with the corrections."""
        self._wheel = None

    def view(self) -> Any:
        """Return every kind of correction, or what a card that nobody knows changes."""
        scene = self._director.scene("ledger")
        if self._wheel:
            return in_words(scene, self._wheel[1], self._said)
        return match_table(scene)

    def act(self, verb: str, rest: str) -> None:
        """Enter a correction."""
        if verb == "card" and self._wheel:
            self._say(*rest.partition(":")[::2])
        elif verb == "match":
            self._match(rest)

    def _say(self, kind: str, value: str) -> None:
        """Take in what the card on a place of the wheel changes; with all of it, correct that."""
        assert self._wheel is not None
        subject, deck, note = self._wheel
        game = self._director.scene("ledger").game
        if kind == "back":
            self._wheel = None
            return
        self._said = written(self._said, game.edition, deck, (kind, value), "")
        if says := self._said.lasting.alter:
            self._wheel = None
            self._director.submit(put_right(game, subject, deck, note, says))

    def _match(self, rest: str) -> None:
        """Enter a correction, or ask what lies on the wheel if no known card does."""
        kind, name, value, more = rest.split(":", 3)
        flag, _, note = more.partition(":")
        match kind:
            case "cash":
                self._director.submit(MatchCash(name, int(value), more))
            case "built":
                self._director.submit(MatchBuilt(name, int(value), more))
            case "step":
                self._director.submit(MatchStep(int(name), int(value), more))
            case "market":
                self._director.submit(in_the_market(name, int(value), more))
            case "force" if deck := unknown(value):
                self._wheel, self._said = (name, deck, more), LASTING
            case "force":
                director = self._director
                director.submit(put_right(director.scene("ledger").game, name, value, more))
            case "token":
                held = 0 if flag == "1" else None
                token = MatchToken(int(name), int(value), note, held)
                self._director.submit(token)
            case "deed":
                owner = None if value == BANK else seat_of(value)
                holding = None if owner is None else Holding(owner, flag == "1")
                self._director.submit(MatchDeed(name, holding, note))

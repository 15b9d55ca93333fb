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
from ui.presenters.in_force import put_right
from ui.presenters.match import OF, PRICE, match_table


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

    def view(self) -> Any:
        """Return every kind of correction."""
        return match_table(self._director.scene("ledger"))

    def act(self, verb: str, rest: str) -> None:
        """Enter a correction."""
        if verb != "match":
            return
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

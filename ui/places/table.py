"""The table: whatever has to be settled now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from companion.agenda import (
    Auction,
    CardDue,
    Deal,
    Debt,
    Detention,
    Do,
    Floor,
    Offer,
    Order,
    RollDue,
    Stake,
    Throw,
)
from companion.commands import (
    Accept,
    Bid,
    Claim,
    Command,
    Decline,
    Knock,
    NamePrice,
    Pass,
)
from companion.deferred import Owe
from companion.game import Game
from companion.ledger import Seat
from ui.places.at_hand import put_to_use
from ui.places.cards import CardDesk
from ui.places.dice import DiceDesk
from ui.places.house import House
from ui.places.machine import MachineDesk
from ui.places.market import MarketDesk
from ui.places.stick import Stick
from ui.places.tray import look_after
from ui.presenters.auction import auction
from ui.presenters.charge import charge, debt
from ui.presenters.deal import deal
from ui.presenters.inquiry import asked_of
from ui.presenters.order import order
from ui.presenters.plot import plot
from ui.presenters.question import answers, question
from ui.presenters.roll import roll, throw_due
from ui.presenters.scene import Scene
from ui.presenters.standings import standings

SCREENS: Mapping[type, Callable[[Scene, Any], Any]] = {
    Deal: deal,
    Debt: debt,
    Offer: plot,
    Order: order,
}
"""The questions whose screen needs nothing but the scene."""

SAID: Mapping[str, Callable[[Seat], Command]] = {"accept": Accept, "decline": Decline}
"""The answers of whom the table waits for."""


class TablePlace:
    """Shows the question on top of the agenda, and takes its answers."""

    def __init__(self, director: House) -> None:
        self._director = director
        self.dice = DiceDesk(director)
        self.machine = MachineDesk(director, self.dice)
        self.cards = CardDesk(director)
        self.market = MarketDesk(director)
        self._stick = Stick(director)
        self._returned: set[Seat] = set()
        """Who has passed in the auction and yet looks at the calls again."""

    @property
    def _game(self) -> Game:
        assert self._director.table is not None
        return self._director.table.game

    def view(self) -> Any:
        """Return the screen of the question on top; the standings when there is none."""
        scene = self._director.scene("table")
        item = scene.game.item
        shown = (
            self.market.at(item) or self.machine.view(scene, item) or self.cards.view(scene, item)
        )
        if shown:
            return shown
        if due := throw_due(scene.game):
            hint = not self._director.settings.hint_seen
            return roll(scene, due[0], self.dice.faces, self.dice.tray, hint=hint)
        if isinstance(item, Auction):
            passed = tuple(seat for seat in item.passed if seat not in self._returned)
            return auction(scene, replace(item, passed=passed))
        self._returned.clear()
        if item is None:
            return standings(scene, self._stick.carried)
        if isinstance(item, Do) and isinstance(item.effect, Owe):
            return charge(scene, item, item.effect)
        return SCREENS.get(type(item), question)(scene, item)

    def act(self, verb: str, rest: str) -> None:
        """Answer the question, or turn to something else."""
        director, item = self._director, self._game.item
        match verb, item:
            case "tray", _ if look_after(director, rest):
                return
            case (("die" | "rng" | "tray"), RollDue(seat) | Detention(seat) | Throw(seat)):
                self.dice.act(verb, rest, seat)
            case "hint", _:
                director.set(hint_seen=True)
            case "bankrupt", Debt(seat):
                director.go("leave", seat, director.place)
            case "why", Do() | Debt() | Offer():
                self._why()
            case (("stake" | "bet" | "decline"), Stake(seat)):
                self.machine.act(verb, rest, seat)
            case "save", None:
                self._stick.copy()
            case "new", None:
                director.leave()
            case _, Auction():
                self._bidding(verb, rest, item)
            case _:
                self._answer(verb, rest)

    def _why(self) -> None:
        """Have explained what is due, or what saying yes would charge."""
        director = self._director
        assert director.table is not None
        director.go("arbiter", asked_of(director.table, "why"), director.place)

    def _answer(self, verb: str, rest: str) -> None:
        director, item = self._director, self._game.item
        seat = item.seat if item else None
        if isinstance(item, Floor):
            self.market.act(verb, rest)
        if seat is None or isinstance(item, Floor):
            return
        match verb:
            case _ if verb in SAID:
                director.submit(SAID[verb](seat))
            case _ if command := put_to_use(seat, verb, rest):
                director.submit(command)
            case "card" if isinstance(item, CardDue):
                self.cards.act(rest, item)
            case "trade":
                director.go("trade", int(rest), director.place)
            case "claim":
                creditor, _, paper = rest.partition(":")
                director.submit(Claim(int(creditor), int(paper)))
            case "answer":
                director.submit(answers(director.scene("table"))[int(rest)].command)

    def _bidding(self, verb: str, rest: str, item: Auction) -> None:
        director = self._director
        seat, _, amount = rest.partition(":")
        match verb:
            case "bid":
                director.submit(Bid(int(seat), int(amount)))
            case "name":
                director.submit(NamePrice(int(seat), int(amount)))
            case "pass":
                self._returned.discard(int(seat))
                director.submit(Pass(int(seat)))
            case "return":
                self._returned |= {int(seat)} & set(item.passed)
            case "knock":
                director.submit(Knock())

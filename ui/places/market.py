"""The market: who deals, in how much, and what is touched there."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.agenda import Floor, Item
from companion.commands import Accept, Decline
from companion.game import Game
from companion.insurance import BuyPolicy
from companion.ledger import Seat
from ui.places.at_hand import put_to_use
from ui.places.house import House
from ui.presenters.inquiry import asked_of
from ui.presenters.market import (
    COUNT,
    Dealing,
    at_most,
    commands,
    dealer,
    leap,
    market,
    tax_due,
)

USUAL_FEE = 10


class MarketDesk:
    """Keeps what is being thought of until it is done."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._dealing = Dealing()

    def forget(self, seat: Seat | None = None) -> None:
        """Begin anew, with a player if one is named."""
        self._dealing = Dealing(seat)

    def at(self, item: Item | None) -> Any:
        """Return the market if somebody is on the exchange; else what was thought of is over."""
        if isinstance(item, Floor):
            return self.view("table")
        return self.forget()

    def view(self, tab: str) -> Any:
        """Return the market."""
        return market(self._director.scene(tab), self._dealing)

    def act(self, verb: str, rest: str) -> None:
        """Choose who deals in how much, deal, explain, or answer whoever asks."""
        dealing = self._dealing
        match verb:
            case "dealer":
                self._dealing = Dealing(int(rest), fee=dealing.fee)
            case "count":
                self._dealing = replace(dealing, count=int(rest))
            case "fee":
                self._dealing = replace(dealing, fee=int(rest))
            case "type":
                self._leap(int(rest))
            case "sell" | "buy":
                self._deal(buys=verb == "buy")
            case "insure":
                self._director.submit(BuyPolicy(self._seat, rest))
            case "accept" | "decline":
                self._answer(verb)
            case "brings" | "why":
                self._explain(verb)
            case _ if command := put_to_use(self._seat, verb, rest):
                self._director.submit(command)

    def _leap(self, which: int) -> None:
        """Go to all there may be of it, or from there back to the least."""
        dealing = self._dealing
        if which == COUNT:
            self._dealing = replace(dealing, count=leap(self._game, self._seat, dealing.count))
        else:
            self._dealing = replace(dealing, fee=0 if dealing.fee else USUAL_FEE)

    def _deal(self, *, buys: bool) -> None:
        game, seat = self._game, self._seat
        floor = game.item if isinstance(game.item, Floor) else None
        count = min(self._dealing.count, at_most(game, seat))
        command = commands(floor, seat, count, self._dealing.fee)[buys]
        self._dealing = replace(self._dealing, count=1)
        self._director.submit(command)

    def _answer(self, verb: str) -> None:
        """Play and leave the exchange, or pay the tax."""
        item = self._game.item
        seat = item.seat if isinstance(item, Floor) else tax_due(item)
        if seat is not None:
            self._director.submit(Accept(seat) if verb == "accept" else Decline(seat))

    def _explain(self, verb: str) -> None:
        director = self._director
        assert director.table is not None
        kind = "income" if verb == "brings" else "tax"
        asked = asked_of(director.table, kind, seat=self._seat)
        director.go("arbiter", asked, director.place)

    @property
    def _game(self) -> Game:
        assert self._director.table is not None
        return self._director.table.game

    @property
    def _seat(self) -> Seat:
        return dealer(self._game, self._dealing)


class MarketPlace:
    """The market between two turns of the game: to look, to buy and to sell."""

    def __init__(self, director: House) -> None:
        self._desk = MarketDesk(director)

    def open(self, seat: Seat | None = None) -> None:
        """Show it to a player, or to whose turn it is."""
        self._desk.forget(seat)

    def view(self) -> Any:
        """Return the market."""
        return self._desk.view("more")

    def act(self, verb: str, rest: str) -> None:
        """Deal, or look further."""
        self._desk.act(verb, rest)

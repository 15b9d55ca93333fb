"""A player's sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.commands import (
    Build,
    Claim,
    Command,
    Mortgage,
    PayUp,
    Redeem,
    Sell,
    SellDeed,
    UseCard,
)
from companion.ledger import DeedId, Seat, purse
from ui.places.house import House
from ui.presenters.inquiry import asked_of
from ui.presenters.sheet import sheet

ORDERS: dict[str, Callable[[Seat, DeedId], Command]] = {
    "build": Build,
    "sell": Sell,
    "mortgage": Mortgage,
    "redeem": Redeem,
    "sell_deed": SellDeed,
}


class SheetPlace:
    """What a player owns, and what may be done with it."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._seat: Seat = 0
        self._chosen: DeedId = ""

    def view(self) -> Any:
        """Return the sheet."""
        return sheet(self._director.scene("table"), self._seat, self._chosen)

    def open(self, seat: Seat) -> None:
        """Show the sheet of a seat, with the plot of its own chosen on which it stands."""
        assert self._director.table is not None
        game = self._director.table.game
        here = game.edition.printed[game.positions[seat]]
        self._seat = seat
        if here and game.owner(here) == seat:
            self._chosen = here

    def act(self, verb: str, rest: str) -> None:
        """Choose a deed, or do something with it."""
        director, seat = self._director, self._seat
        assert director.table is not None
        shown = sheet(director.scene("table"), seat, self._chosen)
        match verb:
            case "deed":
                self._chosen = rest
            case "trade":
                director.go("trade", seat, director.place)
            case "claim":
                director.submit(Claim(seat, int(rest)))
            case "pay_up":
                director.submit(PayUp(seat, int(rest)))
            case "use":
                director.submit(UseCard(seat, int(rest)))
            case "statement":
                asked = asked_of(director.table, "statement", account=purse(seat))
                director.go("arbiter", asked, director.place)
            case "why" if shown.chosen:
                cell = director.table.game.edition.visits[shown.chosen]
                director.go("arbiter", asked_of(director.table, "rent", cell=cell), director.place)
            case _ if verb in ORDERS and shown.chosen:
                self._chosen = shown.chosen
                director.submit(ORDERS[verb](seat, shown.chosen))

"""How far the screen is turned, and for whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.agenda import Auction
from companion.game import Game, Player
from companion.ledger import Seat
from ui.presenters.frame import awaited
from ui.settings import PLACES, SIDES, Guest, Settings, Side, Turn

QUARTER, ROUND = 90, 360
FOLLOWS = frozenset({"table"})
"""Where the screen turns by itself: a form that is being filled in lies still."""
FAR = 2
"""How many sides on the far one lies."""


class Turntable:
    """Turns the screen by hand, or towards whoever has to do something; ``turned`` is how far."""

    def __init__(self, turned: Turn) -> None:
        self.turned = turned

    def quarter(self, settings: Settings) -> dict[str, Any]:
        """Return the settings after a quarter turn; a screen that follows has all sides turned."""
        found = {"turned": around(self.turned + QUARTER)}
        if settings.orientation == "follow":
            found["south"] = around(settings.south + QUARTER)
        return found

    def follow(self, settings: Settings, game: Game, place: str) -> None:
        """Turn to whoever has to do something, where that is wanted and disturbs nobody."""
        seat = awaited(game)
        if settings.orientation != "follow" or place not in FOLLOWS or seat is None:
            return
        if not isinstance(game.item, Auction):
            self.turned = facing(settings, side_of(settings, game.players[seat]))

    def seen(self, settings: Settings, side: Side) -> int:
        """Return how many sides on a side lies from the near one of the screen, clockwise."""
        return (SIDES.index(side) - (settings.south - self.turned) // QUARTER) % len(SIDES)

    def at(self, settings: Settings, quarters: int) -> Side:
        """Return the side that lies so many on from the near one of the screen, clockwise."""
        return next(side for side in SIDES if self.seen(settings, side) == quarters)

    def lies(self, settings: Settings, game: Game) -> tuple[bool, frozenset[Seat]]:
        """Return whether no hand turns the screen, and the seats that see it upside down."""
        sides = {seat: side_of(settings, game.players[seat]) for seat in game.seats}
        far = frozenset(seat for seat in sides if self.seen(settings, sides[seat]) == FAR)
        return settings.orientation == "fixed", far


def side_of(settings: Settings, player: Player) -> Side:
    """Return the side a player sits at: as this device knows, or else as the evening says."""
    known = (guest.side for guest in settings.people if guest.name == player.name and guest.side)
    return next(known, player.side)


def company(settings: Settings, game: Game, moved: Mapping[Seat, Side]) -> tuple[Guest, ...]:
    """Return who plays, each at a side and at a place of it as long as there are some."""
    free, found = dict(enumerate(PLACES)), []
    for seat in game.seats:
        player = game.players[seat]
        side = moved.get(seat) or side_of(settings, player)
        place = next((n for n in free if free[n] == side), None)
        if place is not None:
            del free[place]
        found.append(Guest(player.name, player.coin or None, place, side))
    return tuple(found)


def facing(settings: Settings, side: Side) -> Turn:
    """Return how far the screen is turned for who sits at a side."""
    return around(settings.south - QUARTER * SIDES.index(side))


def around(degrees: int) -> Turn:
    """Return an angle without its whole turns."""
    turns: dict[int, Turn] = {0: 0, 90: 90, 180: 180, 270: 270}
    return turns[degrees % ROUND]

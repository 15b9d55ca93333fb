"""How far the screen is turned, and for whom."""

from __future__ import annotations

from typing import Any, Literal

from companion.agenda import Auction
from companion.game import Game
from ui.presenters.frame import awaited
from ui.settings import Settings, Turn

Side = Literal["south", "west", "north", "east"]
QUARTER, ROUND = 90, 360
SIDES: tuple[Side, ...] = ("south", "west", "north", "east")
"""The sides of the table, clockwise."""
FOLLOWS = frozenset({"table"})
"""Where the screen turns by itself: a form that is being filled in lies still."""


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
            self.turned = facing(settings, game.players[seat].side)

    def far(self, settings: Settings) -> Side:
        """Return the side of the table from which the screen is seen upside down."""
        quarters = (settings.south - self.turned) // QUARTER
        return SIDES[(quarters + 2) % len(SIDES)]


def facing(settings: Settings, side: Side) -> Turn:
    """Return how far the screen is turned for who sits at a side."""
    return around(settings.south - QUARTER * SIDES.index(side))


def around(degrees: int) -> Turn:
    """Return an angle without its whole turns."""
    turns: dict[int, Turn] = {0: 0, 90: 90, 180: 180, 270: 270}
    return turns[degrees % ROUND]

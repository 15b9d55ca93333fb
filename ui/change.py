"""What is new on the screen."""

from __future__ import annotations

from msgspec import Struct

from companion.agenda import Debt
from companion.events import Moved, Rolled
from companion.game import Game
from companion.options import THROW
from companion.table import Moment


class Change(Struct, frozen=True):
    """What is new on the screen: whether it moves, and how far a token walks first."""

    animate: bool = False
    walk: int = 0


STAYING = frozenset({"sheet", "market", "match", "in_force"})
"""Where one is likely to enter several things in a row."""


def stays(place: str, before: Game, after: Game) -> bool:
    """Return whether one stays at *place* after an entry: nothing else has come up."""
    return place in STAYING and same_question(before, after)


def same_question(before: Game, after: Game) -> bool:
    """Return whether the table still waits for the same seat to do the same thing.

    A debt that can be paid at last is another thing to do.
    """

    def asks(game: Game) -> tuple[object, ...]:
        item = game.item
        payable = isinstance(item, Debt) and game.cash(item.seat) >= item.owe.total
        return (type(item), item.seat if item else None, payable)

    return asks(before) == asks(after)


def walked(moment: Moment) -> int:
    """Return how many cells the thrower's token walks by the throw just entered.

    What a cell or a third double does to the token afterwards is no walk.
    """
    facts, before = moment.entry.events, moment.before
    throwers = {fact.seat for fact in facts if isinstance(fact, Rolled)}
    for fact in facts:
        if isinstance(fact, Moved) and fact.via == THROW and fact.seat in throwers:
            return (fact.to - before.positions[fact.seat]) % len(before.edition.cells)
    return 0

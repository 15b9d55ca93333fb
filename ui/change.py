"""What is new on the screen."""

from __future__ import annotations

from msgspec import Struct

from companion.events import Rolled
from companion.table import Moment


class Change(Struct, frozen=True):
    """What is new on the screen: whether it moves, and how far a token walks first."""

    animate: bool = False
    walk: int = 0


def walked(moment: Moment) -> int:
    """Return how many cells the token walks by the throw just entered."""
    for fact in moment.entry.events:
        if isinstance(fact, Rolled):
            step = moment.after.positions[fact.seat] - moment.before.positions[fact.seat]
            total = sum(fact.dice)
            return total if step else 0
    return 0

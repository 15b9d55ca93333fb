"""What is new on the screen."""

from __future__ import annotations

from msgspec import Struct

from companion.agenda import Debt
from companion.events import Event, Moved, Rolled
from companion.game import Game
from companion.options import THROW
from companion.table import Moment


class News(Struct, frozen=True):
    """What was written last, and the game before it: entered, entered again, or taken back.

    ``events`` are those of the one entry; of several taken back at once there are none to show.
    ``undone`` are all that were taken back, oldest first; ``redone`` is what was entered again.
    """

    seq: int
    events: tuple[Event, ...]
    before: Game
    after: Game
    back: bool = False
    undone: tuple[Moment, ...] = ()
    redone: tuple[Moment, ...] = ()


class Change(Struct, frozen=True):
    """What is new on the screen: whether it moves, and what is heard.

    ``walk`` is how many cells a token walks first; one that walks back walks on the new screen.
    """

    animate: bool = False
    walk: int = 0
    cue: str = ""


STAYING = frozenset({"sheet", "market", "match", "in_force"})
"""Where one is likely to enter several things in a row."""


def stays(place: str, before: Game, after: Game) -> bool:
    """Return whether one stays at *place* after an entry: nothing else has come up."""
    return place in STAYING and same_question(before, after)


def same_question(before: Game, after: Game) -> bool:
    """Return whether the table still waits for the same seat to do the same thing."""

    def asks(game: Game) -> tuple[object, ...]:
        item = game.item  # a debt that can be paid at last is another thing to do
        payable = isinstance(item, Debt) and game.cash(item.seat) >= item.owe.total
        return (type(item), item.seat if item else None, payable)

    return asks(before) == asks(after)


def walked(news: News) -> int:
    """Return how many cells the thrower's token walks by the very throw; less than 0: back."""
    start = news.after if news.back else news.before
    throwers = {fact.seat for fact in news.events if isinstance(fact, Rolled)}
    for fact in news.events:
        if isinstance(fact, Moved) and fact.via == THROW and fact.seat in throwers:
            steps = (fact.to - start.positions[fact.seat]) % len(start.edition.cells)
            return -steps if news.back else steps
    return 0

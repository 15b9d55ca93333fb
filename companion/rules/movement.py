"""Tokens: what is passed on the way, where the way ends, and the income of a lap."""

from __future__ import annotations

from enum import StrEnum

from companion.agenda import Do
from companion.assessment import Assessment
from companion.effects import GoTo, Income, Send, Step
from companion.events import Assessed, Moved
from companion.ledger import BANK, purse
from companion.rules.book import Chapter
from companion.rules.draft import Draft


class Article(StrEnum):
    """What a lap earns."""

    LAP = "movement.lap"
    NO_LAP = "movement.no_lap"


def step(draft: Draft, do: Do, effect: Step) -> None:
    """Move the token; put off, in order, what the cells passed and the last cell do."""
    assert do.seat is not None
    cells, here = draft.game.edition.cells, draft.game.positions[do.seat]
    sign = 1 if effect.by > 0 else -1
    way = [(here + sign * n) % len(cells) for n in range(1, abs(effect.by) + 1)]
    if not way:
        return
    draft.add(Moved(do.seat, way[-1], do.via))
    back = sign < 0
    draft.then(
        *(
            Do(do.seat, passing, do.via, lands=False, back=back, at=cell)
            for cell in way[:-1]
            for passing in cells[cell].passing
        ),
        *(
            Do(do.seat, landing, do.via, back=back, at=way[-1])
            for landing in cells[way[-1]].landing
        ),
    )


def go_to(draft: Draft, do: Do, effect: GoTo) -> None:
    """Go forwards to a cell; to the very cell one stands on is a whole lap."""
    assert do.seat is not None
    size = len(draft.game.edition.cells)
    way = (effect.cell - draft.game.positions[do.seat]) % size
    draft.then(Do(do.seat, Step(way or size), do.via))


def send(draft: Draft, do: Do, effect: Send) -> None:
    """Put the token down without passing anything."""
    assert do.seat is not None
    draft.add(Moved(do.seat, effect.cell, do.via))


def income(draft: Draft, do: Do, _effect: Income) -> None:
    """Pay for the lap, if this kind of move earns it; say so if it does not."""
    assert do.seat is not None
    options = draft.game.options
    policy = options.pays_start.get(do.via, "never")
    earns = policy == "always" or (policy == "if_not_destination" and not do.lands)
    if earns and not do.back:
        draft.pay(BANK, purse(do.seat), Assessment.of(Article.LAP, options.income))
    else:
        no_lap = Assessment.of(Article.NO_LAP, 0, via=do.via)
        draft.add(Assessed(BANK, purse(do.seat), no_lap))


CHAPTER = Chapter(
    "movement", Article, effects={Step: step, GoTo: go_to, Send: send, Income: income}
)

"""Tokens: what is passed on the way, where the way ends, and the income of a lap."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from companion.agenda import Do
from companion.assessment import Assessment
from companion.effects import CellIndex, Draw, Effect, GoTo, GoToNearest, Income, Send, Step, Visit
from companion.events import Assessed, Counted, Moved
from companion.game import Game
from companion.ledger import BANK, Seat, purse
from companion.options import MOVEMENT, THROW
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft
from companion.ruling import Levy

VISITED = (Visit, Draw)
"""What a table may leave out where a card has brought the token: buying, rent, another card."""


class Article(StrEnum):
    """What a lap earns."""

    LAP = "movement.lap"
    INCOME = "movement.income"
    NO_LAP = "movement.no_lap"
    EXACT = "movement.exact"


def step(draft: Draft, do: Do, effect: Step) -> None:
    """Move the token; put off, in order, what the cells left, passed and reached do."""
    assert do.seat is not None
    game, cells = draft.game, draft.game.edition.cells
    here = game.positions[do.seat]
    sign = 1 if effect.by > 0 else -1
    way = [(here + sign * n) % len(cells) for n in range(1, abs(effect.by) + 1)]
    if not way:
        return
    move(draft, do.seat, way[-1], do.via)
    order = Do(do.seat, effect, do.via, back=sign < 0, income=do.income)
    draft.then(
        *(replace(order, effect=leaving, at=here) for leaving in cells[here].leaving),
        *(
            replace(order, effect=passing, lands=False, at=cell)
            for cell in way[:-1]
            for passing in cells[cell].passing
        ),
        *(
            replace(order, effect=landing, at=way[-1])
            for landing in cells[way[-1]].landing
            if settled(game, do.via, landing)
        ),
    )


def settled(game: Game, via: str, landing: Effect) -> bool:
    """Return whether a cell does this to whom a card has brought there, if a card has."""
    by_card = via in game.edition.decks
    return game.options.movement_resolves_cell or not (by_card and isinstance(landing, VISITED))


def go_to(draft: Draft, do: Do, effect: GoTo) -> None:
    """Go forwards to a cell; to the very cell one stands on is a whole lap."""
    assert do.seat is not None
    size = len(draft.game.edition.cells)
    way = (effect.cell - draft.game.positions[do.seat]) % size
    draft.then(Do(do.seat, Step(way or size), do.via, income=effect.income))


def go_to_nearest(draft: Draft, do: Do, effect: GoToNearest) -> None:
    """Go forwards to the first cell of the kind; to the very cell one stands on is a whole lap."""
    assert do.seat is not None
    game, here = draft.game, draft.game.positions[do.seat]
    kind = game.edition.cells_of(effect.icon, effect.group)
    cell = min(kind, key=lambda cell: (cell - here - 1) % len(game.edition.cells))
    draft.then(Do(do.seat, GoTo(cell), do.via))


def send(draft: Draft, do: Do, effect: Send) -> None:
    """Put the token down without passing anything."""
    assert do.seat is not None
    move(draft, do.seat, effect.cell, do.via)


def income(draft: Draft, do: Do, _effect: Income) -> None:
    """Pay for the lap, if this kind of move earns it; say so if it does not."""
    assert do.seat is not None
    options, seat = draft.game.options, do.seat
    if draft.game.count(f"fresh{seat}") and not do.back:
        draft.add(Counted(f"fresh{seat}", 0))
    if not earns(draft.game, do):
        no_lap = Assessment.of(Article.NO_LAP, 0, via=do.via)
        draft.add(Assessed(BANK, purse(seat), no_lap))
    elif do.lands and options.start_exact_landing == "on_leaving":
        draft.add(Counted(f"lap{seat}", 1))
    else:
        sum_ = circular_income(draft, seat)
        twice = do.lands and options.start_exact_landing == "double"
        draft.pay(BANK, purse(seat), sum_.then(Article.EXACT, "times", 2) if twice else sum_)


def circular_income(draft: Draft, seat: Seat) -> Assessment:
    """Return what a lap brings a seat."""
    return draft.book.assess(draft.game, Levy("income", seat))


def lap(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return what a lap brings: a sum for everyone, and what else one has brings besides."""
    sum_, more = Assessment.of(Article.LAP, game.options.income), tuple(book.added(game, levy))
    return Assessment.sum(Article.INCOME, sum_, *more) if more else sum_


def earns(game: Game, do: Do) -> bool:
    """Return whether a move over START is paid for: by the dice yes, by a card it says."""
    if do.back and game.options.backward_passing != "both":
        return False
    if do.income is not None:
        return do.income
    if do.via == MOVEMENT:
        policy = game.options.movement_card_pays_start
        return policy == "if_crossed" or (policy == "if_destination_not_start" and not do.lands)
    return do.via == THROW or (do.via in game.edition.decks and game.options.chance_move_pays_start)


def move(draft: Draft, seat: Seat, to: CellIndex, via: str) -> None:
    """Put the token elsewhere; who leaves START gets what was held back on landing."""
    draft.add(Moved(seat, to, via))
    if draft.game.count(f"lap{seat}"):
        draft.add(Counted(f"lap{seat}", 0))
        draft.pay(BANK, purse(seat), circular_income(draft, seat))


CHAPTER = Chapter(
    "movement",
    Article,
    effects={
        Step: step,
        GoTo: go_to,
        GoToNearest: go_to_nearest,
        Send: send,
        Income: income,
    },
    reckoners={("income", type(None)): lap},
)

"""Claims: papers by which one player may ask money of another; and the debts that wait."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from companion.agenda import Debt, Do
from companion.deferred import Owe
from companion.game import Game, Paper
from companion.ledger import Seat
from companion.record import Record

When: TypeAlias = Literal["too_early", "now", "too_late"]


class Claim(Record, frozen=True):
    """What the paper of this number gives the creditor a right to, and whether it may be now."""

    paper: int
    creditor: Seat
    debtor: Seat
    owe: Owe
    when: When


def claim_of(game: Game, paper: Paper) -> Claim | None:
    """Return what *paper* gives a right to, if it is a claim."""
    if not isinstance(paper.says, Owe) or paper.holder is None or paper.against is None:
        return None
    return Claim(paper.id, paper.holder, paper.against, paper.says, when(game, paper))


def when(game: Game, paper: Paper) -> When:
    """Return whether the time of *paper* is still to come, is now, or is over."""
    if paper.from_round is not None and game.count("round") < paper.from_round:
        return "too_early"
    if paper.until_turn is not None and game.count("thrown_in") > paper.until_turn:
        return "too_late"
    return "now"


def claims(game: Game) -> Iterator[Claim]:
    """Yield the claims that lie on the table, the oldest first, the lost ones too."""
    for number in sorted(game.papers):
        if found := claim_of(game, game.papers[number]):
            yield found


def due(game: Game, debtor: Seat) -> tuple[Owe, ...]:
    """Return what may be claimed of *debtor* now."""
    return tuple(c.owe for c in claims(game) if c.debtor == debtor and c.when == "now")


def owed(game: Game, debtor: Seat) -> Iterator[Owe]:
    """Yield what waits to be paid by *debtor*, though other things may come before it."""
    for item in reversed(game.agenda):
        match item:
            case Do(seat, Owe() as owe) | Debt(seat, owe) if seat == debtor:
                yield owe

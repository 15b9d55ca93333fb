"""Claims: papers by which one player may ask money of another; and the debts that wait."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from companion.agenda import Debt, Detention, Do, RollDue
from companion.deferred import Owe
from companion.game import Game, Paper
from companion.ledger import Seat
from companion.record import Record

When: TypeAlias = Literal["too_early", "now", "too_late"]


class Due(Record, frozen=True):
    """What the paper of this number gives the creditor a right to, and whether it may be now."""

    paper: int
    creditor: Seat
    debtor: Seat
    owe: Owe
    when: When


def due_of(game: Game, paper: Paper) -> Due | None:
    """Return what *paper* gives a right to, if it is a claim."""
    if not isinstance(paper.says, Owe) or paper.holder is None or paper.against is None:
        return None
    return Due(paper.id, paper.holder, paper.against, paper.says, when(game, paper))


def when(game: Game, paper: Paper) -> When:
    """Return whether the time of *paper* is still to come, is now, or is over."""
    if paper.from_round is not None and game.count("round") < paper.from_round:
        return "too_early"
    return "now" if game.in_force(paper) else "too_late"


def claims(game: Game) -> Iterator[Due]:
    """Yield the claims that lie on the table, the oldest first, the lost ones too."""
    for number in sorted(game.papers):
        if found := due_of(game, game.papers[number]):
            yield found


def fall_due(game: Game) -> Iterator[Due]:
    """Yield what has to be paid once nobody can wait any longer, be it too early or not."""
    return (due for due in claims(game) if due.when != "too_late")


def own_throw(game: Game, debtor: Seat) -> int:
    """Return 1 if the dice are yet to come to *debtor*: his own throw costs no claim on him."""
    ahead = any(isinstance(i, RollDue | Detention) and i.seat == debtor for i in game.agenda)
    return int(ahead and game.count("thrower") != debtor)


def owed(game: Game, debtor: Seat) -> Iterator[Owe]:
    """Yield what waits to be paid by *debtor*, though other things may come before it."""
    for item in reversed(game.agenda):
        match item:
            case Do(seat, Owe() as owe) | Debt(seat, owe) if seat == debtor:
                yield owe

"""How a deal is put together on the screen: goods, money and conditions, touch by touch."""

from __future__ import annotations

from collections.abc import Iterator

from companion.clauses import Clause, Promise, Repay, Spare
from companion.commands import Propose
from companion.deferred import Basket
from companion.game import Game
from companion.ledger import MONEY, Money, Seat
from ui.places.terms import LOAN, LONG, sides


def proposing(game: Game, deal: Propose) -> Iterator[str]:
    """Yield the keys that propose *deal*."""
    yield from (f"seat:{deal.seat}", f"trade:{deal.seat}")
    if len(game.seats) > 2:
        yield f"partner:{deal.partner}"
    yield from given("gives", deal.gives)
    yield from given("gets", deal.gets)
    for clause in deal.clauses:
        yield from worded(clause, deal.seat)
    yield "propose"


def given(side: str, basket: Basket) -> Iterator[str]:
    """Yield the keys that put a basket together."""
    yield from (f"deed:{side}:{deed}" for deed in basket.deeds)
    yield from (f"paper:{side}:{paper}" for paper in basket.papers)
    if money := basket.goods.get(MONEY):
        yield from (f"money:{side}", *digits(money), "money:")


def worded(clause: Clause, proposer: Seat) -> Iterator[str]:
    """Yield the keys that word a condition, from how it begins."""
    yield "terms"
    match clause:
        case Spare():
            yield from bound(clause, proposer)
            if clause.deed or clause.group:
                yield f"place:deed:{clause.deed}" if clause.deed else f"place:group:{clause.group}"
        case Repay():
            yield "term:repay"
            yield from bound(clause, proposer)
            yield from ("digit:back" for _ in str(LOAN))
            yield from digits(clause.amount)
        case Promise():
            yield "term:promise"
            yield from bound(clause, proposer)
    yield "add"


def bound(clause: Clause, proposer: Seat) -> Iterator[str]:
    """Yield the keys that say whom a condition binds, and how long."""
    if sides(clause)[0] != proposer:
        yield f"who:{sides(clause)[0]}"
    if isinstance(clause, Promise):
        return
    visits = clause.visits if isinstance(clause, Spare) else None
    count = clause.rounds or visits
    if count is None:
        yield "span:always"
        return
    yield "span:visits" if visits else "span:rounds"
    yield from (f"count:{1 if count > LONG else -1}" for _ in range(abs(count - LONG)))


def digits(amount: Money) -> Iterator[str]:
    """Yield the digits to type."""
    yield from (f"digit:{digit}" for digit in str(amount))

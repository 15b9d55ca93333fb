"""How the two sides of a deal, and what it binds them to, are told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from companion.clauses import Clause, Promise, Repay, Spare
from companion.deferred import Basket
from companion.game import Game
from companion.ledger import MONEY

if TYPE_CHECKING:
    from companion.words import Words


def basket(words: Words, side: Basket, game: Game) -> str:
    """Return what one side gives, or that it gives nothing."""
    return ", ".join(_things(words, side, game)) or words.plain("deal.nothing")


def _things(words: Words, side: Basket, game: Game) -> Iterator[str]:
    for goods, count in side.goods.items():
        if goods == MONEY:
            yield words.money(count, game.edition)
        else:
            yield words.pieces(goods, count, game.edition)
    yield from (words.phrase("deal.deed", {"deed": deed}, game) for deed in side.deeds)
    yield from (words.phrase("deal.card", {"paper": number}, game) for number in side.papers)


def clauses(words: Words, several: tuple[Clause, ...], game: Game) -> str:
    """Return what a deal binds its sides to."""
    return "; ".join(clause(words, one, game) for one in several)


def clause(words: Words, one: Clause, game: Game) -> str:
    """Return what a clause says."""
    match one:
        case Spare(payer, payee, deed, group, rounds, visits):
            ends = _ends(words, rounds, visits, game)
            where = words.phrase(_where(deed, group), {"deed": deed, "group": group}, game)
            facts = {"seat": payer, "owner": payee, "text": ", ".join((where, *ends))}
            return words.phrase("clause.spare", facts, game)
        case Repay(payer, payee, amount, rounds):
            facts = {"seat": payer, "owner": payee, "sum": amount, "count": rounds or 0}
            return words.phrase("clause.repay" if rounds else "clause.repay.now", facts, game)
        case Promise(by, to, text):
            return words.phrase("clause.promise", {"seat": by, "owner": to, "text": text}, game)


def _where(deed: str | None, group: str | None) -> str:
    if deed is not None:
        return "deal.deed"
    return "clause.anywhere" if group is None else "clause.group"


def _ends(words: Words, rounds: int | None, visits: int | None, game: Game) -> Iterator[str]:
    """Yield how long a clause holds."""
    if visits is None and rounds is None:
        yield words.plain("clause.for_good")
    if visits is not None:
        yield words.phrase("clause.visits", {"count": visits}, game)
    if rounds is not None:
        key = "clause.rounds" if rounds else "clause.this_round"
        yield words.phrase(key, {"count": rounds}, game)

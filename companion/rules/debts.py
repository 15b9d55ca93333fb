"""Paying what is owed, and what one could raise to pay it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Debt, Do
from companion.assessment import Assessment
from companion.commands import Accept
from companion.deferred import HandOver, Owe
from companion.game import Game
from companion.ledger import DeedId, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy
from companion.teardown import removable


class Article(StrEnum):
    """How debts are paid."""

    TOO_DEAR = "debts.too_dear"
    MEANS = "debts.means"
    CASH = "debts.cash"
    BUILDINGS = "debts.buildings"
    PAID_FOR = "debts.paid_for"


def owe(draft: Draft, do: Do, effect: Owe) -> None:
    """Pay all that is owed, or leave it as a debt; the bank inherits from who has left."""
    assert do.seat is not None
    if draft.game.cash(do.seat) < effect.total:
        draft.then(Debt(do.seat, effect))
        return
    for charge in effect.charges:
        draft.pay(purse(do.seat), draft.game.heir(charge.payee), charge.sum)


def waits_for_a_tap(_book: Book, game: Game, do: Do) -> bool:
    """Hold what the seat can pay until someone has seen the slip."""
    owed = do.effect
    return (
        isinstance(owed, Owe)
        and do.seat is not None
        and owed.topic in game.options.tap_to_pay
        and 0 < owed.total <= game.cash(do.seat)
    )


def let_happen(draft: Draft, _command: Accept, item: Do) -> None:
    """Let a held effect happen."""
    draft.book.perform(draft, item)


def hand_over(draft: Draft, do: Do, effect: HandOver) -> None:
    """Give what has been paid for."""
    assert do.seat is not None
    draft.hand_over(effect.giver, do.seat, effect.basket, Article.PAID_FOR)


def pay(draft: Draft, _command: Accept, item: Debt) -> None:
    """Pay the debt with what has been raised."""
    cash, owed = draft.game.cash(item.seat), item.owe.total
    if cash < owed:
        raise Refusal(Article.TOO_DEAR, price=owed, cash=cash, short=owed - cash)
    draft.book.perform(draft, Do(item.seat, item.owe))


def means(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return what a seat could raise: cash, what it can sell, its free deeds pledged."""
    parts = [Assessment.of(Article.CASH, game.cash(levy.seat))]
    parts += book.added(game, levy)
    sold = removable(game, levy.seat)
    for deed in game.owned_by(levy.seat):
        if count := sold.get(deed, 0):
            each = book.assess(game, Levy("sale", levy.seat, deed=deed))
            parts.append(each.then(Article.BUILDINGS, "times", count))
        if not game.holdings[deed].mortgaged and clear(game, deed, sold):
            parts.append(book.assess(game, Levy("pledge", levy.seat, deed=deed)))
    return Assessment.sum(Article.MEANS, *parts)


def clear(game: Game, deed: DeedId, sold: dict[DeedId, int]) -> bool:
    """Return whether a deed could be pledged once so many buildings are sold."""
    if not game.pledgeable(deed):
        return False
    whole = game.options.mortgage_clear_scope == "whole_group"
    row = game.edition.rows[game.edition.deeds[deed].group] if whole else (deed,)
    return all(game.level(plot) == sold.get(plot, 0) for plot in row)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to pay."""
    item = game.item
    if isinstance(item, Debt | Do) and item.seat is not None:
        yield Candidate(Accept(item.seat))


CHAPTER = Chapter(
    "debts",
    Article,
    answers={(Accept, Debt): pay, (Accept, Do): let_happen},
    effects={Owe: owe, HandOver: hand_over},
    reckoners={("means", type(None)): means},
    holds=waits_for_a_tap,
    needs=frozenset({"sale", "pledge"}),
    candidates=candidates,
)

"""Sums that a cell or a card names: to the bank, from the bank, to a pot, to everyone."""

from __future__ import annotations

from enum import StrEnum

from companion.agenda import Do
from companion.assessment import Assessment
from companion.effects import Charge, Owe, Pay, PayEach, Receive, TakePot
from companion.ledger import BANK, purse
from companion.rules.book import Chapter
from companion.rules.draft import Draft


class Article(StrEnum):
    """What a cell or a card orders."""

    RECEIVE = "payments.receive"
    PAY = "payments.pay"
    PAY_EACH = "payments.pay_each"
    TAKE_POT = "payments.take_pot"
    EMPTY_POT = "payments.empty_pot"


def source(do: Do) -> str:
    """Return what orders the sum: the cell ``cell:<index>``, or whatever set it off."""
    return do.via if do.at is None else f"cell:{do.at}"


def receive(draft: Draft, do: Do, effect: Receive) -> None:
    """Take a sum from the bank."""
    assert do.seat is not None
    draft.pay(BANK, purse(do.seat), Assessment.of(Article.RECEIVE, effect.amount, via=source(do)))


def pay(draft: Draft, do: Do, effect: Pay) -> None:
    """Owe a sum to the bank or a pot."""
    assert do.seat is not None
    sum_ = Assessment.of(Article.PAY, effect.amount, via=source(do), account=effect.to)
    draft.owe(do.seat, "pay", Charge(effect.to, sum_))


def pay_each(draft: Draft, do: Do, effect: PayEach) -> None:
    """Owe every other player a sum, as one debt."""
    assert do.seat is not None
    sum_ = Assessment.of(Article.PAY_EACH, effect.amount, via=source(do))
    others = (seat for seat in draft.game.seats if seat != do.seat)
    draft.owe(do.seat, "pay", *(Charge(purse(other), sum_) for other in others))


def take_pot(draft: Draft, do: Do, effect: TakePot) -> None:
    """Take what lies in the pot."""
    assert do.seat is not None
    found = draft.game.ledger.balance(effect.pot)
    article = Article.TAKE_POT if found else Article.EMPTY_POT
    draft.pay(effect.pot, purse(do.seat), Assessment.of(article, found, account=effect.pot))


CHAPTER = Chapter(
    "payments",
    Article,
    effects={Receive: receive, Pay: pay, PayEach: pay_each, TakePot: take_pot},
    needs=frozenset({Owe}),
)

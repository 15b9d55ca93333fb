"""Sums that a cell or a card names: to the bank, from the bank, to a pot, to everyone."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from companion.agenda import Do
from companion.assessment import Assessment
from companion.deferred import Charge, Owe
from companion.effects import (
    CollectEach,
    Pay,
    PayEach,
    PayPerBuilding,
    Receive,
    ReceivePerBuilding,
    TakePot,
)
from companion.game import Game
from companion.ledger import BANK, Commodity, Money, Seat, purse
from companion.rules.book import Chapter
from companion.rules.draft import Draft


class Article(StrEnum):
    """What a cell or a card orders."""

    RECEIVE = "payments.receive"
    PAY = "payments.pay"
    PAY_EACH = "payments.pay_each"
    COLLECT_EACH = "payments.collect_each"
    PAY_BUILDINGS = "payments.pay_buildings"
    RECEIVE_BUILDINGS = "payments.receive_buildings"
    BUILDING = "payments.building"
    STANDING = "payments.standing"
    TAKE_POT = "payments.take_pot"
    EMPTY_POT = "payments.empty_pot"


def source(do: Do) -> str:
    """Return what orders the sum: ``cell:<index>``, ``card:<deck>:<id>``, or what set it off."""
    if do.card:
        return f"card:{do.via}:{do.card}"
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


def collect_each(draft: Draft, do: Do, effect: CollectEach) -> None:
    """Let every other player owe a sum, beginning at the left."""
    assert do.seat is not None
    sum_ = Assessment.of(Article.COLLECT_EACH, effect.amount, via=source(do))
    owed, seats = Owe("pay", (Charge(purse(do.seat), sum_),)), draft.game.seats
    here = seats.index(do.seat)
    draft.then(*(Do(other, owed) for other in (*seats[here + 1 :], *seats[:here])))


def for_buildings(game: Game, seat: Seat, each: Mapping[Commodity, Money]) -> list[Assessment]:
    """Return what comes together for the buildings of a seat, one part for each kind."""
    return [
        Assessment.of(Article.BUILDING, each[piece], piece=piece).then(
            Article.STANDING, "times", count
        )
        for piece in each
        if (count := game.standing(seat, piece))
    ]


def pay_per_building(draft: Draft, do: Do, effect: PayPerBuilding) -> None:
    """Owe the bank for all that stands on one's plots."""
    assert do.seat is not None
    parts = for_buildings(draft.game, do.seat, effect.each)
    sum_ = Assessment.sum(Article.PAY_BUILDINGS, *parts, via=source(do))
    draft.owe(do.seat, "pay", Charge(BANK, sum_))


def receive_per_building(draft: Draft, do: Do, effect: ReceivePerBuilding) -> None:
    """Take from the bank for all that stands on one's plots."""
    assert do.seat is not None
    parts = for_buildings(draft.game, do.seat, effect.each)
    sum_ = Assessment.sum(Article.RECEIVE_BUILDINGS, *parts, via=source(do))
    draft.pay(BANK, purse(do.seat), sum_)


def take_pot(draft: Draft, do: Do, effect: TakePot) -> None:
    """Take what lies in the pot."""
    assert do.seat is not None
    found = draft.game.ledger.balance(effect.pot)
    article = Article.TAKE_POT if found else Article.EMPTY_POT
    draft.pay(effect.pot, purse(do.seat), Assessment.of(article, found, account=effect.pot))


CHAPTER = Chapter(
    "payments",
    Article,
    effects={
        Receive: receive,
        Pay: pay,
        PayEach: pay_each,
        CollectEach: collect_each,
        PayPerBuilding: pay_per_building,
        ReceivePerBuilding: receive_per_building,
        TakePot: take_pot,
    },
    needs=frozenset({Owe}),
)

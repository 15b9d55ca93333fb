"""The exchange: a deal before and after the throws for the price, and deals for others."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec.structs import replace

from companion.agenda import Do, Floor, Order, Throw
from companion.assessment import Assessment
from companion.commands import Accept, Decline
from companion.game import Game
from companion.ledger import purse
from companion.market import (
    BuyShares,
    Exchange,
    OrderShares,
    SellShares,
    ShiftPrice,
    Speculate,
    TakeShares,
)
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Range
from companion.shares import affordable, bank_buys, for_sale, held, worth

THROWS = 2
"""The first throw says whether the price rises, the second by how much."""


class Article(StrEnum):
    """What is done on the exchange, and how often."""

    VALUE = "exchange.value"
    COMMISSION = "exchange.commission"
    ONE_DEAL = "exchange.one_deal"
    PLAYED = "exchange.played"
    MANDATORY = "exchange.mandatory"
    NOBODY_THERE = "exchange.nobody_there"
    ONESELF = "exchange.oneself"
    ORDERED = "exchange.ordered"
    BUY_ONLY = "exchange.buy_only"
    NO_COMMISSION = "exchange.no_commission"
    COMMISSION_TOO_DEAR = "exchange.commission_too_dear"
    GONE = "exchange.gone"


def arrive(draft: Draft, do: Do, _effect: Exchange) -> None:
    """Open the floor."""
    assert do.seat is not None
    draft.then(Floor(do.seat))


def buy(draft: Draft, command: BuyShares, item: Floor) -> None:
    """Buy as the one deal; what may be bought anyway is none."""
    deal(draft, item, command.count, free=for_sale(draft.game, item.seat))


def sell(draft: Draft, command: SellShares, item: Floor) -> None:
    """Sell as the one deal; what may be sold anyway is none."""
    deal(draft, item, -command.count, free=bank_buys(draft.game, item.seat))


def deal(draft: Draft, item: Floor, count: int, *, free: bool) -> None:
    """Change shares with the bank, once before playing and once after."""
    if not free and item.seat in item.dealt:
        raise Refusal(Article.ONE_DEAL, seat=item.seat)
    draft.book.perform(draft, Do(item.seat, TakeShares(count)))
    draft.then(item if free else replace(item, dealt=(*item.dealt, item.seat)))


def play(draft: Draft, _command: Accept, item: Floor) -> None:
    """Throw for the price; one's next deal is another one, everybody else's is not."""
    if item.played:
        raise Refusal(Article.PLAYED)
    others = tuple(seat for seat in item.dealt if seat != item.seat)
    draft.then(Do(item.seat, Speculate(others)))


def leave(draft: Draft, _command: Decline, item: Floor) -> None:
    """Leave the floor; who must play has to play first."""
    if draft.game.options.exchange_play_optional == "mandatory" and not item.played:
        raise Refusal(Article.MANDATORY)


def speculate(draft: Draft, do: Do, effect: Speculate) -> None:
    """Throw twice: even raises the price, odd lowers it, by as many points as the second shows."""
    assert do.seat is not None
    if len(do.dice) < THROWS:
        draft.then(Throw(do.seat, do))
        return
    way, points = do.dice
    draft.book.perform(draft, Do(do.seat, ShiftPrice(-points if way % 2 else points)))
    draft.then(Floor(do.seat, played=True, dealt=effect.dealt))


def order(draft: Draft, command: OrderShares) -> None:
    """Ask who is on the exchange to deal for another; it must be possible now."""
    floor, options = draft.game.item, draft.game.options
    if not isinstance(floor, Floor):
        raise Refusal(Article.NOBODY_THERE)
    if command.seat == floor.seat:
        raise Refusal(Article.ONESELF)
    if command.seat in floor.dealt:
        raise Refusal(Article.ORDERED, seat=command.seat)
    if command.sells and options.exchange_broker_once == "buy_only":
        raise Refusal(Article.BUY_ONLY)
    if not 0 <= command.commission <= 100:
        raise Refusal(Article.NO_COMMISSION)
    asked = Order(floor.seat, command.seat, command.count, command.commission, floor, command.sells)
    fill(Draft(draft.book, draft.game), asked)
    draft.exchange(asked)


def accept(draft: Draft, _command: Accept, item: Order) -> None:
    """Deal for the other, take the commission, and stay on the floor."""
    if item.client not in draft.game.seats:
        raise Refusal(Article.GONE, seat=item.client)
    fill(draft, item)
    draft.then(replace(item.floor, dealt=(*item.floor.dealt, item.client)))


def fill(draft: Draft, item: Order) -> None:
    """Have the client change shares with the bank and pay the commission."""
    count = -item.count if item.sells else item.count
    sum_ = Assessment.of(Article.VALUE, worth(draft.game, item.count), count=item.count)
    fee = sum_.percent(Article.COMMISSION, item.commission, draft.game.options.rounding)
    draft.book.perform(draft, Do(item.client, TakeShares(count)))
    if fee.total > draft.game.cash(item.client):
        raise Refusal(Article.COMMISSION_TOO_DEAR, seat=item.client, price=fee.total)
    if fee.total:
        draft.pay(purse(item.client), purse(item.seat), fee)


def decline(draft: Draft, _command: Decline, item: Order) -> None:
    """Stay on the floor without dealing for the other."""
    draft.then(item.floor)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to play, to leave, to order, and to answer an order."""
    item = game.item
    if isinstance(item, Floor | Order):
        if not (isinstance(item, Floor) and item.played):
            yield Candidate(Accept(item.seat))
        yield Candidate(Decline(item.seat))
    if isinstance(item, Floor):
        yield from orders(game, item)


def orders(game: Game, floor: Floor) -> Iterator[Candidate]:
    """Propose to everybody else to have shares bought and sold."""
    for seat in game.seats:
        if seat != floor.seat:
            most = max(1, affordable(game, seat))
            form = {"count": Range(1, most), "commission": None}
            yield Candidate(OrderShares(seat, 1, 0), form)
            if count := held(game, seat):
                form = {"count": Range(1, count), "commission": None}
                yield Candidate(OrderShares(seat, 1, 0, sells=True), form)


CHAPTER = Chapter(
    "exchange",
    Article,
    answers={
        (BuyShares, Floor): buy,
        (SellShares, Floor): sell,
        (Accept, Floor): play,
        (Decline, Floor): leave,
        (Accept, Order): accept,
        (Decline, Order): decline,
    },
    acts={OrderShares: order},
    effects={Exchange: arrive, Speculate: speculate},
    needs=frozenset({TakeShares, ShiftPrice, Throw}),
    candidates=candidates,
)

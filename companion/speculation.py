"""What bots do with shares: buy, sell, play the exchange and deal for others."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.agenda import Debt, Floor, Order
from companion.commands import Accept, Command, Decline
from companion.game import Game
from companion.ledger import Seat
from companion.market import BuyShares, OrderShares, SellShares
from companion.shares import affordable, for_sale, held, price, stock_of

KEEN = 0.3
"""How often somebody thinks of buying when the bank sells, or of having shares bought."""
DARING = 0.6
"""How often the exchange is played that need not be."""
FEE = 10
"""What a broker asks for, in per cent."""


def invested(game: Game, chance: Random) -> Iterator[Command]:
    """Yield what those buy who pass START, or before the game."""
    if game.edition.shares is None:
        return
    for seat in game.seats:
        if for_sale(game, seat) and chance.random() < KEEN:
            yield from bought(game, seat, chance)


def bought(game: Game, seat: Seat, chance: Random) -> Iterator[BuyShares]:
    """Buy for up to a third of the cash, the less the dearer a share has become."""
    count = wanted(game, seat, chance)
    if count:
        yield BuyShares(seat, count)


def wanted(game: Game, seat: Seat, chance: Random) -> int:
    """Return how many shares a seat would buy."""
    cheap = price(game) <= stock_of(game).price * chance.randint(50, 200) // 100
    return chance.randint(0, affordable(game, seat) // 3) if cheap else 0


def sold(game: Game, seat: Seat, chance: Random) -> Iterator[Command]:
    """Sell before a throw what has become dear, now and then."""
    count = held(game, seat)
    if count and price(game) > stock_of(game).price * chance.randint(100, 250) // 100:
        yield SellShares(seat, chance.randint(1, count))


def raised(game: Game, item: Debt) -> Iterator[Command]:
    """Sell as many shares as it takes to pay a debt."""
    count, each = held(game, item.seat), price(game)
    if count and each:
        missing = item.owe.total - game.cash(item.seat)
        yield SellShares(item.seat, max(1, min(count, -(-missing // each))))


def dealt(game: Game, item: Floor | Order, chance: Random) -> Iterator[Command]:
    """Yield what is done on the exchange, or about an order there."""
    if isinstance(item, Order):
        yield from answered(item, chance)
    else:
        yield from on_the_floor(game, item, chance)


def on_the_floor(game: Game, item: Floor, chance: Random) -> Iterator[Command]:
    """Have the others order, deal, play and leave."""
    if item.seat not in item.dealt:
        yield from sold(game, item.seat, chance)
        yield from bought(game, item.seat, chance)
    for seat in game.seats:
        if seat != item.seat and seat not in item.dealt and chance.random() < KEEN:
            yield from ordered(game, seat, chance)
    if not item.played and chance.random() < DARING:
        yield Accept(item.seat)
    yield Decline(item.seat)
    yield Accept(item.seat)


def ordered(game: Game, seat: Seat, chance: Random) -> Iterator[Command]:
    """Have shares bought, or sold where they may be."""
    if count := wanted(game, seat, chance) * 9 // 10:
        yield OrderShares(seat, count, FEE)
    if next(sold(game, seat, chance), None):
        yield OrderShares(seat, held(game, seat), FEE, sells=True)


def answered(item: Order, chance: Random) -> Iterator[Command]:
    """Deal for another who pays enough."""
    if item.commission >= chance.randint(0, FEE):
        yield Accept(item.seat)
    yield Decline(item.seat)

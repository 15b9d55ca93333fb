"""Shares as they stand: the price, who holds how many, and when the bank deals in them."""

from __future__ import annotations

from companion.effects import CellIndex
from companion.game import Game
from companion.ledger import BANK, SHARE, Money, Seat, purse
from companion.stock import Stock
from companion.turns import before_own_throw

START: CellIndex = 0
"""Where every token stands before the game."""


def stock_of(game: Game) -> Stock:
    """Return the shares of an edition whose chapters deal in them."""
    assert game.edition.shares is not None
    return game.edition.shares


def price(game: Game) -> Money:
    """Return what a share costs now; nothing, where there are none."""
    stock = game.edition.shares
    return stock.price + game.count("share_rise") if stock else 0


def worth(game: Game, count: int) -> Money:
    """Return what so many shares would bring now."""
    return count * price(game)


def held(game: Game, seat: Seat) -> int:
    """Return how many shares a seat holds."""
    return game.ledger.balance(purse(seat), SHARE)


def left(game: Game) -> int | None:
    """Return how many the bank still has, if the box limits them."""
    stock = game.edition.shares
    limit = stock.supply if stock else None
    return None if limit is None else limit + game.ledger.balance(BANK, SHARE)


def affordable(game: Game, seat: Seat) -> int:
    """Return how many shares a seat could buy of the bank."""
    each, rest = price(game), left(game)
    most = game.cash(seat) // each if each else 0
    return most if rest is None else min(most, rest)


def before_the_game(game: Game) -> bool:
    """Return whether nobody has moved yet."""
    return not game.count("throws") and all(at == START for at in game.positions)


def at_start(game: Game, seat: Seat) -> bool:
    """Return whether a seat has passed START, and nobody has thrown for a move since."""
    return game.count(f"lapped{seat}") == game.count("throws") + 1


def for_sale(game: Game, seat: Seat) -> bool:
    """Return whether a seat may buy of the bank as it likes."""
    return before_the_game(game) or at_start(game, seat)


def bank_buys(game: Game, seat: Seat) -> bool:
    """Return whether the bank takes shares of a seat: by the option, and always for a debt."""
    freely = game.options.share_sell_timing == "any_time"
    return freely or before_own_throw(game, seat) or game.owes(seat)

"""An auction as it stands: who may call, who leads, whose call it is, and from what price."""

from __future__ import annotations

from companion.agenda import Auction
from companion.game import Game
from companion.ledger import Money, Seat, fraction


def bidders(game: Game, item: Auction) -> tuple[Seat, ...]:
    """Return who may call."""
    return tuple(seat for seat in game.seats if not item.among or seat in item.among)


def leader(game: Game, item: Auction) -> Seat | None:
    """Return who has called most; the call of one who has left is void."""
    return item.bidder if item.bidder in game.seats else None


def noted(game: Game, seat: Seat) -> Seat | None:
    """Return who refused or spoke, if these house rules will ask for it."""
    options = game.options
    free = options.auction_order == "free_calls"
    return None if free and options.auction_start_price_by != "refusing_player" else seat


def opener(game: Game, item: Auction) -> Seat | None:
    """Return who must name the opening price before anyone calls, if somebody must."""
    named = item.opening or game.options.auction_start_price_by != "refusing_player"
    return None if named or item.refuser not in game.seats else item.refuser


def caller(game: Game, item: Auction) -> Seat | None:
    """Return whose call it is; nobody's while all may call at once, or once it is decided.

    It goes round the table from whoever spoke last, or did not want the lot.
    """
    if game.options.auction_order == "free_calls" or opener(game, item) is not None:
        return None
    waiting = {*bidders(game, item)} - {*item.passed, leader(game, item)}
    last = item.refuser if item.spoke is None else item.spoke
    last = game.count("thrower") if last is None else last
    size = len(game.players)
    order = ((last + step) % size for step in range(1, size + 1))
    return next((seat for seat in order if seat in waiting), None)


def least(game: Game, item: Auction) -> Money:
    """Return the lowest call that is still one."""
    if leader(game, item) is not None:
        return item.bid + game.options.auction_min_increment
    return item.opening or opened_at(game, item)


def opened_at(game: Game, item: Auction) -> Money:
    """Return the price that calls begin from if nobody at the table names one.

    The owner of the auction is the app: it opens with what the bank would lend on the lot.
    """
    match game.options.auction_start_price_by:
        case "bank_min":
            return game.options.auction_min_increment
        case "auction_owner":
            rate, rounding = game.options.mortgage_percent, game.options.rounding
            return max(1, fraction(dearest_opening(game, item), rate, 100, rounding))
    return 1


def dearest_opening(game: Game, item: Auction) -> Money:
    """Return the highest opening price that may be named: what is printed on the lot."""
    return sum(game.edition.deeds[deed].price for deed in item.lot.deeds)

"""What changes hands in a deal, by the prices on the board."""

from __future__ import annotations

from companion import shares
from companion.deferred import Basket
from companion.game import Game
from companion.ledger import MONEY, SHARE, Commodity, DeedId, Money, Seat
from companion.rules.book import Book
from companion.ruling import Levy


def worth(book: Book, game: Game, owner: Seat, basket: Basket) -> Money:
    """Return what all that *owner* gives comes to; kept cards have no price."""
    deeds = sum(price(book, game, owner, deed) for deed in basket.deeds)
    return deeds + sum(count * each(game, name) for name, count in basket.goods.items())


def price(book: Book, game: Game, owner: Seat, deed: DeedId) -> Money:
    """Return the price of a deed, less what is to be paid back for one that is mortgaged."""
    full, held = game.edition.deeds[deed].price, game.holdings.get(deed)
    if not (held and held.mortgaged):
        return full
    return full - book.assess(game, Levy("pledge", owner, deed=deed)).total


def each(game: Game, name: Commodity) -> Money:
    """Return what one of something that is counted costs today."""
    if name == MONEY:
        return 1
    if name == SHARE:
        return shares.price(game)
    return game.edition.policies[name].price

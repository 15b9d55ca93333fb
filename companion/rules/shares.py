"""Shares: buying and selling, and what they bring."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Do
from companion.assessment import Assessment
from companion.events import Counted
from companion.game import Game
from companion.ledger import BANK, SHARE, Seat, purse
from companion.market import BuyShares, MatchShares, OfferShares, SellOut, SellShares, TakeShares
from companion.rules.book import Book, Chapter
from companion.rules.by_hand import reason
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy, Range
from companion.shares import affordable, bank_buys, for_sale, held, left, price, stock_of


class Article(StrEnum):
    """What a share costs and brings, and when it changes hands."""

    PRICE = "shares.price"
    FIRST_PRICE = "shares.first_price"
    COUNT = "shares.count"
    BOUGHT = "shares.bought"
    SOLD = "shares.sold"
    RATE = "shares.rate"
    DIVIDEND = "shares.dividend"
    TAX = "shares.tax"
    MATCH = "shares.match"
    NO_COUNT = "shares.no_count"
    NOT_NOW = "shares.not_now"
    PAY_FIRST = "shares.pay_first"
    OFF_SALE = "shares.off_sale"
    NONE_LEFT = "shares.none_left"
    TOO_DEAR = "shares.too_dear"
    BEFORE_THROW = "shares.before_throw"
    NOT_SO_MANY = "shares.not_so_many"
    IMPOSSIBLE = "shares.impossible"
    NO_CHANGE = "shares.no_change"


def value(game: Game, count: int) -> Assessment:
    """Return what so many shares come to at the present price."""
    return Assessment.of(Article.PRICE, price(game)).then(Article.COUNT, "times", count)


def buy(draft: Draft, command: BuyShares) -> None:
    """Buy of the bank before the game, or while passing START."""
    if not for_sale(draft.game, command.seat):
        raise Refusal(Article.NOT_NOW, seat=command.seat)
    if draft.game.owes(command.seat):
        raise Refusal(Article.PAY_FIRST, seat=command.seat)
    take(draft, command.seat, command.count)


def sell(draft: Draft, command: SellShares) -> None:
    """Sell to the bank when it buys."""
    if not bank_buys(draft.game, command.seat):
        raise Refusal(Article.BEFORE_THROW, seat=command.seat)
    give(draft, command.seat, command.count)


def change(draft: Draft, do: Do, effect: TakeShares) -> None:
    """Buy or sell, whatever the moment."""
    assert do.seat is not None
    if effect.count < 0:
        give(draft, do.seat, -effect.count)
    else:
        take(draft, do.seat, effect.count)


def take(draft: Draft, seat: Seat, count: int) -> None:
    """Pay today's price for so many shares; a share that is worth nothing is not sold."""
    game, rest = draft.game, left(draft.game)
    if count < 1:
        raise Refusal(Article.NO_COUNT)
    if not price(game):
        raise Refusal(Article.OFF_SALE)
    if rest is not None and count > rest:
        raise Refusal(Article.NONE_LEFT, count=rest)
    cost, cash = value(game, count), game.cash(seat)
    if cost.total > cash:
        raise Refusal(Article.TOO_DEAR, price=cost.total, cash=cash, short=cost.total - cash)
    draft.pay(purse(seat), BANK, cost)
    draft.hand(BANK, purse(seat), SHARE, count, Article.BOUGHT)


def give(draft: Draft, seat: Seat, count: int) -> None:
    """Give so many shares back at today's price, be it nothing."""
    if count < 1:
        raise Refusal(Article.NO_COUNT)
    if count > held(draft.game, seat):
        raise Refusal(Article.NOT_SO_MANY, count=held(draft.game, seat))
    draft.hand(purse(seat), BANK, SHARE, count, Article.SOLD)
    draft.pay(BANK, purse(seat), value(draft.game, count))


def sell_out(draft: Draft, do: Do, _effect: SellOut) -> None:
    """Sell all shares of one who leaves, so that creditors get what they bring."""
    assert do.seat is not None
    if count := held(draft.game, do.seat):
        give(draft, do.seat, count)


def offer(draft: Draft, do: Do, _effect: OfferShares) -> None:
    """Let who comes forwards to START buy until somebody throws; the game waits for nothing."""
    if not do.back:
        draft.add(Counted(f"lapped{do.seat}", draft.game.count("throws") + 1))


def rate(_book: Book, game: Game, _levy: Levy) -> Assessment:
    """Return how many per cent of its price a share brings for a lap."""
    return Assessment.of(Article.RATE, stock_of(game).dividend)


def tax(_book: Book, game: Game, _levy: Levy) -> Assessment:
    """Return what one share is taxed."""
    return Assessment.of(Article.TAX, stock_of(game).tax)


def dividend(book: Book, game: Game, levy: Levy) -> Iterator[Assessment]:
    """Yield what the shares of a seat bring for a lap."""
    if count := held(game, levy.seat):
        percent = book.assess(game, Levy("dividend", levy.seat))
        yield value(game, count).percent(Article.DIVIDEND, percent, game.options.rounding)


def taxed(book: Book, game: Game, levy: Levy) -> Iterator[Assessment]:
    """Yield the tax on the shares of a seat."""
    if count := held(game, levy.seat):
        each = book.assess(game, Levy("share_tax", levy.seat))
        yield each.then(Article.COUNT, "times", count)


def means(_book: Book, game: Game, levy: Levy) -> Iterator[Assessment]:
    """Yield what a seat would get for its shares."""
    if count := held(game, levy.seat):
        yield value(game, count)


def assets(_book: Book, game: Game, levy: Levy) -> Iterator[Assessment]:
    """Yield what shares add to one's worth, by the option."""
    count, by = held(game, levy.seat), game.options.timed_value_shares
    if count and by == "current_price":
        yield value(game, count)
    elif count and by == "100_each":
        first = Assessment.of(Article.FIRST_PRICE, stock_of(game).price)
        yield first.then(Article.COUNT, "times", count)


def match_shares(draft: Draft, command: MatchShares) -> None:
    """Have a player hold as many shares as lie in front of them."""
    reason(command.note)
    place(draft, command.target, command.count)


def place(draft: Draft, seat: Seat, count: int) -> None:
    """Have a seat hold so many shares; refuse more than there are."""
    game, rest = draft.game, left(draft.game)
    if seat not in game.seats or count < 0:
        raise Refusal(Article.IMPOSSIBLE)
    more = count - held(game, seat)
    if not more:
        raise Refusal(Article.NO_CHANGE)
    if rest is not None and more > rest:
        raise Refusal(Article.NONE_LEFT, count=rest)
    giver, taker = (BANK, purse(seat)) if more > 0 else (purse(seat), BANK)
    draft.hand(giver, taker, SHARE, abs(more), Article.MATCH)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to every seat to buy and to sell, and the form that corrects what one holds."""
    for seat in game.seats if game.agenda else ():
        most = max(1, affordable(game, seat))
        yield Candidate(BuyShares(seat, 1), {"count": Range(1, most)})
        if count := held(game, seat):
            yield Candidate(SellShares(seat, 1), {"count": Range(1, count)})
    if game.agenda:
        shares = MatchShares(game.seats[0], 0, "")
        yield Candidate(shares, dict.fromkeys(("target", "count", "note")))


CHAPTER = Chapter(
    "shares",
    Article,
    acts={
        BuyShares: buy,
        SellShares: sell,
        MatchShares: match_shares,
    },
    effects={
        OfferShares: offer,
        TakeShares: change,
        SellOut: sell_out,
    },
    reckoners={("dividend", type(None)): rate, ("share_tax", type(None)): tax},
    adds={"income": dividend, "circular_tax": taxed, "means": means, "worth": assets},
    arranges={"shares": place},
    candidates=candidates,
)

"""Deeds: a free one may be bought, another's is paid for."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Auction, Do, Offer
from companion.assessment import Assessment
from companion.bidding import noted
from companion.board import DEEDS
from companion.commands import Accept, Decline, SellDeed
from companion.deferred import Basket, Charge, Claimable, HandOver, Owe
from companion.effects import Visit
from companion.events import Assessed, DeedPassed
from companion.game import Game
from companion.ledger import BANK, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy


class Article(StrEnum):
    """How a deed is bought."""

    PRICE = "deeds.price"
    TOO_DEAR = "deeds.too_dear"
    FIRST_LAP = "deeds.first_lap"
    WHOLE = "deeds.whole"
    HALF = "deeds.half"
    BANK_BUYS_NONE = "deeds.bank_buys_none"
    NOT_YOURS = "deeds.not_yours"
    MORTGAGED = "deeds.mortgaged"
    BUILT_ON = "deeds.built_on"


def visit(draft: Draft, do: Do, effect: Visit) -> None:
    """Offer a free deed; let the rent of another's fall due, or be claimed."""
    assert do.seat is not None
    game, owner = draft.game, draft.game.owner(effect.deed)
    fresh = game.options.first_lap_purchase == "after_first_lap" and game.count(f"fresh{do.seat}")
    if owner is None and fresh:
        not_yet = Assessment.of(Article.FIRST_LAP, 0, deed=effect.deed)
        draft.add(Assessed(purse(do.seat), BANK, not_yet))
    elif owner is None:
        draft.then(Offer(do.seat, effect.deed))
    elif owner != do.seat:
        levy = Levy("rent", do.seat, purse(owner), effect.deed)
        rent = draft.book.assess(game, levy)
        owed = Owe("rent", (Charge(purse(owner), rent),))
        asked = rent.total and game.options.rent_claim != "automatic"
        draft.then(Do(do.seat, Claimable(owner, owed) if asked else owed))


def buy(draft: Draft, _command: Accept, item: Offer) -> None:
    """Pay the price and take the deed."""
    price, cash = draft.game.edition.deeds[item.deed].price, draft.game.cash(item.seat)
    if cash < price:
        raise Refusal(Article.TOO_DEAR, deed=item.deed, price=price, cash=cash, short=price - cash)
    draft.then(Do(item.seat, HandOver(BANK, Basket(deeds=(item.deed,)))))
    sum_ = Assessment.of(Article.PRICE, price, deed=item.deed)
    draft.owe(item.seat, "purchase", Charge(BANK, sum_))


def leave(draft: Draft, _command: Decline, item: Offer) -> None:
    """Leave the deed to an auction, if the table plays by it."""
    if draft.game.options.refusal_auction:
        refuser = noted(draft.game, item.seat)
        draft.then(Auction(Basket(deeds=(item.deed,)), BANK, refuser=refuser))


def return_(_book: Book, game: Game, levy: Levy) -> Assessment:
    """Return what the bank gives for a deed sold back to it."""
    assert levy.deed is not None
    whole = Assessment.of(Article.WHOLE, game.edition.deeds[levy.deed].price, deed=levy.deed)
    return whole.percent(Article.HALF, 50, game.options.rounding)


def sell(draft: Draft, command: SellDeed) -> None:
    """Sell a deed back to the bank, by the option: bare, and not in pledge."""
    seat, deed, game = command.seat, command.deed, draft.game
    if game.options.sell_plot_to_bank == "no":
        raise Refusal(Article.BANK_BUYS_NONE)
    if game.owner(deed) != seat:
        raise Refusal(Article.NOT_YOURS, deed=deed)
    if game.holdings[deed].mortgaged:
        raise Refusal(Article.MORTGAGED, deed=deed)
    if (built := game.bound_by(deed)) is not None:
        raise Refusal(Article.BUILT_ON, deed=built)
    draft.pay(BANK, purse(seat), draft.book.assess(game, Levy("return", seat, deed=deed)))
    draft.add(DeedPassed(deed, None))


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to take or leave what is offered, and to sell deeds back where the bank buys."""
    if game.agenda and game.options.sell_plot_to_bank != "no":
        yield from (Candidate(SellDeed(held.owner, deed)) for deed, held in game.holdings.items())
    if isinstance(game.item, Offer):
        yield Candidate(Accept(game.item.seat))
        yield Candidate(Decline(game.item.seat))


CHAPTER = Chapter(
    "deeds",
    Article,
    answers={(Accept, Offer): buy, (Decline, Offer): leave},
    acts={SellDeed: sell},
    effects={Visit: visit},
    reckoners={("return", kind): return_ for kind in DEEDS},
    needs=frozenset({"rent", Owe, Claimable, HandOver, Auction}),
    candidates=candidates,
)

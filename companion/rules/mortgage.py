"""Raising money on deeds, and paying it off."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.assessment import Assessment
from companion.board import DEEDS
from companion.commands import Mortgage, Redeem
from companion.events import Pledged
from companion.game import Game
from companion.ledger import BANK, fraction, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy
from companion.turns import before_own_throw, own_turn


class Article(StrEnum):
    """What a deed may be pledged for."""

    PRICE = "mortgage.price"
    HALF = "mortgage.half"
    NOT_YOURS = "mortgage.not_yours"
    ALREADY = "mortgage.already"
    BUILT_ON = "mortgage.built_on"
    NOT_MORTGAGED = "mortgage.not_mortgaged"
    PRINCIPAL = "mortgage.principal"
    PREMIUM = "mortgage.premium"
    BEFORE_THROW = "mortgage.before_throw"
    PAY_FIRST = "mortgage.pay_first"
    TOO_DEAR = "mortgage.too_dear"
    OWN_TURN = "mortgage.own_turn"
    CHAIN = "mortgage.chain"


def pledge(_book: Book, game: Game, levy: Levy) -> Assessment:
    """Return what the bank lends on a deed."""
    assert levy.deed is not None
    options, price = game.options, game.edition.deeds[levy.deed].price
    whole = Assessment.of(Article.PRICE, price, deed=levy.deed)
    return whole.percent(Article.HALF, options.mortgage_percent, options.rounding)


def redemption(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return what it costs to have a deed back: the loan, and a tenth of its price or of itself."""
    assert levy.deed is not None
    options = game.options
    loan = book.assess(game, Levy("pledge", levy.seat, deed=levy.deed)).total
    base = game.edition.deeds[levy.deed].price if options.redeem_premium_base == "price" else loan
    premium = fraction(base, options.redeem_premium_percent, 100, options.rounding)
    return Assessment.of(Article.PRINCIPAL, loan, deed=levy.deed).then(
        Article.PREMIUM, "plus", premium, percent=options.redeem_premium_percent, base=base
    )


def mortgage(draft: Draft, command: Mortgage) -> None:
    """Pledge a bare deed of one's own."""
    seat, deed, game = command.seat, command.deed, draft.game
    if game.owner(deed) != seat:
        raise Refusal(Article.NOT_YOURS, deed=deed)
    if game.holdings[deed].mortgaged:
        raise Refusal(Article.ALREADY, deed=deed)
    if not game.pledgeable(deed):
        raise Refusal(Article.CHAIN, deed=deed)
    whole = game.options.mortgage_clear_scope == "whole_group"
    for plot in game.edition.rows[game.edition.deeds[deed].group] if whole else (deed,):
        if game.level(plot):
            raise Refusal(Article.BUILT_ON, deed=plot)
    if game.options.mortgage_when == "own_turn" and not (own_turn(game, seat) or game.owes(seat)):
        raise Refusal(Article.OWN_TURN, seat=seat)
    value = draft.book.assess(game, Levy("pledge", seat, deed=deed))
    draft.pay(BANK, purse(seat), value)
    draft.add(Pledged(deed, mortgaged=True))


def redeem(draft: Draft, command: Redeem) -> None:
    """Pay a mortgage off, by the option only before one's own throw."""
    seat, deed, game = command.seat, command.deed, draft.game
    if game.owner(deed) != seat:
        raise Refusal(Article.NOT_YOURS, deed=deed)
    if not game.holdings[deed].mortgaged:
        raise Refusal(Article.NOT_MORTGAGED, deed=deed)
    if game.options.redeem_timing == "before_own_throw" and not before_own_throw(game, seat):
        raise Refusal(Article.BEFORE_THROW, seat=seat)
    if game.owes(seat):
        raise Refusal(Article.PAY_FIRST, seat=seat)
    cost, cash = draft.book.assess(game, Levy("redemption", seat, deed=deed)), game.cash(seat)
    if cash < cost.total:
        short = cost.total - cash
        raise Refusal(Article.TOO_DEAR, deed=deed, price=cost.total, cash=cash, short=short)
    draft.pay(purse(seat), BANK, cost)
    draft.add(Pledged(deed, mortgaged=False))


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to pledge every free deed and to redeem every pledged one."""
    for deed, held in game.holdings.items():
        order = Redeem if held.mortgaged else Mortgage
        yield Candidate(order(held.owner, deed))


CHAPTER = Chapter(
    "mortgage",
    Article,
    acts={Mortgage: mortgage, Redeem: redeem},
    reckoners={
        **{("pledge", kind): pledge for kind in DEEDS},
        **{("redemption", kind): redemption for kind in DEEDS},
    },
    candidates=candidates,
)

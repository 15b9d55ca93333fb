"""Deeds: a free one may be bought, another's is paid for."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from companion.agenda import Auction, Do, Offer
from companion.assessment import Assessment
from companion.commands import Accept, Decline
from companion.effects import Basket, Charge, HandOver, Owe, Visit
from companion.game import Game
from companion.ledger import BANK, purse
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate, Levy


class Article(StrEnum):
    """How a deed is bought."""

    PRICE = "deeds.price"
    TOO_DEAR = "deeds.too_dear"


def visit(draft: Draft, do: Do, effect: Visit) -> None:
    """Offer a free deed; let the rent of another's fall due."""
    assert do.seat is not None
    owner = draft.game.owner(effect.deed)
    if owner is None:
        draft.then(Offer(do.seat, effect.deed))
    elif owner != do.seat:
        levy = Levy("rent", do.seat, purse(owner), effect.deed)
        rent = draft.book.assess(draft.game, levy)
        draft.owe(do.seat, "rent", Charge(purse(owner), rent))


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
        draft.then(Auction(Basket(deeds=(item.deed,)), BANK))


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to take or leave what is offered."""
    if isinstance(game.item, Offer):
        yield Candidate(Accept(game.item.seat))
        yield Candidate(Decline(game.item.seat))


CHAPTER = Chapter(
    "deeds",
    Article,
    answers={(Accept, Offer): buy, (Decline, Offer): leave},
    effects={Visit: visit},
    needs=frozenset({"rent", Owe, HandOver, Auction}),
    candidates=candidates,
)

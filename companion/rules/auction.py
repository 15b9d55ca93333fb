"""Auctions: a lot goes to whoever calls the most."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeAlias, get_args

from msgspec.structs import replace

from companion.agenda import Auction, Do
from companion.assessment import Assessment
from companion.bidding import bidders, caller, dearest_opening, leader, least, noted, opener
from companion.claims import owed
from companion.commands import (
    Bid,
    Build,
    Knock,
    NamePrice,
    Pass,
    Propose,
    Redeem,
    SellDeed,
    UseCard,
)
from companion.deferred import Charge, HandOver, Owe
from companion.game import Game
from companion.ledger import Money, Seat
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal, Rules
from companion.ruling import Candidate, Levy, Range


class Article(StrEnum):
    """How one bids."""

    PRICE = "auction.price"
    PIECE = "auction.piece"
    TOO_LOW = "auction.too_low"
    BEYOND_MEANS = "auction.beyond_means"
    LEADS = "auction.leads"
    NOT_AMONG = "auction.not_among"
    NAME_FIRST = "auction.name_first"
    NOT_TO_NAME = "auction.not_to_name"
    NO_SUCH_OPENING = "auction.no_such_opening"
    NOT_YOUR_CALL = "auction.not_your_call"
    PASSED = "auction.passed"
    FINISH_FIRST = "auction.finish_first"


Spending: TypeAlias = Build | Redeem | SellDeed | Propose | UseCard
"""What may leave whoever leads without the money for the call."""


def may_speak(game: Game, seat: Seat, item: Auction) -> None:
    """Refuse who is not among the bidders, leads already, or speaks out of turn."""
    if (first := opener(game, item)) is not None:
        raise Refusal(Article.NAME_FIRST, seat=first)
    if seat not in bidders(game, item):
        raise Refusal(Article.NOT_AMONG, seat=seat)
    if seat == leader(game, item):
        raise Refusal(Article.LEADS, seat=seat, sum=item.bid)
    if game.options.auction_order == "seat_order":
        if seat in item.passed:
            raise Refusal(Article.PASSED, seat=seat)
        due = caller(game, item)
        if due is not None and seat != due:
            raise Refusal(Article.NOT_YOUR_CALL, seat=due)


def name_price(draft: Draft, command: NamePrice, item: Auction) -> None:
    """Say from what price the calls begin; it is no call yet."""
    most = dearest_opening(draft.game, item)
    if command.seat != opener(draft.game, item):
        raise Refusal(Article.NOT_TO_NAME)
    if not 1 <= command.amount <= most:
        raise Refusal(Article.NO_SUCH_OPENING, price=most)
    draft.then(replace(item, opening=command.amount))


def bid(draft: Draft, command: Bid, item: Auction) -> None:
    """Call a price above the last and within what the seat could raise."""
    game, seat = draft.game, command.seat
    may_speak(game, seat, item)
    if command.amount < least(game, item):
        raise Refusal(Article.TOO_LOW, least=least(game, item))
    could = could_call(draft.book, game, seat)
    if command.amount > could:
        raise Refusal(Article.BEYOND_MEANS, seat=seat, could=could)
    passed = tuple(other for other in item.passed if other != seat)
    go_on(
        draft,
        replace(item, bidder=seat, bid=command.amount, passed=passed, spoke=noted(game, seat)),
    )


def could_call(book: Rules, game: Game, seat: Seat) -> Money:
    """Return what a seat could raise beyond the debts that wait behind the auction."""
    debts = sum(owe.total for owe in owed(game, seat))
    return book.assess(game, Levy("means", seat)).total - debts


def pass_(draft: Draft, command: Pass, item: Auction) -> None:
    """Step back; who leads cannot."""
    may_speak(draft.game, command.seat, item)
    passed = tuple(sorted({*item.passed, command.seat}))
    go_on(draft, replace(item, passed=passed, spoke=noted(draft.game, command.seat)))


def go_on(draft: Draft, item: Auction) -> None:
    """Wait for the next call; round the table the hammer falls when nobody is left to ask."""
    if draft.game.options.auction_order == "seat_order" and caller(draft.game, item) is None:
        sell(draft, item)
    else:
        draft.then(item)


def knock(draft: Draft, _command: Knock, item: Auction) -> None:
    """Close the auction, unless somebody is still to speak."""
    if (first := opener(draft.game, item)) is not None:
        raise Refusal(Article.NAME_FIRST, seat=first)
    if (due := caller(draft.game, item)) is not None:
        raise Refusal(Article.NOT_YOUR_CALL, seat=due)
    sell(draft, item)


def sell(draft: Draft, item: Auction) -> None:
    """Let the highest bidder pay, then take the lot; without a call it stays where it is."""
    bidder = leader(draft.game, item)
    if bidder is None:
        return
    draft.then(
        Do(bidder, Owe("auction_price", (Charge(item.seller, price(item)),))),
        Do(bidder, HandOver(item.seller, item.lot)),
    )


def price(item: Auction) -> Assessment:
    """Return what was called for a deed, or for a piece out of the box."""
    if item.lot.deeds:
        return Assessment.of(Article.PRICE, item.bid, deed=item.lot.deeds[0])
    return Assessment.of(Article.PIECE, item.bid, piece=next(iter(item.lot.goods)))


def keep_to_the_call(game: Game, command: Spending) -> None:
    """Refuse to spend what covers the call of whoever leads; a card may cost anyone money."""
    match command:
        case Propose(seat, partner):
            sides = {seat, partner}
        case UseCard():
            sides = {*game.seats}
        case _:
            sides = {command.seat}
    for item in game.agenda:
        if isinstance(item, Auction) and (ahead := leader(game, item)) in sides:
            raise Refusal(Article.FINISH_FIRST, seat=ahead, sum=item.bid)


def candidates(book: Book, game: Game) -> Iterator[Candidate]:
    """Propose the least call of each seat, open up to its means, to pass, and the hammer."""
    if isinstance(item := game.item, Auction):
        if (first := opener(game, item)) is not None:
            most = dearest_opening(game, item)
            yield Candidate(NamePrice(first, most), {"amount": Range(1, most)})
        lowest = least(game, item)
        for seat in bidders(game, item):
            most = could_call(book, game, seat)
            yield Candidate(Bid(seat, lowest), {"amount": Range(lowest, most)})
            yield Candidate(Pass(seat))
        yield Candidate(Knock())


CHAPTER = Chapter(
    "auction",
    Article,
    answers={
        (NamePrice, Auction): name_price,
        (Bid, Auction): bid,
        (Pass, Auction): pass_,
        (Knock, Auction): knock,
    },
    vetoes=dict.fromkeys(get_args(Spending), keep_to_the_call),
    needs=frozenset({"means", Owe, HandOver}),
    candidates=candidates,
)

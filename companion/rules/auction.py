"""Auctions: a refused deed goes to whoever calls the most."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from companion.agenda import Auction, Do
from companion.assessment import Assessment
from companion.claims import owed
from companion.commands import Bid, Knock, Pass
from companion.deferred import Charge, HandOver, Owe
from companion.game import Game
from companion.ledger import Money, Seat
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal, Rules
from companion.ruling import Candidate, Levy, Range


class Article(StrEnum):
    """How one bids."""

    PRICE = "auction.price"
    TOO_LOW = "auction.too_low"
    BEYOND_MEANS = "auction.beyond_means"
    LEADS = "auction.leads"


def leader(game: Game, item: Auction) -> Seat | None:
    """Return who has called most; the call of one who has left is void."""
    return item.bidder if item.bidder in game.seats else None


def least(game: Game, item: Auction) -> Money:
    """Return the lowest call that is still one."""
    if leader(game, item) is None:
        return 1
    return item.bid + game.options.auction_min_increment


def bid(draft: Draft, command: Bid, item: Auction) -> None:
    """Call a price above the last and within what the seat could raise."""
    if command.seat == leader(draft.game, item):
        raise Refusal(Article.LEADS, seat=command.seat, sum=item.bid)
    if command.amount < least(draft.game, item):
        raise Refusal(Article.TOO_LOW, least=least(draft.game, item))
    could = free(draft.book, draft.game, command.seat)
    if command.amount > could:
        raise Refusal(Article.BEYOND_MEANS, seat=command.seat, could=could)
    passed = tuple(seat for seat in item.passed if seat != command.seat)
    called = {"bidder": command.seat, "bid": command.amount, "passed": passed}
    draft.then(msgspec.structs.replace(item, **called))


def free(book: Rules, game: Game, seat: Seat) -> Money:
    """Return what a seat could raise beyond the debts that wait behind the auction."""
    debts = sum(owe.total for owe in owed(game, seat))
    return book.assess(game, Levy("means", seat)).total - debts


def pass_(draft: Draft, command: Pass, item: Auction) -> None:
    """Step back; who leads cannot."""
    if command.seat == leader(draft.game, item):
        raise Refusal(Article.LEADS, seat=command.seat, sum=item.bid)
    passed = tuple(sorted({*item.passed, command.seat}))
    draft.then(msgspec.structs.replace(item, passed=passed))


def knock(draft: Draft, _command: Knock, item: Auction) -> None:
    """Let the highest bidder pay, then take the lot; without a call it stays where it is."""
    bidder = leader(draft.game, item)
    if bidder is None:
        return
    sum_ = Assessment.of(Article.PRICE, item.bid, deed=item.lot.deeds[0])
    draft.then(
        Do(bidder, Owe("auction_price", (Charge(item.seller, sum_),))),
        Do(bidder, HandOver(item.seller, item.lot)),
    )


def candidates(book: Book, game: Game) -> Iterator[Candidate]:
    """Propose the least call of each seat, open up to its means, to pass, and the hammer."""
    if isinstance(item := game.item, Auction):
        lowest = least(game, item)
        for seat in game.seats:
            most = free(book, game, seat)
            yield Candidate(Bid(seat, lowest), {"amount": Range(lowest, most)})
            yield Candidate(Pass(seat))
        yield Candidate(Knock())


CHAPTER = Chapter(
    "auction",
    Article,
    answers={(Bid, Auction): bid, (Pass, Auction): pass_, (Knock, Auction): knock},
    needs=frozenset({"means", Owe, HandOver}),
    candidates=candidates,
)

"""Questions to the books: an account's history, what an entry charged, who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from companion.assessment import Assessment
from companion.deferred import Owe
from companion.events import Assessed, Event, Laid, Posted
from companion.game import Game
from companion.journal import Entry
from companion.ledger import MONEY, Account, Commodity, Money, Seat, Transfer, purse
from companion.record import Record
from companion.rules.book import Book
from companion.rules.ending import Article, rank
from companion.ruling import Levy


class Charged(Record, frozen=True):
    """A sum that an entry moved, with its reasons."""

    payer: Account
    payee: Account
    sum: Assessment


def charges(events: Iterable[Event]) -> tuple[Charged, ...]:
    """Return every sum that was found due, in order."""
    return tuple(
        Charged(fact.payer, fact.payee, fact.sum) for fact in events if isinstance(fact, Assessed)
    )


def claimed(events: Iterable[Event]) -> tuple[Charged, ...]:
    """Return every sum that a creditor may claim since then."""
    papers = [fact.paper for fact in events if isinstance(fact, Laid)]
    return tuple(
        Charged(purse(paper.against), part.payee, part.sum)
        for paper in papers
        if isinstance(paper.says, Owe) and paper.against is not None
        for part in paper.says.charges
    )


class Row(Record, frozen=True):
    """A line of an account: the transfer, its reasons if it is money, the balance after it."""

    seq: int
    transfer: Transfer
    sum: Assessment | None
    balance: int


def statement(
    entries: Iterable[Entry], account: Account, commodity: Commodity = MONEY
) -> Iterator[Row]:
    """Yield the history of *account* over entries that are in force."""
    balance = 0
    for entry in entries:
        reason: Assessment | None = None
        for fact in entry.events:
            if isinstance(fact, Assessed):
                reason = fact.sum
            elif isinstance(fact, Posted) and fact.transfer.commodity == commodity:
                for posting in fact.transfer.postings:
                    if posting.account == account:
                        balance += posting.amount
                        why = reason if commodity == MONEY else None
                        yield Row(entry.seq, fact.transfer, why, balance)


class Standing(Record, frozen=True):
    """What a player has come to; ``out`` is the turn in which the player left, 0 if still in.

    ``other`` is what is neither cash nor deeds nor buildings.
    """

    seat: Seat
    rank: int
    worth: Assessment
    cash: Money
    deeds: Money
    buildings: Money
    out: int
    other: Money = 0


def wealth(book: Book, game: Game) -> dict[Seat, Money]:
    """Return what each seat still in the game is worth."""
    return {seat: book.assess(game, Levy("worth", seat)).total for seat in game.seats}


def standings(book: Book, game: Game) -> tuple[Standing, ...]:
    """Return the players from the winner to the first who left; ties share a rank."""
    found = [_standing(book, game, seat) for seat in range(len(game.players))]
    keys = {standing.seat: _order(book, game, standing) for standing in found}
    found.sort(key=lambda standing: keys[standing.seat], reverse=True)
    ranked: list[Standing] = []
    for place, standing in enumerate(found, 1):
        above = ranked[-1] if ranked else None
        rank = above.rank if above and keys[above.seat] == keys[standing.seat] else place
        ranked.append(msgspec.structs.replace(standing, rank=rank))
    return tuple(ranked)


def _order(book: Book, game: Game, standing: Standing) -> tuple[int, ...]:
    """Return what a player is ranked by: who has won, then still in, then the later out."""
    if standing.seat in game.retired:
        return (0, standing.out)
    return (1, standing.seat in book.won(game), *rank(book, game, standing.seat))


def _standing(book: Book, game: Game, seat: Seat) -> Standing:
    worth = book.assess(game, Levy("worth", seat))
    cash, *owned = worth.lines[-1].parts
    deeds = sum(part.total for part in owned if part.lines[0].article == Article.DEED)
    built = sum(part.total for part in owned if part.lines[-1].article == Article.BUILDINGS)
    other = worth.total - cash.total - deeds - built
    return Standing(seat, 0, worth, cash.total, deeds, built, game.count(f"out{seat}"), other)

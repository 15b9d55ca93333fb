"""Whether a journal is in order: balanced, explained, and as the arbiter would judge it today."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from companion import arbiter
from companion.edition import Edition
from companion.errors import LedgerError
from companion.events import Assessed, Posted
from companion.fold import blank, fold
from companion.game import Game
from companion.journal import Entry, in_force
from companion.ledger import BANK, MONEY
from companion.record import Record
from companion.rules import book_of
from companion.rules.book import Book
from companion.ruling import Refused


class Finding(Record, frozen=True):
    """What is not in order, and in which entry."""

    seq: int
    text: str


def audit(edition: Edition, entries: Iterable[Entry]) -> Iterator[Finding]:
    """Yield all that is not in order in the entries in force; stop where facts cannot be.

    :raises JournalError: if an entry takes back what is not the last.
    """
    book, before = book_of(edition), blank(edition)
    for entry in in_force(entries):
        try:
            after = fold(before, *entry.events)
        except (LedgerError, LookupError) as error:
            yield Finding(entry.seq, f"cannot have happened: {error!r}")
            return
        found = (*_books(after), *_unexplained(entry), *_judged(book, entry, before, after))
        yield from (Finding(entry.seq, text) for text in found)
        before = after


def _books(game: Game) -> Iterator[str]:
    """Yield what does not add up: per commodity nothing, and nobody but the bank in the red."""
    for commodity, column in game.ledger.columns.items():
        if total := sum(column.values()):
            yield f"{commodity}: all accounts together hold {total}, not 0"
        for account, held in column.items():
            if held < 0 and account != BANK:
                yield f"{account} holds {held} {commodity}"


def _unexplained(entry: Entry) -> Iterator[str]:
    """Yield the sums that moved without having been assessed in the same entry."""
    assessed = Counter(
        (fact.payer, fact.payee, fact.sum.total)
        for fact in entry.events
        if isinstance(fact, Assessed)
    )
    for fact in entry.events:
        if isinstance(fact, Posted) and fact.transfer.commodity == MONEY:
            payer, payee, amount = fact.transfer.payer, fact.transfer.payee, fact.transfer.amount
            if not assessed[payer, payee, amount]:
                yield f"{payer} paid {payee} {amount} without a reason"
            assessed[payer, payee, amount] -= 1


def _judged(book: Book, entry: Entry, before: Game, after: Game) -> Iterator[str]:
    """Yield how today's arbiter differs on the command of *entry*."""
    if entry.command is None:
        yield "no command led to its facts"
        return
    ruling = arbiter.judge(book, before, entry.command)
    if isinstance(ruling, Refused):
        yield f"the arbiter refuses it: {ruling.ground.article}"
    elif ruling.game != after:
        yield from _differences(after, ruling.game)


def _differences(entered: Game, judged: Game) -> Iterator[str]:
    """Yield what two games that should be one differ in, account by account for the books."""
    for commodity in entered.ledger.columns.keys() | judged.ledger.columns.keys():
        columns = (game.ledger.columns.get(commodity, {}) for game in (entered, judged))
        one, other = columns
        for account in sorted(one.keys() | other.keys()):
            if one.get(account, 0) != other.get(account, 0):
                sums = f"{one.get(account, 0)}, the arbiter says {other.get(account, 0)}"
                yield f"{account} holds {commodity} {sums}"
    for field in Game.__struct_fields__:
        if field != "ledger" and getattr(entered, field) != getattr(judged, field):
            yield f"{field}: {_text(entered, field)}, the arbiter says {_text(judged, field)}"


def _text(game: Game, field: str) -> str:
    return msgspec.json.encode(getattr(game, field), order="sorted").decode()

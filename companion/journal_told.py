"""What ``kassa-book`` tells of a journal: the reasons of an entry, the history of an account."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion import answers
from companion.errors import ExampleError, JournalError
from companion.game import Game
from companion.journal import Entry, Journal, in_force, replay
from companion.questions import History
from companion.said import printed
from companion.shorthand import account_called
from companion.statement import charges, statement
from companion.words import Words


def explained(journal: Journal, seq: int, words: Words) -> Iterator[str]:
    """Yield the reasons of every sum that an entry charged, as they were when it was made.

    :raises JournalError: if there is no such entry, or it cannot have happened.
    """
    entries = tuple(journal)
    if not 1 <= seq <= len(entries):
        raise JournalError(f"{journal.name}: there is no entry {seq}, the last is {len(entries)}")
    entry = entries[seq - 1]
    before, after = begun(journal, entries[: seq - 1]), begun(journal, entries[:seq])
    if entry.command is None:
        yield f"{seq}: takes back {entry.takes_back}"
    else:
        yield f"{seq}: {words.command(entry.command, before if before.players else after)}"
    for charge in charges(entry.events):
        yield ""
        yield from printed(answers.charges((charge,), after, words))


def stated(journal: Journal, name: str, words: Words) -> Iterator[str]:
    """Yield every movement of an account that is in force, and the balance after it.

    :raises JournalError: if there is no such account.
    """
    entries = in_force(journal)
    game = begun(journal, entries)
    try:
        account = account_called(name, game)
    except ExampleError as error:
        raise JournalError(f"{journal.name}: {error}") from error
    history = History(account, tuple(statement(entries, account)))
    yield from printed(answers.told(history, game, words))


def begun(journal: Journal, entries: Iterable[Entry]) -> Game:
    """Return the game that *entries* amount to.

    :raises JournalError: if they cannot have happened.
    """
    try:
        return replay(journal.edition, entries)
    except LookupError as error:
        raise JournalError(f"{journal.name}: cannot have happened: {error!r}") from error

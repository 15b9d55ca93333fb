"""The append-only journal of a game, and the state it amounts to."""

from __future__ import annotations

import sqlite3
import weakref
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import reduce
from pathlib import Path
from typing import TypeVar

import msgspec

from companion.commands import Command
from companion.edition import Edition
from companion.errors import JournalError, JournalTooNew, JournalUnwritable, LedgerError
from companion.events import Event
from companion.fold import blank, fold
from companion.game import Game
from companion.journal_file import Base, at_its_place, connect, copied, inspect, lay_out, on_disk
from companion.record import Record
from companion.upcast import SCHEMA, Part, Shape, upcast

T = TypeVar("T")


class Entry(Record, frozen=True):
    """One accepted command with its consequences, or the taking back of an earlier one.

    ``press`` tells what set it off: the same press, or the same throw of a tray, counts once.
    """

    seq: int
    at: str
    command: Command | None = None
    events: tuple[Event, ...] = ()
    takes_back: int | None = None
    press: str = ""


def in_force(entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries in force.

    Taking back a taking back restores the entry: that is redo, possible until a new one comes.

    :raises JournalError: if one takes back what is not the last.
    """
    kept: list[Entry] = []
    struck: list[tuple[int, Entry]] = []
    for entry in entries:
        if entry.takes_back is None:
            kept.append(entry)
            struck.clear()
        elif kept and kept[-1].seq == entry.takes_back:
            struck.append((entry.seq, kept.pop()))
        elif struck and struck[-1][0] == entry.takes_back:
            kept.append(struck.pop()[1])
        else:
            raise JournalError(f"entry {entry.seq} takes back {entry.takes_back} out of turn")
    return kept


def after(game: Game, entry: Entry) -> Game:
    """Return the state after *entry*.

    :raises JournalError: if its facts cannot have happened: the books would not balance, or they
        speak of what is not there.
    """
    try:
        return fold(game, *entry.events)
    except (LedgerError, LookupError) as error:
        raise JournalError(f"entry {entry.seq} cannot be: {error!r}") from error


def replay(edition: Edition, entries: Iterable[Entry]) -> Game:
    """Return the state that *entries* amount to.

    :raises JournalError: naming the entry that does not fit.
    """
    return reduce(after, in_force(entries), blank(edition))


class Journal:
    """The edition played and the entries made, kept in a file; added to and read, never changed."""

    def __init__(self, db: Base, name: str) -> None:
        self._db = db
        self.name = name
        try:
            (self._schema,) = db.execute("PRAGMA user_version").fetchone()
            row = db.execute("SELECT at, edition FROM game").fetchone() or ("", "")
            self.started: str = row[0]
            self.edition = _decode(row[1], Edition, self._schema, f"{name}: edition")
        except BaseException:
            db.close()
            raise
        weakref.finalize(self, db.close)

    @classmethod
    def create(cls, path: Path | str, edition: Edition, at: str) -> Journal:
        """Begin the journal of a game; ``:memory:`` keeps it off the disk.

        The file gets its name once it is whole: a power cut leaves no half of one.

        :raises JournalUnwritable: if the file cannot be made or is there already.
        """
        if isinstance(path, str):
            db = connect(path)
            lay_out(db, edition, at)
            return cls(db, path)
        if path.exists():
            raise JournalUnwritable(f"{path.name}: there is such a file already")
        unfinished = path.with_name(f"{path.name}-new")
        with on_disk(path.name):
            unfinished.unlink(missing_ok=True)
            try:
                with closing(connect(unfinished)) as db:
                    lay_out(db, edition, at)
                unfinished.rename(path)
            except sqlite3.Error:
                unfinished.unlink(missing_ok=True)
                raise
            db = connect(path)
            try:
                db.execute("PRAGMA journal_mode = WAL")
                return cls(db, path.name)
            except sqlite3.Error:
                db.close()
                path.unlink()
                raise

    @classmethod
    def open(cls, path: Path) -> Journal:
        """Go on with the journal in a file.

        :raises JournalError: if it is not one, is cut off, or was written by a newer program.
        """
        inspect(path)
        try:
            return cls(connect(path), path.name)
        except sqlite3.Error as error:
            raise JournalError(f"{path.name}: {error}") from error

    @classmethod
    def read(cls, path: Path) -> Journal:
        """Return what the journal in a file holds by now, in memory; the file is left alone.

        :raises JournalError: as ``open`` does.
        """
        inspect(path)
        try:
            return cls(copied(path), path.name)
        except (sqlite3.Error, OSError) as error:
            raise JournalError(f"{path.name}: {error}") from error

    def append(self, *entries: Entry) -> None:
        """Add *entries* together; they are on the disk when this returns.

        :raises JournalUnwritable: if the disk does not take them; then none was added.
        """
        rows = [(e.seq, e.at, msgspec.json.encode(e).decode()) for e in entries]
        with on_disk(self.name):
            if (db := at_its_place(self._db)) is not self._db:
                self._db, self.name = db, db.place.name if db.place else self.name
                weakref.finalize(self, db.close)
            self._db.execute("BEGIN IMMEDIATE")
            try:
                self._db.executemany("INSERT INTO entry VALUES (?, ?, ?)", rows)
                self._db.execute("COMMIT")
            except sqlite3.Error:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise

    def __iter__(self) -> Iterator[Entry]:
        """Yield the entries in their order.

        :raises JournalError: naming the entry that cannot be read.
        """
        expected = 1
        try:
            for seq, body in self._db.execute("SELECT seq, body FROM entry ORDER BY seq"):
                if seq != expected:
                    raise JournalError(f"{self.name}: entry {expected} is missing")
                yield _decode(body, Entry, self._schema, f"{self.name}: entry {seq}")
                expected += 1
        except sqlite3.Error as error:
            raise JournalError(f"{self.name}: entry {expected}: {error}") from error

    def close(self) -> None:
        """Close the file."""
        self._db.close()


def _decode(text: str | bytes, kind: type[T], schema: int, place: str) -> T:
    try:
        if schema == SCHEMA:
            return msgspec.json.decode(text, type=kind)
        part: Part = "edition" if kind is Edition else "entry"
        return msgspec.convert(upcast(schema, part, msgspec.json.decode(text)), kind)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise JournalError(f"{place}: {error}") from error


class Header(Record, frozen=True):
    """The first line of an exported journal."""

    schema: int
    at: str
    edition: Shape


def export(journal: Journal, path: Path) -> None:
    """Write the journal as text, one JSON value a line: the game, then the entries.

    :raises JournalUnwritable: if the file cannot be written.
    """
    header = Header(SCHEMA, journal.started, msgspec.to_builtins(journal.edition))
    lines = [msgspec.json.encode(line, order="deterministic") for line in (header, *journal)]
    with on_disk(path.name):
        path.write_bytes(b"\n".join(lines) + b"\n")


def from_export(path: Path) -> Journal:
    """Return an exported journal, kept in memory.

    :raises JournalError: naming the line that cannot be read.
    """
    try:
        first, *rest = path.read_bytes().splitlines() or [b""]
        header = msgspec.json.decode(first, type=Header)
    except OSError as error:
        raise JournalError(f"{path.name}: {error.strerror}") from error
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise JournalError(f"{path.name}: not an exported journal: line 1: {error}") from error
    if header.schema > SCHEMA:
        raise JournalTooNew(f"{path.name}: written by a newer version (schema {header.schema})")
    text = msgspec.json.encode(header.edition)
    edition = _decode(text, Edition, header.schema, f"{path.name}: line 1: edition")
    journal = Journal.create(":memory:", edition, header.at)
    journal.name = path.name
    for seq, line in enumerate(rest, 1):
        entry = _decode(line, Entry, header.schema, f"{path.name}: line {seq + 1}")
        if entry.seq != seq:
            raise JournalError(f"{path.name}: line {seq + 1}: is entry {entry.seq}, not {seq}")
        journal.append(entry)
    return journal

"""The append-only journal of a game, and the state it amounts to."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from companion.commands import Command
from companion.edition import Edition
from companion.errors import JournalError, JournalTooNew, JournalUnwritable
from companion.events import Event
from companion.fold import blank, fold
from companion.game import Game
from companion.record import Record
from companion.upcast import SCHEMA, Shape, upcast

MARK = 0x4B415353
"""SQLite's application id: the letters KASS."""

TABLES = f"""
PRAGMA application_id = {MARK};
PRAGMA user_version = {SCHEMA};
CREATE TABLE game (at TEXT NOT NULL, edition TEXT NOT NULL) STRICT;
CREATE TABLE entry (seq INTEGER PRIMARY KEY, at TEXT NOT NULL, body TEXT NOT NULL) STRICT;
""" + "".join(
    f"CREATE TRIGGER {table}_{verb} BEFORE {verb} ON {table}"
    " BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;\n"
    for table in ("game", "entry")
    for verb in ("UPDATE", "DELETE")
)


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


def replay(edition: Edition, entries: Iterable[Entry]) -> Game:
    """Return the state that *entries* amount to."""
    return fold(blank(edition), *(fact for entry in in_force(entries) for fact in entry.events))


class Journal:
    """The edition played and the entries made, kept in a file; added to and read, never changed."""

    def __init__(self, db: sqlite3.Connection, name: str) -> None:
        self._db = db
        self.name = name
        self._db.execute("PRAGMA synchronous = FULL")
        (self._schema,) = self._db.execute("PRAGMA user_version").fetchone()
        row = self._db.execute("SELECT at, edition FROM game").fetchone()
        if row is None:
            raise JournalError(f"{name}: holds no game")
        self.started: str = row[0]
        self.edition = _edition(row[1], self._schema, name)

    @classmethod
    def create(cls, path: Path | str, edition: Edition, at: str) -> Journal:
        """Begin the journal of a game; ``:memory:`` keeps it off the disk.

        :raises JournalUnwritable: if the file cannot be made or is there already.
        """
        name = path if isinstance(path, str) else path.name
        if isinstance(path, Path) and path.exists():
            raise JournalUnwritable(f"{name}: there is such a file already")
        with _on_disk(name):
            db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            db.execute("PRAGMA journal_mode = WAL")
            db.executescript(f"BEGIN;{TABLES}")
            text = msgspec.json.encode(edition).decode()
            db.execute("INSERT INTO game VALUES (?, ?)", (at, text))
            db.execute("COMMIT")
        return cls(db, name)

    @classmethod
    def open(cls, path: Path) -> Journal:
        """Go on with the journal in a file.

        :raises JournalError: if it is not one, is cut off, or was written by a newer program.
        """
        _inspect(path)
        try:
            db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            return cls(db, path.name)
        except sqlite3.Error as error:
            raise JournalError(f"{path.name}: {error}") from error

    def append(self, *entries: Entry) -> None:
        """Add *entries* together; they are on the disk when this returns.

        :raises JournalUnwritable: if the disk does not take them; then none was added.
        """
        rows = [(e.seq, e.at, msgspec.json.encode(e).decode()) for e in entries]
        with _on_disk(self.name):
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
                yield _entry(body, self._schema, f"{self.name}: entry {seq}")
                expected += 1
        except sqlite3.Error as error:
            raise JournalError(f"{self.name}: entry {expected}: {error}") from error

    def close(self) -> None:
        """Close the file."""
        self._db.close()


@contextmanager
def _on_disk(name: str) -> Iterator[None]:
    """Turn what the disk refuses into an error of ours."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise JournalUnwritable(f"{name}: {error}") from error


def _inspect(path: Path) -> None:
    """Refuse what is not a whole journal of ours before anything is opened for writing."""
    try:
        with path.open("rb") as file:
            head = file.read(100)
        size = path.stat().st_size
    except OSError as error:
        raise JournalError(f"{path.name}: {error.strerror}") from error
    if len(head) < 100 or head[:16] != b"SQLite format 3\0" or _number(head, 68) != MARK:
        raise JournalError(f"{path.name}: not a journal of this program")
    schema = _number(head, 60)
    if schema > SCHEMA:
        raise JournalTooNew(
            f"{path.name}: written by a newer version (schema {schema}, this one reads {SCHEMA})"
        )
    page = int.from_bytes(head[16:18], "big")
    whole = _number(head, 28) * (65536 if page == 1 else page)
    log = path.with_name(path.name + "-wal")
    if size < whole and not (log.exists() and log.stat().st_size):
        raise JournalError(f"{path.name}: cut off after {size} of {whole} bytes")


def _number(head: bytes, offset: int) -> int:
    return int.from_bytes(head[offset : offset + 4], "big")


def _entry(body: str | bytes, schema: int, place: str) -> Entry:
    try:
        if schema == SCHEMA:
            return msgspec.json.decode(body, type=Entry)
        return msgspec.convert(upcast(schema, msgspec.json.decode(body)), Entry)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise JournalError(f"{place}: {error}") from error


def _edition(text: str | bytes, schema: int, place: str) -> Edition:
    try:
        if schema == SCHEMA:
            return msgspec.json.decode(text, type=Edition)
        return msgspec.convert(upcast(schema, msgspec.json.decode(text)), Edition)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise JournalError(f"{place}: edition: {error}") from error


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
    with _on_disk(path.name):
        path.write_bytes(b"\n".join(lines) + b"\n")


def from_export(path: Path) -> Journal:
    """Return an exported journal, kept in memory.

    :raises JournalError: naming the line that cannot be read.
    """
    try:
        first, *rest = path.read_bytes().splitlines()
        header = msgspec.json.decode(first, type=Header)
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise JournalError(f"{path.name}: line 1: {error}") from error
    if header.schema > SCHEMA:
        raise JournalTooNew(f"{path.name}: written by a newer version (schema {header.schema})")
    edition = _edition(msgspec.json.encode(header.edition), header.schema, path.name)
    journal = Journal.create(":memory:", edition, header.at)
    journal.name = path.name
    entries = (_entry(t, header.schema, f"{path.name}: line {n}") for n, t in enumerate(rest, 2))
    journal.append(*entries)
    return journal

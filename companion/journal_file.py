"""The file a journal is kept in: its tables, its mark, and what the disk may do to it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

import msgspec

from companion.edition import Edition
from companion.errors import JournalError, JournalTooNew, JournalUnwritable
from companion.upcast import SCHEMA

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


Mark: TypeAlias = tuple[int, int]
"""Device and inode: what is a file's own as long as it is open."""
NO_FILE: Mark = 0, 0
LOGS = ("-wal", "-shm")


class Base(sqlite3.Connection):
    """A database that can tell its file, and its logs, from others that bear the names later."""

    mark = NO_FILE
    logs: tuple[Mark, ...] = ()

    @property
    def place(self) -> Path | None:
        """Where its file was when it was opened; one in memory has none."""
        _, _, file = self.execute("PRAGMA database_list").fetchone()
        return Path(file) if file else None


def connect(path: Path | str) -> Base:
    """Open a database in which an entry is on the disk once its transaction is over."""
    db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Base)
    try:
        db.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error:
        db.close()
        raise
    db.mark = mark_of(db.place)
    return db


def mark_of(path: Path | None) -> Mark:
    """Return the mark of a file; nought where there is none."""
    try:
        found = path.stat() if path else None
    except FileNotFoundError:
        found = None
    return (found.st_dev, found.st_ino) if found else NO_FILE


def at_its_place(db: Base) -> Base:
    """Return a database, anew if its file was deleted or bears another name meanwhile.

    SQLite would go on in a file that nobody finds again, and all that is entered would end with
    it. A strange file that bears the name by now is left alone: the game takes a free one.
    """
    if (old := db.place) is None:
        return db
    logs = [old.with_name(old.name + log) for log in LOGS]
    marks = tuple(map(mark_of, logs))
    if (found := mark_of(old)) == db.mark:
        db.logs = marks
        return db
    tries = (old.with_stem(f"{old.stem}-{n}") for n in count(2))
    path = next(name for name in tries if not name.exists()) if any(found) else old
    path.parent.mkdir(parents=True, exist_ok=True)
    put_down(db, path)
    db.close()
    for log, mark, own in zip(logs, marks, db.logs or marks, strict=True):
        if own in {mark, NO_FILE}:  # of the file that is gone, and to be read with no other
            log.unlink(missing_ok=True)
    return connect(path)


def put_down(db: sqlite3.Connection, path: Path) -> None:
    """Copy a database to a file, whole or not at all: what is unfinished takes no room."""
    unfinished = path.with_name(f"{path.name}-new")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(connect(unfinished)) as copy:
            db.backup(copy)
        unfinished.replace(path)
    except (sqlite3.Error, OSError):
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise


def copied(path: Path) -> Base:
    """Return what the database at *path* holds, in memory: nothing is written beside the file.

    The log goes first: a page that is written back meanwhile is then in both.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder, path.name)
        for suffix in ("-wal", ""):
            if (part := path.with_name(path.name + suffix)).exists():
                shutil.copyfile(part, copy.with_name(part.name))
        memory = connect(":memory:")
        try:
            with closing(sqlite3.connect(copy)) as db:
                db.backup(memory)
        except sqlite3.Error:
            memory.close()
            raise
    return memory


def lay_out(db: sqlite3.Connection, edition: Edition, at: str) -> None:
    """Make the tables, and enter the edition played."""
    db.executescript(f"BEGIN;{TABLES}")
    db.execute("INSERT INTO game VALUES (?, ?)", (at, msgspec.json.encode(edition).decode()))
    db.execute("COMMIT")


@contextmanager
def on_disk(name: str) -> Iterator[None]:
    """Turn what the disk refuses into an error of ours."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise JournalUnwritable(
            f"{name}: gone on with elsewhere meanwhile; open it anew"
        ) from error
    except sqlite3.Error as error:
        raise JournalUnwritable(f"{name}: {error}") from error
    except OSError as error:
        raise JournalUnwritable(f"{name}: {error.strerror}") from error


def inspect(path: Path) -> None:
    """Refuse what is not a whole journal of ours before anything is opened for writing.

    :raises JournalError: if it is not one or is cut off.
    :raises JournalTooNew: if a newer program wrote it.
    """
    try:
        with path.open("rb") as file:
            head = file.read(100)
        size = path.stat().st_size
        log = path.with_name(path.name + "-wal")
        logged = log.exists() and log.stat().st_size > 0
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
    if logged:
        _see_through(path)
    elif size < whole:
        raise JournalError(f"{path.name}: cut off after {size} of {whole} bytes")


def _see_through(path: Path) -> None:
    """Refuse a journal that its log, left by a power cut, does not make whole; look at a copy."""
    try:
        with closing(copied(path)) as copy:
            (found,) = copy.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise JournalError(f"{path.name}: {error}") from error
    except OSError:
        return  # no room for a copy: better to open the game unseen than not at all
    if found != "ok":
        raise JournalError(f"{path.name}: {found}")


def _number(head: bytes, offset: int) -> int:
    return int.from_bytes(head[offset : offset + 4], "big")

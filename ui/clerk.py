"""Has entries judged, put on the disk and committed, one at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from companion.commands import Command
from companion.errors import CompanionError, JournalUnwritable
from companion.ruling import Ground, Refused
from companion.table import Pending, Table
from ui.change import News
from ui.worker import Worker

T = TypeVar("T")
log = logging.getLogger(__name__)


class Clerk:
    """Works at one table; the worker is busy while an entry is on its way to the disk.

    ``entered`` is called with what was written, ``failed`` with what the disk objected; then the
    game stands where it stood.
    """

    def __init__(
        self,
        worker: Worker,
        entered: Callable[[News], None],
        failed: Callable[[JournalUnwritable], None],
    ) -> None:
        self._worker = worker
        self._entered = entered
        self._failed = failed
        self.table: Table | None = None
        self._unwritten: Pending | None = None

    def sit_at(self, table: Table | None) -> None:
        """Work at another table, or at none; the journal of the last one is closed."""
        if self.table:
            self.table.journal.close()
        self.table, self._unwritten = table, None

    def open(
        self, make: Callable[[], Table], done: Callable[[CompanionError | None], None]
    ) -> None:
        """Work at the table that *make* gives once the disk has it, and hand on what went wrong."""

        def opened(found: Table | CompanionError) -> None:
            if isinstance(found, Table):
                self.sit_at(found)
            done(None if isinstance(found, Table) else found)

        self.attempt(make, opened)

    def attempt(self, job: Callable[[], T], done: Callable[[T | CompanionError], None]) -> None:
        """Have the disk do *job*, and hand on what it gives or what went wrong."""

        def tried() -> T | CompanionError:
            try:
                return job()
            except CompanionError as error:
                return error

        self._worker.do(tried, done)

    def submit(self, command: Command, press: str = "") -> Ground | None:
        """Enter *command*, once for each press; return the ground if it is refused."""
        assert self.table is not None
        if press and self.table.knows(press):
            return None
        prepared = self.table.prepare(command, press)
        if isinstance(prepared, Refused):
            return prepared.ground
        self._write(prepared)
        return None

    def back_to(self, seq: int) -> None:
        """Take back entry *seq* and all after it."""
        assert self.table is not None
        self._write(self.table.prepare_back_to(seq))

    def undo(self) -> None:
        """Take back the last entry; sitting down stays."""
        if self.table and len(self.table.past) > 1:
            self.back_to(self.table.past[-1].entry.seq)

    def redo(self) -> None:
        """Take the last taking-back back, if there is one."""
        if self.table and self.table.redoable:
            self._write(self.table.prepare_redo())

    def retry(self) -> None:
        """Try again what the disk has not taken."""
        if self._unwritten:
            self._write(self._unwritten)

    def _write(self, pending: Pending) -> None:
        table = self.table
        assert table is not None
        self._worker.do(
            lambda: append(table, pending), lambda error: self._written(table, pending, error)
        )

    def _written(self, table: Table, pending: Pending, error: JournalUnwritable | None) -> None:
        if table is not self.table:
            return  # everybody has left it meanwhile; its journal knows
        self._unwritten = pending if error else None
        if error:
            self._failed(error)
            return
        self._entered(committed(table, pending))


def committed(table: Table, pending: Pending) -> News:
    """Let entries take effect; return what is new."""
    before, past = table.game, tuple(table.past)
    seq = table.commit(pending).seq
    undone = past[len(table.past) :]
    entered = tuple(table.past[len(past) :])
    told = undone or entered
    again = pending.entries[0].takes_back is not None
    events = told[0].entry.events if len(told) == 1 else ()
    redone = entered if again else ()
    return News(seq, events, before, table.game, bool(undone), undone, redone)


def append(table: Table, pending: Pending) -> JournalUnwritable | None:
    """Put entries on the disk; return what it objected."""
    try:
        table.journal.append(*pending.entries)
    except JournalUnwritable as error:
        log.exception("the disk did not take entry %s", pending.entries[0].seq)
        return error
    return None

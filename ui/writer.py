"""Puts entries on the disk away from the screen thread."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Protocol, TypeAlias

from companion.errors import JournalUnwritable
from companion.table import Pending, Table

log = logging.getLogger(__name__)

Written: TypeAlias = Callable[[Pending, JournalUnwritable | None], None]


class Writer(Protocol):
    """Whoever puts entries on the disk and then says so, with the error if there was one."""

    def write(self, table: Table, pending: Pending, written: Written) -> None:
        """Append the entries of *pending* to the journal of *table*."""


def append(table: Table, pending: Pending) -> JournalUnwritable | None:
    """Append, and return what the disk objected."""
    try:
        table.journal.append(*pending.entries)
    except JournalUnwritable as error:
        log.exception("the disk did not take entry %s", pending.entries[0].seq)
        return error
    return None


class DirectWriter:
    """Writes while the caller waits: for tests and for machines that play alone."""

    def write(self, table: Table, pending: Pending, written: Written) -> None:
        """Append at once."""
        written(pending, append(table, pending))


class ThreadWriter:
    """Writes in a thread of its own; the answer comes through *tell*, on the screen thread."""

    def __init__(self, tell: Callable[[Callable[[], None]], None]) -> None:
        self._tell = tell
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def write(self, table: Table, pending: Pending, written: Written) -> None:
        """Append as soon as the disk is free."""

        def job() -> None:
            error = append(table, pending)
            self._tell(lambda: written(pending, error))

        self._jobs.put(job)

    def stop(self) -> None:
        """Finish what is under way."""
        self._jobs.put(None)
        self._thread.join(5)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

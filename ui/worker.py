"""Does what has to do with the disk away from the screen thread."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Protocol, TypeAlias, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")
Job: TypeAlias = Callable[[], object]


class Worker(Protocol):
    """Whoever does jobs in the order in which they are given; ``busy`` while one is awaited."""

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer."""

    def do(self, job: Callable[[], T], done: Callable[[T], None]) -> None:
        """Do *job* and hand what it returns to *done*; the screen thread raises what it raises."""

    def later(self, job: Job) -> None:
        """Do *job* some time; nobody waits for it."""


class ThreadWorker:
    """Works in a thread of its own; *tell* brings the answers to the screen thread."""

    def __init__(self, tell: Callable[[Callable[[], None]], None]) -> None:
        self._tell = tell
        self._awaited = 0
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="disk", daemon=True)
        self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer; asked on the screen thread alone."""
        return self._awaited > 0

    def do(self, job: Callable[[], T], done: Callable[[T], None]) -> None:
        """Do it as soon as the disk is free."""

        def answer(result: T) -> None:
            self._awaited -= 1
            done(result)

        def fail(error: Exception) -> None:
            self._awaited -= 1
            raise error

        def work() -> None:
            try:
                result = job()
            except Exception as error:  # noqa: BLE001 - it is raised where it is seen
                self._tell(partial(fail, error))
            else:
                self._tell(partial(answer, result))

        self._awaited += 1
        self._jobs.put(work)

    def later(self, job: Job) -> None:
        """Do it once everything before it is done."""
        self._jobs.put(job)

    def stop(self) -> None:
        """Finish what is under way, and wait for it."""
        self._jobs.put(None)
        self._thread.join(5)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except Exception:
                log.exception("a job that nobody waits for failed")

"""Watches how long is played, and calls time when it is up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.decisions import Amend, Overrule, TimeUp
from companion.table import Table
from ui.places.house import HEARD, House
from ui.presenters.house_rules import LENGTH
from ui.presenters.scene import minutes_left
from ui.worker import Worker

GLANCES = 4
"""After how many looks the call leaves the screen by itself: it lies over the heads of forms."""


class Hourglass:
    """Calls time once for each length that was agreed on; who takes it back plays on.

    ``told`` is called when there is a minute less. What was called stays on the screen until
    somebody has ``read`` it, or everybody could.
    """

    def __init__(self, house: House, worker: Worker, told: Callable[[], None]) -> None:
        self._house = house
        self._worker = worker
        self._told = told
        self._left: int | None = None
        self._rung: tuple[Table, int] | None = None
        self._read: tuple[Table, int, int] | None = None
        self._shown: tuple[Table, int, int] | None = None
        self._glances = 0

    def tick(self) -> None:
        """Look how much time there is left; the app does so every few seconds."""
        table = self._house.table
        if table is None or self._worker.busy or not table.game.agenda:
            return
        left = minutes_left(table)
        if left == 0 and self._house.place in HEARD and self._due(table):
            self._worker.do(partial(called, table), partial(self._ring, table))
        elif left != self._left:
            self._left = left
            self._tell()
        self._glance()

    def _due(self, table: Table) -> bool:
        """Return whether this is the moment at which time is up, unless it was called before."""
        now = table, table.game.options.time_limit
        if table.game.count("time_up") or self._rung == now:
            return False
        self._rung = now
        return True

    def _ring(self, table: Table, before: bool) -> None:  # noqa: FBT001 - as the worker hands it on
        """Call time, once in the evening."""
        if not before and table is self._house.table:
            self._house.submit(TimeUp())

    @property
    def calls(self) -> bool:
        """Whether it is to be told that time is up."""
        call = self._call
        return call is not None and call != self._read

    def _glance(self) -> None:
        """Take the call as read once it has been on the screen long enough."""
        self._glances = self._glances + 1 if self._shown == self._call else 0
        self._shown = self._call
        if self.calls and self._glances >= GLANCES:
            self.read()
            self._tell()

    def _tell(self) -> None:
        if self._house.place in HEARD:
            self._told()

    def read(self) -> None:
        """Take note that it was read."""
        self._read = self._call

    @property
    def _call(self) -> tuple[Table, int, int] | None:
        """The call in force: how long was played, and from which turn on it is too late."""
        table = self._house.table
        if table is None or not table.game.agenda or not table.game.count("time_up"):
            return None
        return table, table.game.options.time_limit, table.game.count("time_up")


def called(table: Table) -> bool:
    """Return whether time was called since its length was agreed on, even if it was taken back."""
    found = False
    for entry in table.journal:
        match entry.command:
            case TimeUp():
                found = True
            case Amend(options) | Overrule(options=options) if LENGTH in options:
                found = False
    return found

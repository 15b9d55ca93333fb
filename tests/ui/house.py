"""An evening without a window: the director over a shelf in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from companion.commands import Arrange
from companion.edition import Edition
from companion.events import Reading, Rolled
from companion.game import Game
from companion.ledger import Seat
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Moment, Table
from tests.tables import CLASSIC, no_clock
from ui.change import Change
from ui.director import Director
from ui.presenters.vm_sheet import SheetVM
from ui.settings import Guest, Settings
from ui.tray import Proposal, TrayNews
from ui.worker import Worker


class DirectWorker:
    """A disk that takes no time: whoever gives it a job waits for it."""

    busy = False

    def do(self, job: Callable[[], Any], done: Callable[[Any], None]) -> None:
        done(job())

    def later(self, job: Callable[[], object]) -> None:
        job()


class SlowWorker:
    """A disk that takes its time: what is to be written waits until ``work`` is called."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Callable[[], Any], Callable[[Any], None]]] = []

    @property
    def busy(self) -> bool:
        return bool(self._waiting)

    def do(self, job: Callable[[], Any], done: Callable[[Any], None]) -> None:
        self._waiting.append((job, done))

    def later(self, job: Callable[[], object]) -> None:
        job()

    def work(self) -> None:
        while self._waiting:
            job, done = self._waiting[0]
            result = job()
            del self._waiting[0]
            done(result)


class Watch:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = datetime(2026, 5, 1, 19, 0, tzinfo=UTC)

    def __call__(self) -> str:
        return self.time.isoformat()

    def go_on(self, minutes: float) -> None:
        self.time += timedelta(minutes=minutes)


class Evening(Director):
    """A director that keeps what it said has changed."""

    def __init__(
        self,
        home: Path,
        worker: Worker | None = None,
        clock: Callable[[], str] = lambda: "now",
        **kept: Any,
    ) -> None:
        settings = Settings(hint_seen=True, **kept)
        super().__init__(
            Shelf(home),
            settings,
            worker=worker or DirectWorker(),
            lot=Random(3),
            clock=clock,
        )
        self.changes: list[Change] = []
        self.changed = self.changes.append

    @property
    def game(self) -> Game:
        assert self.table is not None
        return self.table.game

    @property
    def asked(self) -> Seat:
        """Who has to answer."""
        assert self.game.item is not None
        assert self.game.item.seat is not None
        return self.game.item.seat

    @property
    def last(self) -> Moment:
        assert self.table is not None
        return self.table.past[-1]

    @property
    def thrown(self) -> Rolled:
        """The throw of the last entry."""
        return next(fact for fact in self.last.entry.events if isinstance(fact, Rolled))

    def hear(self, news: TrayNews) -> None:
        self.ear.hear(news)

    def doubt(self, news: Proposal) -> None:
        self.ear.doubt(news)

    def touch(self, *names: str) -> Any:
        """Touch keys one after the other; return what is shown then."""
        for name in names:
            self.act(name)
        return self.view()

    def sit_down(self, *names: str) -> Any:
        """Open the Classic box and sit the people down; the lot picks who begins."""
        self.set(people=tuple(Guest(name) for name in names))
        return self.touch("edition:millionaire-classic", "start", "begin")

    def throw(self, first: int, second: int) -> Any:
        """Touch both dice in at the table."""
        return self.touch("tab:table", f"die:0:{first}", f"die:1:{second}")


def in_the_middle(
    home: Path,
    *sitters: Sitter,
    worker: Worker | None = None,
    edition: Edition = CLASSIC,
    **arranged: Any,
) -> Evening:
    """Return an evening that goes on from a situation on the cardboard."""
    journal = Shelf(home).begin(edition, "")
    Table(journal, no_clock).submit(Arrange(sitters, **arranged))
    journal.close()
    evening = Evening(home, worker)
    evening.act("resume")
    if isinstance(worker, SlowWorker):
        worker.work()
    return evening


def proposed(first: str, second: str, *, seq: int = 1, doubt: str = "") -> Proposal:
    """Return a throw the tray has seen."""
    return Proposal(f"t:1:{seq}", Reading("t", "1", seq, (first, second)), doubt)


def key(vm: Any, name: str) -> Any:
    """Return the key of that name from anywhere in a view model."""
    keys = [*getattr(vm, "keys", ()), getattr(vm, "main", None)]
    return next(found for found in keys if found and found.name == name)


def section(view: SheetVM, label: str) -> Any:
    """Give what stands under a heading of a sheet; nothing where the heading is not there."""
    return next((found.rows for found in view.sections if found.label == label), ())

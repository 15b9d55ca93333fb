"""An evening without a window: the director over a shelf in a folder of its own."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from companion.events import Rolled
from companion.game import Game
from companion.ledger import Seat
from companion.shelf import Shelf
from companion.table import Moment
from ui.change import Change
from ui.director import Director
from ui.settings import Settings
from ui.worker import DirectWorker


class Evening(Director):
    """A director that keeps what it said has changed."""

    def __init__(self, home: Path, **kept: Any) -> None:
        settings = Settings(hint_seen=True, **kept)
        super().__init__(
            Shelf(home), settings, worker=DirectWorker(), lot=Random(3), clock=lambda: "now"
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

    def touch(self, *names: str) -> Any:
        """Touch keys one after the other; return what is shown then."""
        for name in names:
            self.act(name)
        return self.view()

    def sit_down(self, *names: str) -> Any:
        """Open the Classic box and sit the people down; the lot picks who begins."""
        self.set(names=names)
        return self.touch("edition:millionaire-classic", "start")

    def throw(self, first: int, second: int) -> Any:
        """Touch both dice in."""
        return self.touch(f"die:0:{first}", f"die:1:{second}")


def key(vm: Any, name: str) -> Any:
    """Return the key of that name from anywhere in a view model."""
    keys = [*getattr(vm, "keys", ()), getattr(vm, "main", None)]
    return next(found for found in keys if found and found.name == name)

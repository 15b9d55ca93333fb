"""An evening that plays itself: bots choose, a finger touches, a simulated tray throws."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.core.window import Window
from msgspec import Struct

from companion.bots import choose
from companion.commands import Command, Finish, Roll
from companion.table import Table
from ui.demo_moves import touches
from ui.finger import Finger
from ui.widgets.tap import Tap

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from ui.app import KassaApp

log = logging.getLogger(__name__)

Script = Iterator[None]
Thrower = Callable[[str], object]

HOLD = 0.06
"""How long a finger stays down, in seconds."""
PATIENCE = 15.0
"""How long a key or a throw is waited for before the evening counts as stuck."""
BY_HAND = 0.25
"""The share of throws that are touched in by hand, as when a die falls off the table."""


class Plan(Struct, frozen=True):
    """What the demo is to show: for how many rounds, where the pictures go, how long a look is."""

    rounds: int
    pictures: Path
    look: float = 0.8
    go_on: bool = False


class Stuck(Exception):
    """Raised when a key that the demo needs does not come."""


class Demo:
    """Plays an evening on the real screen, from the first touch to the standings."""

    def __init__(self, app: KassaApp, throw: Thrower, plan: Plan, chance: Random) -> None:
        self._app = app
        self._throw = throw
        self._plan = plan
        self._chance = chance
        self._finger = Finger()
        self._seen: set[str] = set()
        self._script: Script = iter(())
        self._journal: Path | str = "none"
        self._end: tuple[str, ...] | None = None

    def begin(self) -> None:
        """Start to play as soon as the window is there."""
        self._plan.pictures.mkdir(parents=True, exist_ok=True)
        self._finger.join()
        self._script = self._evening()
        Clock.schedule_interval(self._tick, 0)

    @property
    def finished(self) -> bool:
        """Whether the evening came to its end."""
        return self._end is not None

    def report(self) -> Iterator[str]:
        """Say where the evening lies and how it ended."""
        yield f"journal: {self._journal}"
        yield f"pictures: {self._plan.pictures}"
        yield from self._end or ("the evening did not come to its end",)

    @property
    def _table(self) -> Table:
        table = self._app.director.table
        assert table is not None
        return table

    def _tick(self, _dt: float) -> bool:
        try:
            next(self._script)
        except StopIteration:
            self._app.stop()
            return False
        return True

    # --- the evening ---

    def _evening(self) -> Script:
        yield from self._pause(self._plan.look)
        if self._plan.go_on:
            yield from self._tap("resume")
            item = self._table.game.item
            print(f"question {item!r}", flush=True)  # noqa: T201 - the demo reports as it goes
        else:
            yield from self._sit_down()
        self._journal = self._app.director.shelf.games()[0]
        while not self._table.game.over:
            if self._table.game.count("round") > self._plan.rounds:
                yield from self._carry_out(Finish())
            else:
                yield from self._carry_out(choose(self._table, self._chance))
        yield from self._pause(max(self._plan.look, 1.0))
        self._picture("standings", again=True)
        self._end = tuple(standing_lines(self._table))
        yield

    def _sit_down(self) -> Script:
        self._picture("editions")
        yield from self._tap("edition:millionaire-classic")
        while self._find("start") is None:
            yield
        for place in (1, 2, 3, 4):
            if len(self._app.director.places.seats.people) < 4:
                yield from self._tap(f"place:{place}")
        yield from self._pause(self._plan.look)
        self._picture("seats")
        yield from self._tap("start")
        while self._app.director.table is None:
            yield

    def _carry_out(self, command: Command) -> Script:
        yield from self._pause(self._plan.look)
        self._picture(type(self._table.game.item).__name__.lower())
        before = len(self._table.past)
        if isinstance(command, Roll):
            yield from self._roll(command)
        else:
            for name in touches(self._table.game, command):
                yield from self._tap(name)
                if name.startswith(("seat:", "tab:", "card:g", "card:p")):
                    yield from self._pause(self._plan.look)
                    self._picture(name.split(":")[0] + "-" + type(command).__name__.lower())
        yield from self._until(lambda: len(self._table.past) > before, "the entry")
        print(f"entry {self._table.past[-1].entry.seq}", flush=True)  # noqa: T201
        yield from self._until(lambda: not self._app.walking, "the token")

    def _roll(self, command: Roll) -> Script:
        director, first, second = self._app.director, *command.dice
        if director.tray.presence.state == "ready" and self._chance.random() > BY_HAND:
            before = len(self._table.past)
            self._throw(f"{first}{second}")
            yield from self._until(
                lambda: director.tray.proposal is not None or len(self._table.past) > before,
                "the tray's throw",
            )
            yield from self._pause(self._plan.look)
            self._picture("tray")
            if len(self._table.past) == before:
                yield from self._tap("tray:accept")
        else:
            yield from self._tap(f"die:0:{first}")
            yield from self._tap(f"die:1:{second}")

    # --- touching and waiting ---

    def _tap(self, name: str) -> Script:
        """Touch a key once it is there and counts."""
        found: list[Tap] = []

        def ready() -> bool:
            widget = None if self._app.walking else self._find(name)
            if widget is not None:
                found.append(widget)
            return widget is not None

        yield from self._until(ready, name)
        yield from self._pause(0.1)
        touch = self._finger.down(found[-1])
        yield from self._pause(HOLD)
        self._finger.up(touch)
        yield from self._pause(0.05)

    def _find(self, name: str) -> Tap | None:
        """Return the key of that name on the screen; with a colon at the end the first such."""
        shell = self._app.shell
        screen = shell.screen if shell else None
        if screen is None or screen.presses.spent:
            return None
        for widget in keys(screen):
            same = widget.name.startswith(name) if name.endswith(":") else widget.name == name
            if same and not widget.off and widget.width > 1:
                return widget
        return None

    def _pause(self, seconds: float) -> Script:
        end = Clock.get_time() + seconds
        while Clock.get_time() < end:
            yield

    def _until(self, happened: Callable[[], bool], what: str) -> Script:
        end = Clock.get_time() + PATIENCE
        while not happened():
            if Clock.get_time() > end:
                self._picture("stuck", again=True)
                raise Stuck(f"waited in vain for {what}")
            yield

    def _picture(self, name: str, *, again: bool = False) -> None:
        """Keep one picture of each kind of screen."""
        if name not in self._seen or again:
            self._seen.add(name)
            Window.screenshot(name=str(self._plan.pictures / f"{len(self._seen):02}-{name}.png"))


def standing_lines(table: Table) -> Iterator[str]:
    """Say who came to what."""
    game = table.game
    yield f"turns: {game.count('turn')}, rounds: {game.count('round')}"
    for standing in table.standings:
        name = game.players[standing.seat].name
        out = f", out in turn {standing.out}" if standing.seat in game.retired else ""
        yield f"{standing.rank}. {name}: {standing.worth.total}{out}"


def keys(widget: Widget) -> Iterator[Tap]:
    """Yield every key below a widget."""
    for child in widget.children:
        if isinstance(child, Tap):
            yield child
        yield from keys(child)

"""An evening that plays itself: bots choose, a finger touches, a simulated tray throws."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from kivy.clock import Clock
from msgspec import Struct

from companion.bots import choose
from companion.commands import Command, Finish, Roll
from companion.ruling import Granted
from companion.table import Table
from ui.demo_hand import Hand, Script
from ui.demo_moves import touches
from ui.presenters.vm_table import QuestionVM

if TYPE_CHECKING:
    from ui.app import KassaApp

Thrower = Callable[[str], object]

BY_HAND = 0.25
"""The share of throws that are touched in by hand, as when a die falls off the table."""
TRAY_DICE = 2
"""How many dice lie in the demo's tray; throws of another number are touched in."""


class Plan(Struct, frozen=True):
    """What the demo is to show: for how many rounds, where the pictures go, how long a look is.

    ``edition`` is the box that is opened, unless an evening goes on.
    """

    rounds: int
    pictures: Path
    look: float = 0.8
    edition: str = ""
    go_on: bool = False


class Demo:
    """Plays an evening on the real screen, from the first touch to the standings."""

    def __init__(self, app: KassaApp, throw: Thrower, plan: Plan, chance: Random) -> None:
        self._app = app
        self._throw = throw
        self._plan = plan
        self._chance = chance
        self._hand = Hand(app, plan.pictures)
        self._script: Script = iter(())
        self._journal: Path | str = "none"
        self._end: tuple[str, ...] | None = None

    def begin(self) -> None:
        """Start to play as soon as the window is there."""
        self._hand.begin()
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
            self._stop()
            return False
        except Exception:
            self._stop()
            raise
        return True

    def _stop(self) -> None:
        self._hand.end()
        self._app.stop()

    def _evening(self) -> Script:
        yield from self._hand.pause(self._plan.look)
        yield from self._go_on() if self._plan.go_on else self._sit_down()
        self._journal = self._app.director.shelf.games()[0]
        while not self._table.game.over:
            yield from self._carry_out(self._next())
        yield from self._hand.pause(max(self._plan.look, 1.0))
        self._hand.picture("standings", again=True)
        self._end = tuple(standing_lines(self._table))
        yield

    def _next(self) -> Command:
        """Return what somebody does; the end, once it is time and everybody has paid."""
        table, late = self._table, self._table.game.count("round") > self._plan.rounds
        if late and isinstance(table.judge(Finish()), Granted):
            return Finish()
        return choose(table, self._chance)

    def _go_on(self) -> Script:
        """Continue an evening, and tell what it waits for and which screen asks."""
        yield from self._hand.tap("resume")
        yield from self._hand.until(
            lambda: self._hand.find("tab:table") is not None, "the saved game"
        )
        assert self._app.shell is not None
        screen = type(self._app.shell.screen).__name__
        tell("question", screen, repr(self._table.game.item))

    def _sit_down(self) -> Script:
        self._hand.picture("editions")
        yield from self._hand.tap(f"edition:{self._plan.edition}")
        yield from self._hand.until(lambda: self._hand.find("place:1") is not None, "the seats")
        for place in (1, 2, 3, 4):
            if sum(at.player is not None for at in self._app.director.view().places) < 4:
                yield from self._hand.tap(f"place:{place}")
        yield from self._hand.pause(self._plan.look)
        self._hand.picture("seats")
        yield from self._hand.tap("start")
        yield from self._hand.pause(self._plan.look)
        self._hand.picture("rules")
        yield from self._hand.tap("begin")
        yield from self._hand.until(lambda: self._entered(1), "the opening")
        tell("entry", 1)

    def _carry_out(self, command: Command) -> Script:
        yield from self._hand.pause(self._plan.look)
        self._hand.picture(type(self._table.game.item).__name__.lower())
        before = len(self._table.past)
        if isinstance(command, Roll):
            yield from self._roll(command)
        else:
            for name in touches(self._app.director.scene("table"), command, self._keys()):
                if name.startswith("page:") and not self._hand.upright:
                    continue  # they lie beside each other
                yield from self._hand.tap(name)
                if name.startswith(("seat:", "tab:", "card:g", "card:p")):
                    yield from self._hand.pause(self._plan.look)
                    self._hand.picture(name.split(":")[0] + "-" + type(command).__name__.lower())
        yield from self._hand.until(lambda: self._entered(before + 1), "the entry")
        tell("entry", self._table.past[-1].entry.seq)
        yield from self._hand.until(lambda: not self._app.walking, "the token")

    def _keys(self) -> tuple[str, ...]:
        """Return the keys of the question on the screen, if it has no screen of its own."""
        shown = self._app.director.view()
        return tuple(key.name for key in shown.keys) if isinstance(shown, QuestionVM) else ()

    def _roll(self, command: Roll) -> Script:
        director = self._app.director
        read = director.tray.presence.state == "ready" and len(command.dice) == TRAY_DICE
        if read and self._chance.random() > BY_HAND:
            number = len(self._table.past) + 1
            self._throw("".join(map(str, command.dice)))
            yield from self._hand.until(
                lambda: director.tray.proposal is not None or self._entered(number),
                "the tray's throw",
            )
            yield from self._hand.pause(self._plan.look)
            self._hand.picture("tray")
            yield from self._hand.tap("tray:accept", unless=lambda: self._entered(number))
        else:
            for row, face in enumerate(command.dice):
                yield from self._hand.tap(f"die:{row}:{face}")

    def _entered(self, number: int) -> bool:
        """Whether so many entries are on the disk and in force."""
        table = self._app.director.table
        return table is not None and len(table.past) >= number


def tell(*words: object) -> None:
    """Report as the evening goes, at once: a power cut may be part of the show."""
    print(*words, flush=True)  # noqa: T201


def standing_lines(table: Table) -> Iterator[str]:
    """Say who came to what."""
    game = table.game
    yield f"turns: {game.count('turn')}, rounds: {game.count('round')}"
    for standing in table.standings:
        name = game.players[standing.seat].name
        out = f", out in turn {standing.out}" if standing.seat in game.retired else ""
        yield f"{standing.rank}. {name}: {standing.worth.total}{out}"

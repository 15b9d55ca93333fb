"""The whole app in the one window: real director, shelf and journal, touched by real fingers."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from kivy.base import ExceptionManager
from kivy.core.window import Window
from kivy.uix.label import Label
from msgspec.structs import replace

from companion.game import Game
from companion.ledger import Seat
from companion.shelf import Shelf
from companion.table import Moment, Table
from hardware.throw import DiceTray, Quality, State, Status, Throw
from hardware.trays import NoTray
from tests.ui.driver import Driver
from tests.ui.gallery import visible, whole
from tests.ui.house import DirectWorker
from ui.app import KassaApp
from ui.director import Director
from ui.inbox import TrayMail
from ui.money import Money, money
from ui.presenters.vm_more import ErrorVM
from ui.settings import Guest, Settings, Turn, load, save
from ui.widgets.tap import Tap

MARKUP = re.compile(r"\[/?\w+(=\w+)?\]")
BOX = "edition:millionaire-classic"
PATIENCE = 60
"""Seconds that a thread may take for what it does at once, on a busy machine."""


class Live:
    """An app that is touched; `taps` counts the touches since it was last set to 0."""

    def __init__(
        self,
        home: Path,
        tray: DiceTray | None = None,
        size: tuple[int, int] = (800, 480),
        clock: Callable[[], str] = lambda: "now",
        turned: Turn = 0,
    ) -> None:
        """Start on a display of that size, whose screen is turned so far."""
        Window.rotation, Window.size = 0, size
        kept = load(home / "settings.json")
        if turned:
            kept = replace(kept, turned=turned, south=turned)
        lot = Random(3)  # of four people Vera begins
        self.director = Director(Shelf(home), kept, worker=DirectWorker(), lot=lot, clock=clock)
        self.director.saved = lambda new: save(home / "settings.json", new)
        self.tray = tray or NoTray()
        self.director.seek_tray, self.director.tray.pick = self.tray.ask_again, self.tray.use
        self.app = KassaApp(self.director)
        mail = TrayMail(self.tray, self.director)
        self.app.closing += [mail.stop, self.tray.stop, self.director.close]
        self.driver = Driver(self.app)
        self.taps = 0

    def start(self) -> Live:
        self.tray.start()
        self.driver.start()
        return self

    def stop(self) -> None:
        self.driver.stop()
        Window.rotation = 0
        for handler in list(ExceptionManager.handlers):
            ExceptionManager.remove_handler(handler)

    # --- what is there ---

    @property
    def screen(self) -> Any:
        assert self.app.shell is not None
        return self.app.shell.screen

    @property
    def vm(self) -> Any:
        return self.screen.vm

    @property
    def table(self) -> Table:
        assert self.director.table is not None
        return self.director.table

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def last(self) -> Moment:
        return self.table.past[-1]

    @property
    def asked(self) -> Seat:
        """Who has to answer."""
        assert self.game.item is not None
        assert self.game.item.seat is not None
        return self.game.item.seat

    def seat(self, name: str) -> Seat:
        return next(n for n, player in enumerate(self.game.players) if player.name == name)

    def texts(self) -> list[str]:
        """Everything written on the screen, sums among it, with plain spaces and no markup."""
        found = []
        for widget in visible(self.screen):
            if isinstance(widget, Label) and widget.text:
                found.append(MARKUP.sub("", widget.text))
            elif isinstance(widget, Money):
                found.append(money(widget.value))
        return [text.replace("\xa0", " ") for text in found]

    def says(self, *parts: str) -> bool:
        """Whether all of it can be read on the screen."""
        text = "\n".join(self.texts())
        return all(part in text for part in parts)

    def read(self, *parts: str) -> Live:
        """Look until all of it can be read: sums count to what they are, slips rise."""
        for _ in range(120):
            if self.says(*parts):
                return self
            self.driver.step()
        raise AssertionError(f"{parts} cannot be read in {self.texts()}")

    def wait(self, so: Callable[[], object]) -> None:
        """Let frames and real time pass until something is so; the time only bounds a failure."""
        until = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < until, f"still waiting: {self.texts()}"
            time.sleep(0.01)
            self.driver.step()

    def key(self, name: str) -> Tap:
        """The key of that name; what rises into sight is waited for."""
        for _ in range(60):
            if any(tap.name == name for tap in self.reachable()):
                break
            self.driver.step()
        found = {tap.name: tap for tap in self.reachable()}
        assert name in found, f"{name} is not among {sorted(found)} of {self.vm}"
        return found[name]

    def reachable(self) -> Iterator[Tap]:
        """Every key in sight that no notice covers."""
        told = [note for note in (self.screen.guide, self.screen.notice) if note.text]
        for widget in visible(self.screen):
            if isinstance(widget, Tap) and widget.width > 1 and whole(widget):
                at = self.driver.middle(widget)
                if not any(note.collide_point(*at) for note in told):
                    yield widget

    # --- what is done ---

    def tap(self, *names: str) -> Live:
        """Touch keys one after the other, each once it is there and the screen has settled."""
        for name in names:
            self.settle()
            self.driver.tap(self.key(name))
            self.taps += 1
            assert not isinstance(self.vm, ErrorVM), self.vm.detail
        return self.settle()

    def together(self, *names: str) -> Live:
        """Touch keys at once: the fingers go down in one frame, and up in the next."""
        self.settle()
        spots = [self.driver.middle(self.key(name)) for name in names]
        touches = [self.driver.down(*spot, steps=0) for spot in spots]
        self.driver.step(2)
        for touch in touches:
            self.driver.up(touch, steps=0)
        self.driver.step(6)
        return self.settle()

    def carry(self, payer: Seat, payee: Seat) -> Live:
        """Drag one player's coin in the rail to another's."""
        self.settle()
        seats = [self.screen.rail.seat(seat) for seat in (payer, payee)]
        (x, y), (x1, y1) = map(self.driver.middle, seats)
        self.driver.drag(seats[0], x1 - x, y1 - y)
        self.taps += 1
        return self.settle()

    def seek(self, name: str) -> Live:
        """Drag the list of the screen until a key is in sight, and touch it."""
        for _ in range(20):
            if any(tap.name == name for tap in self.reachable()):
                return self.tap(name)
            self.driver.drag(self.screen.list, 0, self.screen.list.height * 0.4, steps=40)
            self.driver.run(1)
        raise AssertionError(f"{name} is not in the list")

    def settle(self) -> Live:
        """Let the token walk and the screen take touches again."""
        self.driver.until(self._still)
        return self

    def _still(self) -> bool:
        assert self.app.shell is not None
        busy = self.app.walking or self.screen.presses.spent
        return not (busy or self.app.shell.angle)

    def spell(self, text: str) -> Live:
        """Write a text of one language on the keyboard on the screen; a capital is shifted."""
        for letter in text:
            if letter != letter.lower() and not self.screen.typing.ids.board.shift:
                self.tap("type:shift")
            self.tap("type:space" if letter == " " else f"type:{letter}")
        return self

    def throw(self, first: int, second: int) -> Live:
        """Touch a throw in."""
        return self.tap(f"die:0:{first}", f"die:1:{second}")

    def hear(self, news: Throw | Status) -> Live:
        """Have the tray say something."""
        self.tray.events.put(news)
        self.driver.run(0.1)
        return self

    def sit_down(self, *names: str, box: str = BOX) -> Live:
        """Open a box with people who have played before."""
        self.director.set(people=tuple(Guest(name) for name in names))
        return self.tap(box, "start", "begin")


Sit = Callable[..., Live]


def thrown(first: int, second: int, seq: int = 1, quality: Quality = Quality.FRESH) -> Throw:
    """What a tray says of two dice."""
    dice = str(first), str(second)
    return Throw(dice=dice, source="tray", session="1", seq=seq, age=100, quality=quality)


def online() -> Status:
    """What a tray's link says once the tray has answered."""
    return Status(State.ONLINE, "sim")


def remembered(home: Path) -> Settings:
    """What the device has kept for the next evening."""
    return load(home / "settings.json")

"""The app: one window, one screen at a time, whatever the director says."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.app import App
from kivy.base import EventLoop, ExceptionHandler, ExceptionManager
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from ui import art, motion, sweep
from ui.change import Change
from ui.config import density
from ui.director import Director
from ui.money import Figures
from ui.motion import Motion
from ui.screens import SCREENS
from ui.settings import Settings
from ui.shell import Shell
from ui.speaker import Speaker
from ui.theme import theme

log = logging.getLogger(__name__)

AHEAD = 0.25
"""Seconds between two screens that are built before they are wanted."""
LIFTED = 0.05
"""Seconds between two looks whether the fingers have gone that keep the screen from turning."""
HALF, ROUND = 180, 360
TICK = 5.0
"""Seconds between two looks at the time left."""


class KassaApp(App):
    """Shows what the director says; ``walking`` while a token is on its way."""

    title = "Kassa"
    use_kivy_settings = False

    def __init__(
        self,
        director: Director,
        speaker: Speaker | None = None,
        *,
        pixels_per_dp: float | None = None,
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        self._wanted = pixels_per_dp
        self.director, self.speaker, self._read = director, speaker, ""
        self.shell: Shell | None = None
        self.walking = False
        self.closing: list[Callable[[], None]] = []
        self._undoing: list[Callable[[], object]] = []
        self._turn_later = Clock.create_trigger(self._turn, LIFTED)

    def build(self) -> Shell:
        """Make the window's only child."""
        Metrics.density = density(Window.system_size, self._wanted)
        Window.rotation = self.director.turntable.turned
        self.shell = Shell(SCREENS, act=self.act, hear=self.hear)
        self.director.changed, self.director.said = self.change, self.announce
        self._begin(Failures(self))
        self.change(Change())
        return self.shell

    def _begin(self, failures: ExceptionHandler) -> None:
        """Have Kivy call what is called regularly, and know how to undo that."""
        Window.bind(system_size=self._resized)
        ExceptionManager.add_handler(failures)
        regular = (
            Clock.schedule_interval(lambda _dt: self._build_ahead(), AHEAD),
            Clock.schedule_interval(lambda _dt: self.director.hourglass.tick(), TICK),
            Clock.schedule_interval(lambda _dt: self._sweep(), sweep.PACE),
        )
        self._undoing = [
            partial(Window.unbind, system_size=self._resized),
            partial(ExceptionManager.remove_handler, failures),
            *(event.cancel for event in regular),
        ]

    def _resized(self, *_: object) -> None:
        """Let dp follow the size of the window."""
        found = density(Window.system_size, self._wanted)
        if self.shell and found != Metrics.density:
            self.shell.forget()
            sweep.take_back()
            Metrics.density = found
            art.forget()
            self._show(Change())

    def _build_ahead(self) -> bool:
        assert self.shell is not None
        more = self.walking or self.shell.build_ahead()
        sweep.set_aside()
        return more

    def _sweep(self) -> None:
        """Collect what was thrown away, when nothing moves and nobody touches."""
        if not (self.walking or motion.runs() or touched()):
            sweep.sweep()

    def open_settings(self, *_: object) -> bool:
        """Have no settings of Kivy's own."""
        return False

    def act(self, name: str) -> None:
        """Hand a touch on."""
        self.director.act(name)

    def change(self, change: Change) -> None:
        """Show what is new, once the token has walked."""
        look(self.director.settings)
        assert self.shell is not None
        screen = self.shell.screen
        if change.walk > 0 and screen:
            self.walking = True
            screen.walk_token(change.walk, lambda: self._show(change))
        elif not self.walking:
            self._show(change)

    def _show(self, change: Change) -> None:
        assert self.shell is not None
        self.walking = False
        view = self.director.view()
        screen = self.shell.show(view, animate=change.animate)
        self.hear(change.cue)
        self.read(self.director.aloud(view))
        if change.walk < 0:
            screen.walk_back(-change.walk)
        self._turn()

    def announce(self, sentence: str) -> None:
        """Say something over what is shown, which stays as it is: a form is being filled in."""
        if self.shell and self.shell.screen:
            self.shell.screen.refuse(sentence)
            self.hear("", sentence)

    def hear(self, cue: str, refusal: str = "") -> None:
        """Play the sound of a cue, and read out why something is refused."""
        settings = self.director.settings
        if self.speaker and settings.sound and cue:
            self.speaker.play(cue)
        if refusal and settings.read_aloud:
            self.read(refusal)

    def read(self, text: str) -> None:
        """Read aloud what is new, in place of what is being read."""
        if self.speaker and text != self._read:
            self._read = text
            self.speaker.read(text, self.director.settings.language)

    def _turn(self, *_: object) -> None:
        """Turn the screen as it is to be turned, but not under anybody's finger."""
        assert self.shell is not None
        wanted = self.director.turntable.turned
        by = (Window.rotation - wanted + HALF) % ROUND - HALF
        if by and touched():
            self._turn_later()
        elif by:
            Window.rotation = wanted
            self.shell.size = Window.size
            self.shell.turn(by)

    def fail(self, error: Exception) -> None:
        """Say that the program failed and that nothing is lost, whatever was under way."""
        self.walking = False
        self.director.fail(error)

    def on_stop(self) -> None:
        """Let go of devices and files."""
        while self._undoing:
            self._undoing.pop()()
        for close in self.closing:
            close()
        sweep.take_back()


def touched() -> bool:
    """Return whether a finger is on the screen."""
    return any(touch.is_touch for touch in EventLoop.touches)


def look(settings: Settings) -> None:
    """Have everything look and move as the settings say."""
    if theme.name != settings.theme:
        theme.use(settings.theme)
    Figures.large, Motion.reduced = settings.large_sums, settings.reduced_motion


class Failures(ExceptionHandler):
    """Puts a failure on the screen instead of ending the evening."""

    def __init__(self, app: KassaApp) -> None:
        super().__init__()
        self._app = app

    def handle_exception(self, exception: BaseException) -> int:
        """Log the failure and show it."""
        if not isinstance(exception, Exception):
            return int(ExceptionManager.RAISE)
        log.error("a failure on the screen thread", exc_info=exception)
        self._app.fail(exception)
        return int(ExceptionManager.PASS)

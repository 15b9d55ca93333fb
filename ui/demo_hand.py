"""The demo's hand: it waits for keys, touches them, and takes pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.uix.scrollview import ScrollView

from ui.finger import Finger, Touch
from ui.widgets.recycler import Recycler
from ui.widgets.tap import Tap, keys

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from ui.app import KassaApp
    from ui.screens.base import Screen

Script: TypeAlias = Iterator[None]
"""What is done bit by bit, a frame at a time."""

HOLD = 0.06
"""How long a finger stays down, in seconds."""
LISTED = "place:"
"""What keys are called of which only those in sight exist."""
PATIENCE = 15.0
"""How long a key or a throw is waited for before the evening counts as stuck."""


class Stuck(Exception):
    """Raised when a key that the demo needs does not come."""


class Hand:
    """Touches the real screen as people do, seeing what it shows."""

    def __init__(self, app: KassaApp, pictures: Path) -> None:
        self._app = app
        self._pictures = pictures
        self._finger = Finger()
        self._seen: set[str] = set()

    def begin(self) -> None:
        """Become one of the window's devices."""
        self._pictures.mkdir(parents=True, exist_ok=True)
        self._finger.join()

    def end(self) -> None:
        """Be one of them no more."""
        self._finger.leave()

    @property
    def _screen(self) -> Screen | None:
        return self._app.shell.screen if self._app.shell else None

    @property
    def upright(self) -> bool:
        """Whether the screen is higher than wide."""
        return bool(self._screen and self._screen.portrait)

    def tap(self, name: str, *, unless: Callable[[], bool] = lambda: False) -> Script:
        """Touch a key once it is there; again if the screen changed under the finger."""
        counts = False
        while not counts:
            yield from self.until(lambda: self._sees(name) or unless(), name)
            if widget := self.find(name):
                into_sight(widget)
            yield from self.pause(0.1)
            if unless():
                return
            if widget := self.find(name):
                touch, screen = self._finger.down(widget), self._screen
                yield from self.pause(HOLD)
                counts = screen is self._screen and self._counts(touch, widget)
                self._finger.up(touch)
                yield from self.pause(0.05)

    def _sees(self, name: str) -> bool:
        """Whether a key is there; where it is none of a long list, the list is turned on."""
        if self.find(name):
            return True
        if self._screen and name.startswith(LISTED):
            for part in self._screen.walk():
                if isinstance(part, Recycler):
                    part.turn()
        return False

    def _counts(self, touch: Touch, key: Tap) -> bool:
        """Whether the finger, lifted now, would act."""
        screen, press = self._screen, touch.ud.get("press")
        if press is None or screen is None or not screen.presses.counts(press):
            return False
        return bool(key.state != "down" or key.pressed == key.meaning)

    def find(self, name: str) -> Tap | None:
        """Return the key of that name on the screen; with a colon at the end any such."""
        screen, shell = self._screen, self._app.shell
        if self._app.walking or screen is None or screen.presses.spent or (shell and shell.angle):
            return None
        found = [key for key in keys(screen) if not key.off and key.width > 1]
        named = (key for key in found if key.name == name)
        such = (key for key in found if name.endswith(":") and key.name.startswith(name))
        return next(chain(named, such), None)

    def pause(self, seconds: float) -> Script:
        """Let seconds pass."""
        end = Clock.get_time() + seconds
        while Clock.get_time() < end:
            yield

    def until(self, happened: Callable[[], bool], what: str) -> Script:
        """Wait until something has happened.

        :raises Stuck: if it does not.
        """
        end = Clock.get_time() + PATIENCE
        while not happened():
            if Clock.get_time() > end:
                self.picture("stuck", again=True)
                raise Stuck(f"waited in vain for {what}")
            yield

    def picture(self, name: str, *, again: bool = False) -> None:
        """Keep one picture of each kind of screen."""
        if name not in self._seen or again:
            self._seen.add(name)
            photograph(self._pictures / f"{len(self._seen):02}-{name}.png")


def photograph(path: Path) -> None:
    """Write the whole panel as a picture; Kivy's own cuts a part off a screen that is turned."""
    width, height = Window.system_size
    pixels = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
    Window._win.save_bytes_in_png(str(path), pixels, width, height)  # noqa: SLF001 - as Kivy does


def into_sight(widget: Widget) -> None:
    """Scroll to a key that lies beyond the edge of its list."""
    for above in widget.walk_reverse():
        if isinstance(above, ScrollView) and widget in above.walk():
            above.scroll_to(widget, animate=False)
            return

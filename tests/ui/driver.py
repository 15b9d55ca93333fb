"""Drive a real Kivy App in this process, frame by frame, on a virtual clock.

Kivy has one Window per process: every test gets a fresh App and widget tree in it, and what is
global is put back between tests. The window is created large once and only ever shrunk, because
its framebuffer does not grow. Set `KD_SIZE` (as 1600x1600) before importing to change that size.
"""

import importlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

SETTINGS = {
    "SDL_VIDEODRIVER": "offscreen",
    "SDL_NO_SIGNAL_HANDLERS": "1",  # else SDL takes a SIGTERM as a wish to quit: input goes dead
    "KIVY_NO_ARGS": "1",  # else Kivy eats pytest's argv
    "KIVY_LOG_MODE": "PYTHON",  # else Kivy replaces sys.stderr and tracebacks can vanish
    "KIVY_NO_FILELOG": "1",
    "KIVY_NO_CONFIG": "1",  # neither reads nor writes the user's configuration
    "KIVY_NO_ENV_CONFIG": "1",
    "KIVY_METRICS_DENSITY": "1",
    "KIVY_AUDIO": "sdl2",
    "SDL_AUDIODRIVER": "dummy",
}
for _name, _value in SETTINGS.items():
    os.environ.setdefault(_name, _value)

from kivy.config import Config  # noqa: E402

SIZE = tuple(int(side) for side in os.environ.get("KD_SIZE", "1600x1600").split("x"))
for _side, _name in enumerate(("width", "height")):
    Config.set("graphics", _name, str(SIZE[_side]))
for _name in ("multisamples", "maxfps", "vsync"):
    Config.set("graphics", _name, "0")
Config.remove_section("input")  # no mouse, mtdev or hid noise
Config.add_section("input")

from kivy.animation import Animation  # noqa: E402
from kivy.app import App  # noqa: E402
from kivy.base import EventLoop, runTouchApp  # noqa: E402
from kivy.clock import Clock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.graphics.opengl import (  # noqa: E402
    GL_RGB,
    GL_UNSIGNED_BYTE,
    glFinish,
    glReadPixels,
)
from kivy.input.motionevent import MotionEvent  # noqa: E402
from kivy.input.provider import MotionEventProvider  # noqa: E402
from kivy.input.shape import ShapeRect  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402
from PIL import Image  # noqa: E402

from ui.config import BREADTH  # noqa: E402
from ui.finger import on_panel  # noqa: E402

if tuple(Window.system_size) != SIZE:  # a framebuffer does not grow: what is larger would be noise
    raise ImportError("Kivy was imported before the driver could set it up")

# They did `from time import time`: without this a fling depends on the machine's speed.
TIMED = (
    "kivy.effects.kinetic",
    "kivy.effects.scroll",
    "kivy.input.motionevent",
    "kivy.uix.behaviors.button",
    "kivy.input.postproc.doubletap",
    "kivy.input.postproc.tripletap",
)


class Touch(MotionEvent):
    """A finger; coordinates are fractions of the window."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"is_touch": True, "type_id": "touch"} | kwargs)

    def depack(self, args: dict[str, float]) -> None:
        self.sx, self.sy = args["x"], args["y"]
        self.profile = ["pos"]
        if "across" in args:
            self.profile = ["pos", "shape"]
            self.shape = ShapeRect()
            self.shape.width = self.shape.height = args["across"] / BREADTH
        super().depack(args)


class Finger(MotionEventProvider):
    """A real input provider: its touches take the road of mtdev's and SDL's (postproc, grab)."""

    def __init__(self) -> None:
        super().__init__("driver", "")
        self.queue: list[tuple[str, Touch]] = []

    def update(self, dispatch_fn: Callable[[str, Touch], None]) -> None:
        while self.queue:
            dispatch_fn(*self.queue.pop(0))


class Driver:
    """Start an App, step through its frames, touch it, look at it, stop it.

    Layout, touch and animation always run; GL draws only inside `shot`, or always with `draw`.
    """

    DT = 1 / 60

    def __init__(self, app: App, *, draw: bool = False) -> None:
        self.app, self._draw = app, draw
        self._touches = 0
        self._time = 0.0
        self.finger = Finger()
        self._on_draw: Callable[[], None] = lambda: None

    def start(self) -> "Driver":
        EventLoop.quit, EventLoop.status, EventLoop.stopping = False, "idle", False
        self._time = Clock.time()
        Clock.time = lambda: self._time
        Clock._max_fps = 0
        for module in TIMED:
            vars(importlib.import_module(module))["time"] = lambda: self._time
        Window.bind(on_flip=self._flipped)
        self._on_draw = Window.on_draw
        if not self._draw:
            Window.on_draw = Window.flip = lambda: None
        EventLoop.add_input_provider(self.finger)
        self.app._run_prepare()
        runTouchApp(embedded=True)
        self.step(3)
        return self

    def _flipped(self, *_: object) -> None:
        if self._draw:  # SDL's offscreen driver never waits: frames would queue without end
            glFinish()

    def stop(self) -> None:
        Window.unbind(on_flip=self._flipped)
        for patched in ("on_draw", "flip"):
            Window.__dict__.pop(patched, None)
        self.app.stop()
        EventLoop.remove_input_provider(self.finger)
        for child in Window.children[:]:
            Window.remove_widget(child)
        for canvas in (Window.canvas.before, Window.canvas, Window.canvas.after):
            canvas.clear()
        EventLoop.touches.clear()
        for animation in list(Animation._instances):
            animation._widgets.clear()
            Animation._instances.discard(animation)
        for event in Clock.get_events():
            event.cancel()

    def step(self, frames: int = 1) -> None:
        """Let some frames pass."""
        for _ in range(frames):
            self._time += self.DT
            EventLoop.idle()
            Window.mainloop()

    def loop(self, frames: int) -> None:
        """Let frames pass in Kivy's own loop, where the App may handle what fails in them."""
        left = iter(range(frames))

        def tick(_dt: float) -> None:
            self._time += self.DT
            EventLoop.quit = next(left, None) is None

        event = Clock.schedule_interval(tick, 0)
        EventLoop.mainloop()
        event.cancel()
        EventLoop.quit = False

    def run(self, seconds: float) -> None:
        """Let time of the App pass."""
        self.step(int(seconds / self.DT) + 1)

    def until(self, condition: Callable[[], object], timeout: float = 10) -> None:
        """Let frames pass until something is so; fails after `timeout` seconds of the App."""
        for _ in range(int(timeout / self.DT)):
            if condition():
                return
            self.step()
        raise AssertionError(f"not reached in {timeout} s of app time")

    def middle(self, widget: Widget) -> tuple[float, float]:
        """Give the middle of a widget in the window."""
        x, y = widget.to_window(*widget.center)
        return float(x), float(y)

    def down(self, x: float, y: float, *, steps: int = 1, across: float = 0) -> Touch:
        """Put a finger down, so many pixels `across`; with 0 steps the next comes in this frame."""
        self._touches += 1
        told = {"across": across} if across else {}
        touch = Touch("driver", self._touches, on_panel(x, y) | told)
        self.finger.queue.append(("begin", touch))
        self.step(steps)
        return touch

    def move(self, touch: Touch, x: float, y: float) -> None:
        """Move a finger."""
        touch.move(on_panel(x, y))
        self.finger.queue.append(("update", touch))
        self.step()

    def up(self, touch: Touch, *, steps: int = 1) -> None:
        """Lift a finger."""
        touch.update_time_end()
        self.finger.queue.append(("end", touch))
        self.step(steps)

    def tap(self, widget: Widget, *, hold: int = 2) -> None:
        """Touch the middle of a widget for a few frames, and let the echo guard pass."""
        touch = self.down(*self.middle(widget))
        self.step(hold)
        self.up(touch)
        self.step(6)

    def drag(self, widget: Widget, dx: float, dy: float, steps: int = 10) -> None:
        """Drag from the middle of a widget."""
        x, y = self.middle(widget)
        touch = self.down(x, y)
        for i in range(1, steps + 1):
            self.move(touch, x + dx * i / steps, y + dy * i / steps)
        self.up(touch)

    def widgets(self) -> Iterator[Widget]:
        """Walk everything in the window."""
        for child in Window.children:
            yield from child.walk()

    def picture(self) -> Image.Image:
        """Draw the window once and give what is to be seen."""
        self._on_draw()
        w, h = Window.system_size
        pixels = bytes(glReadPixels(0, 0, w, h, GL_RGB, GL_UNSIGNED_BYTE))
        return Image.frombytes("RGB", (w, h), pixels).transpose(Image.Transpose.FLIP_TOP_BOTTOM)

    def shot(self, path: Path) -> Path:
        """Draw the window once and write it as a picture."""
        self.picture().save(path)
        return path

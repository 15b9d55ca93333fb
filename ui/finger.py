"""A finger that touches the screen by itself; its touches take the same road as real ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.input.provider import MotionEventProvider

if TYPE_CHECKING:
    from kivy.uix.widget import Widget


class Touch(MotionEvent):
    """One touch, in shares of the window."""

    def __init__(self, device: str, number: int, at: dict[str, float]) -> None:
        super().__init__(device, number, at, is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: dict[str, float]) -> None:
        """Take where the touch is."""
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)


def on_panel(x: float, y: float) -> dict[str, float]:
    """Give where on the panel a point of the screen is, in fractions; the screen may be turned."""
    w, h = (side - 1 for side in Window.system_size)
    match Window.rotation:
        case 0:
            return {"x": x / w, "y": y / h}
        case 90:
            return {"x": 1 - y / w, "y": x / h}
        case 180:
            return {"x": 1 - x / w, "y": 1 - y / h}
        case _:
            return {"x": y / w, "y": 1 - x / h}


class Finger(MotionEventProvider):
    """A provider of touches like any touchscreen."""

    def __init__(self) -> None:
        super().__init__("finger", "")
        self._waiting: list[tuple[str, Touch]] = []
        self._number = 0

    def join(self) -> None:
        """Become one of the window's devices."""
        EventLoop.add_input_provider(self)

    def leave(self) -> None:
        """Be one of them no more."""
        EventLoop.remove_input_provider(self)

    def start(self) -> None:
        """Begin nothing."""

    def stop(self) -> None:
        """End nothing."""

    def update(self, dispatch_fn: Callable[[str, MotionEvent], Any]) -> None:
        """Hand over what has happened."""
        waiting, self._waiting = self._waiting, []
        for kind, touch in waiting:
            dispatch_fn(kind, touch)

    def down(self, widget: Widget) -> Touch:
        """Go down in the middle of a widget."""
        self._number += 1
        touch = Touch("finger", self._number, on_panel(*widget.to_window(*widget.center)))
        self._waiting.append(("begin", touch))
        return touch

    def up(self, touch: Touch) -> None:
        """Go up where it is."""
        touch.update_time_end()
        self._waiting.append(("end", touch))

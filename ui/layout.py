"""Layout by numbers: boxes in dp from the parent's top left corner, as the mock-ups give them."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.animation import Animation
from kivy.metrics import dp
from kivy.uix.widget import Widget

from ui import draw  # noqa: F401  (registers Patch, Sprite and Quads for kv)


def put(child: Widget, parent: Widget, x: float, y: float, w: float, h: float) -> None:
    """Place `child` in `parent`, edges on whole pixels, and let it arrange its own parts."""
    left, right = round(parent.x + dp(x)), round(parent.x + dp(x + w))
    top, low = round(parent.top - dp(y)), round(parent.top - dp(y + h))
    if 0 in child.size:  # one that was hidden may have been measured since
        child.opacity = 1
    child.size = right - left, top - low
    child.pos = left, low
    if hasattr(child, "arrange"):
        child.arrange()


def hide(*children: Widget) -> None:
    """Take children off the screen: no size to draw, nothing to touch; put brings them back."""
    for child in children:
        Animation.cancel_all(child, "opacity")
        child.size, child.pos, child.opacity = (0, 0), (0, 0), 0


def match(holder: Widget, items: Sequence[object], make: Callable[[], Widget]) -> list[Widget]:
    """Give `holder` one child per item, keeping those it has or had; returns them in order."""
    # Widgets hold each other: each that is thrown away waits for a collection, which costs frames.
    spare: list[Widget] = holder.__dict__.setdefault("spare", [])
    while len(holder.children) < len(items):
        holder.add_widget(spare.pop() if spare else make())
    while len(holder.children) > len(items):
        spare.append(holder.children[0])
        holder.remove_widget(spare[-1])
    return list(holder.children[::-1])


def hand_out(holder: Widget, vms: Sequence[object], make: Callable[[], Any]) -> None:
    """Give `holder` one child per view model, and show it there."""
    for child, vm in zip(match(holder, vms, make), vms, strict=True):
        child.show(vm)


class Box(Widget):
    """Place its children itself, in `arrange`."""

    @property
    def w(self) -> float:
        """Width in dp."""
        return float(self.width / dp(1))

    @property
    def h(self) -> float:
        """Height in dp."""
        return float(self.height / dp(1))

    def on_touch_down(self, touch: Any) -> bool:
        """Let nothing inside be touched while hidden."""
        return self.opacity > 0 and bool(super().on_touch_down(touch))

    def arrange(self) -> None:
        """Place the children; called by put after the box has its size."""

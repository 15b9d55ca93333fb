"""Tap: anything to touch; it tells its screen, which decides whether the press counts."""

from collections.abc import Iterator
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from ui.layout import Box


class Tap(ButtonBehavior, Box):
    """Report a finger that went down and up on it to the screen it lies on.

    A grey one (`off`) stays silent, or has its `refusal` said.
    """

    name = StringProperty()
    off = BooleanProperty(defaultvalue=False)
    refusal = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.pressed: tuple[object, ...] = ("",)

    @property
    def meaning(self) -> tuple[object, ...]:
        """What a finger that goes down here means, as it is seen."""
        return (self.name,)

    def on_press(self) -> None:
        """Remember what was pressed: the key may become another while the finger is down."""
        self.pressed = self.meaning
        self.host.felt(self)

    def on_release(self) -> None:
        """Tell the screen, unless this has become another key meanwhile, or was taken away."""
        host = self.host
        if host and self.pressed == self.meaning:
            host.tell(self, self.last_touch.ud.get("press"))

    @property
    def host(self) -> Any:
        """The screen it lies on."""
        return holder(self, "tell")


def holder(widget: Widget, does: str) -> Any:
    """Return what a widget lies on that *does* so; none once another finger's act took it away."""
    found = widget.parent
    while found and not hasattr(found, does):
        found = found.parent
    return found


def keys(widget: Widget) -> Iterator[Tap]:
    """Yield every key to be seen below a widget."""
    for child in widget.children:
        if not child.opacity:
            continue  # it is hidden, and what lies on it
        if isinstance(child, Tap):
            yield child
        yield from keys(child)

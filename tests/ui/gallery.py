"""Open a view in the one window; walk what is visible of it."""

from collections.abc import Iterator
from typing import Any

from kivy.app import App
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from tests.ui.driver import Driver
from tests.ui.samples import SAMPLES
from ui.screens import SCREENS
from ui.shell import Shell
from ui.theme import theme
from ui.widgets.tap import Tap

Bounds = tuple[float, float, float, float]
LOOKS, LANGS = ("evening", "day"), ("ru", "en")
SIZES = ((800, 480), (480, 800), (853, 480), (480, 853), (1024, 576))


class Gallery(App):
    """One Shell that notes what was acted in `heard`."""

    def __init__(self, view: Any) -> None:
        super().__init__()
        self.view = view
        self.heard: list[str] = []

    def build(self) -> Shell:
        self.shell = Shell(SCREENS, self.heard.append)
        self.shell.show(self.view)
        return self.shell

    @property
    def screen(self) -> Any:
        return self.shell.screen


def open_view(
    view: Any,
    lang: str = "ru",
    look: str = "evening",
    size: tuple[int, int] = (800, 480),
) -> Driver:
    """Open a sample by name, or a view model, laid out at a size in dp, in a fresh App."""
    driver = Driver(Gallery(SAMPLES[view](lang) if isinstance(view, str) else view)).start()
    turn_to(driver, view, lang, look, size)
    return driver


def turn_to(
    driver: Driver,
    view: Any,
    lang: str = "ru",
    look: str = "evening",
    size: tuple[int, int] = (800, 480),
) -> None:
    """Show another view in the App that runs: its screens are kept, as on the table."""
    theme.use(look)
    Window.size = pixels = tuple(round(dp(side)) for side in size)
    driver.app.shell.size = pixels
    driver.app.shell.show(SAMPLES[view](lang) if isinstance(view, str) else view)
    driver.step(3)


def visible(widget: Widget) -> Iterator[Widget]:
    """Walk a widget and its descendants, without what is hidden."""
    if widget.opacity == 0 or ((widget.width == 0 or widget.height == 0) and not widget.children):
        return
    yield widget
    for child in widget.children:
        yield from visible(child)


def find(driver: Driver, name: str) -> Widget:
    """Give the visible touchable widget with this name."""
    return next(w for w in visible(driver.app.screen) if getattr(w, "name", "") == name)


def scrolled(widget: Widget) -> ScrollView | None:
    """Give the scroll view a widget lies in."""
    while (widget := widget.parent) is not None and widget is not widget.parent:
        if isinstance(widget, ScrollView):
            return widget
    return None


def turned(widget: Widget, bounds: Bounds) -> Bounds:
    """Give bounds beside a widget as they lie in the window, scrolled or turned round."""
    (xa, ya), (xb, yb) = widget.to_window(*bounds[:2]), widget.to_window(*bounds[2:])
    return min(xa, xb), min(ya, yb), max(xa, xb), max(ya, yb)


def whole(tap: Tap) -> bool:
    """Tell whether a target is in sight as a whole, not cut off by a scroll view's edge."""
    scroll = scrolled(tap)
    if scroll is None:
        return True
    low = scroll.to_window(*scroll.pos)[1]
    _, y0, _, y1 = turned(tap, (tap.x, tap.y, tap.right, tap.top))
    return bool(y0 >= low - 1 and y1 <= low + scroll.height + 1)

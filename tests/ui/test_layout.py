"""Text fits, targets are large enough and apart, in every view x language x size."""

from collections.abc import Iterator
from itertools import combinations

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label

from tests.ui.driver import Driver
from tests.ui.gallery import Bounds, scrolled, turned, visible, whole
from ui.money import Money
from ui.text import Text
from ui.widgets.board import CellSpot
from ui.widgets.dice import SmallDie
from ui.widgets.key import Key
from ui.widgets.tap import Tap

MAY_SHORTEN = {"Евгения Сергеевна", "Evgenia Sergeevna"}


def texts(driver: Driver) -> list[Label]:
    """Give the visible writing; what is scrolled out of sight is not."""
    found = [w for w in visible(driver.app.screen) if isinstance(w, Label) and w.text]
    return [label for label in found if not cut_off(label)]


def cut_off(label: Label) -> bool:
    """Tell whether a label is partly or wholly scrolled out of sight."""
    scroll = scrolled(label)
    if scroll is None:
        return False
    low = scroll.to_window(*scroll.pos)[1]
    _, y0, _, y1 = ink(label)
    return y0 < low or y1 > low + scroll.height


def ink(label: Label) -> Bounds:
    """Give the band of a text that must not touch another: small letters' height, its lines."""
    (w, h), half = label.texture_size, label.font_size * 0.3
    x = label.x + (label.width - w) * getattr(label, "across", 0)
    high = half + max(0, h - 1.4 * label.font_size) / 2
    return turned(label, (x, label.center_y - high, x + w, label.center_y + high))


def meet(a: Bounds, b: Bounds, slack: float = 0) -> bool:
    """Tell whether two boxes overlap by more than the slack both ways."""
    wide = min(a[2], b[2]) - max(a[0], b[0])
    high = min(a[3], b[3]) - max(a[1], b[1])
    return wide > slack and high > slack


def taps(driver: Driver) -> Iterator[Tap]:
    """Walk what can be touched."""
    for widget in visible(driver.app.screen):
        if isinstance(widget, Tap) and not isinstance(widget, SmallDie) and whole(widget):
            yield widget


def test_text_fits_its_box(every: Driver) -> None:
    for label in texts(every):
        assert label.texture_size[0] <= label.width + 1, (label.text, label.texture_size)
        if isinstance(label, Text):
            assert not label.shorten or label.text in MAY_SHORTEN, f"shortened: {label.text}"
        if isinstance(label, Text) and label.text_size[0]:  # several lines
            assert label.texture_size[1] <= label.height + 6, (label.text, label.texture_size)


def test_sums_fit_their_boxes(every: Driver) -> None:
    for amount in (w for w in visible(every.app.screen) if isinstance(w, Money)):
        assert amount.natural() <= amount.width, amount.value


def test_text_is_at_least_14(every: Driver) -> None:
    assert min(label.font_size for label in texts(every)) >= dp(13)  # initials on small coins


def test_texts_do_not_touch_and_stay_inside(every: Driver) -> None:
    labels = texts(every)
    for label in labels:
        x0, y0, x1, y1 = ink(label)
        assert x0 >= 0, label.text
        assert y0 >= 0, label.text
        assert x1 <= Window.width, label.text
        assert y1 <= Window.height, label.text
    for a, b in combinations(labels, 2):
        assert not meet(ink(a), ink(b), 1), (a.text, b.text)


def test_targets_are_large_enough_and_apart(every: Driver) -> None:
    boxes = {tap.name: turned(tap, (tap.x, tap.y, tap.right, tap.top)) for tap in taps(every)}
    snapping = {tap.name for tap in taps(every) if isinstance(tap, CellSpot)}
    for name, (x0, y0, x1, y1) in boxes.items():
        if name not in snapping:  # a finger means the nearest of these, and arrows step to it
            assert x1 - x0 >= dp(48), name
            assert y1 - y0 >= dp(48), name
        assert x0 >= 0, name
        assert y0 >= 0, name
        assert x1 <= Window.width, name
        assert y1 <= Window.height, name
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert not meet(a, b), (one, other)


def test_one_brass_key_at_most(every: Driver) -> None:
    brass = [
        tap for tap in taps(every) if isinstance(tap, Key) and tap.tone == "primary" and not tap.off
    ]
    assert len(brass) <= 1

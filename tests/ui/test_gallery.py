"""Every place of an evening that was really played, in both languages, passes the checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from kivy.core.text import Label as CoreLabel
from msgspec.structs import replace

from tests.ui import test_layout as checks
from tests.ui.driver import Driver
from tests.ui.gallery import LANGS, SIZES, turn_to, visible
from tests.ui.played import played
from tests.ui.played_base import NAMES
from ui.text import Text
from ui.widgets.key import Key
from ui.widgets.tap import Tap

CHECKS: tuple[Callable[[Driver], None], ...] = (
    checks.test_sums_fit_their_boxes,
    checks.test_text_is_at_least_14,
    checks.test_targets_are_large_enough_and_apart,
    checks.test_one_brass_key_at_most,
)


def spared(driver: Driver) -> set[str]:
    """What may end in an ellipsis: people, and what a touch tells in full."""
    screen = driver.app.screen
    taps = [widget for widget in visible(screen) if isinstance(widget, Tap)]
    undoing = {tap.note for tap in taps if isinstance(tap, Key) and tap.name in {"undo", "redo"}}
    head = {screen.vm.head.note} if hasattr(screen.vm, "head") else set()
    people = {name for names in NAMES.values() for name in names}
    return undoing | head | people | {tap.refusal for tap in taps if tap.off}


def natural(label: Text) -> float:
    """How high a text would be if no line were left out for want of room."""
    font = {"font_name": label.font_name, "font_size": label.font_size}
    core = CoreLabel(
        text=label.text, text_size=label.text_size, line_height=label.line_height, **font
    )
    core.refresh()
    return float(core.content_height)


def faults(driver: Driver, view: Any) -> Iterator[str]:
    """Tell what is wrong with the view that is shown."""
    may_shorten = spared(driver)
    for label in checks.texts(driver):
        if isinstance(label, Text) and label.text not in may_shorten:
            if label.shorten:
                yield f"shortened: {label.text}"
            if label.text_size[0] and max(label.texture_size[1], natural(label)) > label.height + 6:
                yield f"cut off: {label.text}"
    frame = view.frame
    covered = frame.refusal or frame.hands or frame.trouble
    for check in CHECKS if covered else (*CHECKS, checks.test_texts_do_not_touch_and_stay_inside):
        try:
            check(driver)
        except AssertionError as error:
            yield str(error).splitlines()[0]


@cache
def views(language: str) -> dict[str, Any]:
    """Every view as it is once the hands have done what they are told; two tell them."""
    with TemporaryDirectory() as home:
        found = played(Path(home), language)
    told = [view for view in found.values() if view.frame.hands]
    told.sort(key=lambda view: len("".join(view.frame.hands.lines)))
    bare = {name: replace(v, frame=replace(v.frame, hands=None)) for name, v in found.items()}
    return {**bare, "told shortly": told[0], "told at length": told[-1]}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGS)
def test_every_view_of_an_evening_passes_the_checks(
    standing: Driver, language: str, size: tuple[int, int]
) -> None:
    found = []
    for name, view in views(language).items():
        turn_to(standing, view, language, "evening", size)
        found += [f"{name}: {fault}" for fault in faults(standing, view)]
    assert found == []

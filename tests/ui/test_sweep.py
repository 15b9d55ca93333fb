"""What is thrown away, and when it is collected."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.uix.widget import Widget

from tests.ui.live import Live
from ui import motion, sweep
from ui.layout import Box, match


class Loop:
    """Something that holds itself, so that only a collection frees it."""

    def __init__(self) -> None:
        self.me = self


def thrown_away() -> weakref.ref[Loop]:
    return weakref.ref(Loop())


@pytest.fixture
def live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Live]:
    """Return an app of which only the sweep collects, whenever it may."""
    monkeypatch.setattr(sweep, "ENOUGH", 0)
    one = Live(tmp_path).start().sit_down("Аня", "Борис")
    assert one.app.shell
    one.app.shell._kinds = dict.fromkeys(one.app.shell._built, type(one.screen))
    one.driver.run(1)  # no more screens are built ahead, which sets aside all there is
    gc.disable()
    yield one
    gc.enable()
    one.stop()


def test_what_was_thrown_away_is_collected_while_the_app_stands_still(live: Live) -> None:
    loop = thrown_away()
    live.driver.run(1)
    assert loop() is None
    assert gc.get_freeze_count()


def test_nothing_is_collected_under_a_finger(live: Live) -> None:
    finger = live.driver.down(795, 475)
    loop = thrown_away()
    live.driver.run(1)
    assert loop() is not None
    live.driver.up(finger)
    live.driver.run(1)
    assert loop() is None


def test_nothing_is_collected_while_something_moves(live: Live) -> None:
    motion.move(live.screen, 2.0, opacity=0.5)
    loop = thrown_away()
    live.driver.run(1)
    assert loop() is not None
    live.driver.run(2)
    assert loop() is None


def test_what_was_set_aside_is_taken_back_when_the_app_ends(live: Live) -> None:
    live.driver.run(1)
    live.stop()
    assert not gc.get_freeze_count()


def test_a_widget_that_is_not_shown_is_kept_for_the_next_time() -> None:
    holder = Box()
    first = match(holder, "abc", Widget)
    match(holder, "a", Widget)
    assert match(holder, "ab", Widget) == first[:2]
    assert set(match(holder, "abc", Widget)) == set(first)

"""A fault of the program in the running app: it stays on the screen, and there are ways on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.clock import Clock

from tests.ui.live import Live
from ui.inbox import Inbox
from ui.presenters.vm_more import ErrorVM
from ui.presenters.vm_start import EditionsVM
from ui.presenters.vm_table import PlotVM, RollVM


@pytest.fixture
def sat(tmp_path: Path) -> Iterator[Live]:
    live = Live(tmp_path).start().sit_down("Аня", "Борис")
    yield live
    live.stop()


def fail() -> None:
    raise RuntimeError("a picture is missing")


def test_a_token_on_its_way_does_not_walk_over_a_failure(sat: Live) -> None:
    sat.tap("die:0:1").driver.tap(sat.key("die:1:3"))
    assert sat.app.walking
    Clock.schedule_once(lambda _dt: fail())
    sat.driver.loop(5)
    sat.driver.run(3)
    assert isinstance(sat.vm, ErrorVM)
    assert "a picture is missing" in sat.vm.detail
    sat.driver.tap(sat.key("restart"))
    assert isinstance(sat.vm, EditionsVM)
    assert isinstance(sat.tap("resume").vm, PlotVM)


def test_the_entry_whose_screen_fails_is_taken_back_by_one_touch(sat: Live) -> None:
    sat.throw(1, 3)
    sat.app.fail(RuntimeError("no such plot"))
    sat.driver.tap(sat.key("undo"))
    assert isinstance(sat.settle().vm, RollVM)
    assert len(sat.table.past) == 1


def test_a_job_that_fails_on_the_screen_thread_holds_up_no_other(sat: Live) -> None:
    inbox, done = Inbox(), []
    inbox.put(fail)
    inbox.put(lambda: done.append("done"))
    sat.driver.loop(5)
    sat.driver.run(0.1)
    assert done == ["done"]
    assert isinstance(sat.vm, ErrorVM)

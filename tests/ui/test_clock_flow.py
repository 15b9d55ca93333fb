"""An evening by the clock: the time left, the call, and how it ends. Without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.commands import Remit
from companion.decisions import TimeUp
from tests.ui.house import Evening, SlowWorker, Watch
from ui.hourglass import GLANCES
from ui.presenters.frame import TABS
from ui.presenters.vm_end import StandingsVM
from ui.settings import Guest
from ui.worker import Worker

PEOPLE = tuple(map(Guest, ("Аня", "Борис", "Вера", "Гриша")))


@pytest.fixture
def watch() -> Watch:
    return Watch()


def sat_by(home: Path, watch: Watch, worker: Worker | None = None, **rules: Any) -> Evening:
    """Return an evening with a limit of an hour."""
    house_rules = {"millionaire-classic": {"time_limit": 60, **rules}}
    evening = Evening(home, worker, clock=watch, people=PEOPLE, house_rules=house_rules)
    evening.touch("edition:millionaire-classic", "start", "begin")
    return evening


def play(evening: Evening, watch: Watch, minutes: int) -> None:
    """Let time pass in which something is entered every five minutes."""
    for _ in range(minutes // 5):
        watch.go_on(5)
        evening.submit(Remit("bank", "seat0", 1, "так"))
    watch.go_on(minutes % 5)
    evening.hourglass.tick()


def left(evening: Evening) -> str:
    return str(next(tab.label for tab in evening.view().frame.bar.tabs if tab.name == "in_force"))


def calls(evening: Evening) -> int:
    assert evening.table is not None
    return sum(isinstance(moment.command, TimeUp) for moment in evening.table.past)


def test_without_a_limit_no_time_is_shown(sat: Evening) -> None:
    assert [tab.name for tab in sat.view().frame.bar.tabs] == [name for name, _ in TABS]


def test_the_time_left_is_told_minute_by_minute(tmp_path: Path, watch: Watch) -> None:
    evening = sat_by(tmp_path, watch, time_limit=90)
    assert left(evening) == "1 ч 30"
    seen = len(evening.changes)
    play(evening, watch, 31)
    assert left(evening) == "59 мин"
    assert len(evening.changes) > seen
    seen = len(evening.changes)
    evening.hourglass.tick()
    assert len(evening.changes) == seen


def test_a_table_that_goes_to_dinner_comes_back_to_the_time_it_had(
    tmp_path: Path, watch: Watch
) -> None:
    evening = sat_by(tmp_path, watch)
    play(evening, watch, 50)
    for _ in range(90):
        watch.go_on(1)
        evening.hourglass.tick()
    assert (calls(evening), left(evening)) == (0, "5 мин")


def test_time_is_called_by_itself_and_a_banner_says_how_it_ends(
    tmp_path: Path, watch: Watch
) -> None:
    evening = sat_by(tmp_path, watch, timed_end_moment="finish_round")
    evening.throw(1, 3)
    play(evening, watch, 59)
    assert calls(evening) == 0
    assert evening.view().frame.trouble is None
    play(evening, watch, 1)
    assert calls(evening) == 1
    assert left(evening) == "время!"
    assert evening.view().frame.trouble.text.startswith("Доигрываем круг")
    assert evening.touch("clock:read").frame.trouble is None
    play(evening, watch, 30)
    assert calls(evening) == 1


def test_the_banner_goes_by_itself_for_it_hides_the_head_of_a_form(
    tmp_path: Path, watch: Watch
) -> None:
    evening = sat_by(tmp_path, watch, timed_end_moment="finish_round")
    evening.throw(1, 3)
    play(evening, watch, 60)
    assert evening.touch("tab:bank").frame.trouble is not None
    for _ in range(GLANCES):
        evening.hourglass.tick()
    assert evening.view().frame.trouble is None


def test_between_turns_the_evening_is_over_at_once(tmp_path: Path, watch: Watch) -> None:
    evening = sat_by(tmp_path, watch)
    play(evening, watch, 60)
    assert isinstance(evening.view(), StandingsVM)


def test_the_turn_in_play_is_finished(tmp_path: Path, watch: Watch) -> None:
    evening = sat_by(tmp_path, watch)
    evening.throw(1, 3)
    play(evening, watch, 60)
    assert evening.view().frame.trouble.text.startswith("Доигрываем этот ход")
    assert isinstance(evening.touch("clock:read", "accept"), StandingsVM)


def test_who_takes_the_call_back_plays_on(tmp_path: Path, watch: Watch) -> None:
    evening = sat_by(tmp_path, watch)
    play(evening, watch, 60)
    assert calls(evening) == 1
    evening.touch("undo")
    play(evening, watch, 40)
    assert calls(evening) == 0
    evening.close()
    again = Evening(tmp_path, clock=watch)
    again.touch("resume")
    again.hourglass.tick()
    assert calls(again) == 0
    assert again.touch("tab:in_force").main.name == "time_up"
    assert isinstance(again.touch("time_up"), StandingsVM)


def test_a_form_that_is_filled_in_is_not_taken_away(tmp_path: Path, watch: Watch) -> None:
    evening = sat_by(tmp_path, watch)
    evening.throw(1, 3)
    play(evening, watch, 55)
    evening.touch("tab:bank")
    watch.go_on(5)
    evening.hourglass.tick()
    assert (evening.place, calls(evening)) == ("bank", 0)
    evening.touch("tab:table")
    evening.hourglass.tick()
    assert calls(evening) == 1


def test_a_longer_time_agreed_on_later_is_called_as_well(tmp_path: Path, watch: Watch) -> None:
    evening = sat_by(tmp_path, watch, timed_end_moment="finish_round")
    evening.throw(1, 3)
    play(evening, watch, 60)
    evening.touch("clock:read", "tab:in_force", "value:2")
    assert left(evening) == "30 мин"
    evening.touch("tab:table")
    play(evening, watch, 30)
    assert calls(evening) == 2
    assert evening.view().frame.trouble is not None


def test_the_clock_goes_on_after_a_restart(tmp_path: Path, watch: Watch) -> None:
    evening = sat_by(tmp_path, watch)
    evening.throw(1, 3)
    play(evening, watch, 50)
    evening.close()
    watch.go_on(600)
    again = Evening(tmp_path, clock=watch)
    again.touch("resume")
    assert left(again) == "5 мин"
    play(again, watch, 5)
    assert calls(again) == 0
    play(again, watch, 5)
    assert calls(again) == 1


def test_what_was_called_before_is_looked_up_where_the_disk_is(
    tmp_path: Path, watch: Watch
) -> None:
    disk = SlowWorker()
    evening = sat_by(tmp_path, watch, worker=disk)
    disk.work()
    for _ in range(12):
        watch.go_on(5)
        evening.submit(Remit("bank", "seat0", 1, "так"))
        disk.work()
    evening.hourglass.tick()
    assert calls(evening) == 0
    disk.work()
    assert calls(evening) == 1

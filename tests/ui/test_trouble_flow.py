"""A disk that refuses, a program that fails, an answer that is late. Without a window."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from tests.ui.house import Evening, SlowWorker
from ui.presenters.vm_more import ErrorVM
from ui.presenters.vm_start import EditionsVM
from ui.presenters.vm_table import PlotVM, RollVM
from ui.worker import ThreadWorker


def test_a_full_disk_leaves_the_game_where_it_stood(sat: Evening) -> None:
    assert sat.table is not None
    pages = sat.table.journal._db.execute("PRAGMA page_count").fetchone()[0]
    sat.table.journal._db.execute(f"PRAGMA max_page_count = {pages}")
    for number in range(50):
        before = sat.game
        view = sat.touch("tab:bank", f"pay:bank:charity:{number + 1}:{'на добрые дела ' * 20}")
        if view.frame.trouble:
            break
    assert "disk is full" in view.frame.trouble.text
    assert sat.game == before
    assert isinstance(sat.touch("tab:table"), RollVM)
    sat.table.journal._db.execute(f"PRAGMA max_page_count = {pages + 99}")
    view = sat.touch("disk:retry")
    assert view.frame.trouble is None
    assert sat.game.ledger.balance("charity") == before.ledger.balance("charity") + number + 1


def test_the_remedy_is_told_by_what_the_disk_objects_to(sat: Evening) -> None:
    assert sat.table is not None
    sat.table.journal._db.execute("PRAGMA query_only = ON")
    view = sat.touch("tab:bank", "pay:bank:charity:5:подарок")
    assert "Разрешите запись" in view.frame.trouble.text
    assert "readonly" in view.frame.trouble.text


def test_trouble_with_one_games_disk_is_not_told_of_the_next(sat: Evening) -> None:
    assert sat.table is not None
    sat.table.journal._db.execute("PRAGMA query_only = ON")
    assert sat.touch("tab:bank", "pay:bank:charity:5:подарок").frame.trouble
    view = sat.touch("tab:more", "editions", "resume")
    assert view.frame.trouble is None


def test_a_failure_stays_on_the_screen_whatever_happens_meanwhile(sat: Evening) -> None:
    sat.fail(RuntimeError("a picture is missing"))
    sat.ear.warn("tray.supply", "4.1 V")
    view = sat.view()
    assert isinstance(view, ErrorVM)
    assert "a picture is missing" in view.detail
    assert isinstance(sat.touch("restart"), EditionsVM)
    assert isinstance(sat.touch("resume"), RollVM)


def test_the_last_entry_may_be_what_fails_and_is_taken_back(sat: Evening) -> None:
    sat.throw(1, 3)
    assert isinstance(sat.view(), PlotVM)
    sat.fail(RuntimeError("no such plot"))
    assert sat.view().undo is not None
    assert isinstance(sat.touch("undo"), RollVM)


def test_nothing_is_taken_back_before_people_have_sat_down(sat: Evening) -> None:
    sat.fail(RuntimeError("no such plot"))
    assert sat.view().undo is None


def test_a_game_is_left_only_once_its_last_entry_is_written(tmp_path: Path) -> None:
    disk = SlowWorker()
    evening = Evening(tmp_path, disk)
    evening.sit_down("Аня", "Борис")
    disk.work()
    evening.touch("tab:bank", "pay:bank:charity:500:подарок городу")
    evening.fail(RuntimeError("while it is written"))
    evening.touch("restart")
    assert isinstance(evening.view(), ErrorVM)
    disk.work()
    assert isinstance(evening.view(), EditionsVM)
    evening.touch("resume")
    disk.work()
    assert evening.game.ledger.balance("charity") == 500


def failing() -> None:
    raise KeyError("a job")


@pytest.fixture
def jobs() -> list[Any]:
    return []


def test_what_a_job_of_the_disk_raises_the_screen_thread_raises(jobs: list[Any]) -> None:
    told = threading.Event()

    def tell(job: Any) -> None:
        jobs.append(job)
        told.set()

    worker = ThreadWorker(tell)
    worker.do(failing, jobs.append)
    assert told.wait(5)
    assert worker.busy
    with pytest.raises(KeyError):
        jobs[0]()
    assert not worker.busy
    worker.stop()


def test_a_failed_job_that_nobody_waits_for_stops_no_other(
    jobs: list[Any], caplog: pytest.LogCaptureFixture
) -> None:
    worker = ThreadWorker(lambda job: job())
    worker.later(failing)
    worker.later(lambda: jobs.append("done"))
    worker.stop()
    assert jobs == ["done"]
    assert "KeyError" in caplog.text

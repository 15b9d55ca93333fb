"""Several trays as the table sees them: which is played with, and what another throws."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.sim_pty import PtyTray
from hardware.simulated import SimulatedTray
from hardware.trays import open_tray
from tests.ui.house import Evening, proposed
from tests.ui.live import Live
from ui.presenters.vm_table import RollVM
from ui.presenters.vm_tray import LinesVM, TraysVM, TrayVM
from ui.settings import load
from ui.tray import OneTray, Presence

READY = Presence("ready")
WHICH = Presence("choose", "tray.away.several", "LEFT, RIGHT")
LEFT, RIGHT = OneTray("1:2@a", "LEFT", READY), OneTray("1:2@b", "RIGHT", READY)
PLAYED = OneTray("1:2@a", "LEFT", READY, active=True)
GONE = OneTray("1:2@a", "LEFT", Presence("away", "tray.away.lost"), active=True)


@pytest.fixture
def picked(sat: Evening) -> list[str]:
    """Who is picked by touches at this table."""
    marks: list[str] = []
    sat.tray.pick = marks.append
    return marks


def test_the_table_is_asked_which_tray_and_led_to_their_list(sat: Evening) -> None:
    sat.hear(WHICH)
    sat.ear.plug((LEFT, RIGHT))
    banner = sat.view().banner
    assert (banner.title, banner.text) == (
        "Какой лоток?",
        "Бросьте в тот, которым играете: LEFT, RIGHT",
    )
    view = sat.touch("tray:list")
    assert isinstance(view, TraysVM)
    assert [(row.title, row.here) for row in view.trays] == [("LEFT", ""), ("RIGHT", "")]


def test_a_tray_is_picked_by_a_touch(sat: Evening, picked: list[str]) -> None:
    sat.hear(WHICH)
    sat.ear.plug((LEFT, RIGHT))
    sat.touch("tab:more", "tray:open", f"use:{RIGHT.mark}")
    assert picked == [RIGHT.mark]


def test_the_throw_that_chose_the_tray_counts_by_a_tap(sat: Evening) -> None:
    sat.hear(WHICH)
    sat.hear(READY)
    sat.hear(proposed("1", "3", doubt="tray.doubt.choice"))
    view = sat.view()
    assert (view.banner, view.accept.seconds) == (None, 0)
    assert view.hint == "Этим броском выбран лоток. Считать бросок?"


def test_a_throw_in_another_tray_is_said_not_to_count_while_one_is_due(sat: Evening) -> None:
    sat.hear(READY)
    sat.ear.ignore(("5", "3"), "RIGHT")
    assert sat.view().frame.refusal == "Бросок 5 + 3 в другом лотке (RIGHT) не считается."
    assert sat.view().accept is None
    sat.throw(1, 3)
    sat.ear.ignore(("5", "3"), "RIGHT")
    assert not sat.view().frame.refusal


def test_the_list_shows_what_was_thrown_in_another_and_leads_on(sat: Evening) -> None:
    other = OneTray(RIGHT.mark, "RIGHT", READY, ignored=("5", "C"))
    sat.hear(READY)
    sat.ear.plug((PLAYED, other))
    view = sat.touch("tab:more", "tray:open")
    assert isinstance(view, TraysVM)
    assert [(row.here, row.note) for row in view.trays] == [
        ("играем им", "Лоток готов"),
        ("", "бросок 5 + ? не считается"),
    ]
    assert isinstance(sat.touch("dice"), TrayVM)
    assert isinstance(sat.touch("lines"), LinesVM)
    assert isinstance(sat.touch("trays"), TraysVM)


def test_where_the_tray_is_away_the_other_is_offered_and_not_taken(
    sat: Evening, picked: list[str]
) -> None:
    sat.hear(GONE.presence)
    sat.ear.plug((GONE, RIGHT))
    banner = sat.view().banner
    assert (banner.text, picked) == ("Лоток отключился. Подключён другой, RIGHT", [])
    assert banner.key.label == "Взять"
    sat.touch(banner.key.name)
    assert picked == [RIGHT.mark]


def test_of_several_that_might_be_taken_none_is_offered_before_another(sat: Evening) -> None:
    sat.hear(GONE.presence)
    sat.ear.plug((GONE, RIGHT, OneTray("1:2@c", "THIRD", READY)))
    assert sat.view().banner.key.name == "tray:find"


def test_with_one_tray_there_is_no_list(sat: Evening) -> None:
    sat.hear(READY)
    sat.ear.plug((PLAYED, RIGHT))
    sat.touch("tab:more", "tray:open")
    sat.ear.plug(())
    assert isinstance(sat.view(), TrayVM)


class Twins:
    """An app, and two trays of one name on ptys."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.devices = [
            SimulatedTray(listed_dice(["13"]), Firmware("T", deaf=0.0, settle=0.2))
            for _ in range(2)
        ]
        self.links = [home / "left", home / "right"]
        self.ptys = [PtyTray(d, link) for d, link in zip(self.devices, self.links, strict=True)]
        for pty in self.ptys:
            pty.start()
        self.live = self._open()

    def _open(self) -> Live:
        chosen = load(self.home / "settings.json").tray_choices.get("", "")
        url = "serial:" + ",".join(str(link) for link in self.links)
        return Live(self.home, open_tray(url, chosen)).start()

    def restart(self) -> Live:
        self.live.stop()
        self.live = self._open()
        return self.live

    def stop(self) -> None:
        self.live.stop()
        for pty in self.ptys:
            pty.stop()


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Twins]:
    one = Twins(tmp_path)
    yield one
    one.stop()


def test_row_8_one_throws_in_one_of_two_twins_and_plays_with_it_another_evening_too(
    twins: Twins,
) -> None:
    live = twins.live
    live.sit_down("Аня", "Борис")
    live.wait(lambda: live.says("Какой лоток?"))
    twins.devices[1].throw("13")
    live.wait(lambda: isinstance(live.vm, RollVM) and live.vm.chosen == (1, 3))
    assert live.vm.accept.seconds == 0  # it has chosen the tray, or was late on a slow machine
    twins.devices[0].throw("66")
    live.wait(lambda: live.says("Бросок 6 + 6 в другом лотке"))
    assert live.vm.chosen == (1, 3)
    live.tap("tab:more", "tray:open").read("играем им", "бросок 6 + 6 не считается")
    assert load(twins.home / "settings.json").tray_choices == {"": str(twins.links[1])}

    live = twins.restart()
    live.wait(lambda: live.director.tray.presence.state == "ready")
    assert [one.active for one in live.director.tray.plugged] == [False, True]


def test_another_tray_is_taken_by_a_touch(twins: Twins) -> None:
    live = twins.live
    live.sit_down("Аня", "Борис")
    live.wait(lambda: live.says("Какой лоток?"))
    live.tap("tray:list", f"use:{twins.links[0]}")
    live.wait(lambda: live.says("играем им"))
    live.tap("tab:table")
    twins.devices[0].throw("13")
    live.wait(lambda: isinstance(live.vm, RollVM) and live.vm.chosen == (1, 3))

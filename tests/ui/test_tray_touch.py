"""The tray looked after by real fingers, its lines coming from a simulated one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.sim_bench import BenchTray
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.simulated import SimulatedTray
from tests.ui.live import Live
from ui.presenters.vm_table import RollVM
from ui.presenters.vm_tray import LinesVM, TrayVM, TrialVM


class Bench:
    """An app with a simulated tray, opened on the tray's page."""

    def __init__(self, home: Path) -> None:
        firmware = Firmware(deaf=0.0, settle=0.2)
        self.device = SimulatedTray(listed_dice(["34"]), firmware)
        self.live = Live(home, BenchTray(self.device)).start()
        self.live.sit_down("Аня", "Борис")
        self.live.wait(lambda: self.live.director.tray.presence.state == "ready")
        self.live.tap("tab:more", "tray:open")

    def throw(self, dice: str) -> None:
        """Throw, and see on the screen what the tray makes of it."""
        self.device.throw(dice)
        self.live.wait(lambda: self.live.says(" + ".join(dice)))


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    one = Bench(tmp_path)
    yield one
    one.live.stop()


def test_what_is_thrown_is_seen_at_once_and_is_not_played(bench: Bench) -> None:
    live = bench.live.tap("source:trial")
    bench.throw("53")
    assert isinstance(live.vm, TrayVM)
    live.wait(lambda: live.says("Суммы за 1 бросок", "свежий", "Мало бросков"))
    live.tap("reset").read("Суммы за 0 бросков", "Вернуть")
    live.tap("tab:table")
    assert isinstance(live.vm, RollVM)
    assert live.vm.accept is None


def test_each_line_is_shown_as_it_comes(bench: Bench) -> None:
    live = bench.live.tap("lines")
    assert isinstance(live.vm, LinesVM)
    live.wait(lambda: live.says("приветствие", "послано"))
    bench.device.throw("53")
    live.wait(lambda: live.says("бросок", "движение", ",5,3*"))
    live.tap("again")
    live.wait(lambda: live.says("повтор"))


def test_a_self_test_goes_from_face_to_face_as_they_are_laid(bench: Bench) -> None:
    live = bench.live.tap("lines", "test")
    assert isinstance(live.vm, TrialVM)
    live.wait(lambda: live.says("Положите кубики в лоток: сверху 1"))
    bench.device.throw("11")
    live.wait(lambda: live.says("Положите кубики в лоток: сверху 2"))
    bench.throw("26")
    live.read("Кубик 2: вместо 2 видно 6").tap(*["skip"] * 5)
    live.read("Не все грани видны верно").tap("stop")
    assert isinstance(live.vm, LinesVM)

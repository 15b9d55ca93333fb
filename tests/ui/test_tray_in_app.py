"""A tray on a real line in the running app: its throws count once, and pulling it stops nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.core.window import Window

from companion.agenda import CardDue, Offer, RollDue
from companion.commands import Roll
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.sim_pty import PtyTray
from hardware.simulated import SimulatedTray
from hardware.throw import Quality, Throw
from hardware.trays import open_tray
from tests.ui.live import Live, online
from ui.presenters.vm_table import PlotVM, RollVM

PEOPLE = ("Аня", "Борис", "Вера", "Гриша")
BAR = 3.1
"""App seconds after which a good throw has counted by itself."""


class Plugged:
    """An app whose tray is on a pty; the device is thrown, unplugged and put back."""

    def __init__(self, folder: Path, *, resets: bool = True) -> None:
        firmware = Firmware(deaf=0.1, settle=0.2, resets=resets)
        self.device = SimulatedTray(listed_dice(["11"]), firmware)
        self.link = folder / "tray"
        self.pty = PtyTray(self.device, self.link)
        self.pty.start()
        self.home = folder
        self.live = self._open()

    def _open(self) -> Live:
        return Live(self.home, open_tray(f"serial:{self.link}")).start()

    def restart(self) -> Live:
        """End the app and start it again on what it left behind."""
        self.live.stop()
        self.live = self._open()
        return self.live

    def stop(self) -> None:
        self.live.stop()
        self.pty.stop()

    def wait_until_ready(self) -> None:
        self.live.wait(lambda: self.live.director.tray.presence.state == "ready")

    def throw(self, dice: str) -> None:
        """Throw, and see the faces light up."""
        faces = tuple(int(die) for die in dice)
        self.device.throw(dice)
        self.live.wait(lambda: isinstance(self.live.vm, RollVM) and self.live.vm.chosen == faces)

    def heard_again(self) -> None:
        """Have the tray say its last throw once more, and take note of the line."""
        before = len(self.lines("RL"))
        self.live.director.seek_tray()
        self.live.wait(lambda: len(self.lines("RL")) > before)
        self.live.driver.run(0.5)

    def lines(self, kind: str) -> list[str]:
        log = self.live.tray.log.since(0)
        return [line.text for line in log if line.text.startswith(f"${kind}")]


@pytest.fixture
def plugged(tmp_path: Path) -> Iterator[Plugged]:
    one = Plugged(tmp_path)
    yield one
    one.stop()


@pytest.fixture
def steady(tmp_path: Path) -> Iterator[Plugged]:
    """A tray that stays awake when its port is opened, and so remembers its throws."""
    one = Plugged(tmp_path, resets=False)
    yield one
    one.stop()


def rolls(live: Live) -> list[Roll]:
    return [moment.command for moment in live.table.past if isinstance(moment.command, Roll)]


def test_a_tray_pulled_in_mid_turn_comes_back_under_another_name_and_no_throw_counts_twice(
    plugged: Plugged,
) -> None:
    live = plugged.live.sit_down(*PEOPLE)
    plugged.wait_until_ready()
    first_path = plugged.pty.path

    plugged.throw("13")
    assert isinstance(live.game.item, RollDue)
    live.read("Лоток: 1 + 3.", "Не так").driver.run(BAR)
    assert isinstance(live.settle().vm, PlotVM)
    live.tap("accept")

    plugged.device.unplug()
    live.wait(lambda: live.vm.banner)
    live.read("Лоток не отвечает", "Лоток отключился")
    live.throw(2, 4).tap("accept")
    plugged.device.throw("66")
    assert plugged.pty.replug() != first_path
    plugged.wait_until_ready()
    live.driver.run(BAR)
    assert (live.vm.banner, live.vm.accept, live.vm.chosen) == (None, None, (0, 0))

    plugged.throw("12")
    live.driver.run(BAR)
    assert isinstance(live.settle().game.item, CardDue)
    assert [(roll.dice, roll.source) for roll in rolls(live)] == [
        ((1, 3), "tray"),
        ((2, 4), "hand"),
        ((1, 2), "tray"),
    ]
    assert len({moment.entry.press for moment in live.table.past if moment.entry.press}) == 2


def test_row_17_touches_count_while_the_tray_stands_still_in_mid_line(plugged: Plugged) -> None:
    live = plugged.live.sit_down(*PEOPLE)
    plugged.wait_until_ready()
    plugged.device._wire.send(0.0, b"$RL,0000,1,0,")
    live.wait(lambda: not plugged.device._wire._pieces)
    live.throw(1, 3)
    assert [(roll.dice, roll.source) for roll in rolls(live)] == [((1, 3), "hand")]


def test_row_32_a_reader_that_types_digits_and_enter_pays_nobody(plugged: Plugged) -> None:
    live = plugged.live.sit_down(*PEOPLE).tap("tab:bank")
    before, entries = live.vm, len(live.table.past)
    for key in (*map(ord, "0012345678"), 13):
        Window.dispatch("on_key_down", key, key, chr(key), [])
        Window.dispatch("on_textinput", chr(key))
        live.driver.step()
    assert live.vm == before
    assert len(live.table.past) == entries


def test_a_throw_said_again_by_the_tray_is_not_offered_again(plugged: Plugged) -> None:
    live = plugged.live.sit_down(*PEOPLE)
    plugged.wait_until_ready()
    plugged.throw("13")
    live.driver.run(BAR)
    live.settle().tap("undo")
    plugged.heard_again()
    assert isinstance(live.vm, RollVM)
    assert (live.vm.accept, live.vm.chosen, rolls(live)) == (None, (0, 0), [])


def test_a_throw_taken_before_a_restart_is_not_offered_after_it(steady: Plugged) -> None:
    live = steady.live.sit_down(*PEOPLE)
    steady.wait_until_ready()
    steady.throw("13")
    live.driver.run(BAR)
    live.settle().tap("undo")

    live = steady.restart().tap("resume")
    steady.wait_until_ready()
    steady.heard_again()
    assert isinstance(live.vm, RollVM)
    assert (live.vm.accept, live.vm.chosen, rolls(live)) == (None, (0, 0), [])
    steady.throw("24")


def test_the_journal_knows_its_throws_after_a_restart(tmp_path: Path) -> None:
    said = Throw(dice=("1", "3"), source="tray", session="1", seq=1, age=100, quality=Quality.FRESH)
    live = Live(tmp_path).start().sit_down(*PEOPLE)
    live.hear(online()).hear(said).driver.run(BAR)
    live.settle()
    assert isinstance(live.game.item, Offer)
    live.tap("undo").stop()

    live = Live(tmp_path).start().tap("resume")
    live.hear(online()).hear(said).driver.run(BAR)
    assert isinstance(live.vm, RollVM)
    assert (live.vm.accept, rolls(live)) == (None, [])
    live.stop()

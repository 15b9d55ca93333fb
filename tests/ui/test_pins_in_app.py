"""Dice, buttons and lamps on pins in the running app, on gpiozero's mock pins."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from companion.agenda import Auction
from companion.commands import Bid, Roll
from companion.ledger import MOST_SEATS
from hardware.errors import PinsRefused
from hardware.gpio_tray import GpioTray
from hardware.pin_map import COINS, PinMap
from hardware.signals import Light, Sound
from hardware.throw import Concern
from hardware.trays import NoTray
from tests.hardware.header import FULL, Header
from tests.ui.live import Live
from ui import beacon
from ui.beacon import Beckon
from ui.inbox import signal
from ui.presenters.vm_auction import AuctionVM

PEOPLE = ("Аня", "Борис", "Вера", "Гриша")
LAMP, LAMP_OF_3, BID_OF_3, OBJECT_OF_3 = 21, 20, 4, 19


class Wired:
    """An app with pins, and the hand that sets them."""

    def __init__(self, home: Path) -> None:
        self.header = Header()
        self.live = Live(home, self.header.tray).start()


@pytest.fixture
def wired(tmp_path: Path) -> Iterator[Wired]:
    one = Wired(tmp_path)
    yield one
    one.live.stop()


def test_a_throw_on_pins_counts_and_a_button_bids_for_its_coin(wired: Wired) -> None:
    live, header = wired.live.sit_down(*PEOPLE), wired.header
    live.wait(lambda: live.director.tray.presence.state == "ready" and header.lit(LAMP))
    live.wait(lambda: header.lit(LAMP_OF_3))
    assert live.vm.head.player.coin == 3

    header.throw(1, 3)
    live.wait(lambda: live.vm.chosen == (1, 3))
    live.read("Лоток: 1 + 3.").tap("tray:accept")
    thrown = live.last.command
    assert isinstance(thrown, Roll)
    assert (thrown.source, thrown.dice) == ("tray", (1, 3))

    live.tap("decline")
    assert isinstance(live.vm, AuctionVM)
    header.press(BID_OF_3)
    live.wait(lambda: isinstance(live.last.command, Bid))
    item = live.game.item
    assert isinstance(item, Auction)
    assert live.vm.leader
    assert live.vm.leader.coin == 3
    live.stop()
    assert not header.factory.pins


def test_an_objection_is_told_over_a_form_that_stays_as_it_is(wired: Wired) -> None:
    live = wired.live.sit_down(*PEOPLE)
    live.wait(lambda: live.director.tray.presence.state == "ready")
    live.tap("tab:bank")
    form = live.vm
    wired.header.press(OBJECT_OF_3)
    live.wait(lambda: live.says("Вера возражает: откройте «Стол»."))
    assert live.vm is form


def test_refused_pins_are_told_with_the_remedy_and_play_goes_on(tmp_path: Path) -> None:
    def refuse(_wiring: PinMap) -> None:
        raise PinsRefused(Concern.NO_ACCESS, "/dev/gpiochip0 root:gpio 0660")

    live = Live(tmp_path, GpioTray(FULL, NoTray(), refuse)).start()  # type: ignore[arg-type]
    live.sit_down(*PEOPLE)
    live.driver.until(lambda: live.says("недоступны"))
    live.tap("tray:find")
    live.driver.until(lambda: live.says("sudo usermod -aG gpio $USER"))
    live.throw(1, 3)
    live.stop()


def test_every_word_of_the_beacon_has_its_signal() -> None:
    lights = [signal(Beckon(light)).light for light in get_args(beacon.Light)]
    sounds = [signal(Beckon(sound=sound)).sound for sound in get_args(beacon.Sound)]
    assert lights == list(Light)
    assert sounds == [None, *Sound]


def test_a_place_has_a_coin_that_people_play_with() -> None:
    assert COINS == MOST_SEATS


def test_row_26_the_app_without_a_tray_loads_no_device_library(tmp_path: Path) -> None:
    code = (
        "import sys, ui.__main__\n"
        "from pathlib import Path\n"
        "from hardware.trays import open_tray\n"
        "import tests.ui.driver\n"  # it sets Kivy up before anything imports it
        "from tests.ui.live import Live\n"
        "live = Live(Path(sys.argv[1]), open_tray('none')).start()\n"
        "live.sit_down('Аня', 'Борис').stop()\n"
        "print({'serial', 'gpiozero', 'lgpio'} & sys.modules.keys())\n"
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"

"""The pins in their thread, on gpiozero's own mock pins; and what it says when it has none."""

import os
import sys
import threading
import time
from collections.abc import Callable
from types import ModuleType
from typing import NoReturn

import pytest
from gpiozero import InputDevice, PinInvalidPin, PinUnknownPi
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.errors import PinsRefused
from hardware.gpio_pins import HALF, REMEDIES, BoardPins, chip_refused, open_pins
from hardware.gpio_tray import GpioTray
from hardware.pin_map import Buzzer, Lamp, PinMap, Place, Wells
from hardware.signals import Button, Light, Pressed, Signal, Sound
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.simulated import SimulatedTray
from hardware.throw import Concern, DiceTray, Doubted, Notice, State, Status
from hardware.trays import BenchTray, NoTray, open_tray
from tests.hardware.conftest import Watch, Witness

READY = 26
A, B = (5, 6, 12), (17, 22, 23)
FULL = PinMap(
    dice=Wells("codes", READY, (A, B)),
    place=(Place(3, bid=4, object=19, lamp=20),),
    lamp=Lamp(21),
    buzzer=Buzzer(18),
)


class Header:
    """A tray on mock pins, and the hand that sets their levels."""

    def __init__(self, wiring: PinMap = FULL, beside: DiceTray | None = None) -> None:
        self.factory = MockFactory(pin_class=MockPWMPin)
        self.opened = 0
        self.broken = False
        self.tray = GpioTray(wiring, beside or NoTray(), self.open)

    def open(self, wiring: PinMap) -> BoardPins:
        self.opened += 1
        pins, read = open_pins(wiring, self.factory), BoardPins.read
        pins.read = lambda: self.fail() if self.broken else read(pins)  # type: ignore[method-assign]
        return pins

    def fail(self) -> NoReturn:
        raise OSError("can not read the pins")

    def set(self, pin: int, *, high: bool) -> None:
        (self.factory.pin(pin).drive_high if high else self.factory.pin(pin).drive_low)()

    def lay(self, *codes: int) -> None:
        for pins, code in zip((A, B), codes, strict=True):
            for line, pin in enumerate(pins):
                self.set(pin, high=bool(code >> line & 1))

    def throw(self, *codes: int) -> None:
        self.set(READY, high=False)
        time.sleep(0.5)
        self.lay(*codes)
        self.set(READY, high=True)

    def press(self, pin: int) -> None:
        self.set(pin, high=False)
        time.sleep(0.3)
        self.set(pin, high=True)

    def levels(self, pin: int) -> list[float]:
        """Everything a pin has been driven to."""
        return [seen.state for seen in self.factory.pin(pin).states]

    def lit(self, pin: int) -> bool:
        return bool(self.factory.pin(pin).state)


def until(so: Callable[[], object], seconds: float = 8.0) -> None:
    """Wait until this is so; the time only bounds a failure."""
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end
        time.sleep(0.005)


@pytest.fixture
def header() -> Header:
    return Header()


def test_throws_cross_the_pins(header: Header, watched: Watch) -> None:
    host = watched(header.tray)
    host.wait_for("online")
    header.throw(3, 4)
    host.wait_for_throws(1)
    header.throw(5, 7)
    host.wait_for_throws(2)
    assert [(throw.dice, throw.quality) for throw in host.throws] == [
        (("3", "4"), "fresh"),
        (("5", "C"), "incomplete"),
    ]
    assert len({throw.id for throw in host.throws}) == 2


def test_with_nothing_connected_nothing_is_ready(header: Header, watched: Watch) -> None:
    watched(header.tray).wait_for("online")
    assert not any(header.lit(pin) for pin in (READY, *A, *B))


def test_a_button_is_told_with_the_coin_of_its_place(header: Header, watched: Watch) -> None:
    host = watched(header.tray)
    host.wait_for("online")
    header.press(4)
    header.press(19)
    told = [Pressed(3, Button.BID), Pressed(3, Button.OBJECT)]
    host.wait(lambda events: [e for e in events if isinstance(e, Pressed)] == told)


def test_lamps_and_buzzer_show_the_signal(header: Header, watched: Watch) -> None:
    watched(header.tray).wait_for("online")
    header.tray.signal(Signal(Light.TURN, coin=3, sound=Sound.REFUSED))
    until(lambda: header.lit(21) and header.lit(20))
    until(lambda: HALF in header.levels(18))
    header.tray.signal(Signal(Light.OFF, coin=1))
    until(lambda: not header.lit(21) and not header.lit(20))


def test_a_buzzer_that_hums_by_itself_is_only_switched(watched: Watch) -> None:
    header = Header(PinMap(buzzer=Buzzer(18, tone=False, sounds=(Sound.CALL,))))
    watched(header.tray)
    until(lambda: header.tray.log.since(0))
    header.tray.signal(Signal(sound=Sound.TURN))
    header.tray.signal(Signal(sound=Sound.CALL))
    until(lambda: header.levels(18) == [0, 1, 0])
    assert header.factory.pin(18).frequency is None


def held(factory: MockFactory) -> list[object]:
    return [pin for pin, by in factory._reservations.items() if by] + list(factory.pins)


def test_rows_19_30_stopping_holds_no_pin_and_leaves_all_dark(
    header: Header, watched: Watch
) -> None:
    watched(header.tray).wait_for("online")
    header.tray.signal(Signal(Light.TURN, coin=3, sound=Sound.GOING))
    until(lambda: header.lit(21))
    lamp = header.factory.pin(21)
    header.tray.stop()
    header.tray.stop()
    assert held(header.factory) == []
    assert not lamp.state
    assert "pins" not in {thread.name for thread in threading.enumerate()}


def test_a_tray_that_was_never_started_may_be_stopped(header: Header) -> None:
    header.tray.stop()
    assert header.opened == 0


def test_row_28_a_pin_in_use_is_named_and_no_other_is_held() -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    other = InputDevice(19, pin_factory=factory)
    with pytest.raises(PinsRefused) as refused:
        open_pins(FULL, factory)
    assert (refused.value.concern, refused.value.detail) == (Concern.PIN_BUSY, "GPIO19")
    other.close()
    assert held(factory) == []


def refusing(*refusals: Exception) -> tuple[GpioTray, list[PinMap]]:
    """Return a tray whose pins are refused, each time otherwise, then for ever as the last time."""
    asked: list[PinMap] = []

    def refuse(wiring: PinMap) -> NoReturn:
        asked.append(wiring)
        raise refusals[min(len(asked), len(refusals)) - 1]

    return GpioTray(FULL, NoTray(), refuse), asked


def test_row_26_refused_pins_are_told_once_and_again_when_asked_for(watched: Watch) -> None:
    tray, asked = refusing(PinsRefused(Concern.NO_FOLDER, "/"))
    host = watched(tray)
    told = [Status(State.PINS, "gpio", "/"), Notice(Concern.NO_FOLDER, "/")]
    host.wait(lambda events: events == told)
    tray.ask_again()
    host.wait(lambda events: events == told * 2)
    assert len(asked) == 2


def test_a_fault_of_the_library_is_told_and_the_thread_lives(
    watched: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    tray, _ = refusing(ZeroDivisionError("odd"), PinsRefused(Concern.PIN_BUSY, "GPIO4"))
    host = watched(tray)
    host.wait(lambda events: Notice(Concern.FAULT, "odd") in events)
    tray.ask_again()
    host.wait(lambda events: Notice(Concern.PIN_BUSY, "GPIO4") in events)
    assert "the pins failed" in caplog.text


def test_pins_that_fail_are_opened_anew_and_the_throw_that_waits_is_doubted(
    header: Header, watched: Watch
) -> None:
    host = watched(header.tray)
    host.wait_for("online")
    header.throw(3, 4)
    host.wait_for_throws(1)
    header.tray.signal(Signal(Light.TURN, sound=Sound.GOING))
    until(lambda: HALF in header.levels(18))
    header.broken = True
    host.wait_for("pins")
    assert [event.throw.quality for event in host.told if isinstance(event, Doubted)] == [
        "restarted"
    ]
    assert held(header.factory) == []
    header.broken = False
    header.tray.ask_again()
    host.wait_for("online", times=2)
    until(lambda: header.lit(21))
    assert header.levels(18) == [0]
    header.throw(5, 6)
    host.wait_for_throws(2)
    assert len({throw.session for throw in host.throws}) == 2


LGPIO = "gpiozero.pins.lgpio"


def library(made: Callable[[int | None], object]) -> ModuleType:
    """Return a stand-in for the module that needs a Raspberry Pi."""
    module = ModuleType(LGPIO)
    module.LGPIOFactory = made  # type: ignore[attr-defined]
    return module


def opened(monkeypatch: pytest.MonkeyPatch, module: ModuleType | None, **wired: int) -> str:
    monkeypatch.setitem(sys.modules, LGPIO, module)
    with pytest.raises(PinsRefused) as refused:
        open_pins(PinMap(lamp=Lamp(21), **wired))  # type: ignore[arg-type]
    assert refused.value.concern in REMEDIES
    return f"{refused.value.concern} {refused.value.detail}"


def raising(error: Exception) -> Callable[[int | None], object]:
    def fail(_chip: int | None) -> NoReturn:
        raise error

    return fail


def test_row_27_a_missing_library_is_one_readable_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert opened(monkeypatch, None).startswith("no_library")
    assert opened(monkeypatch, ModuleType(LGPIO)).startswith("no_library")


def test_another_computer_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    unknown = library(raising(PinUnknownPi("no revision")))
    assert opened(monkeypatch, unknown) == "wrong_board no revision"


def test_a_pin_that_this_board_has_not_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Old(MockFactory):
        def pin(self, name: int) -> NoReturn:
            raise PinInvalidPin(f"{name} is not a valid pin name")

    told = opened(monkeypatch, library(lambda _chip: Old()))
    assert told == "wrong_board GPIO21: 21 is not a valid pin name"


def test_row_25_the_chip_of_the_map_is_opened_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = library(raising(OSError("can not open gpiochip")))
    assert opened(monkeypatch, gone, chip=97) == "no_chip /dev/gpiochip97"
    asked: list[int | None] = []

    def make(chip: int | None) -> MockFactory:
        asked.append(chip)
        return MockFactory()

    monkeypatch.setitem(sys.modules, LGPIO, library(make))
    open_pins(PinMap(chip=4, lamp=Lamp(21))).close()
    assert asked == [4]


def test_a_chip_one_may_not_use_is_told_with_its_owner(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    chip = tmp_path_factory.mktemp("dev") / "gpiochip0"
    chip.touch()
    chip.chmod(0o660)
    monkeypatch.setattr(os, "access", lambda *_: False)
    refused = chip_refused(OSError("can not open gpiochip"), [str(chip)])
    assert refused.concern is Concern.NO_ACCESS
    assert refused.detail.startswith(f"{chip} ")
    assert refused.detail.endswith(" 0660")
    assert "usermod -aG gpio" in REMEDIES[refused.concern]


def test_buttons_stand_beside_a_tray_on_a_line(watched: Watch) -> None:
    firmware = Firmware(deaf=0.0, settle=0.1)
    device = SimulatedTray(listed_dice(["34"]), firmware)
    header = Header(PinMap(place=(Place(1, bid=4),)), BenchTray(device))
    host = watched(header.tray)
    host.wait_for("online")
    until(lambda: header.factory.pins)
    device.throw()
    host.wait_for_throws(1)
    header.press(4)
    host.wait(lambda events: Pressed(1, Button.BID) in events)
    header.tray.signal(Signal(Light.LOOK))
    until(lambda: firmware.lamp == "3")
    header.tray.stop()
    assert firmware.lamp == "0"


def test_a_map_may_lead_to_the_tray_on_a_line(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("map") / "table.toml"
    path.write_text("tray = 'sim:seed=7'\n[lamp]\npin = 21\n", "utf-8")
    tray = open_tray(f"gpio:{path}")
    assert isinstance(tray, GpioTray)
    assert isinstance(tray._beside, BenchTray)


def test_what_is_told_of_the_pins_is_kept_for_the_bench(header: Header, watched: Watch) -> None:
    host: Witness = watched(header.tray)
    host.wait_for("online")
    header.throw(3, 4)
    host.wait_for_throws(1)
    lines = [(line.verdict.value, line.text) for line in header.tray.log.since(0)]
    assert lines == [("opened", "pins"), ("throw", "3 4")]

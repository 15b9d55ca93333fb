"""The tray on pins in its thread."""

import threading
from typing import NoReturn

import pytest
from gpiozero import InputDevice
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.errors import PinsRefused
from hardware.gpio_pins import HALF, open_pins
from hardware.gpio_tray import GpioTray
from hardware.gpio_watch import Lines
from hardware.line_log import LineLog
from hardware.pin_map import Buzzer, PinMap, Place, Wells
from hardware.signals import Button, Light, Pressed, Signal, Sound
from hardware.sim_bench import BenchTray
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.simulated import SimulatedTray
from hardware.throw import Concern, Doubted, Notice, State, Status
from hardware.trays import NoTray, open_tray
from tests.hardware.conftest import Watch, Witness
from tests.hardware.header import FULL, READY, A, B, Header, until


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
    assert [line for line in lines if line[0] != "text"] == [("opened", "pins"), ("throw", "3 4")]


def test_what_the_lines_say_is_logged_whenever_they_have_come_to_rest(
    header: Header, watched: Watch
) -> None:
    watched(header.tray).wait_for("online")
    header.throw(3, 4)
    said = "READY 1; die 1: 0 1 1 1 2 0 = 3; die 2: 0 0 1 0 2 1 = 4"
    until(lambda: header.tray.log.since(0)[-1].text == said)


def test_a_line_that_flickers_fills_no_log() -> None:
    log = LineLog(lambda: 0.0)
    lines = Lines(Wells("sensors", ready=26, pins=((5, 6, 12, 13, 16),), dark="low"), log)
    for sample in range(100):
        lines.seen(sample / 100, (sample & 1) << 5)
    lines.seen(1.0, 1 << 6)
    lines.seen(1.2, 1 << 6)
    assert [line.text for line in log.since(0)] == [
        "READY 0; die 1: C 0 TL 0 TR 0 ML 0 TM 0 = -",
        "READY 0; die 1: C 0 TL 1 TR 0 ML 0 TM 0 = C",
    ]

"""Opening the pins: what is said where there are none, or not to be had."""

import os
import sys
from collections.abc import Callable
from types import ModuleType
from typing import NoReturn

import pytest
from gpiozero import PinInvalidPin, PinUnknownPi
from gpiozero.pins.mock import MockFactory

from hardware.errors import PinsRefused
from hardware.gpio_pins import REMEDIES, chip_refused, open_pins
from hardware.pin_map import Lamp, PinMap
from hardware.throw import Concern

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

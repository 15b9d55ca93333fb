"""The pins of a Raspberry Pi on gpiozero's own mock pins, with a tray and a hand that throws."""

import time
from collections.abc import Callable
from typing import NoReturn

from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.gpio_pins import BoardPins, open_pins
from hardware.gpio_tray import GpioTray
from hardware.pin_map import Buzzer, Lamp, PinMap, Place, Wells
from hardware.throw import DiceTray
from hardware.trays import NoTray

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

"""The pins of a Raspberry Pi: claimed, read and driven; why they were refused.

The only module that knows gpiozero, and it loads it only when pins are asked for: loading lgpio
leaves a file in the folder where the program was started.
"""

import os
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from hardware.errors import PinsRefused
from hardware.pin_map import PinMap, Use
from hardware.serial_ports import ownership
from hardware.throw import Concern

if TYPE_CHECKING:
    from gpiozero import Factory

HALF = 0.5
"""The part of its time a buzzer is driven: the loudest tone."""
CHIPS = (0, 4)
"""Where the header is: 4 on a Raspberry Pi 5 with some kernels, 0 on all others."""

REMEDIES = {
    Concern.NO_LIBRARY: "install lgpio: start with KASSA_GPIO=1 bash deploy/run.sh",
    Concern.NO_FOLDER: "start the program in a folder it may write to, lgpio keeps a file there",
    Concern.NO_CHIP: "set the number of the chip in the map, ls /dev/gpiochip* lists them",
    Concern.NO_ACCESS: "join the group: sudo usermod -aG gpio $USER, then log in anew",
    Concern.WRONG_BOARD: "the pins of a map are those of a Raspberry Pi with 40 pins",
    Concern.PIN_BUSY: "another program holds it: end that, or take another pin in the map",
    Concern.BUTTON: "it is held down or its wires touch",
}
"""What helps, for those who watch from the command line."""


class Pins(Protocol):
    """The claimed pins of a map, by BCM number."""

    def read(self) -> int:
        """Give a bit for each input that is high, and for each button that is held."""

    def light(self, pin: int, *, on: bool) -> None:
        """Switch a lamp."""

    def sound(self, hertz: int) -> None:
        """Let the buzzer sound, or with zero be silent."""

    def close(self) -> None:
        """Let go of every pin, with lamps dark and the buzzer silent."""


class BoardPins:
    """Pins of gpiozero, read one by one and never waited for."""

    def __init__(self, factory: "Factory", *, tone: bool) -> None:
        self._factory = factory
        self._tone = tone
        self._held = ExitStack()
        self._held.callback(factory.close)
        self._inputs: dict[int, Any] = {}
        self._lamps: dict[int, Any] = {}
        self._buzzer: Any = None

    def claim(self, pin: int, use: Use) -> None:
        """Take a pin; lines are pulled so that nothing reads as READY when nothing is there."""
        from gpiozero import DigitalOutputDevice, InputDevice, PWMOutputDevice

        match use:
            case Use.LEVEL | Use.BUTTON:
                pulled_up = use is Use.BUTTON
                device = InputDevice(pin, pull_up=pulled_up, pin_factory=self._factory)
                self._inputs[pin] = device
            case Use.LAMP:
                device = DigitalOutputDevice(pin, pin_factory=self._factory)
                self._lamps[pin] = device
            case Use.BUZZER:
                if self._tone:
                    device = PWMOutputDevice(pin, frequency=None, pin_factory=self._factory)
                else:
                    device = DigitalOutputDevice(pin, pin_factory=self._factory)
                self._buzzer = device
        self._held.callback(device.close)

    def read(self) -> int:
        """Give a bit for each input that is high, and for each button that is held."""
        return sum(1 << pin for pin, device in self._inputs.items() if device.value)

    def light(self, pin: int, *, on: bool) -> None:
        """Switch a lamp."""
        self._lamps[pin].value = on

    def sound(self, hertz: int) -> None:
        """Let the buzzer sound, or with zero be silent."""
        if self._tone:
            self._buzzer.value = 0
            self._buzzer.frequency = hertz or None  # a pin that is not pulsed costs nothing
        self._buzzer.value = (HALF if self._tone else 1) if hertz else 0

    def close(self) -> None:
        """Let go of every pin, with lamps dark and the buzzer silent."""
        self._held.close()


def open_pins(wiring: PinMap, factory: "Factory | None" = None) -> BoardPins:
    """Claim every pin of the map.

    :raises PinsRefused: naming the first that cannot be had, and then none is held.
    """
    tone = wiring.buzzer is not None and wiring.buzzer.tone
    pins = BoardPins(factory or _board(wiring.chip), tone=tone)
    for _, pin, use in wiring.uses():
        try:
            pins.claim(pin, use)
        except Exception as error:  # lgpio's errors have no class of their own in common
            pins.close()
            raise _pin_refused(error, pin) from error
    return pins


def _board(chip: int | None) -> "Factory":
    try:
        from gpiozero.pins.lgpio import LGPIOFactory
    except (ImportError, AttributeError) as error:  # piwheels has had an lgpio with nothing in it
        raise PinsRefused(Concern.NO_LIBRARY, str(error)) from error
    except OSError as error:
        raise PinsRefused(Concern.NO_FOLDER, str(Path.cwd())) from error
    try:
        return LGPIOFactory(chip)
    except Exception as error:
        chips = CHIPS if chip is None else (chip,)
        raise chip_refused(error, [f"/dev/gpiochip{number}" for number in chips]) from error


def chip_refused(error: Exception, paths: Sequence[str]) -> PinsRefused:
    """Tell why none of these chips could be opened: lgpio says the same of all reasons."""
    from gpiozero import PinUnknownPi

    if isinstance(error, PinUnknownPi):
        return PinsRefused(Concern.WRONG_BOARD, str(error))
    found = next((path for path in paths if Path(path).exists()), None)
    if found is None:
        return PinsRefused(Concern.NO_CHIP, paths[0])
    if not os.access(found, os.R_OK | os.W_OK):
        return PinsRefused(Concern.NO_ACCESS, f"{found} {ownership(found)}")
    return PinsRefused(Concern.FAULT, f"{found}: {error}")


def _pin_refused(error: Exception, pin: int) -> PinsRefused:
    from gpiozero import GPIOPinInUse, PinError

    if isinstance(error, GPIOPinInUse) or "busy" in str(error):
        return PinsRefused(Concern.PIN_BUSY, f"GPIO{pin}")
    if isinstance(error, PinError):
        return PinsRefused(Concern.WRONG_BOARD, f"GPIO{pin}: {error}")
    return PinsRefused(Concern.FAULT, f"GPIO{pin}: {error}")

"""What the table's lamps and buzzer say, and the buttons at its places."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum


class Light(IntEnum):
    """What a tray's lamp says; the numbers are those of DT1's `LT`."""

    OFF = 0
    TURN = 1
    READ = 2
    LOOK = 3


class Sound(StrEnum):
    """What a buzzer says; never the only sign of it."""

    TURN = "turn"
    CALL = "call"
    GOING = "going"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Signal:
    """What is to be seen from now on, and heard once; `coin` is that of whoever is awaited."""

    light: Light = Light.OFF
    coin: int | None = None
    sound: Sound | None = None


class Button(StrEnum):
    """What a button at a place is for."""

    BID = "bid"
    OBJECT = "object"


@dataclass(frozen=True, slots=True)
class Pressed:
    """A button was pressed and let go at the place of this coin."""

    coin: int
    button: Button

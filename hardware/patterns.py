"""How a lamp blinks and a buzzer sings: what is on, so many seconds after it was told."""

from hardware.signals import Light, Sound

FLASH = 0.4
BLINK = 0.8

TUNES: dict[Sound, tuple[tuple[int, float], ...]] = {
    Sound.TURN: ((880, 0.08),),
    Sound.CALL: ((988, 0.05),),
    Sound.GOING: ((784, 0.12), (0, 0.25), (784, 0.12), (0, 0.25), (523, 0.3)),
    Sound.REFUSED: ((311, 0.15), (0, 0.05), (233, 0.3)),
}
"""Notes of each sound: hertz and seconds; none is a rest."""


def lit(light: Light, seconds: float) -> bool:
    """Tell whether the lamp is on: steady for a turn, a flash once read, blinking for a look."""
    match light:
        case Light.OFF:
            return False
        case Light.TURN:
            return True
        case Light.READ:
            return seconds < FLASH
        case Light.LOOK:
            return seconds % BLINK < BLINK / 2


def note(sound: Sound | None, seconds: float) -> int:
    """Give the hertz to be heard, zero for silence."""
    if sound is not None:
        for hertz, length in TUNES[sound]:
            if seconds < length:
                return hertz
            seconds -= length
    return 0


def length(sound: Sound | None) -> float:
    """Give how many seconds a sound takes."""
    return sum(seconds for _, seconds in TUNES[sound]) if sound else 0.0

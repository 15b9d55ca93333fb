"""How lamps blink and the buzzer sings, on a clock of the test's own."""

import pytest

from hardware.patterns import BLINK, FLASH, length, lit, note
from hardware.signals import Light, Sound


def seen(light: Light) -> list[bool]:
    return [lit(light, seconds) for seconds in (0.0, FLASH - 0.01, BLINK, BLINK * 1.6, 60.1)]


def test_each_light_is_told_from_the_others() -> None:
    assert seen(Light.OFF) == [False] * 5
    assert seen(Light.TURN) == [True] * 5
    assert seen(Light.READ) == [True, True, False, False, False]
    assert seen(Light.LOOK) == [True, True, True, False, True]


@pytest.mark.parametrize("sound", Sound)
def test_each_sound_begins_at_once_and_ends(sound: Sound) -> None:
    assert note(sound, 0.0) > 0
    assert note(sound, length(sound) + 0.001) == 0


def test_going_has_three_beats_with_rests_between() -> None:
    heard = [note(Sound.GOING, n / 100) > 0 for n in range(int(length(Sound.GOING) * 100))]
    beats = [now for now, before in zip(heard, [False, *heard], strict=False) if now and not before]
    assert len(beats) == 3


def test_without_a_sound_all_is_silent() -> None:
    assert (note(None, 0.0), length(None)) == (0, 0.0)

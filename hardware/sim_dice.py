"""Where a simulated tray's dice come from: at random with a seed, or from a list."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random

from hardware.errors import BadThrow


def faces(throw: str) -> tuple[str, ...]:
    """Read a throw written like `34` or `5C`.

    :raises BadThrow: unless it is one to three of 1..6, C, U and -.
    """
    if not 1 <= len(throw) <= 3 or set(throw) - set("123456CU-"):
        raise BadThrow(f"not a throw of one to three dice: {throw!r}")
    return tuple(throw)


def random_dice(chance: Random, dice: int = 2) -> Iterator[str]:
    """Throw fair dice for ever."""
    while True:
        yield "".join(str(chance.randint(1, 6)) for _ in range(dice))


def listed_dice(throws: Sequence[str]) -> Iterator[str]:
    """Throw what is listed, and again from its beginning.

    :raises BadThrow: unless there is a throw and all have the same number of dice.
    """
    if len({len(faces(throw)) for throw in throws}) != 1:
        raise BadThrow(f"not throws of the same number of dice: {', '.join(throws)!r}")
    return cycle(throws)

"""What is worth saying of doubles: only that what was seen is usual, never that it is not; pure.

People notice doubles, and take what chance does every evening for a loaded die.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

SHARE = 1 / 6
GAME = 200
"""Throws of a long evening, in which a row of doubles is looked for."""
LAST = 60
USUAL = range(5, 17)
"""How many doubles 60 fair throws have in 96 cases of 100."""
STRIKING = 3
"""So many doubles in a row are talked of."""


@dataclass(frozen=True, slots=True)
class Doubles:
    """The longest row of doubles, and how many games of so many throws in 100 have one as long.

    `last` counts the doubles among the last 60 throws, if that is usual. Zero: nothing to say.
    """

    row: int = 0
    games: int = 0
    throws: int = 0
    last: int = 0


def percent(count: int) -> int:
    """Give how many per cent of the last throws so many doubles are."""
    return round(100 * count / LAST)


def doubles(thrown: Sequence[Sequence[int]]) -> Doubles:
    """Find what can be said of these throws; one of which a die was not made out is no double."""
    pairs = [dice for dice in thrown if len(dice) == 2]
    are = [dice[0] == dice[1] != 0 for dice in pairs]
    row = max((len([*group]) for double, group in groupby(are) if double), default=0)
    throws = max(GAME, len(pairs))
    games = round(100 * chance(row, throws)) if row >= STRIKING else 0
    read = [double for double, dice in zip(are, pairs, strict=True) if all(dice)][-LAST:]
    last = sum(read) if len(read) == LAST and sum(read) in USUAL else 0
    return Doubles(row if games else 0, games, throws if games else 0, last)


def chance(row: int, throws: int) -> float:
    """Give the chance of so many doubles in a row somewhere in so many fair throws."""
    found, running = 0.0, [1.0] + [0.0] * (row - 1)
    for _ in range(throws):
        found += running[-1] * SHARE
        running = [sum(running) * (1 - SHARE), *(waits * SHARE for waits in running[:-1])]
    return found

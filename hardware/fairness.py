"""Whether dice fall evenly, told from counts alone; pure, the one place that reckons it.

The measure is an e-value: however often one looks, the chance that fair dice ever reach 1000 is
below one in a thousand. A chi-square watched from throw to throw cries wolf in a third of evenings.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import product
from math import inf, lgamma, log, sqrt

FACES = 6
PRIOR = 10.0
"""How many throws of each face a loaded die is imagined to have behind it."""
FEW = 60
"""Below so many throws nothing is said: only a grossly loaded die would show."""
CURIOUS, UNUSUAL = 20.0, 1000.0

Counts = tuple[int, ...]
"""How often a die showed each face, from 1 to 6."""


class Mood(StrEnum):
    """What is to be thought of some dice; only UNUSUAL is worth a message."""

    FEW = "few"
    USUAL = "usual"
    CURIOUS = "curious"
    UNUSUAL = "unusual"


@dataclass(frozen=True, slots=True)
class Finding:
    """What the counts say; if it is worth a look, `face` of `die`, from 1, strays most."""

    mood: Mood
    throws: int
    die: int = 0
    face: int = 0
    often: bool = True


@dataclass(frozen=True, slots=True)
class Tally:
    """What a row of throws comes to: how often each die showed each face, and each sum."""

    throws: int
    dice: tuple[Counts, ...]
    sums: dict[int, int]


def tally(throws: Iterable[Sequence[int]]) -> Tally:
    """Count throws of as many dice as the last one; a die that was not made out is 0."""
    thrown = list(throws)
    many = len(thrown[-1]) if thrown else 2
    alike = [dice for dice in thrown if len(dice) == many]
    shown = [Counter(dice[die] for dice in alike) for die in range(many)]
    counts = tuple(tuple(seen[face] for face in range(1, FACES + 1)) for seen in shown)
    return Tally(len(alike), counts, dict(Counter(sum(dice) for dice in alike if all(dice))))


def shares(dice: int) -> dict[int, float]:
    """Give the chance of each sum of so many fair dice."""
    sums = Counter(sum(faces) for faces in product(range(1, FACES + 1), repeat=dice))
    return {total: ways / FACES**dice for total, ways in sorted(sums.items())}


def evidence(counts: Sequence[int]) -> float:
    """Give the natural logarithm of the e-value against a fair die."""
    throws = sum(counts)
    seen = sum(lgamma(PRIOR + count) - lgamma(PRIOR) for count in counts)
    return lgamma(FACES * PRIOR) - lgamma(FACES * PRIOR + throws) + seen + throws * log(FACES)


def mood(counts: Sequence[int]) -> Mood:
    """Judge one die."""
    against = evidence(counts)
    if against >= log(UNUSUAL):
        return Mood.UNUSUAL
    if sum(counts) < FEW:
        return Mood.FEW
    return Mood.CURIOUS if against >= log(CURIOUS) else Mood.USUAL


def find(counted: Tally) -> Finding:
    """Judge the die that speaks loudest against being fair."""
    worst = max(counted.dice, key=evidence, default=())
    if not sum(worst):
        return Finding(Mood.FEW, counted.throws)
    if mood(worst) in {Mood.FEW, Mood.USUAL}:
        return Finding(mood(worst), counted.throws)
    face, strays = max(enumerate(_strays(worst), 1), key=lambda found: abs(found[1]))
    die = counted.dice.index(worst) + 1
    return Finding(mood(worst), counted.throws, die, face, strays > 0)


def _strays(counts: Sequence[int]) -> list[float]:
    """Tell how far each face is from what is usual, in spreads of a fair die."""
    expected = sum(counts) / FACES
    spread = sqrt(expected * (FACES - 1) / FACES) or inf
    return [(count - expected) / spread for count in counts]

"""The exact chances of a slot machine, and what a stake may expect of it."""

from __future__ import annotations

from fractions import Fraction

from companion.ledger import Money
from companion.machine import Machine, brings_kassa
from companion.options import Options
from companion.rules.jackpot import Article, prizes


def usual_stake(options: Options) -> Money:
    """Return the stake proposed to begin with: a quarter of what START pays, within the limits."""
    least, limit = options.jackpot_stake_limits
    usual = max(least, options.income // 4)
    return min(usual, limit) if limit else usual


def chances(machine: Machine) -> tuple[Fraction, ...]:
    """Return the chance of each combination, as one of the equally likely throws."""
    found = list(machine.places.values())
    return tuple(Fraction(found.count(place), len(found)) for place in range(len(machine.wins)))


def expected(machine: Machine, options: Options, stake: Money) -> Fraction:
    """Return what one play of *stake* brings back on average, the kassa's money apart."""
    kept = (_kept(machine, options, place, stake) for place in range(len(machine.wins)))
    return sum(map(Fraction.__mul__, chances(machine), map(Fraction, kept)), Fraction(0))


def _kept(machine: Machine, options: Options, place: int, stake: Money) -> Money:
    """Return what a combination brings besides the money of others in the kassa."""
    sums = (sum_ for _, sum_ in prizes(machine, options, place, stake, stake))
    return sum(sum_.total for sum_ in sums if sum_.lines[0].article != Article.KASSA)


def kassa_chance(machine: Machine, options: Options) -> Fraction:
    """Return the chance that one play wins the whole kassa."""
    use = options.jackpot_kassa_use
    found = enumerate(chances(machine))
    return sum((chance for place, chance in found if brings_kassa(place, use)), Fraction(0))


def prize(machine: Machine, options: Options, place: int, stake: Money, kassa: Money) -> Money:
    """Return all that a combination brings for *stake* while so much lies in the kassa."""
    return sum(sum_.total for _, sum_ in prizes(machine, options, place, stake, kassa))

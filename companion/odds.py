"""The exact chances of a slot machine, and what a stake may expect of it."""

from __future__ import annotations

from fractions import Fraction

from companion.ledger import Money
from companion.machine import Machine, brings_kassa
from companion.options import Options


def chances(machine: Machine) -> tuple[Fraction, ...]:
    """Return the chance of each combination, as one of the equally likely throws."""
    found = list(machine.places.values())
    return tuple(Fraction(found.count(place), len(found)) for place in range(len(machine.wins)))


def expected(machine: Machine, options: Options, stake: Money) -> Fraction:
    """Return what one play of *stake* brings back on average, the kassa's money apart."""
    kept = stake if options.jackpot_stake_on_win == "returned" else 0
    wins = zip(machine.wins, chances(machine), strict=True)
    return sum((chance * (win.pays(stake) + kept) for win, chance in wins), Fraction(0))


def kassa_chance(machine: Machine, options: Options) -> Fraction:
    """Return the chance that one play wins the whole kassa."""
    use = options.jackpot_kassa_use
    found = enumerate(chances(machine))
    return sum((chance for place, chance in found if brings_kassa(place, use)), Fraction(0))

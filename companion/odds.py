"""The exact chances of a slot machine, and what a stake may expect of it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from companion.ledger import Money
from companion.machine import Machine, Win, brings_kassa
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


def prize(machine: Machine, options: Options, place: int, stake: Money, kassa: Money) -> Money:
    """Return all that a combination brings for *stake* while so much lies in the kassa."""
    won = machine.wins[place].pays(stake)
    if brings_kassa(place, options.jackpot_kassa_use):
        return won + kassa
    return won + (stake if options.jackpot_stake_on_win == "returned" else 0)


def told(machine: Machine, options: Options, stake: Money) -> Iterator[str]:
    """Yield, in English, the chance of every combination and what a stake may expect."""
    if machine.unverified:
        yield f"not compared with the board yet: {', '.join(machine.unverified)}"
    found = chances(machine)
    for place, (win, chance) in enumerate(zip(machine.wins, found, strict=True)):
        names = (machine.symbols[s].en if s else "any" for s in win.symbols)
        kassa = brings_kassa(place, options.jackpot_kassa_use)
        yield f"{' '.join(names)}: {_prize(win, kassa=kassa)}, {_share(chance)}"
    yield f"some win: {_share(sum(found, Fraction(0)))}"
    back = expected(machine, options, stake)
    yield f"a stake of {stake} brings back {float(back):.2f}, {_share(back / stake)} of it"
    kassa_won = kassa_chance(machine, options)
    yield f"the kassa: {_share(kassa_won)} of what lies in it comes on top"


def _prize(win: Win, *, kassa: bool) -> str:
    parts = (str(win.sum) * bool(win.sum), f"{win.times} stakes" * bool(win.times))
    return " and ".join(filter(None, (*parts, "the kassa" * kassa)))


def _share(share: Fraction) -> str:
    return f"{share} ({float(share):.2%})"

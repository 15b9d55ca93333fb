"""House rules to try: for every one the values it may take, or some that are sensible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any, get_args

from companion.edition import Edition, amend
from companion.errors import EditionError
from companion.options import Options, Topic


def at_random(edition: Edition, chance: Random) -> dict[str, Any]:
    """Return a value for every house rule, drawn again as long as they contradict each other."""
    while True:
        options = {rule: chance.choice(values) for rule, values in mixture(edition).items()}
        try:
            amend(edition, options)
        except EditionError:
            continue
        return options


def mixture(edition: Edition) -> dict[str, Sequence[Any]]:
    """Return the values to try of every house rule; without a time limit few evenings would end."""
    named = _named(edition)
    return {rule: named.get(rule) or _values(edition, rule) for rule in Options.__struct_fields__}


def _named(edition: Edition) -> dict[str, Sequence[Any]]:
    """Return the values of the house rules that name what the edition has."""
    pots = edition.options.opening_pots
    return {
        "opening_pots": (pots, {pot: sum_ + 50 for pot, sum_ in pots.items()}),
        "jackpot_stake_limits": ([1, 0], [10, 50]),
        "time_limit": (30, 60, 90),
        "decks_on_screen": _some_of(name for name, deck in edition.decks.items() if deck.cards),
        "tap_to_pay": _some_of(get_args(Topic)),
    }


def _values(edition: Edition, rule: str) -> Sequence[Any]:
    """Return the choices of *rule*; or its number, half of it, half as much again, and one more."""
    if choices := edition.choices(rule):
        return choices
    number, found = getattr(edition.options, rule), []
    for value in {number, number // 2, number * 3 // 2, number + 1}:
        try:
            amend(edition, {rule: value})
        except EditionError:
            continue
        found.append(value)
    return sorted(found)


def _some_of(names: Iterable[str]) -> list[list[str]]:
    """Return every selection of *names*, also none and all."""
    known = list(names)
    return [list(some) for size in range(len(known) + 1) for some in combinations(known, size)]

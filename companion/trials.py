"""Many simulated evenings of one edition, by its own house rules, others or drawn ones."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, TypeAlias

import msgspec

from companion.audit import audit
from companion.edition import Edition, amend
from companion.errors import EditionError, IllegalCommand
from companion.journal import Journal
from companion.mixture import at_random
from companion.options import YES_NO, Options, settings
from companion.record import Record
from companion.simulate import ROUNDS, Evening, chance_of, go_on, seconds, sit_down, summary
from companion.table import Table

ALONE = 20
"""Fewer evenings than it takes to start another process."""


Compared: TypeAlias = tuple[str, Any, Any]
"""A house rule, and the two values it is played with on the same seeds."""


class Trial(Record, frozen=True):
    """How evenings are played: the house rules of the edition but for ``options``.

    ``mixed`` draws all others anew for every evening; ``audited`` judges every journal again.
    """

    edition: Edition
    players: int = 4
    rounds: int = ROUNDS
    options: dict[str, Any] = {}
    mixed: bool = False
    audited: bool = False


def ways(trial: Trial, compared: Compared | None) -> tuple[Trial, ...]:
    """Return *trial*, or the two that play it with either value of a house rule."""
    if compared is None:
        return (trial,)
    rule, *values = compared
    return tuple(msgspec.structs.replace(trial, options={rule: value}) for value in values)


def evenings(trial: Trial, seeds: range) -> Iterator[Evening]:
    """Yield one evening for each seed, in their order; many are played on all cores.

    :raises IllegalCommand: if the edition has no seats for so many.
    """
    least, most = trial.edition.seats
    if not least <= trial.players <= most:
        told = f"{trial.edition.id}: for {least} to {most} players, not {trial.players}"
        raise IllegalCommand(told)
    play = partial(evening, trial)
    workers = os.cpu_count() or 1
    if len(seeds) < ALONE or workers == 1:
        yield from map(play, seeds)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from pool.map(play, seeds, chunksize=ALONE // 4)


def evening(trial: Trial, seed: int) -> Evening:
    """Play one evening; whatever goes wrong breaks it off and is told in it."""
    edition, clock, chance = trial.edition, seconds(), chance_of(seed)
    journal, refusals, why = Journal.create(":memory:", edition, clock()), Counter[str](), ""
    mixed = at_random(edition, chance_of(seed, "options")) if trial.mixed else {}
    table = Table(journal, clock)
    try:
        sit_down(table, trial.players, chance, mixed | trial.options)
        go_on(table, chance, trial.rounds, lambda no: refusals.update([no.ground.article]))
    except Exception as error:  # noqa: BLE001 - a soak names the seed and goes on
        why = repr(error)
    if trial.audited and not why:
        why = "; ".join(f"entry {f.seq}: {f.text}" for f in audit(edition, journal))
    journal.close()
    return summary(table, seed, refusals, why)


def compared(edition: Edition, text: str) -> Compared:
    """Return the house rule and the two values that *text* (``option=a,b``) compares.

    :raises EditionError: if there is no such rule, or it may not be played like that.
    """
    rule, equals, spelled = text.partition("=")
    rule = rule.strip()
    if rule not in Options.__struct_fields__:
        raise EditionError(f"--compare: there is no house rule {rule!r}")
    values = _values(spelled, switch=settings(rule) == YES_NO)
    if not equals or len(values) != 2 or values[0] == values[1]:
        raise EditionError(f"--compare: {rule}=A,B takes two different values, not {spelled!r}")
    for value in values:
        try:
            amend(edition, {rule: value})
        except EditionError as error:
            known = ", ".join(settings(rule))
            told = f"{error.problems[0]}{f' ({known})' if known else ''}"
            raise EditionError(f"--compare: {told}") from error
    return rule, values[0], values[1]


def _values(spelled: str, *, switch: bool) -> list[Any]:
    """Return the values that are spelled out, as TOML has them or as bare words."""
    try:
        found: list[Any] = msgspec.toml.decode(f"values = [{spelled}]")["values"]
    except msgspec.DecodeError:
        found = [word.strip() for word in spelled.split(",")]
    words = dict(zip(YES_NO, (True, False), strict=True)) if switch else {}
    return [words.get(value, value) if isinstance(value, str) else value for value in found]

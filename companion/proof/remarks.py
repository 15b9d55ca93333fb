"""What is to be said of a board while it is entered: what bars playing, what is only odd."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from companion.board import Cell
from companion.doubts import doubts
from companion.proof.kinds import kind_of
from companion.proof.machine import has_machine, idle
from companion.proof.sheet import LEAST_CELLS, MOST_CELLS, Proof
from companion.proof.tables import sinking
from companion.record import Record

MAY_BE_NOTHING = ("options.", "ladder.stock.", "notes[", "jackpot.wins[")
"""Where a sum of nothing is a sum."""
NO_LESS = (".tax", ".money", ".supply")
"""What may be nothing wherever it stands."""
MOST_LEVELS = 9


class Remark(Record, frozen=True):
    """Something about a field; ``wrong`` is what cannot be played."""

    place: str
    key: str
    facts: dict[str, Any] = {}
    wrong: bool = False


def unfit(place: str, value: int) -> str:
    """Return why a number cannot be entered here at all, if it cannot."""
    if place == "size":
        return "" if LEAST_CELLS <= value <= MOST_CELLS else "size"
    if place.endswith(("_percent", ".dividend")):
        return "" if value <= 100 else "percent"
    if place == "ladder.levels":
        return "" if value <= MOST_LEVELS else "levels"
    if place.endswith(NO_LESS) or (place.startswith("deeds.") and ".taxes[" in place):
        return ""
    if place.endswith(".steps") and value >= LEAST_CELLS:
        return "steps"
    return "" if value or place.startswith(MAY_BE_NOTHING) else "nothing"


def remarks(proof: Proof) -> tuple[Remark, ...]:
    """Return all that is to be said of the board as far as it is entered."""
    found = [*_rising(proof), *_cells(proof), *_tables(proof)]
    if has_machine(proof):
        found += (Remark(f"jackpot.wins[{n}]", key, wrong=True) for n, key in idle(proof))
    unfinished = Cell() in proof.edition.cells
    for doubt in doubts(proof.edition, proof.blank):
        if not (unfinished and doubt.key == "one_deed"):
            found.append(Remark(_where(proof, doubt.place), doubt.key, doubt.facts))
    return tuple(found)


def _where(proof: Proof, place: str) -> str:
    """Return the field that a doubt about an industry is told at: its last deed's."""
    if not place.startswith("groups."):
        return place
    return f"deeds.{proof.edition.rows[place.removeprefix('groups.')][-1]}.group"


def _rising(proof: Proof) -> Iterator[Remark]:
    """Yield the rents that are not above the one before."""
    for name, deed in proof.edition.deeds.items():
        for number, (low, high) in enumerate(pairwise(deed.rents), 1):
            before, place = (f"deeds.{name}.rents[{n}]" for n in (number - 1, number))
            if low >= high and not {before, place} & {*proof.blank}:
                yield Remark(place, "rise", {"low": low, "high": high}, wrong=True)


def _cells(proof: Proof) -> Iterator[Remark]:
    """Yield the police without an inspection, and a board without START."""
    kinds = [kind_of(proof.edition, index) for index in range(len(proof.edition.cells))]
    if not proof.edition.arrest:
        for index, kind in enumerate(kinds):
            if kind == "police":
                yield Remark(f"cells[{index}].kind", "no_inspection", wrong=True)
    if "" not in kinds and "start" not in kinds:
        yield Remark("cells[0].kind", "no_start")


def _tables(proof: Proof) -> Iterator[Remark]:
    """Yield where a table sinks and a policy that is good for nothing."""
    for place, low, high in sinking(proof):
        yield Remark(place, "sinks", {"low": low, "high": high})
    for name, policy in proof.edition.policies.items():
        if not policy.covers:
            yield Remark(f"policies.{name}.covers", "covers_nothing", wrong=True)

"""The throws of an evening as the journal has them: where they came from, which were mended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias, get_args

from companion.events import Rolled
from companion.ledger import Seat
from companion.table import Moment

Thrown: TypeAlias = tuple[tuple[int, ...], ...]
Source: TypeAlias = Literal["trial", "tray", "hand", "screen"]
"""Where throws come from: tried out since the last reset, or of this evening's journal."""
SOURCES: tuple[Source, ...] = get_args(Source)


def rolls(past: Iterable[Moment]) -> Iterator[Rolled]:
    """Yield every throw in force."""
    for moment in past:
        for fact in moment.entry.events:
            if isinstance(fact, Rolled):
                yield fact


def thrown(past: Iterable[Moment]) -> dict[Source, Thrown]:
    """Return the throws of the evening by where they came from; what a tray claimed is its own."""
    # Also where the table overruled it: a bad sensor shows there, and the true dice by hand.
    found: dict[Source, list[tuple[int, ...]]] = {source: [] for source in SOURCES}
    for roll in rolls(past):
        if roll.reading:
            read = tuple(int(die) if die.isdigit() else 0 for die in roll.reading.dice)
            found["tray"].append(read)
        if roll.source == "hand":
            found["hand"].append(roll.dice)
        elif roll.source == "screen":
            found["screen"].append(roll.dice)
    return {source: tuple(throws) for source, throws in found.items()}


def corrected(past: Iterable[Moment]) -> tuple[Counter[str], Counter[Seat]]:
    """Return how often what each tray had read was overruled, and how often each player did it."""
    trays, seats = Counter[str](), Counter[Seat]()
    for roll in rolls(past):
        if roll.reading is not None and roll.reading.dice != tuple(map(str, roll.dice)):
            trays[roll.reading.tray.removeprefix("tray:")] += 1
            seats[roll.seat] += 1
    return trays, seats

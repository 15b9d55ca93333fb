"""Old shapes of journal entries and editions, brought to today's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

Shape: TypeAlias = dict[str, Any]
Part: TypeAlias = Literal["edition", "entry"]
Step: TypeAlias = Mapping[Part, Callable[[Shape], Shape]]

NEW_OPTIONS: Shape = {
    "jackpot_optional": "optional",
    "jackpot_stake_limits": [1, 0],
    "jackpot_stake_on_win": "stays_in_kassa",
    "jackpot_kassa_use": "nobody",
    "jackpot_plays_per_visit": "once",
}
"""The house rules that schema 1 did not have, and how it played all the same."""


def _fill(options: Shape) -> Shape:
    """Return the options of schema 1 with what went without saying spelled out."""
    return {**NEW_OPTIONS, **options}


def _edition_2(edition: Shape) -> Shape:
    return {**edition, "options": _fill(edition["options"])}


def _entry_2(entry: Shape) -> Shape:
    """Spell the options out that a table agreed on."""
    events = [
        {**event, "options": _fill(event["options"])} if event["kind"] == "agreed" else event
        for event in entry.get("events", ())
    ]
    return {**entry, "events": events}


STEPS: Sequence[Step] = ({"edition": _edition_2, "entry": _entry_2},)
"""``STEPS[n]`` turns shapes of schema n + 1 into those of n + 2; a part it leaves out stays."""

SCHEMA = 1 + len(STEPS)
"""The schema this program writes."""


def upcast(schema: int, part: Part, shape: Shape, steps: Sequence[Step] = STEPS) -> Shape:
    """Return *shape*, a *part* of a journal of *schema*, as this program would write it."""
    for step in steps[schema - 1 :]:
        change = step.get(part)
        shape = change(shape) if change else shape
    return shape

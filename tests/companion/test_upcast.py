"""Old shapes become today's step by step, editions and entries each by their own."""

from __future__ import annotations

import pytest

from companion.upcast import SCHEMA, STEPS, Part, Shape, Step, upcast


def options_moved(edition: Shape) -> Shape:
    return {**edition, "options": {**edition["options"], "rounding": "up"}}


def seat_renamed(entry: Shape) -> Shape:
    return {**entry, "seat": entry["player"]}


STEPS_OF_A_LATER_PROGRAM: tuple[Step, ...] = ({"edition": options_moved}, {"entry": seat_renamed})


@pytest.mark.parametrize(
    ("schema", "part", "old", "new"),
    [
        (1, "edition", {"options": {}}, {"options": {"rounding": "up"}}),
        (2, "edition", {"options": {}}, {"options": {}}),
        (1, "entry", {"player": 3}, {"player": 3, "seat": 3}),
        (3, "entry", {"player": 3}, {"player": 3}),
    ],
)
def test_each_part_takes_the_steps_it_has_not_taken(
    schema: int, part: Part, old: Shape, new: Shape
) -> None:
    assert upcast(schema, part, old, STEPS_OF_A_LATER_PROGRAM) == new


def test_the_schema_counts_the_steps() -> None:
    assert len(STEPS) + 1 == SCHEMA

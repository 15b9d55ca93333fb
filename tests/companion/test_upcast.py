"""Old shapes become today's step by step, editions and entries each by their own."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.commands import Open
from companion.events import Agreed
from companion.journal import Entry
from companion.upcast import NEW_IN_2, NEW_IN_3, SCHEMA, STEPS, Part, Shape, Step, upcast
from tests.tables import CLASSIC


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


ARREST = [{"kind": "detain"}]
POLICIES = {"throw": "always", "chance": "never", "movement": "if_not_destination"}
START = {
    "chance_move_pays_start": False,
    "movement_card_pays_start": "if_destination_not_start",
}


def test_what_went_without_saying_is_spelled_out_wherever_a_table_agreed_on_its_rules() -> None:
    agreed = {"kind": "agreed", "options": {"pays_start": POLICIES, "income": 300}}
    command = {"kind": "open", "options": {"pays_start": POLICIES}}
    events = [{"kind": "settled"}, agreed]
    entry = upcast(1, "entry", {"seq": 1, "command": command, "events": events})
    assert entry["command"] == {"kind": "open", "options": START}
    edition = upcast(
        1,
        "edition",
        {
            "id": "old",
            "chapters": [],
            "options": {"pays_start": POLICIES},
            "arrest": ARREST,
        },
    )
    assert entry["events"] == [
        {"kind": "settled"},
        {"kind": "agreed", "options": {**NEW_IN_3, **NEW_IN_2, **START, "income": 300}},
    ]
    assert edition["options"] == {**NEW_IN_3, **NEW_IN_2, **START}
    assert edition["third_double"] == ARREST


@pytest.mark.parametrize("part", ["edition", "entry"])
def test_what_is_of_today_stays_as_it_is(part: Part) -> None:
    agreed = Agreed(CLASSIC.options)
    today: Any = CLASSIC if part == "edition" else Entry(1, "", Open(()), (agreed,))
    shape = msgspec.to_builtins(today)
    again = msgspec.convert(upcast(1, part, shape), type(today))
    assert again == today


def test_the_schema_counts_the_steps() -> None:
    assert len(STEPS) + 1 == SCHEMA

from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.commands import Decline, Knock, Roll
from companion.playtime import minutes_between, minutes_played
from companion.table import Table
from tests.tables import in_memory, seated


@pytest.mark.parametrize(
    ("before", "after", "minutes"),
    [
        ("2026-01-03T19:00:00+00:00", "2026-01-03T19:01:30+00:00", 1.5),
        ("2026-01-03T19:00:00+00:00", "2026-01-03T19:15:00+00:00", 15),
        ("2026-01-03T19:00:00+00:00", "2026-01-03T19:15:01+00:00", 0),
        ("2026-01-03T19:00:00+00:00", "2026-01-10T19:00:00+00:00", 0),
        ("2026-01-03T19:00:00+00:00", "2026-01-03T18:00:00+00:00", 0),
        ("2026-01-03T22:59:00+03:00", "2026-01-03T20:00:00+00:00", 1),
        ("", "2026-01-03T19:00:00+00:00", 0),
        ("2026-01-03T19:00:00+00:00", "", 0),
        ("2026-01-03T19:00:00", "2026-01-03T19:01:00+00:00", 0),
        ("yesterday", "today", 0),
    ],
)
def test_a_break_or_a_clock_that_was_set_is_no_play(
    before: str, after: str, minutes: float
) -> None:
    assert minutes_between(before, after) == minutes


def test_an_evening_is_as_long_as_was_played_in_it() -> None:
    times = ("19:00", "19:10", "", "19:20", "21:00", "21:05", "20:00", "20:01")
    played = minutes_played(f"2026-01-03T{time}:00+00:00" if time else "" for time in times)
    assert played == 10 + 10 + 5 + 1


def clock(*times: str) -> Callable[[], str]:
    ticks = iter(times)
    return lambda: f"2026-01-03T{next(ticks)}:00+00:00"


def at_a_table(*times: str) -> Table:
    return Table(seated("Аня", "Борис").journal, clock(*times))


def test_what_was_taken_back_has_taken_its_time() -> None:
    table = at_a_table("19:00", "19:04", "19:06", "19:07")
    table.submit(Roll(0, (1, 3)))
    table.submit(Decline(0))
    table.take_back()
    assert table.minutes == 7


def test_the_time_since_the_last_entry_counts_at_once() -> None:
    table = at_a_table("19:00", "19:04", "19:05", "19:40")
    table.submit(Roll(0, (1, 3)))
    assert [table.minutes for _ in range(3)] == [4, 5, 0]


def test_a_journal_opened_again_remembers_how_long_was_played() -> None:
    table = at_a_table("19:00", "19:04", "19:05")
    for command in (Roll(0, (1, 3)), Decline(0), Knock()):
        table.submit(command)
    assert Table(table.journal, clock("21:00")).minutes == 5


def test_a_table_nobody_has_sat_down_to_has_not_played() -> None:
    assert in_memory().minutes == 0

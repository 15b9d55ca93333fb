from __future__ import annotations

from collections.abc import Callable

import pytest

from companion.commands import Decline, Knock, Roll
from companion.playtime import minutes_between
from companion.table import Table
from tests.tables import in_memory, seated


@pytest.mark.parametrize(
    ("before", "after", "minutes"),
    [
        ("2026-01-03T19:00:00+00:00", "2026-01-03T19:01:30+00:00", 1.5),
        ("2026-01-03T19:00:00+00:00", "2026-01-03T19:05:00+00:00", 5),
        ("2026-01-03T19:00:00+00:00", "2026-01-03T19:05:01+00:00", 5),
        ("2026-01-03T19:00:00+00:00", "2026-01-10T19:00:00+00:00", 5),
        ("2026-01-03T19:00:00+00:00", "2026-01-03T18:00:00+00:00", 0),
        ("2026-01-03T22:59:00+03:00", "2026-01-03T20:00:00+00:00", 1),
        ("", "2026-01-03T19:00:00+00:00", 0),
        ("2026-01-03T19:00:00+00:00", "", 0),
        ("2026-01-03T19:00:00", "2026-01-03T19:01:00+00:00", 0),
        ("yesterday", "today", 0),
    ],
)
def test_little_of_a_break_is_play_and_nothing_of_a_clock_that_was_set(
    before: str, after: str, minutes: float
) -> None:
    assert minutes_between(before, after) == minutes


def test_an_evening_is_as_long_as_was_played_in_it() -> None:
    table = at_a_table("19:00", "19:03", "21:00", "20:00", "20:02")
    for move in (Roll(0, (1, 3)), Decline(0), Knock(), Roll(1, (1, 4))):
        table.submit(move)
    assert table.minutes == 3 + 5 + 0 + 2


def test_in_a_pause_the_time_goes_on_for_a_little_and_then_stands_still() -> None:
    table = at_a_table("19:00", "19:03", "19:05", "19:20", "23:00")
    table.submit(Roll(0, (1, 3)))
    assert [table.minutes for _ in range(4)] == [3, 5, 5, 5]


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
    table = at_a_table("19:00", "19:03", "19:04")
    table.submit(Roll(0, (1, 3)))
    assert [table.minutes for _ in range(2)] == [3, 4]


def test_a_journal_opened_again_remembers_how_long_was_played() -> None:
    table = at_a_table("19:00", "19:04", "19:05")
    for command in (Roll(0, (1, 3)), Decline(0), Knock()):
        table.submit(command)
    assert Table(table.journal, clock("19:06")).minutes == 6


def test_a_table_nobody_has_sat_down_to_has_not_played() -> None:
    assert in_memory().minutes == 0

"""Taking back, presses and questions: what a table does with what it is asked."""

from __future__ import annotations

from random import Random

import pytest

from companion.bots import choose
from companion.commands import (
    Accept,
    Decline,
    Finish,
    Open,
    Roll,
)
from companion.errors import IllegalCommand
from companion.events import Reading
from companion.fold import blank
from companion.game import Player
from companion.journal import replay
from companion.ruling import Granted, Refused
from companion.simulate import play
from companion.table import Pending, Table
from tests.companion.evenings import reopened
from tests.tables import CLASSIC, in_memory, seated

PRESS = "screen-3"


def evening(seed: int, rounds: int = 12) -> Table:
    return play(CLASSIC, seed, players=3, rounds=rounds)


# --- taking back ---


def test_undoing_k_steps_is_the_replay_of_the_shorter_journal_for_every_k() -> None:
    """Fault 19."""
    table = evening(11, rounds=40)
    entries = list(table.journal)
    for left in range(len(entries) - 1, -1, -1):
        table.take_back()
        assert table.game == replay(CLASSIC, entries[:left]), left
    assert table.game == blank(CLASSIC)


def test_undone_steps_stay_undone_when_the_journal_is_opened_again() -> None:
    table = evening(12, rounds=4)
    games = [moment.before for moment in table.past]
    for left in range(len(games) - 1, -1, -1):
        table.take_back()
        assert reopened(table).game == games[left]


def test_redo_restores_step_by_step_what_was_undone() -> None:
    table = evening(13)
    games = [moment.after for moment in table.past]
    for _ in range(40):
        table.take_back()
    for game in games[-40:]:
        table.redo()
        assert table.game == game
        assert table.past[-1].after == game
    assert table.redoable is None


def test_redo_is_possible_after_opening_the_journal_again() -> None:
    table = evening(13, rounds=3)
    end = table.game
    table.take_back()
    again = reopened(table)
    again.redo()
    assert again.game == end


def test_back_to_an_entry_strikes_it_and_all_that_followed_in_one_go() -> None:
    table = evening(14)
    moment = table.past[20]
    table.back_to(moment.entry.seq)
    assert table.game == moment.before
    assert [m.entry.seq for m in table.past] == list(range(1, 21))
    assert reopened(table).game == moment.before


def test_what_was_gone_back_over_can_be_redone_one_by_one() -> None:
    table = evening(14)
    end, seq = table.game, table.past[-5].entry.seq
    table.back_to(seq)
    for _ in range(5):
        table.redo()
    assert table.game == end


def test_something_new_ends_the_chance_of_redo() -> None:
    table = seated("Аня", "Борис")
    table.submit(Roll(0, (1, 3)))
    table.take_back()
    table.submit(Roll(0, (2, 3)))
    assert table.redoable is None
    with pytest.raises(IllegalCommand, match="nothing to redo"):
        table.redo()


def test_an_entry_that_is_not_in_force_cannot_be_gone_back_to() -> None:
    table = seated("Аня", "Борис")
    table.submit(Roll(0, (1, 3)))
    table.take_back()
    with pytest.raises(IllegalCommand, match="entry 2 is not in force"):
        table.back_to(2)


def test_a_table_at_which_nothing_happened_has_nothing_to_take_back() -> None:
    with pytest.raises(IllegalCommand):
        in_memory().take_back()


def test_the_end_of_an_evening_can_be_taken_back() -> None:
    table = seated("Аня", "Борис")
    before = table.game
    table.submit(Finish())
    assert table.game.over
    table.take_back()
    assert table.game == before


def test_the_clock_may_stand_still_or_step_back() -> None:
    """Fault 28: order and undo go by the sequence number, never by the time."""
    times = iter([f"2000-01-01T00:00:{59 - n:02}" for n in range(60)])
    table, chance = in_memory(clock=times.__next__), Random(5)
    table.submit(Open((Player("Аня"), Player("Борис"))))
    for _ in range(20):
        table.submit(choose(table, chance))
    games = [moment.before for moment in table.past]
    assert [entry.at for entry in table.journal] == sorted(
        (entry.at for entry in table.journal), reverse=True
    )
    while table.past:
        table.take_back()
        assert table.game == reopened(table).game == games.pop()


# --- presses ---


def test_one_press_counts_once() -> None:
    """Fault 31: one finger may arrive as a touch and as a mouse."""
    table = seated("Аня", "Борис")
    table.submit(Roll(0, (1, 3)), press=PRESS)
    with pytest.raises(IllegalCommand, match="entered already"):
        table.submit(Accept(0), press=PRESS)
    assert table.knows(PRESS)
    assert len(list(table.journal)) == 2


def test_a_press_counts_once_after_reopening_and_after_being_undone() -> None:
    table = seated("Аня", "Борис")
    roll = Roll(0, (1, 3), "tray", Reading("T1", "a1", 7, ("1", "3")))
    table.submit(roll, press="T1/a1/7")
    table.take_back()
    again = reopened(table)
    assert again.knows("T1/a1/7")
    with pytest.raises(IllegalCommand, match="entered already"):
        again.submit(roll, press="T1/a1/7")


def test_entries_without_a_press_do_not_hinder_each_other() -> None:
    table = seated("Аня", "Борис")
    for command in (Roll(0, (1, 3)), Decline(0)):
        table.submit(command)
    assert not table.knows("")


# --- questions ---


def test_a_refused_command_leaves_no_trace() -> None:
    table = seated("Аня", "Борис")
    before = table.game
    with pytest.raises(IllegalCommand):
        table.submit(Roll(1, (1, 3)))
    assert (table.game, len(list(table.journal))) == (before, 1)


def test_judging_and_listing_choices_change_nothing() -> None:
    table = evening(15, rounds=6)
    table.take_back()
    before = table.game
    for choice in table.choices():
        table.judge(choice.command)
    assert table.game is before
    assert replay(CLASSIC, table.journal) == before


def test_every_choice_is_judged_as_its_command_would_be() -> None:
    table = evening(15, rounds=6)
    table.take_back()
    kinds = set()
    for choice in table.choices():
        assert type(table.judge(choice.command)) is type(choice.ruling)
        kinds.add(type(choice.ruling))
    assert kinds == {Granted, Refused}


def test_three_steps_are_what_one_step_is() -> None:
    one, three = seated("Аня", "Борис"), seated("Аня", "Борис")
    one.submit(Roll(0, (1, 3)), press=PRESS)
    pending = three.prepare(Roll(0, (1, 3)), press=PRESS)
    assert isinstance(pending, Pending)
    three.journal.append(*pending.entries)
    three.commit(pending)
    assert list(one.journal) == list(three.journal)
    assert one.game == three.game

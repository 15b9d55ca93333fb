from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from companion.commands import Finish, Open, Roll
from companion.errors import JournalError, JournalTooNew, JournalUnwritable
from companion.game import Player
from companion.journal import Entry, Journal, export, from_export, in_force
from companion.simulate import play
from companion.table import Table
from tests.tables import CLASSIC, entries_of, no_clock, opened, seated


def evening(path: Path, rounds: int = 3) -> Table:
    """Play a short evening on the disk; its journal stays open."""
    journal = Journal.create(path, CLASSIC, "2026-01-02T19:00")
    return play(CLASSIC, seed=5, players=3, rounds=rounds, journal=journal)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening-0001.kassa"


def test_what_was_entered_is_there_when_the_journal_is_opened_again(path: Path) -> None:
    table = evening(path)
    entries = list(table.journal)
    table.journal.close()
    with opened(path) as journal:
        assert list(journal) == entries
        assert (journal.edition, journal.started) == (CLASSIC, "2026-01-02T19:00")
        assert Table(journal, no_clock).game == table.game


def test_a_game_needs_no_other_file_than_its_journal(path: Path) -> None:
    """The edition is stored whole: a later change of its file does not reach the game."""
    evening(path).journal.close()
    assert list(path.parent.iterdir()) == [path]


def test_a_new_journal_never_takes_the_place_of_another_file(path: Path) -> None:
    path.write_text("my diary")
    with pytest.raises(JournalUnwritable, match=r"evening-0001\.kassa: there is such a file"):
        Journal.create(path, CLASSIC, "")
    assert path.read_text() == "my diary"


def test_a_power_cut_while_a_game_is_made_leaves_nothing_in_the_way(path: Path) -> None:
    path.with_name(f"{path.name}-new").write_bytes(b"half a file")
    Journal.create(path, CLASSIC, "").close()
    assert entries_of(path) == []
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entry SET body = '{}' WHERE seq = 2",
        "DELETE FROM entry WHERE seq = 3",
        "UPDATE game SET at = ''",
        "DELETE FROM game",
    ],
)
def test_nothing_in_a_journal_is_ever_changed_or_deleted(path: Path, statement: str) -> None:
    table = evening(path)
    before = list(table.journal)
    table.journal.close()
    db = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match="append-only"):
        db.execute(statement)
    db.close()
    assert entries_of(path) == before


def test_entries_are_added_together_or_not_at_all(path: Path) -> None:
    journal = Journal.create(path, CLASSIC, "")
    journal.append(Entry(1, "", Finish()))
    with pytest.raises(JournalUnwritable):
        journal.append(Entry(2, "", Finish()), Entry(1, "", Roll(0, (1, 2))))
    assert list(journal) == [Entry(1, "", Finish())]
    journal.append(Entry(2, "", Finish()))
    journal.close()
    assert [entry.seq for entry in entries_of(path)] == [1, 2]


def test_of_two_who_go_on_with_one_game_the_second_is_told(path: Path) -> None:
    Journal.create(path, CLASSIC, "").close()
    with opened(path) as one, opened(path) as other:
        first, second = Table(one, no_clock), Table(other, no_clock)
        first.submit(Open((Player("Аня"), Player("Борис"))))
        with pytest.raises(JournalUnwritable, match="gone on with elsewhere meanwhile"):
            second.submit(Open((Player("Вера"), Player("Глеб"))))
        assert second.game.players == ()
        assert Table(other, no_clock).game == first.game


def test_an_entry_that_cannot_be_read_is_named(path: Path) -> None:
    journal = Journal.create(path, CLASSIC, "")
    journal.append(Entry(1, "", Finish()))
    journal.close()
    db = sqlite3.connect(path)
    db.execute("""INSERT INTO entry VALUES (2, '', '{"seq":2,"at":"","command":{"kind":"fly"}}')""")
    db.commit()
    db.close()
    with pytest.raises(JournalError, match=r"evening-0001\.kassa: entry 2: .*'fly'"):
        entries_of(path)


def test_taking_back_out_of_turn_is_no_journal() -> None:
    rolls = [Entry(n, "", Roll(0, (1, 2))) for n in (1, 2)]
    with pytest.raises(JournalError, match="entry 3 takes back 1 out of turn"):
        in_force([*rolls, Entry(3, "", takes_back=1)])


def test_taking_a_taking_back_back_restores_the_entry() -> None:
    first, second = (Entry(n, "", Roll(0, (1, n))) for n in (1, 2))
    strike, redo = Entry(3, "", takes_back=2), Entry(4, "", takes_back=3)
    assert in_force([first, second, strike]) == [first]
    assert in_force([first, second, strike, redo]) == [first, second]


# --- as text ---


def test_an_export_holds_every_line_up_to_the_last_while_the_game_goes_on(path: Path) -> None:
    """Fault 39: the log is cut off."""
    table = evening(path)
    text = path.with_suffix(".jsonl")
    with opened(path) as second:
        export(second, text)
    lines = text.read_bytes().splitlines()
    assert text.read_bytes().endswith(b"\n")
    assert len(lines) == 1 + table.past[-1].entry.seq
    assert list(from_export(text)) == list(table.journal)
    table.journal.close()


def test_an_export_that_is_cut_off_is_refused_with_its_line(path: Path) -> None:
    table = evening(path)
    text = path.with_suffix(".jsonl")
    export(table.journal, text)
    table.journal.close()
    text.write_bytes(text.read_bytes()[:-20])
    last = 1 + table.past[-1].entry.seq
    with pytest.raises(JournalError, match=rf"evening-0001\.jsonl: line {last}"):
        from_export(text)


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"{}\n", b"\xff\xfe\x00"])
def test_a_foreign_text_is_not_an_export(tmp_path: Path, content: bytes) -> None:
    text = tmp_path / "foreign.jsonl"
    text.write_bytes(content)
    with pytest.raises(JournalError, match=r"foreign\.jsonl"):
        from_export(text)


def test_an_export_of_a_newer_program_is_refused_as_such(tmp_path: Path) -> None:
    text = tmp_path / "newer.jsonl"
    text.write_text('{"schema":99,"at":"","edition":{}}\n')
    with pytest.raises(JournalTooNew, match=r"newer\.jsonl: written by a newer version"):
        from_export(text)


def test_an_export_that_cannot_be_written_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(JournalUnwritable, match=r"out\.jsonl"):
        export(seated("Аня", "Борис").journal, tmp_path / "nowhere" / "out.jsonl")

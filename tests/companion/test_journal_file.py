"""What a disk, a power cut or a stranger may do to a journal, and what must be left of it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from companion.bots import choose
from companion.errors import JournalError, JournalTooNew
from companion.journal import Entry, Journal
from companion.shelf import Broken, look_into
from companion.table import Table
from tests.companion.journals import NAME, evening
from tests.tables import entries_of, no_clock, prints


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def copy_of(path: Path, folder: Path) -> Path:
    """Return a copy of a journal as a power cut would leave it: the file and its log."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for part in (path, log_of(path)):
        if part.exists():
            shutil.copy(part, folder / part.name)
    return folder / path.name


# --- power cuts ---


def last_write(path: Path) -> tuple[Path, list[Entry], range]:
    """Enter one more thing into a journal and pull the plug.

    Return the files as they then are, the entries before, and the bytes of the log it took.
    """
    table = evening(path)
    table.take_back()
    before, start = list(table.journal), log_of(path).stat().st_size
    table.submit(choose(table, Random(1)))
    left = copy_of(path, path.parent / "left")
    table.journal.close()
    return left, before, range(start, log_of(left).stat().st_size)


def moments(written: range) -> list[int]:
    """Return where to cut: both ends and the neighbourhood of each page, and a comb between."""
    edges = [at + n for at in range(written.start, written.stop, 4120) for n in (-1, 0, 1, 23, 24)]
    ends = [written.start, written.stop - 2, written.stop - 1]
    return sorted({at for at in (*edges, *ends, *written[::11]) if at in written})


Harm = Callable[[bytes, int], bytes]
HARMS: dict[str, Harm] = {
    "cut off": lambda log, at: log[:at],
    "zeroed": lambda log, at: log[:at] + bytes(len(log) - at),
    "torn": lambda log, at: (
        log[:at] + bytes(255 - byte for byte in log[at : at + 8]) + log[at + 8 :]
    ),
}


@pytest.mark.parametrize("harm", HARMS)
def test_wherever_the_last_write_is_cut_all_older_entries_are_intact(
    tmp_path: Path, harm: str
) -> None:
    """Fault 35."""
    path, before, written = last_write(tmp_path / NAME)
    log, cuts = log_of(path).read_bytes(), moments(written)
    assert len(cuts) > 300
    for at in cuts:
        copy = copy_of(path, tmp_path / "cut")
        log_of(copy).write_bytes(HARMS[harm](log, at))
        assert entries_of(copy) == before, at


def test_once_confirmed_an_entry_survives_a_power_cut(tmp_path: Path) -> None:
    path = tmp_path / NAME
    table = evening(path)
    copy = copy_of(path, tmp_path / "copy")
    assert entries_of(copy) == list(table.journal)
    table.journal.close()


def test_a_log_left_by_a_power_cut_is_taken_up(tmp_path: Path) -> None:
    path = tmp_path / NAME
    with_its_log_left(path)
    before = prints(tmp_path)
    assert list(Journal.read(path))[-1].takes_back
    assert prints(tmp_path) == before
    assert entries_of(path)[-1].takes_back


def test_a_game_cut_off_in_its_first_minute_goes_on(tmp_path: Path) -> None:
    """The file bears our mark before the log was ever written back."""
    path = tmp_path / NAME
    table = evening(path, rounds=0)
    copy = copy_of(path, tmp_path / "copy")
    journal = Journal.open(copy)
    again = Table(journal, no_clock)
    assert again.game == table.game
    again.take_back()
    again.submit(choose(again, Random(3)))
    seqs = [entry.seq for entry in journal]
    journal.close()
    assert [entry.seq for entry in entries_of(copy)] == seqs


# --- what is not a journal ---


def foreign_database(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE notes (text)")
    db.commit()
    db.close()


def from_the_future(path: Path) -> None:
    evening(path).journal.close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 99")
    db.close()


def without_a_game(path: Path) -> None:
    evening(path).journal.close()
    db = sqlite3.connect(path)
    db.execute("DROP TABLE game")
    db.close()


def cut_in_the_middle(path: Path) -> None:
    evening(path).journal.close()
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


def with_its_log_left(path: Path) -> None:
    """Leave of an evening what a power cut leaves after part of the log was written back."""
    table = evening(path)
    table.journal._db.execute("PRAGMA wal_checkpoint")
    table.take_back()
    copy = copy_of(path, path.parent / "copy")
    table.journal.close()
    for part in (path, log_of(path)):
        shutil.copy(copy.with_name(part.name), part)
    shutil.rmtree(copy.parent)


def cut_with_its_log_left(path: Path) -> None:
    with_its_log_left(path)
    path.write_bytes(path.read_bytes()[:5000])


def scrambled_with_its_log_left(path: Path) -> None:
    with_its_log_left(path)
    scramble(path)


def scrambled(path: Path) -> None:
    evening(path).journal.close()
    scramble(path)


def scramble(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096:] = Random(1).randbytes(len(content) - 4096)
    path.write_bytes(content)


UNREADABLE: dict[str, tuple[Callable[[Path], object], str]] = {
    "empty": (lambda path: path.touch(), "not a journal"),
    "a text": (lambda path: path.write_text("дневник " * 40), "not a journal"),
    "a picture": (lambda path: path.write_bytes(b"\x89PNG\r\n" + bytes(500)), "not a journal"),
    "another program's": (foreign_database, "not a journal"),
    "newer": (from_the_future, "newer version"),
    "no game": (without_a_game, "no such table"),
    "cut": (cut_in_the_middle, "cut off after"),
    "cut, with a log": (cut_with_its_log_left, ""),
    "scrambled": (scrambled, ""),
    "scrambled, with a log": (scrambled_with_its_log_left, ""),
    "a folder": (lambda path: path.mkdir(), "directory"),
    "missing": (lambda _path: None, "No such file"),
}


@pytest.mark.parametrize("case", UNREADABLE)
def test_what_is_no_journal_is_refused_by_name_and_left_as_it_was(
    tmp_path: Path, case: str
) -> None:
    make, says = UNREADABLE[case]
    path = tmp_path / NAME
    make(path)
    before = prints(tmp_path)
    for use in (entries_of, Journal.read):
        with pytest.raises(JournalError, match=rf"evening-0001\.kassa: .*{says}"):
            list(use(path))
    seen = look_into(path)
    assert isinstance(seen, Broken)
    assert NAME in str(seen.error)
    assert prints(tmp_path) == before


def test_a_journal_of_a_newer_program_is_told_from_a_broken_one(tmp_path: Path) -> None:
    from_the_future(tmp_path / NAME)
    with pytest.raises(JournalTooNew):
        Journal.open(tmp_path / NAME)


def test_wherever_the_file_itself_is_cut_it_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    whole = tmp_path / NAME
    evening(whole).journal.close()
    content = whole.read_bytes()
    for size in (*range(0, 200, 20), *range(4096, len(content), 4096), len(content) - 1):
        whole.write_bytes(content[:size])
        before = prints(tmp_path)
        with pytest.raises(JournalError, match=r"evening-0001\.kassa"):
            Journal.open(whole)
        assert prints(tmp_path) == before, size


def test_a_game_that_takes_the_name_of_an_open_one_keeps_its_log(tmp_path: Path) -> None:
    ours, other = evening(tmp_path / NAME), evening(tmp_path / "other.kassa")
    other.take_back()
    left = copy_of(tmp_path / "other.kassa", tmp_path / "left")
    left.replace(tmp_path / NAME)
    log_of(left).replace(log_of(tmp_path / NAME))
    ours.take_back()
    assert entries_of(tmp_path / NAME) == list(other.journal)
    assert entries_of(tmp_path / ours.journal.name) == list(ours.journal)


def test_the_log_of_a_game_whose_name_another_takes_is_not_read_with_that(tmp_path: Path) -> None:
    ours, other = evening(tmp_path / NAME), evening(tmp_path / "other.kassa")
    other.take_back()
    there = list(other.journal)
    other.journal.close()
    (tmp_path / "other.kassa").replace(tmp_path / NAME)
    ours.take_back()
    assert not log_of(tmp_path / NAME).exists()
    assert entries_of(tmp_path / NAME) == there

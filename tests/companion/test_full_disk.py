"""Disks that do not take a journal, and games that are only looked into."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from companion.bots import choose
from companion.errors import JournalError, JournalUnwritable
from companion.journal import Journal
from companion.shelf import Saved, look_into
from companion.table import Table
from tests.companion.journals import NAME, evening
from tests.tables import CLASSIC, entries_of, no_clock, prints

NOBODY = 65534


# --- disks that do not take it ---


def play_on(table: Table, chance: Random) -> None:
    while True:
        table.submit(choose(table, chance))


def test_a_full_disk_refuses_the_entry_and_the_game_stands_where_it_stood(tmp_path: Path) -> None:
    path = tmp_path / NAME
    table = evening(path)
    table.take_back()
    ((pages,),) = table.journal._db.execute("PRAGMA page_count")
    table.journal._db.execute(f"PRAGMA max_page_count = {pages}")
    chance = Random(2)
    with pytest.raises(JournalUnwritable, match=r"evening-0001\.kassa: .*full"):
        play_on(table, chance)
    before = list(table.journal)
    assert Table(table.journal, no_clock).game == table.game
    table.journal._db.execute("PRAGMA max_page_count = 100000")
    table.submit(choose(table, chance))
    table.journal.close()
    assert entries_of(path)[:-1] == before


def with_logs(path: Path) -> None:
    for part in path.parent.iterdir():
        part.unlink()


def with_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


@pytest.mark.parametrize("delete", [Path.unlink, with_logs, with_folder])
def test_a_game_whose_file_is_deleted_meanwhile_is_whole_on_the_disk_with_the_next_entry(
    tmp_path: Path, delete: Callable[[Path], None]
) -> None:
    path = tmp_path / "games" / NAME
    path.parent.mkdir()
    table = evening(path)
    for _ in range(3):
        delete(path)
        table.take_back()
        assert entries_of(path) == list(table.journal)
    table.journal.close()
    assert Table(Journal.open(path), no_clock).game == table.game


def test_a_game_whose_name_another_file_bears_meanwhile_goes_on_under_a_free_one(
    tmp_path: Path,
) -> None:
    path, other = tmp_path / NAME, tmp_path / "other" / NAME
    other.parent.mkdir()
    evening(other, rounds=1).journal.close()
    theirs, table = entries_of(other), evening(path)
    other.replace(path)
    table.take_back()
    table.take_back()
    assert entries_of(path) == theirs
    table.journal.close()
    moved = path.with_name(table.journal.name)
    assert Table(Journal.open(moved), no_clock).game == table.game
    assert entries_of(path) == theirs


WRITES_UNTIL_REFUSED = """
import resource, sys
from pathlib import Path
from random import Random
from companion.bots import choose
from companion.errors import JournalUnwritable
from companion.journal import Journal
from companion.table import Table

table, chance = Table(Journal.open(Path(sys.argv[1])), lambda: ""), Random(4)
table.take_back()
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), int(sys.argv[2])))
print(table.past[-1].entry.seq + 1, flush=True)
try:
    while True:
        print(table.submit(choose(table, chance)).seq, flush=True)
except JournalUnwritable as error:
    print(error)
"""


def test_a_write_that_the_system_breaks_off_half_way_harms_nothing(tmp_path: Path) -> None:
    """The log may grow to a size that is no whole number of pages, then writing fails."""
    path = tmp_path / NAME
    evening(path).journal.close()
    limit = path.stat().st_size + 12_345
    run = subprocess.run(
        [sys.executable, "-c", WRITES_UNTIL_REFUSED, str(path), str(limit)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    *confirmed, error = run.stdout.splitlines()
    assert error.startswith("evening-0001.kassa: ")
    assert len(confirmed) > 2
    assert entries_of(path)[-1].seq == int(confirmed[-1])


@contextmanager
def readonly_folder() -> Iterator[Path]:
    """Yield a folder that may be made read-only; chmod binds no root, who is nobody meanwhile."""
    root = os.geteuid() == 0
    with tempfile.TemporaryDirectory(dir="/tmp") as name:
        folder = Path(name)
        if root:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            if root:
                os.seteuid(0)
            folder.chmod(0o700)


def test_in_a_readonly_folder_a_new_game_is_refused_by_name() -> None:
    with readonly_folder() as folder:
        folder.chmod(0o500)
        with pytest.raises(JournalUnwritable, match=r"evening-0001\.kassa"):
            Journal.create(folder / NAME, CLASSIC, "")
        assert list(folder.iterdir()) == []


def test_a_readonly_file_can_be_looked_into_and_takes_no_entry() -> None:
    with readonly_folder() as folder:
        path = folder / NAME
        table = evening(path)
        table.take_back()
        table.journal.close()
        path.chmod(0o400)
        before = prints(folder)
        journal = Journal.open(path)
        again = Table(journal, no_clock)
        assert again.game == table.game
        with pytest.raises(JournalUnwritable, match=r"evening-0001\.kassa: .*readonly"):
            again.submit(choose(again, Random(1)))
        assert again.game == table.game
        journal.close()
        assert prints(folder)[NAME] == before[NAME]


def test_a_game_in_a_readonly_folder_can_be_looked_into() -> None:
    with readonly_folder() as folder:
        path = folder / NAME
        evening(path).journal.close()
        path.chmod(0o400)
        folder.chmod(0o500)
        before = prints(folder)
        assert isinstance(look_into(path), Saved)
        with pytest.raises(JournalError, match=r"evening-0001\.kassa"):
            Journal.open(path)
        assert prints(folder) == before


def test_looking_into_a_game_that_is_being_played_disturbs_nothing(tmp_path: Path) -> None:
    path = tmp_path / NAME
    table = evening(path)
    table.take_back()
    before = prints(tmp_path)
    seen = look_into(path)
    assert isinstance(seen, Saved)
    assert (seen.item, seen.over) == (table.game.item, False)
    assert prints(tmp_path) == before
    table.submit(choose(table, Random(1)))
    table.journal.close()

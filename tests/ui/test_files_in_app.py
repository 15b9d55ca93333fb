"""Files that are not as they should be: the screen says what is wrong, and none is altered."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from companion.shelf import SHIPPED
from tests.ui.live import Live
from ui.presenters.vm_start import EditionsVM

CLASSIC = SHIPPED / "millionaire-classic.toml"


@contextmanager
def opened(home: Path) -> Iterator[Live]:
    live = Live(home).start()
    try:
        yield live
    finally:
        live.stop()


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The file of an evening that can be gone on with."""
    with opened(tmp_path) as live:
        live.sit_down("Аня", "Борис").throw(1, 3)
    [game] = (tmp_path / "games").iterdir()
    return game


def test_a_mistyped_edition_has_a_card_that_names_the_place(tmp_path: Path) -> None:
    own = tmp_path / "editions" / "our-street.toml"
    own.parent.mkdir()
    text = CLASSIC.read_text("utf-8").replace('id = "millionaire-classic"', 'id = "our-street"')
    own.write_text(text.replace("price = 60", "price = 6O"), "utf-8")
    before = own.read_bytes()
    with opened(tmp_path) as live:
        live.read("our-street.toml", "ошибка в файле", "Классик")
        live.driver.tap(live.key("edition:our-street.toml"))
        assert isinstance(live.vm, EditionsVM)
        line = 1 + before[: before.index(b"6O")].count(b"\n")
        live.read(f"line {line}")
    assert own.read_bytes() == before


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def make_foreign(path: Path) -> None:
    path.write_bytes(b"Dear diary, today we played for money.\n" * 200)


def make_newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")
        db.commit()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [(cut, "cut off after 5000"), (make_foreign, "чужой"), (make_newer, "обновите программу")],
    ids=["cut", "foreign", "newer"],
)
def test_a_newest_game_that_cannot_be_gone_on_with_says_why_and_is_left_alone(
    saved: Path, tmp_path: Path, spoil: Callable[[Path], None], said: str
) -> None:
    spoil(saved)
    before = {file: file.read_bytes() for file in saved.parent.iterdir()}
    with opened(tmp_path) as live:
        live.read(said, saved.name)
        assert isinstance(live.vm, EditionsVM)
        assert live.vm.resume is None
    assert {file: file.read_bytes() for file in saved.parent.iterdir()} == before


def test_a_full_disk_is_told_until_there_is_room_and_then_the_entry_is_made(
    tmp_path: Path,
) -> None:
    with opened(tmp_path) as live:
        live.sit_down("Аня", "Борис")
        disk = live.table.journal._db
        pages = disk.execute("PRAGMA page_count").fetchone()[0]
        disk.execute(f"PRAGMA max_page_count = {pages}")
        for _ in range(60):
            before = live.game
            live.throw(1, 3)
            if live.vm.frame.trouble:
                break
            live.tap("undo")
        live.read("Диск не пишет", "Ещё раз")
        assert live.game == before
        live.tap("tab:bank", "tab:table").read("Диск не пишет")
        disk.execute(f"PRAGMA max_page_count = {pages + 100}")
        live.tap("disk:retry")
        assert live.game != before
        assert not live.vm.frame.trouble

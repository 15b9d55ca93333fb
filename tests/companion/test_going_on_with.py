"""Which saved game is gone on with, and where none can be put."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.agenda import RollDue
from companion.commands import Finish, Open, Roll
from companion.errors import JournalUnwritable
from companion.shelf import LOOK_BACK, Saved, Shelf, look_into
from companion.table import Table
from tests.companion.conftest import PLAYERS, begin
from tests.tables import CLASSIC, no_clock, to_go_on_with

# --- going on ---


def test_the_newest_unfinished_game_is_gone_on_with(shelf: Shelf) -> None:
    begin(shelf, Open(PLAYERS))
    wanted = begin(shelf, Open(PLAYERS), Roll(0, (1, 3)))
    begin(shelf, Open(PLAYERS), Finish())
    begin(shelf)
    found = to_go_on_with(shelf)
    assert found is not None
    assert found.path == wanted


def test_a_game_whose_end_was_taken_back_is_gone_on_with(shelf: Shelf) -> None:
    path = begin(shelf, Open(PLAYERS), Finish())
    journal = shelf.resume(path)
    Table(journal, no_clock).take_back()
    journal.close()
    found = to_go_on_with(shelf)
    assert found is not None
    assert found.item == RollDue(0)


def test_no_more_than_the_newest_games_are_looked_into(shelf: Shelf) -> None:
    oldest = begin(shelf, Open(PLAYERS))
    for _ in range(LOOK_BACK - 1):
        begin(shelf, Open(PLAYERS), Finish())
    found = to_go_on_with(shelf)
    assert found is not None
    assert found.path == oldest
    begin(shelf, Open(PLAYERS), Finish())
    assert to_go_on_with(shelf) is None
    assert oldest in shelf.games()


def test_listing_a_hundred_games_opens_none(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    for number in range(100):
        (tmp_path / "games" / f"evening-{number:04}.kassa").symlink_to(tmp_path / "no such file")
    assert len(shelf.games()) == 100


def test_a_resumed_game_takes_new_entries(shelf: Shelf) -> None:
    path = begin(shelf, Open(PLAYERS))
    journal = shelf.resume(path)
    Table(journal, no_clock).submit(Roll(0, (1, 3)))
    journal.close()
    seen = look_into(path)
    assert isinstance(seen, Saved)
    assert not isinstance(seen.item, RollDue)


def test_a_place_where_no_game_can_be_put_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(JournalUnwritable, match=str(tmp_path / "file" / "games")):
        Shelf(tmp_path / "file").begin(CLASSIC, "")
    assert Shelf(tmp_path / "file").games() == ()

"""A game is carried home on a stick, whole, and over no other game."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.commands import Open, Roll
from companion.errors import JournalError, JournalUnwritable
from companion.game import Player
from companion.journal import Journal, from_export
from companion.shelf import Shelf
from companion.sticks import carried, carry, carry_away, fetch, sticks
from companion.table import Table
from tests.tables import CLASSIC, no_clock


def begun(home: Path, *names: str) -> Path:
    """Sit down to an evening, and leave it in its file."""
    shelf = Shelf(home)
    journal = shelf.begin(CLASSIC, "")
    Table(journal, no_clock).submit(Open(tuple(map(Player, names))))
    journal.close()
    return shelf.games()[0]


def thrown(game: Path, *dice: int) -> Path:
    """Go on with a game by one throw."""
    journal = Journal.open(game)
    Table(journal, no_clock).submit(Roll(0, dice))
    journal.close()
    return game


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """Give a stick that is plugged in."""
    (tmp_path / "media" / "anya" / "BLUE").mkdir(parents=True)
    return tmp_path / "media" / "anya" / "BLUE"


def test_a_stick_is_what_is_mounted_and_nothing_beside_it(stick: Path) -> None:
    (stick.parent / "left behind").mkdir()
    places = (stick.parents[1], stick / "no such place")
    assert sticks(places, lambda path: path == stick) == (stick,)


def test_a_place_that_cannot_be_read_hides_no_stick(stick: Path) -> None:
    places = (stick / ("x" * 999), stick.parents[1])
    assert sticks(places, lambda path: path == stick) == (stick,)


def test_the_copy_can_be_gone_on_with_and_read(tmp_path: Path, stick: Path) -> None:
    game = thrown(begun(tmp_path, "Anya", "Boris"), 1, 3)
    copy = carry(game, stick)
    assert list(Journal.open(copy)) == list(Journal.read(game))
    assert list(from_export(copy.with_suffix(".jsonl"))) == list(Journal.read(game))


def test_a_game_goes_over_its_own_older_copy(tmp_path: Path, stick: Path) -> None:
    game = begun(tmp_path, "Anya", "Boris")
    first = carry(game, stick)
    assert carry(thrown(game, 1, 3), stick) == first
    assert len(list(Journal.read(first))) == 2
    assert sorted(path.suffix for path in first.parent.iterdir()) == [".jsonl", ".kassa"]


def test_another_evening_of_the_same_name_and_beginning_is_left_alone(
    tmp_path: Path, stick: Path
) -> None:
    ours, theirs = (begun(tmp_path / whose, "Anya", "Boris") for whose in ("ours", "theirs"))
    kept = carry(thrown(theirs, 1, 3), stick)
    assert carry(thrown(ours, 2, 4), stick).name == "evening-0001-2.kassa"
    assert list(Journal.read(kept)) == list(Journal.read(theirs))


def test_of_several_sticks_the_first_that_takes_it_has_the_game(
    tmp_path: Path, stick: Path
) -> None:
    game, full = begun(tmp_path, "Anya", "Boris"), stick.with_name("AFULL")
    full.mkdir()
    (full / "Kassa").write_text("no folder")
    assert carry_away(game, (full, stick)) == stick
    assert len(carried(stick)) == 1
    with pytest.raises(JournalUnwritable, match="AFULL"):
        carry_away(game, (full,))


def test_a_copy_that_is_not_taken_leaves_nothing_unfinished(tmp_path: Path, stick: Path) -> None:
    copy = carry(begun(tmp_path, "Anya", "Boris"), stick)
    taken = tmp_path / "here" / "evening-0001.kassa"
    taken.mkdir(parents=True)
    with pytest.raises(JournalUnwritable):
        fetch(copy, (), taken)
    assert list(taken.parent.iterdir()) == [taken]


def test_what_cannot_be_looked_into_holds_no_games(stick: Path) -> None:
    assert carried(stick / ("x" * 999)) == ()


def test_a_stick_that_takes_nothing_is_named(tmp_path: Path, stick: Path) -> None:
    (stick / "Kassa").write_text("no folder")
    with pytest.raises(JournalUnwritable, match="BLUE"):
        carry(begun(tmp_path, "Anya", "Boris"), stick)


def test_a_game_on_a_stick_is_gone_on_with_at_home_in_a_copy(tmp_path: Path, stick: Path) -> None:
    there, here = tmp_path / "there", Shelf(tmp_path / "here")
    [copy] = [carry(begun(there, "Anya", "Boris"), stick)]
    assert carried(stick) == (copy,)
    journal = here.resume(copy)
    Table(journal, no_clock).submit(Roll(0, (1, 3)))
    journal.close()
    assert [len(list(Journal.read(path))) for path in (*here.games(), copy)] == [2, 1]


def test_a_game_at_home_is_gone_on_with_where_it_lies(tmp_path: Path) -> None:
    game, shelf = begun(tmp_path, "Anya", "Boris"), Shelf(tmp_path)
    shelf.resume(game).close()
    assert shelf.games() == (game,)


def test_what_is_no_game_on_a_stick_is_not_brought_home(tmp_path: Path, stick: Path) -> None:
    (stick / "Kassa").mkdir()
    torn = stick / "Kassa" / "evening-0001.kassa"
    torn.write_bytes(b"coffee" * 40)
    with pytest.raises(JournalError):
        Shelf(tmp_path / "here").resume(torn)
    assert Shelf(tmp_path / "here").games() == ()


def test_a_stick_without_games_or_pulled_out_carries_none(stick: Path) -> None:
    assert carried(stick) == ()
    assert carried(stick / "pulled out") == ()

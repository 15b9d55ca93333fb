"""Where editions and games lie, and what one sees of them."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from companion.agenda import Auction
from companion.commands import Decline, Finish, Open, Roll
from companion.errors import EditionError, EditionUnwritable, JournalError
from companion.events import Posted
from companion.journal import Entry
from companion.ledger import BANK, Transfer, purse
from companion.proof import Proof, enter
from companion.shelf import SHIPPED, Broken, Saved, Shelf, home, look_into
from tests.companion.conftest import PLAYERS, begin
from tests.tables import CLASSIC, prints, to_go_on_with

CLASSIC_FILE = SHIPPED / "millionaire-classic.toml"


# --- where things lie ---


def test_the_home_may_be_told_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KASSA_HOME", str(tmp_path / "elsewhere"))
    assert home() == tmp_path / "elsewhere"


def test_the_home_is_else_where_the_system_keeps_a_users_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KASSA_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert home() == tmp_path / "kassa"


# --- editions ---


def own_edition(shelf_home: Path, name: str, change: Callable[[str], str]) -> Path:
    folder = shelf_home / "editions"
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(change(CLASSIC_FILE.read_text("utf-8")), "utf-8")
    return path


def test_the_shipped_editions_are_found_without_any_of_ones_own(shelf: Shelf) -> None:
    editions, broken = shelf.editions()
    assert CLASSIC in editions
    assert broken == ()


def test_an_edition_of_ones_own_stands_beside_the_shipped(shelf: Shelf, tmp_path: Path) -> None:
    own_edition(
        tmp_path,
        "dacha.toml",
        lambda text: text.replace('id = "millionaire-classic"', 'id = "dacha"'),
    )
    assert {"millionaire-classic", "dacha"} <= {edition.id for edition in shelf.editions()[0]}


def test_an_edition_of_ones_own_replaces_its_namesake(shelf: Shelf, tmp_path: Path) -> None:
    own_edition(tmp_path, "checked.toml", lambda text: text.replace("fine = 50", "fine = 75"))
    found = [e for e in shelf.editions()[0] if e.id == "millionaire-classic"]
    assert [edition.options.fine for edition in found] == [75]


@pytest.mark.parametrize(
    "change",
    [
        lambda _text: "",
        lambda _text: "id = ",
        lambda text: text.replace("fine = 50", "fine = -50"),
        lambda text: text.replace('"opening", ', '"opening", "alchemy", '),
        lambda text: text.replace('deed = "cinema"', 'deed = "theatre"'),
        lambda text: text.replace("seats = [2, 6]", "seats = [6, 2]"),
    ],
    ids=["empty", "no toml", "negative", "unknown chapter", "unknown deed", "seats"],
)
def test_a_broken_edition_is_a_value_that_says_where(
    shelf: Shelf, tmp_path: Path, change: Callable[[str], str]
) -> None:
    path = own_edition(tmp_path, "broken.toml", change)
    before = prints(path.parent)
    editions, (broken,) = shelf.editions()
    assert CLASSIC in editions
    assert broken.path == path
    assert isinstance(broken.error, EditionError)
    assert "broken.toml" in str(broken.error)
    assert prints(path.parent) == before


def test_what_is_no_text_at_all_does_not_hide_the_other_editions(
    shelf: Shelf, tmp_path: Path
) -> None:
    own_edition(tmp_path, "latin.toml", lambda text: text)
    (tmp_path / "editions" / "latin.toml").write_bytes(b"\xff\xfe\x00id")
    (tmp_path / "editions" / "folder.toml").mkdir()
    os.mkfifo(tmp_path / "editions" / "pipe.toml")
    editions, broken = shelf.editions()
    assert CLASSIC in editions
    assert [found.path.name for found in broken] == ["folder.toml", "latin.toml", "pipe.toml"]


# --- boards that are entered ---


def test_a_half_entered_board_is_kept_and_comes_back(shelf: Shelf) -> None:
    proof = enter(Proof(CLASSIC), "deeds.cinema.price", "55", "ru")
    shelf.keep(proof)
    shelf.keep(enter(proof, "deeds.cinema.price", "65", "ru"))
    found, broken = shelf.proofs()
    assert [p.edition.deeds["cinema"].price for p in found] == [65]
    assert broken == ()
    assert CLASSIC in shelf.editions()[0]


def test_a_published_board_replaces_the_shipped_one_and_leaves_its_file_alone(
    shelf: Shelf, tmp_path: Path
) -> None:
    before = CLASSIC_FILE.read_bytes()
    proof = enter(Proof(CLASSIC), "deeds.cinema.price", "65", "ru")
    shelf.keep(proof)
    shelf.publish(proof.edition)
    assert proof.edition in shelf.editions()[0]
    assert CLASSIC not in shelf.editions()[0]
    assert shelf.proofs() == ((), ())
    assert CLASSIC_FILE.read_bytes() == before
    assert [path.name for path in (tmp_path / "editions").iterdir()] == [CLASSIC_FILE.name]


def test_a_board_is_published_into_the_file_it_came_from(shelf: Shelf, tmp_path: Path) -> None:
    path = own_edition(tmp_path, "zz.toml", lambda text: text)
    shelf.publish(enter(Proof(CLASSIC), "title", "Наш", "ru").edition)
    assert shelf.own() == {CLASSIC.id: path}
    assert [edition.title.ru for edition in shelf.editions()[0]].count("Наш") == 1


def test_a_broken_file_in_its_place_is_not_lost(shelf: Shelf, tmp_path: Path) -> None:
    path = own_edition(tmp_path, CLASSIC_FILE.name, lambda text: text.replace("price = 50", ""))
    spoilt = path.read_bytes()
    shelf.publish(enter(Proof(CLASSIC), "title", "Наш", "ru").edition)
    assert path.read_bytes() == spoilt
    assert shelf.own()[CLASSIC.id] != path


def test_a_new_board_has_a_name_that_nothing_on_the_shelf_has(shelf: Shelf) -> None:
    assert shelf.free_id("own") == "own"
    shelf.keep(Proof(msgspec.structs.replace(CLASSIC, id="own")))
    assert shelf.free_id("own") == "own-2"
    shelf.publish(msgspec.structs.replace(CLASSIC, id="own-2"))
    assert shelf.free_id("own") == "own-3"


def test_what_cannot_be_read_of_a_board_is_told(shelf: Shelf, tmp_path: Path) -> None:
    shelf.keep(Proof(CLASSIC))
    next((tmp_path / "proofs").iterdir()).write_bytes(b"{")
    found, (broken,) = shelf.proofs()
    assert found == ()
    assert "millionaire-classic.json" in str(broken.error)


def test_a_disk_that_does_not_take_a_board_is_told(tmp_path: Path) -> None:
    (tmp_path / "proofs").write_text("in the way")
    with pytest.raises(EditionUnwritable, match=r"millionaire-classic\.json"):
        Shelf(tmp_path).keep(Proof(CLASSIC))


# --- games ---


def test_an_empty_shelf_has_no_games_and_nothing_to_go_on_with(shelf: Shelf) -> None:
    assert shelf.games() == ()
    assert to_go_on_with(shelf) is None


def test_a_saved_game_shows_what_one_sees_of_it(shelf: Shelf) -> None:
    path = begin(shelf, Open(PLAYERS, first=1), Roll(1, (1, 3)), Decline(1))
    seen = look_into(path)
    assert isinstance(seen, Saved)
    assert (seen.path, seen.title, seen.started) == (path, CLASSIC.title, "2026-01-02")
    assert (seen.players, seen.round, seen.over) == (PLAYERS, 1, False)
    assert isinstance(seen.item, Auction)


def test_a_finished_game_says_so(shelf: Shelf) -> None:
    seen = look_into(begin(shelf, Open(PLAYERS), Finish()))
    assert isinstance(seen, Saved)
    assert (seen.item, seen.over) == (None, True)


def test_games_go_by_number_not_by_time_or_spelling(shelf: Shelf, tmp_path: Path) -> None:
    """A Raspberry Pi has no battery clock; and 10000 comes after 9999."""
    games = tmp_path / "games"
    games.mkdir()
    source = begin(shelf, Open(PLAYERS))
    found = ("evening-9999", "evening-10000", "evening-0100", "evening-0100-2", "from a friend")
    for name in found:
        shutil.copy(source, games / f"{name}.kassa")
    (games / "notes.txt").touch()
    assert [path.stem for path in shelf.games()] == [
        "evening-10000",
        "evening-9999",
        "evening-0100-2",
        "evening-0100",
        "evening-0001",
        "from a friend",
    ]
    assert shelf.new_game_path().name == "evening-10001.kassa"


def test_each_new_game_gets_the_next_number(shelf: Shelf) -> None:
    assert [begin(shelf).name for _ in range(3)] == [
        "evening-0001.kassa",
        "evening-0002.kassa",
        "evening-0003.kassa",
    ]


def test_a_number_is_not_used_again_while_anything_of_its_game_is_left(
    shelf: Shelf, tmp_path: Path
) -> None:
    """SQLite would read the log of a deleted game into the new one."""
    begin(shelf).unlink()
    (tmp_path / "games" / "evening-0005.kassa-wal").write_bytes(b"log")
    assert shelf.new_game_path().name == "evening-0006.kassa"


def test_a_broken_game_is_a_value_and_hides_no_other(shelf: Shelf, tmp_path: Path) -> None:
    good = begin(shelf, Open(PLAYERS))
    (tmp_path / "games" / "evening-0007.kassa").write_bytes(b"coffee")
    seen = [look_into(path) for path in shelf.games()]
    assert [type(one) for one in seen] == [Broken, Saved]
    assert isinstance(seen[0], Broken)
    assert isinstance(seen[0].error, JournalError)
    found = list(shelf.evenings())
    assert [one.path.name for one in found] == ["evening-0007.kassa", good.name]
    assert [type(one) for one in found] == [Broken, Saved]


def overdrawn(shelf: Shelf) -> None:
    facts = (Posted(Transfer(purse(0), BANK, 10, "x")),)
    journal = shelf.begin(CLASSIC, "")
    journal.append(Entry(1, "", events=facts))
    journal.close()


def by_unknown_rules(shelf: Shelf) -> None:
    shelf.begin(msgspec.structs.replace(CLASSIC, chapters=("alchemy",)), "").close()


@pytest.mark.parametrize("make", [overdrawn, by_unknown_rules])
def test_a_readable_journal_that_cannot_be_gone_on_with_is_broken_too(
    shelf: Shelf, make: Callable[[Shelf], None]
) -> None:
    make(shelf)
    assert isinstance(look_into(shelf.games()[0]), Broken)
    assert to_go_on_with(shelf) is None

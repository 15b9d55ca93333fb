"""Before the evening: the boxes, the saved games, and who sits where. Without a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.agenda import RollDue
from companion.commands import Open
from companion.game import Player
from companion.shelf import Saved
from companion.words import Words
from tests.tables import CLASSIC, prints
from tests.ui.house import Evening
from ui.i18n import Catalogue
from ui.presenters import start
from ui.presenters.start import Hall
from ui.presenters.vm_start import EditionsVM, SeatsVM
from ui.presenters.vm_table import PlotVM, RollVM
from ui.settings import Guest, Settings, load, save


def test_the_first_screen_offers_the_boxes(evening: Evening) -> None:
    view = evening.view()
    assert isinstance(view, EditionsVM)
    assert view.resume is None
    assert "millionaire-classic" in [card.id for card in view.cards]


def test_people_are_added_named_coloured_and_removed(evening: Evening) -> None:
    view = evening.touch("edition:millionaire-classic", "place:1", "name:Женя", "coin:6")
    assert isinstance(view, SeatsVM)
    assert view.places[1].player is not None
    assert (view.places[1].player.name, view.places[1].player.coin) == ("Женя", 6)
    assert evening.touch("remove").places[1].player is None


def test_one_person_cannot_begin(evening: Evening) -> None:
    view = evening.touch("edition:millionaire-classic", "place:3", "remove")
    assert not view.start.enabled
    assert view.start.refusal


def test_an_evening_goes_on_where_it_stood(sat: Evening, tmp_path: Path) -> None:
    sat.throw(1, 3)
    before = sat.game
    sat.close()
    again = Evening(tmp_path)
    assert again.view().resume is not None
    assert isinstance(again.touch("resume"), PlotVM)
    assert again.game == before


def test_the_language_changes_every_word(sat: Evening) -> None:
    view = sat.touch("tab:more", "language")
    assert view.title == "More"
    assert sat.touch("tab:table").head.title == "Вера’s turn"


def broken_after(evening: Evening, home: Path) -> str:
    """Spoil a game that is newer than the one begun, and tell its name."""
    evening.close()
    path = home / "games" / "evening-0002.kassa"
    path.write_bytes(b"coffee" * 40)
    return path.name


def test_a_newest_game_that_cannot_be_opened_is_told_and_left_alone(
    sat: Evening, tmp_path: Path
) -> None:
    name = broken_after(sat, tmp_path)
    before = prints(tmp_path / "games")[name]
    again = Evening(tmp_path)
    view = again.view()
    assert name in view.frame.refusal
    assert "не открыть" in view.frame.refusal
    [card] = [card for card in view.cards if card.fault]
    assert card.id == name
    assert name in card.fault_note
    assert view.resume.note.startswith("более ранняя: ")
    assert isinstance(again.touch("resume"), RollVM)
    assert prints(tmp_path / "games")[name] == before


def test_an_older_evening_may_be_chosen(sat: Evening) -> None:
    sat.throw(1, 3)
    sat.touch("tab:more", "editions")
    assert sat.view().others is None
    sat.sit_down("Ира", "Юра")
    view = sat.touch("tab:more", "editions", "evenings")
    assert isinstance(view, EditionsVM)
    assert [card.facts for card in view.cards] == ["Ира, Юра", "Аня, Вера, Борис, Гриша"]
    assert sat.touch("editions").resume is not None
    view = sat.touch("evenings", f"edition:{view.cards[1].id}")
    assert isinstance(view, PlotVM)
    assert [player.name for player in sat.game.players] == ["Аня", "Вера", "Борис", "Гриша"]


@pytest.mark.parametrize(
    ("language", "started", "note"),
    [
        ("ru", "2026-11-30T12:00:00+00:00", "30.11.2026, круг 1, ходит Аня"),
        ("en", "2026-11-30T12:00:00+00:00", "2026-11-30, round 1, Аня to roll"),
        ("ru", "", "круг 1, ходит Аня"),
    ],
)
def test_the_card_of_an_evening_says_when_it_began(language: str, started: str, note: str) -> None:
    players = (Player("Аня"), Player("Боря"))
    saved = Saved(Path("e.kassa"), CLASSIC.title, started, players, 1, RollDue(0), over=False)
    hall = Hall(Catalogue(language), Words(language), Settings(), "")
    assert start.evening(hall, saved).note == note


def test_people_are_found_where_they_sat_last_with_their_coins(evening: Evening) -> None:
    evening.sit_down("Аня", "Борис", "Вера", "Гриша")
    sides = [(p.name, p.coin, p.side) for p in evening.game.players]
    evening.touch("tab:more", "editions", "edition:millionaire-classic", "start", "begin")
    assert [(p.name, p.coin, p.side) for p in evening.game.players] == sides


def test_people_keep_their_neighbours_when_the_screen_was_turned(evening: Evening) -> None:
    evening.set(people=tuple(map(Guest, ("Аня", "Борис", "Вера", "Гриша"))))
    view = evening.touch("edition:millionaire-classic", "place:3", "near")
    far = [place.player.name for place in view.places if place.player]
    assert view.near == 2
    evening.touch("start", "begin")
    sides = {p.name: p.side for p in evening.game.players}
    assert far == ["Аня", "Вера", "Борис", "Гриша"]
    view = evening.touch("tab:more", "editions", "edition:millionaire-classic")
    assert [place.player.name if place.player else "" for place in view.places] == [
        "Борис",
        "",
        "Гриша",
        "Аня",
        "",
        "Вера",
    ]
    evening.touch("start", "begin")
    assert {p.name: p.side for p in evening.game.players} == sides


def test_settings_that_know_people_by_their_names_alone_still_load(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "en", "names": ["Ann", "Bob"]}', encoding="utf-8")
    kept = load(path)
    assert (kept.language, kept.people) == ("en", (Guest("Ann"), Guest("Bob")))
    save(path, kept)
    assert load(path) == kept


def test_an_opening_that_the_rules_refuse_is_told_on_the_seats(evening: Evening) -> None:
    evening.touch("edition:millionaire-classic")
    evening.begin(CLASSIC, Open((Player("Аня", 1),)))
    view = evening.view()
    assert isinstance(view, SeatsVM)
    assert view.frame.refusal
    assert evening.table is None
    assert len(evening.changes) == 2
    evening.touch("start", "begin")
    assert evening.table is not None
    assert len(evening.shelf.games()) == 2

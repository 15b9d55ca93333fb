"""Sitting down by real touches: who sits where, and which way the screen faces."""

from __future__ import annotations

from pathlib import Path

from kivy.core.window import Window

from tests.ui.live import BOX, Live, remembered
from ui.presenters.vm_start import EditionsVM
from ui.presenters.vm_table import PlotVM


def test_four_people_are_seated_named_coloured_and_moved(kassa: Live, tmp_path: Path) -> None:
    assert isinstance(kassa.vm, EditionsVM)
    kassa.read("Какая коробка на столе?", "Классик")
    kassa.tap(BOX)
    kassa.read("Кто где сидит?", "Аня", "Борис", "Коснитесь места")
    kassa.tap("place:1", "type:name", *["type:back"] * 12).spell("Мария").tap("type:done")
    kassa.tap("coin:6", "place:5")
    here, there = (kassa.driver.middle(kassa.key(f"place:{n}")) for n in (5, 4))
    kassa.driver.drag(kassa.key("place:5"), there[0] - here[0], there[1] - here[1])
    kassa.tap("start", "begin")

    seated = [(player.name, player.coin, player.side) for player in kassa.game.players]
    assert seated == [
        ("Аня", 1, "south"),
        ("Мария", 6, "west"),
        ("Борис", 2, "north"),
        ("Вера", 3, "east"),
    ]
    kassa.read("Мария", "Борис", "2 000", "Бросьте два кубика.")
    assert [guest.name for guest in remembered(tmp_path).people] == [
        "Аня",
        "Мария",
        "Борис",
        "Вера",
    ]
    assert len(list((tmp_path / "games").glob("*.kassa"))) == 1


def test_the_screen_turns_to_the_side_it_was_told_to_face(kassa: Live, tmp_path: Path) -> None:
    kassa.tap(BOX, "place:1", "near")
    assert remembered(tmp_path).turned == 0
    kassa.tap("start", "begin")
    assert [player.side for player in kassa.game.players] == ["east", "south", "west"]
    assert remembered(tmp_path).turned == Window.rotation == 270
    kassa.throw(1, 3)
    assert isinstance(kassa.vm, PlotVM)

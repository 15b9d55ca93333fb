"""What the tray says and what becomes of it, without a window."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.agenda import Offer, RollDue
from companion.commands import Mortgage, Roll
from companion.situation import Sitter
from tests.ui.house import Evening, SlowWorker, in_the_middle, proposed
from ui.presenters.vm_table import PlotVM, RollVM
from ui.tray import Presence


def test_a_tray_throw_lights_the_dice_and_counts_by_itself(sat: Evening) -> None:
    sat.hear(Presence("ready"))
    sat.hear(proposed("1", "3"))
    view = sat.view()
    assert view.chosen == (1, 3)
    assert view.accept.seconds == 3
    sat.touch("tray:accept")
    assert isinstance(sat.game.item, Offer)
    assert (sat.thrown.source, sat.thrown.reading) == ("tray", proposed("1", "3").reading)
    assert sat.last.entry.press == "t:1:1"


def test_a_throw_counts_once(sat: Evening) -> None:
    sat.hear(proposed("1", "3"))
    sat.touch("tray:accept", "undo")
    sat.hear(proposed("1", "3"))
    assert sat.view().accept is None


def test_a_doubtful_throw_waits_for_a_tap(sat: Evening) -> None:
    sat.hear(proposed("1", "3", doubt="tray.doubt.late"))
    assert sat.view().accept.seconds == 0
    sat.touch("tray:accept")
    assert isinstance(sat.game.item, Offer)


def test_a_throw_doubted_afterwards_no_longer_counts_by_itself(sat: Evening) -> None:
    sat.hear(proposed("1", "3"))
    sat.doubt(proposed("1", "3", doubt="tray.doubt.moved"))
    assert sat.view().accept.seconds == 0


def test_a_die_not_made_out_is_touched_in_and_both_claims_are_kept(sat: Evening) -> None:
    sat.hear(proposed("1", "C", doubt="tray.doubt.incomplete"))
    view = sat.view()
    assert view.chosen == (1, 0)
    assert view.banner is not None
    sat.touch("die:1:3")
    assert (sat.thrown.source, sat.thrown.dice) == ("hand", (1, 3))
    assert sat.thrown.reading == proposed("1", "C").reading


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        ("reroll_both", "Коснитесь недостающей грани. Упал — перебросьте оба"),
        ("reroll_one", "Коснитесь недостающей грани. Упал — перебросьте его"),
        ("as_it_lies", "Считаем, как лежит: коснитесь верхней грани"),
    ],
)
def test_what_to_do_with_a_die_that_fell_is_told_as_the_table_has_it(
    tmp_path: Path, rule: str, told: str
) -> None:
    evening = two_at_table(tmp_path, rule)
    evening.hear(proposed("1", "C", doubt="tray.doubt.incomplete"))
    assert evening.view().banner.text == told


def two_at_table(home: Path, rule: str) -> Evening:
    rules = {"dice_off_table": rule}
    return in_the_middle(home, Sitter("Аня", 500), Sitter("Вера", 300), options=rules)


def test_a_die_that_counts_as_it_lies_counts_as_the_table_sees_it(tmp_path: Path) -> None:
    evening = two_at_table(tmp_path, "as_it_lies")
    evening.hear(proposed("1", "C", doubt="tray.doubt.incomplete"))
    assert (evening.view().accept, evening.view().chosen) == (None, (1, 0))
    evening.touch("die:1:4")
    assert (evening.thrown.source, evening.thrown.dice) == ("hand", (1, 4))
    assert evening.thrown.reading == proposed("1", "C").reading


@pytest.mark.parametrize(
    ("rule", "asked"),
    [
        ("reroll_both", "Кубик не был виден. Перебросили оба?"),
        ("reroll_one", "Кубик не был виден. Перебросили его?"),
        ("as_it_lies", "Кубик не был виден. Он так и лежал?"),
    ],
)
def test_what_the_tray_reads_after_a_cocked_die_counts_by_a_tap_only(
    tmp_path: Path, rule: str, asked: str
) -> None:
    evening = two_at_table(tmp_path, rule)
    evening.hear(proposed("1", "C", doubt="tray.doubt.incomplete"))
    evening.hear(proposed("1", "4", seq=2))
    view = evening.view()
    assert (view.accept.seconds, view.hint) == (0, asked)
    evening.touch("tray:accept")
    assert evening.thrown.reading == proposed("1", "4", seq=2).reading
    assert evening.thrown.beside == proposed("1", "C").reading


def test_a_wrong_throw_is_put_aside_for_the_players_eyes(sat: Evening) -> None:
    sat.hear(proposed("6", "6"))
    assert sat.touch("tray:wrong").chosen == (0, 0)
    sat.throw(1, 3)
    assert (sat.thrown.dice, sat.thrown.reading) == ((1, 3), proposed("6", "6").reading)


def test_of_two_throws_that_wait_the_table_says_which_counts_and_the_other_is_kept(
    sat: Evening,
) -> None:
    sat.hear(proposed("6", "5"))
    sat.doubt(proposed("6", "5", doubt="tray.doubt.moved"))
    sat.hear(proposed("1", "3", seq=2))
    offer = sat.view().accept
    assert (sat.view().chosen, offer.seconds) == ((1, 3), 0)
    assert offer.before.label == "Прежний: 6 + 5"
    sat.touch("tray:before")
    assert sat.thrown.dice == (6, 5)
    assert sat.thrown.reading == proposed("6", "5").reading
    assert sat.thrown.beside == proposed("1", "3", seq=2).reading


def test_a_claim_that_was_wrong_is_kept_beside_the_throw_made_instead(sat: Evening) -> None:
    sat.hear(proposed("6", "5"))
    sat.touch("tray:wrong")
    sat.hear(proposed("1", "3", seq=2))
    assert sat.view().accept.before is None
    sat.touch("tray:accept")
    assert sat.thrown.reading == proposed("1", "3", seq=2).reading
    assert sat.thrown.beside == proposed("6", "5").reading


def test_the_ledger_tells_what_the_tray_had_read_instead(sat: Evening) -> None:
    sat.hear(proposed("6", "C", doubt="tray.doubt.incomplete"))
    sat.touch("die:1:3")
    row = next(row for row in sat.touch("tab:ledger").entries if row.dice)
    assert row.text.endswith(" · лоток видел 6 + ?")
    lines = sat.touch("tab:more", "tray:open", "lines")
    assert {fact.name: fact.value for fact in lines.facts}["поправок"] == "1"


def test_a_throw_drawn_on_the_screen_keeps_what_the_tray_had_offered(sat: Evening) -> None:
    sat.hear(proposed("6", "C", doubt="tray.doubt.incomplete"))
    sat.touch("rng")
    assert (sat.thrown.source, sat.thrown.reading) == ("screen", proposed("6", "C").reading)


def test_two_readings_of_one_throw_are_both_told_and_only_eyes_may_judge(sat: Evening) -> None:
    sat.hear(proposed("6", "5"))
    sat.doubt(replace(proposed("6", "3", doubt="tray.doubt.contradiction"), rival=("6", "5")))
    view = sat.view()
    assert (view.accept, view.chosen) == (None, (6, 0))
    assert view.banner.title == "Лоток сказал 6 и 5, потом 6 и 3"
    sat.touch("die:1:5")
    assert (sat.thrown.source, sat.thrown.dice) == ("hand", (6, 5))


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        (("1", "C"), "Кубик 2 лежит косо"),
        (("-", "1"), "Кубика 1 нет в лотке"),
        (("U", "1"), "Кубик 1 не разобран"),
        (("U", "C"), "Не видно: ? и ?"),
    ],
)
def test_the_die_that_was_not_made_out_is_named(
    sat: Evening, dice: tuple[str, str], told: str
) -> None:
    sat.hear(proposed(*dice, doubt="tray.doubt.incomplete"))
    assert sat.view().banner.title == told


def test_a_throw_when_none_is_due_is_practice(sat: Evening) -> None:
    sat.throw(1, 3)
    sat.hear(proposed("5", "5"))
    assert sat.view().frame.refusal
    sat.touch("accept")
    assert sat.view().accept is None


def test_a_lost_tray_is_told_and_the_dice_are_touched_in(sat: Evening) -> None:
    sat.hear(Presence("ready"))
    sat.hear(Presence("away", "tray.away.lost", "cable"))
    view = sat.view()
    assert view.banner is not None
    assert isinstance(sat.throw(1, 3), PlotVM)


def slow(home: Path) -> tuple[Evening, SlowWorker]:
    """Anya is to throw; she has a plot, and Vera has the one three cells ahead."""
    worker = SlowWorker()
    players = (
        Sitter("Аня", 500, cell=38, deeds=("gas",), coin=1),
        Sitter("Вера", 300, deeds=("cinema",), coin=2),
        Sitter("Борис", 300, coin=3),
    )
    return in_the_middle(home, *players, worker=worker), worker


def test_a_throw_told_while_a_mortgage_is_written_is_offered_after_it(tmp_path: Path) -> None:
    evening, disk = slow(tmp_path)
    evening.touch("seat:0", "deed:gas", "mortgage")
    evening.hear(proposed("2", "3"))
    disk.work()
    assert isinstance(evening.last.command, Mortgage)
    assert evening.touch("tab:table").accept is not None
    evening.touch("tray:accept")
    disk.work()
    assert evening.thrown.dice == (2, 3)


def test_the_next_players_throw_may_be_told_while_the_rent_is_written(tmp_path: Path) -> None:
    evening, disk = slow(tmp_path)
    for name in ("die:0:1", "die:1:2", "accept"):
        evening.touch(name)
        if name != "accept":
            disk.work()
    assert evening.asked == 0
    evening.hear(proposed("2", "3"))
    disk.work()
    assert evening.game.item == RollDue(1)
    view = evening.view()
    assert (view.frame.refusal, view.chosen) == ("", (2, 3))


def test_a_throw_on_the_table_outlives_a_mortgage(sat: Evening) -> None:
    seat = sat.asked
    sat.touch("tab:ledger", "match", f"match:deed:gas:seat{seat}:0:есть", "tab:table")
    sat.hear(proposed("1", "3"))
    sat.touch(f"seat:{seat}", "deed:gas", "mortgage")
    view = sat.touch("tab:table", "tray:accept")
    assert isinstance(view, PlotVM)
    assert sat.thrown.dice == (1, 3)


def test_a_throw_that_came_while_a_throw_was_written_is_practice(tmp_path: Path) -> None:
    evening, disk = slow(tmp_path)
    evening.hear(proposed("1", "2"))
    evening.touch("tray:accept")
    evening.hear(proposed("6", "6", seq=2))
    disk.work()
    assert "не считается" in evening.view().frame.refusal
    assert evening.tray.proposal is None


@pytest.mark.parametrize("way", ["leave", "undo", "editions"])
def test_a_die_touched_for_one_player_is_not_anothers(tmp_path: Path, way: str) -> None:
    players = (Sitter(name, 500, cell=0, coin=n) for n, name in enumerate("АБВ", 1))
    evening = in_the_middle(tmp_path, *players)
    if way == "undo":
        evening.throw(1, 3)
        evening.touch("accept")
    assert evening.touch("die:0:3").chosen == (3, 0)
    ways = {
        "leave": ("tab:more", "leave:0", "yes:leave"),
        "undo": ("undo", "undo"),
        "editions": ("tab:more", "editions", "resume"),
    }
    view = evening.touch(*ways[way])
    assert isinstance(view, RollVM)
    assert view.chosen == (0, 0)


def test_a_die_touched_stays_while_its_own_throw_is_due(sat: Evening) -> None:
    sat.touch("die:0:1", "tab:bank", "pay:bank:charity:5:подарок")
    assert isinstance(sat.touch("tab:table", "die:1:3"), PlotVM)
    assert isinstance(sat.last.command, Roll)


def test_what_the_table_knows_of_the_tray_is_not_drawn_again(sat: Evening) -> None:
    sat.hear(Presence("seeking"))
    drawn = len(sat.changes)
    sat.hear(Presence("seeking"))
    assert len(sat.changes) == drawn
    sat.hear(Presence("ready"))
    assert len(sat.changes) == drawn + 1

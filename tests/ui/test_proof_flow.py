"""A board of one's own, from the first screen to the first throw. Without a window."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.doubts import unverified
from companion.edition import Edition
from companion.problems import load
from companion.shelf import SHIPPED, Shelf
from companion.typeset import toml
from tests.companion.boards import TINY
from tests.tables import CLASSIC, DELUXE, ELITE
from tests.ui.boards import EMPTY, OWN, card, entered, on_the_desk
from tests.ui.house import Evening, SlowWorker
from ui.presenters.vm_proof import ProofVM
from ui.presenters.vm_start import EditionsVM, SeatsVM


def test_the_first_screen_leads_to_a_board_of_ones_own(evening: Evening) -> None:
    assert card(evening.view(), "+").title == "Своё поле"
    view = evening.touch("edition:+")
    assert isinstance(view, EditionsVM)
    assert card(view, CLASSIC.id).facts == "сверить с моим полем"
    assert evening.touch("edition:+").question == "По чьим правилам?"
    assert card(evening.touch("editions"), "+").title == "Пустое поле"
    view = evening.touch("edition:+", f"edition:{CLASSIC.id}")
    assert isinstance(view, ProofVM)
    assert (len(view.spots), view.spots[1].state) == (42, "blank")
    assert isinstance(evening.touch("editions"), EditionsVM)


def test_an_empty_board_is_played_by_the_rules_that_were_chosen(evening: Evening) -> None:
    view = evening.touch("edition:+", "edition:+", f"edition:{ELITE.id}")
    assert view.spots[-1].name == "page:end"
    names = [spot.name for spot in view.spots]
    assert {"page:tariff", "page:shares", "page:policy:red"} <= {*names}
    assert on_the_desk(evening.places).board.edition.chapters == ELITE.chapters


def test_a_board_entered_from_nothing_is_played_at_once(tiny: Evening, tmp_path: Path) -> None:
    view = tiny.touch("page:end")
    assert view.asked.title == "Поле готово: можно играть"
    assert {spot.state for spot in view.spots} == {"done"}
    view = tiny.touch("play")
    assert isinstance(view, SeatsVM)
    edition = load(tmp_path / "editions" / f"{OWN}.toml")
    tiny.touch("start", "begin")
    assert tiny.game.edition == edition
    assert [tiny.game.cash(seat) for seat in (0, 1)] == [500, 500]
    first = tiny.asked
    tiny.touch("die:0:1", "die:1:1", "accept")
    assert tiny.game.owner("deed_2") == first
    tiny.touch("die:0:1", "die:1:2")
    assert tiny.game.positions[first] == 5


def test_a_half_entered_board_is_on_the_first_screen_and_goes_on_where_one_was(
    evening: Evening, tmp_path: Path
) -> None:
    evening.touch(*EMPTY)
    entered(evening, *TINY[:16])
    again = Evening(tmp_path)
    half = card(again.view(), f"half:{OWN}")
    assert (half.title, half.facts) == ("Двор", "поле: 1 из 8")
    view = again.touch(f"edition:half:{OWN}")
    assert [row.label for row in view.rows if row.chosen] == ["Аренда: 3 филиала"]
    entered(again, *TINY[16:])
    assert again.touch("page:end", "shelve").cards[-1].id == "+"
    assert card(again.view(), OWN).note == "своё издание"
    assert [one.id for one in again.view().cards if one.id.startswith("half:")] == []


def test_a_power_cut_loses_the_field_that_is_being_typed_and_no_other(
    evening: Evening, tmp_path: Path
) -> None:
    evening.touch(*EMPTY)
    for count, typed in enumerate(TINY, 1):
        entered(evening, typed)
        (kept,), broken = Shelf(tmp_path).proofs()
        assert kept == on_the_desk(evening.places).board, count
        assert broken == ()


def test_looking_at_a_shipped_board_leaves_nothing_behind(evening: Evening, tmp_path: Path) -> None:
    evening.touch("edition:+", f"edition:{CLASSIC.id}", "page:3", "next", "editions")
    assert Shelf(tmp_path).proofs() == ((), ())


def test_a_shipped_board_is_compared_and_corrected_under_its_own_name(
    evening: Evening, tmp_path: Path
) -> None:
    before = (SHIPPED / f"{CLASSIC.id}.toml").read_bytes()
    view = evening.touch("edition:+", f"edition:{CLASSIC.id}", "page:1")
    assert view.stamp == "Сверьте с полем"
    view = evening.touch("field:deeds.cinema.price", "typed:55:field:deeds.cinema.price")
    assert view.asked.said == "50 % от 55 — не целое. Так и напечатано?"
    view = evening.touch("checked")
    assert (view.spots[2].state, view.spots[3].here) == ("done", True)
    evening.touch("page:end", "shelve")
    assert card(evening.view(), CLASSIC.id).edit.name == f"edit:{CLASSIC.id}"
    own = load(tmp_path / "editions" / f"{CLASSIC.id}.toml")
    assert (own.deeds["cinema"].price, own.deeds["cinema"].unverified) == (55, ())
    assert (SHIPPED / f"{CLASSIC.id}.toml").read_bytes() == before


@pytest.mark.parametrize("edition", [DELUXE, ELITE], ids=lambda edition: edition.id)
def test_an_owner_with_the_box_in_hand_takes_every_mark_away(
    evening: Evening, tmp_path: Path, edition: Edition
) -> None:
    view = evening.touch("edition:+", f"edition:{edition.id}", "page:box")
    while not view.spots[-1].here:
        view = evening.touch(view.keys[-1].name)
    assert view.asked.written.endswith("Не сверено значений:\u00a00")
    evening.touch("shelve")
    assert unverified(load(tmp_path / "editions" / f"{edition.id}.toml")) == ()


def test_the_tables_of_elite_are_corrected_by_fingers(evening: Evening, tmp_path: Path) -> None:
    evening.touch("edition:+", f"edition:{ELITE.id}")
    entered(evening, ("tariff.table", "2/3/4/5/6"), ("tariff.taxes[5]", "8"))
    entered(evening, ("shares.price", "120"), ("shares.supply", "40"))
    entered(evening, ("policies.green.price", "150"), ("policies.blue.covers", "tax"))
    view = entered(evening, ("sides[3].0", "mining"), ("sides[3].1", "heavy"))
    assert [row.value for row in view.rows][-2:] == ["Добывающая", "Тяжёлая"]
    evening.touch("page:end", "shelve")
    own = load(tmp_path / "editions" / f"{ELITE.id}.toml")
    assert own.tariff is not None
    assert own.shares is not None
    assert own.options.elite_rent_multipliers == "2/3/4/5/6"
    assert (own.tariff.taxes[5], own.shares.price, own.shares.supply) == (8, 120, 40)
    assert (own.policies["green"].price, "tax" in own.policies["blue"].covers) == (150, True)
    assert own.sides[3] == ("mining", "heavy")


def test_a_step_of_the_scale_is_added_and_one_taken_away(evening: Evening) -> None:
    evening.touch("edition:+", f"edition:{DELUXE.id}")
    view = evening.touch("page:rating", "field:rating.steps[+]", "typed:1:next", "typed:700:next")
    assert [row.value for row in view.rows][-3:] == ["1", "700\u00a0ф", "+"]
    view = evening.touch("field:rating.steps[0].places", "drop")
    steps = on_the_desk(evening.places).board.edition.rating
    assert steps is not None
    assert [step.money for step in steps.steps] == [100, 150, 200, 300, 500, 700]


def test_the_pencil_leads_back_and_an_evening_under_way_keeps_its_board(
    tiny: Evening, tmp_path: Path
) -> None:
    tiny.touch("page:end", "play", "start", "begin")
    playing = tiny.game.edition
    tiny.leave()
    view = tiny.touch(f"edit:{OWN}")
    assert isinstance(view, ProofVM)
    entered(tiny, ("options.opening_cash", "900"))
    view = tiny.touch("editions")
    assert card(view, OWN)
    tiny.touch(f"edition:half:{OWN}", "page:end", "shelve", "resume")
    assert tiny.game.edition == playing
    assert load(tmp_path / "editions" / f"{OWN}.toml").options.opening_cash == 900


def test_throwing_a_board_away_takes_two_touches(tiny: Evening, tmp_path: Path) -> None:
    view = tiny.touch("page:end", "discard")
    assert view.keys[0].label == "Точно выбросить?"
    assert tiny.touch("page:1", "page:end").keys[0].label == "Выбросить"
    assert isinstance(tiny.touch("discard", "discard"), EditionsVM)
    assert Shelf(tmp_path).proofs() == ((), ())


def test_a_disk_that_takes_nothing_is_told_and_what_was_entered_stays(
    evening: Evening, tmp_path: Path
) -> None:
    (tmp_path / "proofs").write_text("in the way")
    view = evening.touch(*EMPTY, "field:options.income", "typed:70:field:options.income")
    assert "own-board.json" in view.frame.refusal
    assert on_the_desk(evening.places).board.edition.options.income == 70


def test_nothing_counts_while_a_value_is_on_its_way_to_the_disk(tmp_path: Path) -> None:
    disk = SlowWorker()
    evening = Evening(tmp_path, disk)
    evening.touch(*EMPTY)
    disk.work()
    evening.touch("field:options.income", "typed:70:next", "page:3")
    assert Shelf(tmp_path).proofs() == ((), ())
    assert evening.view().spots[0].here
    disk.work()
    assert len(evening.changes) == 5
    (kept,), _ = Shelf(tmp_path).proofs()
    assert kept.edition.options.income == 70
    assert evening.touch("page:3").spots[4].here


def test_a_board_that_cannot_be_read_is_told_of_on_the_first_screen(
    evening: Evening, tmp_path: Path
) -> None:
    (tmp_path / "proofs").mkdir()
    (tmp_path / "proofs" / "torn.json").write_bytes(b"{")
    evening.touch("edition:+")
    spoilt = card(evening.touch("editions"), "torn.json")
    assert spoilt.fault
    assert "torn.json" in spoilt.fault_note


def test_a_board_can_begin_with_an_edition_whose_file_is_deleted_meanwhile(
    evening: Evening, tmp_path: Path
) -> None:
    own = tmp_path / "editions" / "our-street.toml"
    own.parent.mkdir()
    own.write_text(toml(replace(CLASSIC, id="our-street")), "utf-8")
    evening.touch("edition:+", "editions", "edition:+")
    own.unlink()
    assert isinstance(evening.touch("edition:our-street"), ProofVM)

"""A board of one's own, from the first screen to the first throw. Without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.doubts import unverified
from companion.edition import Edition
from companion.effects import Keep, Pay, Receive, Remark, Send
from companion.problems import load
from companion.proof import fields, pages
from companion.shelf import SHIPPED, Shelf
from tests.companion.test_proof import TINY
from tests.tables import CLASSIC, DELUXE, ELITE
from tests.ui.house import Evening, SlowWorker
from ui.presenters.vm_proof import ComposeVM, ProofVM
from ui.presenters.vm_start import EditionsVM, SeatsVM

EMPTY = ("edition:+", "edition:+")
OWN = "own-board"


def typing(place: str, value: str) -> str:
    """Return the touch that enters a value of TINY, as the screen would send it."""
    return f"typed:{value}:field:{place}" if value.isdigit() else f"text:{value}"


def entered(evening: Evening, *typed: tuple[str, str]) -> ProofVM:
    """Touch every field, and enter its value by the means the screen offers."""
    for place, value in typed:
        proof = evening.places.proof._open
        page = next(p for p in pages(proof) if place in {f.place for f in fields(proof, p)})
        view = evening.touch(f"page:{page}", f"field:{place}")
        field = next(f for f in fields(proof, page) if f.place == place)
        if field.ask == "choice":
            assert view.asked.picks or view.asked.swatches
            evening.act(f"way:{field.choices.index(value)}")
        elif field.ask == "number":
            assert view.asked.unit is not None
            evening.act(f"typed:{value}:next")
        else:
            assert view.asked.typing is not None
            evening.act(f"text:{value}")
    view = evening.view()
    assert isinstance(view, ProofVM)
    return view


def card(view: Any, name: str) -> Any:
    return next(found for found in view.cards if found.id == name)


@pytest.fixture
def tiny(evening: Evening) -> Evening:
    """Enter the eight cells of TINY from an empty board."""
    evening.touch(*EMPTY)
    entered(evening, *TINY)
    return evening


def test_the_first_screen_leads_to_a_board_of_ones_own(evening: Evening) -> None:
    assert card(evening.view(), "+").title == "Своё поле"
    view = evening.touch("edition:+")
    assert isinstance(view, EditionsVM)
    assert card(view, CLASSIC.id).facts == "сверить с моим полем"
    view = evening.touch("edition:+")
    assert isinstance(view, ProofVM)
    assert (len(view.spots), view.spots[1].state) == (42, "blank")
    assert isinstance(evening.touch("editions"), EditionsVM)


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
        assert kept == evening.places.proof._open, count
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
    steps = evening.places.proof._open.edition.rating
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


def test_rents_that_do_not_rise_bar_playing_and_are_told_at_the_field(tiny: Evening) -> None:
    view = entered(tiny, ("deeds.deed_1.rents[2]", "20"))
    view = tiny.touch("page:1", "field:deeds.deed_1.rents[2]")
    assert (view.asked.said, view.asked.wrong) == ("Аренды растут, а здесь 20 после 20", True)
    assert [row.mark for row in view.rows if row.chosen] == ["wrong"]
    view = tiny.touch("page:end")
    assert [row.value for row in view.rows][:1] == ["так не сыграть"]
    assert [key.enabled for key in view.keys] == [True, False, False]
    assert tiny.touch("play").frame.refusal == ""


def test_the_loan_is_told_to_compare_and_leads_to_the_rule_about_it(evening: Evening) -> None:
    view = evening.touch("edition:+", f"edition:{CLASSIC.id}", "page:2")
    (loan,) = [row for row in view.rows if row.label == "Залог (50\u00a0%)"]
    assert loan.value == "30\u00a0ф"
    view = evening.touch(loan.name)
    assert [row.label for row in view.rows if row.chosen] == ["Залог, часть цены"]
    assert view.asked.number == 50


def test_cells_that_lead_on_and_on_are_told_on_the_last_page(evening: Evening) -> None:
    evening.touch("edition:+", f"edition:{CLASSIC.id}")
    entered(evening, ("cells[3].kind", "go"), ("cells[3].cell", "8"))
    entered(evening, ("cells[8].kind", "go"), ("cells[8].cell", "3"))
    view = evening.touch("page:end")
    told = [(row.name, row.value) for row in view.rows if row.mark == "wrong"]
    assert told == [("page:3", "ведёт без конца"), ("page:8", "ведёт без конца")]
    assert not view.keys[-1].enabled


def test_what_is_only_odd_bars_nothing(tiny: Evening) -> None:
    entered(tiny, ("deeds.deed_1.price", "105"))
    assert tiny.touch("page:1", "field:deeds.deed_1.price").asked.said
    assert tiny.touch("page:end").keys[-1].enabled


def test_a_number_that_no_board_can_have_is_refused_where_it_is_typed(evening: Evening) -> None:
    view = evening.touch(*EMPTY, "field:size", "typed:99:next")
    assert view.frame.refusal == "На поле от 8 до 60 клеток"
    assert [row.name for row in view.rows if row.chosen] == ["field:size"]
    assert len(view.spots) == 42


def test_going_on_without_an_answer_leaves_the_row_blank(evening: Evening) -> None:
    view = evening.touch(*EMPTY, "page:1", "way:0", "next")
    assert [row.label for row in view.rows if row.chosen] == ["Отрасль"]
    view = evening.touch("field:deeds.deed_1.building", "next")
    assert view.spots[3].here
    assert view.spots[2].state == "blank"


def test_the_last_note_is_taken_away_by_typing_nought(evening: Evening) -> None:
    view = evening.touch("edition:+", f"edition:{CLASSIC.id}", "page:box", "field:notes[6]")
    assert view.asked.number == 500
    view = evening.touch("typed:0:field:notes[+]")
    assert [row.value for row in view.rows][-2:] == ["100\u00a0ф", "+"]


def test_a_number_goes_along_with_the_next_touch(evening: Evening) -> None:
    view = evening.touch(*EMPTY, "field:options.income", "typed:70:page:3")
    assert view.spots[4].here
    assert evening.places.proof._open.edition.options.income == 70


def test_a_card_is_composed_read_otherwise_and_taken_away(tiny: Evening) -> None:
    view = tiny.touch("page:deck:chance", "field:decks.chance.cards.+", "compose")
    assert isinstance(view, ComposeVM)
    view = tiny.touch("card:get:50")
    assert [row.value for row in view.rows] == ["Шанс", "3", "получить 50\u00a0ф из банка", "+"]
    tiny.touch("field:decks.chance.cards.card_1", "compose", "card:pay:20")
    deck = tiny.places.proof._open.edition.decks["chance"]
    assert [says.effects for says in deck.cards.values()] == [(Pay(20),)]
    view = tiny.touch("field:decks.chance.cards.card_1", "drop")
    assert [row.value for row in view.rows] == ["Шанс", "3", "+"]


def test_a_card_in_words_asks_for_them_and_one_may_think_better_of_it(tiny: Evening) -> None:
    view = tiny.touch("page:deck:chance", "field:decks.chance.cards.+", "compose", "card:cancel")
    assert len(view.rows) == 3
    view = tiny.touch("compose", "card:other")
    assert view.asked.wanted
    tiny.touch("text:Спой песню", "field:decks.chance.cards.+", "compose", "card:inspect")
    cards = tiny.places.proof._open.edition.decks["chance"].cards.values()
    first, second = (says.effects for says in cards)
    assert (first, second[0]) == ((Remark("Спой песню"),), Send(4))


def test_a_winning_line_is_touched_symbol_by_symbol(evening: Evening) -> None:
    evening.touch("edition:+", f"edition:{CLASSIC.id}", "page:jackpot")
    view = evening.touch("field:jackpot.wins[1].symbols", "symbol:1", "symbol:0")
    assert view.asked.written == "лимон · любой"
    assert "clear" in [key.name for key in view.keys]
    view = evening.touch("clear")
    assert view.asked.written == "алмаз · алмаз · алмаз"
    evening.touch("symbol:1", "symbol:0", "symbol:1")
    machine = evening.places.proof._open.edition.jackpot
    assert machine is not None
    assert machine.wins[1].symbols == ("lemon", "", "lemon")


def test_a_shorter_column_is_entered_by_going_on(evening: Evening) -> None:
    evening.touch("edition:+", f"edition:{CLASSIC.id}", "page:jackpot")
    evening.touch("field:jackpot.columns[0]", "symbol:0", "symbol:1", "next")
    machine = evening.places.proof._open.edition.jackpot
    assert machine is not None
    assert machine.columns[0] == ("lemon", "cherry")


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
    assert evening.places.proof._open.edition.options.income == 70


def test_nothing_counts_while_a_value_is_on_its_way_to_the_disk(tmp_path: Path) -> None:
    disk = SlowWorker()
    evening = Evening(tmp_path, disk)
    evening.touch(*EMPTY, "field:options.income", "typed:70:next", "page:3")
    assert Shelf(tmp_path).proofs() == ((), ())
    assert evening.view().spots[0].here
    disk.work()
    assert len(evening.changes) == 4
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


def test_the_same_board_is_told_in_english(evening: Evening) -> None:
    evening.touch("language", *EMPTY)
    view = entered(evening, *TINY)
    assert view.title == "Rest"
    edition = evening.places.proof._open.edition
    assert edition.deeds["deed_1"].name.en == "Ларёк"
    assert edition.cells[3].landing != (Receive(1),)


def test_a_symbol_that_is_used_stays_and_combinations_change_places(evening: Evening) -> None:
    evening.touch("edition:+", f"edition:{CLASSIC.id}")
    view = evening.touch("page:jackpot", "field:jackpot.symbols.bell")
    drop = next(key for key in view.keys if key.name == "drop")
    assert not drop.enabled
    assert "Сначала замените" in drop.refusal
    view = evening.touch("field:jackpot.wins[1].symbols", "earlier")
    assert CLASSIC.jackpot is not None
    machine = evening.places.proof._open.edition.jackpot
    assert machine is not None
    assert machine.wins[:2] == CLASSIC.jackpot.wins[1::-1]
    assert "earlier" not in {key.name for key in view.keys}


def test_a_card_that_is_kept_says_what_it_does_once_it_is_used(tiny: Evening) -> None:
    view = tiny.touch("page:deck:chance", "field:decks.chance.cards.+", "compose", "card:keep")
    assert isinstance(view, ComposeVM)
    assert view.slip.rows[-1].text.startswith("Её оставляют у себя")
    assert "card:other" not in {key.name for key in view.others}
    tiny.touch("card:get:80", "field:decks.chance.cards.+", "compose", "card:keep", "card:keep")
    tiny.touch("card:get:30")
    cards = tiny.places.proof._open.edition.decks["chance"].cards
    assert [card.effects for card in cards.values()] == [(Keep((Receive(80),)),), (Receive(30),)]

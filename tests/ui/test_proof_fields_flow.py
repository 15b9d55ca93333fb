"""What is entered of a board of one's own, field by field. Without a window."""

from __future__ import annotations

from companion.effects import Keep, OneOf, Pay, Receive, Remark, Send, SkipTurn
from companion.lasting import Alter
from tests.companion.boards import TINY
from tests.tables import CLASSIC, ELITE
from tests.ui.boards import EMPTY, entered, on_the_desk
from tests.ui.house import Evening
from ui.presenters.vm_proof import ComposeVM


def test_a_card_of_the_house_shows_its_name_and_may_be_taken_away(evening: Evening) -> None:
    evening.touch("edition:+", f"edition:{CLASSIC.id}", "page:deck:chance")
    place = "field:decks.chance.cards.lemonade"
    view = evening.touch(place)
    row = next(row for row in view.rows if row.name == place)
    assert row.value.replace("\u00a0", " ") == "Лимонад: получить 50 ф из банка"
    assert place not in {row.name for row in evening.touch("drop").rows}


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
    assert on_the_desk(evening.places).board.edition.options.income == 70


def test_a_card_is_composed_read_otherwise_and_taken_away(tiny: Evening) -> None:
    view = tiny.touch("page:deck:chance", "field:decks.chance.cards.+", "compose")
    assert isinstance(view, ComposeVM)
    view = tiny.touch("card:get:50")
    assert [row.value for row in view.rows] == ["Шанс", "3", "получить 50\u00a0ф из банка", "+"]
    tiny.touch("field:decks.chance.cards.card_1", "compose", "card:pay:20")
    deck = on_the_desk(tiny.places).board.edition.decks["chance"]
    assert [says.effects for says in deck.cards.values()] == [(Pay(20),)]
    view = tiny.touch("field:decks.chance.cards.card_1", "drop")
    assert [row.value for row in view.rows] == ["Шанс", "3", "+"]


def test_a_card_in_words_asks_for_them_and_one_may_think_better_of_it(tiny: Evening) -> None:
    view = tiny.touch("page:deck:chance", "field:decks.chance.cards.+", "compose", "card:cancel")
    assert len(view.rows) == 3
    view = tiny.touch("compose", "card:other")
    assert view.asked.wanted
    tiny.touch("text:Спой песню", "field:decks.chance.cards.+", "compose", "card:inspect")
    cards = on_the_desk(tiny.places).board.edition.decks["chance"].cards.values()
    first, second = (says.effects for says in cards)
    assert (first, second[0]) == ((Remark("Спой песню"),), Send(4))


def test_a_card_with_a_choice_and_words_of_its_own_is_composed(tiny: Evening) -> None:
    tiny.touch("page:deck:chance", "field:decks.chance.cards.+", "compose", "card:several")
    tiny.touch("card:pay:50", "card:or", "card:other")
    view = tiny.touch("card:done")
    assert (view.asked.wanted, view.rows[-1].label) == (True, "Ещё карточка")
    tiny.touch("text:Спой песню")
    (says,) = on_the_desk(tiny.places).board.edition.decks["chance"].cards.values()
    assert says.effects == (OneOf(((Pay(50),), (Remark("Спой песню"),))),)


def test_an_unknown_card_of_fortune_is_composed_for_the_board(evening: Evening) -> None:
    evening.touch("edition:+", f"edition:{ELITE.id}", "page:deck:fortune")
    evening.touch("compose", "card:lasting", "card:topic:let:times")
    evening.touch("card:scope:number:2", "card:get:3", "card:say:skip")
    says = on_the_desk(evening.places).board.edition.decks["fortune"].cards["card_1"]
    assert says.effects == (Alter("fortune", "let", "times", 3, number=2), SkipTurn())


def test_a_winning_line_is_touched_symbol_by_symbol(evening: Evening) -> None:
    evening.touch("edition:+", f"edition:{CLASSIC.id}", "page:jackpot")
    view = evening.touch("field:jackpot.wins[1].symbols", "symbol:1", "symbol:0")
    assert view.asked.written == "лимон · любой"
    assert "clear" in [key.name for key in view.keys]
    view = evening.touch("clear")
    assert view.asked.written == "алмаз · алмаз · алмаз"
    evening.touch("symbol:1", "symbol:0", "symbol:1")
    machine = on_the_desk(evening.places).board.edition.jackpot
    assert machine is not None
    assert machine.wins[1].symbols == ("lemon", "", "lemon")


def test_a_shorter_column_is_entered_by_going_on(evening: Evening) -> None:
    evening.touch("edition:+", f"edition:{CLASSIC.id}", "page:jackpot")
    evening.touch("field:jackpot.columns[0]", "symbol:0", "symbol:1", "next")
    machine = on_the_desk(evening.places).board.edition.jackpot
    assert machine is not None
    assert machine.columns[0] == ("lemon", "cherry")


def test_the_same_board_is_told_in_english(evening: Evening) -> None:
    evening.touch("language", *EMPTY)
    view = entered(evening, *TINY)
    assert view.title == "Rest"
    edition = on_the_desk(evening.places).board.edition
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
    machine = on_the_desk(evening.places).board.edition.jackpot
    assert machine is not None
    assert machine.wins[:2] == CLASSIC.jackpot.wins[1::-1]
    assert "earlier" not in {key.name for key in view.keys}


def test_a_card_that_is_kept_says_what_it_does_once_it_is_used(tiny: Evening) -> None:
    view = tiny.touch("page:deck:chance", "field:decks.chance.cards.+", "compose", "card:keep")
    assert isinstance(view, ComposeVM)
    assert view.slip.rows[-1].text.startswith("Её оставляют у себя")
    assert {"card:release", "card:other"} <= {key.name for key in view.others}
    tiny.touch("card:get:80", "field:decks.chance.cards.+", "compose", "card:keep", "card:keep")
    tiny.touch("card:get:30")
    cards = on_the_desk(tiny.places).board.edition.decks["chance"].cards
    assert [card.effects for card in cards.values()] == [(Keep((Receive(80),)),), (Receive(30),)]


def test_an_empty_board_asks_how_many_cells_it_has_once_it_has_a_name(evening: Evening) -> None:
    view = evening.touch(*EMPTY, "text:Двор")
    assert [(row.label, row.value) for row in view.rows if row.chosen] == [("Сколько клеток", "—")]

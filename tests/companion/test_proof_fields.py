"""What entering a field of a board of one's own changes."""

from __future__ import annotations

from msgspec.structs import replace

from companion.board import Name, Plot
from companion.effects import (
    Pay,
    Receive,
    Remark,
)
from companion.proof import (
    NEW,
    Proof,
    checked,
    enter,
    faults,
    fields,
    published,
    with_card,
    without,
)
from companion.proof.machine import used, with_win_earlier
from companion.words import Words
from tests.companion.boards import TINY, empty, entered, states
from tests.tables import CLASSIC


def test_an_industry_is_named_on_the_page_of_its_first_plot() -> None:
    proof = Proof(CLASSIC)
    assert "group_name" in [field.what for field in fields(proof, "1")]
    assert "group_name" not in [field.what for field in fields(proof, "2")]


def test_a_new_industry_has_a_colour_and_a_picture_of_its_own() -> None:
    proof = entered(empty(), ("cells[1].kind", "plot"), ("deeds.deed_1.group", NEW))
    proof = entered(proof, ("cells[2].kind", "plot"), ("deeds.deed_2.group", NEW))
    looks = [(group.colour, group.icon) for group in proof.edition.groups.values()]
    assert looks == [("light", "shirt"), ("food", "wheat")]
    proof = entered(proof, ("groups.group_0.colour", "media"))
    assert proof.edition.groups["group_0"].icon == "tv"
    proof = entered(proof, ("groups.group_0.icon", "house"), ("groups.group_0.colour", "mining"))
    assert proof.edition.groups["group_0"].icon == "house"


def test_a_second_plot_of_an_industry_costs_as_much_to_build_on() -> None:
    proof = entered(empty(), *TINY)
    second = proof.edition.deeds["deed_2"]
    assert isinstance(second, Plot)
    assert second.building == 50


def test_a_word_typed_stands_in_both_languages_and_one_left_alone_in_its_own() -> None:
    proof = enter(Proof(CLASSIC), "deeds.cinema.name", "Цирк", "ru")
    assert proof.edition.deeds["cinema"].name == Name("Цирк", "Цирк")
    same = enter(Proof(CLASSIC), "deeds.cinema.name", "Кинотеатр", "ru")
    assert same.edition.deeds["cinema"].name == CLASSIC.deeds["cinema"].name


def test_a_page_that_was_compared_bears_no_mark() -> None:
    proof = Proof(CLASSIC)
    assert states(proof)["1"] == "check"
    assert states(checked(proof, "1"))["1"] == "done"
    assert states(checked(proof, "32"))["32"] == "done"
    assert states(checked(proof, "jackpot"))["jackpot"] == "done"


def test_a_value_entered_bears_no_mark_any_more_and_its_neighbours_do() -> None:
    proof = enter(Proof(CLASSIC), "deeds.brewery.price", "115", "ru")
    assert proof.edition.deeds["brewery"].unverified == ("rents",)
    proof = enter(proof, "deeds.brewery.rents[1]", "50", "ru")
    assert proof.edition.deeds["brewery"].unverified == ("rents",)


def test_notes_are_sorted_and_one_of_nothing_is_gone() -> None:
    proof = enter(Proof(CLASSIC), f"notes[{NEW}]", "1000", "ru")
    assert proof.edition.notes == (1, 5, 10, 20, 50, 100, 500, 1000)
    assert enter(proof, "notes[0]", "0", "ru").edition.notes[0] == 5


def test_cards_are_added_read_otherwise_and_taken_away() -> None:
    proof = with_card(Proof(CLASSIC), "chance", NEW, (Receive(5),))
    shown = fields(proof, "deck:chance")
    assert [field.value for field in shown if field.what == "card"] == ["card_1"]
    again = with_card(proof, "chance", "card_1", (Pay(5),))
    assert again.edition.decks["chance"].cards["card_1"].effects == (Pay(5),)
    gone = without(again, "decks.chance.cards.card_1")
    assert "card" not in [field.what for field in fields(gone, "deck:chance")]


def test_cards_of_the_house_are_listed_after_those_of_the_box_and_stay_the_houses_own() -> None:
    proof = with_card(Proof(CLASSIC), "chance", NEW, (Receive(5),))
    kinds = [field.what for field in fields(proof, "deck:chance")]
    assert kinds == ["name", "count", "card", "new_card", *["house_card"] * 19]
    again = with_card(proof, "chance", "tooth", (Receive(60),))
    tooth = again.edition.decks["chance"].cards["tooth"]
    assert (tooth.house, tooth.effects) == (True, (Receive(60),))
    assert "tooth" not in without(again, "decks.chance.cards.tooth").edition.decks["chance"].cards


def test_a_card_of_the_box_takes_the_place_of_one_of_the_house() -> None:
    proof = with_card(Proof(CLASSIC), "chance", NEW, (Receive(5),))
    deck = proof.edition.decks["chance"]
    assert (deck.count, len(deck.cards)) == (20, 20)
    assert faults(proof) == ()


def test_a_card_that_is_only_read_out_asks_for_its_words() -> None:
    proof = with_card(Proof(CLASSIC), "chance", NEW, (Remark("…"),))
    place = "decks.chance.cards.card_1.text[0]"
    assert proof.blank == (place,)
    proof = enter(proof, place, "Спой песню", "ru")
    assert proof.edition.decks["chance"].cards["card_1"].effects == (Remark("Спой песню"),)
    assert proof.blank == ()


def test_the_machine_is_entered_symbol_by_symbol() -> None:
    proof = enter(Proof(CLASSIC), f"jackpot.symbols.{NEW}", "подкова", "ru")
    row = ",".join(("symbol_1", "bell", "gem"))
    proof = enter(proof, "jackpot.columns[1]", row, "ru")
    proof = enter(proof, f"jackpot.wins[{NEW}].symbols", ",symbol_1,", "ru")
    proof = enter(proof, "jackpot.wins[7].sum", "40", "ru")
    machine = proof.edition.jackpot
    assert machine is not None
    assert machine.columns[1] == ("symbol_1", "bell", "gem")
    assert (machine.wins[-1].symbols, machine.wins[-1].sum) == (("", "symbol_1", ""), 40)
    proof = enter(proof, "jackpot.wins[7].times", "3", "ru")
    assert proof.edition.jackpot is not None
    assert (proof.edition.jackpot.wins[7].sum, proof.edition.jackpot.wins[7].times) == (0, 3)
    assert without(proof, "jackpot.wins[7]").edition.jackpot == replace(
        machine, wins=machine.wins[:7]
    )


def test_a_symbol_is_taken_away_and_a_combination_goes_before_another() -> None:
    proof = enter(Proof(CLASSIC), f"jackpot.symbols.{NEW}", "подкова", "ru")
    before, machine = CLASSIC.jackpot, proof.edition.jackpot
    assert before is not None
    assert machine is not None
    assert "symbol_1" not in used(machine)
    assert used(machine) == set(before.symbols)
    assert without(proof, "jackpot.symbols.symbol_1").edition.jackpot == before
    after = with_win_earlier(proof, 2).edition.jackpot
    assert after is not None
    assert after.wins == (before.wins[0], before.wins[2], before.wins[1], *before.wins[3:])


def test_the_currency_has_a_sign_and_a_word_for_each_number() -> None:
    proof = Proof(CLASSIC)
    for place, word in (("sign", "т"), ("1", "талер"), ("2", "талера"), ("5", "талеров")):
        proof = enter(proof, f"unit.{place}", word, "ru")
    words, edition = Words("ru"), published(proof)
    assert [words.money_words(count, edition) for count in (1, 2, 5, 21)] == [
        "1 талер",
        "2 талера",
        "5 талеров",
        "21 талер",
    ]
    assert words.money(5, edition) == "5\u00a0т"
    proof = enter(enter(proof, "unit.1", "thaler", "en"), "unit.2", "thalers", "en")
    assert Words("en").money_words(5, published(proof)) == "5 thalers"


def test_a_plain_cell_may_bear_any_picture() -> None:
    proof = entered(empty(), ("cells[3].kind", "rest"), ("cells[3].icon", "sun"))
    assert proof.edition.cells[3].icon == "sun"
    assert states(proof)["3"] == "done"

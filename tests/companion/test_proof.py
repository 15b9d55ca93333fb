"""A board of one's own, entered field by field."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from companion.board import Chain, Name, Plot
from companion.doubts import unverified
from companion.edition import Edition, parse
from companion.effects import (
    CollectEach,
    Detain,
    GoTo,
    Pay,
    PayEach,
    Receive,
    Remark,
    Send,
    Step,
    TakePot,
    flat,
)
from companion.errors import EditionUnreadable
from companion.problems import problems
from companion.proof import (
    NEW,
    Field,
    Proof,
    blank_board,
    checked,
    done,
    enter,
    faults,
    fields,
    pages,
    pledged,
    published,
    read,
    remarks,
    state,
    unfit,
    with_card,
    without,
    write,
)
from companion.proof.kinds import kind_of, offered
from companion.proof.machine import used, with_win_earlier
from companion.typeset import toml
from companion.words import Words
from tests.tables import CLASSIC, DELUXE, EDITIONS, ELITE

ROW = (("price", "100"), *((f"rents[{n}]", str(10 * (n + 1))) for n in range(5)))
TINY = (
    *(("title", "Двор"), ("size", "8")),
    *(("options.opening_cash", "500"), ("options.income", "50")),
    *(("ladder.stock.branch", "6"), ("ladder.stock.enterprise", "2")),
    ("cells[0].kind", "start"),
    *(("cells[1].kind", "plot"), ("deeds.deed_1.name", "Ларёк"), ("deeds.deed_1.group", NEW)),
    *(("groups.group_0.name", "Торговля"), ("deeds.deed_1.building", "50")),
    *((f"deeds.deed_1.{field}", value) for field, value in ROW),
    *(("cells[2].kind", "plot"), ("deeds.deed_2.name", "Рынок")),
    ("deeds.deed_2.group", "group_0"),
    *((f"deeds.deed_2.{field}", value) for field, value in ROW),
    *(("cells[3].kind", "deck:chance"), ("decks.chance.count", "3")),
    ("cells[4].kind", "inspection"),
    *(("cells[5].kind", "pay"), ("cells[5].amount", "30"), ("cells[5].to", "charity")),
    *(("cells[6].kind", "police"), ("cells[7].kind", "rest")),
)
"""A board of eight cells, from nothing to the last field."""


def empty(size: int = 12, pattern: Edition = CLASSIC) -> Proof:
    return blank_board(pattern, "own", Name("Своё поле", "One’s own"), size)


def entered(proof: Proof, *typed: tuple[str, str]) -> Proof:
    for place, value in typed:
        assert place in {f.place for page in pages(proof) for f in fields(proof, page)}, place
        proof = enter(proof, place, value, "ru")
    return proof


def said(proof: Proof) -> list[tuple[str, str, bool]]:
    return [(remark.place, remark.key, remark.wrong) for remark in remarks(proof)]


def states(proof: Proof) -> dict[str, str]:
    told = remarks(proof)
    return {page: state(proof, page, told) for page in pages(proof)}


# --- from nothing ---


def test_a_board_entered_from_nothing_can_be_played_and_set() -> None:
    proof = entered(empty(), *TINY)
    assert set(states(proof).values()) == {"done"}
    assert (proof.blank, faults(proof)) == (("decks.movement.count",), ())
    edition = published(proof)
    assert (len(edition.cells), [*edition.decks], edition.jackpot) == (8, ["chance"], None)
    assert parse(toml(edition).encode(), "own.toml") == edition
    assert unverified(edition) == ()


@pytest.mark.parametrize("pattern", EDITIONS.values(), ids=EDITIONS)
def test_an_empty_board_of_any_pattern_has_nothing_but_blanks(pattern: Edition) -> None:
    proof = empty(20, pattern)
    beside = {"tariff", "rating", "shares", *(f"policy:{name}" for name in pattern.policies)}
    assert [page for page in pages(proof) if page not in beside] == [
        *("box", *map(str, range(20)), "end")
    ]
    assert {name for name, found in states(proof).items() if found == "blank"} == {
        "box",
        *map(str, range(20)),
    }
    assert done(proof) == 0


def test_every_prefix_of_the_typing_is_kept_and_comes_back() -> None:
    proof = empty()
    for typed in TINY:
        proof = entered(proof, typed)
        assert read(write(proof), "own.json") == proof


def test_what_is_kept_by_a_newer_program_is_refused() -> None:
    text = write(empty()).replace(b'{"schema":3', b'{"schema":4')
    with pytest.raises(EditionUnreadable, match="newer"):
        read(text, "own.json")


@pytest.mark.parametrize("text", [b"", b"[]", b'{"schema":3}', write(empty())[:-9]])
def test_what_is_no_board_is_refused(text: bytes) -> None:
    with pytest.raises(EditionUnreadable, match=r"own\.json"):
        read(text, "own.json")


def test_a_smaller_board_loses_its_last_cells_and_their_deeds() -> None:
    proof = entered(empty(12), ("cells[11].kind", "plot"), ("cells[1].kind", "plot"))
    smaller = entered(proof, ("size", "8"))
    assert (len(smaller.edition.cells), [*smaller.edition.deeds]) == (8, ["deed_1"])
    assert not any(place.startswith("deeds.deed_11") for place in smaller.blank)


# --- kinds of cells ---


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_kind_that_is_offered_is_known_again_and_can_be_played(edition: Edition) -> None:
    for kind in offered(edition):
        proof = enter(Proof(edition), "cells[7].kind", kind, "ru")
        assert kind_of(proof.edition, 7) == kind
        if kind not in {"plot", "chain"}:
            assert not any("cells[7]" in str(fault) for fault in faults(proof))


def test_cells_with_words_of_their_own_are_left_as_they_are() -> None:
    proof = Proof(CLASSIC)
    assert kind_of(CLASSIC, 15) == "own"
    assert enter(proof, "cells[15].name", "Тень", "ru").edition.cells[15].landing == (
        CLASSIC.cells[15].landing
    )


def test_a_cell_of_another_kind_has_lost_its_deed_and_an_industry_its_last() -> None:
    proof = Proof(CLASSIC)
    for index in (1, 2, 4):
        proof = enter(proof, f"cells[{index}].kind", "rest", "ru")
    assert "entertainment" not in proof.edition.groups
    assert len(proof.edition.deeds) == 21
    assert problems(proof.edition) == ()


def test_the_inspection_moves_and_all_that_leads_there_with_it() -> None:
    proof = Proof(CLASSIC)
    moved = enter(proof, "cells[12].kind", "inspection", "ru").edition
    ways = (*moved.arrest, *moved.third_double, *moved.cells[30].landing)
    assert {word.cell for word in flat(ways) if isinstance(word, Send)} == {12, 30}
    assert problems(moved) == ()


def test_without_an_inspection_nothing_leads_there_and_the_police_is_told() -> None:
    proof = enter(Proof(CLASSIC), "cells[10].kind", "rest", "ru")
    edition = proof.edition
    assert (edition.arrest, edition.third_double, edition.options.three_doubles_rule) == (
        *((), ()),
        False,
    )
    assert ("cells[30].kind", "no_inspection", True) in said(proof)
    again = enter(proof, "cells[11].kind", "inspection", "ru")
    assert Send(11) in [*flat(again.edition.cells[30].landing)]
    assert any(isinstance(word, Detain) for word in flat(again.edition.cells[11].landing))
    assert again.edition.options.three_doubles_rule


@pytest.mark.parametrize(
    ("kind", "typed", "landing"),
    [
        ("pay", (("amount", "70"), ("to", "kassa")), (Pay(70, "kassa"),)),
        ("receive", (("amount", "15"),), (Receive(15),)),
        ("go", (("cell", "2"),), (GoTo(2),)),
        ("pay_each", (("amount", "5"),), (PayEach(5),)),
        ("collect_each", (("amount", "10"),), (CollectEach(10),)),
        ("forward", (("steps", "3"),), (Step(3),)),
        ("backward", (("steps", "3"),), (Step(-3),)),
        ("pot:charity", (), (TakePot("charity"),)),
    ],
)
def test_a_cell_does_what_was_entered(
    kind: str, typed: tuple[tuple[str, str], ...], landing: tuple[object, ...]
) -> None:
    proof = entered(empty(), ("cells[3].kind", kind), *((f"cells[3].{f}", v) for f, v in typed))
    assert proof.edition.cells[3].landing == landing
    assert states(proof)["3"] == "done"


def test_stations_have_a_rent_for_each_of_their_group() -> None:
    first = (("cells[1].kind", "chain"), ("deeds.deed_1.group", NEW))
    proof = entered(empty(), *first, ("cells[2].kind", "chain"), ("deeds.deed_2.group", "group_0"))
    assert [len(deed.rents) for deed in proof.edition.deeds.values()] == [2, 2]
    assert {f"deeds.deed_{n}.rents[1]" for n in (1, 2)} <= {*proof.blank}
    assert "chain" in proof.edition.chapters
    alone = entered(proof, ("cells[2].kind", "rest"))
    assert [len(deed.rents) for deed in alone.edition.deeds.values()] == [1]


def test_a_plot_of_elite_has_one_rent_and_a_tax() -> None:
    proof = entered(empty(12, ELITE), ("cells[1].kind", "plot"))
    assert [field.what for field in fields(proof, "1")] == [
        *("kind", "name", "group", "price", "rents", "building", "tax")
    ]


# --- industries, names, marks ---


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


# --- what is said as one goes ---

REMARKS = {
    "rents that do not rise": ("deeds.cinema.rents[2]", "12", ("rise", True)),
    "a price without a whole half": ("deeds.cinema.price", "55", ("no_whole", False)),
    "a price below the plot before": ("deeds.karaoke.price", "40", ("falls", False)),
    "a price with a digit too many": ("deeds.karaoke.price", "600", ("leap", False)),
    "a rent with a digit too many": ("deeds.cinema.rents[4]", "300", ("digit", False)),
}


@pytest.mark.parametrize(("place", "value", "expected"), REMARKS.values(), ids=REMARKS)
def test_a_slip_is_told_at_its_field(place: str, value: str, expected: tuple[str, bool]) -> None:
    assert (place, *expected) in said(enter(Proof(CLASSIC), place, value, "ru"))


def test_other_prices_of_buildings_in_one_industry_are_told_at_its_last_plot() -> None:
    proof = enter(Proof(CLASSIC), "deeds.cinema.building", "60", "ru")
    assert ("deeds.night_club.group", "row_prices", False) in said(proof)


def test_nothing_is_said_of_what_is_blank() -> None:
    proof = entered(empty(), *TINY)
    assert said(proof) == []
    proof = entered(proof, ("cells[7].kind", "plot"))
    assert said(proof) == []


def test_an_industry_of_one_plot_is_told_once_the_board_is_full() -> None:
    proof = entered(empty(), *(typed for typed in TINY if "deed_2" not in typed[0]))
    assert said(entered(proof, ("cells[2].kind", "rest"))) == [
        ("deeds.deed_1.group", "one_deed", False)
    ]


@pytest.mark.parametrize(
    ("place", "value", "why"),
    [
        ("size", 7, "size"),
        ("size", 8, ""),
        ("size", 61, "size"),
        ("options.mortgage_percent", 101, "percent"),
        ("options.income", 0, ""),
        ("deeds.cinema.price", 0, "nothing"),
        ("deeds.cinema.rents[0]", 0, "nothing"),
        ("deeds.cinema.tax", 0, ""),
        ("decks.chance.count", 0, "nothing"),
        ("cells[3].steps", 8, "steps"),
    ],
)
def test_a_number_that_no_board_can_have_is_not_entered(place: str, value: int, why: str) -> None:
    assert unfit(place, value) == why


# --- the box, the decks, the machine ---


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
    assert [field.what for field in fields(gone, "deck:chance")] == ["name", "count", "new_card"]


def test_a_card_of_the_box_takes_the_place_of_one_of_the_house() -> None:
    proof = with_card(Proof(CLASSIC), "chance", NEW, (Receive(5),))
    deck = proof.edition.decks["chance"]
    assert (deck.count, len(deck.cards)) == (20, 20)
    assert faults(proof) == ()


def test_a_card_that_is_only_read_out_asks_for_its_words() -> None:
    proof = with_card(Proof(CLASSIC), "chance", NEW, (Remark("…"),))
    place = "decks.chance.cards.card_1.text"
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


def test_a_combination_that_never_counts_or_wins_nothing_is_told() -> None:
    proof = enter(Proof(CLASSIC), "jackpot.columns[0]", "bell,gem", "ru")
    proof = enter(proof, "jackpot.wins[1].times", "0", "ru")
    assert said(proof) == [
        ("jackpot.wins[0]", "win_never", True),
        ("jackpot.wins[1]", "win_nothing", True),
        *((f"jackpot.wins[{n}]", "win_never", True) for n in (3, 4, 5, 6)),
    ]


def test_cells_that_lead_on_and_on_are_told_when_all_else_is_in_order() -> None:
    proof = entered(Proof(CLASSIC), ("cells[3].kind", "go"), ("cells[3].cell", "8"))
    proof = entered(proof, ("cells[8].kind", "go"), ("cells[8].cell", "3"))
    assert [(fault.place, fault.key) for fault in faults(proof)] == [
        ("cells[3].kind", "endless"),
        ("cells[8].kind", "endless"),
    ]


def test_a_card_of_the_house_that_leads_to_no_cell_any_more_is_left_out() -> None:
    cells = [n for n, cell in enumerate(CLASSIC.cells) if cell.icon == "chance"]
    proof = Proof(CLASSIC)
    for index in cells:
        proof = enter(proof, f"cells[{index}].kind", "rest", "ru")
    assert "what_next" not in published(proof).decks["movement"].cards
    assert faults(proof) == ()


def test_the_lists_of_the_rating_name_no_card_that_made_room() -> None:
    deck = DELUXE.decks["chance"]
    proof = Proof(DELUXE)
    for _ in range(deck.count):
        proof = with_card(proof, "chance", NEW, (Receive(5),))
    assert faults(proof) == ()


def test_a_card_that_leads_beyond_a_smaller_board_is_told_on_its_page() -> None:
    proof = entered(empty(12), *(typed for typed in TINY if typed[0] != "size"))
    proof = with_card(proof, "chance", NEW, (GoTo(11),))
    proof = entered(proof, ("cells[2].kind", "go"), ("cells[2].cell", "10"), ("size", "8"))
    assert {(fault.place, fault.key) for fault in faults(proof)} == {
        ("cells[2].kind", "lost"),
        ("decks.chance.cards.card_1", "lost"),
    }


def test_what_the_bank_would_lend_goes_by_the_rule() -> None:
    proof = enter(Proof(CLASSIC), "options.mortgage_percent", "40", "ru")
    assert (pledged(Proof(CLASSIC), "karaoke"), pledged(proof, "karaoke")) == (30, 24)


def test_a_plain_cell_may_bear_any_picture() -> None:
    proof = entered(empty(), ("cells[3].kind", "rest"), ("cells[3].icon", "sun"))
    assert proof.edition.cells[3].icon == "sun"
    assert states(proof)["3"] == "done"


def test_a_copy_of_a_shipped_edition_is_that_edition() -> None:
    for edition in EDITIONS.values():
        proof = Proof(edition)
        assert published(proof) == edition
        assert (done(proof), faults(proof)) == (len(edition.cells), ())
        assert any(isinstance(deed, Plot | Chain) for deed in edition.deeds.values())


@pytest.mark.parametrize("seed", range(20))
def test_whatever_the_cells_are_a_board_that_is_filled_in_is_playable_or_says_why(
    seed: int,
) -> None:
    chance = Random(seed)
    pattern = chance.choice(list(EDITIONS.values()))
    proof = chance.choice((Proof(pattern), empty(chance.randint(8, 14), pattern)))
    cells = range(len(proof.edition.cells))
    for index in cells if proof.grown else chance.sample(cells, 6):
        kind = chance.choice(fields(proof, str(index))[0].choices)
        proof = enter(proof, f"cells[{index}].kind", kind, "ru")
    while blank := [
        field
        for page in pages(proof)
        for field in fields(proof, page)
        if field.value is None and (field.choices or field.ask != "choice")
    ]:
        proof = enter(proof, blank[0].place, made_up(blank[0], chance), "ru")
    assert parse(toml(published(proof)).encode(), "own.toml") == published(proof)
    if set(states(proof).values()) <= {"done", "check"}:
        assert {fault.key for fault in faults(proof)} <= {"endless", "lost", "sides"}


def made_up(field: Field, chance: Random) -> str:
    """Return a value that a field may have; rents rise."""
    if field.ask == "choice":
        return chance.choice(field.choices)
    if field.ask == "text":
        return "Имя"
    return str(3 if field.what == "steps" else 10 * (field.number + 1))

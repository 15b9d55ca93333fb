"""The tables, the scale, the shares and the policies of a board that is entered."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.doubts import unverified
from companion.edition import Edition, parse
from companion.proof import (
    NEW,
    Proof,
    blank_board,
    checked,
    enter,
    faults,
    fields,
    page_of,
    pages,
    published,
    remarks,
    state,
    unfit,
    without,
)
from companion.scale import Rung, Scale
from companion.stock import Stock
from companion.typeset import toml
from tests.tables import CLASSIC, DELUXE, EDITIONS, ELITE


def with_(edition: Edition, *typed: tuple[str, str]) -> Proof:
    proof = Proof(edition)
    for place, value in typed:
        assert place in {f.place for page in pages(proof) for f in fields(proof, page)}, place
        proof = enter(proof, place, value, "ru")
    return proof


def scale(proof: Proof) -> Scale:
    assert proof.edition.rating is not None
    return proof.edition.rating


def shares(proof: Proof) -> Stock:
    assert proof.edition.shares is not None
    return proof.edition.shares


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_value_to_be_compared_is_on_a_page_that_asks_for_it(edition: Edition) -> None:
    proof = Proof(edition)
    marked = {page_of(proof, place) for place in unverified(edition)}
    asking = {page for page in pages(proof) if any(f.check for f in fields(proof, page))}
    assert asking == marked
    for page in pages(proof):
        proof = checked(proof, page)
    assert unverified(published(proof)) == ()


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_field_of_a_page_is_found_on_that_page_again(edition: Edition) -> None:
    proof = Proof(edition)
    for page in pages(proof):
        for field in fields(proof, page):
            assert page_of(proof, field.place) in {page, "box"}


def test_the_tables_of_rent_and_tax_are_corrected_factor_by_factor() -> None:
    proof = with_(ELITE, ("tariff.rents.2/4/6/8/10[1]", "3"), ("tariff.taxes[5]", "7"))
    assert proof.edition.tariff is not None
    assert proof.edition.tariff.rents["2/4/6/8/10"] == (1, 3, 4, 6, 8, 10)
    assert proof.edition.tariff.rents["2/3/4/5/6"] == (1, 2, 3, 4, 5, 6)
    assert proof.edition.tariff.taxes == (1, 2, 3, 4, 5, 7)
    assert faults(proof) == ()


def test_the_other_table_of_rents_is_shown_once_it_is_the_one_in_use() -> None:
    proof = with_(ELITE, ("tariff.table", "2/3/4/5/6"), ("tariff.rents.2/3/4/5/6[2]", "9"))
    assert proof.edition.options.elite_rent_multipliers == "2/3/4/5/6"
    told = [(said.place, said.key, said.wrong) for said in remarks(proof)]
    assert ("tariff.rents.2/3/4/5/6[3]", "sinks", False) in told


def test_the_scale_is_corrected_and_gets_a_step_on_top() -> None:
    proof = with_(DELUXE, ("rating.steps[0].money", "80"), (f"rating.steps[{NEW}]", "1"))
    assert proof.blank == ("rating.steps[6].money",)
    assert state(proof, "rating", remarks(proof)) == "blank"
    proof = enter(proof, "rating.steps[6].money", "900", "ru")
    assert scale(proof).steps[0] == Rung(3, 80)
    assert scale(proof).steps[6] == Rung(1, 900)
    assert (scale(proof).top, proof.blank, faults(proof)) == (7, (), ())


def test_a_step_is_taken_away_and_what_is_blank_above_it_moves_down() -> None:
    proof = with_(DELUXE, (f"rating.steps[{NEW}]", "1"))
    proof = without(proof, "rating.steps[2].places")
    assert [step.money for step in scale(proof).steps] == [50, 100, 200, 300, 500, 0]
    assert proof.blank == ("rating.steps[5].money",)
    assert without(proof, "rating.steps[5].money").blank == ()


def test_a_step_that_is_worth_less_than_the_one_below_is_told() -> None:
    told = [
        (said.place, said.key) for said in remarks(with_(DELUXE, ("rating.steps[3].money", "5")))
    ]
    assert told == [*told[:-1], ("rating.steps[3].money", "sinks")]


def test_cards_that_move_a_token_by_the_owners_list_are_listed_on_their_page() -> None:
    options = replace(DELUXE.options, rating_chance_sign="owner_list")
    deck = DELUXE.decks["chance"]
    cards = {name: replace(card, house=False) for name, card in deck.cards.items()}
    listed = replace(
        DELUXE, options=options, decks={**DELUXE.decks, "chance": replace(deck, cards=cards)}
    )
    proof = with_(listed, ("decks.chance.cards.regatta.sign", "down"))
    assert "regatta" not in scale(proof).favourable
    assert scale(proof).listed("regatta") == -1
    proof = enter(proof, "decks.chance.cards.regatta.sign", "neither", "ru")
    assert (scale(proof).listed("regatta"), faults(proof)) == (0, ())


def test_the_share_cards_are_corrected_and_nought_is_no_limit() -> None:
    typed = (("price", "120"), ("point", "5"), ("dividend", "0"), ("tax", "0"), ("supply", "50"))
    proof = with_(ELITE, *((f"shares.{what}", value) for what, value in typed))
    found = shares(proof)
    assert (found.price, found.point, found.dividend, found.tax) == (120, 5, 0, 0)
    assert found.supply == 50
    assert shares(enter(proof, "shares.supply", "0", "ru")).supply is None
    assert shares(enter(proof, "shares.words.5", "бумаг", "ru")).words.ru[2] == "бумаг"


def test_a_policy_is_good_for_what_is_touched_and_no_more_once_touched_again() -> None:
    proof = with_(ELITE, ("policies.blue.covers", "rent"), ("policies.blue.covers", "auction"))
    blue = proof.edition.policies["blue"]
    assert (blue.covers, blue.stays) == (("fortune", "rent"), ("fortune",))
    proof = enter(proof, "policies.blue.stays", "rent", "ru")
    assert proof.edition.policies["blue"].stays == ("fortune", "rent")
    assert faults(proof) == ()


def test_a_policy_that_is_good_for_nothing_bars_playing() -> None:
    proof = with_(ELITE, ("policies.green.covers", "auction"))
    assert state(proof, "policy:green", remarks(proof)) == "wrong"


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [("price", "150", 150), ("term", "long", "long"), ("items", "one", "one"), ("supply", "6", 6)],
)
def test_what_is_printed_on_a_policy_is_corrected(field: str, value: str, expected: object) -> None:
    proof = with_(ELITE, (f"policies.green.{field}", value))
    assert getattr(proof.edition.policies["green"], field) == expected
    assert parse(toml(published(proof)).encode(), "own.toml") == published(proof)


def test_an_industry_is_put_on_another_side() -> None:
    proof = with_(ELITE, ("sides[0].1", "mining"), ("sides[3].1", "food"))
    assert proof.edition.sides[0] == ("entertainment", "mining")
    assert proof.edition.sides[3] == ("heavy", "food")


def test_a_side_with_an_industry_no_die_can_split_is_told_on_its_page() -> None:
    proof = with_(ELITE, ("sides[0].0", "central"))
    assert [(page_of(proof, one.place), one.key) for one in faults(proof)] == [("sides", "sides")]


@pytest.mark.parametrize(
    ("place", "value", "why"),
    [
        ("tariff.taxes[0]", 0, "nothing"),
        ("rating.steps[0].places", 0, "nothing"),
        ("rating.steps[0].money", 0, ""),
        ("shares.dividend", 0, ""),
        ("shares.dividend", 101, "percent"),
        ("shares.supply", 0, ""),
        ("policies.red.supply", 0, ""),
        ("policies.red.price", 0, "nothing"),
        ("ladder.levels", 0, ""),
        ("ladder.levels", 10, "levels"),
    ],
)
def test_nought_stands_where_nought_is_a_sum(place: str, value: int, why: str) -> None:
    assert unfit(place, value) == why


def empty(*typed: tuple[str, str]) -> Proof:
    proof = blank_board(CLASSIC, "own", CLASSIC.title, 8)
    for place, value in (("cells[1].kind", "plot"), *typed):
        proof = enter(proof, place, value, "ru")
    return proof


def rents(proof: Proof) -> int:
    return len([field for field in fields(proof, "1") if field.what == "rents"])


def test_a_plot_has_a_rent_for_each_building_it_takes() -> None:
    assert [rents(empty(("ladder.levels", levels))) for levels in "0159"] == [1, 2, 6, 10]
    proof = empty(("ladder.levels", "5"))
    assert "deeds.deed_1.rents[5]" in proof.blank
    assert proof.edition.ladder.steps == ("branch",) * 4 + ("enterprise",)


def test_a_board_without_buildings_asks_for_no_price_of_them_and_gets_it_back_blank() -> None:
    proof = empty(("deeds.deed_1.building", "50"), ("ladder.levels", "0"))
    asked = [field.what for page in ("box", "1") for field in fields(proof, page)]
    assert not {"building", "stock", "last", "piece_word"} & {*asked}
    proof = enter(proof, "ladder.levels", "2", "ru")
    assert {"deeds.deed_1.building", "ladder.stock.branch"} <= {*proof.blank}


def test_buildings_may_be_all_alike_and_have_names_of_their_own() -> None:
    proof = empty(("ladder.last", "branch"), ("ladder.names.branch.1", "домик"))
    assert (proof.edition.ladder.steps, [*proof.edition.ladder.stock]) == (
        ("branch",) * 4,
        ["branch"],
    )
    assert proof.edition.forms_of("branch").ru[0] == "домик"


SMALL_ELITE = (
    *(("title", "Двор"), ("size", "9"), ("options.opening_cash", "900"), ("options.income", "90")),
    *(("ladder.stock.branch", "6"), ("ladder.stock.enterprise", "2"), ("cells[0].kind", "start")),
    *(("cells[1].kind", "plot"), ("deeds.deed_1.name", "Ларёк"), ("deeds.deed_1.group", NEW)),
    *(("groups.group_0.name", "Торговля"), ("deeds.deed_1.building", "50")),
    *(("deeds.deed_1.price", "60"), ("deeds.deed_1.rents[0]", "5"), ("deeds.deed_1.tax", "3")),
    *(("cells[2].kind", "plot"), ("deeds.deed_2.name", "Рынок")),
    ("deeds.deed_2.group", "group_0"),
    *(("deeds.deed_2.price", "70"), ("deeds.deed_2.rents[0]", "6"), ("deeds.deed_2.tax", "3")),
    *(("cells[3].kind", "deck:fortune"), ("decks.fortune.count", "5")),
    *(
        ("cells[4].kind", "exchange"),
        ("cells[5].kind", "circular_tax"),
        ("cells[6].kind", "auction"),
    ),
    *(("cells[7].kind", "inspection"), ("cells[8].kind", "exempt")),
    *((f"sides[{side}].{half}", "group_0") for side in range(4) for half in (0, 1)),
)
"""A board of nine cells with shares, policies, a circular tax and an auction cell, from nothing."""


def test_a_board_of_elite_is_entered_from_nothing() -> None:
    proof = blank_board(ELITE, "own", ELITE.title, 40)
    for place, value in SMALL_ELITE:
        assert place in {f.place for page in pages(proof) for f in fields(proof, page)}, place
        proof = enter(proof, place, value, "ru")
    said = remarks(proof)
    assert {state(proof, page, said) for page in pages(proof)} <= {"done", "check"}
    assert faults(proof) == ()
    assert parse(toml(published(proof)).encode(), "own.toml") == published(proof)

"""What is said of a board of one's own while it is entered, and what keeps it from play."""

from __future__ import annotations

import pytest

from companion.effects import (
    GoTo,
    Receive,
)
from companion.proof import (
    NEW,
    Proof,
    enter,
    faults,
    published,
    unfit,
    with_card,
)
from tests.companion.boards import TINY, empty, entered, said
from tests.tables import CLASSIC, DELUXE

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

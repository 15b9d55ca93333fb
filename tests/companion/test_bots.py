"""None"""

from functools import cache
from random import Random
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from companion.agenda import Auction, Debt
from companion.bots import choose, dice
from companion.commands import (
    Accept,
    Arrange,
    Bid,
    Build,
    Command,
    Decline,
    Finish,
    Knock,
    MatchBuilt,
    MatchCash,
    MatchDeed,
    MatchStep,
    MatchToken,
    Mortgage,
    Open,
    Redeem,
    Remit,
    Retire,
    Roll,
    Sell,
)
from companion.decisions import Amend, Join, Overrule, TimeUp
from companion.edition import amend
from companion.errors import IllegalCommand
from companion.in_force import MatchTax, MatchWheel
from companion.insurance import MatchPolicies
from companion.journal import Journal
from companion.market import MatchSharePrice, MatchShares
from companion.readings import imagined
from companion.rules import book_of
from companion.ruling import Levy
from companion.simulate import play, summary
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, ELITE, arranged, in_memory, moved_and_explained, sums

MATCHING = {
    MatchBuilt,
    MatchCash,
    MatchDeed,
    MatchPolicies,
    MatchSharePrice,
    MatchShares,
    MatchStep,
    MatchTax,
    MatchToken,
    MatchWheel,
}

BY_HAND = {Open, Arrange, Join, Amend, Overrule, TimeUp, Finish, Remit, *MATCHING}
"""What the table enters and no player chooses."""

BANK_BUYS = msgspec.structs.replace(
    CLASSIC,
    options=amend(
        CLASSIC,
        {
            "sell_plot_to_bank": "half_price",
            "rent_claim": "ask_before_second_next_throw",
            "auction_start_price_by": "refusing_player",
            "auction_order": "seat_order",
        },
    ),
)

FIRST_INDUSTRY = msgspec.structs.replace(
    CLASSIC, options=amend(CLASSIC, {"win_condition": "first_full_industry"})
)

LONELY = Sitter("Борис", cash=5000)


@cache
def some_evenings() -> tuple[Table, ...]:
    return tuple(
        play(edition, seed, players=2 + seed % 5)
        for edition in (CLASSIC, BANK_BUYS, ELITE)
        for seed in range(8)
    )


def chosen(table: Table, tries: int = 30) -> set[Command]:
    """Return what bots of many minds do at *table*."""
    return {choose(table, Random(seed)) for seed in range(tries)}


@pytest.mark.parametrize(("seed", "end"), [(4, "last_solvent"), (2, "rounds_over")])
def test_an_evening_ends_and_says_why(seed: int, end: str) -> None:
    """Fault 29: games that never end."""
    evening = summary(play(CLASSIC, seed, players=2), seed)
    assert evening.end == end
    assert (evening.rounds > 60) == (end == "rounds_over")
    assert evening.bankruptcies == (end == "last_solvent")
    assert [evening.out[seat] for seat in evening.winners] == [0]


def test_an_evening_may_end_with_the_first_industry() -> None:
    table = play(FIRST_INDUSTRY, 4, players=2)
    evening = summary(table, 4)
    assert evening.end == "goal_reached"
    assert [table.game.industries(seat) > 0 for seat in evening.winners] == [True]
    assert evening.bankruptcies == 0


def test_bots_use_every_kind_of_choice() -> None:
    """Fault 29: bots that never build."""
    made = {type(moment.entry.command) for table in some_evenings() for moment in table.past}
    assert set(get_args(Command)) - BY_HAND <= made


def test_long_evenings_keep_the_books_and_explain_every_sum() -> None:
    """Fault 30: random legal play, at any length."""
    table = play(CLASSIC, seed=8, players=6, rounds=300)
    assert summary(table, 8).turns > 1000
    assert set(sums(table.game).values()) == {0}
    for moment in table.past:
        moved, explained = moved_and_explained(moment.entry.events)
        assert moved == explained


def test_the_same_seed_makes_the_same_journal() -> None:
    one, other, third = (play(CLASSIC, seed, players=3, rounds=5) for seed in (8, 8, 9))
    assert list(one.journal) == list(other.journal) != list(third.journal)


def test_an_evening_can_be_played_in_a_given_journal() -> None:
    journal = Journal.create(":memory:", CLASSIC, "")
    table = play(CLASSIC, seed=8, players=3, rounds=2, journal=journal)
    assert list(journal)[-1] == table.past[-1].entry


@pytest.mark.parametrize("deck", ["chance", "movement"])
def test_no_card_without_an_order_is_read_where_there_is_no_inspection(deck: str) -> None:
    edition = replace(CLASSIC, arrest=())
    assert all(imagined(edition, deck, Random(seed)) for seed in range(60))


def test_dice_show_all_faces() -> None:
    thrown = {dice(Random(seed)) for seed in range(400)}
    assert {face for pair in thrown for face in pair} == set(range(1, 7))


def test_where_nobody_can_act_the_bot_says_so() -> None:
    with pytest.raises(IllegalCommand, match="nobody can do anything about None"):
        choose(in_memory(), Random(1))


def test_nobody_retires_who_could_pay() -> None:
    book, retired = book_of(CLASSIC), 0
    for table in some_evenings():
        for moment in table.past:
            if isinstance(command := moment.entry.command, Retire):
                debt, retired = moment.before.item, retired + 1
                assert isinstance(debt, Debt)
                could = book.assess(moment.before, Levy("means", command.seat)).total
                assert could < debt.owe.total
    assert retired


OWNER = Sitter("Борис", cash=5000, deeds=("night_club",))

FOOD = ("clothing", "bakery", "brewery")


@pytest.mark.parametrize(
    ("debtor", "does"),
    [
        (Sitter("Аня", deeds=("gas",)), {Mortgage(0, "gas")}),
        (Sitter("Аня", deeds=("gas",), mortgaged=("gas",)), {Retire(0)}),
        (Sitter("Аня", deeds=("bakery",), built={"bakery": 1}), {Sell(0, "bakery")}),
        (
            Sitter("Аня", deeds=(*FOOD, "gas"), built={"bakery": 1}),
            {Mortgage(0, "gas")},
        ),
    ],
    ids=["pledges", "has nothing left", "sells", "pledges first"],
)
def test_a_debtor_raises_what_it_can(debtor: Sitter, does: set[Command]) -> None:
    table = arranged(debtor, OWNER)
    table.submit(Roll(0, (1, 3)))
    assert isinstance(table.game.item, Debt)
    assert chosen(table) == does


@pytest.mark.parametrize(
    ("buyer", "does"),
    [
        (Sitter("Аня", cash=2000, deeds=("cinema", "karaoke")), {Accept(0)}),
        (Sitter("Аня", cash=70, deeds=("cinema", "karaoke")), {Accept(0)}),
        (Sitter("Аня", cash=20, deeds=("cinema", "karaoke", "gas")), {Mortgage(0, "gas")}),
        (Sitter("Аня", cash=20), {Decline(0)}),
        (Sitter("Аня", cash=2000), {Accept(0), Decline(0)}),
    ],
    ids=["last of a row", "for the last cent", "pledges for it", "too poor", "as one likes"],
)
def test_a_visitor_buys_what_is_worth_it(buyer: Sitter, does: set[Command]) -> None:
    table = arranged(buyer, LONELY)
    table.submit(Roll(0, (1, 3)))
    assert chosen(table) == does


def test_before_the_throw_rows_are_built_on_and_deeds_had_back() -> None:
    rich = Sitter("Аня", cash=5000, deeds=(*FOOD, "gas"), mortgaged=("gas",))
    kinds = {type(command) for command in chosen(arranged(rich, LONELY))}
    assert kinds == {Build, Redeem}
    assert {type(c) for c in chosen(arranged(Sitter("Аня", cash=10), LONELY))} == {Roll}


def test_who_is_held_throws_or_pays_and_pays_if_nothing_else_is_left() -> None:
    held = Sitter("Аня", cash=500, cell=10, detained=1)
    assert {type(command) for command in chosen(arranged(held, LONELY))} == {Roll, Accept}
    last = Sitter("Аня", cash=500, cell=10, detained=3)
    table = arranged(last, LONELY, third_failure="stay_until_paid")
    assert chosen(table) == {Accept(0)}


def test_an_auction_is_called_within_cash_and_comes_to_the_hammer() -> None:
    table, chance = arranged(Sitter("Аня", cash=90), Sitter("Борис", cash=60)), Random(1)
    for command in (Roll(0, (1, 3)), Decline(0)):
        table.submit(command)
    calls = list[Command]()
    while isinstance(table.game.item, Auction):
        calls.append(choose(table, chance))
        table.submit(calls[-1])
    cash = {0: 90, 1: 60}
    assert all(call.amount <= cash[call.seat] for call in calls if isinstance(call, Bid))
    assert any(isinstance(call, Bid) for call in calls)
    assert calls[-1] == Knock()
    assert table.game.owner("night_club") in {0, 1}

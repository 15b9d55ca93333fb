from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from companion.commands import Accept, Build, Finish, MatchDeed, Retire, Roll
from companion.game import Holding
from companion.journal import Entry
from companion.ledger import BANK, KASSA, MONEY, Account, purse, site
from companion.simulate import play
from companion.situation import Sitter
from companion.statement import charges, statement
from companion.table import Table
from tests.tables import CLASSIC, arranged

FOOD = ("clothing", "bakery", "brewery")


@cache
def evening() -> Table:
    return play(CLASSIC, seed=2, players=3)


def entries(table: Table) -> list[Entry]:
    return [moment.entry for moment in table.past]


@pytest.mark.parametrize("account", [BANK, KASSA, *CLASSIC.pots, *map(purse, range(3))])
def test_an_account_comes_to_its_balance_line_by_line(account: Account) -> None:
    rows = list(statement(entries(evening()), account))
    balance = 0
    for row in rows:
        balance += sum(p.amount for p in row.transfer.postings if p.account == account)
        assert row.balance == balance
    assert balance == evening().game.ledger.balance(account)
    assert rows


def test_every_line_of_money_has_the_reason_it_was_charged_with() -> None:
    for row in statement(entries(evening()), purse(0)):
        assert row.sum is not None
        assert row.sum.total == row.transfer.amount
        assert row.sum.lines[0].article == row.transfer.memo


def test_what_was_taken_back_is_in_no_statement() -> None:
    table = arranged(Sitter("Аня", cash=10), Sitter("Борис", deeds=("night_club",)))
    table.submit(Roll(0, (1, 3)))
    table.submit(Accept(0))
    assert [row.balance for row in statement(entries(table), purse(0))] == [10, 4]
    table.take_back()
    assert [row.balance for row in statement(entries(table), purse(0))] == [10]


def test_a_building_is_counted_on_its_plot_and_has_no_sum() -> None:
    table = arranged(Sitter("Аня", cash=900, deeds=FOOD))
    for deed in FOOD:
        table.submit(Build(0, deed))
    (row,) = statement(entries(table), site("bakery"), "branch")
    assert (row.balance, row.sum) == (1, None)
    assert len(list(statement(entries(table), purse(0), MONEY))) == 4


def test_the_charges_of_an_entry_are_what_it_found_due() -> None:
    table = arranged(Sitter("Аня", cash=10), Sitter("Борис", deeds=("night_club",)))
    table.submit(Roll(0, (1, 3)))
    (charge,) = charges(table.submit(Accept(0)).events)
    assert (charge.payer, charge.payee, charge.sum.total) == (purse(0), purse(1), 6)


# --- standings ---


def test_wealth_is_cash_deeds_and_buildings_at_cost() -> None:
    table = arranged(
        Sitter("Аня", cash=400, deeds=FOOD, built={"bakery": 1, "brewery": 1}), Sitter("Борис")
    )
    anna, boris = table.standings
    assert (anna.cash, anna.deeds, anna.buildings) == (400, 90 + 100 + 110, 2 * 50)
    assert anna.worth.total == 400 + 300 + 100
    assert (boris.rank, boris.worth.total) == (2, 0)


@pytest.mark.parametrize(
    ("option", "deeds"), [("full", 100), ("half", 50), ("full_minus_redemption", 40)]
)
def test_a_mortgaged_deed_counts_by_the_option(option: str, deeds: int) -> None:
    sitter = Sitter("Аня", deeds=("bakery",), mortgaged=("bakery",))
    table = arranged(sitter, timed_value_mortgaged=option)
    assert table.standings[0].deeds == deeds


def test_half_the_price_of_a_mortgaged_deed_is_half_whatever_the_bank_lends() -> None:
    sitter = Sitter("Аня", deeds=("bakery",), mortgaged=("bakery",))
    table = arranged(sitter, timed_value_mortgaged="half", mortgage_percent=60)
    assert table.standings[0].deeds == 50


def test_who_left_later_stands_higher_and_all_below_who_is_still_in() -> None:
    sitters = [Sitter(name, cash=cash) for name, cash in zip("АБВГ", (0, 900, 10, 20), strict=True)]
    table = arranged(*sitters)
    table.submit(Retire(1))
    table.submit(Roll(0, (2, 3)))
    while table.game.count("turn") < 2:
        table.submit(next(c.command for c in table.choices() if is_an_answer(c.command)))
    table.submit(Retire(0))
    table.submit(Finish())
    assert [(s.seat, s.rank) for s in table.standings] == [(3, 1), (2, 2), (0, 3), (1, 4)]


def is_an_answer(command: object) -> bool:
    return type(command).__name__ in {"Decline", "ReadCard", "Knock"}


@pytest.mark.parametrize(
    ("option", "ranks"),
    [
        ("shared_win", [(0, 1), (1, 1)]),
        ("most_cash", [(1, 1), (0, 2)]),
        ("most_plots", [(0, 1), (1, 2)]),
    ],
)
def test_equal_wealth_is_ranked_by_the_option(option: str, ranks: list[tuple[int, int]]) -> None:
    table = arranged(
        Sitter("Аня", cash=100, deeds=("bakery",)), Sitter("Борис", cash=200), timed_tie=option
    )
    assert [(s.seat, s.rank) for s in table.standings] == ranks


def test_a_deed_taken_over_counts_for_its_new_owner() -> None:
    table = arranged(Sitter("Аня", deeds=("bakery",)), Sitter("Борис"))
    table.submit(MatchDeed("bakery", Holding(1), "обменялись"))
    assert [(s.seat, s.deeds) for s in table.standings] == [(1, 100), (0, 0)]


def test_row_35_a_statement_is_written_out_and_needs_no_printer() -> None:
    journal = Path(__file__).parents[1] / "journals" / "classic-evening.jsonl"
    told = subprocess.run(
        [sys.executable, "-m", "companion", "statement", journal, "bank"],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": ""},
    )
    assert len(told.stdout.splitlines()) > 20

from __future__ import annotations

from itertools import pairwise

import pytest

from companion.errors import LedgerError
from companion.ledger import (
    BANK,
    KASSA,
    MONEY,
    MOST_SEATS,
    Ledger,
    Money,
    Rounding,
    Transfer,
    fraction,
    purse,
    seat_of,
    site,
)

ANNA, BORIS = purse(0), purse(1)


def give(amount: Money, payer: str = BANK, payee: str = ANNA, commodity: str = MONEY) -> Transfer:
    return Transfer(payer, payee, amount, "test", commodity)


def test_the_two_sides_of_a_transfer_add_up_to_nothing() -> None:
    assert sum(posting.amount for posting in give(120).postings) == 0


def test_the_bank_alone_goes_below_zero() -> None:
    books = Ledger().post(give(2000)).post(give(300, ANNA, KASSA))
    assert [books.balance(account) for account in (BANK, ANNA, KASSA)] == [-2000, 1700, 300]


@pytest.mark.parametrize("account", [ANNA, KASSA, site("cinema")])
def test_nobody_else_can_be_overdrawn(account: str) -> None:
    books = Ledger().post(give(100, payee=account))
    with pytest.raises(LedgerError, match="overdraft of 1"):
        books.post(give(101, account, BORIS))


@pytest.mark.parametrize(
    "wrong", [give(0), give(-5), give(10, ANNA, ANNA), give(10, BANK, BANK)], ids=repr
)
def test_what_moves_nothing_or_backwards_is_no_transfer(wrong: Transfer) -> None:
    """Faults 24 and 25: one program doubled the account of who paid himself."""
    with pytest.raises(LedgerError, match="not a transfer"):
        Ledger().post(give(100)).post(wrong)


def test_commodities_are_counted_apart() -> None:
    books = Ledger().post(give(2, payee=site("cinema"), commodity="branch")).post(give(50))
    assert books.balance(site("cinema"), "branch") == 2
    assert books.balance(site("cinema")) == 0
    assert books.balance(BANK, "branch") == -2
    assert books.balance(BANK) == -50


def test_posting_leaves_the_books_before_as_they_were() -> None:
    before = Ledger().post(give(100))
    before.post(give(40, ANNA, BORIS))
    assert before == Ledger().post(give(100))


@pytest.mark.parametrize(
    ("amount", "percent", "rounding", "expected"),
    [
        (150, 10, "up", 15),
        (75, 10, "up", 8),
        (75, 10, "down", 7),
        (75, 10, "nearest", 8),
        (74, 10, "nearest", 7),
        (50, 110, "up", 55),
        (200, 110, "up", 220),
        (0, 10, "up", 0),
        (333, 50, "up", 167),
        (333, 50, "down", 166),
    ],
)
def test_shares_are_whole_units(
    amount: Money, percent: int, rounding: Rounding, expected: Money
) -> None:
    """Fault 26: floating point made 56 of 55 and 221 of 220."""
    assert fraction(amount, percent, 100, rounding) == expected


def test_roundings_lie_in_order_and_at_most_one_apart() -> None:
    for amount in range(300):
        three = [fraction(amount, 7, 30, way) for way in ("down", "nearest", "up")]
        assert all(0 <= high - low <= 1 for low, high in pairwise(three)), amount


def test_a_purse_tells_its_seat_and_other_accounts_have_none() -> None:
    assert [seat_of(purse(seat)) for seat in range(MOST_SEATS)] == list(range(MOST_SEATS))
    assert {seat_of(account) for account in (BANK, KASSA, site("cinema"))} == {None}

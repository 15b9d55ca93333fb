"""Double-entry books of everything that is counted: money, buildings, shares, policies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from companion.errors import LedgerError
from companion.record import Record

Money: TypeAlias = int
Account: TypeAlias = str
Commodity: TypeAlias = str
Seat: TypeAlias = int
DeedId: TypeAlias = str
Rounding: TypeAlias = Literal["up", "down", "nearest"]

# What an edition may print: a file that says otherwise does not load.
MOST: Money = 10**9
"""No number that a table could count to is higher."""
Sum: TypeAlias = Annotated[Money, Meta(ge=0, le=MOST)]
Price: TypeAlias = Annotated[Money, Meta(ge=1, le=MOST)]
Percent: TypeAlias = Annotated[int, Meta(ge=0, le=100)]
AtLeastOne: TypeAlias = Annotated[int, Meta(ge=1, le=MOST)]

MONEY: Commodity = "money"
SHARE: Commodity = "share"
BANK: Account = "bank"
"""Issues everything, so its balance is minus what is out on the table."""
KASSA: Account = "kassa"

MOST_SEATS = 6
"""As many as there are coins and places on the screen."""
Coin: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_SEATS)]
"""The colour and shape of a player; 0 goes by the seat."""
_PURSES: tuple[Account, ...] = tuple(f"seat{n}" for n in range(MOST_SEATS))


def purse(seat: Seat) -> Account:
    """Return the account of the player in *seat*."""
    return _PURSES[seat]


def seat_of(account: Account) -> Seat | None:
    """Return whose purse *account* is, if it is one."""
    return _PURSES.index(account) if account in _PURSES else None


def site(deed: DeedId) -> Account:
    """Return the account that holds what is built on *deed*."""
    return f"deed:{deed}"


def fraction(amount: Money, numerator: int, denominator: int, rounding: Rounding) -> Money:
    """Return *numerator* / *denominator* of *amount* in whole units; half a unit rounds up."""
    doubled = 2 * amount * numerator
    match rounding:
        case "up":
            return -(-doubled // (2 * denominator))
        case "down":
            return doubled // (2 * denominator)
        case "nearest":
            return (doubled + denominator) // (2 * denominator)


class Posting(Record, frozen=True):
    """What a transfer does to one account."""

    account: Account
    amount: int
    commodity: Commodity


class Transfer(Record, frozen=True):
    """Some of one commodity that leaves one account and enters another."""

    payer: Account
    payee: Account
    amount: int
    memo: str
    commodity: Commodity = MONEY

    @property
    def postings(self) -> tuple[Posting, Posting]:
        """The two sides, which add up to nothing."""
        return (
            Posting(self.payer, -self.amount, self.commodity),
            Posting(self.payee, self.amount, self.commodity),
        )


class Ledger(Record, frozen=True):
    """What every account holds, commodity by commodity."""

    columns: Mapping[Commodity, Mapping[Account, int]] = {}

    def balance(self, account: Account, commodity: Commodity = MONEY) -> int:
        """Return what *account* holds."""
        column = self.columns.get(commodity)
        return column.get(account, 0) if column else 0

    def post(self, transfer: Transfer) -> Ledger:
        """Return the books after *transfer*.

        :raises LedgerError: if it is not positive or overdraws anyone but the bank.
        """
        payer, payee, amount = transfer.payer, transfer.payee, transfer.amount
        if amount <= 0 or payer == payee:
            raise LedgerError(f"not a transfer: {transfer!r}")
        column = self.columns.get(transfer.commodity, {})
        left = column.get(payer, 0) - amount
        if left < 0 and payer != BANK:
            raise LedgerError(f"overdraft of {-left}: {transfer!r}")
        column = {**column, payer: left, payee: column.get(payee, 0) + amount}
        return Ledger({**self.columns, transfer.commodity: column})

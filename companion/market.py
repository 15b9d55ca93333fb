"""The words of the share market: what cells and cards do, what is put off, what is asked for."""

from __future__ import annotations

from companion.ledger import Money, Seat
from companion.record import Kind


class Exchange(Kind, frozen=True):
    """Deal in shares, and throw for their price if one likes."""


class OfferShares(Kind, frozen=True):
    """Be offered shares by the bank until somebody throws."""


class ShiftPrice(Kind, frozen=True):
    """Have the price of a share rise by so many points, or fall if negative."""

    points: int


class TakeShares(Kind, frozen=True):
    """Buy so many shares of the bank, or sell it some if negative."""

    count: int


class Speculate(Kind, frozen=True):
    """Throw for the price of a share; these have had their deal on the exchange."""

    dealt: tuple[Seat, ...] = ()


class SellOut(Kind, frozen=True):
    """Sell the bank what it buys of one who leaves."""


class BuyShares(Kind, frozen=True):
    """Buy shares of the bank."""

    seat: Seat
    count: int


class SellShares(Kind, frozen=True):
    """Sell shares to the bank."""

    seat: Seat
    count: int


class OrderShares(Kind, frozen=True):
    """Ask the player on the exchange to buy, or sell, for a commission in per cent."""

    seat: Seat
    count: int
    commission: int = 0
    sells: bool = False


class MatchShares(Kind, frozen=True):
    """Make a player hold the shares that lie there."""

    target: Seat
    count: int
    note: str


class MatchSharePrice(Kind, frozen=True):
    """Make a share cost what the marker on the board shows."""

    price: Money
    note: str

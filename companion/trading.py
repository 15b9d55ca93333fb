"""What players may ask for on the share market, and the table may put right there."""

from __future__ import annotations

from companion.ledger import Money, Seat
from companion.record import Kind


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

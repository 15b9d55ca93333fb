"""The words of the auction cell: a plot that the dice draw goes to auction."""

from __future__ import annotations

from companion.ledger import DeedId, Seat
from companion.record import Kind


class ForcedAuction(Kind, frozen=True):
    """Have a plot drawn by dice, and put up for auction."""


class Lot(Kind, frozen=True):
    """Have a plot put up for auction that ``drawer`` has drawn."""

    deed: DeedId
    drawer: Seat

"""The plots that dice draw: the side of the board, the industry on it, the plot in the industry."""

from __future__ import annotations

from companion.edition import Edition
from companion.ledger import DeedId

THROWS = 3
"""For the side, the industry and the plot."""
FACES = 6


def side_is_there(edition: Edition, first: int) -> bool:
    """Return whether the first throw chooses a side at all."""
    return first <= len(edition.sides)


def drawn(edition: Edition, dice: tuple[int, ...]) -> DeedId:
    """Return the plot that three throws choose.

    Even is the industry after the centre of the side, odd the one before it; its plots are counted
    from START.
    """
    side, way, place = dice
    before, after = edition.sides[side - 1]
    row = edition.rows[before if way % 2 else after]
    return row[(place - 1) * len(row) // FACES]

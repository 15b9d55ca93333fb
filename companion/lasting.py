"""What changes sums for as long as the paper that says so lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from companion.ledger import DeedId, Seat
from companion.record import Kind

OF_DEEDS = frozenset({"let", "plot_tax"})
OF_SHARES = frozenset({"dividend", "share_tax"})
"""The sums that a common card may change: of each deed, and of all shares alike."""
EARNED = frozenset({"dividend"})
"""The sums that are not owed but earned by the seat they are reckoned for."""
BASES: Mapping[str, str] = {"let": "base_rent", "plot_tax": "base_tax"}
"""The figure printed on a deed that each of its sums is worked out from."""


class Alter(Kind, frozen=True):
    """Change every sum on a topic, for as long as the paper that says so lies on the table.

    ``by`` is the chapter that laid it. It may be about one ``group`` or one ``deed`` only, or in
    each group about the plot of this ``number``, counted from 1 in the order of the board.
    """

    by: str
    topic: str
    op: Literal["set", "times"]
    value: int
    group: str | None = None
    deed: DeedId | None = None
    number: int | None = None
    payer: Seat | None = None
    payee: Seat | None = None
    mine: bool = False

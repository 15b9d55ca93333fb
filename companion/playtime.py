"""How long a table has played, by the times at which its entries were made."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from itertools import pairwise

PAUSE = timedelta(minutes=15)
"""Who enters nothing for longer than this has not been playing."""


def minutes_between(before: str, after: str) -> float:
    """Return how long was played from one time to the next: nothing in a pause.

    Nor where a clock that was set has jumped back, nor where one of them tells no time.
    """
    try:
        gap = datetime.fromisoformat(after) - datetime.fromisoformat(before)
    except (ValueError, TypeError):  # no time at all; one with and one without its zone
        return 0.0
    return gap / timedelta(minutes=1) if timedelta(0) < gap <= PAUSE else 0.0


def minutes_played(moments: Iterable[str]) -> float:
    """Return how long was played over times in the order in which they were noted."""
    known = (moment for moment in moments if moment)
    return sum(minutes_between(before, after) for before, after in pairwise(known))

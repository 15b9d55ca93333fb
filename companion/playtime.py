"""How long a table has played, by the times at which its entries were made."""

from __future__ import annotations

from datetime import datetime, timedelta

LONGEST = timedelta(minutes=5)
"""Who enters nothing for longer than this has not been playing all the while."""


def minutes_between(before: str, after: str) -> float:
    """Return how long was played from one time to the next: of a pause only the beginning.

    Nothing where a clock that was set has jumped back, nor where one of them tells no time.
    """
    try:
        gap = datetime.fromisoformat(after) - datetime.fromisoformat(before)
    except (ValueError, TypeError):  # no time at all; one with and one without its zone
        return 0.0
    return max(timedelta(0), min(gap, LONGEST)) / timedelta(minutes=1)

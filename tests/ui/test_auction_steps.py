"""The sums that a bidder is offered follow the price and the least increment."""

from __future__ import annotations

import pytest

from companion.ruling import Range
from ui.presenters.auction import next_sums


@pytest.mark.parametrize(
    ("called", "least", "most", "sums"),
    [
        (0, 1, 2000, (10, 50, 100)),
        (0, 1, 7, (1,)),
        (60, 61, 2000, (61, 65, 70)),
        (60, 61, 66, (61, 65)),
        (60, 80, 2000, (80, 160, 260)),
        (450, 451, 2000, (460, 500, 550)),
        (450, 451, 455, (451,)),
        (450, 451, 450, ()),
    ],
)
def test_three_sums_are_offered(called: int, least: int, most: int, sums: tuple[int, ...]) -> None:
    assert next_sums(called, Range(least, most)) == sums

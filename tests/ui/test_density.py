"""How many pixels a dp has."""

from __future__ import annotations

import pytest

from ui.config import density


@pytest.mark.parametrize(
    ("size", "wanted", "pixels"),
    [
        ((800, 480), None, 1),
        ((480, 800), None, 1),
        ((1280, 720), None, 1.5),
        ((720, 1280), None, 1.5),
        ((1280, 800), None, 1.5),
        ((320, 240), None, 1),
        ((1280, 720), 1.25, 1.25),
        ((800, 480), 1.25, 1),  # less than 480 dp would cut the layouts off
    ],
)
def test_the_short_side_has_room_for_the_layouts(
    size: tuple[int, int], wanted: float | None, pixels: float
) -> None:
    assert density(size, wanted) == pixels

"""The cells of any board lie round a square, turned as the real board lies."""

from __future__ import annotations

import pytest

from ui.ring import BOTTOM, CORNER, LEFT, RIGHT, SIDE, TOP, Square, evenly, nearest, rests, ring

COUNTS = (4, 5, 12, 13, 24, 32, 40, 60)


def corner_of(square: Square) -> tuple[bool, bool]:
    """Whether a corner lies at the right, and whether below."""
    return square.x > 0, square.y > 0


@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("count", COUNTS)
def test_the_cells_of_a_ring_fill_it_without_a_gap(
    count: int, turns: int, *, clockwise: bool
) -> None:
    cells = ring(count, evenly(count), turns, clockwise=clockwise)
    assert len(cells) == count
    covered = sum(cell.w * cell.h for cell in cells)
    bare = sum((SIDE - 2 * CORNER) * CORNER for side in range(4) if _bare(cells, side))
    assert covered + bare == pytest.approx(SIDE**2 - (SIDE - 2 * CORNER) ** 2)
    for a, b in zip(cells, [*cells[1:], cells[0]], strict=True):
        if not _bare(cells, a.side):
            assert _touch(a, b)


def _bare(cells: tuple[Square, ...], side: int) -> bool:
    """Whether a side of the board has but its corner."""
    return len([cell for cell in cells if cell.side == side]) == 1


def _touch(a: Square, b: Square) -> bool:
    return a.apart(b.x + b.w / 2, b.y + b.h / 2) <= max(b.w, b.h) / 2 + 1e-6


@pytest.mark.parametrize(
    ("turns", "corner"),
    [(0, (True, True)), (1, (False, True)), (2, (False, False)), (3, (True, False))],
)
@pytest.mark.parametrize("clockwise", [True, False])
def test_start_lies_in_the_corner_that_is_asked_for(
    turns: int, corner: tuple[bool, bool], *, clockwise: bool
) -> None:
    assert corner_of(ring(40, evenly(40), turns, clockwise=clockwise)[0]) == corner


def test_from_lower_right_one_goes_left_or_up() -> None:
    clockwise, other = (ring(40, evenly(40), 0, clockwise=way) for way in (True, False))
    assert (clockwise[1].side, clockwise[1].y) == (BOTTOM, SIDE - CORNER)
    assert (other[1].side, other[1].x) == (RIGHT, SIDE - CORNER)


def test_the_sides_follow_each_other_the_way_one_goes() -> None:
    assert [ring(40, evenly(40), 0, clockwise=True)[n].side for n in (5, 15, 25, 35)] == [
        BOTTOM, LEFT, TOP, RIGHT,
    ]  # fmt: skip
    assert [ring(40, evenly(40), 3, clockwise=False)[n].side for n in (5, 15, 25, 35)] == [
        TOP, LEFT, BOTTOM, RIGHT,
    ]  # fmt: skip


def test_a_board_with_longer_sides_has_its_corners_where_it_says() -> None:
    cells = ring(30, (0, 9, 15, 24), 0, clockwise=True)
    assert [n for n, cell in enumerate(cells) if cell.corner] == [0, 9, 15, 24]
    assert cells[1].w == pytest.approx((SIDE - 2 * CORNER) / 8)
    assert cells[10].h == pytest.approx((SIDE - 2 * CORNER) / 5)


@pytest.mark.parametrize("turns", range(4))
def test_the_strip_of_an_owner_lies_towards_the_middle(turns: int) -> None:
    for cell in ring(40, evenly(40), turns, clockwise=True):
        inner = cell.part(cell.deep - 1, cell.deep, 0, cell.along)
        outer = cell.part(0, 1, 0, cell.along)
        if not cell.corner:
            assert _from_middle(inner) < _from_middle(outer)


def _from_middle(square: Square) -> float:
    x, y = square.x + square.w / 2 - SIDE / 2, square.y + square.h / 2 - SIDE / 2
    return max(abs(x), abs(y))


@pytest.mark.parametrize("cell", [0, 5, 10, 15])
@pytest.mark.parametrize("count", range(1, 7))
def test_tokens_that_share_a_cell_lie_apart_on_it(cell: int, count: int) -> None:
    square = ring(40, evenly(40), 0, clockwise=True)[cell]
    spots = rests(square, count)
    assert len(set(spots)) == count
    assert all(square.apart(x, y) == 0 for x, y in spots)
    for n, (x, y) in enumerate(spots):
        assert all(max(abs(x - a), abs(y - b)) >= 18 for a, b in spots[:n])


def test_a_point_belongs_to_the_nearest_cell_within_reach() -> None:
    cells = ring(40, evenly(40), 0, clockwise=True)
    assert nearest(cells, SIDE - 1, SIDE - 1, 24) == 0
    assert nearest(cells, SIDE - CORNER - 5, SIDE + 10, 24) == 1
    assert nearest(cells, SIDE / 2, SIDE - CORNER - 20, 24) == 5
    assert nearest(cells, SIDE / 2, SIDE / 2, 24) is None

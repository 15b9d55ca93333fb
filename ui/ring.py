"""Where the cells of a board lie: a ring of any number of them, as the real board lies before one.

All in dp from the top left of a board whose side is ``SIDE``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[float, float]

SIDE, CORNER = 408.0, 56.0
INNER = SIDE - 2 * CORNER
BOTTOM, LEFT, TOP, RIGHT = range(4)
"""The sides in the order in which a token comes to them that goes clockwise from lower right."""
TOKEN, LANE = 26.0, 9.0
"""How large a token is, and how far from the outer edge the middle of one lies that is alone."""
ACROSS, DEEP, NEAR = 18.0, 19.0, 11.0
"""How far apart tokens lie that share a cell, along the edge and inwards; how near to a corner."""


class Square(Struct, frozen=True):
    """The box of a cell, and the side of the board that it lies on: its owner's strip is inside."""

    x: float
    y: float
    w: float
    h: float
    side: int
    corner: bool = False

    @property
    def along(self) -> float:
        """How long its outer edge is."""
        return self.w if self.side in {BOTTOM, TOP} else self.h

    @property
    def deep(self) -> float:
        """How far it reaches from its outer edge to the inside."""
        return self.h if self.side in {BOTTOM, TOP} else self.w

    def part(self, near: float, far: float, left: float, right: float) -> Square:
        """Return a part of it: how far from the outer edge, and between which ends along it."""
        match self.side:
            case 0:
                box = self.x + left, self.y + self.h - far, right - left, far - near
            case 1:
                box = self.x + near, self.y + left, far - near, right - left
            case 2:
                box = self.x + left, self.y + near, right - left, far - near
            case _:
                box = self.x + self.w - far, self.y + left, far - near, right - left
        return Square(*box, self.side)

    def apart(self, x: float, y: float) -> float:
        """Return how far a point is from the box, nothing if it lies inside."""
        beside = max(self.x - x, 0, x - self.x - self.w)
        above = max(self.y - y, 0, y - self.y - self.h)
        return hypot(beside, above)


def evenly(count: int) -> tuple[int, ...]:
    """Return which cells are corners of a board that does not say it."""
    return tuple(n * count // 4 for n in range(4))


def ring(count: int, corners: Sequence[int], turns: int, *, clockwise: bool) -> tuple[Square, ...]:
    """Return the box of each cell, START so many quarter turns clockwise from the lower right."""
    found = tuple(
        square
        for side, first in enumerate(corners)
        for square in _side(side, [*corners, count][side + 1] - first)
    )
    if not clockwise:
        found = tuple(Square(s.y, s.x, s.h, s.w, RIGHT - s.side, s.corner) for s in found)
    for _ in range(turns % 4):
        found = tuple(
            Square(SIDE - s.y - s.h, s.x, s.h, s.w, (s.side + 1) % 4, s.corner) for s in found
        )
    return found


def _side(side: int, count: int) -> list[Square]:
    """Return a corner and the cells after it, as they lie from lower right clockwise."""
    far, wide = SIDE - CORNER, INNER / max(1, count - 1)
    back = [far - n * wide for n in range(1, count)]
    forth = [CORNER + n * wide for n in range(count - 1)]
    match side:
        case 0:
            boxes = [(far, far, CORNER, CORNER), *((x, far, wide, CORNER) for x in back)]
        case 1:
            boxes = [(0.0, far, CORNER, CORNER), *((0.0, y, CORNER, wide) for y in back)]
        case 2:
            boxes = [(0.0, 0.0, CORNER, CORNER), *((x, 0.0, wide, CORNER) for x in forth)]
        case _:
            boxes = [(far, 0.0, CORNER, CORNER), *((far, y, CORNER, wide) for y in forth)]
    return [Square(*box, side, n == 0) for n, box in enumerate(boxes)][:count]


def rests(square: Square, count: int) -> list[Point]:
    """Return the middles of tokens that share a cell, in rows that leave its picture free."""
    columns = 2 if square.corner or count > 2 else 1
    found = []
    for n in range(count):
        row, column = divmod(n, columns)
        if square.corner:
            found.append(_inner(square, column * ACROSS, row * DEEP))
        else:
            along = square.along / 2 + (column - (columns - 1) / 2) * ACROSS
            spot = square.part(LANE + row * DEEP, LANE + row * DEEP, along, along)
            found.append((spot.x, spot.y))
    return found


def _inner(square: Square, across: float, deep: float) -> Point:
    """Return a point so far from the inner corner of a corner, on the way to the outer one."""
    right, low = square.x > 0, square.y > 0
    x = square.x + NEAR + across if right else square.x + square.w - NEAR - across
    y = square.y + NEAR + deep if low else square.y + square.h - NEAR - deep
    return x, y


def lane(square: Square) -> Point:
    """Return the middle of a token that walks over a cell."""
    if square.corner:
        return square.x + square.w / 2, square.y + square.h / 2
    return rests(square, 1)[0]


def nearest(squares: Sequence[Square], x: float, y: float, reach: float) -> int | None:
    """Return the cell nearest to a point, if one is within reach."""
    index = min(range(len(squares)), key=lambda n: squares[n].apart(x, y), default=None)
    if index is None or squares[index].apart(x, y) > reach:
        return None
    return index

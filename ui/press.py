"""Which presses count: one finger, one key, one act."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ui.config import BREADTH

TOGETHER = 0.08  # seconds within which two fingers are one palm, or one finger came by two roads
NEAR = 24.0  # dp within which two touches are the same finger
PALM = 20.0  # mm across, from which it is no finger
MM = 9.2 / 48  # in a dp


class Press(Struct):
    """Remember one finger going down: where, when, and on which view."""

    x: float
    y: float
    at: float
    view: int
    void: bool = False
    ended: float = 0.0

    def is_near(self, x: float, y: float) -> bool:
        """Tell whether a point is where this finger is."""
        return abs(self.x - x) <= NEAR and abs(self.y - y) <= NEAR


class Presses:
    """Judge every press of a screen; points in dp, times in seconds of one clock.

    A press counts if nothing was entered since it began and nothing has been acted on the view
    shown, so one view takes one act; what is merely drawn anew takes no press away. Two fingers
    within 80 ms are a palm, like a touch 20 mm across, and do not count; at the same place they are
    one finger reported twice. With `many_hands` (an auction) fingers do not disturb each other, and
    a press counts as long as it is about the same lot.
    """

    def __init__(self, *, many_hands: bool = False) -> None:
        self.many_hands = many_hands
        self.view = 0
        self.spent = False
        self.recent: list[Press] = []

    def take_over(self, other: Presses) -> None:
        """Know the fingers of the screen shown before, which echo here and count no more there."""
        self.recent = other.recent
        other.renew()

    def renew(self, *, changed: bool = True) -> None:
        """Take acts again; after a change, presses that are still down do not count."""
        self.view += changed
        self.spent = False

    def down(self, x: float, y: float, at: float) -> Press | None:
        """Take a finger going down; None if it is an echo of another."""
        self.recent = [p for p in self.recent if at - max(p.at, p.ended) <= TOGETHER]
        if any(p.is_near(x, y) for p in self.recent):
            return None
        press = Press(x, y, at, self.view)
        for other in self.recent:
            if not self.many_hands and at - other.at <= TOGETHER:
                press.void = other.void = True
        self.recent.append(press)
        return press

    def widen(self, press: Press, across: float) -> None:
        """Take how broad the touch has become, in mm; a palm begins small."""
        press.void = press.void or across > PALM

    def up(self, press: Press, at: float) -> None:
        """Take the finger going up again."""
        press.ended = at

    def counts(self, press: Press) -> bool:
        """Tell whether the press may act."""
        return not (press.void or self.spent or press.view != self.view)

    def spend(self) -> None:
        """Note that the view has had its act; nothing more counts until `renew`."""
        self.spent = True


def across(touch: Any, dp: float) -> float:
    """Give how broad a touch is in mm, as far as the touchscreen tells; *dp* in pixels."""
    if "shape" not in touch.profile:
        return 0.0
    return float(max(touch.shape.width, touch.shape.height)) * BREADTH / dp * MM

"""Which presses count: one finger, one key, one act."""

from msgspec import Struct

TOGETHER = 0.08  # seconds within which two fingers are one palm, or one finger came by two roads
NEAR = 24.0  # dp within which two touches are the same finger


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

    A press counts if it began on the view that is still shown and nothing has been acted on that
    view, so one view takes one act. Two fingers within 80 ms are a palm and neither counts; at the
    same place they are one finger reported twice. With `many_hands` (an auction) fingers do not
    disturb each other.
    """

    def __init__(self, *, many_hands: bool = False) -> None:
        self.many_hands = many_hands
        self.view = 0
        self.spent = False
        self.recent: list[Press] = []

    def renew(self, *, changed: bool = True) -> None:
        """Take acts again; on a view that has changed, presses that are still down do not count."""
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

    def up(self, press: Press, at: float) -> None:
        """Take the finger going up again."""
        press.ended = at

    def counts(self, press: Press) -> bool:
        """Tell whether the press may act."""
        stale = press.view != self.view and not self.many_hands
        return not (press.void or self.spent or stale)

    def spend(self) -> None:
        """Note that the view has had its act; nothing more counts until `renew`."""
        self.spent = True

"""Drag: a key that a finger can also carry to another of its kind."""

from typing import Any

from kivy.metrics import dp

from ui.widgets.tap import Tap, holder

FAR = 12  # dp a finger moves before it drags


class Drag(Tap):
    """Follow the finger; where it goes up elsewhere, `dropped` of what holds the key is told."""

    @property
    def fixed(self) -> bool:
        """Whether it stays where it is."""
        return False

    def follow(self, dx: float, dy: float) -> None:
        """Be shown so far from its place, in pixels."""
        raise NotImplementedError

    def on_touch_move(self, touch: Any) -> bool:
        """Go along."""
        if self._carried(touch):
            dx, dy = touch.x - touch.ox, touch.y - touch.oy
            far = max(abs(dx), abs(dy)) > dp(FAR)
            self.follow(*((dx, dy) if far else (0, 0)))
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """Be back in its place; a finger that is still there, or is again, has tapped."""
        if self._carried(touch):
            self.follow(0, 0)
            if not self.collide_point(*touch.pos):
                holder(self, "dropped").dropped(self, touch)
        return bool(super().on_touch_up(touch))

    def _carried(self, touch: Any) -> bool:
        """Tell whether a finger carries it; what another finger's act took away lies nowhere."""
        return touch.grab_current is self and self.parent and not self.fixed

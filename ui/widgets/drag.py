"""Drag: a key that a finger can also carry to another of its kind."""

from typing import Any

from kivy.metrics import dp

from ui.widgets.tap import Tap

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
        if touch.grab_current is self and not self.fixed:
            dx, dy = touch.x - touch.ox, touch.y - touch.oy
            far = max(abs(dx), abs(dy)) > dp(FAR)
            self.follow(*((dx, dy) if far else (0, 0)))
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """Be back in its place; a finger that is still there, or is again, has tapped."""
        if touch.grab_current is self and not self.fixed:
            self.follow(0, 0)
            if not self.collide_point(*touch.pos):
                self._drop(touch)
        return bool(super().on_touch_up(touch))

    def _drop(self, touch: Any) -> None:
        holder = self.parent
        while not hasattr(holder, "dropped"):
            holder = holder.parent
        holder.dropped(self, touch)

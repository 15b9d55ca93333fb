"""Shell: the window's only child; shows the screen that belongs to a view model."""

from collections.abc import Mapping
from typing import Any

from kivy.uix.widget import Widget

from ui import motion
from ui.screens.base import Act, Hear, Screen, silence


class Shell(Widget):
    """Show one screen at a time; each is built once and kept, for a collection costs frames."""

    def __init__(
        self,
        screens: Mapping[type, type[Screen]],
        act: Act,
        hear: Hear = silence,
        **kwargs: Any,
    ) -> None:
        super().__init__(**kwargs)
        self._kinds, self._act, self._hear = screens, act, hear
        self._built: dict[type, Screen] = {}
        self.screen: Screen | None = None

    def show(self, vm: Any, *, animate: bool = False) -> Screen:
        """Show a view model on the screen of its kind, in the place of the present one."""
        screen = self._screen(type(vm))
        screen.pos, screen.size = self.pos, self.size
        screen.show(vm, animate=animate)
        if screen is not self.screen:
            self.clear_widgets()
            self.add_widget(screen)
            self.screen = screen
        return screen

    def on_touch_down(self, touch: Any) -> bool:
        """Bring what moves to its end; what has come up by that takes no press it did not ask for.

        Bar and rail are where they were, so a touch of them counts.
        """
        before, vm = self.screen, self.screen and self.screen.vm
        motion.finish()
        now = self.screen
        if before and now and now.vm is not vm and not (before.keeps(touch) and now.keeps(touch)):
            return True
        return bool(super().on_touch_down(touch))

    def build_ahead(self) -> bool:
        """Build one more screen before it is wanted; say whether any are left."""
        left = [kind for kind in self._kinds if kind not in self._built]
        if left:
            self._screen(left[0])
        return len(left) > 1

    def _screen(self, kind: type) -> Screen:
        if kind not in self._built:
            self._built[kind] = self._kinds[kind](act=self._act, hear=self._hear)
        return self._built[kind]

    def on_size(self, *_: object) -> None:
        """Let the screen follow the window."""
        if self.screen:
            self.screen.pos, self.screen.size = self.pos, self.size

"""Shell: the window's only child; shows the screen that belongs to a view model."""

from collections.abc import Mapping
from typing import Any

from kivy.lang import Builder
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from ui import motion
from ui.screens.base import Act, Hear, Screen, silence


class Shell(Widget):
    """Show one screen at a time; each is built once and kept, for a collection costs frames.

    `angle` is how far it has yet to turn, in degrees; a touch ends that and hits nothing.
    """

    angle = NumericProperty(0)

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
        self._begun: dict[type, dict[str, Any]] = {}
        self.screen: Screen | None = None

    def show(self, vm: Any, *, animate: bool = False) -> Screen:
        """Show a view model on the screen of its kind, in the place of the present one."""
        screen = self._screen(type(vm))
        screen.pos, screen.size = self.pos, self.size
        if self.screen and screen is not self.screen:
            screen.presses.take_over(self.screen.presses)
        if gone_on_with := self._begun.pop(type(vm), {}):
            screen.show(vm)  # what was begun belongs to what is shown already
        for name, begun in gone_on_with.items():
            setattr(screen, name, begun)
        screen.show(vm, animate=animate)
        if screen is not self.screen:
            self.clear_widgets()
            self.add_widget(screen)
            self.screen = screen
        return screen

    def forget(self) -> None:
        """Throw all screens away: what is a dp has changed, and they are to be built anew.

        What was begun on the one that is shown is gone on with.
        """
        motion.finish()
        if shown := self.screen:
            self._begun = {type(shown.vm): {name: getattr(shown, name) for name in shown.begun}}
        self.clear_widgets()
        self._built, self.screen = {}, None

    def turn(self, by: float) -> None:
        """Turn to where it is by so many degrees."""
        self.angle = by
        motion.move(self, "turn", curve="in_out_cubic", angle=0)

    def on_touch_down(self, touch: Any) -> bool:
        """Bring what moves to its end; what turns, or has come up by that, takes no press.

        Bar and rail are where they were, so a touch of them counts.
        """
        missed, before = bool(self.angle), self.screen
        vm = before.vm if before else None
        motion.finish()
        if before and self.screen and self.screen.vm is not vm:
            missed = missed or not (before.keeps(touch) and self.screen.keeps(touch))
        return bool(missed or super().on_touch_down(touch))

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


Builder.load_string("""
<Shell>:
    canvas.before:
        PushMatrix
        Rotate:
            angle: root.angle
            origin: root.center
    canvas.after:
        PopMatrix
""")

"""Notice: a refusal; Guide: what hands must do. They stay until the next touch."""

from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ColorProperty, StringProperty

from ui.layout import Box, hide, put
from ui.motion import seconds
from ui.presenters.vm import HandsVM
from ui.text import Text, lines_in  # noqa: F401  (named in kv)
from ui.theme import TYPE
from ui.widgets.tap import keys

NARROW = 240  # less than this is no width for a sentence, dp


class Told(Box):
    """Show a sentence above everything on the stage."""

    text, icon = StringProperty(), StringProperty("warn")
    ground, edge, shade = (ColorProperty("black") for _ in range(3))

    def high(self, width: float) -> float:
        """Give the height at this width, dp: two lines fit, longer sentences take more."""
        text, room = self.ids.text, dp(width - 64)
        font = TYPE[text.role]["font"]
        rows = sum(lines_in(line, font, text.px, room) for line in self.text.split("\n"))
        text.lines = max(2, rows)
        return max(62, 16 + 23 * rows)

    def clear(self, box: Box, x: float, y: float, width: float) -> float:
        """Give the width, dp, at which no key at the right lies beneath; all if that is too little.

        What is told after every entry must not keep from touching what is asked.
        """
        left, top, wide = box.x + dp(x), box.top - dp(y), width
        while wide >= NARROW:
            low, right = top - dp(self.high(wide)), left + dp(wide)
            beside = (key for key in keys(box) if key.y < top and key.top > low)
            beneath = [key.x for key in beside if key.x < right and key.right > left]
            if not beneath:
                return wide
            wide = (min(beneath) - left) / dp(1) - 8
        return width

    def arrange(self) -> None:
        """Wrap the sentence beside the icon."""
        put(self.ids.text, self, 50, 2, self.w - 64, self.h - 4)


class Notice(Told):
    """Show in amber why not."""


class Guide(Told):
    """Show what to move on the cardboard, once for every entry."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._seq = -1
        self._fold = Clock.create_trigger(self._go, seconds("toast"))

    def show(self, vm: HandsVM | None) -> None:
        """Take what to do; what has been shown and is gone does not come back."""
        if vm is None:
            self._go()
        elif vm.seq != self._seq:
            self._seq, self.text = vm.seq, "\n".join(vm.lines)
            self._fold.cancel()
            if not vm.stays:
                self._fold()

    def _go(self, *_: object) -> None:
        self.text = ""
        hide(self)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Told>:
    canvas.before:
        Color:
            rgba: root.ground
        Patch:
            shape: 'round-12'
            box: (*self.pos, *self.size)
        Color:
            rgba: root.edge
        Patch:
            shape: 'ring-12-2'
            box: (*self.pos, *self.size)
        Sprite:
            art: root.icon, 24
            box: self.x + dp(14), self.center_y - dp(12), dp(24), dp(24)
    Text:
        id: text
        text: root.text
        lines: 2
        squeeze: False
        ink: root.shade
<Notice>:
    ground: theme.warn_bg
    edge: theme.warn
    shade: theme.warn_ink
<Guide>:
    icon: 'move'
    ground: theme.panel
    edge: theme.brass
    shade: theme.text
""")

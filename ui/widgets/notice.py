"""Notice: a refusal; Guide: what hands must do. They stay until the next touch."""

from collections.abc import Sequence
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
from ui.widgets.tap import Tap, keys

NARROW = 240  # less than this is no width for a sentence, dp
AIR = 8  # between it and the keys, dp
Area = tuple[float, float, float, float]


def edges(key: Tap, screen: Box) -> Area:
    """Give left, top, right and bottom of a key, wherever it has been scrolled to, in dp."""
    x, y = key.to_window(*key.pos)
    left, low = (x - screen.x) / dp(1), (screen.top - y) / dp(1)
    return left, low - key.h, left + key.w, low


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

    def lie(self, screen: Box, stage: Area) -> None:
        """Lie at the head of the stage, or lower where a whole row of keys stands there."""
        # What is told after every entry must not keep from touching what is asked.
        if not self.text:
            return hide(self)
        x, y, w, h = stage
        taken = [edges(key, screen) for key in keys(screen)]
        rows = sorted({low + AIR for _, _, _, low in taken if y < low < y + h})
        found = ((top, self.clear(taken, x, top, w)) for top in (y, *rows))
        free = ((top, wide) for top, wide in found if wide and top + self.high(wide) <= y + h)
        top, wide = next(free, (y, w))
        return put(self, screen, x, top, wide, self.high(wide))

    def clear(self, taken: Sequence[Area], x: float, y: float, width: float) -> float:
        """Give the width, dp, at which no key lies beneath; 0 if that is too little."""
        wide = width
        while wide >= NARROW:
            low = y + self.high(wide)
            beneath = [
                left
                for left, top, right, bottom in taken
                if top < low and bottom > y and left < x + wide and right > x
            ]
            if not beneath:
                return wide
            wide = min(beneath) - x - AIR
        return 0

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

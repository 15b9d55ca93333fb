"""Notice: a refusal, or what hands must do; it stays until the next touch."""

from math import ceil

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import StringProperty

from ui.layout import Box, put
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.theme import TYPE

RAGGED = 1.15  # by how much lines are longer than their words, for words do not break


class Notice(Box):
    """Show the sentence in amber, above everything on the stage."""

    text = StringProperty()

    def high(self, width: float) -> float:
        """Give the height at this width, dp: two lines fit, longer sentences take more."""
        text, room = self.ids.text, dp(width - 64)
        font = TYPE[text.role]["font"]
        lines = (width_of(line, font, text.px) for line in self.text.split("\n"))
        rows = sum(max(1, ceil(RAGGED * line / room)) for line in lines)
        text.lines = max(2, rows)
        return max(62, 16 + 23 * rows)

    def arrange(self) -> None:
        """Wrap the sentence beside the icon."""
        put(self.ids.text, self, 50, 2, self.w - 64, self.h - 4)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Notice>:
    canvas.before:
        Color:
            rgba: theme.warn_bg
        Patch:
            shape: 'round-12'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.warn
        Patch:
            shape: 'ring-12-2'
            box: (*self.pos, *self.size)
        Sprite:
            art: 'warn', 24
            box: self.x + dp(14), self.center_y - dp(12), dp(24), dp(24)
    Text:
        id: text
        text: root.text
        lines: 2
        squeeze: False
        ink: theme.warn_ink
""")

"""Chip: a small pill of icons and a few words at the right of a header."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ListProperty, StringProperty

from ui import art
from ui.layout import Box, put
from ui.text import Text  # noqa: F401  (named in kv)


class Chip(Box):
    """Show a pill 40 high; `icons` are (name, size in dp), or empty for the green dot."""

    text = StringProperty()
    icons = ListProperty()

    def natural(self) -> float:
        """Measure the width in dp."""
        lead = sum(size + 8 for _, size in self.icons) if self.icons else 18
        return 26 + lead + float(self.ids.text.want(dp(300)) / dp(1))

    def arrange(self) -> None:
        """Lay icons with gaps of 8, then the text."""
        x, parts = 12, []
        for name, size in self.icons or (("disc", 10),):
            left, low = round(self.x + dp(x)), round(self.center_y - dp(size / 2))
            parts.append((art.sized(name, size), left, low, dp(size), dp(size)))
            x += size + 8
        self.ids.icons.lay(parts)
        put(self.ids.text, self, x, (self.h - 20) / 2, self.w - x - 12, 20)


Builder.load_string("""
#:import theme ui.theme.theme
<Chip>:
    canvas.before:
        Color:
            rgba: theme.panel
        Patch:
            shape: 'round-20'
            box: (*self.pos, *self.size)
    Pictures:
        id: icons
        colour: theme.text if root.icons else theme.gain
    Text:
        id: text
        role: 'note'
        text: root.text
""")

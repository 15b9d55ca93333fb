"""Paragraph: words of any length, wrapped; markup may mix fonts."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty

from ui.typeset import Marked

SAFE = {"&": "&amp;", "[": "&bl;", "]": "&br;"}


def escape(text: str) -> str:
    """Keep names and words from being read as markup."""
    return "".join(SAFE.get(letter, letter) for letter in text)


class Paragraph(Marked):
    """Write as many lines as it takes; `measure` gives the height for a width, both in dp."""

    points = NumericProperty(17)

    def measure(self, width: float) -> float:
        """Wrap at this width."""
        self.text_size = dp(width), None
        self.texture_update()
        return float(self.texture_size[1] / dp(1)) if self.text else 0.0


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Paragraph>:
    markup: True
    font_name: 'ui'
    font_size: dp(self.points)
    color: theme.ink
""")

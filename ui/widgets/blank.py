"""Blank: an icon over a few words, where there is nothing to show yet."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import Box, put
from ui.text import Text  # noqa: F401  (named in kv)

DISC, HIGH = 44, 116


class Blank(Box):
    """Say in the middle why nothing is there and what will bring something."""

    icon, text = StringProperty("table"), StringProperty()
    flat = BooleanProperty(defaultvalue=False)

    def arrange(self) -> None:
        """Put the words under the icon, or without it where it has no room."""
        self.flat = self.h < HIGH
        top = 0 if self.flat else (self.h - HIGH) / 2 + DISC + 10
        high = self.h if self.flat else HIGH - DISC - 10
        put(self.ids.text, self, 16, top, self.w - 32, high)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Blank>:
    canvas.before:
        Color:
            rgba: theme.key
        Sprite:
            art: 'disc', 44
            box:
                (nowhere if self.flat
                else (self.center_x - dp(22), self.center_y + dp(14), dp(44), dp(44)))
        Color:
            rgba: theme.brass_text
        Sprite:
            art: self.icon, 24
            box:
                (nowhere if self.flat
                else (self.center_x - dp(12), self.center_y + dp(24), dp(24), dp(24)))
    Text:
        id: text
        lines: 3
        across: .5
        text: root.text
        ink: theme.text_2
""")

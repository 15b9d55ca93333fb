"""Share mark: how many shares a player holds, as a number on a slip of paper."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import StringProperty

from ui.layout import Box, put
from ui.text import Text  # noqa: F401  (named in kv)


class ShareMark(Box):
    """Show the number after the sign of the exchange."""

    count = StringProperty()

    def natural(self) -> float:
        """Measure the mark, dp."""
        return float(self.ids.number.want(dp(60)) / dp(1) + 24)

    def arrange(self) -> None:
        """Put the number after the sign."""
        put(self.ids.number, self, 19, (self.h - 16) / 2, self.w - 20, 16)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<ShareMark>:
    canvas.before:
        Color:
            rgba: theme.paper
        Patch:
            shape: 'round-6'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.ink
        Sprite:
            art: 'exchange', 18
            box: self.x + dp(3), self.center_y - dp(7), dp(14), dp(14)
    Text:
        id: number
        role: 'label'
        points: 14
        face: 'narrow_bold'
        text: root.count
        ink: theme.ink
""")

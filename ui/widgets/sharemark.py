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
        put(self.ids.number, self, 20, (self.h - 18) / 2, self.w - 22, 18)


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
            box: self.x + dp(2), self.center_y - dp(9), dp(18), dp(18)
    Text:
        id: number
        role: 'note'
        face: 'narrow_bold'
        text: root.count
        ink: theme.ink
""")

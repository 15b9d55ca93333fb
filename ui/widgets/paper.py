"""Paper: a strip of paper with its shadow, which other things lie on."""

from kivy.lang import Builder

from ui.layout import Box


class Paper(Box):
    """Draw the strip."""


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Paper>:
    canvas.before:
        Color:
            rgba: theme.slip_shadow
        Patch:
            shape: 'round-12'
            box: self.x, self.y - dp(3), self.width, self.height
        Color:
            rgba: theme.paper
        Patch:
            shape: 'round-12'
            box: (*self.pos, *self.size)
""")

"""Paper: a strip of it with its shadow, which other things lie on; one with a torn edge."""

from kivy.lang import Builder
from kivy.properties import ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.scrollview import ScrollView  # noqa: F401  (named in kv)

from ui import art
from ui.layout import Box


class Paper(Box):
    """Draw the strip."""


class TornPaper(Box):
    """Draw paper torn off below, where it may have a `hem`; `lift` moves it without layout."""

    lift = NumericProperty(0)
    hem = ColorProperty("white")
    torn = ObjectProperty(None, allownone=True)

    def arrange(self) -> None:
        """Tear the edge."""
        self.torn = art.cut("torn", self.w)


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
<PaperScroll@ScrollView>:
    do_scroll_x: False
    bar_width: dp(4)
    bar_color: theme.ink_2
    bar_inactive_color: theme.paper_line
<TornPaper>:
    hem: theme.paper
    canvas.before:
        PushMatrix
        Translate:
            y: dp(root.lift)
        Color:
            rgba: theme.slip_shadow
        Patch:
            shape: 'round-10-top'
            box: self.x, self.y + dp(3), self.width, self.height - dp(6)
        Sprite:
            texture: root.torn
            box: self.x, self.y - dp(3), self.width, dp(6)
        Color:
            rgba: theme.paper
        Patch:
            shape: 'round-10-top'
            box: self.x, self.y + dp(6), self.width, self.height - dp(6)
        Color:
            rgba: root.hem
        Sprite:
            texture: root.torn
            box: self.x, self.y, self.width, dp(6)
    canvas.after:
        PopMatrix
""")

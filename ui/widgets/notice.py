"""Notice: a refusal, one sentence that stays until the next touch."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from ui.layout import Box, put
from ui.text import Text  # noqa: F401  (named in kv)


class Notice(Box):
    """Show the sentence in amber, above everything on the stage."""

    text = StringProperty()

    def arrange(self) -> None:
        """Wrap the sentence into two lines beside the icon."""
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

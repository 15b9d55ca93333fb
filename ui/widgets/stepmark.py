"""Step mark: the step of the rating scale a player stands on, as a number in a disc."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from ui.layout import Box, put
from ui.text import Text  # noqa: F401  (named in kv)


class StepMark(Box):
    """Show the number of a step; the box is square."""

    step = StringProperty()

    def arrange(self) -> None:
        """Put the number in the middle."""
        put(self.ids.number, self, 0, (self.h - 18) / 2, self.w, 18)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<StepMark>:
    canvas.before:
        Color:
            rgba: theme.brass
        Sprite:
            art: 'disc', round(self.width / dp(1)) or 20
            box: (*self.pos, *self.size)
    Text:
        id: number
        role: 'note'
        face: 'narrow_bold'
        across: .5
        text: root.step
        ink: theme.brass_ink
""")

"""Field: the frame round what is written."""

from kivy.lang import Builder

from ui.layout import Box


class Field(Box):
    """Draw the frame."""


Builder.load_string("""
#:import theme ui.theme.theme
<Field>:
    canvas.before:
        Color:
            rgba: theme.seat
        Patch:
            shape: 'round-12'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.frame
        Patch:
            shape: 'ring-12-2'
            box: (*self.pos, *self.size)
""")

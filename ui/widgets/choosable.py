"""Outlined: one among others, in brass if it is chosen; Choosable: chosen by a tap."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty

from ui.layout import Box
from ui.widgets.tap import Tap


class Outlined(Box):
    """Draw a ground, the outline of the chosen one, and a veil of the ground over what is dim."""

    chosen = BooleanProperty(defaultvalue=False)
    ground = ColorProperty("black")
    veil, radius = NumericProperty(0), NumericProperty(12)


class Choosable(Tap, Outlined):
    """Be chosen by a tap."""


Builder.load_string("""
#:import theme ui.theme.theme
#:set nowhere (0, 0, 0, 0)
<Outlined>:
    canvas.before:
        Color:
            rgba: self.ground
        Patch:
            shape: 'round-%d' % self.radius
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-%d-3' % self.radius
            box: (*self.pos, *self.size) if self.chosen else nowhere
    canvas.after:
        Color:
            rgba: (*self.ground[:3], self.veil)
        Patch:
            shape: 'round-%d' % self.radius
            box: (*self.pos, *self.size)
""")

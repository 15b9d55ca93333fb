"""KeyFace: what small keys are drawn on, with a darker lower edge."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty

from ui.widgets.tap import Tap


class KeyFace(Tap):
    """Draw the face over the edge; a `flat` one has no edge: it has been pressed, or is grey."""

    face, edge = ColorProperty("black"), ColorProperty("black")
    flat = BooleanProperty(defaultvalue=False)


Builder.load_string("""
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<KeyFace>:
    canvas.before:
        Color:
            rgba: self.edge
        Patch:
            shape: 'round-12'
            box: (*self.pos, self.width, self.height - dp(3)) if not self.flat else nowhere
        Color:
            rgba: self.face
        Patch:
            shape: 'round-12'
            box:
                ((*self.pos, *self.size) if self.flat
                else (self.x, self.y + dp(3), self.width, self.height - dp(3)))
""")

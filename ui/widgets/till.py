"""Till: the table from above, and where on it the screen lies."""

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty

from ui.layout import Box, put
from ui.text import Text  # noqa: F401  (named in kv)


class Till(Box):
    """Show where on the table the screen lies, and which way it faces."""

    angle = NumericProperty(0)
    brand = StringProperty()

    def arrange(self) -> None:
        """Put the name on the till."""
        put(self.ids.brand, self, self.w / 2 - 50, self.h / 2 + 44, 100, 46)


Builder.load_string("""
#:import theme ui.theme.theme
#:import mix ui.draw.mix
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Till>:
    canvas.before:
        Color:
            rgba: theme.stage
        Patch:
            shape: 'round-36'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.line
        Patch:
            shape: 'ring-36-3'
            box: (*self.pos, *self.size)
        PushMatrix
        Rotate:
            angle: root.angle
            origin: self.center
        Color:
            rgba: theme.seat
        Patch:
            shape: 'round-8'
            box: self.center_x - dp(50), self.center_y - dp(28), dp(100), dp(100)
        Color:
            rgba: theme.line
        Patch:
            shape: 'ring-8-2'
            box: self.center_x - dp(50), self.center_y - dp(28), dp(100), dp(100)
        Color:
            rgba: (*theme.brass[:3], .55)
        Sprite:
            art: 'rosette-100'
            box: self.center_x - dp(50), self.center_y - dp(28), dp(100), dp(100)
        Color:
            rgba: theme.bar
        Patch:
            shape: 'round-8'
            box: self.center_x - dp(50), self.center_y - dp(90), dp(100), dp(46)
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-8-2'
            box: self.center_x - dp(50), self.center_y - dp(90), dp(100), dp(46)
    canvas.after:
        PopMatrix
    Text:
        id: brand
        role: 'heading'
        text: root.brand
        across: .5
        ink: theme.brass_text
""")

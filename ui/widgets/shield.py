"""Shield: a policy in small: its colour, and its tier as a Roman number."""

from kivy.lang import Builder
from kivy.properties import ColorProperty, StringProperty

from ui.layout import Box, put
from ui.text import Text  # noqa: F401  (named in kv)
from ui.tokens import TOKENS


class Shield(Box):
    """Show one policy; the box is square."""

    tier = StringProperty()
    fill = ColorProperty("black")

    def show(self, colour: str, tier: str) -> None:
        """Take the colour and the number."""
        self.fill, self.tier = TOKENS["policy"][colour]["color"], tier

    def arrange(self) -> None:
        """Put the number in the middle, a little above it."""
        size = round(self.w)
        self.ids.tier.points = 17 if size > 30 else 13
        high = 24 if size > 30 else 16
        put(self.ids.tier, self, 0, (self.h - high) / 2 - self.h * 0.03, self.w, high)


Builder.load_string("""
#:import theme ui.theme.theme
<Shield>:
    canvas.before:
        Color:
            rgba: self.fill
        Sprite:
            art: 'shield', 50 if self.width > dp(30) else 20
            box: (*self.pos, *self.size)
    Text:
        id: tier
        role: 'heading'
        across: .5
        text: root.tier
        ink: theme.industry_ink
""")

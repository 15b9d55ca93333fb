"""Fuse: a line that shortens until something happens by itself."""

from collections.abc import Callable

from kivy.animation import Animation
from kivy.lang import Builder
from kivy.properties import NumericProperty

from ui.layout import Box


class Fuse(Box):
    """Burn for some seconds; it is a clock, so reduced motion does not shorten it."""

    left = NumericProperty(0)  # 1 lit, 0 burnt

    def light(self, seconds: float, done: Callable[[], object]) -> None:
        """Burn from the full length, then do something."""
        Animation.cancel_all(self)
        self.left = 1
        run = Animation(left=0, d=seconds, t="linear")
        run.bind(on_complete=lambda *_: done())
        run.start(self)

    def put_out(self) -> None:
        """Stop burning; nothing happens."""
        Animation.cancel_all(self)
        self.left = 0


Builder.load_string("""
#:import theme ui.theme.theme
<Fuse>:
    canvas:
        Color:
            rgba: theme.brass
        Sprite:
            art: 'white'
            box: self.x, self.y, self.width * self.left, self.height
""")

"""Fuse: a line that shortens until something happens by itself."""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.lang import Builder
from kivy.properties import NumericProperty

from ui.layout import Box
from ui.presenters.vm_table import AcceptVM


class Fuse(Box):
    """Burn for some seconds; it is a clock, so reduced motion does not shorten it.

    `burnt` hears the name of the throw that counts by itself.
    """

    left = NumericProperty(0)  # 1 lit, 0 burnt

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.burnt: Callable[[str], object] = lambda _name: None
        self.burning: tuple[str, str] | None = None

    def offer(self, accept: AcceptVM | None) -> None:
        """Burn for the tray's throw; the same throw again does not light it anew."""
        burning = (accept.accept.name, accept.throw) if accept and accept.seconds else None
        if burning == self.burning:
            return
        self.put_out()
        if accept and burning:
            self.burning = burning
            self.light(accept.seconds, lambda: self.burnt(burning[0]))

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
        self.left, self.burning = 0, None


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

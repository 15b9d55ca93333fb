"""Rosette: the bank-note lines behind the wordmark, cut to the box."""

from functools import cache
from typing import Any

from kivy.core.image import Image
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.properties import ObjectProperty

from ui.layout import Box
from ui.tokens import DATA

SIDE = 600  # dp


@cache
def picture() -> Texture:
    """Load the rosette once."""
    return Image(str(DATA / "rosette.png"), mipmap=True).texture


class Rosette(Box):
    """Show as much of the rosette as fits, its middle at `centre`, in dp from the top left."""

    part = ObjectProperty(None, allownone=True)
    centre = (144.0, 168.0)

    def arrange(self) -> None:
        """Cut the picture."""
        whole: Any = picture()
        unit = whole.width / SIDE
        left, top = SIDE / 2 - self.centre[0], SIDE / 2 - self.centre[1]
        wide, high = min(self.w, SIDE - left), min(self.h, SIDE - top)
        low = whole.height - (top + high) * unit
        self.part = whole.get_region(left * unit, low, wide * unit, high * unit)
        self.drawn = self.width * wide / self.w, self.height * high / self.h


Builder.load_string("""
#:import theme ui.theme.theme
<Rosette>:
    canvas:
        Color:
            rgba: (*theme.brass[:3], .4)
        Sprite:
            texture: self.part
            box:
                ((self.x, self.top - self.drawn[1], *self.drawn) if self.part
                else (0, 0, 0, 0))
""")

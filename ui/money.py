"""Sums, drawn from cached digits so that counting costs one Mesh update."""

from functools import lru_cache
from itertools import pairwise
from math import floor
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Mesh
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, StringProperty

from companion.words import MINUS, NBSP, grouped
from ui.layout import Box
from ui.text import ascent_of, width_of

GLYPHS = f"0123456789{MINUS}"


def money(value: float) -> str:
    """Write what is shown of a sum that may just be counting up."""
    return grouped(round(value))


@lru_cache(maxsize=32)
def strip(size: float) -> tuple[Texture, dict[str, tuple[float, float, float]]]:
    """Draw all digits of the money font in a row; gives it and {glyph: (u0, u1, width)}."""
    label = CoreLabel(text=GLYPHS, font_name="money", font_size=size, font_kerning=False)
    label.refresh()
    ends = [0, *(label.get_extents(GLYPHS[:n])[0] for n in range(1, len(GLYPHS) + 1))]
    step = label.texture.tex_coords[2] / label.texture.width
    spots = {
        g: (a * step, b * step, b - a) for g, (a, b) in zip(GLYPHS, pairwise(ends), strict=True)
    }
    return label.texture, spots


class Figures:
    """Hold the setting shared by all sums."""

    large = False


LARGER = 1.15


class Money(Box):
    """Show a sum; animate `value` and only a Mesh changes. `unit` is smaller, same baseline.

    Large figures are shown as large as the box lets them be.
    """

    value = NumericProperty(0)
    size_dp = NumericProperty(34)
    unit = StringProperty("")
    unit_dp = NumericProperty(0)
    across = NumericProperty(0)
    ink = ColorProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        self._mesh: Any = None
        self._shown = ""
        super().__init__(**kwargs)
        with self.canvas:
            self._mesh = Mesh(mode="triangles")
        self.fbind("value", self._count)
        for name in ("size_dp", "unit", "unit_dp"):
            self.fbind(name, self.arrange)

    @property
    def px(self) -> float:
        """Digit size in pixels, for a box with room enough."""
        plain = float(dp(self.size_dp))
        return round(plain * LARGER) if Figures.large else plain

    def natural(self) -> float:
        """Measure digits and unit, pixels."""
        return self.measure(self.px)

    def measure(self, px: float) -> float:
        """Measure digits of a size, and the unit; pixels."""
        spots, space = strip(px)[1], width_of(NBSP, "money", px)
        digits = sum(spots[g][2] if g in spots else space for g in money(self.value))
        unit = self._unit_px(px)
        return digits + (self._gap(px) + width_of(self.unit, "ui", unit) if self.unit else 0)

    def fitting(self) -> float:
        """Give the digit size for the present box; it is never under the plain one."""
        px, least = self.px, float(dp(self.size_dp))
        while px > least and self.width and self.measure(px) > self.width:
            px = max(least, px - 1)
        return px

    def _unit_px(self, px: float) -> float:
        return float(dp(self.unit_dp) or round(px * 0.62))

    def _gap(self, px: float) -> float:
        return width_of(" ", "ui", self._unit_px(px))

    def _count(self, *_: object) -> None:
        if money(self.value) != self._shown:
            self.draw()

    def arrange(self, *_: object) -> None:
        """Draw anew after a change of size or unit."""
        self.draw()

    def draw(self) -> None:
        """Lay the digits as quads of the digit strip and place the unit after them."""
        px = self.fitting()
        page, spots = strip(px)
        self._shown = money(self.value)
        low, high = page.tex_coords[1], page.tex_coords[5]
        x = round(self.x + (self.width - self.measure(px)) * self.across)
        y = floor(self.center_y - page.height / 2) + 1
        vertices: list[float] = []
        indices: list[int] = []
        for glyph in self._shown:
            if glyph not in spots:
                x += width_of(NBSP, "money", px)
                continue
            u0, u1, w = spots[glyph]
            n, top = len(vertices) // 4, y + page.height
            vertices += (x, y, u0, low, x + w, y, u1, low, x + w, top, u1, high, x, top, u0, high)
            indices += (n, n + 1, n + 2, n + 2, n + 3, n)
            x += w
        self._mesh.texture, self._mesh.vertices, self._mesh.indices = page, vertices, indices
        if "unit" in self.ids and (self.unit or self.ids.unit.text):
            self._place_unit(px, x, y + page.height)

    def _place_unit(self, px: float, x: float, top: float) -> None:
        unit, size = self.ids.unit, self._unit_px(px)
        drop = ascent_of("money", px) - ascent_of("ui", size)
        unit.font_size, unit.text = size, self.unit
        unit.texture_update()
        unit.size = unit.texture_size
        unit.pos = x + self._gap(px), top - drop - unit.height - 1


Builder.load_string("""
#:import theme ui.theme.theme
<Money>:
    canvas.before:
        Color:
            rgba: self.ink or theme.text
    Label:
        id: unit
        font_name: 'ui'
        color: root.ink or theme.text
""")

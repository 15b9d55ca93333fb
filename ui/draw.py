"""Canvas instructions for kv: Patch (nine-patch), Sprite (one picture), Quads (many, one Mesh)."""

from collections.abc import Iterable, Sequence
from typing import Any

from kivy.factory import Factory
from kivy.graphics import BorderImage, Canvas, Color, Mesh, Rectangle
from kivy.metrics import dp
from kivy.properties import ColorProperty
from kivy.uix.widget import Widget

from ui import art

Bounds = tuple[float, float, float, float]


def whole(box: Bounds) -> tuple[int, int, int, int]:
    """Round the edges of (x, y, w, h) to pixels, so that neighbours never leave a gap."""
    x, y, w, h = box
    left, low = round(x), round(y)
    return left, low, max(0, round(x + w) - left), max(0, round(y + h) - low)


class _Boxed:
    """Add `box`, which sets pos and size at once on whole pixels."""

    pos: tuple[float, float]
    size: tuple[float, float]

    @property
    def box(self) -> Bounds:
        """Position and size in pixels; without width or height nothing is drawn."""
        return (*self.pos, *self.size)

    @box.setter
    def box(self, value: Bounds) -> None:
        x, y, w, h = whole(value)
        self.pos, self.size = (x, y), (w, h)
        self.sized(shown=w > 0 and h > 0)

    def sized(self, *, shown: bool) -> None:
        """Take note of a new size."""


class Patch(_Boxed, BorderImage):
    """Draw a rounded box or ring from the atlas: anti-aliased, nine quads, one instruction."""

    _shape = "round-12"

    @property
    def shape(self) -> str:
        """Name of the sprite, as round-12 or ring-12-3."""
        return self._shape

    @shape.setter
    def shape(self, name: str) -> None:
        self._shape = name
        self.texture = art.sprite(name)
        self.border = (round(self._radius * art.scale()),) * 4
        self.sized(shown=0 not in self.size)

    @property
    def _radius(self) -> int:
        return int(self._shape.split("-")[1])

    def sized(self, *, shown: bool) -> None:
        """Draw no border round nothing."""
        self.display_border = (dp(self._radius if shown else 0),) * 4


class Sprite(_Boxed, Rectangle):
    """Draw one picture of the atlas; `art` is (name, size in dp) or a full name."""

    _art: str | tuple[str, float] = ""

    @property
    def art(self) -> str | tuple[str, float]:
        """What is drawn."""
        return self._art

    @art.setter
    def art(self, value: str | tuple[str, float]) -> None:
        self._art = value
        self.texture = art.sprite(value) if isinstance(value, str) else art.sized(*value)


class Quads(Mesh):
    """Draw many pictures of the atlas in one instruction."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(mode="triangles", **kwargs)
        self.texture = art.sprite("white")

    def lay(self, parts: Iterable[art.Part]) -> None:
        """Show these parts instead of the present ones."""
        self.vertices, self.indices = art.quads(parts)


class Pictures(Widget):
    """Show one Mesh in one colour."""

    colour = ColorProperty("white")

    def __init__(self, **kwargs: Any) -> None:
        with (canvas := Canvas()):
            self.tint, self.quads = Color(1, 1, 1, 1), Quads()
        super().__init__(**kwargs)
        self.canvas.add(canvas)

    def on_colour(self, *_: object) -> None:
        """Tint the whole Mesh."""
        self.tint.rgba = self.colour

    def lay(self, parts: Iterable[art.Part]) -> None:
        """Show these parts instead of the present ones."""
        self.quads.lay(parts)


def mix(under: Sequence[float], over: Sequence[float], alpha: float) -> list[float]:
    """Give the opaque colour that `over` at `alpha` has on `under` (Kivy has no group opacity)."""
    pairs = zip(under[:3], over[:3], strict=True)
    return [*(u + (o - u) * alpha for u, o in pairs), 1]


for _cls in (Patch, Sprite, Quads):
    Factory.register(_cls.__name__, cls=_cls)

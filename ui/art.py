"""The atlas: named sprites, cut to length where a pattern repeats, and quads for a Mesh."""

from collections.abc import Iterable
from functools import cache, lru_cache

from kivy.atlas import Atlas
from kivy.graphics.texture import TextureRegion
from kivy.metrics import Metrics

from ui.tokens import DATA

Part = tuple[TextureRegion, float, float, float, float]  # picture, x, y, w, h in pixels


def percent() -> int:
    """Choose the atlas whose density is nearest above the screen's."""
    return 100 if Metrics.density <= 1 else 150


def scale() -> float:
    """Give the pixels of the atlas per dp."""
    return percent() / 100


@cache
def atlas() -> Atlas:
    """Load the atlas once."""
    return Atlas(str(DATA / f"atlas-{percent()}.atlas"))


def forget() -> None:
    """Take the pictures anew from the atlas that suits the screen's density now."""
    for found in (atlas, plain, sized, cut):
        found.cache_clear()


def sprite(name: str) -> TextureRegion:
    """Give a texture region by its full name."""
    return plain() if name == "white" else atlas()[name]


def has(name: str) -> bool:
    """Tell whether there is a texture region of this full name."""
    return name in atlas().textures


@cache
def plain() -> TextureRegion:
    """Give the inside of the white sprite: stretched whole, it would blend in its neighbours."""
    whole = atlas()["white"]
    return whole.get_region(2, 2, whole.width - 4, whole.height - 4)


@cache
def sized(name: str, size: float) -> TextureRegion:
    """Give the smallest baked `name` that is not smaller than `size` dp, else the largest."""
    keys = (key.rsplit("-", 1) for key in atlas().textures)
    have = sorted(int(key[1]) for key in keys if key[0] == name and key[1].isdigit())
    if not have:
        raise KeyError(f"no sprite {name!r}")
    return sprite(f"{name}-{next((s for s in have if s >= size), have[-1])}")


@lru_cache(maxsize=64)
def cut(name: str, width: float) -> TextureRegion:
    """Give the first `width` dp of a strip (torn, dots, guilloche)."""
    whole = sprite(name)
    return whole.get_region(0, 0, min(round(width * scale()), whole.width), whole.height)


def quads(parts: Iterable[Part]) -> tuple[list[float], list[int]]:
    """Give vertices and indices of one Mesh that shows all parts."""
    vertices: list[float] = []
    indices: list[int] = []
    for n, (tex, x, y, w, h) in enumerate(parts):
        u0, v0, u1, v1, u2, v2, u3, v3 = tex.tex_coords
        vertices += (x, y, u0, v0, x + w, y, u1, v1, x + w, y + h, u2, v2, x, y + h, u3, v3)
        i = 4 * n
        indices += (i, i + 1, i + 2, i + 2, i + 3, i)
    return vertices, indices

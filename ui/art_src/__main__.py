"""Rasterise the drawings into one PNG atlas per density: `python -m ui.art_src`."""

import io
import json
import tomllib
from pathlib import Path

import resvg_py
from PIL import Image

from ui.art_src.sprites import Art, all_sprites, rosette

DATA = Path(__file__).parents[1] / "data"
DENSITIES = (1.0, 1.5)
PAD, PAGE_W = 2, 1024
Images = dict[str, Image.Image]


def raster(art: Art, density: float) -> Image.Image:
    """Draw one sprite; hidden pixels get its own colour, so that scaling draws no dark fringe."""
    size = f'width="{round(art.w * density)}" height="{round(art.h * density)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {art.w} {art.h}">'
    png = bytes(resvg_py.svg_to_bytes(svg_string=f"{head}{art.body}</svg>"))
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    alpha = image.getchannel("A")
    under = Image.new("RGBA", image.size, (*_fill(image, art), 0))
    if not art.tint:
        under.paste(image.convert("RGB"), mask=alpha.point(lambda a: 255 * (a > 0)))
    under.putalpha(alpha)
    return under


def _fill(image: Image.Image, art: Art) -> tuple[int, ...]:
    """Average the opaque pixels; what is tinted is white."""
    pixels = image.tobytes()
    seen = [pixels[i : i + 3] for i in range(0, len(pixels), 4) if pixels[i + 3] > 200]
    if art.tint or not seen:
        return (255, 255, 255)
    return tuple(sum(channel) // len(seen) for channel in zip(*seen, strict=True))


def pack(images: Images) -> tuple[Image.Image, dict[str, list[int]]]:
    """Pack on shelves, tallest first; gives the page and {name: [x, y from below, w, h]}."""
    x = y = shelf = 0
    spots = {}
    for name, image in sorted(images.items(), key=lambda item: (-item[1].height, item[0])):
        if x + image.width + PAD > PAGE_W:
            x, y, shelf = 0, y + shelf, 0
        spots[name] = (x, y)
        x, shelf = x + image.width + PAD, max(shelf, image.height + PAD)
    height = 1 << (y + shelf - 1).bit_length()
    page = Image.new("RGBA", (PAGE_W, height), (255, 255, 255, 0))
    where = {}
    for name, (left, top) in spots.items():
        page.paste(images[name], (left, top))
        where[name] = [left, height - top - images[name].height, *images[name].size]
    return page, where


def main() -> None:
    """Write a page and its table for every density, and the first screen's rosette."""
    tokens = tomllib.loads((DATA / "tokens.toml").read_text(encoding="utf-8"))
    for density in DENSITIES:
        page, where = pack({n: raster(art, density) for n, art in all_sprites(tokens).items()})
        name = f"atlas-{density * 100:.0f}"
        page.save(DATA / f"{name}.png", optimize=True)
        table = json.dumps({f"{name}.png": where}, indent=0, sort_keys=True)
        (DATA / f"{name}.atlas").write_text(table + "\n", encoding="utf-8")
        print(name, page.size, len(where), "sprites")
    raster(rosette(600), DENSITIES[-1]).save(DATA / "rosette.png", optimize=True)


if __name__ == "__main__":
    main()

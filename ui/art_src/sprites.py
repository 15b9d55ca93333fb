"""The drawings of the atlas as SVG, all sizes in dp."""

import math
from pathlib import Path
from typing import Any, NamedTuple

ICONS = Path(__file__).parent / "icons"
PATCHES = (3, 6, 7, 8, 10, 12, 13, 14, 16, 20, 22, 36)
RINGS = ((8, 2), (8, 3), (8, 4), (10, 2), (10, 3), (12, 2), (12, 3), (14, 3), (16, 3), (36, 3))
DISCS = (10, 26, 30, 38, 44, 64)
HOOPS = ((26, 2), (64, 2), (70, 3))  # outer diameter, width of the line
DIE_SIZES = (28, 44, 64, 72)
COIN_SIZES = (26, 28, 30, 34, 38, 42, 46, 50, 80)
PIP_CELLS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}
STRIP_W = 640
ROSETTES = {  # by size: rings of middle, wave, swell, number of lobes
    228: ((70, 9.2, 2.2, 18), (95, 13, 2.9, 28)),
    100: ((20.8, 7.6, 1, 8), (37.5, 6, 1.1, 12)),
    600: ((155.5, 19.2, 4.8, 14), (206.3, 26.5, 6.4, 24), (264.6, 25.2, 6.2, 32)),
}
BAND_ICONS = (
    "shirt wheat truck mast tv tent pick gear crown "
    "bank caseo chance dice exchange gavel heart inspect map move police scales stamp "
    "umbrella wheel"
)
EXTRA = {"chance": (18,), "arrow": (18, 40), "rotate": (26,), "unplug": (40,), "warn": (40,)}
EXTRA |= {"tray": (40,)}
EXTRA |= {"table": (26,), "house": (18, 26), "edit": (18, 26), "lock": (18,)}
EXTRA |= {"backspace": (30,), "play": (26,), "shield": (50,), "exchange": (18, 26)}
EXTRA |= {name: (*EXTRA.get(name, ()), 30) for name in BAND_ICONS.split()}
EXTRA |= {name: (*EXTRA[name], 38) for name in BAND_ICONS.split()[:9]}
POLYGONS = {  # corners, turn, radius, radius of the rim, middle
    "hexagon": (6, 0, 19.31, 16.46, 20),
    "diamond": (4, 0, 19.6, 16.72, 20),
    "pentagon": (5, 0, 20.09, 17.14, 21.2),
    "octagon": (8, 22.5, 19.1, 16.3, 20),
}


class Art(NamedTuple):
    """One drawing: the inside of an svg; a `tint`ed one is white and coloured at run time."""

    body: str
    w: float
    h: float
    tint: bool = True


def patches() -> dict[str, Art]:
    """Draw boxes to stretch as nine-patches: all corners round, or the left, top, bottom ones."""
    out = {}
    for r in PATCHES:
        s = 2 * r + 2
        out[f"round-{r}"] = Art(f'<rect width="{s}" height="{s}" rx="{r}" fill="#fff"/>', s, s)
    sides = ((12, "left", 0, 60, 26), (10, "top", 0, 22, 60), (8, "bottom", -40, 18, 58))
    for r, side, y, w, h in sides:
        s = 2 * r + 2
        body = f'<rect y="{y}" width="{w}" height="{h}" rx="{r}" fill="#fff"/>'
        out[f"round-{r}-{side}"] = Art(body, s, s)
    for r, w in RINGS:
        s = 2 * r + 2
        at = f'x="{w / 2}" y="{w / 2}" width="{s - w}" height="{s - w}" rx="{r - w / 2}"'
        body = f'<rect {at} fill="none" stroke="#fff" stroke-width="{w}"/>'
        out[f"ring-{r}-{w}"] = Art(body, s, s)
    out["white"] = Art('<rect width="8" height="8" fill="#fff"/>', 8, 8)
    return out


def discs() -> dict[str, Art]:
    """Draw full discs, and hoops."""
    out = {}
    for d in DISCS:
        r = d / 2
        out[f"disc-{d}"] = Art(f'<circle cx="{r}" cy="{r}" r="{r}" fill="#fff"/>', d, d)
    for d, line in HOOPS:
        ring = f'<circle cx="{d / 2}" cy="{d / 2}" r="{(d - line) / 2}" fill="none"'
        out[f"hoop-{d}"] = Art(f'{ring} stroke="#fff" stroke-width="{line}"/>', d, d)
    return out


def pips() -> dict[str, Art]:
    """Draw the six arrangements of spots, at each size of die."""
    out = {}
    for size in DIE_SIZES:
        at = [size * (0.27 + 0.23 * i) for i in range(3)]
        for face, cells in PIP_CELLS.items():
            spots = ((at[int(c) % 3], at[int(c) // 3]) for c in cells)
            r = size * 0.0878
            body = "".join(
                f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" fill="#fff"/>' for x, y in spots
            )
            out[f"pips-{face}-{size}"] = Art(body, size, size)
    return out


def _polygon(n: int, radius: float, turn: float, middle: float) -> str:
    """List the corners of a polygon in a 40-unit box, one corner `turn` degrees from the top."""
    at = (math.radians(turn + 360 * i / n - 90) for i in range(n))
    corners = ((20 + radius * math.cos(a), middle + radius * math.sin(a)) for a in at)
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in corners)


def _coin_shape(shape: str, *, rim: bool) -> str:
    """Begin the outline of a player coin, or of its inner rim."""
    if shape == "circle":
        return f'<circle cx="20" cy="20" r="{15.29 if rim else 17.93}"'
    if shape == "square":
        a, w, r = (6.06, 27.89, 4.2) if rim else (3.65, 32.7, 4.92)
        return f'<rect x="{a}" y="{a}" width="{w}" height="{w}" rx="{r}"'
    n, turn, radius, inner, middle = POLYGONS[shape]
    corners = _polygon(n, inner if rim else radius, turn, middle)
    return f'<polygon points="{corners}" stroke-linejoin="round"'


def coins(tokens: dict[str, Any]) -> dict[str, Art]:
    """Draw player coins in their own colours; only the initial is written at run time."""
    ink, out = tokens["player"]["ink"], {}
    for key, player in tokens["player"].items():
        if key == "ink":
            continue
        line = f'stroke="{ink}" stroke-opacity'
        body = (
            f"{_coin_shape(player['shape'], rim=False)} "
            f'fill="{player["color"]}" {line}=".55" stroke-width="1.2"/>'
            f"{_coin_shape(player['shape'], rim=True)} "
            f'fill="none" {line}=".38" stroke-width="1.4"/>'
        )
        for size in COIN_SIZES:
            scaled = f'<g transform="scale({size / 40})">{body}</g>'
            out[f"coin-{key}-{size}"] = Art(scaled, size, size, tint=False)
    return out


def _lighten(colour: str, white: float = 0.22) -> str:
    """Mix an industry colour with white, for the small pips of the ribbon."""
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(v + (255 - v) * white):02X}" for v in parts)


def ribbon(tokens: dict[str, Any]) -> dict[str, Art]:
    """Draw pips of the deed ribbon in colour, so that one Mesh with one Color draws all 24."""
    out, full = {}, '<rect width="7" height="5" rx="1.2"'
    frame = '<rect x=".7" y=".7" width="5.6" height="3.6" rx="1" fill="none"'
    for name in tokens["industry"]["order"]:
        c = _lighten(tokens["industry"][name]["color"])
        out[f"pip-{name}"] = Art(f'{full} fill="{c}"/>', 7, 5, tint=False)
        hollow = f'{frame} stroke="{c}" stroke-width="1.4"/>'
        out[f"pip-{name}-m"] = Art(hollow, 7, 5, tint=False)
    for theme, colours in tokens["color"].items():
        pale = f'{full} fill="{colours["frame"]}" fill-opacity=".2"/>'
        out[f"pip-off-{theme}"] = Art(pale, 7, 5, tint=False)
        bar = f'<rect x=".5" width="2.5" height="7" rx="1.2" fill="{colours["brass_text"]}"/>'
        out[f"bar-{theme}"] = Art(bar, 3, 7, tint=False)
    return out


def strips() -> dict[str, Art]:
    """Draw long patterns to be cut to length: torn edge, dotted leader, bank-note lines."""
    teeth = "".join(f"L{x + 4} 6L{x + 8} 0" for x in range(0, STRIP_W, 8))
    dots = "".join(f'<circle cx="{x + 1}" cy="1" r="1" fill="#fff"/>' for x in range(0, STRIP_W, 4))
    lines = "".join(_banknote_line(k) for k in range(8))
    return {
        "torn": Art(f'<path d="M0 0{teeth}Z" fill="#fff"/>', STRIP_W, 6),
        "dots": Art(dots, STRIP_W, 2),
        "guilloche": Art(lines, STRIP_W, 96),
    }


def _banknote_line(k: int) -> str:
    def height(x: int) -> float:
        swing = 0.303 + 0.185 * math.cos(math.tau * x / 282)
        return 48 + 96 * swing * math.sin(math.radians(3.8125 * x + 45 * k))

    points = " ".join(f"{x},{height(x):.1f}" for x in range(0, STRIP_W + 1, 2))
    return f'<polyline points="{points}" fill="none" stroke="#fff" stroke-width=".8"/>'


def rosette(size: int) -> Art:
    """Draw a bank-note rosette: rings of woven lines."""
    lines = (_woven(size, ring, k) for ring in ROSETTES[size] for k in range(8))
    return Art("".join(lines), size, size)


def _woven(size: int, ring: tuple[float, float, float, int], k: int) -> str:
    """Draw one of a ring's eight lines: a wave wound round a circle, each in its own phase."""
    middle, wave, swell, lobes = ring
    count = 14 * lobes
    points = []
    for i in range(count):
        a, x = math.tau * i / count, math.tau * i / 14
        r = middle + wave * math.cos(x + k * math.pi / 4) + swell * math.cos(x)
        points.append(f"{size / 2 + r * math.sin(a):.1f},{size / 2 - r * math.cos(a):.1f}")
    return f'<polygon points="{" ".join(points)}" fill="none" stroke="#fff" stroke-width=".8"/>'


def icons() -> dict[str, Art]:
    """Draw the icon files at the sizes in use; the reel symbols keep their own colours."""
    out = {}
    for path in sorted(ICONS.glob("*.svg")):
        text = path.read_text(encoding="utf-8").replace("currentColor", "#fff")
        body = text[text.index(">") + 1 : text.rindex("</svg>")]
        slot = path.stem.startswith("slot-")
        for size in (24, 36) if slot else (20, 22, 24, *EXTRA.get(path.stem, ())):
            scaled = f'<g transform="scale({size / 24})">{body}</g>'
            out[f"{path.stem}-{size}"] = Art(scaled, size, size, tint=not slot)
    return out


def all_sprites(tokens: dict[str, Any]) -> dict[str, Art]:
    """Draw everything the atlas holds."""
    fixed = patches() | discs() | pips() | strips() | icons()
    fixed |= {f"rosette-{size}": rosette(size) for size in (228, 100)}
    return fixed | coins(tokens) | ribbon(tokens)

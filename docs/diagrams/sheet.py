"""A sheet of paper in the colours of the app, and the parts that are drawn on it."""

import tomllib
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[2]
TOKENS: dict[str, Any] = tomllib.loads((ROOT / "ui/data/tokens.toml").read_text("utf-8"))
EVENING: dict[str, str] = TOKENS["color"]["evening"]
PAPER, SHADE, RULE, INK, FAINT = (
    EVENING[name] for name in ("paper", "paper_2", "paper_line", "ink", "ink_2")
)
BRASS, FELT, RED, GREEN = (EVENING[name] for name in ("brass", "key", "ink_loss", "ink_gain"))
Point = tuple[float, float]


class Sheet:
    """Collect what is drawn; all lengths are in pixels."""

    def __init__(self, width: int, height: int, title: str) -> None:
        self._size = width, height
        self._title = title
        self._parts: list[str] = []

    def add(self, markup: str) -> None:
        """Draw any markup."""
        self._parts.append(markup)

    def svg(self) -> str:
        """Return the whole picture."""
        width, height = self._size
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            f' width="{width}" height="{height}" font-size="15" fill="{INK}"'
            ' font-family="PT Sans, Verdana, sans-serif">'
        )
        frame = (
            f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="12" fill="{PAPER}"'
            f' stroke="{RULE}"/>'
        )
        title = f"<title>{escape(self._title)}</title>"
        return "\n".join([head, title, frame, *self._parts, "</svg>", ""])

    def text(
        self,
        at: Point,
        words: str,
        *,
        anchor: str = "start",
        bold: bool = False,
        fill: str = INK,
    ) -> None:
        """Write a line; faint where it is between parentheses."""
        fill = FAINT if words.startswith("(") else fill
        weight = ' font-weight="700"' if bold else ""
        self.add(
            f'<text x="{at[0]:g}" y="{at[1]:g}" text-anchor="{anchor}" fill="{fill}"{weight}>'
            f"{escape(words.strip('()'))}</text>"
        )

    def box(self, at: Point, size: Point, *, fill: str = SHADE, radius: int = 6) -> None:
        """Draw a housing."""
        self.add(
            f'<rect x="{at[0]:g}" y="{at[1]:g}" width="{size[0]:g}" height="{size[1]:g}"'
            f' rx="{radius}" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'
        )

    def wire(self, *points: Point, colour: str = INK) -> None:
        """Lead a wire from point to point."""
        path = " ".join(f"{x:g},{y:g}" for x, y in points)
        self.add(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')

    def dot(self, at: Point, radius: float = 4, *, fill: str = INK) -> None:
        """Join wires, or put a round thing there."""
        self.add(f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}" fill="{fill}"/>')

    def resistor(self, left: Point, value: str, *, length: float = 60) -> Point:
        """Lead through a resistor to the right, and return where its wire ends."""
        x, y = left
        end = x + length
        self.wire(left, (end, y))
        self.box((x + length / 2 - 20, y - 7), (40, 14), fill=PAPER, radius=2)
        self.text((x + length / 2, y - 12), value, anchor="middle")
        return end, y

    def pin(self, at: Point, name: str) -> None:
        """End a wire at a pin of the header."""
        x, y = at
        width = 16 + 8.2 * len(name)
        self.box((x, y - 13), (width, 26), fill=BRASS, radius=4)
        self.text((x + width / 2, y + 5), name, anchor="middle", bold=True)

    def ground(self, at: Point) -> None:
        """End a wire at ground."""
        x, y = at
        self.wire(at, (x, y + 10))
        for step, half in enumerate((12, 8, 4)):
            self.wire((x - half, y + 10 + 5 * step), (x + half, y + 10 + 5 * step))

    def diode(self, at: Point, name: str, *, colour: str = RED, lit: bool = True) -> Point:
        """Lead down through a diode, and return where its wire ends."""
        x, y = at
        self.wire(at, (x, y + 14))
        self.add(
            f'<polygon points="{x - 11:g},{y + 14:g} {x + 11:g},{y + 14:g} {x:g},{y + 34:g}"'
            f' fill="{colour}"/>'
        )
        self.wire((x - 11, y + 34), (x + 11, y + 34))
        self.wire((x, y + 34), (x, y + 50))
        for shift in (0, 8) if lit else ():
            self.wire((x + 15, y + 18 + shift), (x + 25, y + 8 + shift), colour=BRASS)
        self.text((x + 30, y + 30), name)
        return x, y + 50

    def switch(self, at: Point) -> Point:
        """Lead down through a push button, and return where its wire ends."""
        x, y = at
        self.wire(at, (x, y + 12))
        self.wire((x, y + 38), (x, y + 50))
        self.dot((x, y + 12))
        self.dot((x, y + 38))
        self.wire((x + 12, y + 8), (x + 12, y + 42))
        self.wire((x + 12, y + 25), (x + 24, y + 25))
        return x, y + 50

    def transistor(self, base: Point, name: str) -> tuple[Point, Point]:
        """Draw an NPN transistor; return collector and emitter."""
        x, y = base
        self.add(f'<circle cx="{x + 16:g}" cy="{y:g}" r="22" fill="{SHADE}" stroke="{INK}"/>')
        self.wire(base, (x + 8, y))
        self.wire((x + 8, y - 13), (x + 8, y + 13))
        self.wire((x + 8, y - 6), (x + 24, y - 18), (x + 24, y - 34))
        self.wire((x + 8, y + 6), (x + 24, y + 18), (x + 24, y + 34))
        self.dot((x + 20, y + 15), 3)
        self.text((x + 44, y + 5), name)
        return (x + 24, y - 34), (x + 24, y + 34)

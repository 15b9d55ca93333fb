"""BoardPicture: the cells of a board as one texture, drawn anew only when one of them changed."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Fbo, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.utils import get_color_from_hex

from ui.draw import Patch, Sprite
from ui.layout import Box
from ui.presenters.vm_map import SquareVM
from ui.ring import SIDE, Square
from ui.theme import INDUSTRY, PLAYER, theme

STRIP, LETTER = 15.0, 15.0
"""How deep an owner's strip is, and how large the letter on it."""
ICON, CORNER_ICON, LEAST_ICON = 21.0, 30.0, 11.0
TOKEN_ROOM, PIECE, PIECE_STEP = 20.0, 7.0, 9.0
LOCK = 14.0
MIDDLE, ROSETTE = 60.0, 78.0
"""How far the field inside the ring begins from the edge, and the guilloche on it."""


@lru_cache(maxsize=64)
def letter(text: str, size: float) -> Texture:
    """Draw an initial in white once."""
    label = CoreLabel(text=text, font_name="narrow_bold", font_size=size)
    label.refresh()
    return label.texture


class BoardPicture(Box):
    """Show every cell with its owner and what stands on it, round the bank-note lines.

    Where a token lies, its picture makes room.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.cells: Sequence[tuple[Square, SquareVM, bool]] = ()
        self.drawn: object = None
        self.draws = 0
        with self.canvas:
            self.page = Fbo(size=(1, 1))
            Color(1, 1, 1, 1)
            self.plate = Rectangle()
        theme.bind(name=self.arrange)

    def show(self, cells: Sequence[tuple[Square, SquareVM, bool]]) -> None:
        """Take where each cell lies, what it shows, and whether a token lies on it."""
        self.cells = cells

    def arrange(self, *_: object) -> None:
        """Draw, if anything has changed."""
        self.plate.pos, self.plate.size = self.pos, self.size
        looks = theme.name, tuple(self.size), tuple(self.cells)
        if looks != self.drawn and min(self.size) > 1:
            self.drawn = looks
            self._draw()

    def _draw(self) -> None:
        self.draws += 1
        self.page.size = tuple(self.size)
        self.plate.texture = self.page.texture
        self.page.clear()
        with self.page:
            self._fill(theme.table, (0, 0, SIDE, SIDE), "white")
            inside = SIDE - 2 * MIDDLE
            self._fill(theme.seat, (MIDDLE, MIDDLE, inside, inside), "round-8")
            across = SIDE - 2 * ROSETTE
            lines = (ROSETTE, ROSETTE, across, across)
            self._fill((*theme.brass[:3], 0.3), lines, "rosette-228")
            for square, vm, busy in self.cells:
                self._cell(square, vm, busy=busy)

    def _box(self, box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        """Give a box of the board in pixels of the texture."""
        x, y, w, h = box
        unit = self.width / SIDE
        return x * unit, (SIDE - y - h) * unit, w * unit, h * unit

    def _fill(
        self, colour: Sequence[float], box: tuple[float, float, float, float], shape: str
    ) -> None:
        Color(*colour)
        if "round" in shape or "ring" in shape:
            patch = Patch()
            patch.shape, patch.box = shape, self._box(box)
        else:
            sprite = Sprite()
            sprite.art, sprite.box = shape, self._box(box)

    def _cell(self, square: Square, vm: SquareVM, *, busy: bool) -> None:
        tile = INDUSTRY[vm.industry]["color"] if vm.industry else theme.key
        box = square.x + 1, square.y + 1, square.w - 2, square.h - 2
        self._fill(rgba(tile), box, "round-3")
        near, far = 1.0, square.deep - 1
        if vm.owner:
            self._strip(square, vm)
            far -= STRIP
        if busy and not square.corner:
            near += TOKEN_ROOM
        elif vm.mortgaged:
            self._icon(square.part(2, 2 + LOCK, 2, 2 + LOCK), "lock", LOCK, theme.industry_ink)
            near += LOCK
        if vm.built and busy:
            far -= PIECE + 3
            self._pieces(square, vm, far + 1)
        elif vm.built:
            self._pieces(square, vm, near + 3)
            near += PIECE + 3
        ink = theme.industry_ink if vm.industry else theme.text
        most = CORNER_ICON if square.corner else ICON
        size = min(most, square.along - 6, far - near)
        if size >= LEAST_ICON:
            self._icon(square.part(near, far, 0, square.along), vm.icon, size, ink)

    def _icon(self, box: Square, name: str, size: float, ink: Sequence[float]) -> None:
        Color(*ink)
        sprite, x, y = Sprite(), box.x + (box.w - size) / 2, box.y + (box.h - size) / 2
        sprite.art = name, size * self.width / SIDE / dp(1)
        sprite.box = self._box((x, y, size, size))

    def _strip(self, square: Square, vm: SquareVM) -> None:
        assert vm.owner
        colour = rgba(PLAYER[str(vm.owner.coin)]["color"])
        strip = square.part(square.deep - 1 - STRIP, square.deep - 1, 1, square.along - 1)
        box = strip.x, strip.y, strip.w, strip.h
        self._fill(colour, box, "white")
        ink = theme.player_ink
        if vm.mortgaged:
            hole = strip.x + 2, strip.y + 2, strip.w - 4, strip.h - 4
            self._fill(ink, hole, "white")
            ink = colour
        if square.along < LETTER:
            return
        drawn = letter(vm.owner.initial, round(LETTER * self.width / SIDE))
        x, y, w, h = self._box(box)
        Color(*ink)
        at = round(x + (w - drawn.width) / 2), round(y + (h - drawn.height) / 2)
        Rectangle(texture=drawn, pos=at, size=drawn.size)

    def _pieces(self, square: Square, vm: SquareVM, near: float) -> None:
        """Lay what is built side by side; the greatest piece takes the whole width."""
        room = square.along - 8
        step = min(PIECE_STEP, room / vm.built)
        count, wide = (1, room) if vm.great else (vm.built, min(PIECE, step - 1))
        for n in range(count):
            part = square.part(near, near + PIECE, 4 + n * step, 4 + n * step + wide)
            self._fill(theme.industry_ink, (part.x, part.y, part.w, part.h), "white")


def rgba(colour: str | Sequence[float]) -> Sequence[float]:
    """Give a colour as numbers."""
    return get_color_from_hex(colour) if isinstance(colour, str) else colour

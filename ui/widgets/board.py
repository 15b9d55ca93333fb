"""Board: the ring of cells, the tokens on it, and the cell that is looked at."""

from collections import defaultdict
from typing import Any

from kivy.animation import AnimationTransition
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty

from ui import motion
from ui.layout import Box, match, put
from ui.presenters.vm_map import BoardVM
from ui.ring import SIDE, TOKEN, Point, Square, lane, nearest, rests, ring
from ui.widgets.boardpicture import BoardPicture  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin
from ui.widgets.tap import Tap

REACH = 24.0
"""How far beyond a cell, in dp, a finger still means it."""


class CellSpot(Tap):
    """Stand for a cell; it takes every finger that is nearer to it than to the others."""

    def collide_point(self, x: float, y: float) -> bool:
        """Tell whether of all cells this is the nearest."""
        return bool(self.parent.parent.nearest(x, y) is self)


class Token(Coin):
    """Show where a player stands; `walked` moves it along `way`, cell by cell."""

    letters = {"diamond": (22, 27.8), "pentagon": (22, 29.4)}, (25, 28.4)
    walked = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.way: list[Point] = []

    def rest(self) -> None:
        """Stand where it has been put."""
        motion.stop(self)
        self.way, self.walked, self.shift = [], 0, (0, 0)

    def walk(self, way: list[Point], done: motion.Done = None) -> None:
        """Walk over points given as shifts in pixels, 110 ms each and at most 900 in all."""
        self.way = way
        motion.walk(self, len(way) - 1, done=done)

    def on_walked(self, *_: object) -> None:
        """Move between two points."""
        if not self.way:
            return
        step = min(int(self.walked), len(self.way) - 2)
        part = AnimationTransition.in_out_quad(self.walked - step)
        (x0, y0), (x1, y1) = self.way[step], self.way[step + 1]
        self.shift = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part


class Board(Box):
    """Show the board; acts `cell:<index>` for the cell nearest to a finger."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.squares: tuple[Square, ...] = ()
        self.vm: BoardVM | None = None

    def show(self, vm: BoardVM) -> None:
        """Take cells, tokens and the cell that is looked at."""
        self.vm = vm
        count = len(vm.squares)
        self.squares = ring(count, vm.corners, vm.turns, clockwise=vm.clockwise)
        busy = {cell for _, cell in vm.tokens}
        cells = zip(self.squares, vm.squares, strict=True)
        self.ids.picture.show([(*pair, n in busy) for n, pair in enumerate(cells)])
        for n, spot in enumerate(match(self.ids.spots, vm.squares, CellSpot)):
            spot.name = f"cell:{n}"
        tokens = match(self.ids.tokens, vm.tokens, Token)
        for token, (player, _) in zip(tokens, vm.tokens, strict=True):
            token.show(player)

    @property
    def unit(self) -> float:
        """How many dp a dp of the drawing is."""
        return self.w / SIDE

    def arrange(self) -> None:
        """Draw what has changed; put the tokens where they stand, sharing a cell."""
        if self.vm is None:
            return
        put(self.ids.picture, self, 0, 0, self.w, self.h)
        for spot, square in zip(self.ids.spots.children[::-1], self.squares, strict=True):
            self._put(spot, square)
        chosen = self.squares[self.vm.chosen]
        self._put(self.ids.chosen, chosen)
        crowds: dict[int, list[Token]] = defaultdict(list)
        for token, (_, cell) in zip(self.tokens(), self.vm.tokens, strict=True):
            crowds[cell].append(token)
        side = round(TOKEN * self.unit)
        for cell, crowd in crowds.items():
            for token, (x, y) in zip(crowd, rests(self.squares[cell], len(crowd)), strict=True):
                left, top = x * self.unit - side / 2, y * self.unit - side / 2
                put(token, self, left, top, side, side)
                token.rest()

    def _put(self, widget: Any, square: Square) -> None:
        unit = self.unit
        put(widget, self, square.x * unit, square.y * unit, square.w * unit, square.h * unit)

    def tokens(self) -> list[Token]:
        """Give the tokens in the order of the seats."""
        return list(self.ids.tokens.children[::-1])

    def nearest(self, x: float, y: float) -> CellSpot | None:
        """Give the cell nearest to a point of the window, if it is near enough."""
        left, top = (x - self.x) / dp(1) / self.unit, (self.top - y) / dp(1) / self.unit
        index = nearest(self.squares, left, top, REACH / self.unit)
        return None if index is None else self.ids.spots.children[::-1][index]

    def walk_token(self, player: int, steps: int, done: motion.Done = None) -> None:
        """Walk a token over so many cells."""
        assert self.vm is not None
        where = [n for n, (who, _) in enumerate(self.vm.tokens) if who.id == player]
        if not where or not steps:
            if done:
                done()
            return
        token, cell = self.tokens()[where[0]], self.vm.tokens[where[0]][1]
        size = len(self.squares)
        passed = [lane(self.squares[(cell + n) % size]) for n in range(1, steps + 1)]
        token.walk([(0.0, 0.0), *(self._shift(token, point) for point in passed)], done)

    def _shift(self, token: Token, point: Point) -> Point:
        """Give how far a token has to go from where it lies, in pixels."""
        x, y = (dp(part * self.unit) for part in point)
        return self.x + x - token.center_x, self.top - y - token.center_y


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Chosen@Box>:
    canvas:
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-8-3'
            box:
                (self.x - dp(1), self.y - dp(1), self.width + dp(2), self.height + dp(2))
<Board>:
    BoardPicture:
        id: picture
    Box:
        id: spots
    Chosen:
        id: chosen
    Widget:
        id: tokens
""")

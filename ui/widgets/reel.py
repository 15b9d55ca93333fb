"""Reel: a column of the slot machine, spun to the face thrown."""

from collections.abc import Iterator

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty

from ui import art, motion
from ui.draw import Pictures  # noqa: F401  (named in kv)
from ui.layout import Box, hide, match, put
from ui.presenters.vm_jackpot import ReelVM
from ui.text import Text

TURNS, FACES = 3, 6
TOP, CELL, HIGH, SIZE = 6, 53, 51, 36
"""Of the air above, from symbol to symbol, of the frame around one, of its picture: dp."""


class Ring(Box):
    """Outline a face that would win."""

    glow = NumericProperty(1)


class Word(Text):
    """Name a symbol that has no picture."""


class Reel(Box):
    """Show six symbols counted from below; `offset` turns them, in cells.

    What is beyond the edge is cut in the Mesh, so no stencil is needed.
    """

    pictures = ListProperty()  # names of sprites, empty for a symbol that is written
    offset = NumericProperty(0)
    thrown = NumericProperty(0)
    veil = NumericProperty(1)  # opacity of the symbols not thrown
    lit = NumericProperty(0)  # opacity of the thrown one and its frame
    glow = NumericProperty(1)
    vm = ReelVM(())

    def show(self, vm: ReelVM) -> None:
        """Take a column, at rest; the one that is shown already goes on turning."""
        if vm == self.vm:
            return
        motion.stop(self)
        self.vm, self.thrown, self.offset = vm, vm.thrown, 0
        self.pictures = [slot(symbol.picture) for symbol in vm.symbols]
        self.veil, self.lit = (0.3, 1) if vm.thrown else (1, 0)
        for word, symbol in zip(match(self.ids.words, vm.symbols, Word), vm.symbols, strict=True):
            word.text = "" if slot(symbol.picture) else symbol.name
        match(self.ids.rings, vm.reach, Ring)
        motion.breathe(self, on=bool(vm.reach))

    def spin(self, done: motion.Done = None) -> None:
        """Turn, and stop with the thrown face under its mark."""
        self.lit, self.veil, self.offset = 0, 1, 0

        def land() -> None:
            self.offset = 0
            motion.move(self, "release", veil=0.3, lit=1, done=done)

        motion.move(self, "reel", offset=FACES * TURNS, done=land)

    def on_offset(self, *_: object) -> None:
        """Draw the symbols where they are now."""
        self.draw_strip()

    def on_veil(self, *_: object) -> None:
        """Dim the written symbols as the drawn ones."""
        self.draw_words()

    def on_glow(self, *_: object) -> None:
        """Breathe with the outlines."""
        for ring in self.ids.rings.children:
            ring.glow = self.glow

    def arrange(self) -> None:
        """Place ticks 6 to 1 from above, outlines and written symbols."""
        for n, tick in enumerate(self.ids.ticks.children):
            put(tick, self, 11, TOP + 1 + n * CELL, 16, 18)
        rings = self.ids.rings.children[::-1]
        for ring, face in zip(rings, self.vm.reach, strict=True):
            put(ring, self, 4, TOP + CELL * (FACES - face), 72, HIGH)
        for face, word in enumerate(self.ids.words.children[::-1], 1):
            if word.text:
                put(word, self, 12, TOP + 8 + CELL * (FACES - face), 56, SIZE)
            else:
                hide(word)
        self.draw_strip()
        self.draw_words()

    def frame(self, face: float, centre: float, top: float) -> tuple[float, float, float, float]:
        """Give the frame around a face, pixels; `centre` and `top` are the reel's own."""
        below = dp(TOP + CELL * (FACES - face) + HIGH)
        return centre - dp(36), top - below, dp(72), dp(HIGH)

    def picture(self, face: float, centre: float, top: float) -> tuple[float, float, float, float]:
        """Give the picture within the frame of a face, pixels."""
        _, low, _, high = self.frame(face, centre, top)
        return centre - dp(SIZE / 2), low + (high - dp(SIZE)) / 2, dp(SIZE), dp(SIZE)

    def draw_words(self) -> None:
        """Show written symbols at rest; while the reel turns they cannot be read."""
        for face, word in enumerate(self.ids.words.children[::-1], 1):
            if word.text:
                word.opacity = 0 if self.offset else 1 if face == self.thrown else self.veil

    def draw_strip(self) -> None:
        """Lay the pictures at the present offset."""
        self.ids.strip.lay(self.quads())

    def quads(self) -> Iterator[art.Part]:
        """Give the pictures, each cut at the edges of the reel."""
        low, high, size, pitch = self.y + dp(2), self.top - dp(2), dp(SIZE), dp(CELL)
        x = round(self.center_x - size / 2)
        base = self.top - dp(TOP + CELL * (FACES - 1) + HIGH) + dp((HIGH - SIZE) / 2)
        for i, name in enumerate(self.pictures):
            row = (i - self.offset) % FACES
            for r in (row, row - FACES) if row > FACES - 1 else (row,):
                y = round(base + r * pitch)
                below, above = max(0, low - y), max(0, y + size - high)
                if name and below + above < size:
                    yield _cut(name, (x, y), size, (below, above))


def _cut(name: str, at: tuple[float, float], size: float, edges: tuple[float, float]) -> art.Part:
    """Give a picture without what lies below and above the edges, pixels."""
    whole, (below, above) = art.sprite(name), edges
    scale, left = whole.height / size, size - below - above
    part = whole.get_region(0, below * scale, whole.width, left * scale) if sum(edges) else whole
    return part, at[0], at[1] + below, size, left


def slot(picture: str, size: int = SIZE) -> str:
    """Give the sprite of a symbol, or nothing if it is not drawn."""
    name = f"slot-{picture}-{size}"
    return name if art.has(name) else ""


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Tick@Text>:
    role: 'micro'
    points: 15
    ink: theme.machine_tick
<Word>:
    role: 'note'
    lines: 2
    across: .5
    ink: theme.machine_tick
<Ring>:
    canvas:
        Color:
            rgba: (*theme.machine_reach[:3], self.glow)
        Patch:
            shape: 'ring-8-3'
            box: (*self.pos, *self.size)
<Reel>:
    canvas.before:
        Color:
            rgba: theme.machine_reel
        Patch:
            shape: 'round-10'
            box: (*self.pos, *self.size)
        Color:
            rgba: (*theme.machine_hit_bg[:3], self.lit)
        Patch:
            shape: 'round-8'
            box: self.frame(self.thrown or 1, self.center_x, self.top)
    canvas.after:
        Color:
            rgba: (1, 1, 1, self.lit)
        Sprite:
            art: (self.pictures[int(self.thrown) - 1] if self.thrown else '') or 'white'
            box:
                (self.picture(self.thrown, self.center_x, self.top)
                if self.thrown and self.pictures[int(self.thrown) - 1] else nowhere)
        Color:
            rgba: (*theme.machine_hit[:3], self.lit)
        Patch:
            shape: 'ring-8-4'
            box: self.frame(self.thrown or 1, self.center_x, self.top)
    Pictures:
        id: strip
        colour: 1, 1, 1, root.veil
    Widget:
        id: words
    Widget:
        id: rings
    Widget:
        id: ticks
        Tick:
            text: '1'
        Tick:
            text: '2'
        Tick:
            text: '3'
        Tick:
            text: '4'
        Tick:
            text: '5'
        Tick:
            text: '6'
""")

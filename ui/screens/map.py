"""Screen 8: the board at the left or on top, and beside it what the chosen cell would cost."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp

from ui.layout import hand_out, hide, match, put
from ui.presenters.vm_map import MapVM
from ui.ring import SIDE
from ui.screens.base import Act, Screen
from ui.screens.row import lay_grid
from ui.text import Text
from ui.widgets.board import Board  # noqa: F401  (named in kv)
from ui.widgets.fuse import Fuse  # noqa: F401  (named in kv)
from ui.widgets.herecell import Fact, HereCell  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.payerrow import PayerRow

EDGE, PAD = 8, 12
BAND, HEAD, LOW, ROW, MOST_ROW = 50, 22, 48, 48, 60
KEY, KEY_AT = 48, 66
"""Size of the keys that turn the board, in dp, and where their field begins on the drawing."""
CORNERS = ((1, 1), (0, 1), (0, 0), (1, 0))
"""The corners from lower right clockwise: whether at the right, whether below."""
LINE, MANY = 21, 9


class MapScreen(Screen):
    """Show the board; a finger on a cell asks what it costs."""

    has_rail = False

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        for key in (self.ids.back, self.ids.on, self.ids.corner, self.ids.way):
            key.label = ""
        self.ids.fuse.burnt = self.happen

    def fill(self, vm: MapVM) -> None:
        """Hand out board, facts, cell, players and keys."""
        ids = self.ids
        ids.board.show(vm.board)
        hand_out(ids.facts, vm.facts, Fact)
        ids.here.show(vm.here)
        ids.heading.text, ids.workings.text = vm.heading, vm.workings
        hand_out(ids.payers, vm.payers, PayerRow)
        match(ids.says, [line for block in vm.says for line in block], Text)
        for name in ("back", "on", "why", "corner", "way"):
            ids[name].show(getattr(vm, name))
        if vm.accept:
            ids.accept.show(vm.accept.accept)
            ids.wrong.show(vm.accept.wrong)
        ids.fuse.offer(vm.accept)

    def leave(self) -> None:
        """Stop the clock while another screen is shown."""
        self.ids.fuse.put_out()

    def walk_token(self, steps: int, done: Callable[[], object] = lambda: None) -> None:
        """Walk the token of whose throw it was; no press counts until the next view."""
        self.presses.spend()
        self.ids.board.walk_token(self.vm.board.mover, steps, done)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Stand the board beside the rest, or over it."""
        if self.portrait:
            side = min(w - 32, h - 292)
            self._board(x + (w - side) / 2, y + EDGE, side)
            top = y + EDGE + side + 4
            columns = 2 if self.vm.heading else 3
            self._beside(x + 16, top, w - 32, y + h - top - EDGE, columns=columns)
            return
        side = h - 2 * EDGE
        self._board(x + EDGE, y + EDGE, side)
        left = x + h + PAD
        self.stage = x + h, y, w - h, h
        columns = 1 if self.vm.heading else 2
        self._beside(left, y + EDGE, x + w - PAD - left, h - EDGE - 4, columns=columns)

    def _board(self, x: float, y: float, side: float) -> None:
        ids, unit, board = self.ids, side / SIDE, self.vm.board
        put(ids.board, self, x, y, side, side)
        facts = ids.facts.children[::-1]
        scale = 1 if len(facts) <= 2 else 0.8
        high, step = (56, 70) if scale == 1 else (46, 52)
        first = side / 2 - (step * (len(facts) - 1) + high) / 2
        for n, fact in enumerate(facts):
            fact.scale = scale
            put(fact, self, x + 140 * unit, y + first + n * step, 200 * unit, high)
        turn = 1 if board.clockwise else -1
        for key, corner in ((ids.corner, board.turns), (ids.way, board.turns + turn)):
            right, low = CORNERS[corner % 4]
            far = side - KEY_AT * unit - KEY
            left = far if right else KEY_AT * unit
            top = far if low else KEY_AT * unit
            put(key, self, x + left, y + top, KEY, KEY)

    def _beside(self, x: float, y: float, w: float, h: float, *, columns: int) -> None:
        """Stack band, heading or words, a line for each player, and the keys."""
        ids, keys_y = self.ids, y + h - LOW
        put(ids.here, self, x, y, w, BAND)
        top = y + BAND + 2
        rows = ids.payers.children[::-1]
        lines = -(-len(rows) // columns)
        if self.vm.heading:
            self._heading(x, top, w)
            top += HEAD
            high = min(MOST_ROW, (keys_y - top) / max(1, lines))
            self._players(x, top, w, high * lines, columns)
        else:
            hide(ids.heading, ids.workings)
            high = ROW * lines
            low = keys_y - high - 6
            self._players(x, low, w, high, columns)
            self._words(x, top + 6, w, low - top - 6)
        self._keys(x, keys_y, w)

    def _keys(self, x: float, y: float, w: float) -> None:
        """Put the arrows and why, or the tray's throw, side by side."""
        ids = self.ids
        if self.vm.accept:
            hide(ids.back, ids.on, ids.why)
            put(ids.wrong, self, x, y, w * 0.4 - 8, LOW)
            put(ids.accept, self, x + w * 0.4, y, w * 0.6, LOW)
            return put(ids.fuse, self, x, y - 3, w, 4)
        hide(ids.wrong, ids.accept, ids.fuse)
        put(ids.back, self, x, y, 64, LOW)
        put(ids.on, self, x + 72, y, 64, LOW)
        return put(ids.why, self, x + 144, y, w - 144, LOW)

    def _heading(self, x: float, y: float, w: float) -> None:
        ids = self.ids
        hide(*ids.says.children)
        wide = ids.workings.want(dp(w * 0.5)) / dp(1) + 1 if self.vm.workings else 0
        put(ids.heading, self, x, y, w - wide - (8 if wide else 0), HEAD)
        put(ids.workings, self, x + w - wide, y, wide, HEAD)

    def _players(self, x: float, y: float, w: float, h: float, columns: int) -> None:
        rows = self.ids.payers.children[::-1]
        if columns == 1:
            for n, row in enumerate(rows):
                put(row, self, x, y + n * h / len(rows), w, h / len(rows))
        elif rows:
            lay_grid(rows, self, (x, y, w, h), columns=columns, gap=0, even=True)

    def _words(self, x: float, y: float, w: float, h: float) -> None:
        """Write what the cell does under its titles; all in one where there is little room."""
        texts, says = self.ids.says.children[::-1], self.vm.says
        parts = [part for block in says for part in block]
        if self._write(texts, parts, (x, y, w), MANY) > y + h:
            hide(*texts)
            parts = [" ".join(f"{title}: {text}." for title, text in says)]
            self._write(texts[:1], parts, (x, y, w), int(h // LINE), titled=False)

    def _write(
        self,
        texts: Sequence[Text],
        parts: Sequence[str],
        at: tuple[float, float, float],
        lines: int,
        *,
        titled: bool = True,
    ) -> float:
        """Write paragraphs one below the other; give where the last of them ends."""
        x, y, w = at
        for n, (text, part) in enumerate(zip(texts, parts, strict=True)):
            title = titled and n % 2 == 0
            text.role, text.text = "key" if title else "body", part
            text.lines, text.leading, text.squeeze = 1 if title else lines, LINE, False
            put(text, self, x, y, w, LINE)
            text.fit()
            text.texture_update()
            high = text.texture_size[1] / dp(1)
            put(text, self, x, y, w, high)
            y += high + (2 if title else LINE / 2)
        return y - LINE / 2


Builder.load_string("""
#:import theme ui.theme.theme
<MapScreen>:
    Board:
        id: board
    Widget:
        id: facts
    Key:
        id: corner
        tone: 'ghost'
        icon_dp: 22
        pad: 0
    Key:
        id: way
        icon_dp: 22
        pad: 0
    HereCell:
        id: here
    Text:
        id: heading
        role: 'key'
    Text:
        id: workings
        role: 'note'
        across: 1
        ink: theme.text_2
    Widget:
        id: says
    Widget:
        id: payers
    Key:
        id: back
        gap: 0
    Key:
        id: on
        gap: 0
    Key:
        id: why
        icon_dp: 22
        ink: theme.brass_text
    Key:
        id: wrong
        icon_dp: 22
    Key:
        id: accept
        icon_dp: 22
    Fuse:
        id: fuse
""")

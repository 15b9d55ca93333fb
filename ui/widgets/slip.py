"""Slip: the ivory receipt with a torn edge; a band, rows, the total, and why."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty

from ui import art
from ui.layout import hand_out, hide, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm import SlipVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.banded import TOOTH, BandedSlip
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.sliprow import SlipRow

TOTAL = 80
NARROW = 300  # below this width the key tells why by its sign alone
MANY = 5  # rows from which they stand closer
AIR = ((7, False), (5, False), (5, True), (3, True))  # padding of rows; their rules left out


class Slip(BandedSlip):
    """Show the whole receipt; `lift` moves it without layout."""

    in_full = False  # rows scroll before they lose their rules
    at_foot = False  # the total stands level with that of a slip beside this one
    sums = True
    why = ""
    total_h = NumericProperty(TOTAL)
    lines = ObjectProperty(None, allownone=True)

    def show(self, vm: SlipVM) -> None:
        """Take the slip's words and numbers."""
        self.show_band(vm)
        ids = self.ids
        self.sums = vm.total is not None
        ids.total_label.text, ids.total.value, ids.total.unit = (
            vm.total_label,
            vm.total or 0,
            vm.unit,
        )
        self.why = vm.why
        hand_out(ids.rows, vm.rows, SlipRow)
        ids.scroll.scroll_y = 1

    def arrange(self) -> None:
        """Give rows the height of their text and the total the rest; tighten, then scroll."""
        super().arrange()
        self.lines, top = art.cut("guilloche", self.w), self.band_h
        rest = self.h - top - TOOTH
        room = rest - TOTAL if self.sums else rest
        taken = min(self._lay_rows(top, room), room)
        self.total_h = rest - taken
        high = TOTAL if self.at_foot else self.total_h
        self._lay_total(self.h - TOOTH - high / 2)

    def need(self, width: float, *, tight: bool = False) -> float:
        """Give the height in dp at which all rows show, at ease or tight, at this width in dp."""
        pad, bare = AIR[-1] if tight else AIR[0]
        rows = sum(row.measure(width, pad, bare=bare) for row in self.ids.rows.children)
        edges = self.band_h + TOOTH
        return float(edges + rows + (TOTAL if self.sums else 0))

    def _lay_rows(self, top: float, room: float) -> float:
        rows, w = self.ids.rows.children[::-1], self.w
        heights: list[float] = []
        for pad, bare in AIR[:2] if self.in_full else AIR:
            heights = [row.measure(w, pad, bare=bare) for row in rows]
            if sum(heights) <= room and not (pad == 7 and (w > 400 or len(rows) >= MANY)):
                break
        scroll, content = self.ids.scroll, self.ids.rows
        put(scroll, self, 0, top, w, min(sum(heights), room))
        content.pos, content.size = (0, 0), (self.width, dp(sum(heights)))
        y = 0.0
        for row, high in zip(rows, heights, strict=True):
            put(row, content, 0, y, w, high)
            y += high
        return sum(heights)

    def _lay_total(self, mid: float) -> None:
        ids, w = self.ids, self.w
        if not self.sums:
            return hide(ids.total_label, ids.total, ids.why)
        digits = sum(c.isdigit() for c in f"{ids.total.value:.0f}")
        ids.total.size_dp = 48 if digits <= 6 else 38 if digits == 7 else 34
        put(ids.total_label, self, 16, mid - 38, w - 32, 18)
        put(ids.total, self, 16, mid - 19, w - 32, 50)
        ids.why.label = self.why if w >= NARROW else ""
        if self.why:
            wide = ids.why.ids.label.want(dp(120)) / dp(1) + 51 if ids.why.label else 52
            put(ids.why, self, w - 16 - wide, mid - 24, wide, 48)
        else:
            hide(ids.why)
        return None


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Slip>:
    hem: theme.paper_2
    canvas.before:
        Color:
            rgba: theme.paper_2
        Sprite:
            art: 'white'
            box: self.x, self.y + dp(6), self.width, dp(root.total_h)
        Color:
            rgba: (*theme.ink[:3], .085)
        Sprite:
            texture: root.lines
            box: self.x, self.y + dp(6), self.width, dp(root.total_h)
    PaperScroll:
        id: scroll
        Widget:
            id: rows
            size_hint: None, None
    Text:
        id: total_label
        role: 'note'
        ink: theme.ink_2
    Money:
        id: total
        size_dp: 48
        ink: theme.ink
    Key:
        id: why
        name: 'why'
        tone: 'paper'
        icon: 'why'
        icon_dp: 22
        gap: 5
        lean: -2
""")

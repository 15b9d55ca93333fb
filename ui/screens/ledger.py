"""Screen 12: the ledger, and the way back to any entry of it."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ListProperty

from ui.layout import hand_out, hide, match, put
from ui.presenters.vm_ledger import LedgerVM
from ui.screens.base import PAD, Act, Screen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.blank import Blank  # noqa: F401  (named in kv)
from ui.widgets.entry import EntryRow, FilterChip
from ui.widgets.key import Key
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.recycler import Recycler
from ui.widgets.wayback import WayBack  # noqa: F401  (named in kv)

PANEL_W, GAP, BAR = 224, 8, 8


class LedgerScreen(Screen):
    """Show the entries, newest first, beside what going back would change."""

    has_rail = False
    rail_mark = ListProperty((0, 0, 0, 0))

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.list = Recycler()
        self.add_widget(self.list)
        self.list.fbind("scroll_y", self._mark)

    def fill(self, vm: LedgerVM) -> None:
        """Hand out filters, entries and panel."""
        ids = self.ids
        ids.title.text, ids.empty.text = vm.title, "" if vm.entries else vm.empty
        ids.hint.text = vm.hint
        hand_out(ids.filters, vm.filters, FilterChip)
        places = [n for n, entry in enumerate(vm.entries) if entry.seq == vm.selected]
        self.chosen = places[0] if places else -1
        self.list.offer(len(vm.entries), EntryRow, self._fill_row)
        ids.back.show(vm.back)
        for key, key_vm in zip(match(ids.aside, vm.keys, Key), vm.keys, strict=True):
            key.show(key_vm)
            key.wrap, key.label_dp = True, 22 if key_vm.tone == "primary" else 18

    def _fill_row(self, row: EntryRow, index: int) -> None:
        mood = "chosen" if index == self.chosen else "struck" if index < self.chosen else "plain"
        row.show(self.vm.entries[index], mood)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the panel at the right of the list, or below it."""
        ids = self.ids
        put(ids.title, self, x + PAD, y + 10, 128, 48)
        if self.portrait:
            self._filters(x + PAD, y + 60, w - 2 * PAD)
            panel_h = 308 if self.vm.back else (72 if self.vm.keys else 0)
            self._list(x + PAD, y + 116, w - 2 * PAD, h - 124 - panel_h)
            return self._aside(x + PAD, y + h - panel_h, w - 2 * PAD, panel_h - 8)
        left = w - PANEL_W - 2 * PAD
        self._filters(x + 148, y + 10, 408)
        self._list(x + PAD, y + 66, left - PAD, h - 66 - 8)
        return self._aside(x + left + PAD, y + 12, PANEL_W, h - 20)

    def _filters(self, x: float, y: float, w: float) -> None:
        chips = self.ids.filters.children[::-1]
        put(self.ids.filters, self, x, y, w, 48)
        if not chips:
            return
        coin = min(56, (w - 72) / max(1, len(chips) - 1))
        put(chips[0], self, x, y, 64, 48)
        for n, chip in enumerate(chips[1:]):
            put(chip, self, x + 72 + n * coin, y, min(52, coin - 4), 48)

    def _list(self, x: float, y: float, w: float, h: float) -> None:
        put(self.list, self, x, y, w + BAR, h)
        put(self.ids.empty, self, x, y, w, h)
        if not self.ids.empty.text:
            hide(self.ids.empty)
        self._mark()

    def _mark(self, *_: object) -> None:
        """Draw the red rail beside everything that would be undone."""
        end = (self.chosen + 1) * self.list.step - dp(5) - self.list.offset
        high = max(0, min(end, self.list.height)) if self.chosen >= 0 else 0
        self.rail_mark = self.list.x - dp(8), self.list.top - high, dp(4), high

    def _aside(self, x: float, y: float, w: float, h: float) -> None:
        ids, keys = self.ids, self.ids.aside.children[::-1]
        hide(ids.panel, ids.back, ids.hint, ids.aside)
        if h <= 0:
            return None
        if self.vm.back:
            put(ids.panel, self, x, y, w, h)
            return put(ids.back, self, x, y, w, h)
        put(ids.aside, self, x, y, w, h)
        if self.portrait:
            wide = (w + GAP) / max(1, len(keys)) - GAP
            for n, key in enumerate(keys):
                put(key, self, x + n * (wide + GAP), y, wide, h)
            return None
        put(ids.panel, self, x, y, w, h)
        end = y + h - 10
        for key in reversed(keys):
            high = 92 if key.tone == "primary" else 64
            put(key, self, x + 12, end - high, w - 24, high)
            end -= high + GAP
        return put(ids.hint, self, x + 16, y + 12, w - 32, end - y - 20)


Builder.load_string("""
#:import theme ui.theme.theme
<LedgerScreen>:
    canvas:
        Color:
            rgba: theme.loss
        Patch:
            shape: 'round-3'
            box: self.rail_mark
    Text:
        id: title
        role: 'title'
    Box:
        id: filters
    Panel:
        id: panel
    WayBack:
        id: back
    Text:
        id: hint
        role: 'note'
        lines: 8
        leading: 21
        ink: theme.text_2
    Blank:
        id: empty
        icon: 'ledger'
    Box:
        id: aside
""")

"""Any question that has no screen of its own: what it is about, and a key for every answer."""

from typing import Any

from kivy.lang import Builder

from ui import motion
from ui.layout import match, put
from ui.presenters.vm_table import QuestionVM
from ui.screens.base import PAD, Screen
from ui.screens.row import lay_grid
from ui.widgets.key import Key
from ui.widgets.panel import Header  # noqa: F401  (named in kv)
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)

FEW, GAP, BAND, LEAST = 4, 8, 62, 48


class QuestionScreen(Screen):
    """Show the slip beside a few keys, or above a grid of many."""

    def fill(self, vm: QuestionVM) -> None:
        """Hand out head, slip and keys."""
        self.ids.header.show(vm.head)
        self.ids.slip.show(vm.slip)
        for key, key_vm in zip(match(self.ids.key_row, vm.keys, Key), vm.keys, strict=True):
            key.show(key_vm)
            key.icon_dp, key.label_dp, key.wrap = 22, 18 if len(vm.keys) <= 6 else 16, True

    def enter(self) -> None:
        """Let the slip rise."""
        motion.slip_in(self.ids.slip)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Choose between column and grid by the number of keys."""
        ids, left, inner, end = self.ids, x + PAD, w - 2 * PAD, y + h - 8
        ids.header.tall = self.portrait
        top, high = (y + 8, 44) if self.portrait else (y + 10, 46)
        put(ids.header, self, left, top, inner, high)
        keys = ids.key_row.children[::-1]
        top = y + (60 if self.portrait else 66)
        if self.portrait or len(keys) > FEW:
            return self._above(keys, (left, top, inner, end - top))
        return self._beside(keys, (left, top, inner, end - top))

    def _beside(self, keys: list[Any], box: tuple[float, float, float, float]) -> None:
        x, y, w, h = box
        column = 220 if self.w >= 1000 else 168
        put(self.ids.slip, self, x, y, w - PAD - column, h)
        high = min(80, (h + GAP) / max(1, len(keys)) - GAP)
        top = y + h - len(keys) * (high + GAP) + GAP
        lay_grid(keys, self, (x + w - column, top, column, y + h - top), columns=1)

    def _above(self, keys: list[Any], box: tuple[float, float, float, float]) -> None:
        x, y, w, h = box
        columns = 1 if len(keys) <= FEW - 1 else 2 if self.portrait or len(keys) <= 6 else 3
        while (h - BAND - 40) / -(-len(keys) // columns) < LEAST + GAP and columns < FEW:
            columns += 1
        rows = -(-len(keys) // columns)
        need = self.ids.slip.need(w)
        least = rows * (LEAST + GAP)
        slip_h = max(BAND + 40, min(need, h - least))
        high = min(72, (h - slip_h) / max(1, rows) - GAP)
        slip_h = h - rows * (high + GAP)
        if not self.portrait:
            slip_h = min(slip_h, max(need, h - rows * (72 + GAP)))
        put(self.ids.slip, self, x, y, w, slip_h)
        top = y + slip_h + GAP
        lay_grid(keys, self, (x, top, w, y + h - top), columns=columns)


Builder.load_string("""
<QuestionScreen>:
    Header:
        id: header
    Slip:
        id: slip
    Widget:
        id: key_row
""")

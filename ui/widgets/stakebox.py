"""StakeBox: the stake between minus and plus; the tray's throw takes their place."""

from typing import Any

from kivy.lang import Builder

from ui.layout import Box, hide, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_jackpot import JackpotVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.fuse import Fuse  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)

ROW, WIDE = 56, 240


class StakeBox(Box):
    """Show label and row, over each other or side by side."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.offered = False

    def show(self, vm: JackpotVM) -> None:
        """Take the stake, and what the tray has seen."""
        ids = self.ids
        ids.label.text, ids.stake.value, ids.stake.unit = vm.bet_label, vm.bet, vm.unit
        ids.less.show(vm.less)
        ids.more.show(vm.more)
        self.offered = bool(vm.accept)
        if vm.accept:
            ids.take.show(vm.accept.accept)
            ids.wrong.show(vm.accept.wrong)
            ids.wrong.label = ""
        ids.fuse.offer(vm.accept)

    def arrange(self) -> None:
        """Place label and row."""
        beside = self.h <= ROW
        if beside:
            put(self.ids.label, self, 0, (ROW - 20) / 2, self.w - WIDE - 8, 20)
            self._row(self.w - WIDE, 0, WIDE)
        else:
            put(self.ids.label, self, 0, 0, self.w, 20)
            self._row(0, self.h - ROW, self.w)

    def _row(self, x: float, y: float, w: float) -> None:
        ids = self.ids
        if self.offered:
            hide(ids.less, ids.panel, ids.stake, ids.more)
            put(ids.take, self, x, y, w - 64, ROW)
            put(ids.wrong, self, x + w - 56, y, 56, ROW)
            put(ids.fuse, self, x + 8, y + 57, w - 80, 5)
            return
        hide(ids.take, ids.wrong, ids.fuse)
        put(ids.less, self, x, y, 56, ROW)
        put(ids.panel, self, x + 64, y, w - 128, ROW)
        put(ids.stake, self, x + 64, y, w - 128, ROW)
        put(ids.more, self, x + w - 56, y, 56, ROW)


Builder.load_string("""
<StakeBox>:
    Text:
        id: label
    Key:
        id: less
    Panel:
        id: panel
    Money:
        id: stake
        size_dp: 30
        unit_dp: 20
        across: .5
    Key:
        id: more
    Key:
        id: take
    Key:
        id: wrong
    Fuse:
        id: fuse
""")

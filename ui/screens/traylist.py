"""The trays that are plugged in: which is played with, and how to change that."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hand_out, match, put
from ui.presenters.vm_tray import TraysVM
from ui.screens.base import PAD, Screen
from ui.screens.row import lay_row
from ui.screens.tray import LEAD
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.panel import Header  # noqa: F401  (named in kv)
from ui.widgets.trayrow import TrayRow

ROW = 64


class TraysScreen(Screen):
    """Show a row for each tray, under what the table may do."""

    has_rail = False

    def fill(self, vm: TraysVM) -> None:
        """Hand out words and keys; the rows are laid when their room is known."""
        ids = self.ids
        ids.header.show(vm.head)
        ids.ask.text = vm.ask
        hand_out(ids.keys_box, vm.keys, Key)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Lay the rows below the sentence, as many as there is room for."""
        ids, left, inner = self.ids, x + PAD, w - 2 * PAD
        put(ids.icon, self, left, y + 16, 40, 40)
        put(ids.header, self, left + LEAD, y + 10, inner - LEAD, 52)
        high = 52 if self.portrait else 28
        put(ids.ask, self, left + 4, y + 72, inner - 8, high)
        lay_row(ids.keys_box.children[::-1], self, (left, y + h - 60, inner, 52))
        top = y + 72 + high + 12
        shown: tuple[Any, ...] = self.vm.trays[: int((y + h - 68 - top) // (ROW + 8))]
        for n, (row, vm) in enumerate(zip(match(ids.rows, shown, TrayRow), shown, strict=True)):
            row.show(vm)
            put(row, self, left, top + n * (ROW + 8), inner, ROW)


Builder.load_string("""
#:import theme ui.theme.theme
<TraysScreen>:
    TrayMark:
        id: icon
    Header:
        id: header
    Text:
        id: ask
        lines: 2
        ink: theme.text
    Widget:
        id: rows
    Widget:
        id: keys_box
""")

"""The trays that are plugged in: which is played with, and how to change that."""

from typing import Any

from kivy.lang import Builder

from ui.layout import match, put
from ui.presenters.vm_tray import TraysVM
from ui.screens.traypage import TrayPage
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.trayrow import TrayRow

ROW = 64


class TraysScreen(TrayPage):
    """Show a row for each tray, under what the table may do."""

    def fill(self, vm: TraysVM) -> None:
        """Say the words; the rows are laid when their room is known."""
        super().fill(vm)
        self.ids.ask.text = vm.ask

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Lay the rows below the sentence, as many as there is room for."""
        ids = self.ids
        high = 52 if self.portrait else 28
        put(ids.ask, self, x + 4, y, w - 8, high)
        top = y + high + 12
        shown: tuple[Any, ...] = self.vm.trays[: int((y + h - top) // (ROW + 8))]
        for n, (row, vm) in enumerate(zip(match(ids.rows, shown, TrayRow), shown, strict=True)):
            row.show(vm)
            put(row, self, x, top + n * (ROW + 8), w, ROW)


Builder.load_string("""
#:import theme ui.theme.theme
<TraysScreen>:
    Text:
        id: ask
        lines: 2
        ink: theme.text
    Widget:
        id: rows
""")

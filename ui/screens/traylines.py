"""The last lines of the tray, each in the colour of what was made of it, beside the counts."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hand_out, match, put
from ui.presenters.vm_tray import LinesVM
from ui.screens.traypage import TrayPage
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.trayline import HeardLine
from ui.widgets.well import Figure

ROW, FACT, ASIDE = 46, 24, 216


class LinesScreen(TrayPage):
    """Show as many lines as there is room for, the newest on top."""

    def fill(self, vm: LinesVM) -> None:
        """Hand out counts; the lines are laid when their room is known."""
        super().fill(vm)
        ids = self.ids
        ids.empty.text = "" if vm.lines else vm.empty
        hand_out(ids.facts, vm.facts, Figure)

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Put the counts beside the lines, or over them."""
        if self.portrait:
            over = FACT * len(self.vm.facts) + 16
            self._facts(x, y, w, over)
            return self._lines(x, y + over + 8, w, h - over - 8)
        self._facts(x + w - ASIDE, y, ASIDE, h)
        return self._lines(x, y, w - ASIDE - 12, h)

    def _facts(self, x: float, y: float, w: float, h: float) -> None:
        put(self.ids.panel, self, x, y, w, h)
        facts = self.ids.facts.children[::-1]
        step = min(FACT, (h - 16) / len(facts))  # six may have overruled the tray
        for n, fact in enumerate(facts):
            put(fact, self, x + 12, y + 8 + step * n, w - 24, step)

    def _lines(self, x: float, y: float, w: float, h: float) -> None:
        shown: tuple[Any, ...] = self.vm.lines[: int((h + 4) // ROW)]
        for n, (row, vm) in enumerate(
            zip(match(self.ids.rows, shown, HeardLine), shown, strict=True)
        ):
            row.show(vm)
            put(row, self, x, y + n * ROW, w, ROW - 4)
        put(self.ids.empty, self, x, y + 20, w, 60)


Builder.load_string("""
#:import theme ui.theme.theme
<LinesScreen>:
    Panel:
        id: panel
    Widget:
        id: facts
    Widget:
        id: rows
    Text:
        id: empty
        lines: 2
        ink: theme.text_2
""")

"""The last lines of the tray, each in the colour of what was made of it, beside the counts."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hand_out, match, put
from ui.presenters.vm_tray import LinesVM
from ui.screens.base import PAD, Screen
from ui.screens.row import lay_row
from ui.screens.tray import LEAD
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.panel import Header, Panel  # noqa: F401  (named in kv)
from ui.widgets.trayline import HeardLine
from ui.widgets.well import Figure

ROW, FACT, ASIDE = 46, 24, 216


class LinesScreen(Screen):
    """Show as many lines as there is room for, the newest on top."""

    has_rail = False

    def fill(self, vm: LinesVM) -> None:
        """Hand out counts and keys; the lines are laid when their room is known."""
        ids = self.ids
        ids.header.show(vm.head)
        ids.empty.text = "" if vm.lines else vm.empty
        hand_out(ids.facts, vm.facts, Figure)
        hand_out(ids.keys_box, vm.keys, Key)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the counts beside the lines, or over them."""
        ids, left, inner = self.ids, x + PAD, w - 2 * PAD
        put(ids.icon, self, left, y + 16, 40, 40)
        put(ids.header, self, left + LEAD, y + 10, inner - LEAD, 52)
        lay_row(ids.keys_box.children[::-1], self, (left, y + h - 60, inner, 52))
        top, high = y + 72, h - 72 - 68
        facts = ids.facts.children[::-1]
        if self.portrait:
            over = FACT * len(facts) + 16
            self._facts(left, top, inner, over)
            return self._lines(left, top + over + 8, inner, high - over - 8)
        self._facts(left + inner - ASIDE, top, ASIDE, high)
        return self._lines(left, top, inner - ASIDE - 12, high)

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
    TrayMark:
        id: icon
    Header:
        id: header
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
    Widget:
        id: keys_box
""")

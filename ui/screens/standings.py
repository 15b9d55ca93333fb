"""Screen 13: who has won, how it came about, and what everybody has."""

from kivy.lang import Builder
from kivy.metrics import dp

from ui.layout import hide, match, put
from ui.presenters.vm_end import StandingsVM
from ui.screens.bare import BareScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.certificate import Certificate  # noqa: F401  (named in kv)
from ui.widgets.chart import Chart  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.standing import PARTS, Legend, Standing

KEYS = (192, 168, 184, 216)  # widths in the bar, of 784 with gaps of 8
ROW = 29.4


class StandingsScreen(BareScreen):
    """Show the certificate beside chart and table, over its own bar of keys."""

    def fill(self, vm: StandingsVM) -> None:
        """Hand out winner, lines, rows and keys."""
        ids = self.ids
        ids.certificate.show(vm)
        ids.chart.show(vm.chart)
        drawn = any(len(line.values) > 1 for line in vm.chart.lines)
        ids.empty.text = "" if drawn else vm.chart.empty
        ids.title.text = vm.title
        for legend, label, part in zip(
            match(ids.legend, vm.legend, Legend), vm.legend, PARTS, strict=False
        ):
            legend.label, legend.part = label, part
        full = max((row.total for row in vm.rows), default=0)
        for row, row_vm in zip(match(ids.rows, vm.rows, Standing), vm.rows, strict=True):
            row.show(row_vm, full)
        for key, key_vm in zip(match(ids.keys_box, vm.keys, Key), vm.keys, strict=True):
            key.show(key_vm)
            key.label_dp = 22 if key_vm.tone == "primary" else 17 if key_vm.note else 18
            key.note_face = "narrow"
            key.form = "left" if key_vm.note else "middle"

    def arrange_stage(self, _x: float, _y: float, w: float, h: float) -> None:
        """Put the certificate at the left, or on top."""
        ids = self.ids
        if self.portrait:
            put(ids.bar_ground, self, 0, h - 124, w, 124)
            self._keys(8, h - 116, w - 16, rows=2)
            put(ids.certificate, self, 16, 12, w - 32, 120)
            self._chart(16, 148, w - 32, h - 124 - 148 - 36 - 6 * 36 - 12)
            return self._table(16, h - 124 - 36 - 6 * 36 - 4, w - 32, 36)
        put(ids.bar_ground, self, 0, h - 56, w, 56)
        self._keys(8, h - 52, w - 16, rows=1)
        left = 252 + (w - 800) * 0.3
        put(ids.certificate, self, 16, 12, left, h - 78)
        x = left + 28
        room = w - 16 - x
        row = ROW + (h - 480) / 16
        table_h = 27 + 6 * row
        self._chart(x, 12, room, h - 56 - table_h - 24.4)
        return self._table(x, h - 56 - table_h - 8.4, room, row)

    def _chart(self, x: float, y: float, w: float, h: float) -> None:
        ids = self.ids
        put(ids.panel, self, x, y, w, h)
        hide(ids.chart, ids.empty)
        if ids.empty.text:
            put(ids.empty, self, x + 16, y + h / 2 - 24, w - 32, 48)
        else:
            put(ids.chart, self, x, y, w, h)

    def _table(self, x: float, y: float, w: float, step: float) -> None:
        ids = self.ids
        legends = ids.legend.children[::-1]
        right = x + w
        for legend in reversed(legends):
            wide = 22 + legend.ids.label.want(dp(200)) / dp(1) + 2
            put(legend, self, right - wide, y, wide, 24)
            right -= wide + 14
        wide = ids.title.want(dp(w))
        hide(ids.title)
        if wide <= dp(right - x):
            put(ids.title, self, x, y, right - x, 24)
        for n, row in enumerate(ids.rows.children[::-1]):
            put(row, self, x, y + 27 + n * step, w, step)

    def _keys(self, x: float, y: float, w: float, *, rows: int) -> None:
        keys = self.ids.keys_box.children[::-1]
        columns = -(-len(keys) // rows)
        room = w - 8 * (columns - 1)
        parts = KEYS if len(keys) == 4 and rows == 1 else (1,) * columns
        left = x
        for n, key in enumerate(keys):
            row, column = divmod(n, columns)
            left = left if column else x
            wide = room * parts[column] / sum(parts)
            if n == len(keys) - 1:  # alone in its row
                wide = x + w - left
            put(key, self, left, y + row * 56, wide, 48)
            left += wide + 8


Builder.load_string("""
#:import theme ui.theme.theme
<BarGround@Box>:
    canvas:
        Color:
            rgba: theme.bar
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
<StandingsScreen>:
    BarGround:
        id: bar_ground
    Certificate:
        id: certificate
    Panel:
        id: panel
    Chart:
        id: chart
    Text:
        id: empty
        lines: 2
        across: .5
        ink: theme.text_2
    Text:
        id: title
        role: 'key'
    Widget:
        id: legend
    Widget:
        id: rows
    Widget:
        id: keys_box
""")

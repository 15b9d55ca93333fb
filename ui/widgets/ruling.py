"""Ruling: the arbiter's slip. The verdict under its stamp, and the rules it rests on."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty

from ui.layout import hand_out, put
from ui.presenters.vm_arbiter import RuledVM, RulingVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.paper import TornPaper
from ui.widgets.paragraph import Paragraph, escape  # noqa: F401  (Paragraph: named in kv)
from ui.widgets.rulingrow import RulingRow

BAND, TOOTH, STAMP, SHORT = 69, 6, 56, 44
STAMPS = {"check": "stamp", "people": "people", "warn": "warn"}


class Ruling(TornPaper):
    """Show the verdict; what it rests on scrolls."""

    note, verdict, icon, stamp = (StringProperty() for _ in range(4))
    band = NumericProperty(BAND)

    def show(self, vm: RulingVM) -> None:
        """Take verdict, stamp and reasons; another ruling is read from its first line."""
        self.note, self.stamp, self.icon = vm.note, vm.stamp, STAMPS[vm.stamp]
        self.verdict = escape(vm.verdict)
        self.ids.verdict.points = 22 if len(vm.verdict) <= SHORT else 19
        marks = tuple(RuledVM(vm.stamp, mark) for mark in vm.marks)
        rows = (*marks, *vm.rows)
        hand_out(self.ids.rows, rows, RulingRow)
        self.ids.scroll.scroll_y = 1

    def arrange(self) -> None:
        """Give the verdict the lines it needs, and the reasons the rest."""
        ids, w = self.ids, self.w
        super().arrange()
        room, top = w - 32 - STAMP - 12, 30 if self.note else 14
        high = ids.verdict.measure(room)
        self.band = max(BAND, top + high + 8)
        put(ids.note, self, 16, 10, room, 20)
        put(ids.verdict, self, 16, top, room, high)
        put(ids.scroll, self, 0, self.band, w, self.h - self.band - TOOTH)
        self._lay_rows()

    def _lay_rows(self) -> None:
        rows, w, content = self.ids.rows.children[::-1], self.w, self.ids.rows
        heights = [row.measure(w) for row in rows]
        content.pos, content.size = (0, 0), (self.width, dp(sum(heights)))
        y = 0.0
        for row, high in zip(rows, heights, strict=True):
            put(row, content, 0, y, w, high)
            y += high


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Ruling>:
    canvas.before:
        Color:
            rgba: theme.paper_2
        Patch:
            shape: 'round-10-top'
            box: self.x, self.top - dp(root.band), self.width, dp(root.band)
        Color:
            rgba: theme.ink if root.stamp == 'warn' else theme.ink_gain
        Sprite:
            art: 'disc', 56
            box: self.right - dp(72), self.top - dp(63), dp(56), dp(56)
        Color:
            rgba: theme.paper_2
        Sprite:
            art: 'disc', 50
            box: self.right - dp(69), self.top - dp(60), dp(50), dp(50)
        Color:
            rgba: theme.ink if root.stamp == 'warn' else theme.ink_gain
        Sprite:
            art: root.icon or 'stamp', 30
            box: self.right - dp(59), self.top - dp(50), dp(30), dp(30)
    Text:
        id: note
        role: 'note'
        text: root.note
        ink: theme.ink_2
    Paragraph:
        id: verdict
        font_name: 'money'
        halign: 'left'
        text: root.verdict
    PaperScroll:
        id: scroll
        Widget:
            id: rows
            size_hint: None, None
""")

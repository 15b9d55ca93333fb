"""FormSlip: a slip to fill in; its rows are touched, and the one that is asked stands out."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import put
from ui.presenters.vm_proof import EntryVM, ProofVM
from ui.text import Text, cut  # noqa: F401  (named in kv)
from ui.widgets.banded import TOOTH, BandedSlip
from ui.widgets.recycler import Recycler
from ui.widgets.tap import Tap

ROW = 50
SHARE, ABOVE = 0.5, 2  # of a row that its label has at most; rows over the one that is asked
LINES = 2  # of a value
MARKS = {
    "done": "check",
    "check": "eye",
    "odd": "warn",
    "wrong": "close",
    "new": "plus",
    "same": "lock",
}


class FieldRow(Tap):
    """Show what stands on a line of the form, and whether it is settled."""

    label, value, mark = StringProperty(), StringProperty(), StringProperty()
    chosen, bad = (BooleanProperty(defaultvalue=False) for _ in range(2))

    def show(self, vm: EntryVM) -> None:
        """Take the words."""
        self.name, self.label, self.value, self.chosen = vm.name, vm.label, vm.value, vm.chosen
        self.mark, self.bad = MARKS.get(vm.mark, ""), vm.mark in {"odd", "wrong"}

    def arrange(self) -> None:
        """Lay the mark, the label and the value in one line."""
        ids, value = self.ids, self.ids.value
        label_w = ids.label.want(dp(self.w * SHARE)) / dp(1)
        room = self.w - 62 - label_w
        value.text = cut(self.value, value.narrow, value.px, dp(room), LINES)
        value_w = value.want(dp(room)) / dp(1) + 2 if self.value else 0
        put(ids.value, self, self.w - 12 - value_w, 2, value_w, self.h - 4)
        put(ids.label, self, 40, 2, self.w - 60 - value_w, self.h - 4)


class FormSlip(BandedSlip):
    """Show band, stamp and rows; what is asked is kept in sight."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.list = Recycler(ROW, 0)
        self.add_widget(self.list)
        self.rows: tuple[EntryVM, ...] = ()
        self.asked = ""

    def show(self, vm: ProofVM) -> None:
        """Take the slip."""
        self.show_band(vm)
        self.rows = vm.rows
        self.list.offer(len(vm.rows), FieldRow, lambda row, n: row.show(self.rows[n]))

    def arrange(self) -> None:
        """Lay the rows under the band."""
        super().arrange()
        top = self.band_h
        put(self.list, self, 0, top, self.w, self.h - top - TOOTH - 2)
        chosen = next((n for n, row in enumerate(self.rows) if row.chosen), None)
        asked = self.rows[chosen].name if chosen is not None else self.title
        if asked != self.asked:
            self.asked = asked
            self.list.lead(max(0, (chosen or 0) - ABOVE))


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<FieldRow>:
    canvas.before:
        Color:
            rgba: theme.ink_key
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size) if self.chosen else nowhere
        Color:
            rgba: theme.paper_line
        Sprite:
            art: 'white'
            box: self.x, self.y, self.width, dp(1)
        Color:
            rgba:
                (theme.ink_loss if self.bad
                else theme.ink_gain if self.mark == 'check' else theme.ink_2)
        Sprite:
            art: self.mark or 'check', 20
            box:
                ((self.x + dp(12), self.center_y - dp(10), dp(20), dp(20))
                if self.mark else nowhere)
    Text:
        id: label
        role: 'note'
        text: root.label
        lines: 2
        leading: 18 if self.text_size[0] else 0
        ink: theme.ink_2 if not root.chosen else theme.ink
    Text:
        id: value
        face: 'ui_bold'
        text: root.value
        across: 1
        lines: 2
        leading: 19 if self.text_size[0] else 0
        ink: theme.ink_loss if root.bad else theme.ink
""")

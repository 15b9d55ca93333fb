"""FormSlip: a slip to fill in; its rows are touched, and the one that is asked stands out."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty

from ui import art
from ui.layout import Box, hide, put
from ui.presenters.vm_proof import EntryVM, ProofVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import BANK_BAND, INDUSTRY
from ui.widgets.recycler import Recycler
from ui.widgets.tap import Tap

BAND, STAMP, TOOTH, ROW = 56, 28, 6, 50
SHARE, ABOVE = 0.5, 2  # of a row that its value has; rows over the one that is asked
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
        ids = self.ids
        value_w = ids.value.want(dp(self.w * SHARE)) / dp(1) + 2 if self.value else 0
        put(ids.value, self, self.w - 12 - value_w, 2, value_w, self.h - 4)
        put(ids.label, self, 40, 2, self.w - 60 - value_w, self.h - 4)


class FormSlip(Box):
    """Show band, stamp and rows; what is asked is kept in sight."""

    band = ColorProperty("black")
    icon, title, note, stamp = (StringProperty() for _ in range(4))
    torn = ObjectProperty(None, allownone=True)
    paper_h = 0

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.list = Recycler()
        self.list.row_h, self.list.step = ROW, dp(ROW)
        self.add_widget(self.list)
        self.rows: tuple[EntryVM, ...] = ()
        self.asked = ""

    def show(self, vm: ProofVM) -> None:
        """Take the slip."""
        self.band = INDUSTRY[vm.band]["color"] if vm.band else BANK_BAND
        self.icon, self.title, self.note, self.stamp = vm.icon, vm.title, vm.note, vm.stamp
        self.rows = vm.rows
        self.list.offer(len(vm.rows), FieldRow, lambda row, n: row.show(self.rows[n]))

    def arrange(self) -> None:
        """Lay the rows under the band."""
        ids, w = self.ids, self.w
        self.torn = art.cut("torn", w)
        put(ids.title, self, 56, 7, w - 68, 25)
        put(ids.note, self, 56, 31, w - 68, 18)
        top = BAND + (STAMP if self.stamp else 0)
        if self.stamp:
            put(ids.stamp, self, 42, BAND + 4, w - 54, 20)
        else:
            hide(ids.stamp)
        put(self.list, self, 0, top, w, self.h - top - TOOTH - 2)
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
<FormSlip>:
    canvas.before:
        Color:
            rgba: theme.slip_shadow
        Patch:
            shape: 'round-10-top'
            box: self.x, self.y + dp(3), self.width, self.height - dp(6)
        Sprite:
            texture: root.torn
            box: self.x, self.y - dp(3), self.width, dp(6)
        Color:
            rgba: theme.paper
        Patch:
            shape: 'round-10-top'
            box: self.x, self.y + dp(6), self.width, self.height - dp(6)
        Sprite:
            texture: root.torn
            box: self.x, self.y, self.width, dp(6)
        Color:
            rgba: root.band
        Patch:
            shape: 'round-10-top'
            box: self.x, self.top - dp(56), self.width, dp(56)
        Color:
            rgba: theme.industry_ink
        Sprite:
            art: root.icon or 'table', 30
            box: self.x + dp(14), self.top - dp(43), dp(30), dp(30)
        Color:
            rgba: theme.warn_bg
        Sprite:
            art: 'white'
            box: (self.x, self.top - dp(84), self.width, dp(28)) if self.stamp else nowhere
        Color:
            rgba: theme.warn
        Sprite:
            art: 'warn', 20
            box: (self.x + dp(14), self.top - dp(80), dp(20), dp(20)) if self.stamp else nowhere
    Text:
        id: title
        role: 'heading'
        points: 21
        text: root.title
        ink: theme.industry_ink
    Text:
        id: note
        role: 'label'
        text: root.note
        ink: theme.industry_ink
    Text:
        id: stamp
        role: 'label'
        face: 'ui_bold'
        text: root.stamp
        ink: theme.warn_ink
""")

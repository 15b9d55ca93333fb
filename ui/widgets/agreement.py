"""AgreementRow: what else a player has or is bound by, and its key; Section: such under a head."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from ui.layout import Box, hand_out, hide, put
from ui.presenters.vm_sheet import AgreementVM, SectionVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)

ROW, KEY, HEAD, GAP = 64, 118, 27, 5


class AgreementRow(Box):
    """Show the words in up to three lines, and at their right the key if there is one."""

    text = StringProperty()

    def show(self, vm: AgreementVM) -> None:
        """Take the agreement."""
        self.vm, self.text = vm, vm.text
        if vm.key:
            self.ids.key.show(vm.key)

    def arrange(self) -> None:
        """Give the words what the key leaves."""
        hide(self.ids.key)
        if self.vm.key:
            put(self.ids.key, self, self.w - KEY - 6, 7, KEY, 50)
        put(self.ids.text, self, 12, 4, self.w - 24 - (KEY if self.vm.key else 0), self.h - 8)


class Section(Box):
    """Show a heading and the rows below it."""

    def show(self, vm: SectionVM) -> None:
        """Take the rows."""
        self.ids.label.text = vm.label
        hand_out(self.ids.rows, vm.rows, AgreementRow)

    @property
    def need(self) -> float:
        """How high it is, with the gap below its last row."""
        return HEAD + len(self.ids.rows.children) * (ROW + GAP)

    def arrange(self) -> None:
        """Lay the rows one below the other."""
        put(self.ids.label, self, 0, 0, self.w, 24)
        for n, row in enumerate(self.ids.rows.children[::-1]):
            put(row, self, 0, HEAD + n * (ROW + GAP), self.w, ROW)


Builder.load_string("""
#:import theme ui.theme.theme
<Section>:
    Text:
        id: label
        role: 'key'
        points: 17
    Box:
        id: rows
        size: 1, 1
<AgreementRow>:
    canvas.before:
        Color:
            rgba: theme.seat
        Patch:
            shape: 'round-10'
            box: (*self.pos, *self.size)
    Text:
        id: text
        role: 'note'
        face: 'narrow'
        text: root.text
        lines: 3
        leading: 18
    Key:
        id: key
        icon_dp: 20
        label_dp: 17
        wrap: True
""")

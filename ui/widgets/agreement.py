"""AgreementRow: what binds a player by a deal, and the key that settles it."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from ui.layout import Box, hide, put
from ui.presenters.vm_sheet import AgreementVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)

ROW, KEY = 64, 118


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


Builder.load_string("""
#:import theme ui.theme.theme
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

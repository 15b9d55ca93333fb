"""RuleRow: a house rule and how it is played, or the head of a group of them."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import put
from ui.presenters.vm_rules import RuleRowVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.choosable import Choosable

VALUE = 0.38
"""The share of a row that its value has."""


class RuleRow(Choosable):
    """Show the question at the left and the value at the right; brass marks one of our own."""

    text, value, icon, turn, note = (StringProperty() for _ in range(5))
    differs, head = (BooleanProperty(defaultvalue=False) for _ in range(2))

    def show(self, vm: RuleRowVM) -> None:
        """Take the words; a head turns its arrow when its rules are listed."""
        self.name, self.text, self.value, self.icon = vm.name, vm.text, vm.value, vm.icon
        self.note = vm.note
        self.head = vm.name.startswith("group:")
        self.chosen, self.differs = vm.chosen and not self.head, vm.differs
        self.turn = ("up" if vm.chosen else "down") if self.head else ""

    def arrange(self) -> None:
        """Lay question and value in one line, each of up to three; a note under the question."""
        ids, left = self.ids, 50 if self.icon else 16
        right = 46 if self.head else 14
        if not self.value:
            put(ids.value, self, 0, 0, 0, 0)
            return put(ids.text, self, left, 3, self.w - left - right, self.h - 6)
        least = dp(self.w * (0.22 if self.head else VALUE))
        value_w = min(ids.value.want(least), least) / dp(1) + 1
        put(ids.value, self, self.w - right - value_w, 3, value_w, self.h - 6)
        room = self.w - left - right - value_w - 12
        if self.note:
            put(ids.note, self, left, 34, room, 22)
            return put(ids.text, self, left, 9, room, 24)
        put(ids.note, self, 0, 0, 0, 0)
        return put(ids.text, self, left, 3, room, self.h - 6)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<RuleRow>:
    radius: 10
    ground: theme.key if self.chosen else theme.seat if self.head else theme.panel
    canvas.before:
        Color:
            rgba: theme.brass
        Patch:
            shape: 'round-3'
            box:
                ((self.x + dp(4), self.y + dp(12), dp(6), self.height - dp(24))
                if self.differs else nowhere)
        Color:
            rgba: theme.brass_text if self.differs else theme.text_2
        Sprite:
            art: self.icon or 'scales', 22
            box:
                ((self.x + dp(16), self.center_y - dp(11), dp(22), dp(22))
                if self.icon else nowhere)
        Color:
            rgba: theme.text_2
        Sprite:
            art: self.turn or 'down', 22
            box:
                ((self.right - dp(34), self.center_y - dp(11), dp(22), dp(22))
                if self.turn else nowhere)
    Text:
        id: text
        role: 'key' if root.head else 'note'
        points: 17 if root.head else 16
        text: root.text
        squeeze: False
        lines: 3
    Text:
        id: note
        role: 'label'
        face: 'narrow'
        text: root.note
        ink: theme.text_2
    Text:
        id: value
        role: 'note'
        face: 'ui_bold'
        text: root.value
        across: 1
        lines: 3
        ink: theme.brass_text if root.differs or root.head else theme.text_2
""")

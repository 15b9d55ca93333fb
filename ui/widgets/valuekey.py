"""ValueKey: a value to take, with a disc for one of several and a box for any number of them."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from ui.layout import put
from ui.presenters.vm_rules import ValueVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.keyface import KeyFace

MARK = 24


class ValueKey(KeyFace):
    """Show the value beside its mark; brass outlines what is taken, a sheet what is printed."""

    label = StringProperty()
    mark = ObjectProperty((0, 0, 0, 0))
    taken, many, printed = (BooleanProperty(defaultvalue=False) for _ in range(3))

    def show(self, vm: ValueVM) -> None:
        """Take the words."""
        self.name, self.label = vm.name, vm.label
        self.taken, self.many, self.printed = vm.taken, vm.many, vm.printed
        self.off, self.refusal = bool(vm.refusal), vm.refusal

    @property
    def meaning(self) -> tuple[object, ...]:
        """Values of different rules have the same names."""
        return self.name, self.label

    def arrange(self) -> None:
        """Put the words after the mark."""
        label, face = self.ids.label, self.h - 3
        room = self.w - MARK - (62 if self.printed else 34)
        label.lines = 1
        label.want(dp(room))
        if label.shorten:
            label.lines = 2
        high = 44 if label.lines > 1 else 22
        put(label, self, MARK + 24, (face - high) / 2, room, high)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<ValueKey>:
    mark: self.x + dp(13), self.center_y - dp(10.5), dp(24), dp(24)
    face: theme.key_off if self.off else theme.key
    edge: theme.key_edge
    flat: self.taken or self.off
    canvas.before:
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-12-3'
            box: (*self.pos, *self.size) if self.taken else nowhere
        Patch:
            shape: 'round-12'
            box: root.mark if self.taken and not self.many else nowhere
        Patch:
            shape: 'round-7'
            box: root.mark if self.taken and self.many else nowhere
        Color:
            rgba: theme.frame
        Patch:
            shape: 'ring-12-2'
            box: root.mark if not self.taken and not self.many else nowhere
        Patch:
            shape: 'ring-8-2'
            box: root.mark if not self.taken and self.many else nowhere
        Color:
            rgba: theme.brass_ink
        Sprite:
            art: 'check', 20
            box:
                ((self.x + dp(15), self.center_y - dp(8.5), dp(20), dp(20))
                if self.taken else nowhere)
        Color:
            rgba: theme.text_2
        Sprite:
            art: 'ledger', 20
            box:
                ((self.right - dp(31), self.center_y - dp(8.5), dp(20), dp(20))
                if self.printed else nowhere)
    Text:
        id: label
        role: 'key'
        points: 17
        text: root.label
        ink: theme.text_off if root.off else theme.text
""")

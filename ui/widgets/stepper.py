"""Stepper: a number, perhaps between less and more; a touch on it opens the keypad."""

from kivy.lang import Builder

from ui.layout import Box, hide, put
from ui.presenters.vm import KeyVM
from ui.presenters.vm_rules import NumberVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)

KEY = 56


class Stepper(Box):
    """Show the label before the keys; without one they have the row."""

    by_steps = False

    def show(self, vm: NumberVM) -> None:
        """Take the number and its keys."""
        ids = self.ids
        ids.label.text = vm.label
        self.by_steps = bool(vm.less and vm.more)
        if vm.less and vm.more:
            ids.less.show(vm.less)
            ids.more.show(vm.more)
        ids.number.show(KeyVM(f"type:{vm.place}", vm.text, "" if self.by_steps else "edit"))
        ids.number.label_dp, ids.number.wrap = 19, True

    def arrange(self) -> None:
        """Lay less, number and more in a row."""
        ids, x = self.ids, 0.0
        if ids.label.text:
            x = self.w * 0.26
            put(ids.label, self, 2, 4, x - 10, self.h - 8)
        else:
            hide(ids.label)
        if not self.by_steps:
            hide(ids.less, ids.more)
            return put(ids.number, self, x, 0, self.w - x, self.h)
        put(ids.less, self, x, 0, KEY, self.h)
        put(ids.more, self, self.w - KEY, 0, KEY, self.h)
        return put(ids.number, self, x + KEY + 8, 0, self.w - x - 2 * KEY - 16, self.h)


Builder.load_string("""
#:import theme ui.theme.theme
<Stepper>:
    Text:
        id: label
        role: 'note'
        lines: 2
        ink: theme.text_2
    Key:
        id: less
    Key:
        id: number
    Key:
        id: more
""")

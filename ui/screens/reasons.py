"""The reasons of a charge in full: every line, the rule it rests on, and where it stands."""

from kivy.lang import Builder

from ui import motion
from ui.layout import hide, put
from ui.presenters.vm_ledger import ReasonsVM
from ui.screens.base import PAD, Screen
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.panel import Header  # noqa: F401  (named in kv)
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)

GAP, LOW = 8, 56


class ReasonsScreen(Screen):
    """Show the slip as long as there is room, then scrolling, and a key or two."""

    def fill(self, vm: ReasonsVM) -> None:
        """Hand out head, slip and key."""
        self.ids.header.show(vm.head)
        self.ids.slip.in_full = True
        self.ids.slip.show(vm.slip)
        self.ids.back.show(vm.back)
        if vm.decide:
            self.ids.decide.show(vm.decide)

    def enter(self) -> None:
        """Let the slip rise."""
        motion.slip_in(self.ids.slip)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Give the slip the width, but not more than one reads with ease."""
        ids, left, inner, end = self.ids, x + PAD, w - 2 * PAD, y + h - 8
        ids.header.tall = self.portrait
        put(ids.header, self, left, y + 10, inner, 46)
        top, key_w = y + 66, inner if self.portrait else 168
        key_h = 64 if self.portrait else 100
        slip_w = inner if self.portrait else inner - key_w - PAD
        room = end - top - (key_h + 12 if self.portrait else 0)
        hide(ids.decide)
        need = ids.slip.need(slip_w)
        put(ids.slip, self, left, top, slip_w, min(room, need))
        right = left + inner - key_w
        if self.vm.decide and self.portrait:
            half = (key_w - GAP) / 2
            put(ids.decide, self, right, end - key_h, half, key_h)
            return put(ids.back, self, right + half + GAP, end - key_h, half, key_h)
        if self.vm.decide:
            put(ids.decide, self, right, end - key_h - GAP - LOW, key_w, LOW)
        return put(ids.back, self, right, end - key_h, key_w, key_h)


Builder.load_string("""
<ReasonsScreen>:
    Header:
        id: header
    Slip:
        id: slip
    Key:
        id: decide
        icon_dp: 22
    Key:
        id: back
        icon_dp: 22
        label_dp: 22
""")

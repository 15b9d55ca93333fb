"""A grave question, asked once; the two keys lie 96 dp apart, so that no finger takes the other."""

from kivy.lang import Builder

from ui import motion
from ui.layout import hide, put
from ui.presenters.vm_more import AskVM
from ui.screens.base import PAD, Screen
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)

APART, HIGH = 96, 72


class AskScreen(Screen):
    """Show what will happen on a slip, and yes and no below it."""

    def fill(self, vm: AskVM) -> None:
        """Hand out slip and keys."""
        ids = self.ids
        ids.slip.in_full = True
        ids.slip.show(vm.slip)
        ids.yes.show(vm.yes)
        ids.no.show(vm.no)
        for key in (ids.yes, ids.no):
            key.wrap = True
        if vm.player:
            ids.coin.show(vm.player)

    def enter(self) -> None:
        """Let the slip rise."""
        motion.slip_in(self.ids.slip)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Centre the slip; no at the left, where the thumb of undo is, yes far at the right."""
        ids, left, inner = self.ids, x + PAD, w - 2 * PAD
        end = y + h - 12
        room = end - HIGH - 20 - y - 12
        slip_w = min(inner, 460)
        slip_h = min(room, ids.slip.need(slip_w))
        top = y + 12 + max(0, (room - slip_h) / 3)
        put(ids.slip, self, left + (inner - slip_w) / 2, top, slip_w, slip_h)
        if self.vm.player:
            put(ids.coin, self, left + (inner + slip_w) / 2 - 52, top + 9, 38, 38)
        else:
            hide(ids.coin)
        wide = (inner - APART) / 2
        put(ids.no, self, left, end - HIGH, wide, HIGH)
        put(ids.yes, self, left + inner - wide, end - HIGH, wide, HIGH)


Builder.load_string("""
<AskScreen>:
    Slip:
        id: slip
    Coin:
        id: coin
    Key:
        id: no
    Key:
        id: yes
""")

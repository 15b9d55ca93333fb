"""Screen 9: the slot machine: a stake, three throws, three reels, the paytable."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp

from ui import motion
from ui.layout import hand_out, hide, put
from ui.presenters.vm_jackpot import JackpotVM
from ui.screens.base import PAD, Act, Screen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.dice import DicePad
from ui.widgets.kassabox import KassaBox  # noqa: F401  (named in kv)
from ui.widgets.key import Key, PayKey  # noqa: F401  (named in kv)
from ui.widgets.machine import Machine  # noqa: F401  (named in kv)
from ui.widgets.panel import Header  # noqa: F401  (named in kv)
from ui.widgets.paytable import PayTable  # noqa: F401  (named in kv)
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)
from ui.widgets.stakebox import StakeBox  # noqa: F401  (named in kv)

FLAT = 424
"""Height of the stage the parts were drawn for, dp; a higher one leaves air above and below."""


class JackpotScreen(Screen):
    """The slot machine of the board, thrown for with one die."""

    has_rail = False
    shown: tuple[int, ...] = ()  # the faces of the last view

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.pad, self.table_shown = DicePad(rows=1), False
        self.fresh, self.before = -1, 0
        self.ids.stake.ids.fuse.burnt = self.happen
        self.add_widget(self.pad)

    def fill(self, vm: JackpotVM) -> None:
        """Hand out words, reels, prizes and keys."""
        ids = self.ids
        self._see_what_is_new(vm)
        ids.header.show(vm.head)
        self.before = ids.kassa.kassa if self.parent else vm.kassa
        ids.kassa.show(vm.kassa_label, vm.kassa, vm.unit)
        ids.throw.text, ids.hint.text = vm.throw, vm.hint
        ids.machine.show(vm.sign, vm.reels)
        ids.paytable.show(vm.prizes_title, vm.prizes)
        ids.stake.show(vm)
        hand_out(ids.answers, vm.keys, PayKey)
        ids.swap.show(vm.swap[self.table_shown])
        ids.doubt.text = vm.doubt
        if vm.side:
            ids.side.show(vm.side)
        if vm.slip:
            ids.slip.show(vm.slip)
        self._dice(vm)

    def _see_what_is_new(self, vm: JackpotVM) -> None:
        """Note which reel has been thrown since the last view: the one to spin."""
        old = self.shown if self.parent else ()
        new = tuple(reel.thrown for reel in vm.reels)
        found = [n for n, face in enumerate(new) if face and not (n < len(old) and old[n])]
        self.shown, self.fresh = new, found[-1] if found else -1
        if vm.slip or not any(new):
            self.table_shown = False

    def _dice(self, vm: JackpotVM) -> None:
        self.pad.show(*vm.chosen)
        reach = {face for reel in vm.reels for face in reel.reach}
        for die in self.pad.dice[0]:
            if not any(vm.chosen) and die.face in reach:
                die.mood = "awaited"

    def leave(self) -> None:
        """Stop the clock while another screen is shown."""
        self.ids.stake.ids.fuse.put_out()

    def enter(self) -> None:
        """Spin the reel just thrown for; then the kassa counts, and the slip rises."""
        slip = self.ids.slip
        self.ids.kassa.hold(self.before)
        if self.fresh < 0:
            self.ids.kassa.count()
            return
        if self.vm.slip:
            slip.opacity = 0
        self.ids.machine.reels()[self.fresh].spin(self._landed)

    def _landed(self) -> None:
        self.ids.kassa.count()
        if self.vm.slip:
            motion.slip_in(self.ids.slip)

    def handled(self, name: str) -> bool:
        """Show the paytable or the machine, where only one has room."""
        if name not in {"table", "machine"}:
            return False
        self.table_shown = name == "table"
        self.ids.swap.show(self.vm.swap[self.table_shown])
        self.arrange()
        return True

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:  # noqa: ARG002
        """Put the stake at the left, the machine in the middle, prizes or slip at the right."""
        if self.portrait:
            self._stack(w, h)
        else:
            self._spread(w, (h - FLAT) / 2)

    def _spread(self, w: float, y: float) -> None:
        ids, vm, spare = self.ids, self.vm, (w - 800) / 2
        put(ids.header, self, PAD, y + 12, 232, 52)
        put(ids.kassa, self, PAD, y + 72, 232, 84)
        put(ids.stake, self, PAD, y + 166, 232, 78)
        self._throw_line(PAD, y + 252, 232)
        if not vm.chosen:
            self._keys(PAD, y + 264, 232, 148)
        else:
            put(self.pad, self, PAD, y + 280, 232, 132)
            self.pad.place(62, (80, 70), wide=72, columns=3, pip_dp=64)
        put(ids.machine, self, 264 + spare, y + 12, 288, 400)
        self._right(568 + 2 * spare, y + 12)
        hide(ids.swap)

    def _right(self, x: float, y: float) -> None:
        ids, vm = self.ids, self.vm
        if vm.slip:
            hide(ids.paytable, ids.side, ids.doubt)
            put(ids.slip, self, x, y, 216, 400)
            return
        hide(ids.slip)
        ids.paytable.foot = 64 if vm.side or vm.doubt else 6
        put(ids.paytable, self, x, y, 216, 400)
        self._aside(x + 10, y + 340, 196)

    def _aside(self, x: float, y: float, w: float) -> None:
        """Place the key that throws, or what the tray is not sure of."""
        hide(self.ids.side, self.ids.doubt)
        if self.vm.side:
            put(self.ids.side, self, x, y, w, 52)
        elif self.vm.doubt:
            put(self.ids.doubt, self, x, y, w, 52)

    def _throw_line(self, x: float, y: float, w: float) -> None:
        """Say which throw it is, and what would win."""
        ids = self.ids
        if not self.vm.throw:
            hide(ids.throw, ids.hint)
            return
        put(ids.throw, self, x, y, w * 0.6, 24)
        wide = ids.throw.want(dp(w * 0.6)) / dp(1)
        put(ids.throw, self, x, y, wide, 24)
        put(ids.hint, self, x + wide + 8, y, w - wide - 8, 24)

    def _keys(self, x: float, y: float, w: float, h: float) -> None:
        """Stack the keys in the place of the dice."""
        hide(self.pad)
        keys = self.ids.answers.children[::-1]
        high = (h - 8 * (len(keys) - 1)) / len(keys)
        for n, key in enumerate(keys):
            put(key, self, x, y + n * (high + 8), w, min(high, 84))

    def _stack(self, w: float, h: float) -> None:
        """Portrait: who and the kassa, the machine or its prizes, the stake, one row of faces."""
        ids, vm, inner, end = self.ids, self.vm, w - 2 * PAD, h - 8
        if vm.slip:
            return self._tall_slip(w, inner, end)
        put(ids.header, self, PAD, 8, w - 2 * PAD - 212, 52)
        put(ids.kassa, self, w - PAD - 204, 4, 204, 76)
        self._picture(w, 88)
        half = (inner - 8) / 2
        put(ids.swap, self, PAD + half + 8, end - 52, half, 52)
        hide(ids.slip)
        self._throw_line(PAD, end - 154, inner)
        lift = 220 if vm.chosen else 228
        put(ids.stake, self, PAD, end - lift, inner, 56)
        self._aside(PAD, end - 52, half)
        if not vm.chosen:
            if not vm.doubt:
                put(ids.swap, self, PAD, end - 52, inner, 52)
            return self._keys(PAD, end - 164, inner, 104)
        put(self.pad, self, PAD, end - 124, inner, 64)
        return self.pad.place(64, ((inner - 64) / 5, 0))

    def _picture(self, w: float, y: float) -> None:
        """Show the machine, or the prizes in its place."""
        ids, x = self.ids, (w - 288) / 2
        if self.table_shown:
            hide(ids.machine)
            ids.paytable.foot = 6
            put(ids.paytable, self, x, y, 288, 400)
        else:
            hide(ids.paytable)
            put(ids.machine, self, x, y, 288, 400)

    def _tall_slip(self, w: float, inner: float, end: float) -> None:
        """Leave nothing but the machine, the slip and the keys."""
        ids = self.ids
        hide(ids.header, ids.kassa, self.pad)
        hide(ids.swap, ids.side, ids.doubt, ids.throw, ids.hint, ids.stake)
        self._picture(w, 8)
        put(ids.slip, self, PAD, 416, inner, end - 72 - 416)
        keys = ids.answers.children[::-1]
        wide = (inner - 8 * (len(keys) - 1)) / len(keys)
        for n, key in enumerate(keys):
            put(key, self, PAD + n * (wide + 8), end - 64, wide, 64)


Builder.load_string("""
#:import theme ui.theme.theme
<JackpotScreen>:
    Header:
        id: header
        title_dp: 24
    KassaBox:
        id: kassa
    StakeBox:
        id: stake
    Text:
        id: throw
        role: 'key'
    Text:
        id: hint
        across: 1
        ink: theme.brass_text
    Machine:
        id: machine
    PayTable:
        id: paytable
    Slip:
        id: slip
    Key:
        id: side
    Text:
        id: doubt
        role: 'note'
        lines: 3
        across: .5
    Key:
        id: swap
    Widget:
        id: answers
""")

"""The partner's answer: what he gets and what he gives, on two slips, and yes or no."""

from kivy.lang import Builder

from ui import motion
from ui.layout import hand_out, hide, match, put
from ui.presenters.vm_trade import DealVM
from ui.screens.base import PAD, Screen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.panel import Header, Panel, Party  # noqa: F401  (named in kv)
from ui.widgets.slip import Slip

GAP, PARTIES, YES, NO, SMALL = 12, 130, 100, 64, 54
COLUMN, FLAT, LEAST = 172, 72, 260


class DealScreen(Screen):
    """Show both slips, what they do to both purses, and the two answers."""

    has_rail = False

    def fill(self, vm: DealVM) -> None:
        """Hand out head, slips, purses and answers."""
        ids = self.ids
        ids.header.show(vm.head)
        for slip, slip_vm in zip(match(ids.slips, vm.slips, Slip), vm.slips, strict=True):
            slip.in_full = slip.at_foot = True
            slip.show(slip_vm)
        hand_out(ids.parties, vm.parties, Party)
        ids.yes.show(vm.yes)
        ids.no.show(vm.no)
        ids.why.text = vm.why

    def enter(self) -> None:
        """Let both slips rise."""
        for slip in self.ids.slips.children:
            motion.slip_in(slip)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put purses and answers beside the slips, or below them."""
        ids, left, inner, end = self.ids, x + PAD, w - 2 * PAD, y + h - 8
        ids.header.tall = self.portrait
        put(ids.header, self, left, y + 10, inner, 46)
        top = y + 66
        hide(ids.why)
        if self.portrait:
            yes_w = (inner - GAP) * 0.62
            put(ids.no, self, left, end - FLAT, inner - GAP - yes_w, FLAT)
            put(ids.yes, self, left + inner - yes_w, end - FLAT, yes_w, FLAT)
            low = end - FLAT - GAP
            if self.vm.why:
                put(ids.why, self, left + 2, low - 40, inner - 4, 40)
                low -= 48
            half = inner / 2
            put(ids.panel, self, left, low - 62, inner, 62)
            self._parties(left + 14, low - 53, half - 20, (half, 0))
            return self._slips(left, top, inner, low - 62 - GAP - top)
        column = 220 if self.w >= 1000 else COLUMN
        right = left + inner - column
        yes, no = (SMALL, SMALL) if self.vm.why else (YES, NO)
        put(ids.yes, self, right, end - yes, column, yes)
        low = end - yes - no - 8
        put(ids.no, self, right, low, column, no)
        put(ids.panel, self, right, top, column, PARTIES)
        if self.vm.why:
            put(ids.why, self, right + 2, top + PARTIES, column - 4, low - top - PARTIES)
        self._parties(right + 12, top + 9, column - 24, (0, 68))
        return self._slips(left, top, inner - column - 16, end - top)

    def _parties(self, x: float, y: float, w: float, step: tuple[float, float]) -> None:
        for n, party in enumerate(self.ids.parties.children[::-1]):
            put(party, self, x + n * step[0], y + n * step[1], w, 44)

    def _slips(self, x: float, y: float, w: float, room: float) -> None:
        """Lay both side by side, as high as the longer one needs."""
        slips, wide = self.ids.slips.children[::-1], (w - GAP) / 2
        high = min(room, max(LEAST, *(slip.need(wide) for slip in slips)))
        for n, slip in enumerate(slips):
            put(slip, self, x + n * (wide + GAP), y, wide, high)


Builder.load_string("""
#:import theme ui.theme.theme
<DealScreen>:
    Header:
        id: header
    Widget:
        id: slips
    Panel:
        id: panel
    Widget:
        id: parties
    Text:
        id: why
        role: 'note'
        lines: 4
        leading: 19
        ink: theme.warn
    Key:
        id: no
        icon_dp: 22
        label_dp: 20
        wrap: True
    Key:
        id: yes
        icon_dp: 24
        label_dp: 24
        wrap: True
""")

"""Screen 3: whose turn it is, the track ahead, and the dice to tap."""

from collections.abc import Callable
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp

from ui import motion
from ui.layout import hand_out, hide, put
from ui.presenters.vm_table import RollVM
from ui.screens.base import PAD, Act, Screen
from ui.screens.row import lay_row
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.banner import Banner  # noqa: F401  (named in kv)
from ui.widgets.dice import DicePad
from ui.widgets.fuse import Fuse  # noqa: F401  (named in kv)
from ui.widgets.hint import HintSlip, Mark  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.panel import Header, Panel  # noqa: F401  (named in kv)
from ui.widgets.track import Track  # noqa: F401  (named in kv)

PROMPT, EDGE, WIDE = 41, 12, 7.7  # what lies over and under the dice; how many are as wide as all
HEAD = 52
"""How high the head is where there is room for one line under the name."""
DICE = ((76, 10), (72, 12), (64, 12), (60, 8))
"""How large a die may be, and what is between two rows; the first that fits."""


class RollScreen(Screen):
    """Wait for a roll by hand or from the tray."""

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.pad = DicePad()
        self.ids.fuse.burnt = self.happen
        self.add_widget(self.pad)
        self.marks = [self.ids.mark_dice, self.ids.mark_undo]
        for mark in self.marks:  # above pad and bar
            self.remove_widget(mark)
            self.add_widget(mark)

    def fill(self, vm: RollVM) -> None:
        """Hand out head, track or banner or hint, dice and keys."""
        ids = self.ids
        ids.header.show(vm.head)
        ids.track.show(vm.track, vm.player)
        if vm.banner:
            ids.banner.show(vm.banner)
        if vm.first_run:
            ids.hint_slip.show(vm.first_run)
        ids.prompt.text, ids.hint.text, ids.help.text = vm.prompt, vm.hint, vm.help
        ids.panel.awaited = bool(vm.banner)
        self.pad.show(*vm.chosen)
        for spot, face in zip((ids.first, ids.second), vm.chosen, strict=False):
            spot.text = str(face or "?")
        keys = vm.keys
        if offer := vm.accept:
            found = (offer.wrong, offer.before, offer.accept)
            keys = tuple(key for key in found if key)
        if vm.first_run and not vm.accept:
            keys = ()
        hand_out(ids.key_row, keys, Key)
        ids.fuse.offer(vm.accept)

    def leave(self) -> None:
        """Stop the clock while another screen is shown."""
        self.ids.fuse.put_out()

    def walk_token(self, steps: int, done: Callable[[], object] = lambda: None) -> None:
        """Walk the token over the track; no press counts until the next view."""
        self.presses.spend()
        motion.walk(self.ids.track, steps, done=done)

    def walk_back(self, steps: int) -> None:
        """Walk the token back to where it stands now."""
        motion.walk(self.ids.track, steps, back=True)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Stack head, track (or what stands in its place), dice panel and keys."""
        ids, left, inner = self.ids, x + PAD, w - 2 * PAD
        top = y + 12 if self.portrait else y + 10
        ids.header.tall = self.portrait
        crowded = self.vm.banner or self.vm.first_run
        head = HEAD if crowded else ids.header.need(inner)
        put(ids.header, self, left, top, inner, head)
        panel_y = self._lead(left, top + head + (14 if self.portrait else 12), inner)
        keys = ids.key_row.children[::-1]
        end = y + h - (8 if self.portrait or not keys else 6)
        lay_row(keys, self, (left, end - 48, inner, 48))
        panel_h = end - (56 if keys else 0) - panel_y
        put(ids.panel, self, left, panel_y, inner, panel_h)
        (self._tall_panel if self.portrait else self._wide_panel)(left, panel_y, inner, panel_h)
        put(ids.fuse, self, left + 14, panel_y + panel_h - 11, inner - 28, 5)
        self._mark(left - 9, panel_y - 7)

    def _lead(self, x: float, y: float, w: float) -> float:
        """Place track, banner or hint; gives where the panel begins."""
        ids, gap = self.ids, 12 if self.portrait else 8
        hide(ids.track, ids.banner, ids.hint_slip)
        if self.vm.first_run:
            high = 156 if self.portrait else 132
            put(ids.hint_slip, self, x, y - 4, w, high)
            return y + high + 6
        if self.vm.banner:
            high = ids.banner.high(w)
            put(ids.banner, self, x, y - 4, w, high)
            return y + high + 4
        put(ids.track, self, x, y, w, 64)
        return y + 64 + gap

    def _mark(self, x: float, y: float) -> None:
        """Repeat the hint's numbers on the controls they speak of."""
        if not self.vm.first_run:
            return hide(*self.marks)
        put(self.marks[0], self, x, y, 26, 26)
        if self.portrait:
            return put(self.marks[1], self, 74, self.h - 68, 26, 26)
        return put(self.marks[1], self, self.rail_w - 21, self.h - 63, 26, 26)

    def _prompt_line(self, x: float, y: float, w: float) -> None:
        """Put the bold state and the plain hint after it on one line."""
        ids = self.ids
        bold = ids.prompt.want(dp(w)) / dp(1)
        put(ids.prompt, self, x, y, bold, 24)
        put(ids.hint, self, x + bold + 8, y, max(0, w - bold - 8), 24)

    def _wide_panel(self, x: float, y: float, w: float, h: float) -> None:
        """Put rows of dice at the left, the sum in a column at the right."""
        ids, rows = self.ids, self.pad.rows
        under = rows == 2 and bool(self.vm.prompt)
        free = h - EDGE - (PROMPT if under else EDGE)
        fitting = (d for d in DICE if rows * sum(d) - d[1] <= free and d[0] <= w / WIDE)
        die, between = next(fitting, DICE[-1])
        apart = 12 if die == 76 else 11 if die == 72 else (w - 73 - 6 * die) / 5
        step = die + apart, die + between
        high = die + (rows - 1) * step[1]
        self._prompt_line(x + 16, y + 9, w - 32)
        top = y + PROMPT if under else y + (h - high) / 2
        put(self.pad, self, x + 16, top, 5 * step[0] + die, high)
        self.pad.place(die, step)
        column = x + w - 48
        self._sums(34, 24)
        put(ids.first, self, column, top, 32, die)
        hide(ids.second, ids.plus, ids.help)
        if rows == 2:
            put(ids.second, self, column, top + die + 12, 32, die)
            put(ids.plus, self, column, top + die - 12, 32, 36)

    def _tall_panel(self, x: float, y: float, w: float, h: float) -> None:
        """Put the sum large above the rows of dice."""
        ids, rows = self.ids, self.pad.rows
        self._prompt_line(x + 14, y + 14, w - 28)
        pad_h, line = 64 + 84 * (rows - 1), 38 if self.vm.prompt else 8
        gap = max(4, (h - line - 66 - pad_h - 30) / 5)
        sums_y = y + line + gap
        self._sums(60, 34)
        hide(ids.second, ids.plus)
        put(ids.first, self, x + w / 2 - (76 if rows == 2 else 25), sums_y, 50, 66)
        if rows == 2:
            put(ids.plus, self, x + w / 2 - 18, sums_y, 36, 66)
            put(ids.second, self, x + w / 2 + 24, sums_y, 50, 66)
        pad_y = sums_y + 66 + gap
        put(self.pad, self, x + 14, pad_y, w - 28, pad_h)
        self.pad.place(64, ((w - 28 - 64) / 5, 84))
        put(ids.help, self, x + 14, pad_y + pad_h + gap, w - 28, 30)

    def _sums(self, big: float, small: float) -> None:
        self.ids.first.points = self.ids.second.points = big
        self.ids.plus.points = small


Builder.load_string("""
#:import theme ui.theme.theme
<Sum@Text>:
    role: 'money_l'
    text: '?'
    across: .5
    ink: theme.text_2 if self.text == '?' else theme.brass_text
<RollScreen>:
    Header:
        id: header
    Track:
        id: track
    Banner:
        id: banner
    HintSlip:
        id: hint_slip
    Panel:
        id: panel
    Fuse:
        id: fuse
    Text:
        id: prompt
        role: 'key'
    Text:
        id: hint
        ink: theme.text_2
    Sum:
        id: first
    Text:
        id: plus
        role: 'money_l'
        text: '+'
        across: .5
        ink: theme.text_2
    Sum:
        id: second
    Text:
        id: help
        across: .5
    Widget:
        id: key_row
    Mark:
        id: mark_dice
        text: '1'
        ringed: True
    Mark:
        id: mark_undo
        text: '3'
        ringed: True
""")

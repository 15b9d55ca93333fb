"""SlipScreen: a slip and, at its right, what it does and the keys; stacked in portrait."""

from typing import Any

from kivy.lang import Builder

from ui import motion
from ui.layout import match, put
from ui.presenters.vm import KeyVM
from ui.screens.base import PAD, Screen
from ui.widgets.key import Key, PayKey  # noqa: F401  (named in kv)
from ui.widgets.panel import Header, Panel  # noqa: F401  (named in kv)
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)

GAP, LEAST = 8, 48
SHORT = 10  # letters of a label that is set large
UNEVEN = {"primary": 8, "ghost": -8}  # what the important key takes from the way out


class SlipScreen(Screen):
    """Show head, slip, side panel, keys and the main key; subclasses fill the side panel."""

    main_h = 100
    side_h = 0  # of the panel beside the slip
    flat_side_h = 0  # of the same between slip and keys, in portrait

    def fill(self, vm: Any) -> None:
        """Hand out head, slip and keys."""
        ids = self.ids
        ids.header.show(vm.head)
        ids.slip.show(vm.slip)
        for key, key_vm in zip(match(ids.key_row, vm.keys, Key), vm.keys, strict=True):
            key.show(key_vm)
            short = len(key.label) <= SHORT and key.tone == "primary"
            key.icon_dp, key.label_dp, key.wrap = 22, 21 if short else 18, True
        self.show_main(vm.main, vm.slip.total or 0, vm.slip.unit)
        self.fill_side(vm)

    def show_main(self, vm: KeyVM, total: int, unit: str) -> None:
        """Show what to press now, with the sum."""
        self.ids.main.show(vm)
        self.ids.main.tone = "primary"
        self.ids.main.total, self.ids.main.unit = total, unit

    def fill_side(self, vm: Any) -> None:
        """Hand out what stands beside the slip."""

    def arrange_side(self, x: float, y: float, w: float, h: float) -> None:
        """Place what stands beside the slip."""

    def hide_side(self) -> None:
        """Take the side panel away where there is no room for it."""

    def enter(self) -> None:
        """Let the slip rise."""
        motion.slip_in(self.ids.slip)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the slip at the left and the action column at its right."""
        ids, inner, left, end = self.ids, w - 2 * PAD, x + PAD, y + h - 8
        ids.header.tall = self.portrait
        if self.portrait:
            put(ids.header, self, left, y + 8, inner, 44)
            return self._stack(left, y + 60, inner, end)
        put(ids.header, self, left, y + 10, inner, 46)
        column = 220 if self.w >= 1000 else 168
        slip_w, right, top = inner - PAD - column, left + inner - column, y + 66
        put(ids.slip, self, left, top, slip_w, end - top)
        main_h = self.main_h if ids.main.total and not ids.main.off else 62
        self._column(right, top, column, end - main_h)
        return put(ids.main, self, right, end - main_h, column, main_h)

    def _column(self, x: float, y: float, w: float, end: float) -> None:
        keys = self.ids.key_row.children[::-1]
        side = self.side_h + GAP if self.side_h else 0
        if side and (end - y - side) / max(1, len(keys)) < LEAST + GAP:
            side = 0
        if side:
            self.arrange_side(x, y, w, self.side_h)
        else:
            self.hide_side()
        high = min(72, (end - y - side) / max(1, len(keys)) - GAP)
        top = end - len(keys) * (high + GAP)
        for key in keys:
            tall = high + (UNEVEN.get(key.tone, 0) if high > LEAST + GAP else 0)
            put(key, self, x, top, w, tall)
            top += tall + GAP

    def _stack(self, x: float, y: float, w: float, end: float) -> None:
        keys = self.ids.key_row.children[::-1]
        self.hide_side()
        main_h = 52 if self.ids.main.off else 78
        put(self.ids.main, self, x, end - main_h, w, main_h)
        high = 52 if any(key.note for key in keys) else LEAST
        rows = -(-len(keys) // 2)
        top = end - main_h - rows * (high + GAP)
        flat = self.flat_side_h + GAP if self.flat_side_h else 0
        if top - GAP - y - flat < self.ids.slip.need(w, tight=True):
            flat = 0
        put(self.ids.slip, self, x, y, w, top - GAP - y - flat)
        if flat:
            self.arrange_side(x, top - flat, w, self.flat_side_h)
        half = (w - GAP) / 2
        for n, key in enumerate(keys):
            wide = w if n == len(keys) - 1 and n % 2 == 0 else half
            at = x + (n % 2) * (half + GAP), top + (n // 2) * (high + GAP)
            put(key, self, *at, wide, high)


Builder.load_string("""
<SlipScreen>:
    Header:
        id: header
    Slip:
        id: slip
    Widget:
        id: key_row
    PayKey:
        id: main
""")

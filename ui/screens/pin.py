"""The page on which a PIN is typed: a slip that says what for, dots, and keys."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty

from ui.layout import Box, match, put
from ui.presenters.vm import KeyVM
from ui.presenters.vm_settings import PinVM
from ui.screens.bare import BareScreen
from ui.screens.base import PAD, Act, Screen
from ui.screens.row import lay_grid
from ui.widgets.key import Key
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)

DIGIT, DONE = "digit:", "done"
ORDER = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "back", "0", DONE)
DOT, STEP, CANCEL = 26, 38, 56


class Dot(Box):
    """Stand for one digit, full once it is typed."""

    full = BooleanProperty(defaultvalue=False)


class PinScreen(Screen):
    """Type a PIN; the digits are never written, and only the whole of them leaves the screen."""

    has_rail = False
    begun = ("digits",)

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.digits = ""
        for what in ORDER:
            self.ids.pad.add_widget(Key(name=f"{DIGIT}{what}", label_dp=26))

    def fill(self, vm: PinVM) -> None:
        """Hand out words; what is being typed stays."""
        ids = self.ids
        ids.slip.show(vm.slip)
        ids.cancel.show(vm.cancel)
        self._write()

    def _write(self) -> None:
        vm, typed = self.vm, len(self.digits)
        for n, dot in enumerate(match(self.ids.dots, range(max(vm.least, typed)), Dot)):
            dot.full = n < typed
        for key, what in zip(self.ids.pad.children[::-1], ORDER, strict=True):
            if what == DONE:
                enough = typed >= vm.least
                key.show(KeyVM(DONE, vm.done, "", enabled=enough, tone="primary"))
            elif what == "back":
                key.show(KeyVM(f"{DIGIT}{what}", "", "backspace", enabled=bool(typed)))
            else:
                key.show(KeyVM(f"{DIGIT}{what}", what, enabled=typed < vm.most))

    def handled(self, name: str) -> bool:
        """Type here."""
        if name == DONE:
            digits, self.digits = self.digits, ""
            self.presses.spend()
            self.act(f"pin:{digits}")
            return True
        if not name.startswith(DIGIT):
            return False
        what = name.removeprefix(DIGIT)
        self.digits = self.digits[:-1] if what == "back" else self.digits + what
        self._write()
        self.arrange()
        return True

    def leave(self) -> None:
        """Forget the digits when another screen is shown."""
        self.digits = ""

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the words at the left of the keys, or over them."""
        left, inner, keys = x + PAD, w - 2 * PAD, self.ids.pad.children[::-1]
        if self.portrait:
            self._words(left, y + 16, inner, h * 0.36)
            box = (left, y + h * 0.4, inner, min(h * 0.58, 4 * 96))
            return lay_grid(keys, self, box, columns=3)
        half = (inner - PAD) / 2
        self._words(left, y + 16, half, h - 32)
        return lay_grid(keys, self, (left + half + PAD, y + 16, half, h - 32), columns=3)

    def _words(self, x: float, y: float, w: float, h: float) -> None:
        """Lay the slip on top, the dots below it, and the way out at the foot."""
        ids, dots = self.ids, self.ids.dots.children[::-1]
        high = min(ids.slip.need(w), h - DOT - CANCEL - 24)
        put(ids.slip, self, x, y, w, high)
        middle = y + (high + h - CANCEL) / 2
        left = x + (w - STEP * len(dots) + STEP - DOT) / 2
        for n, dot in enumerate(dots):
            put(dot, self, left + n * STEP, middle - DOT / 2, DOT, DOT)
        put(ids.cancel, self, x, y + h - CANCEL, w, CANCEL)


class EarlyPinScreen(BareScreen, PinScreen):
    """Type a PIN before an evening."""


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Dot>:
    canvas:
        Color:
            rgba: theme.brass_text if self.full else theme.frame
        Sprite:
            art: ('disc', 26) if self.full else ('disc', 10)
            box:
                ((*self.pos, *self.size) if self.full
                else (self.center_x - dp(5), self.center_y - dp(5), dp(10), dp(10)))
<PinScreen>:
    Key:
        id: cancel
    Slip:
        id: slip
    Widget:
        id: dots
    Widget:
        id: pad
""")

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
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key

DIGIT, DONE = "digit:", "done"
ORDER = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "back", "0", DONE)
DOT, STEP = 26, 38


class Dot(Box):
    """Stand for one digit, full once it is typed."""

    full = BooleanProperty(defaultvalue=False)


class PinScreen(Screen):
    """Type a PIN; the digits are never written, and only the whole of them leaves the screen."""

    has_rail = False

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.digits = ""
        for what in ORDER:
            self.ids.keys.add_widget(Key(name=f"{DIGIT}{what}", label_dp=26))

    def fill(self, vm: PinVM) -> None:
        """Hand out words; what was typed before is forgotten."""
        self.digits, ids = "", self.ids
        ids.title.text, ids.text.text = vm.title, vm.text
        ids.cancel.show(vm.cancel)
        self._write()

    def _write(self) -> None:
        vm, typed = self.vm, len(self.digits)
        for n, dot in enumerate(match(self.ids.dots, range(max(vm.least, typed)), Dot)):
            dot.full = n < typed
        for key, what in zip(self.ids.keys.children[::-1], ORDER, strict=True):
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
            self.presses.spend()
            self.act(f"pin:{self.digits}")
            return True
        if not name.startswith(DIGIT):
            return False
        what = name.removeprefix(DIGIT)
        self.digits = self.digits[:-1] if what == "back" else self.digits + what
        self._write()
        self.arrange()
        return True

    def on_parent(self, _: object, parent: object) -> None:
        """Forget the digits when another screen is shown."""
        if parent is None:
            self.digits = ""

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the words at the left of the keys, or over them."""
        left, inner, keys = x + PAD, w - 2 * PAD, self.ids.keys.children[::-1]
        if self.portrait:
            self._words(left, y + 8, inner)
            box = (left, y + h * 0.4, inner, min(h * 0.58, 4 * 96))
            return lay_grid(keys, self, box, columns=3)
        half = (inner - PAD) / 2
        self._words(left, y + 8, half)
        return lay_grid(keys, self, (left + half + PAD, y + 16, half, h - 32), columns=3)

    def _words(self, x: float, y: float, w: float) -> None:
        ids = self.ids
        put(ids.cancel, self, x, y + 8, 132, 56)
        put(ids.title, self, x, y + 84, w, 36)
        put(ids.text, self, x, y + 124, w, 88)
        for n, dot in enumerate(ids.dots.children[::-1]):
            put(dot, self, x + n * STEP, y + 222, DOT, DOT)


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
    Text:
        id: title
        role: 'title'
    Text:
        id: text
        lines: 4
        ink: theme.text_2
    Widget:
        id: dots
    Widget:
        id: keys
""")

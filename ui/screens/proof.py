"""A board of one's own: its pages in a row, the slip of one, and what its open row asks for."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hand_out, hide, match, put
from ui.presenters.vm import KeyVM
from ui.presenters.vm_proof import AskedVM, ProofVM
from ui.screens.bare import BareScreen
from ui.screens.base import PAD, Act
from ui.screens.card import CardScreen
from ui.screens.row import lay_grid, lay_row
from ui.screens.typed import TypedScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import theme
from ui.widgets.boardstrip import BoardStrip  # noqa: F401  (named in kv)
from ui.widgets.formslip import FormSlip  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.keypad import Keypad  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.pickrow import PickRow
from ui.widgets.recycler import Recycler
from ui.widgets.swatch import Swatch

TOP, GAP, ROW, SAID, FOOT, WRITE_H, READ_H = 72, 8, 48, 44, 52, 72, 128
DIGIT, WRITE, SAVED = "digit:", "write", "typed:"
SWATCHES, MAIN = 5, 92


class ProofScreen(TypedScreen, BareScreen):
    """Fill in a slip; a number that is typed goes along with whatever is touched next."""

    begun = (*TypedScreen.begun, "number", "typed")

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.picks = Recycler(ROW)
        self.ids.page.add_widget(self.picks)
        self.asked: tuple[Any, ...] = ()
        self.typed = False

    def fill(self, vm: ProofVM) -> None:
        """Hand out pages, rows and keys; a row that wants words opens the keyboard."""
        ids, asked = self.ids, vm.asked
        ids.strip.show(vm.spots)
        ids.slip.show(vm)
        ids.back.show(vm.back)
        for key, key_vm in zip(match(ids.key_row, vm.keys, Key), vm.keys, strict=True):
            key.show(key_vm)
            key.icon_dp, key.label_dp, key.pad, key.wrap = 20, 17, 8, True
        self._show_asked(asked)
        row = next((row.name for row in vm.rows if row.chosen), ""), vm.title, vm.note
        if row != self.asked:
            self.asked, self.typed, ids.pad.value = row, False, asked.number
            self.picks.scroll_y = 1
            if asked.wanted and asked.typing:
                self.write(asked.typing)

    def _show_asked(self, asked: AskedVM) -> None:
        ids = self.ids
        ids.said.text, ids.label.text = asked.said, asked.title
        ids.said.ink = theme.loss if asked.wrong else theme.warn
        ids.pad.title, ids.pad.unit = asked.title, asked.unit or ""
        ids.written.text = asked.written
        ids.write.show(KeyVM(WRITE, asked.written or asked.title, "edit"))
        picks = asked.picks
        self.picks.offer(len(picks), PickRow, lambda row, n: row.offer(picks[n]))
        hand_out(ids.swatches, asked.swatches, Swatch)

    @property
    def number(self) -> int:
        """What stands on the keypad."""
        return int(self.ids.pad.value)

    @number.setter
    def number(self, number: int) -> None:
        self.ids.pad.value = number

    def handled(self, name: str) -> bool:
        """Type here; the number goes along with the next touch."""
        if name.startswith(DIGIT):
            self._digit(name.removeprefix(DIGIT))
            return True
        if name == WRITE:
            self.write(self.vm.asked.typing)
            return True
        if self.typed:
            self.typed = False
            self.presses.spend()
            self.act(f"{SAVED}{self.ids.pad.value:.0f}:{name}")
            self.ids.pad.value = 0
            return True
        return super().handled(name)

    def _digit(self, what: str) -> None:
        """Type over the number there is, or take its last digit away."""
        pad = self.ids.pad
        if not self.typed and what != "back":
            pad.value = 0
        pad.press(what)
        self.typed = True

    def leave(self) -> None:
        """Forget what was begun when another screen is shown."""
        super().leave()
        self.asked = ()

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Put the pages on top, the slip at the left of what it asks, or over it."""
        ids, left, inner, end = self.ids, x + PAD, w - 2 * PAD, y + h - 8
        put(ids.back, self, x + 8, y + 8, 56, 56)
        put(ids.strip, self, x + 76, y + 12, w - 76 - PAD, 48)
        top = y + TOP
        if self.portrait:
            ask_h = min((end - top) * 0.58, 404)
            put(ids.slip, self, left, top, inner, end - ask_h - 14 - top)
            return self._ask(left, end - ask_h, inner, ask_h)
        wide = (inner - PAD) / 2
        put(ids.slip, self, left, top, wide, end - top)
        return self._ask(left + wide + PAD, top, inner - wide - PAD, end - top)

    def _ask(self, x: float, y: float, w: float, h: float) -> None:
        ids, asked = self.ids, self.vm.asked
        h -= self._keys(x, y, w, h) + GAP
        hide(ids.panel, ids.said, ids.label)
        if asked.said:
            put(ids.panel, self, x, y, w, SAID)
            put(ids.said, self, x + 12, y + 2, w - 24, SAID - 4)
        elif asked.unit is None:
            put(ids.label, self, x, y + 8, w, 28)
        if asked.said or asked.unit is None:
            y, h = y + SAID + GAP, h - SAID - GAP
        self._means(asked, (x, y, w, h))

    def _keys(self, x: float, y: float, w: float, h: float) -> float:
        """Lay the keys at the foot, those of the last page below each other; give their height."""
        keys = self.ids.key_row.children[::-1]
        if self.vm.rows and any(row.chosen for row in self.vm.rows):
            lay_row(keys, self, (x, y + h - FOOT, w, FOOT))
            return FOOT
        *others, main = keys
        main.label_dp = 24
        put(main, self, x, y + h - MAIN, w, MAIN)
        lay_row(others, self, (x, y + h - MAIN - GAP - FOOT, w, FOOT))
        return MAIN + GAP + FOOT

    def _means(self, asked: AskedVM, box: tuple[float, float, float, float]) -> None:
        """Place what the open row is answered by."""
        ids, (x, y, w, h) = self.ids, box
        hide(ids.pad_box, ids.written, ids.write, self.picks, ids.swatch_box)
        if asked.unit is not None:
            put(ids.pad_box, self, x, y, w, h)
            return put(ids.pad, self, x, y, w, h)
        if asked.typing:
            return put(ids.write, self, x, y, w, WRITE_H)
        if asked.swatches:
            put(ids.swatch_box, self, x, y, w, h)
            rows = -(-len(asked.swatches) // SWATCHES)
            high = min(rows * (64 + GAP) - GAP, h)
            shown = ids.swatches.children[::-1]
            return lay_grid(shown, self, (x, y, w, high), columns=SWATCHES, gap=4)
        if asked.written or not asked.picks:
            put(ids.written, self, x, y, w, min(h, WRITE_H if asked.picks else READ_H))
            y, h = y + WRITE_H + GAP, h - WRITE_H - GAP
        if asked.picks:
            put(self.picks, self, x, y, w + 8, h)
        return None


class ComposeScreen(BareScreen, CardScreen):
    """Say what a card of one's own board reads."""


Builder.load_string("""
#:import theme ui.theme.theme
<PadBox@Box>:
<ProofScreen>:
    canvas.before:
        Color:
            rgba: theme.stage
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
    Box:
        id: page
        Key:
            id: back
        BoardStrip:
            id: strip
        FormSlip:
            id: slip
        Panel:
            id: panel
        Text:
            id: said
            role: 'note'
            lines: 2
            leading: 18 if self.text_size[0] else 0
        Text:
            id: label
            role: 'heading'
        PadBox:
            id: pad_box
            Keypad:
                id: pad
        Text:
            id: written
            lines: 5
            squeeze: False
            ink: theme.text_2
        Key:
            id: write
            label_dp: 20
            wrap: True
        PadBox:
            id: swatch_box
            Widget:
                id: swatches
        Box:
            id: key_row
""")

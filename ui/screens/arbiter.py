"""Screen 11: the questions, the situation over the ruling, or a picker in their place."""

from typing import Any

from kivy.lang import Builder

from ui import motion
from ui.layout import hand_out, hide, match, put
from ui.presenters.vm_arbiter import ArbiterVM, ChipVM
from ui.screens.base import PAD, Act, Screen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.dice import DicePad
from ui.widgets.key import Key
from ui.widgets.keypad import Keypad  # noqa: F401  (named in kv)
from ui.widgets.pickrow import PickRow
from ui.widgets.question import QuestionRow, SituationChip
from ui.widgets.recycler import Recycler
from ui.widgets.ruling import Ruling  # noqa: F401  (named in kv)

GAP, LIST_W, ROW, AIR, CHIP, KEY, PICK = 8, 228, 52, 7.6, 48, 52, 48
EVEN = 120  # what every chip has more in portrait, so that the narrow ones hold a name
BRASS = 4  # dp that the important key has more
QUESTIONS = "questions"


class ArbiterScreen(Screen):
    """Put a question and read the ruling; in portrait the questions are a page of their own."""

    has_rail = False

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.questions, self.picks = Recycler(ROW, AIR), Recycler(PICK)
        self.dice = DicePad()
        for part in (self.questions, self.picks, self.dice):
            self.add_widget(part)
        self.asking = False
        self.picker: object = None
        self.put_before: Any = None
        self.asked = ""
        self.ahead: int | None = None  # the question that has to come into sight

    def fill(self, vm: ArbiterVM) -> None:
        """Hand out questions, situation, ruling and keys."""
        ids = self.ids
        ids.title.text = vm.title
        self.questions.offer(
            len(vm.questions), QuestionRow, lambda row, n: row.show(self.vm.questions[n])
        )
        hand_out(ids.chips, vm.chips, SituationChip)
        if vm.ruling != self.put_before:
            self.put_before = vm.ruling
            ids.ruling.show(vm.ruling)
        chosen = next((n for n, one in enumerate(vm.questions) if one.chosen), 0)
        asked = vm.questions[chosen]
        ids.asked.show(ChipVM(QUESTIONS, asked.label, icon=asked.icon))
        self.ahead = None if asked.name == self.asked else chosen
        self.asked = asked.name
        self._fill_picker(vm)
        keys = vm.picker.keys if vm.picker else (*vm.keys, vm.main)
        if vm.picker and vm.picker.done:
            keys = (*keys, vm.picker.done)
        for key, key_vm in zip(match(ids.keys_box, keys, Key), keys, strict=True):
            key.show(key_vm)
            key.wrap, brass = True, key_vm.tone == "primary"
            key.label_dp, key.icon_dp, key.pad = (22, 22, 12) if brass else (18, 20, 6)

    def _fill_picker(self, vm: ArbiterVM) -> None:
        picker, ids = vm.picker, self.ids
        if picker != self.picker:
            self.picker, ids.pad.value = picker, 0
        if picker is None:
            return
        ids.what.text = picker.title
        ids.pad.title, ids.pad.unit = picker.title, picker.unit
        self.dice.show(*(picker.dice or (0, 0)))
        self.picks.offer(len(picker.picks), PickRow, self._fill_pick)

    def _fill_pick(self, row: PickRow, index: int) -> None:
        pick = self.vm.picker.picks[index]
        face = pick.player, pick.icon, pick.industry
        row.show(f"pick:{pick.key}", pick.label, pick.note, face=face, chosen=pick.chosen)

    def handled(self, name: str) -> bool:
        """Turn to the questions and type a sum here."""
        kind, _, what = name.partition(":")
        if kind == "digit":
            self.ids.pad.press(what)
        elif name == "pick":
            self.presses.spend()
            self.act(f"pick:{self.ids.pad.value:.0f}")
        elif name == QUESTIONS:
            self.asking = not self.asking
            self.arrange()
        else:
            self.asking = False
            return False
        return True

    def leave(self) -> None:
        """Begin with the ruling after another screen."""
        self.asking, self.picker, self.asked = False, None, ""

    def enter(self) -> None:
        """Let the slip rise."""
        motion.slip_in(self.ids.ruling)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the questions beside the rest, or on a page of their own."""
        ids, end = self.ids, y + h - 8
        hide(ids.asked, self.questions)
        if not self.portrait:
            put(ids.title, self, x + PAD, y + 10, LIST_W, 48)
            self._questions(x + PAD, y + 60, LIST_W + 8, h - 60)
            left = x + PAD + LIST_W + PAD
            return self._answer(left, y + 12, x + w - PAD - left, end)
        left, inner = x + PAD, w - 2 * PAD
        put(ids.title, self, left, y + 12, 140, 48)
        put(ids.asked, self, left + 148, y + 12, inner - 148, CHIP)
        if self.asking:
            self._nothing()
            return self._questions(left, y + 72, inner + 8, end - y - 72)
        return self._answer(left, y + 72, inner, end)

    def _questions(self, x: float, y: float, w: float, h: float) -> None:
        put(self.questions, self, x, y, w, h)
        if self.ahead is not None:  # until something is touched: the size may still change
            self.questions.scroll_y = 1
            self.questions.reveal(self.ahead)

    def _nothing(self) -> None:
        ids = self.ids
        hide(ids.chips, ids.ruling, ids.keys_box, ids.what, ids.pad, self.picks, self.dice)

    def _answer(self, x: float, y: float, w: float, end: float) -> None:
        """Lay chips, ruling and keys below each other."""
        self._nothing()
        low = self._keys(x, end, w)
        if self.vm.picker:
            return self._pick(x, y, w, low - GAP - y)
        if self.vm.chips:
            self._chips(x, y, w)
            y += CHIP + GAP
        return put(self.ids.ruling, self, x, y, w, low - 6 - y)

    def _chips(self, x: float, y: float, w: float) -> None:
        box, chips = self.ids.chips, self.ids.chips.children[::-1]
        put(box, self, x, y, w, CHIP)
        parts = [vm.wide + (EVEN if self.portrait else 0) for vm in self.vm.chips]
        share, left = (w - GAP * (len(chips) - 1)) / sum(parts), 0.0
        for chip, part in zip(chips, parts, strict=True):
            put(chip, box, left, 0, share * part, CHIP)
            left += share * part + GAP

    def _keys(self, x: float, end: float, w: float) -> float:
        """Lay the keys in a row, in portrait the last one below it; give where they begin."""
        box, keys = self.ids.keys_box, self.ids.keys_box.children[::-1]
        put(box, self, x, end - KEY, w, KEY)
        if self.portrait and len(keys) > 1:
            put(keys.pop(), self, x, end - KEY, w, KEY)
            end -= KEY + GAP
        brass = [key for key in keys if key.tone == "primary"]
        wide = (w - GAP * (len(keys) - 1) - BRASS * len(brass)) / max(1, len(keys))
        for key in keys:
            more = BRASS if key in brass else 0
            put(key, self, x, end - KEY, wide + more, KEY)
            x += wide + more + GAP
        return end - KEY

    def _pick(self, x: float, y: float, w: float, h: float) -> None:
        ids, picker = self.ids, self.vm.picker
        if picker.unit:
            return put(ids.pad, self, x, y, w, h)
        put(ids.what, self, x, y + 4, w, 32)
        if not picker.dice:
            return put(self.picks, self, x, y + 44, w + 8, h - 44)
        step = min(84, (w - 4) / 6)
        put(self.dice, self, x + 2, y + 60, w - 4, 2 * step)
        return self.dice.place(min(72, step - 10), (step, step))


Builder.load_string("""
#:import theme ui.theme.theme
<Row@Box>:
<ArbiterScreen>:
    Text:
        id: title
        role: 'title'
    SituationChip:
        id: asked
    Row:
        id: chips
    Ruling:
        id: ruling
    Text:
        id: what
        role: 'heading'
    Keypad:
        id: pad
    Row:
        id: keys_box
""")

"""The house rules: a list of them, and on a slip the one that is looked at, over its values."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hand_out, hide, put
from ui.presenters.vm import KeyVM
from ui.presenters.vm_rules import HouseRulesVM, NumberVM
from ui.screens.bare import BareScreen
from ui.screens.base import PAD, Act, Screen
from ui.screens.row import lay_grid
from ui.widgets.key import Key
from ui.widgets.keypad import Keypad  # noqa: F401  (named in kv)
from ui.widgets.pagehead import HEAD_H, PageHead  # noqa: F401  (named in kv)
from ui.widgets.recycler import Recycler
from ui.widgets.rulerow import RuleRow
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)
from ui.widgets.stepper import Stepper
from ui.widgets.valuekey import ValueKey

ROW, AIR, GAP, VALUE, LEAST, MAIN, FEW = 64, 6, 8, 56, 52, 68, 3
TYPE, DONE, CANCEL, BEGIN = "type", "typed", "untyped", "begin"


class HouseRulesScreen(Screen):
    """Show list and slip side by side, or above each other; a number is typed in their place."""

    has_rail = False
    begun = ("typed",)

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.list = Recycler(ROW, AIR)
        self.add_widget(self.list)
        self.number: NumberVM | None = None
        self.ahead: int | None = None  # the row that comes to the top of the list
        self.opened = ""

    def fill(self, vm: HouseRulesVM) -> None:
        """Hand out words; another rule is looked at from its first line."""
        ids = self.ids
        if vm.slip != getattr(self, "slip", None):
            self.slip, self.number = vm.slip, None
            ids.slip.in_full = True
            ids.slip.show(vm.slip)
        ids.head.show(vm.back, vm.title, vm.note)
        for key, key_vm in ((ids.reset, vm.reset), (ids.main, vm.main)):
            if key_vm:
                key.show(key_vm)
        if vm.opened != self.opened:
            names = [row.name for row in vm.rows]
            if not self.opened:
                self.ahead = 0
            elif vm.opened in names:
                self.ahead = names.index(vm.opened)
            self.opened = vm.opened
        self.list.offer(len(vm.rows), RuleRow, lambda row, n: row.show(self.vm.rows[n]))
        hand_out(ids.ways, vm.values, ValueKey)
        hand_out(ids.numbers, vm.numbers, Stepper)
        ids.done.show(KeyVM(DONE, vm.pad.done, "check"))
        ids.cancel.show(KeyVM(CANCEL, vm.pad.cancel))

    def handled(self, name: str) -> bool:
        """Type a number here; only the finished one is an act, and it comes before the evening."""
        kind, _, what = name.partition(":")
        pad = self.ids.pad
        if kind == "digit":
            pad.press(what)
        elif kind == TYPE:
            self.typed = next(n for n in self.vm.numbers if str(n.place) == what), 0
        elif self.number and (name == DONE or (name == BEGIN and pad.value)):
            place, self.number = self.number.place, None
            self.presses.spend()
            self.act(f"number:{place}:{pad.value:.0f}")
        elif name == CANCEL:
            self.number = None
        else:
            return False
        self.arrange()
        return True

    @property
    def typed(self) -> tuple[NumberVM | None, int]:
        """The number that is being typed, if one is, and as far as it goes."""
        return self.number, int(self.ids.pad.value)

    @typed.setter
    def typed(self, typed: tuple[NumberVM | None, int]) -> None:
        pad = self.ids.pad
        self.number, pad.value = typed
        if self.number:
            pad.unit, pad.title = self.vm.pad.unit, self.number.label or self.vm.slip.rows[0].text

    def leave(self) -> None:
        """Forget a number that was begun when another screen is shown."""
        self.number, self.opened = None, ""

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Lay head, list and slip."""
        ids, left, inner, end = self.ids, x + PAD, w - 2 * PAD, y + h - 8
        main = self.ids.main if self.vm.main else None
        hide(ids.main, ids.reset)
        self._head(x, y, w, None if self.portrait else main)
        top = y + 72
        if self.portrait:
            if main:
                put(main, self, left, end - MAIN, inner, MAIN)
                end -= MAIN + GAP
            ask_h = min((end - top) * 0.56, self._need(inner))
            self._list(left, top, inner, end - ask_h - 12 - top)
            return self._ask(left, end - ask_h, inner, ask_h)
        list_w = round((inner - PAD) * 0.49)
        self._list(left, top, list_w, end - top)
        return self._ask(left + list_w + PAD, top, inner - list_w - PAD, end - top)

    def _head(self, x: float, y: float, w: float, main: Key | None) -> None:
        ids = self.ids
        right = x + w - PAD
        reset = ids.reset if self.vm.reset else None
        for key, wide in ((main, 244), (reset, 108 if self.portrait else 132)):
            if key:
                put(key, self, right - wide, y + 8, wide, HEAD_H)
                right -= wide + 12
        put(ids.head, self, x + 8, y + 8, right - x - 8, HEAD_H)

    def _list(self, x: float, y: float, w: float, h: float) -> None:
        put(self.list, self, x, y, w + 8, h)
        if self.ahead is not None:
            self.list.lead(self.ahead)
            self.ahead = None

    def _need(self, w: float) -> float:
        """Give the height that slip and values would like."""
        return self._values_h() + self.ids.slip.need(w) + GAP

    def _columns(self) -> int:
        return 1 if len(self.vm.values) <= FEW else 2

    def _values_h(self) -> float:
        rows = -(-len(self.vm.values) // self._columns())
        return (rows + len(self.vm.numbers)) * (VALUE + GAP)

    def _ask(self, x: float, y: float, w: float, h: float) -> None:
        ids = self.ids
        if self.number:
            hide(ids.slip, ids.asking)
            put(ids.on_keys, self, x, y, w, h)
            put(ids.pad, self, x, y, w, h - LEAST - GAP)
            half = (w - GAP) / 2
            put(ids.cancel, self, x, y + h - LEAST, half, LEAST)
            return put(ids.done, self, x + half + GAP, y + h - LEAST, half, LEAST)
        hide(ids.on_keys)
        put(ids.asking, self, x, y, w, h)
        values, columns = ids.ways.children[::-1], self._columns()
        rows = -(-len(values) // columns) + len(self.vm.numbers)
        slip_h = ids.slip.need(w)
        high = min(VALUE, max(48, (h - slip_h - 6) / max(1, rows) - GAP))
        slip_h = min(slip_h, h - 6 - rows * (high + GAP))
        put(ids.slip, self, x, y, w, slip_h)
        top = y + slip_h + 6 + GAP
        if values:
            values_h = -(-len(values) // columns) * (high + GAP) - GAP
            lay_grid(values, self, (x, top, w, values_h), columns=columns)
            top += values_h + GAP
        for stepper in ids.numbers.children[::-1]:
            put(stepper, self, x, top, w, high)
            top += high + GAP
        return None


class InForceScreen(HouseRulesScreen):
    """See the rules that are played, and change one of them."""


class RulesScreen(BareScreen, HouseRulesScreen):
    """Choose the rules before the evening."""


Builder.load_string("""
<Part@Box>:
<HouseRulesScreen>:
    PageHead:
        id: head
    Key:
        id: reset
        wrap: True
        label_dp: 16
    Key:
        id: main
        tone: 'primary'
        label_dp: 22
    Slip:
        id: slip
    Part:
        id: asking
        Widget:
            id: ways
        Widget:
            id: numbers
    Part:
        id: on_keys
        Keypad:
            id: pad
        Key:
            id: cancel
        Key:
            id: done
""")

"""Deciding a sum: what the rules say on a slip, beside it the sum of the table's own."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hand_out, hide, put
from ui.money import money
from ui.presenters.vm import KeyVM
from ui.presenters.vm_overrule import OverruleVM
from ui.screens.base import PAD, Act
from ui.screens.typed import TypedScreen
from ui.widgets.entry import FilterChip
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.keypad import Keypad  # noqa: F401  (named in kv)
from ui.widgets.pagehead import HEAD_H, PageHead  # noqa: F401  (named in kv)
from ui.widgets.recycler import Recycler
from ui.widgets.rulerow import RuleRow
from ui.widgets.slip import Slip  # noqa: F401  (named in kv)

GAP, LOW, MAIN, ROW, AIR, CHIP = 8, 52, 68, 64, 6, 48
RULES, CLOSE = "rules:open", "rules:close"


class OverruleScreen(TypedScreen):
    """Type the sum here; a reason and a rule have pages of their own."""

    has_rail = False
    begun = (*TypedScreen.begun, "sum_", "fresh", "paging")

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.list = Recycler(ROW, AIR)
        self.ids.page.add_widget(self.list)
        self.paging = self.fresh = False
        self.slip: object = None

    def fill(self, vm: OverruleVM) -> None:
        """Hand out the words; for another sum of the rules one begins to type anew."""
        ids = self.ids
        if vm.slip != self.slip:
            self.slip, ids.pad.value = vm.slip, vm.amount
            self.fresh = True
            ids.slip.show(vm.slip)
        ids.pad.title, ids.pad.unit = vm.sum_title, vm.unit
        hand_out(ids.parts, vm.parts, FilterChip)
        self._show_head()
        ids.reason.show(KeyVM("type:reason", vm.reason, "edit"))
        if vm.agree:
            ids.rule.show(KeyVM(RULES, vm.agree.label, "check" if vm.agree.agreed else "scales"))
        rows = vm.agree.rows if vm.agree else ()
        self.list.offer(len(rows), RuleRow, lambda row, n: row.show(rows[n]))
        for key in (ids.reason, ids.rule):
            key.wrap, key.label_dp, key.icon_dp = True, 16, 20
        self._refresh()

    @property
    def sum_(self) -> int:
        """What stands on the keypad."""
        return int(self.ids.pad.value)

    @sum_.setter
    def sum_(self, sum_: int) -> None:
        self.ids.pad.value = sum_

    def _refresh(self) -> None:
        """Show what the sum typed would change."""
        vm, ids = self.vm, self.ids
        over = int(ids.pad.value) - vm.amount
        note = vm.same if not over else vm.more if over > 0 else vm.less
        note = note.replace("{sum}", f"{money(abs(over))} {vm.unit}")
        ids.main.show(KeyVM(f"decide:{ids.pad.value:.0f}", vm.main.label, vm.main.icon, note))
        stays = not over and bool(vm.same)
        ids.main.tone = "plain" if stays else "primary"
        ids.main.off, ids.main.refusal = stays, vm.same
        if ids.main.width:
            ids.main.arrange()

    def handled(self, name: str) -> bool:
        """Type and turn pages here."""
        kind, _, what = name.partition(":")
        if kind == "digit":
            if self.fresh and what != "back":
                self.ids.pad.value = 0
            self.fresh = False
            self.ids.pad.press(what)
            self._refresh()
        elif name == "type:reason":
            self.write(self.vm.typing)
        elif name in (RULES, CLOSE):
            self._turn(paging=name == RULES)
        else:
            if kind == "agree":
                self._turn(paging=False)
            return super().handled(name)
        return True

    def _turn(self, *, paging: bool) -> None:
        self.paging = paging
        self._show_head()
        self.arrange()

    def _show_head(self) -> None:
        """Say what is decided, or which rules there are, and what leads back from there."""
        vm, back = self.vm, KeyVM(CLOSE, "", "back") if self.paging else self.vm.back
        self.ids.head.show(back, vm.agree.title if self.paging else vm.title, vm.note)

    def leave(self) -> None:
        """Begin anew after another screen."""
        super().leave()
        self.paging, self.slip = False, None

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Put slip and keypad beside each other, or above each other."""
        ids, left, inner, end = self.ids, x + PAD, w - 2 * PAD, y + h - 8
        hide(ids.main, ids.slip, ids.deciding, self.list)
        right = x + w - PAD
        if not self.portrait and not self.paging:
            put(ids.main, self, right - 264, y + 8, 264, HEAD_H)
            right -= 276
        put(ids.head, self, x + 8, y + 8, right - x - 8, HEAD_H)
        top = y + 72
        if self.paging:
            return put(self.list, self, left, top, inner + 8, end - top)
        if self.portrait:
            put(ids.main, self, left, end - MAIN, inner, MAIN)
            end -= MAIN + GAP
            pad_h = 74 + 4 * 56 - 6 + LOW + GAP
            self._slip(left, top, inner, end - top - pad_h - 12)
            return self._pad(left, end - pad_h, inner, pad_h)
        slip_w = round((inner - PAD) * 0.5)
        self._slip(left, top, slip_w, end - top)
        return self._pad(left + slip_w + PAD, top, inner - slip_w - PAD, end - top)

    def _slip(self, x: float, y: float, w: float, h: float) -> None:
        ids = self.ids
        chips = ids.parts.children[::-1]
        if chips:
            wide = (w + GAP) / len(chips) - GAP
            for n, chip in enumerate(chips):
                put(chip, self, x + n * (wide + GAP), y, wide, CHIP)
            y, h = y + CHIP + GAP, h - CHIP - GAP
        put(ids.slip, self, x, y, w, h)

    def _pad(self, x: float, y: float, w: float, h: float) -> None:
        ids, low = self.ids, y + h - LOW
        put(ids.deciding, self, x, y, w, h)
        put(ids.pad, self, x, y, w, h - LOW - GAP)
        if not self.vm.agree:
            hide(ids.rule)
            return put(ids.reason, self, x, low, w, LOW)
        half = (w - GAP) / 2
        put(ids.reason, self, x, low, half, LOW)
        return put(ids.rule, self, x + half + GAP, low, half, LOW)


Builder.load_string("""
<OverruleScreen>:
    Box:
        id: page
        PageHead:
            id: head
        Box:
            id: parts
            size: 1, 1
        Slip:
            id: slip
        Box:
            id: deciding
            Keypad:
                id: pad
            Key:
                id: reason
            Key:
                id: rule
        Key:
            id: main
            label_dp: 22
""")

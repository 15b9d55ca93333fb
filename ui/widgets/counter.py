"""Counter: the bank's: accounts, notes, keypad, the sum on paper, and the key that transfers."""

from collections.abc import Sequence

from kivy.lang import Builder
from kivy.uix.widget import Widget

from ui.layout import Box, match, put
from ui.presenters.vm_bank import BankVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.account import AccountChip, BankNote
from ui.widgets.key import Key
from ui.widgets.sumslip import SumSlip, TransferKey  # noqa: F401  (named in kv)

DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "clear")
NOTES = 7
Area = tuple[float, float, float, float]


class Counter(Box):
    """Lay everything out; the screen says what is chosen."""

    def show(self, vm: BankVM) -> None:
        """Take accounts and notes."""
        ids = self.ids
        ids.from_label.text, ids.to_label.text = vm.from_label, vm.to_label
        for box in (ids.payers, ids.payees):
            chips = match(box, vm.accounts, AccountChip)
            for chip, account in zip(chips, vm.accounts, strict=True):
                chip.show(account.player, account.icon, account.name)
        values = vm.notes[-NOTES:]
        notes = match(ids.notes, values, BankNote)
        for rank, (note, value) in enumerate(zip(notes, values, strict=True)):
            note.show(value, rank)
        for key, what in zip(match(ids.digits, DIGITS, Key), DIGITS, strict=True):
            key.name, key.label_dp = f"digit:{what}", 26
            key.label = vm.clear if what == "clear" else what
            key.ids.label.role, key.ids.label.face = "title", "money"

    def choose(self, payer: str, payee: str, keys: Sequence[str]) -> None:
        """Mark the accounts chosen; nobody is paid by himself."""
        for box, verb, chosen in ((self.ids.payers, "from", payer), (self.ids.payees, "to", payee)):
            for chip, key in zip(box.children[::-1], keys, strict=True):
                chip.name, chip.chosen = f"{verb}:{key}", key == chosen
                chip.off = verb == "to" and key == payer

    def arrange(self) -> None:
        """Stand two rows of accounts over notes and keypad."""
        if self.h > self.w:
            self._tall()
        else:
            self._flat()

    def _flat(self) -> None:
        ids, w, h = self.ids, self.w, self.h
        unit = (w - 32) / 768
        for label, chips, y in ((ids.from_label, ids.payers, 12), (ids.to_label, ids.payees, 92)):
            put(label, self, 16, y + 22, 92, 28)
            columns = max(6, len(chips.children))
            self._grid(chips.children[::-1], (112, y, w - 129.2, 72), (columns, 1), (4.4, 4))
        put(ids.slip, self, 16, 176, 404 * unit, 84)
        notes = (*ids.notes.children[::-1], ids.back)
        self._grid(notes, (16, 268, 404 * unit, h - 278), (4, 2), (4, 6))
        left = 32 + 404 * unit
        digits = ids.digits.children[::-1]
        self._grid(digits, (left, 176, 238 * unit, h - 184), (3, 4), (8, 8))
        right = left + 246 * unit
        put(ids.reason, self, right, 176, w - 16 - right, 54)
        put(ids.pay, self, right, 238, w - 16 - right, h - 246)

    def _tall(self) -> None:
        ids, w, h = self.ids, self.w, self.h
        extra = (h - 740) / 3
        for label, chips, y in ((ids.from_label, ids.payers, 6), (ids.to_label, ids.payees, 150)):
            put(label, self, 16, y, w - 32, 24)
            columns = max(4, -(-len(chips.children) // 2))
            self._grid(chips.children[::-1], (16, y + 26, w - 32, 112), (columns, 2), (4, 4))
        put(ids.slip, self, 16, 294, w - 32, 74)
        notes = (*ids.notes.children[::-1], ids.back)
        self._grid(notes, (16, 376, w - 32, 104 + extra), (4, 2), (4, 4))
        top = 488 + extra
        digits = ids.digits.children[::-1]
        self._grid(digits, (16, top, 322, h - 8 - top), (3, 4), (8, 8))
        put(ids.reason, self, 346, top, w - 362, 54)
        put(ids.pay, self, 346, top + 62, w - 362, h - 70 - top)

    def _grid(
        self, items: Sequence[Widget], area: Area, shape: tuple[int, int], gap: tuple[float, float]
    ) -> None:
        x, y, w, h = area
        wide, high = (w + gap[0]) / shape[0] - gap[0], (h + gap[1]) / shape[1] - gap[1]
        for n, item in enumerate(items):
            row, column = divmod(n, shape[0])
            put(item, self, x + column * (wide + gap[0]), y + row * (high + gap[1]), wide, high)


Builder.load_string("""
<Counter>:
    Text:
        id: from_label
        role: 'heading'
    Text:
        id: to_label
        role: 'heading'
    Box:
        id: payers
        size: 1, 1
    Box:
        id: payees
        size: 1, 1
    SumSlip:
        id: slip
    Box:
        id: notes
        size: 1, 1
    Key:
        id: back
        name: 'digit:back'
        icon: 'backspace'
        icon_dp: 30
    Box:
        id: digits
        size: 1, 1
    Key:
        id: reason
        icon_dp: 18
        gap: 5
        pad: 4
        wrap: True
    TransferKey:
        id: pay
""")

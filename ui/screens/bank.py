"""Screen 10: the bank's counter: any sum between any two accounts, for a stated reason."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hide, match, put
from ui.money import money
from ui.presenters.vm import KeyVM
from ui.presenters.vm_bank import AccountVM, BankVM
from ui.screens.base import Act
from ui.screens.row import lay_grid
from ui.screens.typed import TypedScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.account import AccountChip, BankNote
from ui.widgets.key import Key
from ui.widgets.sumslip import SumSlip, TransferKey  # noqa: F401  (named in kv)

DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "clear")
MOST_DIGITS, NOTES = 8, 7


class BankScreen(TypedScreen):
    """Choose two accounts, a sum and a reason; only the transfer itself is an act."""

    has_rail = False

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.payer = self.payee = self.reason = ""
        self.amount = 0
        self.blank = True  # nothing chosen yet, or the last transfer is done
        self.paging = False
        for what in DIGITS:
            key = Key(name=f"digit:{what}", label=what, label_dp=26)
            key.ids.label.role, key.ids.label.face = "title", "money"
            self.ids.digits.add_widget(key)

    def fill(self, vm: BankVM) -> None:
        """Hand out accounts, notes and words; a refused transfer stays as it was."""
        if self.blank and not vm.frame.refusal:
            self.payer, self.payee, self.reason, self.amount = vm.payer, vm.payee, "", 0
        self.blank, ids = False, self.ids
        ids.from_label.text, ids.to_label.text = vm.from_label, vm.to_label
        for box in (ids.payers, ids.payees):
            chips = match(box, vm.accounts, AccountChip)
            for chip, account in zip(chips, vm.accounts, strict=True):
                chip.show(account.player, account.icon, account.name)
        notes = vm.notes[-NOTES:]
        for n, (note, value) in enumerate(
            zip(match(ids.notes, notes, BankNote), notes, strict=True)
        ):
            note.show(value, n)
        ids.digits.children[0].label = vm.clear
        self._fill_reasons()
        self._refresh()

    def _fill_reasons(self) -> None:
        ids, vm = self.ids, self.vm.reasons
        ids.reasons_title.text = vm.title
        own = KeyVM("type:reason", vm.own, "edit")
        keys = (*(KeyVM(f"reason:{n}", text) for n, text in enumerate(vm.last)), own)
        for key, key_vm in zip(match(ids.reason_keys, keys, Key), keys, strict=True):
            key.show(key_vm)
            key.wrap = True
        ids.reasons_back.show(KeyVM("reasons:close", vm.back, "back"))

    def handled(self, name: str) -> bool:
        """Put the transfer together here."""
        kind, _, what = name.partition(":")
        if name == "type:reason":
            self.write(self.vm.reasons.typing)
        elif kind == "from":
            self.payer = what
            self.payee = "" if self.payee == what else self.payee
        elif kind == "to":
            self.payee = what
        elif kind in ("note", "digit"):
            self._count(kind, what)
        elif kind in ("reason", "reasons"):
            self.reason = self.vm.reasons.last[int(what)] if kind == "reason" else self.reason
            self._turn(open_=what == "open")
        elif super().handled(name):
            return True
        else:
            self.blank = name.startswith("pay:")
            return False
        self._refresh()
        return True

    def _count(self, kind: str, what: str) -> None:
        if kind == "note":
            amount = self.amount + int(what)
        elif what == "clear":
            amount = 0
        elif what == "back":
            amount = self.amount // 10
        else:
            amount = self.amount * 10 ** len(what) + int(what)
        if len(str(amount)) <= MOST_DIGITS:
            self.amount = amount

    def _turn(self, *, open_: bool) -> None:
        self.paging = open_
        self.arrange()

    def written(self, text: str) -> bool:
        """Take a reason in one's own words."""
        self.reason, self.paging = text, False
        self._refresh()
        self.arrange()
        return True

    def on_parent(self, widget: object, parent: object) -> None:
        """Begin anew after another screen."""
        super().on_parent(widget, parent)
        if parent is None:
            self.blank, self.paging = True, False

    def _account(self, key: str) -> AccountVM | None:
        return next((account for account in self.vm.accounts if account.key == key), None)

    def _refresh(self) -> None:
        """Show what is chosen now."""
        ids, vm = self.ids, self.vm
        payer, payee = self._account(self.payer), self._account(self.payee)
        for box, verb, key in ((ids.payers, "from", self.payer), (ids.payees, "to", self.payee)):
            for chip, account in zip(box.children[::-1], vm.accounts, strict=True):
                chip.name, chip.chosen = f"{verb}:{account.key}", account.key == key
                chip.off = verb == "to" and account.key == self.payer
        missing = self.amount - payer.balance if payer and payer.balance is not None else 0
        slip, pay = ids.slip, ids.pay
        slip.short, slip.total, slip.unit = missing > 0, self.amount, vm.unit
        slip.note = self._words(payer, missing)
        slip.show(payer, payee)
        ids.reason.show(KeyVM("reasons:open", self.reason or vm.reason, "edit"))
        ready = bool(payer and payee and self.amount and missing <= 0)
        pay.show(
            KeyVM(f"pay:{self.payer}:{self.payee}:{self.amount}:{self.reason}", vm.pay, "arrow")
        )
        pay.tone, pay.off = "primary" if ready else "plain", not ready
        pay.note = slip.note if missing > 0 else "" if payer and payee else vm.choose
        pay.refusal = pay.note
        if self.width:
            for part in (slip, pay, ids.reason):
                part.arrange()

    def _words(self, payer: AccountVM | None, missing: int) -> str:
        if missing > 0:
            return str(self.vm.short.format(sum=money(missing)))
        if payer is None or payer.balance is None:
            return ""
        return payer.left.format(sum=money(payer.balance - self.amount))

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Show the counter, or the reasons."""
        ids = self.ids
        if self.paging:
            hide(ids.counter)
            put(ids.picker, self, x, y, w, h)
            put(ids.reasons_title, self, x + 16, y + 18, w - 180, 32)
            put(ids.reasons_back, self, x + w - 156, y + 12, 140, 48)
            keys = ids.reason_keys.children[::-1]
            columns = 1 if self.portrait else 2
            rows = -(-len(keys) // columns)
            box = (x + 16, y + 76, w - 32, min(h - 84, rows * 84))
            return lay_grid(keys, ids.picker, box, columns=columns)
        hide(ids.picker)
        put(ids.counter, self, x, y, w, h)
        return self._tall(w, h) if self.portrait else self._flat(w, h)

    def _flat(self, w: float, h: float) -> None:
        ids, unit = self.ids, (w - 32) / 768
        for label, chips, y in ((ids.from_label, ids.payers, 12), (ids.to_label, ids.payees, 92)):
            put(label, self, 16, y + 22, 92, 28)
            self._chips(chips, (112, y, w - 129.2, 72), max(len(chips.children), 6), 4.4)
        put(ids.slip, self, 16, 176, 404 * unit, 84)
        self._grid(
            (*ids.notes.children[::-1], ids.back), (16, 268, 404 * unit, h - 278), (4, 2), (4, 6)
        )
        left = 32 + 404 * unit
        self._grid(ids.digits.children[::-1], (left, 176, 238 * unit, h - 184), (3, 4), (8, 8))
        right = left + 246 * unit
        put(ids.reason, self, right, 176, w - 16 - right, 54)
        put(ids.pay, self, right, 238, w - 16 - right, h - 246)

    def _tall(self, w: float, h: float) -> None:
        ids, extra = self.ids, h - 740
        for label, chips, y in ((ids.from_label, ids.payers, 6), (ids.to_label, ids.payees, 150)):
            put(label, self, 16, y, w - 32, 24)
            n = len(chips.children)
            columns = -(-n // 2) if n > 4 else 4
            self._chips(chips, (16, y + 26, w - 32, 112), columns, 4)
        put(ids.slip, self, 16, 294, w - 32, 74)
        notes = (*ids.notes.children[::-1], ids.back)
        self._grid(notes, (16, 376, w - 32, 104 + extra / 3), (4, 2), (4, 4))
        top = 488 + extra / 3
        self._grid(ids.digits.children[::-1], (16, top, 322, h - 8 - top), (3, 4), (8, 8))
        put(ids.reason, self, 346, top, w - 362, 54)
        put(ids.pay, self, 346, top + 62, w - 362, h - 70 - top)

    def _chips(self, box: Any, area: tuple[float, ...], columns: int, gap: float) -> None:
        chips = box.children[::-1]
        rows = -(-len(chips) // columns)
        self._grid(chips, area, (columns, rows), (gap, gap))

    def _grid(
        self,
        items: Any,
        area: tuple[float, ...],
        shape: tuple[int, int],
        gaps: tuple[float, float],
    ) -> None:
        x, y, w, h = area
        wide, high = (w + gaps[0]) / shape[0] - gaps[0], (h + gaps[1]) / shape[1] - gaps[1]
        for n, item in enumerate(items):
            row, column = divmod(n, shape[0])
            put(item, self, x + column * (wide + gaps[0]), y + row * (high + gaps[1]), wide, high)


Builder.load_string("""
<BankScreen>:
    Box:
        id: page
        Box:
            id: counter
            Text:
                id: from_label
                role: 'heading'
            Text:
                id: to_label
                role: 'heading'
            Box:
                id: payers
            Box:
                id: payees
            SumSlip:
                id: slip
            Box:
                id: notes
            Key:
                id: back
                name: 'digit:back'
                icon: 'backspace'
                icon_dp: 30
            Box:
                id: digits
            Key:
                id: reason
                icon_dp: 18
                gap: 5
                pad: 4
                wrap: True
            TransferKey:
                id: pay
        Box:
            id: picker
            Text:
                id: reasons_title
                role: 'title'
            Key:
                id: reasons_back
            Box:
                id: reason_keys
""")

"""Screen 10: the bank's counter: any sum between any two accounts, for a stated reason."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hide, match, put
from ui.presenters.transfer import Remittance
from ui.presenters.vm import KeyVM
from ui.presenters.vm_bank import BankVM
from ui.screens.base import Act
from ui.screens.row import lay_grid
from ui.screens.typed import TypedScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.counter import Counter  # noqa: F401  (named in kv)
from ui.widgets.key import Key

OWN, PAY = "type:reason", "pay:"


class BankScreen(TypedScreen):
    """Choose two accounts, a sum and a reason; only the transfer itself is an act."""

    has_rail = False
    done = False  # the transfer has been asked for, or given up
    begun = (*TypedScreen.begun, "draft", "paging")

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.draft: Remittance | None = None
        self.paging = False  # through the reasons

    def fill(self, vm: BankVM) -> None:
        """Hand out accounts, notes and words; a refused transfer stays as it was."""
        if self.draft is None or (self.done and not vm.frame.refusal):
            self.draft = Remittance(vm, vm.payer, vm.payee, reason=vm.given)
        self.draft.vm, self.done = vm, False
        self.ids.counter.show(vm)
        self._fill_reasons()
        self._refresh()

    def _fill_reasons(self) -> None:
        ids, vm = self.ids, self.vm.reasons
        ids.reasons_title.text = vm.title
        own = KeyVM(OWN, vm.own, "edit")
        keys = (*(KeyVM(f"reason:{n}", text) for n, text in enumerate(vm.last)), own)
        for key, key_vm in zip(match(ids.reason_keys, keys, Key), keys, strict=True):
            key.show(key_vm)
            key.wrap = True
        ids.reasons_back.show(KeyVM("reasons:close", vm.back, "back"))

    def handled(self, name: str) -> bool:
        """Put the transfer together here."""
        draft, (kind, _, what) = self.draft, name.partition(":")
        assert draft is not None
        if name == OWN:
            self.write(self.vm.reasons.typing)
        elif kind == "from":
            draft.pay_from(what)
        elif kind == "to":
            draft.payee = what
        elif kind == "note":
            draft.add(int(what))
        elif kind == "digit":
            draft.type(what)
        elif kind == "reason":
            self._give(self.vm.reasons.last[int(what)])
        elif kind == "reasons":
            self._turn(to_reasons=what == "open")
        else:
            self.done = self.done or name.startswith(PAY)
            return super().handled(name)
        self._refresh()
        return True

    def _give(self, reason: str) -> None:
        assert self.draft is not None
        self.draft.reason = reason
        self._turn(to_reasons=False)

    def _turn(self, *, to_reasons: bool) -> None:
        self.paging = to_reasons
        self.arrange()

    def written(self, text: str) -> bool:
        """Take a reason in one's own words."""
        self._give(text)
        self._refresh()
        return True

    def leave(self) -> None:
        """Begin anew after another screen."""
        super().leave()
        self.done, self.paging = True, False

    def _refresh(self) -> None:
        """Show what is chosen now."""
        draft, vm, ids = self.draft, self.vm, self.ids.counter.ids
        assert draft is not None
        keys = [account.key for account in vm.accounts]
        self.ids.counter.choose(draft.payer, draft.payee, keys)
        slip, pay = ids.slip, ids.pay
        slip.short, slip.total, slip.unit = bool(draft.missing), draft.amount, vm.unit
        slip.note = draft.words
        slip.show(draft.account(draft.payer), draft.account(draft.payee))
        ids.reason.show(KeyVM("reasons:open", draft.reason or vm.reason, "edit"))
        pay.show(KeyVM(draft.act, vm.pay, "arrow", draft.obstacle, refusal=draft.obstacle))
        pay.off = bool(draft.obstacle)
        pay.tone = "primary" if draft.ready and not draft.missing else "plain"
        if slip.width:
            for part in (slip, pay, ids.reason):
                part.arrange()

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Show the counter, or the reasons."""
        ids = self.ids
        if not self.paging:
            hide(ids.picker)
            return put(ids.counter, self, x, y, w, h)
        hide(ids.counter)
        put(ids.picker, self, x, y, w, h)
        put(ids.reasons_title, self, x + 16, y + 18, w - 180, 32)
        put(ids.reasons_back, self, x + w - 156, y + 12, 140, 48)
        keys = ids.reason_keys.children[::-1]
        columns = 1 if self.portrait else 2
        rows = -(-len(keys) // columns)
        box = (x + 16, y + 76, w - 32, min(h - 84, rows * 84))
        return lay_grid(keys, ids.picker, box, columns=columns)


Builder.load_string("""
<BankScreen>:
    Box:
        id: page
        Counter:
            id: counter
        Box:
            id: picker
            Text:
                id: reasons_title
                role: 'title'
            Key:
                id: reasons_back
            Box:
                id: reason_keys
                size: 1, 1
""")

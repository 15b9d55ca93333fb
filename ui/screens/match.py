"""Match the table: make the books say what lies on the cardboard, with a note why."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from msgspec.structs import replace

from ui.layout import hide, match, put
from ui.presenters.matching import Correction
from ui.presenters.vm import KeyVM
from ui.presenters.vm_bank import MatchVM
from ui.presenters.vm_ledger import FilterVM
from ui.screens.base import PAD, Act
from ui.screens.typed import TypedScreen
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.widgets.entry import FilterChip
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.keypad import Keypad  # noqa: F401  (named in kv)
from ui.widgets.pickrow import PickRow
from ui.widgets.recycler import Recycler

GAP, LIST_W, KEYS_W, ROW = 8, 300, 172, 48
TIGHT = 16  # what a key is wider than its word at least


class MatchScreen(TypedScreen):
    """Choose what differs, say how it is, and why; only the correction itself is an act."""

    has_rail = False
    done = False  # the correction has been asked for
    left = False  # for another screen
    begun = (*TypedScreen.begun, "draft")

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.draft: Correction | None = None
        self.subjects, self.options = Recycler(ROW), Recycler(ROW)
        for rows in (self.subjects, self.options):
            self.ids.page.add_widget(rows)

    def fill(self, vm: MatchVM) -> None:
        """Hand out the words; a refused correction stays as it was."""
        ids = self.ids
        if self.draft is None or self.left:
            self.draft = Correction(vm)
            self.draft.choose(vm.kinds[0].subjects[0].key)
        self.draft.vm, self.left = vm, False
        if self.done and not vm.frame.refusal:
            self.draft.note = ""
            self.draft.choose(self.draft.subject)
        self.done = False
        ids.title.text = vm.title
        ids.back.show(vm.back)
        self._refresh()

    def handled(self, name: str) -> bool:
        """Put the correction together here."""
        draft, (kind, _, what) = self.draft, name.partition(":")
        assert draft is not None
        if name == "type:note":
            self.write(replace(self.vm.typing, text=draft.note))
        elif kind == "kind":
            draft.open(int(what))
            draft.choose(draft.page.subjects[0].key if draft.page.subjects else "")
        elif kind == "subject":
            draft.choose(what)
        elif kind == "value":
            draft.value = what
        elif kind == "flag":
            draft.flag = not draft.flag
        elif kind == "digit":
            self.ids.pad.press(what)
            draft.value = f"{self.ids.pad.value:.0f}"
        else:
            if not super().handled(name):
                self.done = self.done or kind == "match"
                return False
            return True
        self._refresh()
        self.arrange()
        return True

    def written(self, text: str) -> bool:
        """Take the note."""
        assert self.draft is not None
        self.draft.note = text
        self._refresh()
        self.arrange()
        return True

    def leave(self) -> None:
        """Begin anew after another screen."""
        super().leave()
        self.left = True

    def _refresh(self) -> None:
        """Show what is chosen now."""
        ids, vm, draft = self.ids, self.vm, self.draft
        assert draft is not None
        chips = match(ids.kinds, vm.kinds, FilterChip)
        for n, (chip, kind) in enumerate(zip(chips, vm.kinds, strict=True)):
            chip.show(FilterVM(f"kind:{n}", label=kind.tab, chosen=n == draft.kind))
        self.subjects.offer(len(draft.page.subjects), PickRow, self._fill_subject)
        found, typed = draft.chosen, draft.page.typed
        self.options.offer(0 if typed else len(draft.options()), PickRow, self._fill_option)
        ids.pad.title = draft.page.label
        if typed and found:
            ids.pad.unit = found.unit
            ids.pad.value = int(draft.value or 0)
        tone, mark = ("plain", "check") if draft.flag else ("ghost", "")
        ids.flag.show(KeyVM("flag", draft.page.flag, mark, tone=tone))
        ids.name.text = found.name if found else ""
        ids.was.text = f"{vm.was}: {draft.said(found)}" if found else ""
        ids.note.show(KeyVM("type:note", draft.reason, "edit"))
        ready = draft.differs()
        ids.correct.show(KeyVM(draft.act(), vm.correct, "check", "" if ready else vm.same))
        ids.correct.tone, ids.correct.off = "primary" if ready else "plain", not ready
        ids.correct.refusal = vm.same

    def _fill_subject(self, row: PickRow, index: int) -> None:
        draft = self.draft
        assert draft is not None
        vm = draft.page.subjects[index]
        face = vm.player, vm.icon, vm.industry
        name = f"subject:{vm.key}"
        row.show(name, vm.name, draft.said(vm), face=face, chosen=vm.key == draft.subject)

    def _fill_option(self, row: PickRow, index: int) -> None:
        draft = self.draft
        assert draft is not None
        vm = draft.options()[index]
        face = vm.player, vm.icon, vm.industry
        row.show(f"value:{vm.key}", vm.name, "", face=face, chosen=vm.key == draft.value)

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Lay out kinds, subjects, values and keys: side by side, or one below the other."""
        ids, inner = self.ids, w - 2 * PAD
        put(ids.title, self, x + PAD, y + 16, inner - 156, 32)
        put(ids.back, self, x + w - PAD - 140, y + 10, 140, 48)
        put(ids.kinds, self, x + PAD, y + 66, inner, 48)
        self._kinds(inner)
        top, end = y + 124, y + h - 8
        hide(ids.name, ids.was)
        if self.portrait:
            list_h = (end - top) * 0.32
            put(self.subjects, self, x + PAD, top, inner + 8, list_h)
            keys = end - 64
            put(ids.was, self, x + PAD, keys - 30, inner, 22)
            self._value(x + PAD, top + list_h + GAP, inner + 8, keys - 38 - top - list_h - GAP)
            half = (inner - GAP) / 2
            put(ids.note, self, x + PAD, keys, half, 64)
            return put(ids.correct, self, x + PAD + half + GAP, keys, half, 64)
        list_w = LIST_W + (w - 800) / 2
        put(self.subjects, self, x + PAD, top, list_w, end - top)
        right = x + w - PAD - KEYS_W
        left = x + PAD + list_w + GAP
        self._value(left, top, right - left - PAD + 8, end - top)
        put(ids.name, self, right, top, KEYS_W, 50)
        put(ids.was, self, right, top + 52, KEYS_W, 44)
        put(ids.note, self, right, end - 176, KEYS_W, 64)
        return put(ids.correct, self, right, end - 104, KEYS_W, 104)

    def _kinds(self, room: float) -> None:
        """Lay the kinds side by side: all alike, or each as its word needs if there are many."""
        chips = self.ids.kinds.children[::-1]
        alike = (room + GAP) / max(1, len(chips)) - GAP
        labels = [chip.ids.label for chip in chips]
        wants = [label.want(dp(room)) / dp(1) + TIGHT for label in labels]
        if sum(wants) > room - GAP * (len(chips) - 1):
            words = [width_of(label.text, label.narrow, label.px) for label in labels]
            wants = [word / dp(1) + TIGHT for word in words]
        spare = (sum(alike - want for want in wants)) / max(1, len(chips))
        at = 0.0
        for chip, want in zip(chips, wants, strict=True):
            wide = alike if max(wants) <= alike else want + spare
            put(chip, self.ids.kinds, at, 0, wide, 48)
            at += wide + GAP

    def _value(self, x: float, y: float, w: float, h: float) -> None:
        ids, draft = self.ids, self.draft
        assert draft is not None
        hide(ids.pad, self.options, ids.value_label, ids.flag)
        if draft.page.typed:
            return put(ids.pad, self, x, y, w - 8, h)
        put(ids.value_label, self, x, y, w, 22)
        ids.value_label.text = draft.page.label
        low = y + h
        if draft.page.flag:
            low -= 56
            put(ids.flag, self, x, low + 8, w - 8, 48)
        put(self.options, self, x, y + 26, w, low - y - 26)
        values = [option.key for option in draft.options()]
        if draft.value in values:
            self.options.reveal(values.index(draft.value))
        return None


Builder.load_string("""
#:import theme ui.theme.theme
<MatchScreen>:
    Box:
        id: page
        Text:
            id: title
            role: 'title'
        Key:
            id: back
        Box:
            id: kinds
        Keypad:
            id: pad
        Text:
            id: value_label
            role: 'note'
            ink: theme.text_2
        Key:
            id: flag
            icon_dp: 20
        Text:
            id: name
            role: 'heading'
            lines: 2
            leading: 23
        Text:
            id: was
            role: 'note'
            lines: 2
            leading: 20
            ink: theme.text_2
        Key:
            id: note
            icon_dp: 20
            wrap: True
        Key:
            id: correct
            icon_dp: 22
            label_dp: 20
""")

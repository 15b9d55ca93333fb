"""A condition of a deal: whom it binds, where or how much, how long, and the words it makes."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hide, match, put
from ui.presenters.vm_ledger import FilterVM
from ui.presenters.vm_trade import ChipVM, TermVM
from ui.screens.base import PAD, Act
from ui.screens.typed import TypedScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import theme
from ui.widgets.entry import FilterChip
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.keypad import Keypad  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.paper import Paper  # noqa: F401  (named in kv)
from ui.widgets.pickrow import PickRow
from ui.widgets.recycler import Recycler

GAP, ROW, LABEL, FOOT = 8, 48, 24, 60
DIGIT, WRITE = "digit:", "write"


def chips(holder: Any, found: tuple[ChipVM, ...]) -> None:
    """Show words to choose from."""
    for chip, vm in zip(match(holder, found, FilterChip), found, strict=True):
        chip.show(FilterVM(vm.name, label=vm.label, chosen=vm.chosen))


class TermScreen(TypedScreen):
    """Compose a condition; every touch is an act, and the words follow."""

    has_rail = False

    def __init__(self, act: Act = lambda _name: None, **kwargs: Any) -> None:
        super().__init__(act, **kwargs)
        self.places = Recycler(ROW)
        self.ids.page.add_widget(self.places)

    def fill(self, vm: TermVM) -> None:
        """Hand out chips, lists and words."""
        ids = self.ids
        chips(ids.kinds, vm.kinds)
        chips(ids.spans, vm.spans)
        for row, row_vm in zip(match(ids.people, vm.people, PickRow), vm.people, strict=True):
            row.offer(row_vm)
        self.places.offer(len(vm.places), PickRow, lambda row, n: row.offer(self.vm.places[n]))
        ids.people_label.text, ids.spans_label.text = vm.people_label, vm.spans_label
        ids.places_label.text, ids.count.text = vm.places_label, vm.count
        ids.pad.title, ids.pad.unit, ids.pad.value = vm.places_label, vm.unit, vm.amount or 0
        for key, key_vm in ((ids.less, vm.less), (ids.more, vm.more), (ids.back, vm.back)):
            key.show(key_vm)
        ids.text.text, ids.text.ink = vm.why or vm.text, theme.ink_loss if vm.why else theme.ink
        ids.add.show(vm.add)
        if vm.write:
            ids.write.show(vm.write)

    def handled(self, name: str) -> bool:
        """Type a sum, or words of one's own; everything else is an act."""
        if name == WRITE:
            self.write(self.vm.typing)
            return True
        if name.startswith(DIGIT):
            self.ids.pad.press(name.removeprefix(DIGIT))
            self.presses.spend()
            self.act(f"amount:{self.ids.pad.value:.0f}")
            return True
        return super().handled(name)

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Put whom and how long beside where; in portrait above it."""
        ids, left, inner, end = self.ids, x + PAD, w - 2 * PAD, y + h - 8
        put(ids.back, self, left + inner - 48, y + 8, 48, 48)
        self._row(ids.kinds, (left, y + 8, inner - 56, 48))
        top = y + 64
        if self.portrait:
            put(ids.add, self, left, end - 64, inner, 64)
            self._words(left, end - 72 - FOOT, inner)
            top = self._who(left, top, inner)
            return self._where(left, top, inner, end - 80 - FOOT - top)
        wide, low = (inner - 16) / 2, end - FOOT - GAP
        self._who(left, top, wide)
        self._where(left + wide + 16, top, wide, low - top)
        self._words(left, end - FOOT, inner - 180)
        return put(ids.add, self, left + inner - 172, end - FOOT, 172, FOOT)

    def _row(self, holder: Any, box: tuple[float, float, float, float]) -> None:
        x, y, w, h = box
        parts = holder.children[::-1]
        wide = (w + GAP) / max(1, len(parts)) - GAP
        for n, part in enumerate(parts):
            put(part, self, x + n * (wide + GAP), y, wide, h)

    def _who(self, x: float, y: float, w: float) -> float:
        """Stack who, how long and how often; give where they end."""
        ids = self.ids
        put(ids.people_label, self, x, y, w, 20)
        self._row(ids.people, (x, y + LABEL, w, ROW))
        y += LABEL + ROW + 12
        hide(ids.spans_label, ids.less, ids.count, ids.more)
        if self.vm.spans:
            put(ids.spans_label, self, x, y, w, 20)
            self._row(ids.spans, (x, y + LABEL, w, ROW))
            y += LABEL + ROW + GAP
        if self.vm.count:
            put(ids.less, self, x, y, 60, ROW)
            put(ids.count, self, x + 66, y, w - 132, ROW)
            put(ids.more, self, x + w - 60, y, 60, ROW)
            y += ROW + GAP
        return y

    def _where(self, x: float, y: float, w: float, h: float) -> None:
        ids = self.ids
        hide(ids.places_label, self.places, ids.pad, ids.write)
        if self.vm.amount is not None:
            return put(ids.pad, self, x, y, w, h)
        if self.vm.write:
            return put(ids.write, self, x, y + LABEL, w, 96)
        put(ids.places_label, self, x, y, w, 20)
        return put(self.places, self, x, y + LABEL, w + 8, h - LABEL)

    def _words(self, x: float, y: float, w: float) -> None:
        put(self.ids.strip, self, x, y, w, FOOT)
        put(self.ids.text, self, x + 14, y + 4, w - 28, FOOT - 8)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<TermScreen>:
    Box:
        id: page
        Box:
            id: kinds
        Key:
            id: back
            icon_dp: 24
        Text:
            id: people_label
            role: 'note'
            ink: theme.text_2
        Box:
            id: people
        Text:
            id: spans_label
            role: 'note'
            ink: theme.text_2
        Box:
            id: spans
        Key:
            id: less
            icon_dp: 22
        Text:
            id: count
            role: 'heading'
            across: .5
        Key:
            id: more
            icon_dp: 22
        Text:
            id: places_label
            role: 'note'
            ink: theme.text_2
        Keypad:
            id: pad
        Key:
            id: write
            icon_dp: 24
            label_dp: 20
        Paper:
            id: strip
        Text:
            id: text
            lines: 2
            leading: 22
        Key:
            id: add
            icon_dp: 22
            label_dp: 20
            wrap: True
""")

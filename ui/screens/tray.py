"""Screen 14: the dice in the tray, how they have fallen, and what to think of them."""

from kivy.lang import Builder
from kivy.metrics import dp

from ui.layout import hand_out, match, put
from ui.presenters.vm_tray import TrayVM
from ui.screens.base import PAD, Screen
from ui.screens.row import lay_row
from ui.screens.traypage import LEAD
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.widgets.entry import FilterChip
from ui.widgets.key import Key
from ui.widgets.panel import Header, Panel  # noqa: F401  (named in kv)
from ui.widgets.tally import Columns, FaceTable  # noqa: F401  (named in kv)
from ui.widgets.well import Figure, Verdict, Well  # noqa: F401  (named in kv)


class TrayScreen(Screen):
    """Show how the dice of one source have fallen; choose the source, count anew."""

    has_rail = False

    def fill(self, vm: TrayVM) -> None:
        """Hand out dice, figures, columns and keys."""
        ids = self.ids
        ids.header.show(vm.head)
        ids.well.show(vm.dice)
        for n, (fact, fact_vm) in enumerate(
            zip(match(ids.facts, vm.facts, Figure), vm.facts, strict=True)
        ):
            fact.large = n == 0
            fact.show(fact_vm)
        ids.title.text, ids.usual.text = vm.title, vm.usual
        ids.doubles.text = "\n".join(vm.doubles)
        ids.columns.show(vm.columns)
        ids.table.show(vm.faces, vm.rows)
        ids.verdict.show(vm.verdict, vm.note, vm.tint)
        hand_out(ids.sources, vm.sources, FilterChip)
        hand_out(ids.keys_box, vm.keys, Key)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the tray beside the columns, or above them."""
        left, inner = x + PAD, w - 2 * PAD
        put(self.ids.icon, self, left, y + 16, 40, 40)
        if self.portrait:
            return self._tall(left, y, inner, h)
        put(self.ids.header, self, left + LEAD, y + 10, inner - LEAD, 52)
        over = h - 424
        top = 232 + over * 0.7
        self._live(left, y + 72, 232, top)
        self._sums(left + 244, y + 72, inner - 244, top)
        low = y + 72 + top + 8
        self._faces(left, low, inner - 260, h - 8 - (low - y))
        self._say(left + inner - 252, low, 252, h - 8 - (low - y))
        chip = self.ids.header.ids.chip
        begin = LEAD + width_of(self.vm.head.title, "money", dp(26)) / dp(1) + 14
        return self._sources(left + begin, y + 12, inner - begin - chip.w - 12)

    def _tall(self, left: float, y: float, inner: float, h: float) -> None:
        put(self.ids.header, self, left + LEAD, y + 10, inner - LEAD, 52)
        self._sources(left, y + 68, inner)
        over = (h - 740) * 0.5
        self._live(left, y + 128, inner, 118)
        self._sums(left, y + 254, inner, 226 + over)
        self._faces(left, y + 488 + over, inner, 108)
        self._say(left, y + 604 + over, inner, h - 612 - over)

    def _sources(self, x: float, y: float, w: float) -> None:
        chips = self.ids.sources.children[::-1]
        wide = (w + 8) / max(1, len(chips)) - 8
        for n, chip in enumerate(chips):
            put(chip, self, x + n * (wide + 8), y, wide, 48)

    def _live(self, x: float, y: float, w: float, h: float) -> None:
        ids, facts = self.ids, self.ids.facts.children[::-1]
        put(ids.live, self, x, y, w, h)
        if w > 300:
            put(ids.well, self, x + 12, y + 12, 180, h - 24)
            x, w, h = x + 192, w - 192, h + 4
        else:
            put(ids.well, self, x + 12, y + 12, w - 24, h - 104)
        low = y + h - 84
        for n, fact in enumerate(facts):
            put(fact, self, x + 12, low + (0, 31, 54)[n], w - 24, 30 if n == 0 else 22)

    def _sums(self, x: float, y: float, w: float, h: float) -> None:
        ids = self.ids
        put(ids.sums, self, x, y, w, h)
        usual = ids.usual.want(dp(w / 2)) / dp(1) + 1
        put(ids.title, self, x + 14, y + 10, w - usual - 68, 22)
        put(ids.line, self, x + w - 14 - usual - 30, y + 20, 22, 3)
        put(ids.usual, self, x + w - 14 - usual, y + 10, usual, 22)
        told = 20 * len(self.vm.doubles)
        put(ids.doubles, self, x + 14, y + 36, w - 28, told)
        under = y + 34 + told + (6 if told else 0)
        put(ids.columns, self, x + 12, under, w - 24, y + h - 6 - under)

    def _faces(self, x: float, y: float, w: float, h: float) -> None:
        put(self.ids.faces, self, x, y, w, h)
        put(self.ids.table, self, x, y, w, h)

    def _say(self, x: float, y: float, w: float, h: float) -> None:
        put(self.ids.verdict, self, x, y, w, h - 56)
        lay_row(self.ids.keys_box.children[::-1], self, (x, y + h - 52, w, 52))


Builder.load_string("""
#:import theme ui.theme.theme
<UsualLine@Box>:
    canvas:
        Color:
            rgba: theme.text
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
<TrayScreen>:
    TrayMark:
        id: icon
    Header:
        id: header
    Widget:
        id: sources
    Panel:
        id: live
    Well:
        id: well
    Widget:
        id: facts
    Panel:
        id: sums
    Text:
        id: title
        role: 'key'
    UsualLine:
        id: line
    Text:
        id: usual
        across: 1
    Text:
        id: doubles
        role: 'note'
        lines: 2
        ink: theme.text_2
    Columns:
        id: columns
    Panel:
        id: faces
    FaceTable:
        id: table
    Verdict:
        id: verdict
    Widget:
        id: keys_box
""")

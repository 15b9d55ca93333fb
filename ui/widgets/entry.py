"""EntryRow: an entry of the ledger. FilterChip: picks whose entries are shown."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, OptionProperty, StringProperty

from ui.layout import hide, match, put
from ui.money import Money, money  # noqa: F401  (named in kv)
from ui.presenters.vm_ledger import EntryVM, FilterVM
from ui.text import Text, cut  # noqa: F401  (Text is named in kv)
from ui.widgets.badge import Badge  # noqa: F401  (named in kv)
from ui.widgets.choosable import Outlined
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.dice import SmallDie
from ui.widgets.keyface import KeyFace
from ui.widgets.tap import Tap  # noqa: F401  (named in kv)

WHY, TEXT = 48, 146
"""How wide the paragraph sign is, and where the words begin, whatever stands before them."""


class EntryRow(Outlined):
    """Show turn, parties or dice, text, sum, and the paragraph sign where there are reasons.

    `mood` plain, chosen, or struck: what going back would undo.
    """

    mood = OptionProperty("plain", options=["plain", "chosen", "struck"])
    turn, text, total = (StringProperty() for _ in range(3))
    arrow, why = BooleanProperty(defaultvalue=False), BooleanProperty(defaultvalue=False)

    def show(self, vm: EntryVM, mood: str) -> None:
        """Take an entry."""
        self.vm, self.mood, self.turn, self.text = vm, mood, vm.turn, vm.text
        self.total = "" if vm.sum is None else money(vm.sum)
        self.why, self.arrow = vm.why, bool(vm.payer and vm.payee)
        self.ids.hit.name = "ledger:close" if mood == "chosen" else f"ledger:row:{vm.seq}"
        self.ids.why.name = f"why:{vm.seq}"
        for badge, mark in ((self.ids.payer, vm.payer), (self.ids.payee, vm.payee)):
            if mark:
                badge.show(mark.player, mark.icon)
        for die, face in zip(match(self.ids.dice, vm.dice, SmallDie), vm.dice, strict=True):
            die.face, die.pip_dp, die.radius = face, 28, 6

    def arrange(self) -> None:
        """Lay everything in one line."""
        ids, h = self.ids, self.h
        put(ids.hit, self, 0, 0, self.w - (WHY + 2 if self.why else 0), h)
        put(ids.turn, self, 4, (h - 20) / 2, 30, 20)
        self._parties((h - 30) / 2)
        right = self.w - (WHY + 12 if self.why else 14)
        sum_w = ids.total.want(dp(110)) / dp(1) + 2 if self.total else 0
        put(ids.total, self, right - sum_w, (h - 28) / 2, sum_w, 28)
        room = right - sum_w - TEXT - 8
        text = ids.text
        text.lines, text.points, text.text = 1, 18, self.text
        text.want(dp(room))
        if text.shorten:
            text.lines, text.points = 2, 16
            text.text = cut(self.text, text.narrow, text.px, dp(room), 2)
        put(text, self, TEXT, 4, room, h - 8)
        if self.why:
            put(ids.why, self, self.w - WHY - 2, (h - WHY) / 2, WHY, WHY)
        else:
            hide(ids.why)

    def _parties(self, y: float) -> None:
        ids, vm = self.ids, self.vm
        hide(ids.payer, ids.payee)
        if vm.payer:
            put(ids.payer, self, 44, y, 30, 30)
        if vm.payee:
            put(ids.payee, self, 100, y, 30, 30)
        for n, die in enumerate(ids.dice.children[::-1]):
            put(die, self, 83 + 29 * n, y + 3, 24, 24)


class FilterChip(KeyFace):
    """Show a coin, or words, on a small key; the chosen one is outlined."""

    chosen = BooleanProperty(defaultvalue=False)
    label = StringProperty()

    def show(self, vm: FilterVM) -> None:
        """Take a filter."""
        self.name, self.label, self.chosen, self.bare = vm.name, vm.label, vm.chosen, not vm.player
        if vm.player:
            self.ids.coin.show(vm.player)

    def arrange(self) -> None:
        """Centre the coin or the words."""
        if self.bare:
            hide(self.ids.coin)
        else:
            put(self.ids.coin, self, (self.w - 34) / 2, (self.h - 3 - 34) / 2, 34, 34)
        put(self.ids.label, self, 6, (self.h - 3 - 24) / 2, self.w - 12, 24)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<EntryRow>:
    radius: 10
    chosen: self.mood == 'chosen'
    ground:
        (theme.key if self.chosen else theme.seat if self.mood == 'struck' else theme.panel)
    canvas.before:
        Color:
            rgba: theme.text_2
        Sprite:
            art: 'arrow', 18
            box:
                ((self.x + dp(78), self.center_y - dp(9), dp(18), dp(18))
                if self.arrow else nowhere)
        Color:
            rgba: theme.brass_text
        Sprite:
            art: 'why', 22
            box:
                ((self.right - dp(37), self.center_y - dp(11), dp(22), dp(22))
                if self.why else nowhere)
    Tap:
        id: hit
    Tap:
        id: why
    Text:
        id: turn
        role: 'note'
        face: 'narrow_bold'
        text: root.turn
        across: 1
        ink: theme.text_2
    Badge:
        id: payer
    Badge:
        id: payee
    Box:
        id: dice
        size: 1, 1
    Text:
        id: text
        face: 'narrow'
        leading: 19 if self.lines > 1 else 0
    Text:
        id: total
        role: 'money_s'
        points: 22
        text: root.total
<FilterChip>:
    face: theme.key
    edge: theme.key_edge
    flat: self.chosen
    canvas.before:
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-12-3'
            box: (*self.pos, *self.size) if self.chosen else nowhere
    Coin:
        id: coin
    Text:
        id: label
        role: 'key'
        text: root.label
        across: .5
""")

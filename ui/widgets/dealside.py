"""DealSide: what one player gives, its money, and on a strip of paper what it comes to."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.scrollview import ScrollView  # noqa: F401  (named in kv)

from ui import art
from ui.layout import Box, hand_out, hide, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_trade import SideVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.good import Good
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.keypad import Keypad  # noqa: F401  (named in kv)

HEAD, CARD, GAP, MONEY, PAPER, INSET = 54, 70, 5, 48, 56, 8
FLAT = 56  # height of a card in a single column
LEAST = 60  # width of the words beside the total
SIZES = (34, 28, 24)
ROOMY = 260  # width from which two columns stand side by side


class DealSide(Box):
    """Show head, goods, the money between its two steps, and the total; or the keypad."""

    title, note = StringProperty(), StringProperty()
    lines, torn = (ObjectProperty(None, allownone=True) for _ in range(2))
    total, size_dp = NumericProperty(0), NumericProperty(34)
    unit = StringProperty()

    def show(self, vm: SideVM) -> None:
        """Take the side as it stands."""
        ids = self.ids
        self.vm, self.title, self.note = vm, vm.player.name, vm.note
        self.total, self.unit = vm.total, vm.unit
        ids.coin.show(vm.player)
        hand_out(ids.goods, vm.goods, Good)
        ids.empty.text = "" if vm.goods else vm.empty
        ids.less.show(vm.less)
        ids.key.show(vm.key)
        ids.more.show(vm.more)
        ids.done.show(vm.done)
        ids.total_label.text = vm.total_label
        ids.pad.value, ids.pad.unit, ids.pad.title = vm.money, vm.unit, vm.note
        if vm.typed_label:
            ids.pad.value, ids.pad.unit, ids.pad.title = vm.typed, "", vm.typed_label

    def arrange(self) -> None:
        """Lay the parts from above and below, the goods between them."""
        ids, w, h = self.ids, self.w, self.h
        put(ids.coin, self, 11, 10, 34, 34)
        typing = self.vm.typing
        put(ids.title, self, 54, 15 if typing else 6, w - 62 - (54 if typing else 0), 24)
        hide(ids.note)
        if not typing:
            put(ids.note, self, 54, 29, w - 62, 20)
        low = h - INSET - PAPER
        self._paper(low)
        if typing:
            hide(ids.scroll, ids.empty, ids.less, ids.key, ids.more)
            put(ids.done, self, w - 56, 3, 48, 48)
            return put(ids.pad, self, INSET, HEAD, w - 2 * INSET, low - 8 - HEAD)
        hide(ids.pad, ids.done)
        y = low - MONEY - 8
        tight = w < ROOMY
        step, ids.key.bare, ids.key.pad = (48, True, 4) if tight else (52, False, 12)
        put(ids.less, self, INSET, y, step, MONEY)
        put(ids.key, self, INSET + step + 6, y, w - 2 * (INSET + step + 6), MONEY)
        put(ids.more, self, w - INSET - step, y, step, MONEY)
        return self._goods(HEAD, y - HEAD - 8)

    def _goods(self, y: float, h: float) -> None:
        ids, cards = self.ids, self.ids.goods.children[::-1]
        hide(ids.empty)
        if not cards:
            put(ids.empty, self, 14, y + 8, self.w - 28, 46)
        put(ids.scroll, self, 0, y, self.w, h)
        columns, high = (2, CARD) if self.w >= ROOMY else (1, FLAT)
        rows = -(-len(cards) // columns)
        tall = max(h, rows * (high + GAP) - GAP)
        ids.goods.pos, ids.goods.size = (0, 0), (self.width, dp(tall))
        wide = (self.w - 2 * INSET + GAP) / columns - GAP
        for n, card in enumerate(cards):
            row, column = divmod(n, columns)
            put(card, ids.goods, INSET + column * (wide + GAP), row * (high + GAP), wide, high)

    def _paper(self, y: float) -> None:
        ids, w = self.ids, self.w - 2 * INSET
        self.lines, self.torn = art.cut("guilloche", w), art.cut("torn", w)
        sum_w = room = 0.0
        for self.size_dp in SIZES:  # the largest that leaves room for the words
            sum_w = ids.total.natural() / dp(1) + 4
            if (room := w - 34 - sum_w) >= LEAST:
                break
        put(ids.total, self, INSET + w - 12 - sum_w, y, sum_w, PAPER - 6)
        hide(ids.total_label)
        if room >= LEAST:
            put(ids.total_label, self, INSET + 12, y + (PAPER - 42) / 2, room, 36)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<DealSide>:
    canvas.before:
        Color:
            rgba: theme.panel
        Patch:
            shape: 'round-14'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.paper_2
        Patch:
            shape: 'round-10-top'
            box: self.x + dp(8), self.y + dp(14), self.width - dp(16), dp(50)
        Sprite:
            texture: self.torn
            box: self.x + dp(8), self.y + dp(8), self.width - dp(16), dp(6)
        Color:
            rgba: (*theme.ink[:3], .085)
        Sprite:
            texture: self.lines
            box: self.x + dp(8), self.y + dp(14), self.width - dp(16), dp(50)
    Coin:
        id: coin
    Text:
        id: title
        role: 'heading'
        text: root.title
    Text:
        id: note
        role: 'note'
        text: root.note
        ink: theme.text_2
    ScrollView:
        id: scroll
        do_scroll_x: False
        bar_width: dp(4)
        Box:
            id: goods
            size_hint: None, None
    Text:
        id: empty
        role: 'note'
        lines: 2
        ink: theme.text_2
    Keypad:
        id: pad
    Key:
        id: done
        icon_dp: 22
    Key:
        id: less
        icon_dp: 22
    Key:
        id: key
        icon_dp: 22
        label_dp: 20
    Key:
        id: more
        icon_dp: 22
    Text:
        id: total_label
        role: 'note'
        lines: 2
        leading: 18
        ink: theme.ink_2
    Money:
        id: total
        value: root.total
        unit: root.unit
        size_dp: root.size_dp
        ink: theme.ink
""")

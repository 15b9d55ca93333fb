"""PayerRow: what a cell would cost a player, and what is left then."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from ui.layout import hide, put
from ui.presenters.vm_map import PayerVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.shield import Shield  # noqa: F401  (named in kv)
from ui.widgets.tap import Tap

COIN, GAP, SHIELD = 30, 8, 26
WIDE, HALF = 300, 165
"""From these widths on everything stands in one line, or in two."""


class PayerRow(Tap):
    """Show coin, name, what is left, and the sum; a tap asks why, if there is something to ask."""

    person, note, sum, mood = (StringProperty() for _ in range(4))
    edge = NumericProperty(0)
    alone = BooleanProperty(defaultvalue=False)  # the sum stands without its note

    def show(self, vm: PayerVM) -> None:
        """Take the player and the sum."""
        self.vm, self.name, self.off = vm, vm.name, not vm.name
        self.person, self.note, self.sum, self.mood = vm.player.name, vm.note, vm.sum, vm.mood
        self.ids.coin.show(vm.player)
        if vm.shield:
            self.ids.shield.show(*vm.shield)

    def arrange(self) -> None:
        """Put everything in one line, or the note under the name, or there the sum alone."""
        ids, h = self.ids, self.h
        self.edge, self.alone = 0 if self.w >= WIDE else 3, self.w < HALF
        put(ids.coin, self, 10, (h - COIN) / 2, COIN, COIN)
        left, end = 10 + COIN + GAP, self.w - 10
        if self.w >= WIDE:
            right = self._sum(end, h / 2)
            note_w = ids.note.want(dp((right - left) * 0.62)) / dp(1) + 1
            put(ids.note, self, right - note_w, (h - 20) / 2, note_w, 20)
            return put(ids.person, self, left, (h - 22) / 2, right - note_w - GAP - left, 22)
        if self.w >= HALF:
            right = self._sum(end, h / 2 - 12)
            put(ids.note, self, left, h / 2 + 1, end - left, 20)
            return put(ids.person, self, left, h / 2 - 23, right - left, 22)
        hide(ids.note)
        self._sum(end, h / 2 + 10)
        return put(ids.person, self, left, h / 2 - 22, end - left, 22)

    def _sum(self, right: float, middle: float) -> float:
        """Put the sum and the shield before an edge; give what is left before them."""
        ids, end = self.ids, right
        if self.sum:
            right -= ids.sum.want(dp(120)) / dp(1) + 1
            put(ids.sum, self, right, middle - 13, end - right, 26)
            right -= GAP
        else:
            hide(ids.sum)
        if self.vm.shield:
            right -= SHIELD
            put(ids.shield, self, right, middle - SHIELD / 2, SHIELD, SHIELD)
            right -= GAP
        else:
            hide(ids.shield)
        return right


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<PayerRow>:
    canvas.before:
        Color:
            rgba: theme.panel
        Patch:
            shape: 'round-8'
            box:
                (self.x + dp(self.edge), self.y + dp(2),
                self.width - dp(2 * self.edge), self.height - dp(4))
    Coin:
        id: coin
    Text:
        id: person
        points: 17
        face: 'narrow'
        text: root.person
    Text:
        id: note
        role: 'note'
        face: 'narrow'
        text: root.note
        ink: theme.loss if root.mood == 'short' else theme.text_2
    Shield:
        id: shield
    Text:
        id: sum
        role: 'heading'
        points: 22
        text: root.sum
        across: 1
        ink:
            (theme.gain if root.mood == 'gain'
            else theme.loss if root.mood == 'short' and root.alone else theme.text)
""")

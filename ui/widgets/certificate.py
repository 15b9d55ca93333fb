"""Certificate: who has won, on framed paper."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import Box, hand_out, hide, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_end import StandingsVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin

COIN, GAP = 80, 8
SIZES = ((10**7, 34), (10**6, 38), (0, 48))  # of the sum, by the least it is


class Certificate(Box):
    """Show who has won on paper, framed, with the rosette; or a narrow header without it."""

    tall = BooleanProperty(defaultvalue=True)
    note, verdict = StringProperty(), StringProperty()

    def show(self, vm: StandingsVM) -> None:
        """Take the winners and the verdict."""
        self.vm, self.note, self.verdict = vm, vm.note, vm.verdict
        hand_out(self.ids.coins, vm.winners, Coin)
        self.ids.total.value, self.ids.total.unit = vm.total or 0, vm.unit

    def arrange(self) -> None:
        """Stack everything, or put the coin at the left of the words."""
        ids, w, h = self.ids, self.w, self.h
        self.tall = h > 200
        across = 0.5 if self.tall else 0
        for part in (ids.note, ids.verdict, ids.total):
            part.across = across
        if self.tall:
            free = (h - 402) / 2
            put(ids.note, self, 20, 22, w - 40, 24)
            self._coins((w - 200) / 2, 124 + free, 200)
            put(ids.verdict, self, 20, h - 128, w - 40, 52)
            put(ids.total, self, 20, h - 80, w - 40, 52)
        else:
            self._coins(18, (h - COIN) / 2, 96)
            put(ids.note, self, 130, 16, w - 150, 22)
            put(ids.verdict, self, 130, 38, w - 150, 32)
            put(ids.total, self, 130, 68, w - 150, 40)
        ids.verdict.points = 26 if len(self.verdict) < 17 else 20
        ids.verdict.lines = 2 if self.tall else 1
        large = next(size for least, size in SIZES if ids.total.value >= least)
        ids.total.size_dp = large if self.tall else 34
        if self.vm.total is None:
            hide(ids.total)

    def _coins(self, x: float, y: float, w: float) -> None:
        """Put the winners' coins in a row, as large as it holds them all."""
        coins = self.ids.coins.children[::-1]
        size = min(COIN, (w + GAP) / max(1, len(coins)) - GAP)
        left = x + (w + GAP - len(coins) * (size + GAP)) / 2
        for n, coin in enumerate(coins):
            put(coin, self, left + n * (size + GAP), y + (COIN - size) / 2, size, size)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Certificate>:
    canvas.before:
        Color:
            rgba: theme.slip_shadow
        Patch:
            shape: 'round-10'
            box: self.x, self.y - dp(3), self.width, self.height
        Color:
            rgba: theme.paper
        Patch:
            shape: 'round-10'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.ink_key_edge
        Patch:
            shape: 'ring-8-2'
            box: self.x + dp(10), self.y + dp(10), self.width - dp(20), self.height - dp(20)
        Color:
            rgba: .56, .40, .125, .34
        Sprite:
            art: 'rosette-228'
            box:
                ((self.center_x - dp(114), self.center_y - dp(77), dp(228), dp(228))
                if self.tall else nowhere)
    Text:
        id: note
        role: 'note'
        text: root.note
        ink: theme.ink_2
    Widget:
        id: coins
    Text:
        id: verdict
        role: 'title'
        text: root.verdict
        ink: theme.ink
    Money:
        id: total
        size_dp: 48
        ink: theme.ink
""")

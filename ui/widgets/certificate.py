"""Certificate: who has won, on framed paper."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import Box, hide, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_end import StandingsVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)


class Certificate(Box):
    """Show the winner on paper, framed, with the rosette; or a narrow header without it."""

    tall = BooleanProperty(defaultvalue=True)
    note, verdict = StringProperty(), StringProperty()

    def show(self, vm: StandingsVM) -> None:
        """Take the winner, or the verdict without one."""
        self.vm, self.note, self.verdict = vm, vm.note, vm.verdict
        if vm.winner:
            self.ids.coin.show(vm.winner)
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
            put(ids.coin, self, (w - 80) / 2, 124 + free, 80, 80)
            put(ids.verdict, self, 14, h - 116, w - 28, 32)
            put(ids.total, self, 20, h - 80, w - 40, 52)
        else:
            put(ids.coin, self, 26, (h - 80) / 2, 80, 80)
            put(ids.note, self, 130, 16, w - 150, 22)
            put(ids.verdict, self, 130, 38, w - 150, 32)
            put(ids.total, self, 130, 68, w - 150, 40)
        ids.verdict.points = 26 if len(self.verdict) < 17 else 20
        ids.total.size_dp = 48 if self.tall else 34
        if not self.vm.winner:
            hide(ids.coin)
        if self.vm.total is None:
            hide(ids.total)


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
    Coin:
        id: coin
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

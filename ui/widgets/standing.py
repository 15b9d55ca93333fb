"""Standing: a player's place and property as a stacked bar. Legend: what its colours mean."""

from kivy.graphics import Color, Rectangle
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.utils import get_color_from_hex

from ui.draw import whole
from ui.layout import Box, hide, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_end import StandingVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import theme
from ui.tokens import TOKENS
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)

PARTS = ("cash", "plots", "builds", "other")


def colour(part: str) -> list[float]:
    """Give the colour of a part of wealth in the present theme."""
    return list(get_color_from_hex(TOKENS["chart"][theme.name][part]))


class Stack(Box):
    """Show up to four amounts as one bar; `full` is the amount as long as the box."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.amounts: tuple[int, ...] = ()
        self.full = 1
        theme.bind(name=self.draw)

    def arrange(self) -> None:
        """Draw anew."""
        self.draw()

    def draw(self, *_: object) -> None:
        """Lay the amounts side by side, a hair apart."""
        self.canvas.clear()
        x = self.x
        with self.canvas:
            for part, amount in zip(PARTS, self.amounts, strict=False):
                long = self.width * amount / self.full
                if long < 1:
                    continue
                left, low, w, h = whole((x, self.y, max(1, long - dp(1)), self.height))
                Color(*colour(part))
                Rectangle(pos=(left, low), size=(w, h))
                x += long


class Legend(Box):
    """Name a colour of the bars."""

    part, label = StringProperty("cash"), StringProperty()
    tint = ColorProperty("white")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        theme.bind(name=self._tint)

    def _tint(self, *_: object) -> None:
        self.tint = colour(self.part)

    def arrange(self) -> None:
        """Put the word after the square."""
        self._tint()
        put(self.ids.label, self, 20, 0, self.w - 20, self.h)


class Standing(Box):
    """Show rank, coin, name, bar and sum; or why not to the end."""

    rank, person, out = StringProperty(), StringProperty(), StringProperty()
    total = NumericProperty(0)

    def show(self, vm: StandingVM, full: int) -> None:
        """Take a player; `full` is the richest's total."""
        self.rank, self.person, self.out, self.total = vm.rank, vm.player.name, vm.out, vm.total
        self.ids.coin.show(vm.player)
        self.ids.bar.amounts = vm.cash, vm.plots, vm.buildings, vm.other
        self.ids.bar.full = max(1, full)

    def arrange(self) -> None:
        """Lay everything in one line."""
        ids, mid = self.ids, self.h / 2
        wide = self.w > 480
        sum_w = 74 if self.total < 10**6 else 104
        put(ids.rank, self, 0, mid - 10, 16, 20)
        put(ids.coin, self, 25, mid - 14, 28, 28)
        name_w = 132
        put(ids.person, self, 62, mid - 10, name_w if not self.out or wide else 150, 20)
        hide(ids.bar, ids.total, ids.out)
        if self.out:
            return put(ids.out, self, 214, mid - 10, self.w - 214, 20)
        put(ids.bar, self, 204, mid - 7, self.w - 204 - sum_w, 14)
        return put(ids.total, self, self.w - sum_w, mid - 14, sum_w, 28)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Legend>:
    canvas:
        Color:
            rgba: self.tint
        Patch:
            shape: 'round-3'
            box: self.x, self.center_y - dp(7), dp(14), dp(14)
    Text:
        id: label
        role: 'note'
        text: root.label
        ink: theme.text_2
<Standing>:
    Text:
        id: rank
        role: 'note'
        face: 'narrow_bold'
        text: root.rank
        across: 1
        ink: theme.text_2
    Coin:
        id: coin
    Text:
        id: person
        role: 'note'
        points: 17
        face: 'narrow'
        text: root.person
    Stack:
        id: bar
    Money:
        id: total
        size_dp: 20
        across: 1
        value: root.total
    Text:
        id: out
        role: 'note'
        face: 'narrow'
        text: root.out
        across: 1
        ink: theme.loss
""")

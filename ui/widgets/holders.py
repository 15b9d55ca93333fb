"""Holders: who holds the plots of an industry; the plot in question is bold."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import Box, hand_out, hide, put
from ui.presenters.vm_table import HolderVM, PlotVM
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)

COIN, STEP, FIRST = 28, 39, 51


class Holder(Box):
    """Show the holder's coin, or an empty place, and the plot's name."""

    name = StringProperty()
    here = BooleanProperty(defaultvalue=False)
    free = BooleanProperty(defaultvalue=True)

    def show(self, vm: HolderVM) -> None:
        """Take one plot."""
        self.name, self.here, self.free = vm.name, vm.here, vm.player is None
        if vm.player:
            self.ids.coin.show(vm.player)

    def arrange(self) -> None:
        """Put the name after the coin's place."""
        if self.free:
            hide(self.ids.coin)
        else:
            put(self.ids.coin, self, 0, (self.h - COIN) / 2, COIN, COIN)
        name, room = self.ids.name, self.w - 36
        name.lines = 1  # it is measured in the size of one line
        long = width_of(self.name, name.narrow, name.px) > dp(room)
        name.lines, high = (2, 34) if long else (1, 22)
        put(name, self, 36, (self.h - high) / 2, room, high)


class Holders(Box):
    """Show the title and every plot of the industry, on a panel."""

    def show(self, vm: PlotVM) -> None:
        """Take the title and the plots."""
        self.ids.title.text = vm.holders_title
        hand_out(self.ids.rows, vm.holders, Holder)

    def arrange(self) -> None:
        """Stand the plots in a column, or side by side where the panel is flat."""
        rows = self.ids.rows.children[::-1]
        put(self.ids.title, self, 12, 8, self.w - 24, 20)
        if self.h < 100:
            wide = (self.w - 24) / max(1, len(rows))
            for n, row in enumerate(rows):
                put(row, self, 12 + n * wide, 30, wide - 8, COIN)
            return
        for n, row in enumerate(rows):
            put(row, self, 12, FIRST + STEP * n - COIN / 2, self.w - 24, COIN)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Holder>:
    canvas.before:
        Color:
            rgba: theme.frame
        Sprite:
            art: 'hoop-26'
            box: (self.x, self.center_y - dp(13), dp(26), dp(26)) if self.free else nowhere
    Coin:
        id: coin
    Text:
        id: name
        points: 18 if self.lines == 1 else 14
        leading: 17
        face: 'narrow_bold' if root.here else 'narrow'
        text: root.name
<Holders>:
    canvas.before:
        Color:
            rgba: theme.panel
        Patch:
            shape: 'round-14'
            box: (*self.pos, *self.size)
    Text:
        id: title
        role: 'note'
        ink: theme.text_2
    Widget:
        id: rows
""")

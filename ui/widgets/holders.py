"""Holders: who holds the plots of an industry; the plot in question is bold."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import Box, hand_out, hide, put
from ui.presenters.vm_table import HolderVM, PlotVM
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)

COIN, STEP, TOP = 28, 39, 31.5
MOST = 4  # plots that have room for their names, one below the other
LEAST = 60  # room for a name


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
        if room < LEAST:
            return hide(name)
        name.lines = 1  # it is measured in the size of one line
        long = width_of(self.name, name.narrow, name.px) > dp(room)
        name.lines, high = (2, 34) if long else (1, 22)
        return put(name, self, 36, (self.h - high) / 2, room, high)


class Holders(Box):
    """Show the title and every plot of the industry, on a panel."""

    def show(self, vm: PlotVM) -> None:
        """Take the title and the plots."""
        self.ids.title.text = vm.holders_title
        hand_out(self.ids.rows, vm.holders, Holder)

    def arrange(self) -> None:
        """Stand the plots in a column, or side by side where the panel is flat.

        Of more plots than a column has room for only the holders are shown, close together.
        """
        rows, inner = self.ids.rows.children[::-1], self.w - 24
        put(self.ids.title, self, 12, 8, inner, 20)
        flat = self.h < 100
        columns = len(rows) if flat else 1 if len(rows) <= MOST else int(inner / (COIN + 8))
        step = min(STEP, (self.h - 8 - TOP) / -(-len(rows) // columns))
        first = 30 if flat else TOP + step / 2 - COIN / 2
        wide = inner / columns
        for n, row in enumerate(rows):
            at = 12 + n % columns * wide, first + n // columns * step
            put(row, self, *at, wide - 8 if columns > 1 else wide, COIN)


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

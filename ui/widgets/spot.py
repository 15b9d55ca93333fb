"""Spot: a place at the table, its name facing the person; it can be dragged to another."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from ui.layout import hide, put
from ui.presenters.vm import Player
from ui.presenters.vm_start import CoinVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.choosable import Choosable
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.drag import Drag


class Spot(Drag):
    """Show a coin in a circle of 64 and the name outside it, or a plus where nobody sits."""

    angle = NumericProperty(0)
    chosen, empty = BooleanProperty(defaultvalue=False), BooleanProperty(defaultvalue=True)
    person = StringProperty()
    shift = ListProperty((0, 0))

    def show(self, player: Player | None, *, chosen: bool) -> None:
        """Take who sits here."""
        self.empty, self.chosen, self.shift = player is None, chosen, (0, 0)
        self.person = player.name if player else ""
        if player:
            self.ids.coin.show(player)

    @property
    def fixed(self) -> bool:
        """Whether there is nobody to carry."""
        return bool(self.empty)

    def follow(self, dx: float, dy: float) -> None:
        """Have the coin go with the finger."""
        self.shift = dx, dy

    def arrange(self) -> None:
        """Centre the coin; the name stands below it, before the spot is turned."""
        if self.empty:
            hide(self.ids.coin, self.ids.name)
        else:
            put(self.ids.coin, self, 7, 7, 50, 50)
            put(self.ids.name, self, -43, 68, 150, 20)


class CoinKey(Choosable):
    """Show a coin to choose; the taken ones are dim."""

    def show(self, vm: CoinVM, initial: str) -> None:
        """Take the coin; the chosen one bears the initial."""
        self.name, self.off, self.refusal = f"coin:{vm.id}", vm.taken, vm.refusal
        self.chosen = bool(initial)
        self.ids.coin.show(Player(0, initial, vm.id))

    def arrange(self) -> None:
        """Centre the coin."""
        put(self.ids.coin, self, (self.w - 46) / 2, (self.h - 46) / 2, 46, 46)


Builder.load_string("""
#:import theme ui.theme.theme
#:import mix ui.draw.mix
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Spot>:
    canvas.before:
        PushMatrix
        Translate:
            xy: root.shift
        Rotate:
            angle: root.angle
            origin: self.center
        Color:
            rgba: theme.seat
        Sprite:
            art: 'disc', 64
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.frame
        Sprite:
            art: 'hoop-64'
            box: (*self.pos, *self.size) if self.empty else nowhere
        Sprite:
            art: 'plus', 24
            box:
                ((self.center_x - dp(12), self.center_y - dp(12), dp(24), dp(24))
                if self.empty else nowhere)
        Color:
            rgba: theme.brass
        Sprite:
            art: 'hoop-70'
            box:
                ((self.x - dp(3), self.y - dp(3), self.width + dp(6), self.height + dp(6))
                if self.chosen else nowhere)
    canvas.after:
        PopMatrix
    Coin:
        id: coin
    Text:
        id: name
        role: 'note'
        points: 17
        face: 'narrow_bold'
        text: root.person
        across: .5
<CoinKey>:
    ground: theme.seat
    veil: .55 if self.off else 0
    Coin:
        id: coin
""")

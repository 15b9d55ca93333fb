"""Spot: a place at the table, its name facing the person; it can be dragged to another."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from ui.layout import hide, put
from ui.presenters.vm import Player
from ui.presenters.vm_start import CoinVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.choosable import Choosable
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.tap import Tap

FAR = 12  # dp a finger moves before it drags


class Spot(Tap):
    """Show a coin in a circle of 64 and the name outside it, or a plus where nobody sits."""

    angle = NumericProperty(0)
    chosen, empty = BooleanProperty(defaultvalue=False), BooleanProperty(defaultvalue=True)
    person = StringProperty()
    shift = ListProperty((0, 0))

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.dragged = False

    def show(self, player: Player | None, *, chosen: bool) -> None:
        """Take who sits here."""
        self.empty, self.chosen, self.shift = player is None, chosen, (0, 0)
        self.person = player.name if player else ""
        if player:
            self.ids.coin.show(player)

    def on_press(self) -> None:
        """Begin without having moved."""
        super().on_press()
        self.dragged = False

    def on_touch_move(self, touch: Any) -> bool:
        """Let the coin follow the finger."""
        if touch.grab_current is self and not self.empty:
            dx, dy = touch.x - touch.ox, touch.y - touch.oy
            self.dragged = self.dragged or max(abs(dx), abs(dy)) > dp(FAR)
            if self.dragged:
                self.shift = dx, dy
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        """Drop the coin where the finger is."""
        if touch.grab_current is self and self.dragged:
            self.shift = 0, 0
            self.drop(touch)
        return bool(super().on_touch_up(touch))

    def drop(self, touch: Any) -> None:
        """Tell the screen, which knows the other places."""
        host = self.parent
        while not hasattr(host, "dropped"):
            host = host.parent
        host.dropped(self, touch)

    def on_release(self) -> None:
        """Tell of a tap; a drag is none."""
        if not self.dragged:
            super().on_release()

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

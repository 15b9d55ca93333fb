"""Flyers: coins on their way from purse to purse, above everything else."""

from ui import motion
from ui.layout import Box, put
from ui.widgets.coin import Coin
from ui.widgets.seat import Seat

SIDE = 34


class Flyers(Box):
    """Hold the coins that fly over the screen it lies on."""

    def fly(self, payer: Seat, payee: Seat, done: motion.Done) -> None:
        """Let a coin fly from one seat to another."""
        coin = Coin(number=payer.ids.coin.number, initial=payer.ids.coin.initial)
        self.add_widget(coin)
        put(coin, self.parent, 0, 0, SIDE, SIDE)
        (x, y), (x0, y0), (x1, y1) = coin.center, payer.ids.coin.center, payee.ids.coin.center
        motion.fly(coin, (x0 - x, y0 - y), (x1 - x, y1 - y), done=done)

    def clear(self) -> None:
        """Let go of them, wherever they are."""
        for coin in self.children:
            motion.stop(coin)
        self.clear_widgets()

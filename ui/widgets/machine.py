"""Machine: the slot machine: brass rim, wood, a sign over three reels."""

from collections.abc import Sequence
from typing import Any

from kivy.lang import Builder
from kivy.properties import StringProperty

from ui.layout import Box, put
from ui.presenters.vm_jackpot import ReelVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.reel import Reel  # noqa: F401  (named in kv)


class Machine(Box):
    """Show the sign and the reels."""

    sign = StringProperty()

    def show(self, sign: str, reels: Sequence[ReelVM]) -> None:
        """Take the sign and the columns."""
        self.sign = sign
        for reel, vm in zip(self.reels(), reels, strict=True):
            reel.show(vm)

    def reels(self) -> list[Any]:
        """Give the reels from the left."""
        return list(self.ids.reels.children[::-1])

    def arrange(self) -> None:
        """Place the sign over the reels."""
        put(self.ids.sign, self, 10, 17, self.w - 20, 30)
        for n, reel in enumerate(self.reels()):
            put(reel, self, (self.w - 252) / 2 + n * 86, 50, 80, 326)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Machine>:
    canvas.before:
        Color:
            rgba: theme.brass_edge
        Patch:
            shape: 'round-22'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.brass
        Patch:
            shape: 'round-22'
            box: self.x, self.y + dp(5), self.width, self.height - dp(5)
        Color:
            rgba: theme.machine_wood
        Patch:
            shape: 'round-16'
            box: self.x + dp(10), self.y + dp(14), self.width - dp(20), self.height - dp(24)
    Text:
        id: sign
        role: 'heading'
        points: 22
        text: root.sign
        across: .5
        ink: theme.machine_sign
    Widget:
        id: reels
        Reel:
        Reel:
        Reel:
""")

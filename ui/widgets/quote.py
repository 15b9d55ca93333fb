"""Quote: what a share costs, how it changed, and a little chart of what it has cost before."""

from typing import Any

from kivy.graphics import Color, Ellipse, SmoothLine
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import Box, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_market import QuoteVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import theme

LAST, DOT, LEAST = 12, 9, 40


class Spark(Box):
    """Draw the last prices as one line that ends in a dot; anew only when something changed."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.past: tuple[int, ...] = ()
        theme.bind(name=self.arrange)

    def arrange(self, *_: object) -> None:
        """Spread the prices over the box; a single one is the dot alone."""
        self.canvas.clear()
        if self.width < dp(LEAST) or not self.past:
            return
        low, high = min(self.past), max(self.past)
        step = (self.width - dp(DOT)) / max(1, len(self.past) - 1)
        rise = (self.height - dp(DOT)) / ((high - low) or 1)
        points: list[float] = []
        for n, value in enumerate(self.past):
            up = (value - low) * rise if high > low else (self.height - dp(DOT)) / 2
            points += (self.x + dp(DOT / 2) + n * step, self.y + dp(DOT / 2) + up)
        if len(self.past) == 1:
            points[0] = self.right - dp(DOT / 2)
        with self.canvas:
            Color(*theme.brass)
            if len(self.past) > 1:
                SmoothLine(points=points, width=dp(1.8), overdraw_width=dp(1))
            at = points[-2] - dp(DOT / 2), points[-1] - dp(DOT / 2)
            Ellipse(pos=at, size=(dp(DOT), dp(DOT)))


class Quote(Box):
    """Show the price large, the change beside it, and the chart in what is left."""

    change = StringProperty()
    rose = BooleanProperty(defaultvalue=True)

    def show(self, vm: QuoteVM) -> None:
        """Take the prices."""
        self.ids.price.value, self.change, self.rose = vm.price, vm.change, vm.rose
        self.ids.spark.past = vm.past[-LAST:]

    def arrange(self) -> None:
        """Lay price, change and chart in a row."""
        ids = self.ids
        wide = ids.price.natural() / dp(1)
        put(ids.price, self, 0, 0, wide + 2, self.h)
        said = ids.change.want(dp(80)) / dp(1) if self.change else 0
        put(ids.change, self, wide + 10, self.h / 2 - 4, said, 24)
        left = wide + said + 22
        put(ids.spark, self, left, 8, self.w - left, self.h - 20)


Builder.load_string("""
#:import theme ui.theme.theme
<Quote>:
    Money:
        id: price
        size_dp: 48
    Text:
        id: change
        role: 'heading'
        text: root.change
        ink: theme.gain if root.rose else theme.loss
    Spark:
        id: spark
""")

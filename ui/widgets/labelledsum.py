"""LabelledSum: a small word before a sum."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty

from ui.layout import Box, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.text import Text  # noqa: F401  (named in kv)


class LabelledSum(Box):
    """Show a small word before a sum."""

    word = StringProperty()
    total = NumericProperty(0)

    def natural(self, points: float) -> float:
        """Measure both, dp, with the sum so large."""
        self.ids.sum.size_dp = points
        return float((self.ids.word.want(dp(120)) + self.ids.sum.natural()) / dp(1) + 10)

    def arrange(self) -> None:
        """Put the sum at the right, the word before it."""
        sum_w = self.ids.sum.natural() / dp(1) + 2
        word_w = self.ids.word.want(dp(120)) / dp(1)
        put(self.ids.sum, self, self.w - sum_w, 0, sum_w, self.h)
        put(self.ids.word, self, self.w - sum_w - 8 - word_w, (self.h - 20) / 2 + 2, word_w, 20)


Builder.load_string("""
#:import theme ui.theme.theme
<LabelledSum>:
    Text:
        id: word
        role: 'note'
        text: root.word
        ink: theme.text_2
    Money:
        id: sum
        size_dp: 26
        value: root.total
""")

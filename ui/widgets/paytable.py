"""PayTable: what each combination brings; the one in reach is outlined."""

from collections.abc import Sequence
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.scrollview import ScrollView  # noqa: F401  (named in kv)

from ui import art, motion
from ui.draw import Pictures  # noqa: F401  (named in kv)
from ui.layout import Box, hand_out, hide, match, put
from ui.money import money
from ui.presenters.vm_jackpot import PrizeVM
from ui.text import Text
from ui.widgets.panel import Panel
from ui.widgets.reel import slot

ROW = 42


class Letters(Text):
    """Write a symbol that has no picture, or that may be any."""


class PrizeRow(Box):
    """Show three symbols on paper, how the prize is reckoned, and what it comes to."""

    factor, sum = StringProperty(), StringProperty()
    reach = BooleanProperty(defaultvalue=False)
    glow = NumericProperty(1)

    def show(self, vm: PrizeVM) -> None:
        """Take a row; a symbol that may be any is written as a question mark."""
        self.symbols, self.factor = vm.symbols, vm.factor
        self.sum, self.reach = money(vm.sum), vm.reach
        for letters, symbol in zip(
            match(self.ids.letters, vm.symbols, Letters), vm.symbols, strict=True
        ):
            drawn = symbol and slot(symbol.picture, 24)
            letters.text = "?" if symbol is None else "" if drawn else symbol.name[:2]
        motion.breathe(self, on=vm.reach)

    def arrange(self) -> None:
        """Lay the symbols, then the words at their right."""
        left, low, parts = self.x + dp(13), round(self.center_y - dp(12)), []
        for n, symbol in enumerate(self.symbols):
            if symbol and (name := slot(symbol.picture, 24)):
                parts.append((art.sprite(name), round(left + dp(25 * n)), low, dp(24), dp(24)))
        self.ids.symbols.lay(parts)
        for n, letters in enumerate(self.ids.letters.children[::-1]):
            if letters.text:
                put(letters, self, 13 + 25 * n, (self.h - 24) / 2, 24, 24)
            else:
                hide(letters)
        sum_w = self.ids.sum.want(dp(90)) / dp(1)
        room, factor = self.w - 97 - 15 - sum_w, self.ids.factor
        beside = factor.want(dp(90)) <= dp(room)
        low = (self.h - 24) / 2 + (0 if beside else 7)
        put(self.ids.sum, self, self.w - 8 - sum_w, low, sum_w, 24)
        if beside:
            put(factor, self, 97, (self.h - 20) / 2, room, 20)
        else:  # over the sum
            put(factor, self, 97, 1, self.w - 105, 16)


class PayTable(Panel):
    """Show the title over the rows, which scroll where they are too many, on a panel."""

    title = StringProperty()
    foot = NumericProperty(6)  # dp left free below the rows

    def show(self, title: str, prizes: Sequence[PrizeVM]) -> None:
        """Take the title and the rows."""
        self.title = title
        hand_out(self.ids.rows, prizes, PrizeRow)

    def arrange(self) -> None:
        """Place the title, and the rows in their scroll view."""
        ids, rows = self.ids, self.ids.rows.children[::-1]
        put(ids.title, self, 14, 6, self.w - 28, 28)
        put(ids.scroll, self, 10, 38, self.w - 20, self.h - 38 - self.foot)
        ids.rows.pos, ids.rows.size = (0, 0), (dp(self.w - 20), dp(ROW * len(rows)))
        for n, row in enumerate(rows):
            put(row, ids.rows, 0, ROW * n, self.w - 20, ROW - 2)

    def on_touch_down(self, touch: Any) -> bool:
        """Let nothing be scrolled where all is in sight."""
        return self.ids.rows.height > self.ids.scroll.height and super().on_touch_down(touch)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Letters>:
    role: 'money_s'
    points: 18
    across: .5
    ink: theme.machine_tick
<PrizeRow>:
    canvas.before:
        Color:
            rgba: (*theme.brass[:3], self.glow if self.reach else 0)
        Patch:
            shape: 'ring-8-2'
            box: (*self.pos, *self.size) if self.reach else nowhere
        Color:
            rgba: theme.machine_reel
        Patch:
            shape: 'round-7'
            box: self.x + dp(8), self.center_y - dp(15), dp(84), dp(30)
    Pictures:
        id: symbols
    Widget:
        id: letters
    Text:
        id: factor
        role: 'note'
        text: root.factor
        across: 1
        ink: theme.text if root.reach else theme.text_2
    Text:
        id: sum
        role: 'money_s'
        text: root.sum
        across: 1
        ink: theme.brass_text if root.reach else theme.text
<PayTable>:
    Text:
        id: title
        role: 'heading'
        text: root.title
    ScrollView:
        id: scroll
        do_scroll_x: False
        bar_width: dp(4)
        Widget:
            id: rows
            size_hint: None, None
""")

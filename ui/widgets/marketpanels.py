"""The panels of the market: the exchange, the policies, and who deals."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ListProperty, StringProperty

from ui.layout import hand_out, hide, put
from ui.presenters.vm_market import ChoiceVM, MarketVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.dealer import DealerKey
from ui.widgets.key import Key
from ui.widgets.meaning import Meaning
from ui.widgets.panel import Panel
from ui.widgets.policy import PolicyRow
from ui.widgets.quote import Quote  # noqa: F401  (named in kv)
from ui.widgets.stepper import Stepper  # noqa: F401  (named in kv)

LOW, HEAD, DIE = 48, 42, 44


class Titled(Panel):
    """Show a panel with an icon and a title at its head."""

    title, icon = StringProperty(), StringProperty("exchange")

    def head(self) -> None:
        """Place the title."""
        put(self.ids.title, self, 46, 8, self.w - 58, 28)


class ExchangePanel(Titled):
    """Show the price, the dice, what a player holds, and the keys to deal."""

    turns = False
    line = ListProperty([0, 0, 0, 0])

    def show(self, vm: MarketVM) -> None:
        """Take the words."""
        ids = self.ids
        if vm.quote:
            self.title = vm.quote.title
            ids.quote.show(vm.quote)
        hand_out(ids.dice, vm.dice, Meaning)
        ids.coin.show(vm.player)
        ids.holding.text, ids.income.text = vm.holding, vm.income
        ids.count.show(vm.count)
        self.turns = bool(vm.turn)
        if vm.turn:
            ids.turn.show(vm.turn)
        hand_out(ids.deals, vm.deals, Key)
        ids.brings.show(vm.brings)

    def arrange(self) -> None:
        """Stack all of it; what deals stands at the foot."""
        ids, x, w = self.ids, 14, self.w - 28
        self.head()
        low = self.h - 12
        self._price(x, w, low - 2 * LOW - 64)
        put(ids.brings, self, x + w - 48, low - LOW, 48, LOW)
        half = (w - 64) / 2
        for n, key in enumerate(ids.deals.children[::-1]):
            put(key, self, x + n * (half + 8), low - LOW, half, LOW)
        put(ids.count, self, x, low - 2 * LOW - 8, w, LOW)
        top = low - 2 * LOW - 8 - 56
        hide(ids.turn)
        if self.turns:
            put(ids.turn, self, x + w - 48, top, 48, 48)
        room = w - 46 - (56 if self.turns else 0)
        put(ids.coin, self, x, top + 6, 34, 34)
        put(ids.holding, self, x + 46, top + 2, room, 22)
        put(ids.income, self, x + 46, top + 24, room, 20)

    def _price(self, x: float, w: float, end: float) -> None:
        """Put the price over its two dice, and a line below them; what is free lies between."""
        high = 54 + max(0, end - 232) * 0.4
        free = end - 38 - high - 2 * DIE
        put(self.ids.quote, self, x, 38, w, high)
        for n, die in enumerate(self.ids.dice.children[::-1]):
            put(die, self, x, 38 + high + free * 0.3 + n * (DIE + free * 0.25), w, DIE)
        self.line = [self.x + dp(x), self.top - dp(end - free * 0.2), dp(w), dp(2)]


class PoliciesPanel(Titled):
    """Show every policy there is."""

    def show(self, vm: MarketVM) -> None:
        """Take the policies."""
        self.title, self.icon = vm.policies_title, "umbrella"
        hand_out(self.ids.rows, vm.policies, PolicyRow)

    def arrange(self) -> None:
        """Share the height out."""
        self.head()
        rows = self.ids.rows.children[::-1]
        high = min(110, (self.h - HEAD - 8 + 6) / max(1, len(rows)) - 6)
        for n, row in enumerate(rows):
            put(row, self, 10, HEAD + n * (high + 6), self.w - 20, high)


class ChoicePanel(Titled):
    """Show for whom is dealt, and for what commission."""

    asks = False

    def show(self, vm: ChoiceVM) -> None:
        """Take the players."""
        self.title, self.icon, self.asks = vm.title, "people", bool(vm.fee)
        hand_out(self.ids.dealers, vm.dealers, DealerKey)
        if vm.fee:
            self.ids.fee_label.text = vm.fee_label
            self.ids.fee.show(vm.fee)

    def arrange(self) -> None:
        """Put the players in two columns, the commission at the foot."""
        self.head()
        ids, keys = self.ids, self.ids.dealers.children[::-1]
        rows = -(-len(keys) // 2)
        room = self.h - HEAD - 8 - (77 if self.asks else 0)
        high = min(60, (room + 6) / max(1, rows) - 6)
        wide = (self.w - 26) / 2
        for n, key in enumerate(keys):
            at = 10 + n % 2 * (wide + 6), HEAD + n // 2 * (high + 6)
            put(key, self, *at, wide, high)
        hide(ids.fee, ids.fee_label)
        if self.asks:
            low = min(self.h - 76, HEAD + rows * (high + 6) + 8)
            put(ids.fee_label, self, 14, low, self.w - 28, 18)
            put(ids.fee, self, 10, low + 20, self.w - 20, LOW)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Titled>:
    canvas:
        Color:
            rgba: theme.brass_text
        Sprite:
            art: self.icon, 24
            box: self.x + dp(14), self.top - dp(34), dp(24), dp(24)
    Text:
        id: title
        role: 'heading'
        text: root.title
<ExchangePanel>:
    canvas:
        Color:
            rgba: theme.line
        Rectangle:
            pos: self.line[:2]
            size: self.line[2:]
    Quote:
        id: quote
    Box:
        id: dice
        size: 1, 1
    Coin:
        id: coin
    Text:
        id: holding
        role: 'key'
        points: 17
    Text:
        id: income
        role: 'note'
        ink: theme.text_2
    Key:
        id: turn
        icon_dp: 22
        pad: 4
    Stepper:
        id: count
    Widget:
        id: deals
    Key:
        id: brings
        icon_dp: 22
        ink: theme.brass_text
<PoliciesPanel>:
    Box:
        id: rows
        size: 1, 1
<ChoicePanel>:
    Box:
        id: dealers
        size: 1, 1
    Text:
        id: fee_label
        role: 'note'
        ink: theme.text_2
    Stepper:
        id: fee
""")

"""A deal while it is put together: both sides, its conditions, and what is against it."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView  # noqa: F401  (named in kv)

from ui.layout import hand_out, hide, match, put
from ui.presenters.vm_trade import TradeVM
from ui.screens.base import PAD, Screen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.dealside import DealSide
from ui.widgets.key import Key
from ui.widgets.tap import Tap  # noqa: F401  (named in kv)

GAP, COLUMN, PROPOSE, ADD = 12, 192, 72, 48
AIR, LEADING, LEAST, CROSS = 6, 17, 48, 44
DIGIT = "digit:"


class TermKey(Key):
    """Spell out a condition in as many lines as it needs; a tap strikes it."""

    def high(self, width: float) -> float:
        """Give the height at this width, dp."""
        label = self.ids.label
        label.face, label.lines, label.leading, label.width = (
            "narrow",
            9,
            LEADING,
            dp(width - CROSS),
        )
        label.fit()
        label.texture_update()
        return max(LEAST, label.texture_size[1] / dp(1) + 14)

    def arrange(self) -> None:
        """Put the words before the cross."""
        face = self.h - self.edge_dp
        self.icon_dp = 20
        self.icon_pos = self.right - dp(28), self.top - dp((face + 20) / 2)
        put(self.ids.label, self, 11, 0, self.w - CROSS, face)


class TradeScreen(Screen):
    """Show who gives what for what; every touch is an act, for the arbiter judges each."""

    has_rail = False

    def fill(self, vm: TradeVM) -> None:
        """Hand out both sides, the conditions and the keys."""
        ids = self.ids
        ids.title.text = vm.title
        ids.back.show(vm.back)
        hand_out(ids.sides, vm.sides, DealSide)
        for key, key_vm in zip(match(ids.terms, vm.terms, TermKey), vm.terms, strict=True):
            key.show(key_vm)
            key.label_dp = 16
        ids.add.show(vm.add)
        ids.propose.show(vm.propose)
        ids.why.text = vm.why

    def handled(self, name: str) -> bool:
        """Type into the keypad that is open; each digit is the sum as it stands now."""
        if not name.startswith(DIGIT):
            return False
        for side in self.ids.sides.children:
            if side.vm.typing:
                side.ids.pad.press(name.removeprefix(DIGIT))
                self.presses.spend()
                self.act(f"sum:{side.vm.side}:{side.ids.pad.value:.0f}")
        return True

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Put the conditions beside the two sides, or below them."""
        left, inner, end = x + PAD, w - 2 * PAD, y + h - 8
        if self.portrait:
            return self._below(left, y, inner, end)
        column = 220 if self.w >= 1000 else COLUMN
        right = left + inner - column
        self._sides(left, y + 8, inner - column - GAP, end - y - 8)
        self._head(right, y + 8, column)
        put(self.ids.propose, self, right, end - PROPOSE, column, PROPOSE)
        low = self._why(right, end - PROPOSE - 8, column, 5)
        put(self.ids.add, self, right, low - ADD, column, ADD)
        return self._terms(right, y + 64, column, low - ADD - 8 - y - 64)

    def _below(self, x: float, y: float, w: float, end: float) -> None:
        self._head(x, y + 8, w)
        put(self.ids.add, self, x, end - PROPOSE, w * 0.36, PROPOSE)
        put(self.ids.propose, self, x + w * 0.36 + 8, end - PROPOSE, w * 0.64 - 8, PROPOSE)
        low = self._why(x, end - PROPOSE - 8, w, 3)
        if keys := self.ids.terms.children[::-1]:
            high = sum(key.high(w) + AIR for key in keys[:2]) - AIR
            low -= high
            self._terms(x, low, w, high)
            low -= 8
        else:
            hide(self.ids.scroll)
        self._sides(x, y + 64, w, low - y - 64)

    def _head(self, x: float, y: float, w: float) -> None:
        put(self.ids.title, self, x + 2, y + 8, w - 60, 32)
        put(self.ids.back, self, x + w - 48, y, 48, 48)

    def _sides(self, x: float, y: float, w: float, h: float) -> None:
        wide = (w - GAP) / 2
        for n, side in enumerate(self.ids.sides.children[::-1]):
            put(side, self, x + n * (wide + GAP), y, wide, h)

    def _why(self, x: float, end: float, w: float, lines: int) -> float:
        """Place what is against the deal, and give where it begins."""
        why = self.ids.why
        if not why.text:
            hide(why)
            return end
        why.lines, why.width = lines, dp(w - 4)
        why.fit()
        why.texture_update()
        high = max(20, why.texture_size[1] / dp(1)) + 2
        put(why, self, x + 2, end - high, w - 4, high)
        return end - high - 8

    def _terms(self, x: float, y: float, w: float, h: float) -> None:
        ids, keys = self.ids, self.ids.terms.children[::-1]
        put(ids.scroll, self, x, y, w, h)
        heights = [key.high(w) for key in keys]
        ids.terms.pos = (0, 0)
        ids.terms.size = dp(w), dp(max(h, sum(heights) + AIR * (len(keys) - 1)))
        top = 0.0
        for key, high in zip(keys, heights, strict=True):
            put(key, ids.terms, 0, top, w, high)
            top += high + AIR


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<TradeScreen>:
    Text:
        id: title
        role: 'title'
    Key:
        id: back
        icon_dp: 24
    Widget:
        id: sides
    ScrollView:
        id: scroll
        do_scroll_x: False
        bar_width: dp(4)
        Box:
            id: terms
            size_hint: None, None
    Key:
        id: add
        icon_dp: 20
    Text:
        id: why
        role: 'note'
        leading: 20
        squeeze: False
        ink: theme.warn
    Key:
        id: propose
        icon_dp: 24
        label_dp: 20
        wrap: True
""")

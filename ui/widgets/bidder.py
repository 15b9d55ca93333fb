"""Bidder: one player's tile in the auction, turned round for whoever sits on the far side."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from ui.layout import Box, hand_out, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm import KeyVM
from ui.presenters.vm_auction import BidderVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.key import Key

STEP_GAP, KEY_H, LEAST = 6, 60, 48


class BidKey(Key):
    """Show the resulting sum over the step."""

    def show(self, vm: KeyVM) -> None:
        """Take a step, or words."""
        super().show(vm)
        self.is_step = bool(vm.note)
        self.label_dp, self.icon_dp = 20 if self.is_step else 18, 22
        self.ids.label.across = self.ids.note.across = 0.5 if self.is_step else 0

    def arrange(self) -> None:
        """Centre both lines of a step."""
        if not self.is_step:
            self.pad = 12 if self.w > 80 else 2
            return super().arrange()
        face = self.h - self.edge_dp
        put(self.ids.label, self, 2, (face - 41) / 2, self.w - 4, 24)
        return put(self.ids.note, self, 2, (face - 41) / 2 + 23, self.w - 4, 18)


class Bidder(Box):
    """Show coin, name, balance, and the keys of one bidder."""

    leads, speaks, dim, far = (BooleanProperty(defaultvalue=False) for _ in range(4))
    person, note = StringProperty(), StringProperty()
    balance = NumericProperty(0)

    def show(self, vm: BidderVM) -> None:
        """Take the bidder as he stands."""
        self.leads, self.speaks, self.dim, self.far = vm.leads, vm.speaks, vm.passed, vm.far
        self.person, self.note, self.balance = vm.player.name, vm.note, vm.balance
        self.ids.coin.show(vm.player)
        keys = (vm.wide,) if vm.wide else (*vm.steps, *((vm.passing,) if vm.passing else ()))
        self.narrow = not vm.wide
        hand_out(self.ids.row, keys, BidKey)

    def arrange(self) -> None:
        """Put the words over the keys."""
        ids = self.ids
        sum_w = ids.balance.natural() / dp(1) + 8
        put(ids.coin, self, 10, 13, 42, 42)
        if self.w - 71 - sum_w < LEAST:
            ids.balance.across = 0
            for n, part in enumerate((ids.person, ids.note, ids.balance)):
                put(part, self, 61, 2 + 17 * n, self.w - 71, 20)
        else:
            ids.balance.across = 1
            put(ids.person, self, 61, 14, self.w - 71 - sum_w, 20)
            put(ids.note, self, 61, 34, self.w - 71 - sum_w, 20)
            put(ids.balance, self, self.w - 10 - sum_w, 10, sum_w, 48)
        put(ids.row, self, 10, 54, self.w - 20, self.h - 62)
        keys = ids.row.children[::-1]
        if self.narrow and (self.w - 20 + STEP_GAP) / 4 - STEP_GAP < LEAST:
            last = self.h - 62 - LEAST
            self._lay(keys[:-1], 0, last - STEP_GAP)
            self._lay(keys[-1:], last, LEAST)
        else:
            self._lay(keys, self.h - 64 - KEY_H, KEY_H)

    def _lay(self, keys: list[BidKey], y: float, h: float) -> None:
        row = self.ids.row
        wide = (row.w + STEP_GAP) / max(1, len(keys)) - STEP_GAP
        for n, key in enumerate(keys):
            put(key, row, n * (wide + STEP_GAP), y, wide, min(h, KEY_H))

    def to_local(self, x: float, y: float, **_: Any) -> tuple[float, float]:
        """Turn a point round, as the tile is."""
        return (2 * self.center_x - x, 2 * self.center_y - y) if self.far else (x, y)

    def to_parent(self, x: float, y: float, **_: Any) -> tuple[float, float]:
        """Turn a point back."""
        return self.to_local(x, y)

    def on_touch_down(self, touch: Any) -> bool:
        """Hand touches on, turned round."""
        return self._turned(touch, super().on_touch_down)

    def on_touch_move(self, touch: Any) -> bool:
        """Hand touches on, turned round."""
        return self._turned(touch, super().on_touch_move)

    def on_touch_up(self, touch: Any) -> bool:
        """Hand touches on, turned round."""
        return self._turned(touch, super().on_touch_up)

    def _turned(self, touch: Any, hand_on: Any) -> bool:
        touch.push()
        touch.apply_transform_2d(self.to_local)
        try:
            return bool(hand_on(touch))
        finally:
            touch.pop()


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Bidder>:
    canvas.before:
        PushMatrix
        Rotate:
            angle: 180 if root.far else 0
            origin: self.center
        Color:
            rgba: theme.panel if self.leads or self.speaks else theme.seat
        Patch:
            shape: 'round-12'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-12-3' if self.leads else 'ring-12-2'
            box: (*self.pos, *self.size) if self.leads or self.speaks else nowhere
    canvas.after:
        Color:
            rgba: (*theme.seat[:3], .45 if self.dim else 0)
        Sprite:
            art: 'white'
            box: self.x + dp(10), self.top - dp(55), dp(42), dp(42)
        PopMatrix
    Coin:
        id: coin
    Text:
        id: person
        role: 'note'
        points: 17
        face: 'narrow_bold'
        text: root.person
    Text:
        id: note
        role: 'note'
        face: 'narrow'
        text: root.note
        ink: theme.brass_text if root.leads or root.speaks else theme.text_2
    Money:
        id: balance
        size_dp: 20
        across: 1
        value: root.balance
    Box:
        id: row
""")

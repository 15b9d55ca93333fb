"""Sitting down at a game that is under way: a name and a coin."""

from kivy.lang import Builder

from ui.layout import match, put
from ui.presenters.vm_more import JoinVM
from ui.screens.base import PAD
from ui.screens.seats import NAME, NameField  # noqa: F401  (named in kv)
from ui.screens.typed import TypedScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.spot import CoinKey

HIGH, WIDEST = 68, 520


class JoinScreen(TypedScreen):
    """Show name and coins on a panel, and below it back and sit down."""

    has_rail = False

    def fill(self, vm: JoinVM) -> None:
        """Hand out the words and the coins."""
        ids = self.ids
        ids.title.text, ids.note.text = vm.title, vm.note
        ids.name_label.text, ids.coin_label.text = vm.name_label, vm.coin_label
        ids.field.ids.name.text = vm.name
        for key, coin in zip(match(ids.coins, vm.coins, CoinKey), vm.coins, strict=True):
            key.show(coin, vm.name[:1] if coin.id == vm.coin else "")
        ids.back.show(vm.back)
        ids.main.show(vm.main)

    def handled(self, name: str) -> bool:
        """Open the keyboard on the field of the name."""
        if name == NAME:
            self.write(self.vm.typing)
            return True
        return super().handled(name)

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Stack everything in the middle."""
        ids = self.ids
        wide = min(w - 2 * PAD, WIDEST)
        left, room = x + (w - wide) / 2, wide - 2 * PAD
        put(ids.title, self, left, y + 12, wide, 32)
        put(ids.note, self, left, y + 46, wide, 42)
        top = y + 96
        put(ids.panel, self, left, top, wide, 226)
        put(ids.name_label, self, left + PAD, top + 12, room, 20)
        put(ids.field, self, left + PAD, top + 34, room, 52)
        put(ids.coin_label, self, left + PAD, top + 100, room, 20)
        coins = ids.coins.children[::-1]
        each = (room + 6) / max(1, len(coins)) - 6
        for n, key in enumerate(coins):
            put(key, self, left + PAD + n * (each + 6), top + 124, each, 72)
        put(ids.back, self, left, y + h - HIGH - 12, 150, HIGH)
        put(ids.main, self, left + 166, y + h - HIGH - 12, wide - 166, HIGH)


Builder.load_string("""
#:import theme ui.theme.theme
<JoinScreen>:
    Box:
        id: page
        Text:
            id: title
            role: 'title'
        Text:
            id: note
            role: 'note'
            lines: 2
            ink: theme.text_2
        Panel:
            id: panel
        Text:
            id: name_label
            role: 'note'
            ink: theme.text_2
        NameField:
            id: field
        Text:
            id: coin_label
            role: 'note'
            ink: theme.text_2
        Box:
            id: coins
        Key:
            id: back
        Key:
            id: main
            label_dp: 22
""")

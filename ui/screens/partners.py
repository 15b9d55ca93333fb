"""Whom a player deals with: everybody else, each with a coin and the money at hand."""

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty

from ui.layout import match, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_trade import PartnersVM, PartnerVM
from ui.screens.base import PAD, Screen
from ui.screens.row import lay_grid
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.panel import Header  # noqa: F401  (named in kv)

MOST = 108


class PartnerKey(Key):
    """Show coin, name, what he owns, and his money."""

    person, deeds = StringProperty(), StringProperty()
    cash = NumericProperty(0)

    def introduce(self, vm: PartnerVM) -> None:
        """Take the player."""
        self.name = f"partner:{vm.player.id}"
        self.person, self.deeds, self.cash = vm.player.name, vm.note, vm.cash
        self.ids.coin.show(vm.player)

    def arrange(self) -> None:
        """Put the words beside the coin, the money below the name."""
        ids, top = self.ids, (self.h - self.edge_dp - 72) / 2
        put(ids.coin, self, 16, (self.h - self.edge_dp - 50) / 2, 50, 50)
        put(ids.person, self, 80, top, self.w - 92, 24)
        put(ids.cash, self, 80, top + 23, self.w - 92, 30)
        put(ids.deeds, self, 80, top + 53, self.w - 92, 18)


class PartnersScreen(Screen):
    """Ask whom with, one key for each."""

    def fill(self, vm: PartnersVM) -> None:
        """Hand out head and players."""
        self.ids.header.show(vm.head)
        self.ids.back.show(vm.back)
        keys = match(self.ids.keys_box, vm.partners, PartnerKey)
        for key, partner in zip(keys, vm.partners, strict=True):
            key.introduce(partner)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Lay the players in two columns."""
        left, inner, top = x + PAD, w - 2 * PAD, y + 68
        self.ids.header.tall = self.portrait
        put(self.ids.header, self, left, y + 10, inner - 60, 46)
        put(self.ids.back, self, left + inner - 48, y + 8, 48, 48)
        keys = self.ids.keys_box.children[::-1]
        rows = -(-len(keys) // 2)
        high = min(MOST, (y + h - 8 - top + 8) / max(1, rows) - 8)
        box = (left, top, inner, rows * (high + 8) - 8)
        return lay_grid(keys, self, box, columns=2, even=True)


Builder.load_string("""
#:import theme ui.theme.theme
<PartnerKey>:
    Coin:
        id: coin
    Text:
        id: person
        role: 'key'
        text: root.person
    Money:
        id: cash
        size_dp: 26
        value: root.cash
    Text:
        id: deeds
        role: 'label'
        text: root.deeds
        ink: theme.text_2
<PartnersScreen>:
    Header:
        id: header
    Key:
        id: back
        icon_dp: 24
    Widget:
        id: keys_box
""")

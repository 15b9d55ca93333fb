"""DealerKey: somebody at the table who may deal in shares, and how many they hold."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from ui.layout import put
from ui.presenters.vm_market import DealerVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.choosable import Choosable
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)


class DealerKey(Choosable):
    """Show a coin, a name and a number of shares; who is chosen has a brass outline."""

    person, note = StringProperty(), StringProperty()

    def show(self, vm: DealerVM) -> None:
        """Take the player."""
        self.name, self.person = f"dealer:{vm.player.id}", vm.player.name
        self.note, self.chosen = vm.note, vm.chosen
        self.ids.coin.show(vm.player)

    def arrange(self) -> None:
        """Put the two lines after the coin."""
        put(self.ids.coin, self, 8, (self.h - 30) / 2, 30, 30)
        room, top = self.w - 50, (self.h - 38) / 2
        put(self.ids.person, self, 44, top, room, 20)
        put(self.ids.note, self, 44, top + 19, room, 18)


Builder.load_string("""
#:import theme ui.theme.theme
<DealerKey>:
    ground: theme.seat
    Coin:
        id: coin
    Text:
        id: person
        role: 'note'
        face: 'ui_bold'
        text: root.person
    Text:
        id: note
        role: 'label'
        text: root.note
        ink: theme.text_2
""")

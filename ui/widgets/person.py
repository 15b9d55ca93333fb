"""PersonForm: the name and the coin of who sits down."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty

from ui.layout import Box, hide, match, put
from ui.presenters.vm_start import PersonVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.field import Field
from ui.widgets.spot import CoinKey
from ui.widgets.tap import Tap

NAME = "type:name"
LABEL, FIELD, COIN, STEP = 20, 52, 66, 72


class NameField(Tap, Field):
    """Show the name; a tap opens the keyboard."""

    def arrange(self) -> None:
        """Put the name before the pencil."""
        put(self.ids.name, self, 14, (self.h - 30) / 2, self.w - 56, 30)


class PersonForm(Box):
    """Show the name over the coins, in so many columns; a `brief` one does not name the coins."""

    columns = NumericProperty(3)
    brief = BooleanProperty(defaultvalue=False)

    def show(self, vm: PersonVM) -> None:
        """Take name and coins; the chosen coin bears the initial."""
        ids = self.ids
        ids.name_label.text, ids.coin_label.text = vm.name_label, vm.coin_label
        ids.field.name, ids.field.ids.name.text = NAME, vm.name
        for key, coin in zip(match(ids.coins, vm.coins, CoinKey), vm.coins, strict=True):
            key.show(coin, vm.name[:1] if coin.id == vm.coin else "")

    def arrange(self) -> None:
        """Stack the parts from the top."""
        ids, top = self.ids, LABEL + 1 + FIELD + 11
        put(ids.name_label, self, 0, 0, self.w, LABEL)
        put(ids.field, self, 0, LABEL + 1, self.w, FIELD)
        hide(ids.coin_label)
        if not self.brief:
            put(ids.coin_label, self, 0, top, self.w, LABEL)
            top += LABEL + 3
        wide = (self.w + 4) / self.columns - 4
        for n, key in enumerate(ids.coins.children[::-1]):
            row, column = divmod(n, self.columns)
            put(key, self, column * (wide + 4), top + row * STEP, wide, COIN)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<NameField>:
    canvas.before:
        Color:
            rgba: theme.text
        Sprite:
            art: 'edit', 22
            box: self.right - dp(36), self.center_y - dp(11), dp(22), dp(22)
    Text:
        id: name
        role: 'heading'
        points: 22
<PersonForm>:
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
""")

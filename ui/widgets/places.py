"""Places: every cell of the board as a small key, to say where a card sends."""

from collections.abc import Sequence

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty

from ui import motion
from ui.layout import Box, hand_out, put
from ui.presenters.vm_table import PlaceVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import enamel
from ui.widgets.tap import Tap

LEAST = 74  # dp: the longest word of a plot's name in the narrow face


class Place(Tap):
    """Show icon, number and name of a cell."""

    icon, number, label = StringProperty("chance"), StringProperty(), StringProperty()
    tile = ColorProperty("black")
    special = BooleanProperty(defaultvalue=False)
    sunk = NumericProperty(0)

    def show(self, vm: PlaceVM) -> None:
        """Take a cell."""
        self.name = f"card:go:{vm.cell}"
        self.icon, self.number, self.label = vm.icon, str(vm.cell), vm.name
        self.special = not vm.industry
        self.tile = enamel(vm.industry)

    def on_state(self, _: object, state: str) -> None:
        """Go down under the finger and up again."""
        motion.sink(self, down=state == "down")

    def arrange(self) -> None:
        """Put the number beside the icon and the name below both."""
        put(self.ids.number, self, self.w / 2 + 1, 3, self.w / 2 - 5, 18)
        put(self.ids.label, self, 2, 19, self.w - 4, self.h - 19)


class Places(Box):
    """Lay all cells in a grid that fills the box."""

    def show(self, places: Sequence[PlaceVM]) -> None:
        """Take the cells in the order of the board."""
        hand_out(self, places, Place)

    def arrange(self) -> None:
        """Choose as many columns as leave a cell room for a long word."""
        cells, gap = self.children[::-1], 4
        columns = max(1, int((self.w + gap) // (LEAST + gap)))
        rows = max(1, -(-len(cells) // columns))
        wide, high = (self.w + gap) / columns - gap, min(72, (self.h + gap) / rows - gap)
        for n, cell in enumerate(cells):
            row, column = divmod(n, columns)
            put(cell, self, column * (wide + gap), row * (high + gap), wide, high)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Place>:
    canvas.before:
        PushMatrix
        Translate:
            y: -self.sunk
        Color:
            rgba: theme.key if self.special else self.tile
        Patch:
            shape: 'round-8'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.text if self.special else theme.industry_ink
        Sprite:
            art: self.icon, 20
            box: self.center_x - dp(22), self.top - dp(22), dp(20), dp(20)
    canvas.after:
        PopMatrix
    Text:
        id: number
        role: 'label'
        face: 'ui_bold'
        text: root.number
        ink: theme.text if root.special else theme.industry_ink
    Text:
        id: label
        role: 'micro'
        face: 'narrow'
        text: root.label
        across: .5
        lines: 2
        ink: theme.text if root.special else theme.industry_ink
""")

"""Track: the cell underfoot and the next twelve; the token walks without layout."""

from collections.abc import Sequence

from kivy.animation import AnimationTransition
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty

from ui.layout import Box, match, put
from ui.presenters.vm import Player
from ui.presenters.vm_table import CellVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import PLAYER, enamel
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)


class Cell(Box):
    """Show one cell: tile with icon, owner's strip with initial, distance."""

    icon, distance, owner = StringProperty("chance"), StringProperty(), StringProperty()
    owned = BooleanProperty(defaultvalue=False)
    special = BooleanProperty(defaultvalue=False)
    tile, strip, base = ColorProperty("black"), ColorProperty("black"), ColorProperty("black")
    fade = NumericProperty(1)
    state = StringProperty("dim")

    def show(self, vm: CellVM, distance: int) -> None:
        """Take a cell and how many steps away it is."""
        self.icon, self.state, self.distance = vm.icon, vm.state, str(distance or "")
        self.special = not vm.industry
        self.tile = enamel(vm.industry)
        self.owned, self.owner = bool(vm.owner), vm.owner.initial if vm.owner else ""
        if vm.owner:
            self.strip = PLAYER[str(vm.owner.coin)]["color"]

    def arrange(self) -> None:
        """Write the owner on the strip and the distance below the tile."""
        put(self.ids.owner, self, 0, 28, self.w, 16)
        put(self.ids.distance, self, 0, 46, self.w, 18)


class Track(Box):
    """Show thirteen cells in a row, and the token on the first."""

    walked = NumericProperty(0)
    step = NumericProperty(43)

    def show(self, cells: Sequence[CellVM], player: Player) -> None:
        """Take the cells, the current one first, and who stands there."""
        widgets = match(self.ids.cells, cells, Cell)
        for distance, (cell, vm) in enumerate(zip(widgets, cells, strict=True)):
            cell.show(vm, distance)
        self.ids.token.show(player)
        self.walked = 0

    def arrange(self) -> None:
        """Make cells 39 wide, or narrower where the row is short."""
        cells = self.ids.cells.children[::-1]
        wide = min(39, self.w / len(cells) - 3.46)
        self.step = (self.w - wide) / (len(cells) - 1)
        for i, cell in enumerate(cells):
            put(cell, self, i * self.step, 0, wide, 64)
        put(self.ids.token, self, (wide - 30) / 2, -3, 30, 30)

    def on_walked(self, *_: object) -> None:
        """Move the token between two cells."""
        cell, part = divmod(self.walked, 1)
        x = cell + AnimationTransition.in_out_quad(part)
        self.ids.token.shift = dp(self.step * x), 0


Builder.load_string("""
#:import theme ui.theme.theme
#:import mix ui.draw.mix
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Cell>:
    fade: .42 if self.state == 'dim' else 1
    base: mix(theme.stage, theme.key if self.special else self.tile, self.fade)
    canvas.before:
        Color:
            rgba: root.base
        Patch:
            shape: 'round-8'
            box: self.x, self.top - dp(44), self.width, dp(44)
        Color:
            rgba: mix(theme.stage, theme.text if self.special else theme.industry_ink, self.fade)
        Sprite:
            art: self.icon, 24
            box:
                (self.center_x - dp(12), self.top - dp(34 if not self.owned else 27),
                dp(24), dp(24))
        Color:
            rgba: mix(self.base, self.strip, .72 if self.state == 'dim' else 1)
        Patch:
            shape: 'round-8-bottom'
            box: (self.x, self.top - dp(44), self.width, dp(16)) if self.owned else nowhere
    Text:
        id: owner
        role: 'micro'
        points: 15
        text: root.owner
        across: .5
        ink: theme.player_ink
    Text:
        id: distance
        role: 'micro'
        points: 16
        text: root.distance
        across: .5
        ink:
            (theme.brass_text if root.state == 'reach'
            else mix(theme.stage, theme.text_2, .86 if root.state == 'dim' else 1))
<Track>:
    Widget:
        id: cells
    Coin:
        id: token
""")

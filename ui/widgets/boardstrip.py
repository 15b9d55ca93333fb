"""BoardStrip: the pages of a board in a row, as many as there is room for round the open one."""

from collections.abc import Sequence

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, StringProperty

from ui.layout import Box, match, put
from ui.presenters.vm_proof import SpotVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import enamel
from ui.widgets.tap import Tap

WIDE, GAP = 48, 5


class SpotKey(Tap):
    """Show a cell with its number, ticked once it is entered; the open one is outlined."""

    icon, number, mark = StringProperty(), StringProperty(), StringProperty()
    tile = ColorProperty("black")
    coloured, blank, here = (BooleanProperty(defaultvalue=False) for _ in range(3))

    def show(self, vm: SpotVM) -> None:
        """Take a page."""
        self.name, self.icon, self.number, self.here = vm.name, vm.icon, vm.number, vm.here
        self.coloured, self.blank = bool(vm.industry), vm.state == "blank"
        self.tile = enamel(vm.industry)
        self.mark = {"done": "check", "wrong": "warn"}.get(vm.state, "")

    def arrange(self) -> None:
        """Write the number under the picture, or in the middle of a blank cell."""
        high = (self.h - 24) / 2 if not self.icon else 28
        put(self.ids.number, self, 2, high, 24 if self.icon else self.w - 4, 20)


class BoardStrip(Box):
    """Lay out what fits round the open page; the last one, where one plays, is always there."""

    spots: Sequence[SpotVM] = ()

    def show(self, spots: Sequence[SpotVM]) -> None:
        """Take all pages."""
        self.spots = spots

    def arrange(self) -> None:
        """Give every page in sight the same width."""
        fit = max(1, int((self.w + GAP) // (WIDE + GAP)))
        here = next((n for n, spot in enumerate(self.spots) if spot.here), 0)
        first = max(0, min(here - (fit - 1) // 2, len(self.spots) - fit))
        shown = [*self.spots[first : first + fit - 1], self.spots[-1]]
        wide = (self.w + GAP) / max(1, fit) - GAP
        for n, (key, vm) in enumerate(zip(match(self, shown, SpotKey), shown, strict=True)):
            key.show(vm)
            put(key, self, n * (wide + GAP), 0, wide, self.h)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<SpotKey>:
    canvas.before:
        Color:
            rgba: self.tile if self.coloured else theme.key
        Patch:
            shape: 'round-8'
            box: (*self.pos, *self.size) if not self.blank or self.coloured else nowhere
        Color:
            rgba: theme.frame
        Patch:
            shape: 'ring-8-2'
            box: (*self.pos, *self.size) if self.blank and not self.here else nowhere
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-10-3'
            box:
                ((self.x - dp(3), self.y - dp(3), self.width + dp(6), self.height + dp(6))
                if self.here else nowhere)
        Color:
            rgba: theme.industry_ink if self.coloured else theme.text
        Sprite:
            art: self.icon or 'table', 24
            box:
                ((self.center_x - dp(12), self.top - dp(28), dp(24), dp(24))
                if self.icon else nowhere)
        Sprite:
            art: self.mark or 'check', 18
            box:
                ((self.right - dp(20), self.y + dp(2), dp(18), dp(18))
                if self.mark else nowhere)
    Text:
        id: number
        role: 'label'
        points: 15
        face: 'ui_bold'
        text: root.number
        across: .5
        ink: theme.industry_ink if root.coloured else theme.text
""")

"""Swatch: a colour or a picture to take."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, StringProperty

from ui.presenters.vm_trade import ChipVM
from ui.theme import enamel
from ui.widgets.tap import Tap


class Swatch(Tap):
    """Show the picture on the colour; the one that is taken is outlined."""

    icon = StringProperty("shirt")
    tile = ColorProperty("black")
    chosen, plain = (BooleanProperty(defaultvalue=False) for _ in range(2))

    def show(self, vm: ChipVM) -> None:
        """Take colour and picture."""
        self.name, self.icon, self.chosen = vm.name, vm.icon, vm.chosen
        self.plain = not vm.industry
        self.tile = enamel(vm.industry)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Swatch>:
    canvas.before:
        Color:
            rgba: theme.key if self.plain else self.tile
        Patch:
            shape: 'round-10'
            box: self.x + dp(4), self.y + dp(4), self.width - dp(8), self.height - dp(8)
        Color:
            rgba: theme.text if self.plain else theme.industry_ink
        Sprite:
            art: self.icon, 28
            box: self.center_x - dp(14), self.center_y - dp(14), dp(28), dp(28)
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-10-3'
            box: (*self.pos, *self.size) if self.chosen else nowhere
""")

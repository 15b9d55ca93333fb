"""Screen 5: a free plot; the slip is its deed, the price the total."""

from kivy.lang import Builder

from ui.layout import hide, put
from ui.presenters.vm_table import PlotVM
from ui.screens.slipped import SlipScreen
from ui.widgets.holders import Holders  # noqa: F401  (named in kv)


class PlotScreen(SlipScreen):
    """Buy it or let it go to auction."""

    main_h = 112
    side_h = 158
    flat_side_h = 64

    def fill_side(self, vm: PlotVM) -> None:
        """Show who holds the industry."""
        self.ids.holders.show(vm)

    def arrange_side(self, x: float, y: float, w: float, h: float) -> None:
        """Place who holds the industry."""
        put(self.ids.holders, self, x, y, w, h)

    def hide_side(self) -> None:
        """Leave the holders out."""
        hide(self.ids.holders)


Builder.load_string("""
<PlotScreen>:
    Holders:
        id: holders
""")

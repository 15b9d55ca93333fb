"""TrayPage: what the pages about the tray have in common."""

from typing import Any

from kivy.lang import Builder

from ui.layout import hand_out, put
from ui.screens.base import PAD, Screen
from ui.screens.row import lay_row
from ui.widgets.key import Key
from ui.widgets.panel import Header  # noqa: F401  (named in kv)

LEAD = 52
"""Where a title begins that has an icon before it."""
HEAD, FOOT = 72, 68
"""How much of the stage the head and the keys take."""


class TrayPage(Screen):
    """Show the tray's sign and a head over a page, and keys in a row below it."""

    has_rail = False

    def fill(self, vm: Any) -> None:
        """Hand out head and keys."""
        self.ids.header.show(vm.head)
        hand_out(self.ids.keys_box, vm.keys, Key)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Lay head and keys, and give the page the rest."""
        ids, left, inner = self.ids, x + PAD, w - 2 * PAD
        put(ids.icon, self, left, y + 16, 40, 40)
        put(ids.header, self, left + LEAD, y + 10, inner - LEAD, 52)
        lay_row(ids.keys_box.children[::-1], self, (left, y + h - 60, inner, 52))
        self.arrange_page(left, y + HEAD, inner, h - HEAD - FOOT)

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Place what is on the page."""


Builder.load_string("""
#:import theme ui.theme.theme
<TrayMark@Box>:
    canvas:
        Color:
            rgba: theme.brass_text
        Sprite:
            art: 'tray', 40
            box: (*self.pos, *self.size)
<TrayPage>:
    TrayMark:
        id: icon
    Header:
        id: header
    Widget:
        id: keys_box
""")

"""Screens 4 and 16: a charge, what it does to both balances, and the keys."""

from kivy.lang import Builder

from ui.layout import Box, hand_out, hide, put
from ui.money import money
from ui.presenters.vm_table import ChargeVM
from ui.screens.slipped import SlipScreen
from ui.widgets.panel import Panel, Party  # noqa: F401  (named in kv)


class Arrow(Box):
    """Point from who pays to who gets."""


class ChargeScreen(SlipScreen):
    """Somebody owes; nothing is booked without the tap."""

    side_h = 130

    def fill_side(self, vm: ChargeVM) -> None:
        """Show both parties, before and after."""
        hand_out(self.ids.parties, vm.parties, Party)
        after = ((side.name, side.after) for side in vm.parties if side.after is not None)
        self.forecast = ", ".join(f"{name} {money(sum_)}" for name, sum_ in after)

    def arrange_side(self, x: float, y: float, w: float, h: float) -> None:  # noqa: ARG002
        """Place who pays over who gets."""
        self.ids.main.note = self.vm.main.note
        put(self.ids.panel, self, x, y, w, 130)
        for n, party in enumerate(self.ids.parties.children[::-1]):
            put(party, self, x + 12, y + 9 + 68 * n, w - 24, 44)
        put(self.ids.arrow, self, x + 18, y + 54, 22, 22)

    def hide_side(self) -> None:
        """Say the balances on the key instead."""
        hide(self.ids.panel, self.ids.arrow, *self.ids.parties.children)
        if not self.vm.main.note:
            self.ids.main.note = self.forecast


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<Arrow>:
    canvas:
        Color:
            rgba: theme.brass_text
        Sprite:
            art: 'down', 22
            box: self.x, self.y, dp(22), dp(22)
<ChargeScreen>:
    Panel:
        id: panel
    Widget:
        id: parties
    Arrow:
        id: arrow
""")

"""SumSlip: who pays whom how much, on paper; TransferKey: the tall key that does it."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from ui import art
from ui.layout import hide, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm_bank import AccountVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.badge import Badge  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.paper import Paper


class SumSlip(Paper):
    """Show both accounts, the sum, and what will be left or is missing (`short`)."""

    short = BooleanProperty(defaultvalue=False)
    note = StringProperty()
    total = NumericProperty(0)
    unit = StringProperty()
    pieces = ObjectProperty(None, allownone=True)

    def show(self, payer: AccountVM | None, payee: AccountVM | None) -> None:
        """Take the accounts; one that is not chosen yet stays blank."""
        for badge, account in ((self.ids.payer, payer), (self.ids.payee, payee)):
            badge.opacity = 1 if account else 0
            if account:
                badge.show(account.player, account.icon)
                badge.arrange()

    def arrange(self) -> None:
        """Put accounts and words at the left, the sum at the right."""
        ids, w, h = self.ids, self.w, self.h
        self.pieces = art.cut("guilloche", w)
        top = (h - 64) / 2
        put(ids.payer, self, 16, top, 34, 34)
        put(ids.payee, self, 90, top, 34, 34)
        digits = len(f"{self.total:.0f}")
        ids.total.size_dp = 64 if digits <= 3 else 48 if digits <= 5 else 34 if digits <= 7 else 30
        ids.total.unit_dp = 30 if digits <= 5 else 22
        room = ids.total.natural() / dp(1) + 4
        put(ids.total, self, w - 16 - room, 0, room, h)
        put(ids.note, self, 16, top + 42, max(60, w - 40 - room), 20)


class TransferKey(Key):
    """Show an arrow, the verb, and below why not yet."""

    def arrange(self) -> None:
        """Stack all three in the middle."""
        face, lines = self.h - self.edge_dp, 2 if self.note else 0
        self.icon_dp = 40 if self.h > 150 else 24
        top = (face - self.icon_dp - 8 - 24 - 18 * lines) / 2
        self.icon_pos = self.center_x - dp(self.icon_dp / 2), self.top - dp(top + self.icon_dp)
        label, note = self.ids.label, self.ids.note
        label.across = note.across = 0.5
        put(label, self, 4, top + self.icon_dp + 8, self.w - 8, 24)
        note.lines, note.leading = 2, 17
        if lines:
            put(note, self, 4, top + self.icon_dp + 34, self.w - 8, 36)
        else:
            hide(note)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<SumSlip>:
    canvas.before:
        Color:
            rgba: (*theme.ink[:3], .085)
        Sprite:
            texture: self.pieces
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.ink
        Sprite:
            art: 'arrow', 22
            box: self.x + dp(59), self.center_y + dp(4), dp(22), dp(22)
    Badge:
        id: payer
    Badge:
        id: payee
    Text:
        id: note
        role: 'note'
        face: 'ui_bold' if root.short else ''
        text: root.note
        ink: theme.ink_loss if root.short else theme.ink_2
    Money:
        id: total
        size_dp: 64
        value: root.total
        unit: root.unit
        ink: theme.ink_loss if root.short else theme.ink
<TransferKey>:
    tone: 'primary'
    icon: 'arrow'
    label_dp: 19
    wrap: True
""")

"""PolicyRow: a policy, what it covers and for how long, and the key that buys it."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import hide, put
from ui.presenters.vm_market import PolicyVM
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.widgets.choosable import Outlined
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.shield import Shield  # noqa: F401  (named in kv)

KEY, LINE, LEFT = 56, 17, 50


class PolicyRow(Outlined):
    """Show one policy; what is held is outlined, with a check where no more can be bought."""

    title, note, term = StringProperty(), StringProperty(), StringProperty()
    sold = BooleanProperty(defaultvalue=False)

    def show(self, vm: PolicyVM) -> None:
        """Take the words and the key."""
        self.title, self.note, self.term, self.chosen = vm.name, vm.note, vm.term, vm.held
        self.sold = vm.key.enabled or not vm.held
        self.ids.shield.show(vm.colour, vm.tier)
        self.ids.key.show(vm.key)

    def arrange(self) -> None:
        """Put the words between the shield and the key."""
        ids, side = self.ids, KEY if self.sold else 34
        put(ids.shield, self, 0, (self.h - 50) / 2, 50, 50)
        room = self.w - LEFT - side - 12
        long = width_of(self.note, "narrow", ids.note.px) > dp(room)
        ids.note.lines, ids.note.leading = (2, LINE) if long else (1, 0)
        high = 2 * LINE if long else 20
        top = (self.h - 42 - high) / 2
        put(ids.title, self, LEFT, top, room, 22)
        put(ids.note, self, LEFT, top + 22, room, high)
        put(ids.term, self, LEFT, top + 22 + high, room, 20)
        if self.sold:
            put(ids.key, self, self.w - KEY - 8, (self.h - 52) / 2, KEY, 52)
        else:
            hide(ids.key)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<PolicyRow>:
    ground: theme.seat
    canvas.before:
        Color:
            rgba: theme.brass_text
        Sprite:
            art: 'check', 24
            box:
                ((self.right - dp(34), self.center_y - dp(12), dp(24), dp(24))
                if not self.sold else nowhere)
    Shield:
        id: shield
    Text:
        id: title
        role: 'key'
        points: 17
        text: root.title
    Text:
        id: note
        role: 'label'
        face: 'narrow'
        points: 16
        text: root.note
    Text:
        id: term
        role: 'label'
        text: root.term
        ink: theme.text_2
    Key:
        id: key
        pad: 4
""")

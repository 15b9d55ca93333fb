"""PolicyRow: a policy, what it covers and for how long, and the key that buys it."""

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from ui.layout import Box, hide, put
from ui.presenters.vm_market import PolicyVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.shield import Shield  # noqa: F401  (named in kv)

KEY = 64


class PolicyRow(Box):
    """Show one policy; what is held has a check in the place of the key."""

    title, note, term = StringProperty(), StringProperty(), StringProperty()
    held = BooleanProperty(defaultvalue=False)

    def show(self, vm: PolicyVM) -> None:
        """Take the words and the key."""
        self.title, self.note, self.term, self.held = vm.name, vm.note, vm.term, vm.held
        self.ids.shield.show(vm.colour, vm.tier)
        self.ids.key.show(vm.key)

    def arrange(self) -> None:
        """Put the words between the shield and the key."""
        ids, side = self.ids, 34 if self.held else KEY
        put(ids.shield, self, 2, (self.h - 50) / 2, 50, 50)
        room, top = self.w - 54 - side - 12, (self.h - 62) / 2
        put(ids.title, self, 54, top, room, 22)
        put(ids.note, self, 54, top + 22, room, 20)
        put(ids.term, self, 54, top + 42, room, 20)
        if self.held:
            hide(ids.key)
        else:
            put(ids.key, self, self.w - KEY - 8, (self.h - 52) / 2, KEY, 52)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<PolicyRow>:
    canvas.before:
        Color:
            rgba: theme.seat
        Patch:
            shape: 'round-12'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.brass
        Patch:
            shape: 'ring-12-3'
            box: (*self.pos, *self.size) if self.held else nowhere
        Color:
            rgba: theme.brass_text
        Sprite:
            art: 'check', 24
            box:
                ((self.right - dp(34), self.center_y - dp(12), dp(24), dp(24))
                if self.held else nowhere)
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

"""Key: a cash-register key with a darker lower edge; it goes down 2 dp when pressed."""

from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)

from ui import motion
from ui.layout import hide, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm import KeyVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.tap import Tap

NOTE = 17
"""How high a line of the note is; where the key has room, a long note takes two."""

TONES = ["plain", "primary", "paper", "ghost"]


class Key(Tap):
    """Show icon, label and note; `tone` primary is the one brass key of a screen."""

    label = StringProperty()
    note = StringProperty()
    icon = StringProperty()
    tone = OptionProperty("plain", options=TONES)
    icon_dp = NumericProperty(24)
    label_dp = NumericProperty(18)
    gap = NumericProperty(9)
    pad = NumericProperty(12)
    lean = NumericProperty(0)  # moves centred content, where an icon has air of its own
    bare = BooleanProperty(defaultvalue=False)  # without its icon, in a row short of room
    wrap = BooleanProperty(defaultvalue=False)  # a label too long goes on in a second line
    note_face = StringProperty()
    form = OptionProperty("middle", options=["middle", "left", "stack"])
    edge_dp = NumericProperty(3)
    sunk = NumericProperty(0)
    hair = NumericProperty(0)
    icon_pos = ObjectProperty((0, 0))
    ink = ColorProperty(None, allownone=True)  # None: the tone's own
    face, edge, shade = ColorProperty("black"), ColorProperty("black"), ColorProperty("white")

    def show(self, vm: KeyVM) -> None:
        """Take words, icon and state; a grey key is never the primary one."""
        self.name, self.label, self.icon, self.note = vm.name, vm.label, vm.icon, vm.note
        self.off, self.refusal, self.tone = not vm.enabled, vm.refusal, vm.tone

    @property
    def meaning(self) -> tuple[object, ...]:
        """What is written on the key is meant, too."""
        return self.name, self.label

    def on_state(self, _: object, state: str) -> None:
        """Go down under the finger and up again."""
        motion.sink(self, down=state == "down" and not self.off)

    def arrange(self) -> None:
        """Place icon, label and note, centred or from the left, on the face above the edge."""
        if self.form == "stack":
            self._stack()
        else:
            self._row()

    def _stack(self) -> None:
        face, icon = self.h - self.edge_dp, self.icon_dp
        top = self.top - dp((face - 18 - icon) / 2 + icon)
        self.icon_pos = self.x + (self.width - dp(icon)) / 2, top
        self.ids.label.across = 0.5
        put(self.ids.label, self, 2, (face - 15 + icon) / 2, self.w - 4, 17)

    def _row(self) -> None:
        label, note, face = self.ids.label, self.ids.note, self.h - self.edge_dp
        lead = self.icon_dp + self.gap if self.icon and not self.bare else 0
        room = self.width - dp(2 * self.pad + lead)
        label.lines, label.leading = (2, self.label_dp + 4) if self.wrap else (1, 0)
        note.lines, note.leading = 1, 0
        label.across = note.across = 0 if self.form == "left" else 0.5
        wide = dp(-self.gap)
        if self.label:
            wide = max(label.want(room), note.want(room) if self.note else 0)
        x = self.pad if self.form == "left" else (self.w - lead - wide / dp(1)) / 2 + self.lean
        self.icon_pos = self.x + dp(x), self.top - dp((face + self.icon_dp) / 2)
        line = self.label_dp + (3 if self.note else 4)
        if self.wrap and label.text_size[0]:
            line *= 2
        if note.shorten and face >= line + 2 * NOTE + 4:
            note.lines, note.leading = 2, NOTE
        high = line + (NOTE * note.lines if self.note else 0)
        put(label, self, x + lead, (face - high) / 2, wide / dp(1), line)
        put(note, self, x + lead, (face - high) / 2 + line, wide / dp(1), NOTE * note.lines)


class PayKey(Key):
    """Show verb, sum, and what is left; without a `total` it is a plain key."""

    total = NumericProperty(0)
    unit = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.tone = "primary"

    @property
    def meaning(self) -> tuple[object, ...]:
        """The sum is meant, too."""
        return self.name, self.label, self.total

    def arrange(self) -> None:
        """Stack verb, sum and note in a narrow key; set the sum at the right of a wide one."""
        label, note, money = self.ids.label, self.ids.note, self.ids.money
        plain = self.off or not self.total
        self.label_dp = 18 if self.off else 24
        if plain:
            hide(money)
            self._row()
        elif self.w < 300:
            label.across = note.across = money.across = 0.5
            self._narrow()
        else:
            label.across, note.across, money.across = 0, 0, 1
            self._wide()

    def _narrow(self) -> None:
        label, note, money = self.ids.label, self.ids.note, self.ids.money
        face, room = self.h - self.edge_dp, self.w - 2 * self.pad
        top = (face - (90 if self.note else 70)) / 2
        money.size_dp = 34
        money.size_dp = min(34, 34 * self.width * 0.9 / money.natural())
        put(label, self, self.pad, top, room, 28)
        put(money, self, 0, top + 26, self.w, 38)
        if self.note:
            put(note, self, self.pad, top + 71, room, 18)
        else:
            hide(note)

    def _wide(self) -> None:
        label, note, money = self.ids.label, self.ids.note, self.ids.money
        face, money.size_dp = self.h - self.edge_dp, 40
        room = self.w - 36 - money.natural() / dp(1) - 12
        top = (face - (45 if self.note else 28)) / 2
        put(label, self, 18, top + (2 if self.note else 0), room, 28)
        put(money, self, 18, -4, self.w - 36, face)
        if self.note:
            put(note, self, 18, top + 28, room, 17)
        else:
            hide(note)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Key>:
    edge_dp: 0 if self.off or self.tone == 'ghost' else 4 if self.tone == 'primary' else 3
    hair: theme.hairline if self.tone == 'plain' else 0
    face:
        (theme.stage if self.tone == 'ghost'
        else theme.key_off if self.off
        else theme.brass if self.tone == 'primary'
        else theme.ink_key if self.tone == 'paper' else theme.key)
    edge:
        (theme.brass_edge if self.tone == 'primary'
        else theme.ink_key_edge if self.tone == 'paper' else theme.key_edge)
    shade:
        (theme.text_off if self.off
        else self.ink if self.ink
        else theme.brass_ink if self.tone == 'primary'
        else theme.ink if self.tone == 'paper' else theme.text)
    canvas.before:
        Color:
            rgba: root.edge
        Patch:
            shape: 'round-12'
            box:
                ((self.x, self.y, self.width, self.height - dp(4))
                if root.edge_dp else nowhere)
        PushMatrix
        Translate:
            y: -self.sunk
        Color:
            rgba: root.edge
        Patch:
            shape: 'round-12'
            box:
                ((self.x, self.y + dp(root.edge_dp - 1),
                self.width, self.height - dp(root.edge_dp - 1))
                if root.hair else nowhere)
        Color:
            rgba: root.face
        Patch:
            shape: 'round-12'
            box:
                (self.x + dp(self.hair), self.y + dp(root.edge_dp),
                self.width - dp(2 * self.hair), self.height - dp(root.edge_dp + self.hair))
        Color:
            rgba: theme.frame
        Patch:
            shape: 'ring-12-2'
            box: (*self.pos, *self.size) if root.tone == 'ghost' else nowhere
        Color:
            rgba: root.shade
        Sprite:
            art: (root.icon or 'undo', root.icon_dp)
            box:
                ((*root.icon_pos, dp(root.icon_dp), dp(root.icon_dp))
                if root.icon and not root.bare else nowhere)
    canvas.after:
        PopMatrix
    Text:
        id: label
        role: 'key'
        text: root.label
        points: root.label_dp
        ink: root.shade
    Text:
        id: note
        role: 'label'
        face: root.note_face
        text: root.note
        ink: root.shade
<PayKey>:
    Money:
        id: money
        value: root.total
        unit: root.unit
        ink: root.shade
""")

"""AccountChip: an account to choose. BankNote: a note to add to the sum."""

from kivy.lang import Builder
from kivy.properties import (
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from ui import art, motion
from ui.layout import put
from ui.money import money
from ui.presenters.vm import Player
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.tokens import TOKENS
from ui.widgets.badge import Badge  # noqa: F401  (named in kv)
from ui.widgets.choosable import Choosable
from ui.widgets.tap import Tap

COLOURS = TOKENS["note"]["colors"]
NAMED = 100
"""How wide, dp, a chip is at least that has room for a name beside its badge."""


class AccountChip(Choosable):
    """Show coin or icon over the name."""

    label = StringProperty()

    def show(self, player: Player | None, icon: str, label: str) -> None:
        """Take who it is."""
        self.label = label
        self.ids.badge.show(player, icon)

    def arrange(self) -> None:
        """Stand the name under the badge; beside it where the chip is flat, and wide enough."""
        badge, label = self.ids.badge, self.ids.label
        flat = self.h < 66
        if flat and self.w < NAMED:
            put(badge, self, (self.w - 30) / 2, 3, 30, 30)
            label.across = 0.5
            put(label, self, 3, 33, self.w - 6, 18)
        elif flat:
            put(badge, self, 8, (self.h - 34) / 2, 34, 34)
            label.across = 0
            put(label, self, 48, (self.h - 20) / 2, self.w - 54, 20)
        else:
            top = (self.h - 60) / 2
            put(badge, self, (self.w - 38) / 2, top, 38, 38)
            label.across = 0.5
            put(label, self, 3, top + 42, self.w - 6, 18)


class BankNote(Tap):
    """Show a note of the box; a tap adds one."""

    value = NumericProperty(1)
    colour = ColorProperty("black")
    sunk = NumericProperty(0)
    plate = NumericProperty(0)  # width of the number, pixels
    lines = ObjectProperty(None, allownone=True)

    def show(self, value: int, rank: int) -> None:
        """Take the value; `rank` among the notes of the box gives the colour."""
        self.name, self.value, self.colour = f"note:{value}", value, COLOURS[rank % len(COLOURS)]

    def on_state(self, _: object, state: str) -> None:
        """Go down under the finger and up again."""
        motion.sink(self, down=state == "down")

    def arrange(self) -> None:
        """Centre the number on the lines."""
        self.lines = art.cut("guilloche", self.w - 4)
        number = self.ids.number
        number.text = money(self.value)
        number.points = 28 if self.w > 80 and self.h > 56 else 22
        put(number, self, 4, (self.h - 4 - 36) / 2, self.w - 8, 36)
        self.plate = width_of(number.text, "money", number.px)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<AccountChip>:
    ground: theme.key if self.chosen else theme.panel
    veil: .6 if self.off else 0
    Badge:
        id: badge
        fill: theme.stage if root.chosen else theme.key
    Text:
        id: label
        role: 'note'
        face: 'narrow_bold' if root.chosen else 'narrow'
        text: root.label
        across: .5
<BankNote>:
    canvas.before:
        Color:
            rgba: [c * .67 for c in self.colour[:3]] + [1]
        Patch:
            shape: 'round-8'
            box: (*self.pos, *self.size)
        PushMatrix
        Translate:
            y: -self.sunk
        Color:
            rgba: self.colour
        Patch:
            shape: 'round-8'
            box: self.x, self.y + dp(4), self.width, self.height - dp(4)
        Color:
            rgba: (*theme.industry_ink[:3], .3)
        Sprite:
            texture: self.lines
            box: self.x + dp(2), self.y + dp(5), self.width - dp(4), self.height - dp(7)
        Color:
            rgba: (*theme.industry_ink[:3], .67)
        Patch:
            shape: 'ring-8-2'
            box: self.x, self.y + dp(4), self.width, self.height - dp(4)
        Color:
            rgba: self.colour
        Patch:
            shape: 'round-8'
            box:
                (self.center_x - self.plate / 2 - dp(8), self.center_y - dp(15),
                self.plate + dp(16), dp(34))
    canvas.after:
        PopMatrix
    Text:
        id: number
        role: 'title'
        points: 28
        across: .5
        ink: theme.industry_ink
""")

"""Good: a deed or a kept card that may change hands; in full enamel once it does."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from ui import motion
from ui.layout import put
from ui.presenters.vm_trade import GoodVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import enamel
from ui.widgets.tap import Tap

TILE, SMALL, WIDE = 26, 22, 170


class Good(Tap):
    """Show the industry's tile, the name, and the price; a chosen one is filled and outlined."""

    label, note, icon = StringProperty(), StringProperty(), StringProperty("chance")
    tile = ColorProperty("black")
    chosen, locked = (BooleanProperty(defaultvalue=False) for _ in range(2))
    sunk, tile_dp = NumericProperty(0), NumericProperty(TILE)
    tile_at, lock_at = ObjectProperty((0, 0)), ObjectProperty((0, 0))

    def show(self, vm: GoodVM) -> None:
        """Take what it is."""
        self.name, self.label, self.note, self.icon = vm.name, vm.label, vm.note, vm.icon
        self.tile = enamel(vm.industry)
        self.chosen, self.locked = vm.chosen, vm.locked
        self.off, self.refusal = bool(vm.refusal) and not vm.chosen, vm.refusal

    def on_state(self, _: object, state: str) -> None:
        """Go down under the finger and up again."""
        motion.sink(self, down=state == "down" and not self.off)

    def arrange(self) -> None:
        """Lay tile, name and price in a wide card's one line, on a narrow one in two."""
        label, note = self.ids.label, self.ids.note
        note_w = note.want(dp(90)) / dp(1) + 1 if self.note else 0
        right, wide = self.w - 11 - note_w, self.w > WIDE
        self.tile_dp, label.points = (TILE, 16) if wide else (SMALL, 15)
        if wide:
            middle, lead = self.h / 2, 17 + TILE
            room = right - lead - 6 - (22 if self.locked else 0)
            put(label, self, lead, (self.h - 36) / 2, room, 36)
        else:
            middle = self.h - 16
            put(label, self, 9, 4, self.w - 15, 20)
            if label.text_size[0]:
                put(label, self, 9, 3, self.w - 15, 38)
        put(note, self, right, middle - 10, note_w, 20)
        self.lock_at = self.x + dp(right - 22), self.top - dp(middle + 9)
        self.tile_at = self.x + dp(9), self.top - dp(middle + self.tile_dp / 2)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<Good>:
    canvas.before:
        PushMatrix
        Translate:
            y: -self.sunk
        Color:
            rgba: self.tile if self.chosen else theme.panel if self.off else theme.key
        Patch:
            shape: 'round-10'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.brass if self.chosen else theme.line
        Patch:
            shape: 'ring-10-3' if self.chosen else 'ring-10-2'
            box: (*self.pos, *self.size) if self.chosen or self.off else nowhere
        Color:
            rgba: (*self.tile[:3], .5 if self.off else 1)
        Patch:
            shape: 'round-6'
            box: (*self.tile_at, dp(self.tile_dp), dp(self.tile_dp))
        Color:
            rgba: (*theme.industry_ink[:3], .6 if self.off else 1)
        Sprite:
            art: self.icon, 20
            box:
                (self.tile_at[0] + dp(4), self.tile_at[1] + dp(4),
                dp(self.tile_dp - 8), dp(self.tile_dp - 8))
        Color:
            rgba: theme.industry_ink if self.chosen else theme.warn
        Sprite:
            art: 'lock', 18
            box: (*self.lock_at, dp(18), dp(18)) if self.locked else nowhere
    canvas.after:
        PopMatrix
    Text:
        id: label
        role: 'note'
        face: 'narrow' if root.off else 'narrow_bold'
        text: root.label
        lines: 2
        leading: 17
        ink: theme.industry_ink if root.chosen else theme.text_2 if root.off else theme.text
    Text:
        id: note
        role: 'label'
        face: 'narrow' if root.off else 'narrow_bold'
        text: root.note
        ink: theme.industry_ink if root.chosen else theme.text_2 if root.off else theme.text
""")

"""PickRow: one of many things to choose from a list."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, StringProperty

from ui.layout import hide, put
from ui.presenters.vm import Player
from ui.presenters.vm_trade import ChipVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import enamel
from ui.widgets.badge import Badge  # noqa: F401  (named in kv)
from ui.widgets.choosable import Choosable


class PickRow(Choosable):
    """Show coin, icon or industry, the name, and a note at the right; the chosen is outlined."""

    label, note, icon = StringProperty(), StringProperty(), StringProperty()
    tiled = BooleanProperty(defaultvalue=False)
    tile = ColorProperty("black")

    def show(
        self,
        name: str,
        label: str,
        note: str,
        *,
        face: tuple[Player | None, str, str],
        chosen: bool,
    ) -> None:
        """Take the words; `face` is player, icon, industry."""
        player, icon, industry = face
        self.name, self.label, self.note, self.chosen = name, label, note, chosen
        self.tiled, self.icon, self.bare = bool(industry), icon, not (player or icon)
        self.tile = enamel(industry)
        if not industry:
            self.ids.badge.show(player, icon)

    def offer(self, vm: ChipVM) -> None:
        """Take one of a few values."""
        face = vm.player, vm.icon, vm.industry
        self.show(vm.name, vm.label, vm.note, face=face, chosen=vm.chosen)

    def arrange(self) -> None:
        """Lay everything in one line."""
        ids = self.ids
        hide(ids.badge)
        if not self.tiled and not self.bare:
            put(ids.badge, self, 9, (self.h - 30) / 2, 30, 30)
        note_w = self._note_w() if self.note else 0
        left = 14 if self.bare else 48
        put(ids.note, self, self.w - 12 - note_w, 3, note_w, self.h - 6)
        put(ids.label, self, left, 3, self.w - left - note_w - 18, self.h - 6)

    def _note_w(self) -> float:
        """Give the width of the note: of one line, or of two if one is not enough."""
        note, room = self.ids.note, dp(self.w * 0.4)
        note.lines = 1
        note.want(room)
        note.lines = 2 if note.shorten else 1
        return float(note.want(room)) / dp(1) + 2


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<PickRow>:
    radius: 10
    ground: theme.key if self.chosen else theme.panel
    canvas.before:
        Color:
            rgba: self.tile
        Patch:
            shape: 'round-7'
            box:
                ((self.x + dp(9), self.center_y - dp(15), dp(30), dp(30))
                if self.tiled else nowhere)
        Color:
            rgba: theme.industry_ink
        Sprite:
            art: self.icon or 'bank', 20
            box:
                ((self.x + dp(14), self.center_y - dp(10), dp(20), dp(20))
                if self.tiled else nowhere)
    Badge:
        id: badge
    Text:
        id: label
        text: root.label
        lines: 2
        leading: 19 if self.lines > 1 and self.text_size[0] else 0
    Text:
        id: note
        role: 'note'
        leading: 17
        text: root.note
        across: 1
        ink: theme.text_2
""")

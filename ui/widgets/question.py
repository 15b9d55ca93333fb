"""QuestionRow: a question to put to the arbiter. SituationChip: a part of what it is about."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, StringProperty

from ui.layout import hide, put
from ui.presenters.vm_arbiter import AskedVM, ChipVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.theme import enamel
from ui.widgets.coin import Coin  # noqa: F401  (named in kv)
from ui.widgets.keyface import KeyFace

ROOMY = 130  # narrower chips do without their arrow


class QuestionRow(KeyFace):
    """Show picture and words on a key; the one that is put is brass."""

    label, icon = StringProperty(), StringProperty()
    chosen = BooleanProperty(defaultvalue=False)

    def show(self, vm: AskedVM) -> None:
        """Take a question."""
        self.name, self.chosen = f"ask:{vm.name}", vm.chosen
        self.label, self.icon = vm.label, vm.icon

    def arrange(self) -> None:
        """Put the words after the picture."""
        put(self.ids.label, self, 50, (self.h - 3 - 24) / 2, self.w - 60, 24)


class SituationChip(KeyFace):
    """Show coin, industry or icon, the words, and that there is a choice."""

    label, icon = StringProperty(), StringProperty()
    tiled, roomy = BooleanProperty(defaultvalue=False), BooleanProperty(defaultvalue=True)
    tile = ColorProperty("black")

    def show(self, vm: ChipVM) -> None:
        """Take a part of the situation."""
        self.name, self.label, self.icon = vm.name, vm.label, vm.icon
        self.tiled, self.bare = bool(vm.industry), not vm.player
        self.tile = enamel(vm.industry)
        if vm.player:
            self.ids.coin.show(vm.player)

    def arrange(self) -> None:
        """Lay everything in one line; long words take two."""
        label, face, self.roomy = self.ids.label, self.h - 3, self.w >= ROOMY
        if self.bare:
            hide(self.ids.coin)
        else:
            put(self.ids.coin, self, 12, (face - 30) / 2, 30, 30)
        left = 50 if self.tiled or not self.bare else 44
        room = self.w - left - (36 if self.roomy else 10)
        label.lines, label.points, label.leading = 1, 18, 0
        label.want(dp(room))
        if label.shorten:
            label.lines, label.points, label.leading = 2, 16, 18
        high = 38 if label.lines > 1 else 24
        put(label, self, left, (face - high) / 2, room, high)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<QuestionRow>:
    face: theme.brass if self.chosen else theme.key
    edge: theme.brass_edge if self.chosen else theme.key_edge
    canvas.before:
        Color:
            rgba: theme.brass_ink if self.chosen else theme.text
        Sprite:
            art: self.icon or 'why', 24
            box: self.x + dp(14), self.center_y - dp(10.5), dp(24), dp(24)
    Text:
        id: label
        role: 'key'
        text: root.label
        ink: theme.brass_ink if root.chosen else theme.text
<SituationChip>:
    face: theme.key
    edge: theme.key_edge
    canvas.before:
        Color:
            rgba: self.tile
        Patch:
            shape: 'round-7'
            box:
                ((self.x + dp(12), self.center_y - dp(13.5), dp(30), dp(30))
                if self.tiled else nowhere)
        Color:
            rgba: theme.industry_ink if self.tiled else theme.text
        Sprite:
            art: self.icon or 'bank', 20
            box:
                ((self.x + dp(17 if self.tiled else 15), self.center_y - dp(8.5), dp(20), dp(20))
                if self.icon else nowhere)
        Color:
            rgba: theme.text_2
        Sprite:
            art: 'down', 20
            box:
                ((self.right - dp(30), self.center_y - dp(8.5), dp(20), dp(20))
                if self.roomy else nowhere)
    Coin:
        id: coin
    Text:
        id: label
        role: 'key'
        text: root.label
""")

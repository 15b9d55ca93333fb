"""Well: the dice that lie in the tray. Figure: a number by its name. Verdict: what to think."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from ui.layout import Box, match, put
from ui.presenters.vm_tray import FactVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.tinted import Tinted

TILTS = (12, -19, 5)


class LooseDie(Box):
    """Show a die as it fell; one that was not made out shows a question mark."""

    face = NumericProperty(0)
    angle = NumericProperty(0)

    def arrange(self) -> None:
        """Centre what stands in for a face."""
        put(self.ids.sign, self, 0, self.h / 2 - 20, self.w, 40)


class Well(Box):
    """Show a tray from above."""

    def show(self, dice: tuple[str, ...]) -> None:
        """Lay the dice as the tray reads them."""
        for n, (die, read) in enumerate(
            zip(match(self.ids.dice, dice, LooseDie), dice, strict=True)
        ):
            die.face, die.angle = int(read) if read.isdigit() else 0, TILTS[n % len(TILTS)]

    def arrange(self) -> None:
        """Spread the dice over the ground."""
        dice = self.ids.dice.children[::-1]
        size = min(64, (self.w - 40) / max(1, len(dice)) - 14)
        for n, die in enumerate(dice):
            middle = self.w * (n + 0.5 + (0.06 if n == 0 else -0.06)) / len(dice)
            put(die, self, middle - size / 2, self.h / 2 - size / 2 + (-4, 6, 0)[n % 3], size, size)


class Figure(Tinted):
    """Show a name, and its figure at the right."""

    name, value = StringProperty(), StringProperty()
    large = BooleanProperty(defaultvalue=False)

    def show(self, vm: FactVM) -> None:
        """Take name and figure."""
        self.name, self.value, self.tint = vm.name, vm.value, vm.tint

    def arrange(self) -> None:
        """Give the figure what it needs, and the name the rest."""
        wide = self.ids.value.want(dp(self.w * 0.7)) / dp(1) + 1
        put(self.ids.name, self, 0, 0, self.w - wide - 6, self.h)
        put(self.ids.value, self, self.w - wide, 0, wide, self.h)


class Verdict(Tinted):
    """Say in words what to think of the dice."""

    title, note = StringProperty(), StringProperty()

    def show(self, title: str, note: str, tint: str) -> None:
        """Take the words."""
        self.title, self.note, self.tint = title, note, tint

    def arrange(self) -> None:
        """Put the words beside their sign."""
        put(self.ids.title, self, 36, 0, self.w - 36, 24)
        put(self.ids.note, self, 36, 23, self.w - 36, min(36, self.h - 23))


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<LooseDie>:
    canvas.before:
        PushMatrix
        Rotate:
            angle: self.angle
            origin: self.center
        Color:
            rgba: theme.dice_edge
        Patch:
            shape: 'round-13'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.dice
        Patch:
            shape: 'round-13'
            box: self.x, self.y + dp(4), self.width, self.height - dp(4)
        Color:
            rgba: theme.pip
        Sprite:
            art: 'pips-%d' % (self.face or 1), self.w or 64
            box:
                ((self.x, self.y + dp(2), self.width, self.height)
                if self.face else nowhere)
    canvas.after:
        PopMatrix
    Text:
        id: sign
        role: 'money_l'
        text: '' if root.face else '?'
        across: .5
        ink: theme.pip
<Well>:
    canvas.before:
        Color:
            rgba: theme.well
        Patch:
            shape: 'round-16'
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.brass_edge
        Patch:
            shape: 'ring-16-3'
            box: (*self.pos, *self.size)
    Box:
        id: dice
<Figure>:
    Text:
        id: name
        text: root.name
    Text:
        id: value
        role: 'money_m' if root.large else 'key'
        text: root.value
        across: 1
        ink: root.shade
<Verdict>:
    canvas.before:
        Color:
            rgba: root.shade
        Sprite:
            art: 'check' if root.tint == 'good' else 'warn' if root.tint == 'odd' else 'info', 24
            box: self.x, self.top - dp(34), dp(24), dp(24)
    Text:
        id: title
        role: 'key'
        text: root.title
    Text:
        id: note
        role: 'label'
        text: root.note
        lines: 2
        ink: theme.text_2
""")

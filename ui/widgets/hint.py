"""HintSlip: what a newcomer needs to know in three steps, on a slip; Mark: a step's number."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from ui import art
from ui.draw import Pictures  # noqa: F401  (named in kv)
from ui.layout import Box, match, put
from ui.presenters.vm_table import HintVM, StepVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.typeset import Marked  # noqa: F401  (named in kv)
from ui.widgets.dice import SmallDie
from ui.widgets.paper import TornPaper
from ui.widgets.tap import Tap


class Mark(Box):
    """Show a step's number in a disc, on the slip and beside the control it speaks of."""

    text = StringProperty()
    ringed = BooleanProperty(defaultvalue=False)

    def arrange(self) -> None:
        """Centre the number."""
        put(self.ids.text, self, 0, 0, self.w, self.h)


class Close(Tap):
    """Show a cross on paper."""


class Step(Box):
    """Show number, icons or small dice, and the sentence below."""

    number = StringProperty()
    text = StringProperty()

    def show(self, vm: StepVM, number: int) -> None:
        """Take the step; digits among the icons are faces of a die."""
        self.number, self.text = str(number), vm.text
        self.icons = [name for name in vm.icons if not name.isdigit()]
        faces = [name for name in vm.icons if name.isdigit()]
        for die, face in zip(match(self.ids.dice, faces, SmallDie), faces, strict=True):
            die.face = int(face)

    def arrange(self) -> None:
        """Put the pictures after the number and the sentence below both."""
        put(self.ids.mark, self, 0, 0, 26, 26)
        x, parts = 34.0, []
        for die in self.ids.dice.children[::-1]:
            die.pip_dp, die.radius = 28, 7
            put(die, self, x, -1, 28, 28)
            x += 36
        for name in self.icons:
            left, low = round(self.x + dp(x)), round(self.top - dp(25))
            parts.append((art.sized(name, 24), left, low, dp(24), dp(24)))
            x += 36
        self.ids.icons.lay(parts)
        text = self.ids.text
        text.text_size = self.width, None
        text.texture_update()
        put(text, self, 0, 32, self.w, text.texture_size[1] / dp(1))


class HintSlip(TornPaper):
    """Show the steps in columns; it can be closed, and blocks nothing."""

    def show(self, vm: HintVM) -> None:
        """Take the steps."""
        self.ids.close.name = vm.close
        steps = match(self.ids.steps, vm.steps, Step)
        for number, (step, step_vm) in enumerate(zip(steps, vm.steps, strict=True), 1):
            step.show(step_vm, number)

    def arrange(self) -> None:
        """Share the width out among the steps, a gap of 12 between."""
        super().arrange()
        steps = self.ids.steps.children[::-1]
        wide = (self.w - 24) / max(1, len(steps))
        for n, step in enumerate(steps):
            put(step, self, 16 + n * wide, 14, wide - (5 if self.w > 500 else 12), self.h - 24)
        put(self.ids.close, self, self.w - 52, 2, 50, 50)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:import escape ui.widgets.paragraph.escape
<Mark>:
    canvas.before:
        Color:
            rgba: theme.ink
        Sprite:
            art: 'disc', 26
            box: (*self.pos, *self.size)
        Color:
            rgba: theme.paper if self.ringed else theme.ink
        Sprite:
            art: 'hoop-26'
            box: (*self.pos, *self.size)
    Text:
        id: text
        role: 'label'
        face: 'ui_bold'
        text: root.text
        across: .5
        ink: theme.paper
<Close>:
    canvas.before:
        Color:
            rgba: theme.ink
        Sprite:
            art: 'close', 24
            box: self.center_x - dp(12), self.center_y - dp(12), dp(24), dp(24)
<Step>:
    Mark:
        id: mark
        text: root.number
    Widget:
        id: dice
    Pictures:
        id: icons
        colour: theme.ink
    Marked:
        id: text
        markup: True
        font_name: 'ui'
        font_size: dp(18)
        line_height: .87
        text: escape(root.text)
        color: theme.ink
<HintSlip>:
    Widget:
        id: steps
    Close:
        id: close
""")

"""TrayLine: a line of the tray with what was made of it. FaceStep: a face of the self-test."""

from kivy.lang import Builder
from kivy.properties import NumericProperty, OptionProperty, StringProperty

from ui.layout import Box, put
from ui.presenters.vm_tray import LineVM, StepVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.dice import SmallDie  # noqa: F401  (named in kv)
from ui.widgets.tinted import Tinted

STATES = ["ahead", "here", "good", "bad"]


class HeardLine(Tinted):
    """Show when a line came, what it was taken for, its text, and what is wrong with it."""

    clock, verdict, text, note = (StringProperty() for _ in range(4))

    def show(self, vm: LineVM) -> None:
        """Take a line."""
        self.clock, self.verdict, self.text = vm.clock, vm.verdict, vm.text
        self.note, self.tint = vm.note, vm.tint

    def arrange(self) -> None:
        """Put time and verdict over the text, or before it where there is room."""
        ids, half = self.ids, self.h / 2
        put(ids.clock, self, 10, 1, 66, half)
        put(ids.verdict, self, 82, 1, 150, half)
        put(ids.note, self, 236, 1, self.w - 246, half)
        put(ids.text, self, 10, half - 2, self.w - 20, half)


class FaceStep(Box):
    """Show one face: still to come, asked for, seen as it is, or as another."""

    face = NumericProperty(1)
    state_of = OptionProperty("ahead", options=STATES)

    def show(self, vm: StepVM) -> None:
        """Take a face and how it stands."""
        self.face, self.state_of = vm.face, vm.state
        self.ids.die.mood = {"here": "awaited", "ahead": "off"}.get(vm.state, "plain")

    def arrange(self) -> None:
        """Put a sign under the face."""
        size = min(self.w, self.h - 30)
        put(self.ids.die, self, (self.w - size) / 2, 0, size, size)
        self.ids.die.pip_dp = 64 if size >= 60 else 44


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<HeardLine>:
    canvas.before:
        Color:
            rgba: theme.panel
        Patch:
            shape: 'round-8'
            box: (*self.pos, *self.size)
        Color:
            rgba: self.shade
        Patch:
            shape: 'round-3'
            box: self.x, self.y + dp(6), dp(4), self.height - dp(12)
    Text:
        id: clock
        role: 'label'
        text: root.clock
        ink: theme.text_2
    Text:
        id: verdict
        role: 'label'
        face: 'ui_bold'
        text: root.verdict
        ink: root.shade
    Text:
        id: note
        role: 'label'
        text: root.note
        ink: theme.text_2
        across: 1
    Text:
        id: text
        role: 'note'
        face: 'narrow'
        text: root.text
<FaceStep>:
    canvas:
        Color:
            rgba: theme.gain if self.state_of == 'good' else theme.warn
        Sprite:
            art: 'check' if self.state_of == 'good' else 'close', 24
            box:
                ((self.center_x - dp(12), self.y, dp(24), dp(24))
                if self.state_of in ('good', 'bad') else nowhere)
    SmallDie:
        id: die
        face: root.face
""")

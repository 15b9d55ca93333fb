"""The tray's self-test: one face after the other, on all dice."""

from kivy.lang import Builder

from ui.layout import hand_out, put
from ui.presenters.vm_tray import TrialVM
from ui.screens.traypage import TrayPage
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.tinted import Tinted  # noqa: F401  (named in kv)
from ui.widgets.trayline import FaceStep


class TrialScreen(TrayPage):
    """Show the faces, the one that is asked for, and what the tray made of it."""

    def fill(self, vm: TrialVM) -> None:
        """Hand out faces and words."""
        super().fill(vm)
        ids = self.ids
        hand_out(ids.steps, vm.steps, FaceStep)
        ids.ask.text, ids.seen.text, ids.tint.tint = vm.ask, vm.seen, vm.tint
        ids.found.text = "\n".join(vm.found)

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Lay the faces in a row, the words under them."""
        ids = self.ids
        put(ids.panel, self, x, y, w, h)
        step = (w - 24) / 6
        size = min(72, step - 8)
        for n, face in enumerate(ids.steps.children[::-1]):
            put(face, self, x + 12 + n * step + (step - size) / 2, y + 20, size, size + 30)
        top, high = y + 20 + size + 34, 64 if self.portrait else 38
        put(ids.ask, self, x + 16, top, w - 32, high)
        put(ids.seen, self, x + 16, top + high + 4, w - 32, high - 10)
        put(ids.found, self, x + 16, top + 2 * high, w - 32, 20 * len(self.vm.found))


Builder.load_string("""
#:import theme ui.theme.theme
<TrialScreen>:
    Tinted:
        id: tint
    Panel:
        id: panel
    Widget:
        id: steps
    Text:
        id: ask
        role: 'title'
        lines: 2
        across: .5
    Text:
        id: seen
        lines: 2
        across: .5
        ink: tint.shade
    Text:
        id: found
        role: 'note'
        lines: 4
        across: .5
        ink: theme.text_2
""")

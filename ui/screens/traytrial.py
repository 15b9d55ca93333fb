"""The tray's self-test: one face after the other, on all dice."""

from kivy.lang import Builder

from ui.layout import hand_out, put
from ui.presenters.vm_tray import TrialVM
from ui.screens.base import PAD, Screen
from ui.screens.row import lay_row
from ui.screens.tray import LEAD
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key
from ui.widgets.panel import Header, Panel  # noqa: F401  (named in kv)
from ui.widgets.tinted import Tinted  # noqa: F401  (named in kv)
from ui.widgets.trayline import FaceStep


class TrialScreen(Screen):
    """Show the faces, the one that is asked for, and what the tray made of it."""

    has_rail = False

    def fill(self, vm: TrialVM) -> None:
        """Hand out faces, words and keys."""
        ids = self.ids
        ids.header.show(vm.head)
        hand_out(ids.steps, vm.steps, FaceStep)
        ids.ask.text, ids.seen.text, ids.tint.tint = vm.ask, vm.seen, vm.tint
        ids.found.text = "\n".join(vm.found)
        hand_out(ids.keys_box, vm.keys, Key)

    def arrange_stage(self, x: float, y: float, w: float, h: float) -> None:
        """Lay the faces in a row, the words under them."""
        ids, left, inner = self.ids, x + PAD, w - 2 * PAD
        put(ids.icon, self, left, y + 16, 40, 40)
        put(ids.header, self, left + LEAD, y + 10, inner - LEAD, 52)
        lay_row(ids.keys_box.children[::-1], self, (left, y + h - 60, inner, 52))
        put(ids.panel, self, left, y + 72, inner, h - 72 - 68)
        step = (inner - 24) / 6
        size = min(72, step - 8)
        for n, face in enumerate(ids.steps.children[::-1]):
            put(face, self, left + 12 + n * step + (step - size) / 2, y + 92, size, size + 30)
        top, high = y + 92 + size + 34, 64 if self.portrait else 38
        put(ids.ask, self, left + 16, top, inner - 32, high)
        put(ids.seen, self, left + 16, top + high + 4, inner - 32, high - 10)
        put(ids.found, self, left + 16, top + 2 * high, inner - 32, 20 * len(self.vm.found))


Builder.load_string("""
#:import theme ui.theme.theme
<TrialScreen>:
    Tinted:
        id: tint
    TrayMark:
        id: icon
    Header:
        id: header
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
    Widget:
        id: keys_box
""")

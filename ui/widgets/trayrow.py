"""TrayRow: one of several trays, and the key that plays with it."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from ui.layout import hide, put
from ui.presenters.vm_tray import OneTrayVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.tinted import Tinted

KEY = 168


class TrayRow(Tinted):
    """Show what a tray is called and how it does; the one played with has a word for a key."""

    title, note, here = (StringProperty() for _ in range(3))

    def show(self, vm: OneTrayVM) -> None:
        """Take a tray."""
        self.title, self.note = vm.title, vm.note
        self.here, self.tint = vm.here, vm.tint
        if vm.use:
            self.ids.use.show(vm.use)

    def arrange(self) -> None:
        """Put the key, or the word in its place, at the right of the words."""
        ids, words = self.ids, self.w - KEY - 40
        put(ids.title, self, 18, self.h / 2 - 28, words, 28)
        put(ids.note, self, 18, self.h / 2 + 2, words, 22)
        put(ids.here, self, self.w - KEY - 10, self.h / 2 - 14, KEY - 8, 28)
        if self.here:
            hide(ids.use)
        else:
            put(ids.use, self, self.w - KEY - 10, self.h / 2 - 26, KEY, 52)


Builder.load_string("""
#:import theme ui.theme.theme
#:import dp kivy.metrics.dp
<TrayRow>:
    canvas.before:
        Color:
            rgba: theme.panel
        Patch:
            shape: 'round-13'
            box: (*self.pos, *self.size)
        Color:
            rgba: self.shade
        Patch:
            shape: 'round-3'
            box: self.x, self.y + dp(8), dp(4), self.height - dp(16)
    Text:
        id: title
        role: 'key'
        text: root.title
    Text:
        id: note
        role: 'label'
        text: root.note
        ink: theme.text_2
    Text:
        id: here
        role: 'key'
        text: root.here
        across: 1
        ink: theme.brass_text
    Key:
        id: use
""")

"""Meaning: a die of the game on the exchange, and what its number says."""

from kivy.lang import Builder
from kivy.properties import StringProperty

from ui.layout import Box, put
from ui.presenters.vm_market import MeaningVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.dice import SmallDie  # noqa: F401  (named in kv)

DIE = 42


class Meaning(Box):
    """Show the die beside its two lines."""

    title, note = StringProperty(), StringProperty()

    def show(self, vm: MeaningVM) -> None:
        """Take the die; one that has not been thrown is faint."""
        self.title, self.note = vm.title, vm.note
        self.ids.die.face, self.ids.die.mood = vm.face, "plain" if vm.thrown else "off"

    def arrange(self) -> None:
        """Put the lines at the right of the die."""
        ids, room = self.ids, self.w - DIE - 12
        put(ids.die, self, 0, (self.h - DIE) / 2, DIE, DIE)
        put(ids.title, self, DIE + 12, self.h / 2 - 22, room, 22)
        put(ids.note, self, DIE + 12, self.h / 2, room, 20)


Builder.load_string("""
#:import theme ui.theme.theme
<Meaning>:
    SmallDie:
        id: die
    Text:
        id: title
        role: 'key'
        points: 17
        text: root.title
    Text:
        id: note
        role: 'note'
        text: root.note
        ink: theme.text_2
""")

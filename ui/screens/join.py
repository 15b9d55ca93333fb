"""Sitting down at a game that is under way: a name, a coin and a side of the table."""

from kivy.lang import Builder

from ui.layout import hand_out, put
from ui.presenters.vm_more import JoinVM
from ui.screens.base import PAD
from ui.screens.person import PersonScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.person import PersonForm  # noqa: F401  (named in kv)
from ui.widgets.valuekey import ValueKey

HIGH, FORM, ROW, GAP, WIDEST = 68, 173, 56, 8, 344
TOP = 96


class JoinScreen(PersonScreen):
    """Show name, coins and the sides of the table on panels, and below them back and sit down."""

    has_rail = False

    def fill(self, vm: JoinVM) -> None:
        """Hand out the words, the coins and the sides."""
        ids = self.ids
        ids.title.text, ids.note.text = vm.title, vm.note
        ids.person.show(vm.person)
        ids.side_label.text = vm.side_label
        hand_out(ids.sides, vm.sides, ValueKey)
        ids.back.show(vm.back)
        ids.main.show(vm.main)

    def arrange_page(self, x: float, y: float, w: float, h: float) -> None:
        """Put the form and the sides beside each other, or one above the other."""
        ids, left, room = self.ids, x + PAD, w - 2 * PAD
        put(ids.title, self, left, y + 12, room, 32)
        put(ids.note, self, left, y + 46, room, 42)
        high = 3 * ROW + 2 * GAP + 24 + 2 * 12
        if self.portrait:
            put(ids.panel, self, left, y + TOP, room, FORM + 14 + high)
            put(ids.person, self, left + PAD, y + TOP + 12, room - 2 * PAD, FORM)
            self._sides(left + PAD, y + TOP + FORM + 26, room - 2 * PAD)
        else:
            put(ids.panel, self, left, y + TOP, room, high)
            put(ids.person, self, left + PAD, y + TOP + 12, room - WIDEST - 3 * PAD, FORM)
            self._sides(left + room - WIDEST - PAD, y + TOP + 12, WIDEST)
        put(ids.back, self, left, y + h - HIGH - 8, 150, HIGH)
        put(ids.main, self, left + 166, y + h - HIGH - 8, room - 166, HIGH)

    def _sides(self, x: float, y: float, w: float) -> None:
        """Put the keys as the sides lie round the screen: near, left, far, right."""
        ids, top, wide = self.ids, y + 24, (w - GAP) / 2
        put(ids.side_label, self, x, y, w, 20)
        middle, step = x + (w - wide) / 2, ROW + GAP
        spots = ((middle, 2), (x, 1), (middle, 0), (x + wide + GAP, 1))
        for key, (left, row) in zip(ids.sides.children[::-1], spots, strict=True):
            put(key, self, left, top + row * step, wide, ROW)


Builder.load_string("""
#:import theme ui.theme.theme
<JoinScreen>:
    Box:
        id: page
        Text:
            id: title
            role: 'title'
        Text:
            id: note
            role: 'note'
            lines: 2
            ink: theme.text_2
        Panel:
            id: panel
        PersonForm:
            id: person
            columns: 6
        Text:
            id: side_label
            role: 'note'
            ink: theme.text_2
        Box:
            id: sides
        Key:
            id: back
        Key:
            id: main
            label_dp: 22
""")

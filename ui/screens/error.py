"""The screen after a fault of the program: nothing is lost, and how to go on."""

from kivy.lang import Builder

from ui.layout import hide, put
from ui.presenters.vm_more import ErrorVM
from ui.screens.bare import BareScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)


class ErrorScreen(BareScreen):
    """Say where the journal ends, and offer the ways to go on from there."""

    def fill(self, vm: ErrorVM) -> None:
        """Hand out the words."""
        ids = self.ids
        ids.title.text, ids.text.text = vm.title, vm.text
        ids.journal.text, ids.detail.text = vm.journal, vm.detail
        ids.restart.show(vm.restart)
        if vm.undo:
            ids.undo.show(vm.undo)

    def arrange_stage(self, _x: float, _y: float, w: float, h: float) -> None:
        """Centre everything on one panel."""
        ids, wide = self.ids, min(w - 32, 640)
        left, top = (w - wide) / 2, max(16, (h - 440) / 2)
        put(ids.panel, self, left, top, wide, min(h - 32, 440))
        put(ids.title, self, left + 84, top + 24, wide - 108, 34)
        put(ids.sign, self, left + 24, top + 20, 40, 40)
        put(ids.text, self, left + 24, top + 76, wide - 48, 72)
        put(ids.journal, self, left + 24, top + 156, wide - 48, 60)
        low = top + min(h - 32, 440)
        if self.vm.detail:
            put(ids.detail, self, left + 24, top + 232, wide - 48, low - top - 232 - 108)
        else:
            hide(ids.detail)
        room = wide - 48
        half = (room - 12) / 2 if self.vm.undo else room
        put(ids.restart, self, left + 24 + room - half, low - 100, half, 76)
        if self.vm.undo:
            put(ids.undo, self, left + 24, low - 100, half, 76)
        else:
            hide(ids.undo)


Builder.load_string("""
#:import theme ui.theme.theme
<WarnSign@Box>:
    canvas:
        Color:
            rgba: theme.warn
        Sprite:
            art: 'warn', 40
            box: (*self.pos, *self.size)
<ErrorScreen>:
    Panel:
        id: panel
    WarnSign:
        id: sign
    Text:
        id: title
        role: 'title'
    Text:
        id: text
        lines: 3
        leading: 24
    Text:
        id: journal
        lines: 2
        leading: 24
        ink: theme.brass_text
    Text:
        id: detail
        role: 'note'
        lines: 4
        leading: 20
        ink: theme.text_2
    Key:
        id: undo
        label_dp: 22
        icon_dp: 24
    Key:
        id: restart
        label_dp: 22
        icon_dp: 24
""")

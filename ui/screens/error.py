"""The screen after a fault of the program: nothing is lost, and how to go on."""

from kivy.lang import Builder

from ui.layout import hide, put
from ui.presenters.vm_more import ErrorVM
from ui.screens.bare import BareScreen
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.panel import Panel  # noqa: F401  (named in kv)
from ui.widgets.paragraph import Paragraph, escape  # noqa: F401  (Paragraph: named in kv)

TOP, GAP, KEYS = 80, 16, 108


class ErrorScreen(BareScreen):
    """Say where the journal ends, and offer the ways to go on from there."""

    def fill(self, vm: ErrorVM) -> None:
        """Hand out the words."""
        ids = self.ids
        ids.title.text, ids.text.text = vm.title, escape(vm.text)
        ids.journal.text, ids.detail.text = escape(vm.journal), escape(vm.detail)
        ids.restart.show(vm.restart)
        if vm.undo:
            ids.undo.show(vm.undo)

    def arrange_stage(self, _x: float, _y: float, w: float, h: float) -> None:
        """Centre everything on one panel that is as high as the words take."""
        ids, wide = self.ids, min(w - 32, 640)
        room = wide - 48
        texts = [text for text in (ids.text, ids.journal, ids.detail) if text.text]
        heights = [text.measure(room) for text in texts]
        high = min(h - 32, TOP + sum(heights) + GAP * len(heights) + KEYS)
        left, top = (w - wide) / 2, (h - high) / 2
        put(ids.panel, self, left, top, wide, high)
        put(ids.title, self, left + 84, top + 24, wide - 108, 34)
        put(ids.sign, self, left + 24, top + 20, 40, 40)
        hide(ids.text, ids.journal, ids.detail)
        at = top + TOP
        for text, its in zip(texts, heights, strict=True):
            put(text, self, left + 24, at, room, its)
            at += its + GAP
        half = (room - 12) / 2 if self.vm.undo else room
        put(ids.restart, self, left + 24 + room - half, top + high - 100, half, 76)
        if self.vm.undo:
            put(ids.undo, self, left + 24, top + high - 100, half, 76)
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
    Paragraph:
        id: text
        color: theme.text
    Paragraph:
        id: journal
        color: theme.brass_text
    Paragraph:
        id: detail
        points: 16
        color: theme.text_2
    Key:
        id: undo
        label_dp: 22
        icon_dp: 24
    Key:
        id: restart
        label_dp: 22
        icon_dp: 24
""")

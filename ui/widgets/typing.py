"""Typing: a page to write a few words on: the line, the keyboard, done and back."""

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import StringProperty

from ui.layout import Box, put
from ui.presenters.vm_start import TypingVM
from ui.text import Text, width_of  # noqa: F401  (named in kv)
from ui.widgets.field import Field  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)
from ui.widgets.keyboard import Keyboard  # noqa: F401  (named in kv)

CLEAR = 52  # dp, the key inside the line that takes all away


class Typing(Box):
    """Hold the text being written; keys are `type:…`, done `type:done`, back `type:cancel`."""

    written = StringProperty()

    def open(self, vm: TypingVM) -> None:
        """Begin with the text there is."""
        self.vm, ids = vm, self.ids
        ids.title.text, ids.done.label, ids.cancel.label = vm.title, vm.done, vm.cancel
        ids.board.layout, ids.board.signs = vm.layout, False
        self._write(vm.text)

    def press(self, what: str) -> None:
        """Type a letter, take the last one back, or change the keyboard."""
        if what in ("layout", "signs", "shift"):
            self.ids.board.press(what)
        elif what == "back":
            self._write(self.written[:-1])
        elif what == "clear":
            self._write("")
        elif len(self.written) < self.vm.most:
            self._write(self.written + (" " if what == "space" else what))

    def text(self) -> str:
        """Give what is written, without air around it."""
        return self.written.strip()

    def _write(self, text: str) -> None:
        self.written = text
        self.ids.board.raise_shift(on=not text and not self.vm.small)
        self.ids.done.off = not self.text() and not self.vm.may_be_empty
        self._show_line()

    def _show_line(self) -> None:
        line = self.ids.line
        line.text = self.written
        if self.width > 0:
            end = min(line.width, width_of(self.written, line.font_name, line.px))
            put(self.ids.caret, self, 16 + end / dp(1) + 14, 49, 2, 34)

    def arrange(self) -> None:
        """Put the line and its two keys over the keyboard."""
        ids, w, tall = self.ids, self.w, self.h > self.w
        ids.board.tall = tall
        put(ids.title, self, 16, 12, w - 32, 22)
        keys_w = 0 if tall else 268
        put(ids.field, self, 16, 40, w - 32 - keys_w, 52)
        put(ids.line, self, 30, 44, w - 66 - keys_w - CLEAR, 44)
        put(ids.wipe, self, w - 18 - keys_w - CLEAR, 42, CLEAR, 48)
        if tall:
            half = (w - 40) / 2
            put(ids.cancel, self, 16, 104, half, 56)
            put(ids.done, self, 24 + half, 104, half, 56)
        else:
            put(ids.cancel, self, w - 16 - 256, 40, 124, 52)
            put(ids.done, self, w - 16 - 124, 40, 124, 52)
        top = 176 if tall else 108
        put(ids.board, self, 6, top, w - 12, self.h - top - 8)
        self._show_line()


Builder.load_string("""
#:import theme ui.theme.theme
<Caret@Box>:
    canvas:
        Color:
            rgba: theme.brass_text
        Sprite:
            art: 'white'
            box: (*self.pos, *self.size)
<Typing>:
    Text:
        id: title
        role: 'note'
        ink: theme.text_2
    Field:
        id: field
    Text:
        id: line
        role: 'title'
        ending: True
    Caret:
        id: caret
    Key:
        id: wipe
        name: 'type:clear'
        icon: 'trash'
        tone: 'ghost'
        off: not root.written
    Key:
        id: cancel
        name: 'type:cancel'
        tone: 'ghost'
    Key:
        id: done
        name: 'type:done'
        tone: 'primary'
    Keyboard:
        id: board
""")

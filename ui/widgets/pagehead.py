"""PageHead: the way back, what a page is called, and a note below that."""

from kivy.lang import Builder

from ui.layout import Box, put
from ui.presenters.vm import KeyVM
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key  # noqa: F401  (named in kv)

HEAD_H = 56


class PageHead(Box):
    """Stand at the top of a page, as wide as other keys there leave it."""

    def show(self, back: KeyVM, title: str, note: str) -> None:
        """Take key and words."""
        self.ids.back.show(back)
        self.ids.title.text, self.ids.note.text = title, note

    def arrange(self) -> None:
        """Put the two lines beside the key."""
        put(self.ids.back, self, 0, 0, HEAD_H, HEAD_H)
        put(self.ids.title, self, 72, 1, self.w - 72, 32)
        put(self.ids.note, self, 72, 33, self.w - 72, 20)


Builder.load_string("""
#:import theme ui.theme.theme
<PageHead>:
    Key:
        id: back
    Text:
        id: title
        role: 'title'
    Text:
        id: note
        role: 'note'
        ink: theme.text_2
""")

"""Set lines as a printer would: a space keeps its width, a short word stays with the next one."""

import re
from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.core.text import LabelBase
from kivy.core.text.markup import MarkupLabel
from kivy.uix.label import Label

from companion.words import NBSP

SHORT = re.compile(r"(?<![^\W\d_])([^\W\d_]{1,2}|[Tt]he|№) (?=[\w«“(])")
WORD = re.compile("[ \u00a0]+|[^ \u00a0]+")
DASH = re.compile(r" (?=[—–])")


def tied(text: str) -> str:
    """Return the text with no short word at the end of a line, and no dash at the start of one."""
    return DASH.sub(NBSP, SHORT.sub(rf"\1{NBSP}", text))


class _Spaced(LabelBase):
    """Draw word by word: the fonts pull some letters over the space beside them."""

    def get_extents(self, text: str) -> tuple[int, int]:
        """Return width and height of a line."""
        sizes = self._sizes(text)
        return sum([wide for wide, _ in sizes]), max([high for _, high in sizes])

    def _render_text(self, text: str, x: float, y: float) -> None:
        for word, (wide, _) in zip(_words(text), self._sizes(text), strict=True):
            super()._render_text(word, x, y)
            x += wide

    def _sizes(self, text: str) -> list[tuple[int, int]]:
        """Return width and height of each word."""
        font, size = self.options["font_name"], self.options["font_size"]
        return [_measure(word, font, size) for word in _words(text)]


# Kivy measures a line anew with each word that it adds; bold fonts have names of their own.
@lru_cache(maxsize=2048)
def _measure(word: str, font: str, size: float) -> tuple[int, int]:
    """Return width and height of a word, pixels."""
    wide, high = CoreLabel(font_name=font, font_size=size).get_extents(word)
    return wide, high


def _words(text: str) -> list[str]:
    return WORD.findall(text) or [text]


class Line(_Spaced, CoreLabel):
    """Set plain text."""


class _MarkedLine(_Spaced, MarkupLabel):
    text = property(lambda self: self._text, lambda self, text: self._set_text(tied(text)))


class Marked(Label):
    """Write text with markup, its short words tied."""

    def _create_label(self) -> None:
        self._label = label_of(self, _MarkedLine)


def label_of(widget: Label, kind: type[CoreLabel]) -> CoreLabel:
    """Return what sets the text of a widget."""
    options = {name: getattr(widget, name) for name in widget._font_properties}  # noqa: SLF001
    return kind(**options, usersize=widget.text_size)

"""Text: a Label with a role from the tokens that fits its box (Narrow, lines, an ellipsis)."""

from functools import lru_cache
from typing import Any

from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.label import Label

from ui.theme import NARROW, TYPE
from ui.typeset import Line, label_of, tied

SLACK = 1  # pixels lost when a box that was measured for the text is put on whole pixels
LEAST = 13  # dp, of words that would have to be broken
FULL = 0.85  # how much of its lines a text fills before words that do not break cost a line


@lru_cache(maxsize=2048)
def width_of(text: str, font: str, size: float) -> float:
    """Measure one line in pixels."""
    return float(Line(font_name=font, font_size=size).get_extents(text)[0])


@lru_cache(maxsize=64)
def ascent_of(font: str, size: float) -> float:
    """Give the pixels from the top of a line's texture to its baseline."""
    label = Line(font_name=font, font_size=size)
    label.resolve_font_name()
    return float(label.get_ascent())


@lru_cache(maxsize=64)
def line_of(font: str, size: float) -> float:
    """Give the height of one line in pixels."""
    return float(Line(font_name=font, font_size=size).get_extents("Ay")[1])


def lines_in(text: str, font: str, size: float, room: float) -> int:
    """Count the lines a text takes in so many pixels."""
    count, line = 1, ""
    for word in text.split(" "):
        longer = f"{line} {word}".lstrip(" ")
        count, line = (count + 1, word) if width_of(longer, font, size) > room else (count, longer)
    return count


def cut(text: str, font: str, size: float, room: float, lines: int) -> str:
    """Return as many words as so many lines have room for, and an ellipsis for the rest."""
    words = text.split(" ")
    told = text
    while len(words) > 1 and lines_in(told, font, size, room) > lines:
        words.pop()
        told = " ".join(words).rstrip(" ,;:·—") + "…"
    return told


class Text(Label):
    """Write white and tint by `ink`, so that a theme switch renders no text."""

    role = StringProperty("body")
    points = NumericProperty(0)  # overrides the role's size, dp
    face = StringProperty()  # overrides the role's font
    across = NumericProperty(0)  # 0 left, .5 centre, 1 right
    lines = NumericProperty(1)  # 1: ellipsis when too wide; more: wraps up to so many
    ending = BooleanProperty(defaultvalue=False)  # of a line too wide the end is seen
    leading = NumericProperty(0)  # height of each of several lines, dp; 0: the font's own
    squeeze = BooleanProperty(defaultvalue=True)  # rather one narrow line than several
    ink = ColorProperty(None, allownone=True)  # None: the theme's text

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("text", "role", "points", "face", "lines", "leading", "width"):
            self.fbind(name, self.fit)

    def _create_label(self) -> None:
        self._label = label_of(self, Line)

    @property
    def px(self) -> float:
        """Font size in pixels."""
        return float(dp(self.points or TYPE[self.role]["size"]))

    def fit(self, *_: object) -> None:
        """Choose font, wrapping and shortening for the present box."""
        font, size = self._whole_words(self._font())
        tight = width_of(self.text, font, size) > self.width + SLACK
        self.font_name, self.font_size = font, size
        self.shorten = tight and self.lines == 1
        self.shorten_from = "left" if self.ending else "right"
        self.max_lines = self.lines if tight else 0
        spread = tight and self.lines > 1 and self.leading
        # below 1 Kivy blends the lines into one another, and light letters lose their edges
        self.line_height = max(1, dp(self.leading) / line_of(font, size)) if spread else 1
        self.text_size = (self.width, None) if tight else (None, None)
        self._label.text = self._tied(font, size) if tight and self.lines > 1 else self.text
        self.halign = {0: "left", 0.5: "center", 1: "right"}[self.across]
        self._trigger_texture()

    def _font(self) -> str:
        """Choose one line, one narrow line, some lines, some narrow lines, in this order."""
        face, room = self.face or TYPE[self.role]["font"], self.width + SLACK
        if face not in NARROW or width_of(self.text, face, self.px) <= room:
            return str(face)
        narrow = NARROW[face]
        one = self.squeeze and width_of(self.text, narrow, self.px) <= room
        if self.lines == 1 or one:
            return narrow
        return str(
            face if width_of(self.text, face, self.px) <= FULL * self.lines * room else narrow
        )

    @property
    def narrow(self) -> str:
        """The narrowest font of the role."""
        face = self.face or TYPE[self.role]["font"]
        return str(NARROW.get(face, face))

    def _whole_words(self, font: str) -> tuple[str, float]:
        """Give a font and a size, pixels, in which no word of several lines has to be broken."""
        whole = width_of(self.text, font, self.px) <= self.width + SLACK
        if self.lines == 1 or self.width <= 0 or whole:
            return font, self.px
        longest = max(self.text.split(), key=len, default="")
        if width_of(longest, font, self.px) > self.width:
            font = self.narrow
        wide = width_of(longest, font, self.px)
        fits = self.px * self.width / wide if wide > self.width else self.px
        return font, max(fits, min(self.px, float(dp(LEAST))))

    def _tied(self, font: str, size: float) -> str:
        """Tie short words to the next one, where there is room enough for it."""
        text = tied(self.text)
        if text == self.text:
            return text
        whole = all(width_of(part, font, size) <= self.width for part in text.split(" "))
        room = whole and lines_in(text, font, size, self.width) <= self.lines
        return text if room else self.text

    def shrink(self, room: float, *sizes: float) -> None:
        """Take the first of these sizes, dp, in which one line has `room` dp, else the last."""
        fits = (size for size in sizes if width_of(self.text, self.narrow, dp(size)) <= dp(room))
        self.points = next(fits, sizes[-1])

    def want(self, room: float) -> float:
        """Give the width in pixels the text takes when it has at most `room`."""
        self.width = room
        self.fit()
        return min(room, width_of(self.text, self.font_name, self.px))


Builder.load_string("""
#:import theme ui.theme.theme
#:import floor math.floor
<-Text>:
    valign: 'top'  # of too many lines the last ones go
    canvas:
        Color:
            rgba: self.ink or theme.text
        Rectangle:
            texture: self.texture
            size: self.texture_size
            pos:
                (round(self.x + (self.width - self.texture_size[0]) * self.across),
                floor(self.center_y - self.texture_size[1] / 2.) + 1)
""")

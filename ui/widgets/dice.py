"""DieFace: one face to touch. DicePad: the faces to enter a roll by hand, one tap a die."""

from itertools import chain
from typing import Any

from kivy.lang import Builder
from kivy.properties import ColorProperty, NumericProperty, OptionProperty

from ui import motion
from ui.layout import Box, hide, put
from ui.widgets.tap import Tap


class DieFace(Tap):
    """Show `face`; the awaited one has a breathing outline."""

    face = NumericProperty(1)
    mood = OptionProperty("plain", options=["plain", "chosen", "off", "awaited"])
    under = ColorProperty("black")  # the colour behind, for a dimmed die
    base, base_edge, base_pip = (
        ColorProperty("white"),
        ColorProperty("white"),
        ColorProperty("black"),
    )
    dim = NumericProperty(1)
    radius = NumericProperty(14)
    edge_dp = NumericProperty(4)
    pip_dp = NumericProperty(72)
    sunk = NumericProperty(0)
    glow = NumericProperty(1)

    def on_state(self, _: object, state: str) -> None:
        """Go down under the finger and up again."""
        motion.sink(self, down=state == "down")

    def on_mood(self, *_: object) -> None:
        """Breathe while awaited."""
        motion.breathe(self, on=self.mood == "awaited")


class SmallDie(DieFace):
    """Show a die in a header; it is not touched."""


class DicePad(Box):
    """Lay two rows of six faces, or one row set of six in `columns`; acts `prefix:row:face`."""

    def __init__(self, prefix: str = "die", rows: int = 2, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.rows = rows
        self.dice = [
            [DieFace(face=face, name=f"{prefix}:{row}:{face}") for face in range(1, 7)]
            for row in range(rows)
        ]
        for die in chain(*self.dice):
            self.add_widget(die)

    def show(self, *chosen: int) -> None:
        """Mark the face chosen in each row, 0 for none; rows without one are not shown."""
        self.rows = len(chosen)
        for row, face in zip(self.dice, chosen, strict=False):
            for die in row:
                die.mood = "plain" if not face else "chosen" if die.face == face else "off"

    def place(self, size: float, step: tuple[float, float], **look: float) -> None:
        """Lay the faces by size and step in dp; look: `wide`, `columns`, `pip_dp`."""
        columns = int(look.get("columns", 6))
        hide(*chain(*self.dice[self.rows :]))
        for i, die in enumerate(chain(*self.dice[: self.rows])):
            die.pip_dp, die.radius = look.get("pip_dp", size), 14 if size > 64 else 13
            x, y = (i % columns) * step[0], (i // columns) * step[1]
            put(die, self, x, y, look.get("wide", size), size)


Builder.load_string("""
#:import theme ui.theme.theme
#:import mix ui.draw.mix
#:import dp kivy.metrics.dp
#:set nowhere (0, 0, 0, 0)
<DieFace>:
    under: theme.panel
    base: theme.brass if self.mood == 'chosen' else theme.dice
    base_edge: theme.brass_edge if self.mood == 'chosen' else theme.dice_edge
    base_pip: theme.brass_ink if self.mood == 'chosen' else theme.pip
    dim: .45 if self.mood == 'off' else 1
    canvas:
        Color:
            rgba: (*theme.brass[:3], self.glow if self.mood == 'awaited' else 0)
        Patch:
            shape: 'ring-16-3'
            box:
                ((self.x - dp(3), self.y - dp(3), self.width + dp(6), self.height + dp(6))
                if self.mood == 'awaited' else nowhere)
        Color:
            rgba: mix(self.under, self.base_edge, self.dim)
        Patch:
            shape: 'round-%d' % self.radius
            box: (*self.pos, *self.size)
        PushMatrix
        Translate:
            y: -self.sunk
        Color:
            rgba: mix(self.under, self.base, self.dim)
        Patch:
            shape: 'round-%d' % self.radius
            box: self.x, self.y + dp(self.edge_dp), self.width, self.height - dp(self.edge_dp)
        Color:
            rgba: mix(self.under, self.base_pip, self.dim)
        Sprite:
            art: 'pips-%d' % self.face, self.pip_dp
            box:
                (self.center_x - dp(self.pip_dp / 2),
                self.center_y - dp(self.pip_dp / 2) + dp(1 if self.pip_dp >= self.h else 2),
                dp(self.pip_dp), dp(self.pip_dp))
        PopMatrix
<SmallDie>:
    radius: 8
    edge_dp: 2
    pip_dp: 44
""")

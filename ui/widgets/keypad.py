"""Keypad: a whole sum, typed digit by digit."""

from typing import Any

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty

from ui.layout import Box, put
from ui.money import Money  # noqa: F401  (named in kv)
from ui.presenters.vm import DIGITS
from ui.text import Text  # noqa: F401  (named in kv)
from ui.widgets.key import Key

ORDER = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "back")


class Keypad(Box):
    """Show a sum over twelve keys named `digit:<what>`; the screen passes them to `press`."""

    value = NumericProperty(0)
    unit = StringProperty()
    title = StringProperty()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.keys: list[Key] = []
        for what in ORDER:
            digit = what != "back"
            key = Key(name=f"digit:{what}", label=what if digit else "", label_dp=24)
            key.icon = "" if digit else "backspace"
            key.ids.label.role, key.ids.label.face = "title", "money"
            self.keys.append(key)
            self.add_widget(key)

    def press(self, what: str) -> None:
        """Type a digit, two noughts, or take the last digit back."""
        if what == "back":
            self.value //= 10
        elif len(f"{self.value}{what}") <= DIGITS:
            self.value = self.value * 10 ** len(what) + int(what)

    def arrange(self) -> None:
        """Lay the sum on top and the keys in three columns below."""
        gap = 6
        put(self.ids.panel, self, 0, 0, self.w, 66)
        put(self.ids.title, self, 14, 4, self.w - 28, 20)
        put(self.ids.sum, self, 14, 22, self.w - 28, 42)
        wide, high = (self.w - 2 * gap) / 3, min(72, (self.h - 72 + gap) / 4 - gap)
        for n, key in enumerate(self.keys):
            row, column = divmod(n, 3)
            put(key, self, column * (wide + gap), 74 + row * (high + gap), wide, high)


Builder.load_string("""
#:import theme ui.theme.theme
<Keypad>:
    Panel:
        id: panel
    Text:
        id: title
        role: 'note'
        text: root.title
        ink: theme.text_2
    Money:
        id: sum
        value: root.value
        unit: root.unit
        size_dp: 34
        across: 1
        ink: theme.brass_text
""")

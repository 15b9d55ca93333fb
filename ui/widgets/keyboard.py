"""Keyboard: letters to touch, Russian and English, so that no keyboard of the system is needed."""

from typing import Any

from ui.layout import Box, match, put
from ui.theme import theme
from ui.widgets.key import Key

# In portrait no key may be under 48 wide, so nine stand in a row, in the order of the alphabet.
WIDE = {
    "ru": ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбюё"),
    "en": ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "signs": ("1234567890", "-–.,!?()«»", "№%+=:;/"),
}
TALL = {
    "ru": ("абвгдеёжз", "ийклмнопр", "стуфхцчшщ", "ъыьэюя"),
    "en": ("abcdefghi", "jklmnopqr", "stuvwxyz"),
    "signs": ("123456789", "0-–.,!?()", "«»№%+=:;/"),
}
OTHER = {"ru": "en", "en": "ru"}
NAMES = {"ru": "Рус", "en": "Eng"}
LETTERS = {"ru": "абв", "en": "abc"}
SIGNS = frozenset(" ".join(letters + letters.upper() for rows in WIDE.values() for letters in rows))
"""What may be written, on a keyboard that is plugged in as well."""
GAP = 6


class Keyboard(Box):
    """Lay out the keys named `type:<letter>`, and shift, layout, signs, space, back."""

    tall = False
    layout = "ru"
    signs = False
    shift = False

    def rows(self) -> tuple[str, ...]:
        """Give the letters of the present layout, row by row."""
        found = (TALL if self.tall else WIDE)["signs" if self.signs else self.layout]
        return tuple(row.upper() for row in found) if self.shift else found

    def press(self, what: str) -> None:
        """Change layout, signs or shift."""
        if what == "layout":
            self.layout, self.signs = OTHER[self.layout], False
        elif what == "signs":
            self.signs = not self.signs
        elif what == "shift":
            self.shift = not self.shift
        self.arrange()

    def raise_shift(self, *, on: bool) -> None:
        """Write capitals, or no more."""
        if on != self.shift:
            self.shift = on
            self.arrange()

    def _keys(self) -> list[tuple[str, str, str]]:
        """Give name, label and icon of every key, letters first."""
        letters = [(f"type:{letter}", letter, "") for row in self.rows() for letter in row]
        return [
            *letters,
            ("type:shift", "", "up"),
            ("type:layout", NAMES[OTHER[self.layout]], ""),
            ("type:signs", LETTERS[self.layout] if self.signs else "123", ""),
            ("type:space", "", ""),
            ("type:back", "", "backspace"),
        ]

    def arrange(self) -> None:
        """Fill the box: letters in rows as wide as the widest, the other keys below."""
        rows, wanted = self.rows(), self._keys()
        keys: list[Any] = match(self, wanted, Key)
        for key, (name, label, icon) in zip(keys, wanted, strict=True):
            key.name, key.label, key.icon, key.pad, key.label_dp = name, label, icon, 2, 22
            key.ink = theme.brass_text if name == "type:shift" and self.shift else None
        gap = 4 if self.tall else GAP
        high = min(72, (self.h + GAP) / (len(rows) + 1) - GAP)
        widest = max(len(row) for row in rows)
        wide = (self.w + gap) / widest - gap
        keys_left = iter(keys)
        for n, row in enumerate(rows):
            x = (self.w - len(row) * (wide + gap) + gap) / 2
            for _ in row:
                put(next(keys_left), self, x, n * (high + GAP), wide, high)
                x += wide + gap
        self._last_row(list(keys_left), len(rows) * (high + GAP), high)

    def _last_row(self, keys: list[Any], y: float, high: float) -> None:
        side = 64 if self.tall else 92
        room = self.w - 4 * (side + GAP)
        x = 0.0
        for key, wide in zip(keys, (side, side, side, room, side), strict=True):
            put(key, self, x, y, wide, high)
            x += wide + GAP

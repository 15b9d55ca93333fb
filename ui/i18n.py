"""The words of the screens themselves; what the rules say comes from ``companion.words``."""

from __future__ import annotations

from pathlib import Path

from companion.words import Messages

PLACE = Path(__file__).with_name("locale")


class Catalogue:
    """Says a key of the screens in one language; a key unknown stands for itself."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = Messages("ui", PLACE, language)

    def __call__(self, key: str, **values: str | int) -> str:
        """Return the words for *key* with *values* in their places; ``count`` picks the plural."""
        return self._messages.tell(key, values, lambda _name, value: str(value))

"""Messages in one language, looked up by keys."""

from __future__ import annotations

import gettext
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LANGUAGES = ("ru", "en")


class MissingWords(UserWarning):
    """Issued for a key or a fact without words, which then stands for itself; tests fail on it."""


@dataclass(frozen=True, slots=True)
class _Told:
    """A fact that is told by its name, or by the name a message gives after a colon."""

    name: str
    fact: Any
    tell: Callable[[str, Any], str]

    def __format__(self, kind: str) -> str:
        return self.tell(kind or self.name, self.fact)


class Messages:
    """The messages of one domain in one language.

    :raises FileNotFoundError: if the catalogue was not compiled (``deploy/catalogues.py``).
    """

    def __init__(self, domain: str, place: Path, language: str) -> None:
        self.language = language
        self._catalogue = gettext.translation(domain, place, [language])

    def has(self, key: str) -> bool:
        """Return whether there is a message that needs no number."""
        return self._catalogue.gettext(key) != key

    def find(self, key: str, count: int | None = None) -> str:
        """Return the message for *key*, in the form that goes with *count* if it has several."""
        found = key if count is None else self._catalogue.ngettext(key, key, abs(count))
        found = self._catalogue.gettext(key) if found == key else found
        if found == key:
            warnings.warn(f"no {self.language} words for {key!r}", MissingWords, stacklevel=2)
        return found

    def tell(self, key: str, facts: Mapping[str, Any], tell: Callable[[str, Any], str]) -> str:
        """Return the message for *key* with its fields filled in by *tell*.

        A fact called ``count`` chooses among plural forms.
        """
        message = self.find(key, facts.get("count"))
        told = {name: _Told(name, fact, tell) for name, fact in facts.items()}
        try:
            return message.format_map(told)
        except KeyError as error:
            warnings.warn(f"{key!r}: no such fact: {error}", MissingWords, stacklevel=2)
            return message

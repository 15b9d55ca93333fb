"""Catalogues as their sources have them, and what is checked in both domains."""

from __future__ import annotations

import string
from functools import cache
from pathlib import Path

from babel.messages.pofile import read_po
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
LANGUAGES = ("ru", "en")
Forms = tuple[str, ...]


@cache
def messages(package: str, language: str) -> dict[str, Forms]:
    """Return the forms of every message: one, or as many as the language has plurals."""
    source = ROOT / package / "locale" / language / "LC_MESSAGES" / f"{package}.po"
    with source.open("rb") as readable:
        catalogue = read_po(readable, abort_invalid=True)
    forms = {}
    for message in catalogue:
        key, told = message.id, message.string
        if isinstance(key, tuple):
            assert key[0] == key[1]
            forms[key[0]] = tuple(map(str, told or ()))
        elif key:
            forms[str(key)] = (str(told),)
    return forms


def fields(form: str) -> set[tuple[str, str]]:
    """Return the facts a message tells, each with what it is told as; a number is no fact."""
    parsed = string.Formatter().parse(form)
    return {(name, kind or "") for _, name, kind, _ in parsed if name and not name.isdigit()}


def without_glyphs(package: str) -> dict[str, str]:
    """Return the characters that some bundled font cannot draw, with a message that has each."""
    known = set.intersection(
        *(set(TTFont(font).getBestCmap()) for font in (ROOT / "ui/data/fonts").glob("*.ttf"))
    )
    return {
        letter: key
        for language in LANGUAGES
        for key, forms in messages(package, language).items()
        for form in forms
        for letter in form
        if ord(letter) not in known
    }


def differences(package: str) -> list[str]:
    """Return the keys that one language lacks, or whose facts or number of forms differ."""
    ru, en = (messages(package, language) for language in LANGUAGES)
    found = sorted(ru.keys() ^ en.keys())
    for key in ru.keys() & en.keys():
        told = {frozenset(fields(form)) for form in (*ru[key], *en[key])}
        wanted = (1, 1) if len(en[key]) == 1 else (3, 2)
        whole = all((*ru[key], *en[key]))
        if len(told) > 1 or (len(ru[key]), len(en[key])) != wanted or not whole:
            found.append(key)
    return found

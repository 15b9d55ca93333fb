"""Glyphs exist for every string, and colours keep their contrast."""

from collections.abc import Iterator
from typing import Any

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from msgspec import Struct

from tests.ui.gallery import LANGS
from tests.ui.samples import SAMPLES
from ui.theme import NARROW, TYPE
from ui.tokens import DATA, TOKENS

PAIRS = [
    ("text", "stage", 4.5),
    ("text", "panel", 4.5),
    ("text", "seat", 4.5),
    ("text", "key", 4.5),
    ("text_2", "panel", 4.5),
    ("text_2", "stage", 4.5),
    ("text_2", "seat", 4.5),
    ("text_2", "bar", 4.5),
    ("brass_ink", "brass", 4.5),
    ("brass_text", "panel", 4.5),
    ("brass_text", "stage", 4.5),
    ("brass_text", "key", 4.5),
    ("warn_ink", "warn_bg", 4.5),
    ("gain", "panel", 4.5),
    ("loss", "panel", 4.5),
    ("gain", "seat", 4.4),
    ("loss", "seat", 4.5),
    ("ink", "paper", 4.5),
    ("ink_loss", "paper", 4.5),
    ("ink_2", "paper", 4.5),
    ("ink_2", "paper_2", 4.5),
    ("ink", "ink_key", 4.5),
    ("pip", "dice", 4.5),
    ("text_off", "key_off", 4),
    ("frame", "stage", 3),
    ("brass", "stage", 3),
]


def strings(vm: Any) -> Iterator[str]:
    """Walk all strings of a view model."""
    if isinstance(vm, str):
        yield vm
    elif isinstance(vm, Struct):
        for name in vm.__struct_fields__:
            yield from strings(getattr(vm, name))
    elif isinstance(vm, tuple):
        for item in vm:
            yield from strings(item)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("font", sorted(TOKENS["font"]))
def test_every_font_has_every_letter(font: str, lang: str) -> None:
    have = TTFont(DATA / "fonts" / TOKENS["font"][font]).getBestCmap()
    for view in SAMPLES.values():
        for text in strings(view(lang)):
            assert not [c for c in text if ord(c) not in have], (font, text)
    assert all(ord(c) in have for c in "0123456789\u00a0\u2212+×…")


def luminance(colour: str) -> float:
    """Give the relative luminance of a hex colour (WCAG 2.1)."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """Give the contrast ratio of two hex colours."""
    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)


@pytest.mark.parametrize("look", TOKENS["meta"]["themes"])
@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_writing_stands_out(look: str, front: str, back: str, least: float) -> None:
    colours = TOKENS["color"][look]
    assert contrast(colours[front], colours[back]) >= least


@pytest.mark.parametrize("name", TOKENS["industry"]["order"])
def test_ivory_stands_out_on_every_industry(name: str) -> None:
    assert contrast(TOKENS["industry"]["ink"], TOKENS["industry"][name]["color"]) >= 4.5


def test_ivory_stands_out_on_the_banks_band() -> None:
    assert contrast(TOKENS["industry"]["ink"], TOKENS["bank"]["color"]) >= 4.5


@pytest.mark.parametrize("number", "123456")
def test_initials_stand_out_on_every_coin(number: str) -> None:
    assert contrast(TOKENS["player"]["ink"], TOKENS["player"][number]["color"]) >= 6.9


def test_type_roles_name_fonts() -> None:
    assert {r["font"] for r in TYPE.values()} | set(NARROW.values()) <= set(TOKENS["font"])
    assert min(r["size"] for r in TYPE.values()) >= 14

"""The good edition, and how a slip is put into it."""

from __future__ import annotations

from pathlib import Path

GOOD = Path(__file__).parents[2] / "companion/editions/millionaire-classic.toml"
TEXT = GOOD.read_text("utf-8")
GROUP = (
    '[groups.{}]\nname = {{ ru = "-", en = "-" }}\ncolour = "food"\nicon = "wheat"\n\n[groups.food]'
)


def with_slip(old: str, new: str) -> bytes:
    assert TEXT.count(old) >= 1, f"{old!r} is not in the edition"
    return TEXT.replace(old, new, 1).encode()

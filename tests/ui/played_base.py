"""What the evenings that are really played have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.ui.house import Evening

Views = Iterator[tuple[str, Any]]
NAMES = {
    "ru": ("Аня", "Борис", "Вера", "Григорий", "Дима", "Евгения"),
    "en": ("Anya", "Boris", "Vera", "Grigory", "Dima", "Eugenia"),
}

SAID = {
    "so": ("так", "so"),
    "here": ("стоит тут", "it is here"),
    "counted": ("пересчитали", "counted anew"),
    "gift": ("подарок городу", "a gift to the town"),
    "promise": (
        "не просить за это ничего больше и никогда, ни за что и нигде",
        "to ask for nothing more for it, ever, for anything, anywhere",
    ),
}
"""What the players write: in Russian, in English."""


def said(evening: Evening, what: str) -> str:
    return SAID[what][evening.settings.language == "en"]


def match_token(evening: Evening, seat: int, cell: int, *, held: bool = False) -> None:
    match = f"match:token:{seat}:{cell}:{int(held)}:{said(evening, 'here')}"
    evening.touch("tab:ledger", "match", match)
    evening.touch("tab:table")


def match_deed(evening: Evening, deed: str, seat: int, *, mortgaged: bool = False) -> None:
    match = f"match:deed:{deed}:seat{seat}:{int(mortgaged)}:{said(evening, 'so')}"
    evening.touch("tab:ledger", "match", match)
    evening.touch("tab:table")

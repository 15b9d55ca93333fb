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


def match_token(evening: Evening, seat: int, cell: int, *, held: bool = False) -> None:
    evening.touch("tab:ledger", "match", f"match:token:{seat}:{cell}:{int(held)}:стоит тут")
    evening.touch("tab:table")


def match_deed(evening: Evening, deed: str, seat: int, *, mortgaged: bool = False) -> None:
    evening.touch("tab:ledger", "match", f"match:deed:{deed}:seat{seat}:{int(mortgaged)}:так")
    evening.touch("tab:table")

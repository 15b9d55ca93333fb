"""What is done only once the PIN was typed, where there is one: altering what was entered."""

from __future__ import annotations

from collections.abc import Callable

from companion.commands import Command
from companion.decisions import Amend, Overrule
from ui.places.house import House

BY_HAND = "match"
"""Where the table corrects by hand."""


def guarded(house: House, act: Callable[[], None], *, grave: bool) -> None:
    """Do *act*, a *grave* one once the PIN was typed; play itself is never kept waiting."""
    if grave and house.settings.pin:
        house.go("pin", "ask", lambda _digits: act(), house.place)
    else:
        act()


def alters(house: House, command: Command) -> bool:
    """Return whether a command alters what was entered or agreed on."""
    return house.place == BY_HAND or isinstance(command, (Amend, Overrule))


def several(house: House, seq: int) -> bool:
    """Return whether more than one entry would be taken back."""
    return house.table is not None and house.table.past[-1].entry.seq != seq

"""The screen after a fault of the program."""

from __future__ import annotations

from companion.table import Table
from ui.i18n import Catalogue
from ui.presenters.vm import KeyVM
from ui.presenters.vm_more import ErrorVM
from ui.presenters.vm_start import BareVM


def failure(say: Catalogue, table: Table | None, error: BaseException) -> ErrorVM:
    """Return what happened, and how far the journal goes."""
    seq = table.past[-1].entry.seq if table and table.past else 0
    return ErrorVM(
        BareVM(),
        say("failure"),
        say("failure.text"),
        say("failure.journal", count=seq),
        KeyVM("restart", say("failure.restart"), "rotate", tone="primary"),
        f"{type(error).__name__}: {error}",
    )

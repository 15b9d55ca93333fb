"""The screen after a fault of the program."""

from __future__ import annotations

from companion.table import Table
from ui.i18n import Catalogue
from ui.presenters.vm import KeyVM
from ui.presenters.vm_more import ErrorVM
from ui.presenters.vm_start import BareVM


def failure(say: Catalogue, table: Table | None, error: BaseException) -> ErrorVM:
    """Return what happened, how far the journal goes, and the ways to go on."""
    past = table.past if table else []
    seq = past[-1].entry.seq if past else 0
    undo = (
        KeyVM("undo", say("failure.undo"), "undo", say("failure.undo.note"))
        if len(past) > 1
        else None
    )
    return ErrorVM(
        BareVM(),
        say("failure"),
        say("failure.text"),
        say("failure.journal", count=seq),
        KeyVM("restart", say("failure.restart"), "table", say("failure.saved"), tone="primary"),
        f"{type(error).__name__}: {error}",
        undo,
    )

"""What the disk objects to, and what helps; the technical words are in brackets."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Mapping
from typing import Literal

from companion.errors import CompanionError, JournalTooNew
from ui.i18n import Catalogue

NO_ROOM = {errno.ENOSPC, errno.EDQUOT}
NO_WRITING = {errno.EROFS, errno.EACCES, errno.EPERM}
Cause = Literal["full", "read_only", "elsewhere", "other"]
"""What kinds of remedy there are: room, leave to write, another window, or none known."""
BY_NAME: Mapping[str, Cause] = {
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read_only",
    "SQLITE_CANTOPEN": "read_only",
    "SQLITE_PERM": "read_only",
    "SQLITE_CONSTRAINT": "elsewhere",
}


def refused_by_disk(say: Catalogue, error: CompanionError) -> str:
    """Return that an entry was not taken, and what to do about it."""
    return say(f"disk.{cause(error)}", text=str(error))


def unreadable(say: Catalogue, error: CompanionError) -> str:
    """Return why a saved game cannot be opened."""
    if isinstance(error, JournalTooNew):
        return say("journal.newer", text=str(error))
    if isinstance(error.__cause__, FileNotFoundError):
        return say("journal.gone", text=str(error))
    return say("journal.spoilt", text=str(error))


def cause(error: CompanionError) -> Cause:
    """Return what kind of remedy there is."""
    match error.__cause__:
        case sqlite3.Error() as found:
            name = getattr(found, "sqlite_errorname", "")
            return next(
                (kind for known, kind in BY_NAME.items() if name.startswith(known)), "other"
            )
        case OSError(errno=number) if number in NO_ROOM:
            return "full"
        case OSError(errno=number) if number in NO_WRITING:
            return "read_only"
    return "other"

"""The sticks that are plugged in, and a game copied on one or off one."""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Iterable, Sequence
from contextlib import closing, suppress
from itertools import count, islice
from pathlib import Path

from companion.errors import JournalError
from companion.journal import Journal, export
from companion.journal_file import copied, on_disk, put_down

MOUNTED = (Path("/media"), Path("/run/media"))
"""Where a desktop, or udev, puts what is plugged in: right here, or in a folder of the user's."""
FOLDER = "Kassa"


def sticks(
    places: Iterable[Path] = MOUNTED, mounted: Callable[[Path], bool] = os.path.ismount
) -> tuple[Path, ...]:
    """Return the sticks that can be written on."""
    near = [path for place in places for path in listed(place)]
    found = sorted({*near, *(path for folder in near for path in listed(folder))})
    return tuple(path for path in found if mounted(path) and os.access(path, os.W_OK))


def listed(folder: Path) -> list[Path]:
    """Return what lies in a folder; a stick that was just pulled out hides no other one."""
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def carry(game: Path, stick: Path) -> Path:
    """Copy a game on a stick, once to go on with and once as text, over its own older copy alone.

    Both are on the stick when this returns: it may be pulled out.

    :raises JournalError: if the game cannot be read, or the stick does not take it.
    """
    journal = Journal.read(game)
    with on_disk(stick.name):
        (stick / FOLDER).mkdir(exist_ok=True)
        path = free(journal, stick / FOLDER / game.name)
        put(game, path)
        export(journal, path.with_suffix(".jsonl"))
        os.sync()
    return path


def carry_away(game: Path, sticks: Sequence[Path]) -> Path:
    """Copy a game on the first of some sticks that takes it; return that stick.

    :raises JournalError: as ``carry`` does, if none takes it.
    """
    *before, last = sticks
    for stick in before:
        with suppress(JournalError):
            carry(game, stick)
            return stick
    carry(game, last)
    return last


def carried(stick: Path) -> tuple[Path, ...]:
    """Return the games that lie on a stick."""
    return tuple(sorted(path for path in listed(stick / FOLDER) if path.suffix == ".kassa"))


def fetch(game: Path, here: Container[Path], path: Path) -> Path:
    """Return a game of those *here*; one that lies on a stick is copied to *path* first.

    :raises JournalError: if the game cannot be read, or the disk does not take it.
    """
    if game in here:
        return game
    Journal.read(game).close()
    with on_disk(path.name):
        path.parent.mkdir(parents=True, exist_ok=True)
        put(game, path)
    return path


def put(game: Path, path: Path) -> None:
    """Copy a game whole or not at all."""
    with closing(copied(game)) as db:
        put_down(db, path)


def free(journal: Journal, path: Path) -> Path:
    """Return a name that no other game has: every Kassa counts its evenings from one."""
    tries = (path.with_stem(f"{path.stem}-{n}" if n > 1 else path.stem) for n in count(1))
    return next(name for name in tries if not name.exists() or older(name, journal))


def older(path: Path, journal: Journal) -> bool:
    """Return whether a file holds what a game began with, and nothing else."""
    try:
        held = list(Journal.read(path))
    except JournalError:
        return False
    return held == list(islice(journal, len(held)))

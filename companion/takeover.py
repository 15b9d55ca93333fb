"""An evening begun with paper money, taken over in the middle."""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path
from typing import Any

import msgspec

from companion import examples
from companion.arbiter import judge
from companion.edition import Edition
from companion.errors import ExampleError
from companion.fold import blank
from companion.journal import Entry
from companion.problems import load
from companion.rules import book_of
from companion.ruling import Refused
from companion.shelf import Shelf
from companion.shorthand import command_of
from companion.table import Table
from companion.words import LANGUAGES, Words


def take_over(path: Path, shelf: Shelf, at: str) -> str:
    """Begin the game that the situation file describes, and return what it is called.

    :raises ExampleError: naming the place in the file; then nothing was begun.
    """
    edition, arranged = situation(path, shelf)
    assert arranged.command is not None
    journal = shelf.begin(edition, at)
    try:
        Table(journal, lambda: at).submit(arranged.command)
    finally:
        journal.close()
    return journal.name


def situation(path: Path, shelf: Shelf) -> tuple[Edition, Entry]:
    """Return the edition that a situation file is about, and the entry that arranges it.

    :raises ExampleError: naming the place in the file.
    """
    place = path.name
    try:
        shape = msgspec.toml.decode(path.read_bytes().removeprefix(BOM_UTF8), type=dict[str, Any])
    except OSError as error:
        raise ExampleError(f"{place}: {error.strerror}") from error
    except (ValueError, RecursionError) as error:
        raise ExampleError(f"{place}: {error}") from error
    edition = edition_called(str(shape.pop("edition", "")), place, shelf)
    shape |= shape.pop("given", {})
    try:
        order = command_of(examples.arrangement(shape), blank(edition))
    except ExampleError as error:
        raise ExampleError(f"{place}: {error}") from error
    ruling = judge(book_of(edition), blank(edition), order)
    if isinstance(ruling, Refused):
        ground = ruling.ground
        told = Words(LANGUAGES[0]).sentence(ground.article, ground.facts, blank(edition))
        where = ", ".join(f"{name} {fact}" for name, fact in ground.facts.items())
        raise ExampleError(f"{place}: {told} ({where})" if where else f"{place}: {told}")
    return edition, Entry(1, "", order, ruling.events)


def edition_at(name: str, place: str, shelf: Shelf) -> Edition:
    """Return the edition in a TOML file, or the one on the shelf.

    :raises ExampleError: naming those there are.
    """
    return load(Path(name)) if name.endswith(".toml") else edition_called(name, place, shelf)


def edition_called(name: str, place: str, shelf: Shelf) -> Edition:
    """Return the edition on the shelf that a file is about.

    :raises ExampleError: naming those there are, or what is wrong with it.
    """
    editions, broken = shelf.editions()
    for edition in editions:
        if edition.id == name:
            return edition
    for file in broken:
        if name in {file.path.stem, file.id}:
            first, *more = str(file.error).splitlines()
            rest = f" (and {len(more)} more: kassa-book check)" if more else ""
            raise ExampleError(f"{place}: edition: {name!r} is broken: {first}{rest}")
    known = ", ".join(edition.id for edition in editions)
    raise ExampleError(f"{place}: edition: there is no {name!r}; there are {known}")

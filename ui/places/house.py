"""What the places may ask of whoever runs the evening."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from companion.commands import Command, Open
from companion.edition import Edition
from companion.shelf import Shelf
from companion.table import Table
from companion.words import Words
from ui.host import Host
from ui.i18n import Catalogue
from ui.presenters.scene import Scene
from ui.settings import Settings
from ui.tray import Doctor, TrayDesk
from ui.turning import Turntable

T = TypeVar("T")
HEARD = frozenset({"table", "map", "more"})
"""Where what nobody has touched may be shown: a form that is being filled in is left alone."""


class Place(Protocol):
    """A screen of the app: what it shows, and what its touches mean."""

    def view(self) -> Any:
        """Return the view model."""

    def act(self, verb: str, rest: str) -> None:
        """Do what was touched; *rest* follows the first colon of its name."""


@runtime_checkable
class Opened(Protocol):
    """A place that is told when one comes there, and about what."""

    open: Callable[..., None]


class House(Protocol):
    """The evening as the places see it: what there is, and what they may have done."""

    shelf: Shelf
    host: Host
    settings: Settings
    words: Words
    say: Catalogue
    tray: TrayDesk
    doctor: Doctor
    turntable: Turntable
    lot: Random
    refusal: str
    place: str
    seek_tray: Callable[[], None]
    use_tray: Callable[[str], None]
    said: Callable[[str], None]

    @property
    def table(self) -> Table | None:
        """The game in progress, if there is one."""

    def scene(self, tab: str) -> Scene:
        """Return what presenters need, with *tab* open in the bar."""

    def go(self, place: str, *what: Any) -> None:
        """Show another screen, about *what* if it is about something."""

    def begin(self, edition: Edition, opening: Open) -> None:
        """Put a new journal on the shelf, and sit down once the disk has taken it."""

    def go_on(self, path: Path) -> None:
        """Play on where a saved game stands."""

    def attempt(self, job: Callable[[], T], done: Callable[[T], None]) -> None:
        """Have the disk do *job*, and *done* take what it gives; say what the disk objects to."""

    def leave(self) -> None:
        """Close the journal and go back to the editions."""

    def refuse(self, sentence: str) -> None:
        """Say something that stays until the next touch."""

    def submit(self, command: Command, press: str = "") -> None:
        """Enter *command*; a refusal is said and changes nothing."""

    def back_to(self, seq: int) -> None:
        """Take back entry *seq* and all after it."""

    def set(self, **changes: Any) -> None:
        """Change settings and keep them."""

"""What lies on the shelf and on sticks, looked at once and then shown."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from companion.edition import Edition
from companion.proof import Proof
from companion.shelf import Broken, Saved, Shelf
from companion.sticks import carried
from ui.host import Host
from ui.presenters.boards import Boards


class Boxes(Struct, frozen=True):
    """The editions and boards of one's own there are, and what cannot be read of them."""

    editions: tuple[Edition, ...]
    boards: Boards
    broken: tuple[Broken, ...]

    def edition(self, id_: str) -> Edition:
        """Return the edition of this name."""
        return next(edition for edition in self.editions if edition.id == id_)

    def begun(self, id_: str) -> Proof:
        """Return the board that is half entered under this name, or a copy of the edition."""
        return self.boards.of(id_) or Proof(self.edition(id_))


class Found(Struct, frozen=True):
    """All there is to begin or to go on with.

    ``saved`` is the evening to go on with; the games in ``unopened`` are newer and cannot be
    opened. ``others`` is how many games there are besides.
    """

    boxes: Boxes
    saved: Saved | None
    unopened: tuple[Broken, ...]
    others: int


def boxes(shelf: Shelf) -> Boxes:
    """Look which boxes there are."""
    editions, broken = shelf.editions()
    half, spoilt = shelf.proofs()
    return Boxes(editions, Boards(tuple(shelf.own()), half), (*broken, *spoilt))


def found(shelf: Shelf, host: Host) -> Found:
    """Look what there is to begin or to go on with."""
    unopened: list[Broken] = []
    saved = None
    for seen in shelf.evenings():
        if isinstance(seen, Broken):
            unopened.append(seen)
        elif not seen.over:
            saved = seen
            break
    others = len(shelf.games()) - bool(saved) + len(on_sticks(host))
    return Found(boxes(shelf), saved, tuple(unopened), others)


def on_sticks(host: Host) -> dict[Path, str]:
    """Return the games on the sticks that are plugged in, and what each stick is called."""
    return {game: stick.name for stick in host.sticks() for game in carried(stick)}

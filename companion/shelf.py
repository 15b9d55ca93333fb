"""The shelf: the editions and the saved games that are found on the disk."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path

import platformdirs

from companion.agenda import Item
from companion.board import Name
from companion.edition import Edition
from companion.errors import (
    CompanionError,
    EditionError,
    EditionUnreadable,
    EditionUnwritable,
    JournalUnwritable,
)
from companion.game import Player
from companion.journal import Journal, replay
from companion.problems import load
from companion.proof import Proof, read, write
from companion.record import Record
from companion.rules import book_of
from companion.sticks import fetch
from companion.typeset import toml

SHIPPED = Path(__file__).with_name("editions")
MODEL = SHIPPED / "millionaire-classic.toml"
"""The edition that is taken where none is named: for a line that is lacking, for a demo."""
LOOK_BACK = 12
"""How many of the newest games are looked into for those to go on with."""


def home() -> Path:
    """Return where this user's games and editions lie: ``KASSA_HOME``, or what the system says."""
    told = os.environ.get("KASSA_HOME")
    return Path(told) if told else platformdirs.user_data_path("kassa", appauthor=False)


@dataclass(frozen=True, slots=True)
class Broken:
    """A file that is on the shelf and cannot be used, and why."""

    path: Path
    error: CompanionError
    id: str = ""


class Saved(Record, frozen=True):
    """What one sees of a saved game without going on with it; ``item`` is what it waits for."""

    path: Path
    title: Name
    started: str
    players: tuple[Player, ...]
    round: int
    item: Item | None
    over: bool


class Shelf:
    """The games of one user, and the editions that come with the program or are the user's own.

    Games go by the number in their name: a Raspberry Pi has no clock that outlives the power.
    """

    def __init__(self, home: Path) -> None:
        self._games = home / "games"
        self._editions = home / "editions"
        self._proofs = home / "proofs"

    def editions(self) -> tuple[tuple[Edition, ...], tuple[Broken, ...]]:
        """Return the playable editions and the broken ones; one's own replaces its namesake."""
        found: dict[str, Edition] = {}
        broken: list[Broken] = []
        for path in (*sorted(SHIPPED.glob("*.toml")), *sorted(self._editions.glob("*.toml"))):
            try:
                edition = load(regular(path))
            except EditionError as error:
                broken.append(Broken(path, error, _id_in(path)))
            else:
                found[edition.id] = edition
        return tuple(found.values()), tuple(broken)

    def own(self) -> dict[str, Path]:
        """Return the files of the user's own editions that can be played, by what they are."""
        found: dict[str, Path] = {}
        for path in sorted(self._editions.glob("*.toml")):
            with suppress(EditionError):
                found[load(regular(path)).id] = path
        return found

    def proofs(self) -> tuple[tuple[Proof, ...], tuple[Broken, ...]]:
        """Return the boards that are half entered, and what is no longer to be read of them."""
        found: list[Proof] = []
        broken: list[Broken] = []
        for path in sorted(self._proofs.glob("*.json")):
            try:
                found.append(read(regular(path).read_bytes(), path.name))
            except (EditionError, OSError) as error:
                broken.append(Broken(path, EditionUnreadable(f"{path.name}: {error}")))
        return tuple(found), tuple(broken)

    def free_id(self, stem: str) -> str:
        """Return a name that no edition and no half-entered board has."""
        editions, broken = self.editions()
        taken = {*(one.id for one in editions), *(one.id for one in broken)}
        taken |= {
            path.stem for folder in (self._editions, self._proofs) for path in folder.glob("*")
        }
        names = (f"{stem}-{number}" if number > 1 else stem for number in count(1))
        return next(name for name in names if name not in taken)

    def keep(self, proof: Proof) -> None:
        """Put what is entered of a board on the disk, whole, before it returns.

        :raises EditionUnwritable: naming the place, if the disk does not take it.
        """
        put(self._proofs / f"{proof.edition.id}.json", write(proof))

    def publish(self, edition: Edition) -> None:
        """Put a finished board among the user's own editions, and what was entered of it away.

        :raises EditionUnwritable: naming the place, if the disk does not take it.
        """
        path = self.own().get(edition.id) or self._editions / f"{edition.id}.toml"
        while path.exists() and path not in self.own().values():  # broken, but not ours to lose
            path = path.with_stem(f"{path.stem}-new")
        put(path, toml(edition).encode())
        self.discard(edition.id)

    def discard(self, id_: str) -> None:
        """Take what is entered of a board away."""
        with suppress(OSError):
            (self._proofs / f"{id_}.json").unlink()

    def games(self) -> tuple[Path, ...]:
        """Return the saved games, the newest first, without opening any."""
        return tuple(sorted(self._games.glob("*.kassa"), key=_order, reverse=True))

    def game(self, path: Path) -> Path:
        """Return the saved game that a bare name means, where there is no such file; or *path*."""
        here = self._games / path
        return here if path.name == str(path) and not path.exists() and here.exists() else path

    def evenings(self) -> Iterator[Saved | Broken]:
        """Yield the newest games that people sat down to, the newest first, ended ones among them.

        Those that cannot be opened are among them, for nobody can tell how they stand.
        """
        for path in islice(self.games(), LOOK_BACK):
            seen = look_into(path)
            if isinstance(seen, Broken) or seen.players:
                yield seen

    def new_game_path(self) -> Path:
        """Return a name no game has, nor any file that a deleted game left behind."""
        taken = [_order(path)[0] for path in self._games.glob("*.kassa*")]
        return self._games / f"evening-{max(taken, default=0) + 1:04}.kassa"

    def resume(self, path: Path) -> Journal:
        """Return the journal of a saved game; of one that lies on a stick, that of a copy.

        :raises JournalError: if it cannot be read, or the disk does not take the copy.
        """
        return Journal.open(fetch(path, self.games(), self.new_game_path()))

    def begin(self, edition: Edition, at: str) -> Journal:
        """Put the journal of a new game on the shelf.

        :raises JournalUnwritable: naming the place, if the disk does not take it.
        """
        try:
            self._games.mkdir(parents=True, exist_ok=True)
            for litter in self._games.glob("*.kassa-new*"):  # of a beginning that was cut short
                litter.unlink(missing_ok=True)
        except OSError as error:
            raise JournalUnwritable(f"{self._games}: {error.strerror}") from error
        return Journal.create(self.new_game_path(), edition, at)


def put(path: Path, text: bytes) -> None:
    """Write a file whole or not at all.

    :raises EditionUnwritable: naming the place, if the disk does not take it.
    """
    beside = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise EditionUnwritable(f"{path.name}: {error.strerror}") from error


def regular(path: Path) -> Path:
    """Return *path* if reading it cannot wait for somebody to write: a pipe, a socket do not pass.

    :raises EditionUnreadable: naming it.
    """
    if path.exists() and not path.is_file():
        raise EditionUnreadable(f"{path.name}: is no file")
    return path


def _id_in(path: Path) -> str:
    """Return what a broken edition calls itself, if that much can be read."""
    try:
        found = path.is_file() and re.search(
            rb"^id *= *[\"']([\w-]+)[\"']", path.read_bytes(), re.MULTILINE
        )
    except OSError:
        return ""
    return found[1].decode() if found else ""


def look_into(path: Path) -> Saved | Broken:
    """Return what a saved game has come to, or why it cannot be gone on with."""
    try:
        journal = Journal.read(path)
        try:
            book_of(journal.edition)
            game = replay(journal.edition, journal)
        finally:
            journal.close()
    except CompanionError as error:
        return Broken(path, error.with_traceback(None))
    title, started = journal.edition.title, journal.started
    return Saved(path, title, started, game.players, game.count("round"), game.item, over=game.over)


def _order(path: Path) -> tuple[int, int, str]:
    """Return the number a game's name bears, none being the oldest, which of it, then the name."""
    number = re.search(r"(\d+)(?:-(\d+))?\.kassa", path.name)
    return (int(number[1]), int(number[2] or 0), path.name) if number else (0, 0, path.name)

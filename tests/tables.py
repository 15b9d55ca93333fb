"""Tables, books and clocks that many tests sit down to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from companion.commands import Arrange, Open
from companion.edition import Edition
from companion.events import Assessed, Event, Posted
from companion.game import Game, Player
from companion.journal import Entry, Journal
from companion.ledger import MONEY, Account, Money, site
from companion.problems import load
from companion.shelf import SHIPPED, Saved, Shelf
from companion.situation import Sitter
from companion.table import Table

EDITIONS: dict[str, Edition] = {path.stem: load(path) for path in sorted(SHIPPED.glob("*.toml"))}
CLASSIC = EDITIONS["millionaire-classic"]
DELUXE = EDITIONS["millionaire-deluxe"]
ELITE = EDITIONS["millionaire-elite"]
CommandT = TypeVar("CommandT")
FULL = ("internet", "paging", "mobile", "shoes", "furniture", "garments")
MEDIA = {"publishing": 2, "radio": 2, "television": 1}
RIVALS = (
    Sitter("Аня", 300, deeds=("clothing", "bakery", "brewery")),
    Sitter("Боря", 300, deeds=("cars", "shipyard", "steel")),
    Sitter("Вера", deeds=(*FULL, *MEDIA), built={**dict.fromkeys(FULL, 3), **MEDIA}),
)
"""Players who have left one branch in the box, which the first two could build."""


def no_clock() -> str:
    """Tell no time: what a Raspberry Pi knows after a power cut."""
    return ""


def in_memory(edition: Edition = CLASSIC, clock: Callable[[], str] = no_clock) -> Table:
    """Return a table nobody has sat down to."""
    return Table(Journal.create(":memory:", edition, ""), clock)


def seated(*names: str, **options: Any) -> Table:
    """Return a table at which the players have sat down, the first to begin."""
    table = in_memory()
    table.submit(Open(tuple(Player(name) for name in names), options=options))
    return table


def arranged(*sitters: Sitter, turn: int = 0, doubles: int = 0, **options: Any) -> Table:
    """Return a table at which a game is under way; two players are the least."""
    return arranged_of(CLASSIC, *sitters, turn=turn, doubles=doubles, **options)


def arranged_of(
    edition: Edition, *sitters: Sitter, turn: int = 0, doubles: int = 0, **options: Any
) -> Table:
    """Return a table at which a game of *edition* is under way."""
    table = in_memory(edition)
    everyone = (*sitters, *(Sitter(name) for name in ("Б", "В")[: max(0, 2 - len(sitters))]))
    table.submit(Arrange(everyone, turn=turn, doubles=doubles, options=options))
    return table


def to_go_on_with(shelf: Shelf) -> Saved | None:
    """Return the newest game of a shelf that can be gone on with."""
    found = (seen for seen in shelf.evenings() if isinstance(seen, Saved))
    return next((seen for seen in found if not seen.over), None)


@contextmanager
def opened(path: Path) -> Iterator[Journal]:
    """Open a journal for as long as it is looked at."""
    journal = Journal.open(path)
    try:
        yield journal
    finally:
        journal.close()


def entries_of(path: Path) -> list[Entry]:
    """Return what a journal on the disk holds."""
    with opened(path) as journal:
        return list(journal)


def prints(folder: Path) -> dict[str, str]:
    """Return a fingerprint of every file in *folder*."""
    return {
        path.name: sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.iterdir())
        if path.is_file()
    }


def sums(game: Game) -> dict[str, int]:
    """Return what all accounts add up to, commodity by commodity: always nothing."""
    return {name: sum(column.values()) for name, column in game.ledger.columns.items()}


def moved_and_explained(
    facts: tuple[Event, ...],
) -> tuple[list[tuple[Account, Account, Money]], list[tuple[Account, Account, Money]]]:
    """Return the money that moved and the sums that were assessed, in order: one and the same."""
    moved = [
        (fact.transfer.payer, fact.transfer.payee, fact.transfer.amount)
        for fact in facts
        if isinstance(fact, Posted) and fact.transfer.commodity == MONEY
    ]
    explained = [
        (fact.payer, fact.payee, fact.sum.total)
        for fact in facts
        if isinstance(fact, Assessed) and fact.sum.total
    ]
    return moved, explained


def standing_pieces(game: Game) -> dict[str, int]:
    """Return the buildings that stand on the board, as one counts them by the plots' levels."""
    found: dict[str, int] = dict.fromkeys(game.edition.ladder.steps, 0)
    for deed in game.edition.deeds:
        for piece, count in standing_on(game, deed).items():
            found[piece] += count
    return found


def standing_on(game: Game, deed: str) -> dict[str, int]:
    """Return what stands on a plot, as one sees it on the board."""
    replaced = game.options.enterprise_replaces_branches
    return game.edition.ladder.pieces(game.level(deed), replaced=replaced)


def pieces_in_books(game: Game) -> dict[str, int]:
    """Return the buildings the books have on the plots."""
    return {
        piece: sum(game.ledger.balance(site(deed), piece) for deed in game.edition.deeds)
        for piece in game.edition.ladder.steps
    }

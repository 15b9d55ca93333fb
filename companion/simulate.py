"""Whole evenings played by bots: for soak tests, benchmarks and trials of house rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random
from typing import Literal, TypeAlias

from companion.bots import choose
from companion.commands import Finish, Open
from companion.edition import Edition
from companion.game import Player
from companion.journal import Journal
from companion.record import Record
from companion.statement import Standing
from companion.table import Table

NAMES = ("Аня", "Борис", "Вера", "Глеб", "Даша", "Егор", "Жанна", "Захар", "Инна", "Костя")
ROUNDS = 60
"""As long as a patient table plays."""

End: TypeAlias = Literal["last_solvent", "full_industry", "time_called"]


class Evening(Record, frozen=True):
    """How a simulated evening went, and why it ended."""

    seed: int
    end: End
    rounds: int
    turns: int
    entries: int
    standings: tuple[Standing, ...]


def evenings(
    edition: Edition, seeds: range, players: int = 4, rounds: int = ROUNDS
) -> Iterator[Evening]:
    """Play one evening for each seed."""
    for seed in seeds:
        yield summary(play(edition, seed, players=players, rounds=rounds), seed)


def summary(table: Table, seed: int) -> Evening:
    """Return how the evening at *table*, which is over, went."""
    game, past = table.game, table.past
    first = game.options.win_condition == "first_full_industry"
    whole = first and any(game.industries(seat) for seat in game.seats)
    end: End = "full_industry" if whole else "time_called"
    end = "last_solvent" if len(game.seats) == 1 else end
    turns, rounds = game.count("turn"), game.count("round")
    return Evening(seed, end, rounds, turns, len(past), table.standings)


def play(
    edition: Edition,
    seed: int,
    players: int = 4,
    rounds: int = ROUNDS,
    journal: Journal | None = None,
) -> Table:
    """Play an evening to its end, in *journal* if one is given, else in memory.

    The same edition, seed and number of players make the same journal.
    """
    clock, chance = seconds(), Random(seed)  # noqa: S311 - bots, not a secret
    table = Table(journal or Journal.create(":memory:", edition, clock()), clock)
    sit_down(table, players, chance)
    go_on(table, chance, rounds)
    return table


def sit_down(table: Table, players: int, chance: Random) -> None:
    """Open the game for so many players; who begins is drawn by lot.

    The decks whose cards are known lie on the screen.
    """
    seated = tuple(Player(name, coin) for coin, name in enumerate(NAMES[:players], 1))
    decks = [name for name, deck in table.game.edition.decks.items() if deck.cards]
    options = {"decks_on_screen": decks} if decks else {}
    table.submit(Open(seated, chance.randrange(players), options))


def go_on(table: Table, chance: Random, rounds: int = ROUNDS) -> None:
    """Play an open game to its end; once so many rounds are over, time is called."""
    while not table.game.over:
        late = table.game.count("round") > rounds
        table.submit(Finish() if late else choose(table, chance))


def seconds() -> Callable[[], str]:
    """Return a clock that goes on by a second whenever it is read, always from the same evening."""
    evening = datetime(2000, 1, 1, 19, tzinfo=UTC)
    ticks = ((evening + timedelta(seconds=n)).isoformat() for n in count())
    return ticks.__next__

"""An evening played by bots, and how it went in figures: for soak tests and trials of rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random
from statistics import fmean
from typing import Any, Literal, TypeAlias

from companion.assessment import articles
from companion.bots import choose
from companion.commands import Finish, Open
from companion.decisions import TimeUp
from companion.edition import Edition
from companion.errors import IllegalCommand
from companion.events import Assessed, Event, Moved, Posted
from companion.game import Player
from companion.journal import Journal
from companion.ledger import BANK, Money, Seat
from companion.record import Record, tag_of
from companion.rules import book_of
from companion.ruling import Granted, Refused
from companion.table import Table

NAMES = ("Аня", "Борис", "Вера", "Глеб", "Даша", "Егор", "Жанна", "Захар", "Инна", "Костя")
ROUNDS = 60
"""As long as a patient table plays."""
ENTRIES_A_ROUND = 1000
"""More than any round can need: who enters more goes round in circles."""

TURNS_A_MINUTE = 2
"""How fast a table plays."""

End: TypeAlias = Literal["last_solvent", "goal_reached", "time_called", "rounds_over", "broken_off"]


class Evening(Record, frozen=True):
    """How a simulated evening went, and why it ended; ``why`` tells what broke it off.

    Time is called by the house rule on time; without one the table stops after so many rounds.

    ``money`` is what was out on the table as each round began, and at the end; ``spread`` the
    Gini coefficient of the players' wealth in per cent, averaged over the same moments.
    """

    seed: int
    end: End
    rounds: int
    turns: int
    entries: int
    winners: tuple[Seat, ...]
    worth: tuple[Money, ...]
    out: tuple[int, ...]
    money: tuple[Money, ...]
    spread: float
    commands: dict[str, int]
    applied: dict[str, int]
    refusals: dict[str, int]
    options: dict[str, Any] = {}
    why: str = ""

    @property
    def bankruptcies(self) -> int:
        """How many players left before the end."""
        return sum(map(bool, self.out))


def summary(
    table: Table, seed: int, refusals: Mapping[str, int] | None = None, why: str = ""
) -> Evening:
    """Return how the evening at *table* went, with the refusals and the trouble there were."""
    game, past, ranked = table.game, table.past, table.standings
    goal = book_of(game.edition).won(game)
    end: End = "time_called" if game.count("time_up") else "rounds_over"
    end = "goal_reached" if goal else end
    end = "last_solvent" if len(game.seats) == 1 else end
    first = tuple(standing.seat for standing in ranked if standing.rank == 1)
    by_seat = sorted(ranked, key=lambda standing: standing.seat)
    wealth, seats = table.wealth(), range(len(game.players))
    return Evening(
        seed=seed,
        end="broken_off" if why else end,
        rounds=game.count("round"),
        turns=game.count("turn"),
        entries=len(past),
        winners=() if why else goal or first,
        worth=tuple(standing.worth.total for standing in by_seat),
        out=tuple(standing.out for standing in by_seat),
        money=circulation(table),
        spread=fmean(gini([held.get(seat, 0) for seat in seats]) for held in wealth),
        commands=dict(Counter(tag_of(type(moment.command)) for moment in past)),
        applied=dict(applied(table)),
        refusals=dict(refusals or {}),
        options=dict(past[0].command.options) if isinstance(past[0].command, Open) else {},
        why=why,
    )


def circulation(table: Table) -> tuple[Money, ...]:
    """Return the money that was out of the bank as each round began, and at the end."""
    out = [-moment.after.ledger.balance(BANK) for moment in table.past]
    begun = [
        sum_
        for moment, sum_ in zip(table.past, out, strict=True)
        if moment.after.count("round") > moment.before.count("round")
    ]
    return (*begun, *out[-1:])


def applied(table: Table) -> Counter[str]:
    """Return in how many entries each article was applied: to a sum, a move or a building."""
    counted = Counter[str]()
    for moment in table.past:
        counted.update(set(_applied(moment.entry.events)))
    return counted


def _applied(facts: tuple[Event, ...]) -> Iterator[str]:
    for fact in facts:
        match fact:
            case Assessed(sum=sum_):
                yield from articles(sum_)
            case Posted(transfer):
                yield transfer.memo
            case Moved(via=via):
                yield via


def gini(wealth: Sequence[Money]) -> float:
    """Return how unequal *wealth* is, in per cent: 0 if all have the same; debts are nothing."""
    held = sorted(max(0, one) for one in wealth)
    count_, total = len(held), sum(held)
    if not total:
        return 0.0
    ranked = enumerate(held, 1)
    return 100 * sum((2 * place - count_ - 1) * one for place, one in ranked) / (count_ * total)


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
    clock, chance = seconds(), chance_of(seed)
    table = Table(journal or Journal.create(":memory:", edition, clock()), clock)
    sit_down(table, players, chance)
    go_on(table, chance, rounds)
    return table


def chance_of(seed: int, what: str = "") -> Random:
    """Return the dice of *seed*, or what else falls by chance; each number is a seed of its own."""
    return Random(f"{what}{seed}" if what or seed < 0 else seed)  # noqa: S311 - bots, not a secret


def sit_down(
    table: Table, players: int, chance: Random, options: Mapping[str, Any] | None = None
) -> None:
    """Open the game for so many players; who begins is drawn by lot.

    The decks whose cards are known lie on the screen, if *options* do not say otherwise.
    """
    seated = tuple(Player(name, coin) for coin, name in enumerate(NAMES[:players], 1))
    decks = [name for name, deck in table.game.edition.decks.items() if deck.cards]
    changed = {**({"decks_on_screen": decks} if decks else {}), **(options or {})}
    table.submit(Open(seated, chance.randrange(players), changed))


def go_on(
    table: Table,
    chance: Random,
    rounds: int = ROUNDS,
    refused: Callable[[Refused], object] | None = None,
) -> None:
    """Play an open game to its end; once it is late, time is called.

    That is when the time limit is over; without one, after as many rounds as a patient table plays.

    :raises IllegalCommand: if nobody could go on, or the evening went on without an end.
    """
    while not (game := table.game).over:
        limit = game.options.time_limit * TURNS_A_MINUTE
        if 0 < limit < game.count("turn") and not game.count("time_up"):
            table.submit(TimeUp())
        elif not limit and game.count("round") > rounds and may_finish(table):
            table.submit(Finish())
        elif len(table.past) > ENTRIES_A_ROUND * rounds:
            raise IllegalCommand(f"no end after {len(table.past)} entries")
        else:
            table.submit(choose(table, chance, refused))


def may_finish(table: Table) -> bool:
    """Return whether the evening may be ended now."""
    return isinstance(table.judge(Finish()), Granted)


def seconds() -> Callable[[], str]:
    """Return a clock that goes on by a second whenever it is read, always from the same evening."""
    evening = datetime(2000, 1, 1, 19, tzinfo=UTC)
    ticks = ((evening + timedelta(seconds=n)).isoformat() for n in count())
    return ticks.__next__

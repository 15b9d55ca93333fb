"""Play the golden evenings anew: ``.venv/bin/python -m tests.make_journal``.

Do so only if a rule or the shape of an entry was changed on purpose, and say so in the commit.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from companion.board import Plot
from companion.bots import choose
from companion.commands import (
    Command,
    Finish,
    MatchBuilt,
    MatchCash,
    MatchDeed,
    MatchStep,
    MatchToken,
    Remit,
)
from companion.edition import Edition
from companion.game import Game, Holding
from companion.journal import Journal, export
from companion.ledger import BANK, purse
from companion.market import MatchSharePrice, MatchShares
from companion.record import Record
from companion.shares import held, price
from companion.simulate import seconds, sit_down
from companion.table import Table
from tests.tables import CLASSIC, DELUXE, ELITE

JOURNALS = Path(__file__).with_name("journals")


class Golden(Record, frozen=True):
    """An evening worth keeping: how it is played, and after how many commands time is called."""

    name: str
    seed: int
    players: int
    commands: int
    edition: Edition = CLASSIC


GOLDEN = (
    Golden("classic-short", seed=16, players=3, commands=70),
    Golden("classic-evening", seed=118, players=2, commands=100_000),
    Golden("deluxe-evening", seed=28, players=3, commands=100_000, edition=DELUXE),
    Golden("elite-evening", seed=15, players=3, commands=100_000, edition=ELITE),
)


class Outcome(Record, frozen=True):
    """How an evening stood when it was recorded."""

    cash: dict[str, int]
    deeds: dict[str, tuple[int, bool, int]]
    positions: tuple[int, ...]
    retired: tuple[int, ...]
    counters: dict[str, int]
    waits_for: str


def outcome(game: Game) -> Outcome:
    """Return how *game* stands, in terms that a later program must still be able to tell."""
    return Outcome(
        cash={account: game.ledger.balance(account) for account in (BANK, *game.edition.pots)}
        | {purse(seat): game.cash(seat) for seat in range(len(game.players))},
        deeds={
            deed: (held.owner, held.mortgaged, game.level(deed))
            for deed, held in sorted(game.holdings.items())
        },
        positions=game.positions,
        retired=tuple(sorted(game.retired)),
        counters=dict(sorted(game.counters.items())),
        waits_for=type(game.item).__name__ if game.item else "",
    )


def by_hand(game: Game) -> Iterator[Command]:
    """Yield what a clerk might enter: a gift, and what makes the books match the table."""
    first, last = game.seats[0], game.seats[-1]
    deed = next(
        name
        for name, deed in game.edition.deeds.items()
        if name not in game.holdings and isinstance(deed, Plot)
    )
    yield Remit(BANK, next(reversed(game.edition.pots)), 30, "пожертвование")
    yield MatchCash(purse(first), game.cash(first) + 15, "нашлась купюра")
    yield MatchToken(last, 10, "фишку задели", None if game.detained(last) else 0)
    yield MatchDeed(deed, Holding(last), "карточка у него")
    yield MatchBuilt(deed, 1, "филиал уже стоял")
    if game.edition.rating:
        yield MatchStep(last, game.rating(last) + 1, "рейтинг забыли поднять")
    if game.edition.shares:
        yield MatchShares(last, held(game, last) + 1, "акция лежала под доской")
        yield MatchSharePrice(price(game) + 10, "метку задели")


def play(golden: Golden) -> Table:
    """Play an evening in which people also err, take back and think better of it."""
    clock, chance = seconds(), Random(golden.seed)
    table = Table(Journal.create(":memory:", golden.edition, clock()), clock)
    sit_down(table, golden.players, chance)
    entered = 0
    while not table.game.over:
        entered += 1
        late = entered > golden.commands or table.game.count("round") > 60
        table.submit(Finish() if late else choose(table, chance), press=f"press-{entered}")
        if entered == 50:
            for command in by_hand(table.game):
                table.submit(command)
        if entered % 17 == 0 and not table.game.over:
            take_back_some(table, chance)
    return table


def take_back_some(table: Table, chance: Random) -> None:
    """Go back a little, and perhaps forth again."""
    back = chance.randint(1, min(4, len(table.past) - 1))
    table.back_to(table.past[-back].entry.seq)
    for _ in range(chance.randint(0, back)):
        table.redo()


def main() -> None:
    """Write every golden evening, and how it stood in the end."""
    JOURNALS.mkdir(exist_ok=True)
    for golden in GOLDEN:
        table = play(golden)
        export(table.journal, JOURNALS / f"{golden.name}.jsonl")
        end = msgspec.json.format(msgspec.json.encode(outcome(table.game)))
        (JOURNALS / f"{golden.name}.end.json").write_bytes(end + b"\n")


if __name__ == "__main__":
    main()

"""How fast the rules, the journal and the shelf are: ``.venv/bin/python -m tests.benchmarks.core``.

Nothing is asserted; compare with the figures in ``docs/architecture.md`` and with the last run.
"""

from __future__ import annotations

import gc
import resource
import shutil
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeVar

from companion.arbiter import choices, judge
from companion.bots import choose
from companion.journal import Journal, replay
from companion.rules import book_of
from companion.shelf import Shelf, look_into
from companion.simulate import go_on, play, seconds, sit_down
from companion.table import Table
from companion.trials import Trial, evening
from tests.tables import CLASSIC, to_go_on_with

LONG = 2_000
"""Entries in a journal longer than any evening of people."""
BEST_OF = 5
T = TypeVar("T")


def timed(work: Callable[[], T], runs: int = BEST_OF) -> tuple[float, T]:
    """Return the shortest of some runs in seconds, and what the work gave."""
    best = float("inf")
    for _ in range(runs):
        gc.collect()
        start = perf_counter()
        result = work()
        best = min(best, perf_counter() - start)
    return best, result


def tell(what: str, value: float, unit: str) -> None:
    """Print one figure."""
    print(f"{what:<58}{value:>12,.1f} {unit}")


def rules() -> None:
    """Measure whole evenings with bots, and the engine alone."""
    seconds_, played = timed(lambda: [evening(Trial(CLASSIC), seed) for seed in range(10)], runs=3)
    tell("evenings of four bots, 60 rounds: turns", sum(e.turns for e in played) / seconds_, "/s")
    table, book = play(CLASSIC, seed=2, players=4), book_of(CLASSIC)
    asked = [(m.before, m.entry.command) for m in table.past if m.entry.command]
    seconds_, _ = timed(lambda: [judge(book, game, command) for game, command in asked])
    tell("recorded commands judged again", len(asked) / seconds_, "/s")
    late = table.past[-2].before
    seconds_, found = timed(lambda: list(choices(book, late)))
    tell(f"all {len(found)} choices of a late moment", 1000 * seconds_, "ms")


def long_journal(path: Path) -> None:
    """Play evening after evening in one file until it is long: the end of each is taken back."""
    table, chance = Table(Journal.create(path, CLASSIC, ""), seconds()), Random(1)
    sit_down(table, 4, chance)
    written, start = 0, perf_counter()
    while table.past[-1].entry.seq < LONG:
        if table.game.over:
            table.take_back()
        table.submit(choose(table, chance))
        written += 1
    tell("entries played and confirmed on this disk", written / (perf_counter() - start), "/s")
    table.journal.close()


def opening(path: Path) -> None:
    """Measure how a long journal is opened, and what it takes of memory."""

    def opened() -> Table:
        journal = Journal.open(path)
        table = Table(journal, seconds())
        journal.close()
        return table

    took, table = timed(opened)
    tell(f"opening a journal of {len(table.past):,} entries", 1000 * took, "ms")
    tell("its size on the disk", path.stat().st_size / 1024, "KiB")
    entries = [moment.entry for moment in table.past]
    took, _ = timed(lambda: replay(CLASSIC, entries))
    tell("replaying them", 1000 * took, "ms")
    tracemalloc.start()
    kept = opened()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    tell(f"what a table with {len(kept.past):,} past games holds", size / 1024, "KiB")


def shelf(folder: Path) -> None:
    """Measure a shelf with a hundred finished evenings."""
    games = Shelf(folder)
    path = games.new_game_path()
    journal = games.begin(CLASSIC, "")
    table = Table(journal, seconds())
    sit_down(table, 4, Random(3))
    go_on(table, Random(3))
    journal.close()
    for number in range(2, 101):
        shutil.copy(path, path.with_name(f"evening-{number:04}.kassa"))
    took, found = timed(games.games)
    tell(f"listing {len(found)} saved games", 1000 * took, "ms")
    took, _ = timed(lambda: look_into(path))
    tell(f"looking into one of {len(table.past)} entries", 1000 * took, "ms")
    took, _ = timed(lambda: to_go_on_with(games))
    tell("seeking one to go on with, where all are over", 1000 * took, "ms")
    took, _ = timed(games.editions)
    tell("reading and checking the editions", 1000 * took, "ms")


def main() -> None:
    """Print all figures."""
    rules()
    with TemporaryDirectory() as name:
        long = Path(name, "long.kassa")
        long_journal(long)
        opening(long)
        shelf(Path(name))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    tell("most memory this process ever had", peak / 1024, "MiB")


if __name__ == "__main__":
    main()

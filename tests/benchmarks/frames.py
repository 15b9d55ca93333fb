"""Measure the CPU of a frame: `python -m tests.benchmarks.frames`; fails over the budget.

Runs without GL, so that only Python and Kivy count: 0.5 ms here is about 4 ms on a Pi 4. Screens
that show much text are also built and shown anew, which may cost more than one frame.
"""

import gc
import os
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

os.environ.setdefault("KIVY_GL_BACKEND", "mock")

from kivy.app import App

from companion.bots import choose
from companion.simulate import NAMES
from tests.ui.driver import Driver
from tests.ui.gallery import open_view
from tests.ui.live import Live
from tests.ui.samples import SAMPLES
from tests.ui.samples_ledger import long
from tests.ui.samples_roll import paid
from ui import sweep
from ui.motion import slip_in

BUDGET_MS, LIST_BUDGET_MS = 0.5, 1.0
SHOW_BUDGET_MS, COLLECTION_MS = 100.0, 60.0
TURNS, EVERY, SETTLED = 300, 50, 100
"""Turns that are played, between two looks at the memory, and until all screens have come up."""
GROWTH_MB = 4.0
AHEAD = 25.0
"""Seconds of the app after which all screens have been built that it builds ahead."""
FLUNG, PAGE = 120, 590
"""Pixels a frame: a strong fling (7,200 dp a second), and as far as makes every row anew."""
MOVES: dict[str, tuple[str, Callable[[Driver], Any]]] = {
    "token walks 12 cells": ("roll", lambda d: d.app.screen.walk_token(12)),
    "coin flies, two balances count": (
        "roll",
        lambda d: d.app.shell.show(paid("ru"), animate=True),
    ),
    "slip rises": ("charge", lambda d: slip_in(d.app.screen.ids.slip)),
    "key goes down": ("charge", lambda d: setattr(d.app.screen.ids.main, "state", "down")),
    "accept bar burns": ("accept", lambda _: None),
}


def cost(work: Callable[[], object]) -> float:
    """Measure the thread's CPU of a call, ms."""
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000


def report(what: str, taken: list[float], budget: float) -> bool:
    """Print how long frames took; say whether the middle one is over the budget."""
    median = statistics.median(taken)
    print(f"{what:32} median {median:.3f}  worst {max(taken):.3f} ms")
    return median > budget


def scrolling() -> bool:
    """Scroll the ledger of a very long evening."""
    driver = open_view("ledger")
    driver.app.shell.show(long())
    driver.step(3)
    rows = driver.app.screen.list
    room = rows.content.height - rows.height
    taken: dict[int, list[float]] = {}
    for speed in (FLUNG, PAGE):
        taken[speed] = []
        for n in range(60):
            rows.scroll_y = 1 - n * speed / room
            taken[speed].append(cost(driver.step))
    driver.stop()
    report("2,000 entries, a page a frame", taken[PAGE], LIST_BUDGET_MS)
    return report("2,000 entries flung", taken[FLUNG], LIST_BUDGET_MS)


def walking() -> bool:
    """Walk six tokens at once over a map."""
    driver = open_view("map")
    driver.run(0.3)
    board = driver.app.screen.ids.board
    for player, _ in driver.app.screen.vm.board.tokens:
        board.walk_token(player.id, 12)
    driver.step()
    taken = [cost(driver.step) for _ in range(40)]
    driver.stop()
    return report("map with six tokens moving", taken, LIST_BUDGET_MS)


def bare() -> None:
    """Let an empty window turn over: what Kivy itself takes of every figure below."""
    driver = Driver(App()).start()
    driver.run(0.3)
    report("a bare window", [cost(driver.step) for _ in range(200)], BUDGET_MS)
    driver.stop()


def spinning() -> bool:
    """Throw for the third reel, with everything else on the screen that breathes."""
    driver = open_view("jackpot")
    driver.run(0.3)
    driver.app.shell.show(SAMPLES["jackpot_won"]("ru"), animate=True)
    driver.step()
    over = report("a reel spins", [cost(driver.step) for _ in range(40)], BUDGET_MS)
    driver.stop()
    return over


def resident() -> float:
    """Give the memory this process holds, MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Collections:
    """How much CPU each collection of garbage takes, ms."""

    def __init__(self) -> None:
        self.taken = [0.0]
        self._began = 0.0

    def __call__(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.taken.append((time.thread_time() - self._began) * 1000)


def turns() -> bool:
    """Let bots play on the real screens, every motion to its end.

    Report the memory, which has to stay once all screens have come up, and the longest collection
    of garbage.
    """
    collections = Collections()
    with TemporaryDirectory() as home:
        live = Live(Path(home)).start().sit_down(*NAMES[:4])
        live.driver.run(AHEAD)
        gc.callbacks.append(collections)
        chance, seen = Random(7), []
        for turn in range(TURNS + 1):
            while live.game.count("turn") <= turn and not live.game.over:
                live.director.submit(choose(live.table, chance))
                live.driver.run(1.2)
            if turn % EVERY == 0:
                seen.append(resident())
        played = live.game.count("turn")
        gc.callbacks.remove(collections)
        live.stop()
    longest = max(collections.taken)
    print(f"{len(collections.taken)} collections, the longest {longest:.0f} ms")
    grown = seen[-1] - seen[SETTLED // EVERY]
    told = " ".join(f"{size:.0f}" for size in seen)
    print(f"memory over {played} turns, MB: {told}; grown by {grown:.1f} after {SETTLED}")
    return grown > GROWTH_MB or longest > COLLECTION_MS


def showing() -> bool:
    """Show every view for the first time, which builds what it needs, then again."""
    driver = open_view("roll")
    worst = 0.0
    for sample, view in SAMPLES.items():
        shows = [partial(driver.app.shell.show, view(lang)) for lang in ("en", "ru")]
        sweep.set_aside()  # as the app does
        first, again = cost(shows[1]), min(cost(shows[n % 2]) for n in range(6))
        print(f"{sample:32} first shown {first:.0f} ms, again {again:.1f} ms")
        worst = max(worst, first)
    driver.stop()
    sweep.take_back()
    return worst > SHOW_BUDGET_MS


def main() -> int:
    """Print what an evening takes, median and worst of every motion, what showing a view costs."""
    over = int(turns())  # first: it might fill the room that the others leave, and hide its growth
    bare()
    for what, (sample, begin) in MOVES.items():
        driver = open_view(sample)
        driver.run(0.3)
        begin(driver)
        driver.step()
        over += report(what, [cost(driver.step) for _ in range(40)], BUDGET_MS)
        driver.stop()
    over += spinning() + scrolling()
    return over + walking() + showing()


if __name__ == "__main__":
    sys.exit(main())

"""Measure the CPU of a frame: `python -m tests.benchmarks.frames`; fails over the budget.

Runs without GL, so that only Python and Kivy count: 0.5 ms here is about 4 ms on a Pi 4. Screens
that show much text are also built and shown anew, which may cost more than one frame.
"""

import os
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

os.environ.setdefault("KIVY_GL_BACKEND", "mock")

from tests.ui.driver import Driver
from tests.ui.gallery import open_view
from tests.ui.samples import SAMPLES
from tests.ui.samples_ledger import long
from tests.ui.samples_roll import paid
from ui.motion import slip_in

BUDGET_MS, LIST_BUDGET_MS = 0.5, 1.0
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
    taken = []
    for n in range(60):
        driver.app.screen.list.scroll_y = 1 - n / 200
        taken.append(cost(driver.step))
    driver.stop()
    return report("2,000 entries scroll", taken, LIST_BUDGET_MS)


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


def main() -> int:
    """Print median and worst of every motion, then what showing a view costs."""
    over = 0
    for what, (sample, begin) in MOVES.items():
        driver = open_view(sample)
        driver.run(0.3)
        begin(driver)
        driver.step()
        over += report(what, [cost(driver.step) for _ in range(40)], BUDGET_MS)
        driver.stop()
    over += scrolling()
    over += walking()
    driver = open_view("roll")
    for sample, view in SAMPLES.items():
        shows = [partial(driver.app.shell.show, view(lang)) for lang in ("en", "ru")]
        first, again = cost(shows[1]), min(cost(shows[n % 2]) for n in range(6))
        print(f"{sample:32} first shown {first:.0f} ms, again {again:.1f} ms")
    driver.stop()
    return over


if __name__ == "__main__":
    sys.exit(main())

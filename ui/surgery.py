"""Where the tray is examined: what its lines and throws tell, in the words of the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from hardware.checkup import Checkup, middle
from hardware.line_log import LineLog, Logged, tint
from hardware.self_test import SelfTest
from hardware.throw import TrayEvent
from ui.tray import Health, Line, Trial

SHOWN = 40
"""How many of the last lines are told."""
PACE, FLOODED = 0.25, 1.0
"""Seconds between two looks, and where meanwhile all that was told is gone: nobody reads that."""


class Surgery:
    """Examines one tray; everything happens on the screen thread."""

    def __init__(self, log: LineLog, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._clock = clock
        self._checkup = Checkup()
        self._seen = self._told = 0
        self._news = False
        self._looked_at = 0.0

    def heed(self, event: TrayEvent, *, tested: bool) -> None:
        """Take what the tray told; unless `tested` nobody looks at the self-test."""
        self._checkup.heed(event, tested=tested)
        self._news = True

    def has_news(self) -> bool:
        """Read what has come; say whether there is something new to show, and time to."""
        if lines := self._log.since(self._seen):
            self._seen = lines[-1].number
            self._checkup.read(lines)
            self._news = True
        now, fresh = self._clock(), self._seen - self._told
        pace = PACE if fresh <= SHOWN else FLOODED
        if not self._news or now - self._looked_at < pace:
            return False
        self._news, self._looked_at, self._told = False, now, self._seen
        return True

    def examine(self) -> Health:
        """Return how the tray does now."""
        found, last = self._checkup, self._checkup.last
        return Health(
            last.dice if last else (),
            last.quality.value if last else "",
            found.moving,
            found.answered,
            middle(found.settling),
            middle(found.beats),
            tuple(line(kept) for kept in self._log.since(self._seen - SHOWN)),
            tuple((verdict.value, count) for verdict, count in self._log.counts.items()),
            found.thrown,
            found.can_restore,
            trial(found.test) if found.test else None,
        )

    def treat(self, act: Literal["reset", "test", "skip", "stop"]) -> None:
        """Count anew or take that back; begin a self-test, pass a face over, end it."""
        found = self._checkup
        match act:
            case "reset":
                found.reset()
            case "test":
                found.test = SelfTest()
            case "skip" if found.test and not found.test.over:
                found.test.skip()
            case "stop":
                found.test = None


def line(kept: Logged) -> Line:
    """Return a line as it is shown."""
    clock = time.strftime("%H:%M:%S", time.localtime(kept.wall))
    return Line(
        kept.number, clock, kept.text, kept.verdict.value, kept.note, tint(kept.verdict).value
    )


def trial(test: SelfTest) -> Trial:
    """Return how far a self-test has come."""
    misread = tuple((one.die, one.asked, one.read) for one in test.misread)
    return Trial(test.face, test.read, test.passed, misread)

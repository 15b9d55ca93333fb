"""How a tray does, learnt from its lines and throws; what the doctor shows. Pure."""

from collections import deque
from collections.abc import Iterable

from hardware.line_log import Logged, Verdict
from hardware.self_test import SelfTest
from hardware.throw import Throw, TrayEvent

KEPT = 50
"""How many times and intervals the middle one is taken of."""


class Checkup:
    """Follow one tray for as long as it is listened to.

    `answered` is how long the last hello waited, `settling` how long the last dice rolled, both in
    seconds; `moving` says that they roll now. `test` is the self-test under way.
    """

    def __init__(self) -> None:
        self.last: Throw | None = None
        self.moving = False
        self.answered: float | None = None
        self.settling: deque[float] = deque(maxlen=KEPT)
        self.beats: deque[float] = deque(maxlen=KEPT)
        self.test: SelfTest | None = None
        self._thrown: list[tuple[int, ...]] = []
        self._put_away: list[tuple[int, ...]] = []
        self._asked_at = self._moved_at = self._beat_at = 0.0

    def read(self, lines: Iterable[Logged]) -> None:
        """Take the lines that came since the last time, oldest first."""
        for line in lines:
            match line.verdict:
                case Verdict.OPENED | Verdict.LOST:
                    self.moving, self._moved_at, self._beat_at = False, 0.0, 0.0
                case Verdict.SENT if line.text.startswith("$H?"):
                    self._asked_at = line.monotonic
                case Verdict.HELLO:
                    self.answered = line.monotonic - self._asked_at
                case Verdict.MOVED if not self.moving:
                    self.moving, self._moved_at = True, line.monotonic
                case Verdict.THROW:
                    self._settled(line)
                case Verdict.BEAT:
                    self._beat(line.monotonic)

    def heed(self, event: TrayEvent, *, tested: bool = True) -> None:
        """Take what the tray told of its dice; unless `tested` it is none of the self-test's."""
        if not isinstance(event, Throw):
            return
        self.last = event
        if self.test is not None and tested:
            self.test.take(event.dice)
            return
        self._put_away = []
        self._thrown.append(tuple(int(die) if die.isdigit() else 0 for die in event.dice))

    @property
    def thrown(self) -> tuple[tuple[int, ...], ...]:
        """Give what was thrown since the last reset, self-tests apart; 0 is a die not made out."""
        return tuple(self._thrown)

    @property
    def can_restore(self) -> bool:
        """Tell whether the last reset can be taken back: nothing was thrown since."""
        return bool(self._put_away)

    def reset(self) -> None:
        """Begin to count anew, or take that back if nothing was thrown since."""
        self._thrown, self._put_away = self._put_away, self._thrown

    def _settled(self, line: Logged) -> None:
        self.moving = False
        age = _age(line.text)
        if self._moved_at and age is not None:
            self.settling.append(max(0.0, line.monotonic - age - self._moved_at))
        self._moved_at = 0.0

    def _beat(self, now: float) -> None:
        if self._beat_at:
            self.beats.append(now - self._beat_at)
        self._beat_at = now


def _age(text: str) -> float | None:
    """Give how many seconds before its line a throw of DT1 came to rest."""
    fields = text.split(",")
    return int(fields[3]) / 1000 if len(fields) > 3 and fields[3].isdigit() else None


def middle(times: Iterable[float]) -> float | None:
    """Give the middle one, if there is any."""
    ordered = sorted(times)
    return ordered[len(ordered) // 2] if ordered else None

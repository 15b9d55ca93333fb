"""The last lines of a tray with what was made of each; what the bench and the doctor show."""

import threading
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile


class Verdict(StrEnum):
    """What was made of one line, or of the link itself."""

    SENT = "sent"
    OPENED = "opened"
    LOST = "lost"
    CLOSED = "closed"
    # readable, and
    HELLO = "hello"
    THROW = "throw"
    CONTRADICTION = "contradiction"
    DUPLICATE = "duplicate"
    OLD = "old"
    MOVED = "moved"
    BEAT = "beat"
    TROUBLE = "trouble"
    STALE = "stale"
    FOREIGN = "foreign"
    RESTARTED = "restarted"
    IGNORED = "ignored"
    REFUSED = "refused"
    UNKNOWN = "unknown"
    # not a line of the protocol
    TEXT = "text"
    PARTIAL = "partial"
    NOISE = "noise"
    CHECKSUM = "checksum"
    MALFORMED = "malformed"
    OVERLONG = "overlong"


BAD = frozenset({Verdict.NOISE, Verdict.CHECKSUM, Verdict.MALFORMED, Verdict.OVERLONG})


class Tint(StrEnum):
    """What a line is shown in: our own word, a good one, a strange one, an unreadable one."""

    PLAIN = "plain"
    GOOD = "good"
    ODD = "odd"
    BAD = "bad"


_PLAIN = frozenset({Verdict.SENT, Verdict.OPENED, Verdict.TEXT, Verdict.PARTIAL})
_GOOD = frozenset({Verdict.HELLO, Verdict.THROW, Verdict.MOVED, Verdict.BEAT, Verdict.DUPLICATE})


def tint(verdict: Verdict) -> Tint:
    """Give a verdict its colour."""
    if verdict in BAD:
        return Tint.BAD
    if verdict in _GOOD:
        return Tint.GOOD
    return Tint.PLAIN if verdict in _PLAIN else Tint.ODD


@dataclass(frozen=True, slots=True)
class Logged:
    """One line: its number since the start, when (monotonic and wall seconds), text, verdict."""

    number: int
    monotonic: float
    wall: float
    text: str
    verdict: Verdict
    note: str = ""


class LineLog:
    """Keep the last 500 lines and count all of them; may be read from another thread."""

    def __init__(self, wall: Callable[[], float], size: int = 500) -> None:
        self._wall = wall
        self._lines: deque[Logged] = deque(maxlen=size)
        self._counts: Counter[Verdict] = Counter()
        self._lock = threading.Lock()

    def add(self, now: float, raw: bytes, verdict: Verdict, note: str = "") -> None:
        """Append a line; bytes that cannot be printed are kept as escapes."""
        text = "".join(chr(b) if 32 <= b < 127 else f"\\x{b:02x}" for b in raw.rstrip(b"\r\n"))
        with self._lock:
            self._counts[verdict] += 1
            number = self._counts.total()
            self._lines.append(Logged(number, now, self._wall(), text, verdict, note))

    def since(self, number: int) -> list[Logged]:
        """List what is still kept of the lines after the given number, oldest first."""
        with self._lock:
            fresh = takewhile(lambda line: line.number > number, reversed(self._lines))
            return [*fresh][::-1]

    @property
    def counts(self) -> Counter[Verdict]:
        """Copy the number of lines per verdict since the start."""
        with self._lock:
            return self._counts.copy()

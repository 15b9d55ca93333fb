"""Faults by name for simulated trays: what a bad line does to bytes, and a bad throw to dice."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from random import Random

Piece = tuple[float, bytes]
"""Bytes, and the seconds the line stands still before them."""


def _lose(chance: Random, line: bytes) -> Iterator[Piece]:
    start = chance.randrange(len(line))
    yield 0.0, line[:start] + line[start + chance.randint(1, 40) :]


def _flip(chance: Random, line: bytes) -> Iterator[Piece]:
    spoilt = bytearray(line)
    for _ in range(chance.randint(1, 3)):
        spoilt[chance.randrange(len(spoilt))] ^= 1 << chance.randrange(8)
    yield 0.0, bytes(spoilt)


def _double(_chance: Random, line: bytes) -> Iterator[Piece]:
    yield 0.0, line + line


def _garbage(chance: Random, line: bytes) -> Iterator[Piece]:
    noise = chance.randbytes(chance.randint(1, 300))
    yield 0.0, chance.choice([noise + line, line + noise])


def _late(chance: Random, line: bytes) -> Iterator[Piece]:
    yield chance.uniform(1.0, 8.0), line


def _stall(chance: Random, line: bytes) -> Iterator[Piece]:
    cut = chance.randrange(len(line))
    yield 0.0, line[:cut]
    yield chance.uniform(1.0, 8.0), line[cut:]


def _speed(chance: Random, line: bytes) -> Iterator[Piece]:
    """Garble a line as it comes to a host that listens at another speed."""
    yield 0.0, bytes(byte * chance.choice((3, 5, 7)) & 0xFF | 0x80 for byte in line)


def _flood(chance: Random, line: bytes) -> Iterator[Piece]:
    yield 0.0, b"~" * chance.randint(1000, 20000)
    yield 0.0, line


WIRE_FAULTS: dict[str, Callable[[Random, bytes], Iterator[Piece]]] = {
    "lose": _lose,
    "flip": _flip,
    "double": _double,
    "garbage": _garbage,
    "late": _late,
    "stall": _stall,
    "speed": _speed,
    "flood": _flood,
}
MISHAPS = ("reboot", "cocked", "nudge", "vanish", "return", "twin", "foreign", "lying")
"""What befalls a throw; `SimulatedTray` knows how."""


class Wire:
    """Carry bytes in order, cut at random, each line spoilt by one of the faults now and then."""

    def __init__(self, chance: Random, faults: Sequence[str] = (), rate: float = 0.1) -> None:
        self._chance = chance
        self._faults = [WIRE_FAULTS[name] for name in faults]
        self._rate = rate
        self._free_at = 0.0
        self._pieces: deque[Piece] = deque()

    def send(self, now: float, line: bytes) -> None:
        """Put a line on the wire; while it stands still, lines gather behind."""
        standing = self._free_at > now
        for delay, piece in self._spoilt(line):
            self._free_at = self._free_at if standing else max(self._free_at, now) + delay
            cut = self._chance.randint(0, len(piece))
            self._pieces += [(self._free_at, part) for part in (piece[:cut], piece[cut:]) if part]

    def _spoilt(self, line: bytes) -> Iterator[Piece]:
        if self._faults and self._chance.random() < self._rate:
            return self._chance.choice(self._faults)(self._chance, line)
        return iter([(0.0, line)])

    def take(self, now: float) -> bytes:
        """Take the next piece that has arrived, or nothing."""
        if self._pieces and self._pieces[0][0] <= now:
            return self._pieces.popleft()[1]
        return b""

    def due(self) -> float:
        """Tell when the next piece arrives."""
        return self._pieces[0][0] if self._pieces else float("inf")

    def keep_last(self, pieces: int) -> None:
        """Drop the oldest pieces, as a full buffer at either end does."""
        while len(self._pieces) > pieces:
            self._pieces.popleft()

    def clear(self) -> None:
        """Lose all that was on its way: the plug was pulled."""
        self._pieces.clear()
        self._free_at = 0.0

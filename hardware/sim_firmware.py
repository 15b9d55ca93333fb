"""A simulated tray's firmware, written from the protocol and not from the host's code.

It keeps its own encoder and its own clock of what is due, so that it can disagree with the host.
"""

from collections.abc import Iterable
from typing import Protocol

BOOT = b"\x00\xf8\x80\x1crst:0x1 (POWERON_RESET),boot:0x13\r\nDT1 dice tray, self-test ok\r\n"
BEAT = 2.0
NEVER = float("inf")


def crc(body: bytes) -> int:
    """Reckon CRC-16/XMODEM bit by bit, as a microcontroller does."""
    value = 0
    for byte in body:
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1 ^ 0x1021) & 0xFFFF if value & 0x8000 else value << 1
    return value


class Board(Protocol):
    """What runs in a tray, and what lies in it; `Firmware` tells what is asked of it."""

    said: list[bytes]
    lying: tuple[str, ...]
    resets: bool

    def power_up(self, now: float) -> None:
        """Begin anew."""

    def load(self, dice: Iterable[str]) -> None:
        """Lay dice into a tray that is off."""

    def tumble(self, now: float, dice: Iterable[str], seconds: float) -> None:
        """Let the dice move."""

    def hear(self, now: float, data: bytes) -> None:
        """Take bytes from the host."""

    def due(self) -> float:
        """Tell when something will happen by itself."""

    def advance(self, now: float) -> None:
        """Let happen what was due by now."""


class Firmware:
    """What runs in the tray; lines it says gather in `said`.

    Times are monotonic seconds on the caller's clock. `deaf` is how long a board neither hears nor
    speaks after power-up; a board that `resets` powers up whenever its port is opened, as an
    Arduino does.
    """

    def __init__(
        self, name: str = "SIM", *, deaf: float = 1.6, resets: bool = True, settle: float = 0.7
    ) -> None:
        self.name = name
        self.resets = resets
        self._deaf = deaf
        self._settle = settle
        self.lying: tuple[str, ...] = ("-", "-")
        self.power_up(0.0)

    def power_up(self, now: float) -> None:
        """Forget session and throws; the dice that lie here are where it begins, not a throw."""
        self.said = [BOOT]
        self._session, self._seq = "0000", 0
        self.lamp = "0"
        self._read = self.lying
        self._input = bytearray()
        self._awake = now + self._deaf
        self._beat_at = self._awake + BEAT
        self._still_at = NEVER
        self._settled_at = now

    def load(self, dice: Iterable[str]) -> None:
        """Lay dice into a tray that is off; their number is what it is built for."""
        self.lying = tuple(dice)

    def tumble(self, now: float, dice: Iterable[str], seconds: float) -> None:
        """Let the dice move now, and come to rest with these faces that many seconds later."""
        self.advance(now)
        self.lying = tuple(dice)
        if now < self._awake:
            self._read = self.lying
            return
        if self._still_at == NEVER:
            self._say(f"MV,{self._session},{self._seq}")
        self._still_at = now + seconds

    def hear(self, now: float, data: bytes) -> None:
        """Take bytes from the host."""
        self.advance(now)
        if now < self._awake:
            return
        self._input += data
        *lines, rest = self._input.split(b"\n")
        self._input = bytearray(rest[-64:])
        for line in lines:
            self._obey(now, line[line.rfind(b"$") + 1 :].decode("ascii", "replace"))

    def _obey(self, now: float, line: str) -> None:
        word, *fields = line.partition("*")[0].split(",")
        if word == "H?" and fields:
            self._session = fields[0]
            count = len(self.lying)
            self._say(f"HI,1,{self._session},{self._seq},{count},{self.name},sim1,mcl")
        elif word == "RQ" and self._seq:
            self._say_roll(now)
        elif word == "LT" and fields:
            self.lamp = fields[0]

    def due(self) -> float:
        """Tell when something will happen by itself."""
        return min(self._beat_at, self._still_at + self._settle)

    def advance(self, now: float) -> None:
        """Let happen what was due by now, in its order and at its own time."""
        while (at := self.due()) <= now:
            if at == self._beat_at:
                state = "I" if self._still_at == NEVER else "M"
                self._say(f"HB,{self._session},{self._seq},{state}")
                self._beat_at = at + BEAT
            else:
                self._settled_at, self._still_at = self._still_at, NEVER
                self._read = self.lying
                self._seq = self._seq % 65535 + 1
                self._say_roll(at)

    def _say_roll(self, now: float) -> None:
        age = round((now - self._settled_at) * 1000)
        dice = ",".join(self._read)
        self._say(f"RL,{self._session},{self._seq},{age},{dice}")

    def _say(self, body: str) -> None:
        self.said.append(f"${body}*{crc(body.encode()):04X}\r\n".encode())

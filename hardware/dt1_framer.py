"""DT1's lines out of a stream of bytes."""

import re
from dataclasses import dataclass

LONGEST_BUFFER = 256

_PIECE = re.compile(rb"[^$\n]+|[$\n]")


@dataclass(frozen=True, slots=True)
class Raw:
    """One line without its end, and when its first byte came."""

    text: bytes
    began: float


class Framer:
    """Cut a stream into lines, however it is chunked, holding at most 256 bytes.

    `$` always begins a line, so that a truncated one cannot swallow the next.
    """

    def __init__(self) -> None:
        self._held = bytearray()
        self._began = 0.0

    @property
    def held(self) -> int:
        """Count the bytes that wait for the rest of their line."""
        return len(self._held)

    def feed(self, data: bytes, now: float) -> list[Raw]:
        """Take bytes as they came, give the lines they complete."""
        lines: list[Raw] = []
        for piece in _PIECE.findall(data):
            if piece == b"\n":
                self._cut(lines)
                continue
            if piece == b"$":
                self._cut(lines)
            self._hold(piece, now, lines)
        return lines

    def _hold(self, piece: bytes, now: float, lines: list[Raw]) -> None:
        while piece:
            if not self._held:
                self._began = now
            room = LONGEST_BUFFER - len(self._held)
            self._held += piece[:room]
            piece = piece[room:]
            if len(self._held) == LONGEST_BUFFER:
                self._cut(lines)

    def _cut(self, lines: list[Raw]) -> None:
        text = bytes(self._held).rstrip(b"\r")  # MicroPython's print turns \r\n into \r\r\n
        self._held.clear()
        if text:
            lines.append(Raw(text, self._began))

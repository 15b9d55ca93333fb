"""Which devices are plugged in where trays are looked for, each by a mark that stays with it."""

import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from hardware.serial_ports import KNOWN_VENDORS, PORT_ERRORS, Listed, Lister

Look = Callable[[], dict[str, Listed]]
"""Look once, from any thread: each device by its mark. Nothing is opened or written to."""


class Lookout:
    """Look for ports that might be trays: those of known makers, and no others.

    A mark is maker and serial number, or the socket where there is no number or two devices have
    the same; who had it alone before keeps it.
    """

    def __init__(self, lister: Lister) -> None:
        self._lister = lister
        self._lock = threading.Lock()
        self._sockets: dict[str, str | None] = {}
        self._shared: set[str] = set()
        self._found: dict[str, Listed] = {}

    def __call__(self) -> dict[str, Listed]:
        """Look once; while a device vanishes that may fail, and all is as it was."""
        try:
            ports = [port for port in self._lister() if port.vendor in KNOWN_VENDORS]
        except PORT_ERRORS:
            return self._found
        with self._lock:
            numbers = Counter(number(port) for port in ports)
            self._shared |= {name for name, count in numbers.items() if name and count > 1}
            self._found = {self._mark(port): port for port in ports}
            return self._found

    def _mark(self, port: Listed) -> str:
        name = number(port)
        if name and name not in self._shared:
            self._sockets[name] = port.location
            return name
        if name and name in self._sockets and self._sockets[name] == port.location:
            return name
        return f"{make(port)}@{port.location or port.path}"


def make(port: Listed) -> str:
    """Name the kind of a device."""
    return f"{port.vendor or 0:04x}:{port.product or 0:04x}"


def number(port: Listed) -> str:
    """Name a device by its serial number, if it has one."""
    return f"{make(port)}:{port.serial}" if port.serial else ""


def named(paths: tuple[str, ...]) -> Look:
    """Look at these paths alone; a path is a mark of its own."""

    def look() -> dict[str, Listed]:
        return {path: Listed(path) for path in paths if Path(path).exists()}

    return look


class Spot:
    """Say where the device of one mark is now."""

    def __init__(self, mark: str, look: Look) -> None:
        self._mark = mark
        self._look = look

    def find(self) -> str | None:
        """Look once; a name that went to another device meanwhile is not taken for it."""
        port = self._look().get(self._mark)
        return port.path if port else None

    def remember(self, path: str) -> None:
        """Remember nothing: the mark says all."""

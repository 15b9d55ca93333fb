"""A simulated tray plugged straight into a `SerialTray` of the same process."""

import errno

from hardware.serial_ports import Several
from hardware.simulated import SimulatedTray

READ_TIMEOUT = 0.2


class SimulatedSocket:
    """Find and open a simulated tray, as `PortFinder` and `open_port` do for a real one."""

    def __init__(self, tray: SimulatedTray) -> None:
        self._tray = tray

    def find(self) -> str | Several | None:
        """Find the tray while it is plugged in; which of two twins it is cannot be told."""
        self._tray.take()  # looking lets its time pass: what was to happen meanwhile has happened
        if not self._tray.plugged:
            return None
        name = f"sim{self._tray.place or ''}"
        return Several((name, f"{name}-twin")) if self._tray.twin else name

    def remember(self, path: str) -> tuple[str, ...]:  # noqa: ARG002
        """Remember nothing: there is only this one."""
        return ()

    def open(self, _path: str) -> "SimulatedPort":
        """Open the line to it."""
        return SimulatedPort(self._tray)


class SimulatedPort:
    """A port that fails as a pulled USB cable does."""

    def __init__(self, tray: SimulatedTray) -> None:
        self._tray = tray
        self._plug = tray.opened()

    def read(self) -> bytes:
        """Wait up to 0.2 s, then give what has come."""
        clock = self._tray.clock
        until = clock() + READ_TIMEOUT
        with self._tray.changed:
            while True:
                data = self._tray.take()
                self._check()
                now = clock()
                if data or now >= until:
                    return data
                self._tray.changed.wait(max(0.001, min(until, self._tray.due()) - now))

    def write(self, data: bytes) -> None:
        """Send."""
        self._check()
        self._tray.hear(data)

    def close(self) -> None:
        """Let go of the line."""
        if self._tray.plugs == self._plug:
            self._tray.closed()

    def _check(self) -> None:
        if not self._tray.plugged or self._tray.plugs != self._plug:
            raise OSError(errno.EIO, "the simulated tray was unplugged")

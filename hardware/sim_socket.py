"""The line to a simulated tray of the same process, as `open_port` gives one to a real one."""

import errno

from hardware.simulated import SimulatedTray

READ_TIMEOUT = 0.2


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

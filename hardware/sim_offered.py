"""A simulated tray offered to hosts in other processes: how that begins, ends and begins anew."""

import threading
from abc import ABC, abstractmethod

from hardware.simulated import SimulatedTray

LOOK_EVERY = 0.02


class OfferedTray(ABC):
    """Serve a simulated tray in a thread of its own for as long as it is plugged in."""

    def __init__(self, tray: SimulatedTray) -> None:
        self.path = ""
        """Where the tray is, or was last."""
        self._tray = tray
        self._stopped = False
        self._refused: OSError | None = None
        self._offered = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sim-tray", daemon=True)

    def start(self) -> None:
        """Plug the tray in and keep serving it; `path` is known on return.

        :raises OSError: when its place is no longer free.
        """
        self._thread.start()
        self._await_offer()

    def stop(self) -> None:
        """Take the tray away; may be repeated."""
        self._stopped = True
        if self._thread.is_alive():
            self._thread.join()

    def replug(self) -> str:
        """Plug the tray in again, and give its path once it is there.

        :raises OSError: when its place is no longer free; it stays unplugged.
        """
        if not self._tray.plugged:
            self._offered.clear()
            self._refused = None
            self._tray.replug()
            self._await_offer()
        return self.path

    @abstractmethod
    def _offer(self, plug: int) -> None:
        """Serve it where it can be found, and tell so by `_offered`, until it is out."""

    def _run(self) -> None:
        while not self._stopped:
            if self._tray.plugged:
                self._try_to_offer()
            else:
                self._tray.take()  # looking lets its time pass: it may be plugged in meanwhile
                self._wait()

    def _try_to_offer(self) -> None:
        try:
            self._offer(self._tray.plugs)
        except OSError as error:
            self._refused = error
            self._tray.unplug()
            self._offered.set()

    def _await_offer(self) -> None:
        self._offered.wait()
        refused, self._refused = self._refused, None
        if refused is not None:
            raise refused

    def _is_in(self, plug: int) -> bool:
        return not self._stopped and self._tray.plugged and self._tray.plugs == plug

    def _patience(self) -> float:
        """Give the seconds for which nothing will happen by itself."""
        return min(LOOK_EVERY, max(0.001, self._tray.due() - self._tray.clock()))

    def _wait(self) -> None:
        with self._tray.changed:
            self._tray.changed.wait(LOOK_EVERY)

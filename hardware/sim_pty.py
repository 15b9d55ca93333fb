"""A simulated tray on a pty, for hosts in any process."""

import os
import select
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hardware.errors import PathTaken, PathUnwritable
from hardware.sim_offered import OfferedTray
from hardware.simulated import SimulatedTray


class PtyTray(OfferedTray):
    """Offer a simulated tray on a pty, under a new name after each replug.

    `link` leads to it for as long as it is plugged in, as udev's by-id does.
    :raises PathTaken: when something that is no link to a pty lies there.
    :raises PathUnwritable: when its directory is not there or takes nothing.
    """

    def __init__(self, tray: SimulatedTray, link: Path | None = None) -> None:
        if link is not None:
            _check(link)
        super().__init__(tray)
        self._link = link
        self._host_there = False

    def _offer(self, plug: int) -> None:
        with self._pty() as master:
            self._serve(master, plug)

    @contextmanager
    def _pty(self) -> Iterator[int]:
        master, self.path = _another_pty(self.path)
        try:
            self._point_link()
            self._host_there = False
            self._offered.set()
            yield master
        finally:
            self._take_link_away()
            os.close(master)

    def _point_link(self) -> None:
        if self._link is not None:
            _check(self._link)
            fresh = self._link.with_name(f".{self._link.name}.{os.getpid()}")
            if _leads_to_pty(fresh):  # left by a process that was killed
                fresh.unlink()
            fresh.symlink_to(self.path)
            fresh.replace(self._link)

    def _take_link_away(self) -> None:
        """Remove the link, unless another simulator has taken it over by now."""
        if self._link and _leads_to_pty(self._link) and str(self._link.readlink()) == self.path:
            self._link.unlink(missing_ok=True)

    def _serve(self, master: int, plug: int) -> None:
        poll = select.poll()
        poll.register(master, select.POLLIN)
        while self._is_in(plug):
            data = self._tray.take()
            if data:
                self._say(master, data)
            flags = poll.poll(0 if data else self._patience() * 1000)
            seen = flags[0][1] if flags else 0
            if seen & select.POLLIN or not seen & select.POLLHUP:
                self._host_came()
            if seen & select.POLLIN:  # what was said before the host let go is heard
                self._hear(master)
            if seen & select.POLLHUP:
                self._host_left()

    def _host_left(self) -> None:
        if self._host_there:
            self._host_there = False
            self._tray.closed()
        self._wait()  # poll does not, while nobody has the pty open

    def _host_came(self) -> None:
        if not self._host_there:
            try:
                self._tray.opened()
            except FileNotFoundError:
                return  # unplugged in this very moment
            self._host_there = True

    def _hear(self, master: int) -> None:
        try:
            self._tray.hear(os.read(master, 1024))
        except OSError:
            return  # the host let go in this very moment; the next poll tells

    def _say(self, master: int, data: bytes) -> None:
        try:
            os.write(master, data)
        except OSError:
            return  # nobody reads: a tray drops lines rather than wait


def _check(link: Path) -> None:
    """Refuse to put a link where something else lies; one that was left behind is replaced."""
    if (link.exists() or link.is_symlink()) and not _leads_to_pty(link):
        raise PathTaken(f"not a link to a pty, left alone: {str(link)!r}")
    if not os.access(link.parent, os.W_OK | os.X_OK):
        raise PathUnwritable(f"no link can be put into {str(link.parent)!r}")


def _leads_to_pty(link: Path) -> bool:
    return link.is_symlink() and str(link.readlink()).startswith("/dev/pts/")


def _another_pty(last: str) -> tuple[int, str]:
    """Open a pty of another name than the last, raw, and known to be closed at its far end."""
    master, slave = os.openpty()
    path = os.ttyname(slave)
    if path == last:
        try:
            return _another_pty("")
        finally:
            os.close(slave)
            os.close(master)
    tty.setraw(slave)
    os.close(slave)
    os.set_blocking(master, False)
    return master, path

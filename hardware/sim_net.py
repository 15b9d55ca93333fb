"""A simulated tray on a network address, for hosts on any machine."""

import os
import select
import socket
import threading
from contextlib import suppress

from hardware.errors import AddressRefused
from hardware.simulated import SimulatedTray

LOOK_EVERY = 0.02


class NetTray:
    """Offer a simulated tray to one host at a time; unplugged, it does not answer.

    :raises AddressRefused: when another program listens there, or the address is not ours.
    """

    def __init__(self, tray: SimulatedTray, place: tuple[str, int]) -> None:
        self._tray = tray
        self._place = place
        self._stopped = False
        self._offered = threading.Event()
        self._thread = threading.Thread(target=self._run, name="net-tray", daemon=True)
        self._door = _listen(place)

    @property
    def path(self) -> str:
        """Give the address under which it is found."""
        return "socket://{}:{}".format(*self._place)

    def start(self) -> None:
        """Plug the tray in and keep serving it."""
        self._place = self._place[0], self._door.getsockname()[1]
        self._thread.start()

    def stop(self) -> None:
        """Take the tray away; may be repeated."""
        self._stopped = True
        if self._thread.is_alive():
            self._thread.join()

    def replug(self) -> str:
        """Plug the tray in again, and give its address once it answers."""
        if not self._tray.plugged:
            self._offered.clear()
            self._tray.replug()
            self._offered.wait()
        return self.path

    def _run(self) -> None:
        while not self._stopped:
            with self._door:
                self._offered.set()
                self._welcome()
            while not self._tray.plugged and not self._stopped:
                self._tray.take()
                with self._tray.changed:
                    self._tray.changed.wait(LOOK_EVERY)
            self._door = _listen(self._place)
        self._door.close()

    def _welcome(self) -> None:
        plug = self._tray.plugs
        while self._is_in(plug):
            self._tray.take()
            if select.select([self._door], [], [], LOOK_EVERY)[0]:
                host, _ = self._door.accept()
                with host, suppress(OSError):
                    self._serve(host, plug)

    def _serve(self, host: socket.socket, plug: int) -> None:
        host.setblocking(False)  # noqa: FBT003 - as the standard library has it
        self._tray.opened()
        try:
            while self._is_in(plug):
                if data := self._tray.take():
                    host.send(data)
                wait = 0 if data else min(LOOK_EVERY, max(0.001, self._patience()))
                if select.select([host], [], [], wait)[0]:
                    heard = host.recv(1024)
                    if not heard:
                        return
                    self._tray.hear(heard)
        finally:
            if self._tray.plugs == plug:
                self._tray.closed()

    def _patience(self) -> float:
        return self._tray.due() - self._tray.clock()

    def _is_in(self, plug: int) -> bool:
        return not self._stopped and self._tray.plugged and self._tray.plugs == plug


def _listen(place: tuple[str, int]) -> socket.socket:
    try:
        door = socket.create_server(place)
    except OSError as error:
        host, port = place
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror
        raise AddressRefused(f"no tray can listen at {host}:{port}: {why}") from error
    door.setblocking(False)  # noqa: FBT003 - as the standard library has it
    return door

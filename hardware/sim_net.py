"""A simulated tray on a network address, for hosts on any machine."""

import os
import select
import socket
from contextlib import suppress

from hardware.errors import AddressRefused
from hardware.sim_offered import LOOK_EVERY, OfferedTray
from hardware.simulated import SimulatedTray


class NetTray(OfferedTray):
    """Offer a simulated tray to one host at a time; unplugged, it does not answer.

    :raises AddressRefused: when another program listens there, or the address is not ours.
    """

    def __init__(self, tray: SimulatedTray, place: tuple[str, int]) -> None:
        super().__init__(tray)
        self._door = _listen(place)
        self._place = place[0], self._door.getsockname()[1]
        self.path = "socket://{}:{}".format(*self._place)

    def stop(self) -> None:
        """Take the tray away, and its address with it; may be repeated."""
        super().stop()
        self._door.close()

    def _offer(self, plug: int) -> None:
        if self._door.fileno() < 0:
            self._door = _listen(self._place)
        with self._door:
            self._offered.set()
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
                if select.select([host], [], [], 0 if data else self._patience())[0]:
                    heard = host.recv(1024)
                    if not heard:
                        return
                    self._tray.hear(heard)
        finally:
            if self._tray.plugs == plug:
                self._tray.closed()


def _listen(place: tuple[str, int]) -> socket.socket:
    try:
        door = socket.create_server(place)
    except OSError as error:
        host, port = place
        why = os.strerror(error.errno) if error.errno and error.errno > 0 else error.strerror
        raise AddressRefused(f"no tray can listen at {host}:{port}: {why}") from error
    door.setblocking(False)  # noqa: FBT003 - as the standard library has it
    return door

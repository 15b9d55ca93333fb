"""Simulated trays and the host's links to them, in one process."""

from collections.abc import Sequence

from hardware.lookout import make
from hardware.serial_ports import Listed
from hardware.signals import Signal
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.sim_socket import SimulatedPort
from hardware.simulated import SimulatedTray
from hardware.tray_group import TrayGroup


class BenchTray:
    """Simulated trays, heard by the host as real ones; `device` is the first of them.

    A `DiceTray`: what it tells went through the same line, codec and session as from a real one.
    """

    def __init__(self, *devices: SimulatedTray, chosen: str = "") -> None:
        self.device = devices[0]
        self._devices: Sequence[SimulatedTray] = devices
        self._twin = SimulatedTray(listed_dice(["11"]), Firmware(deaf=0.0))
        self._link = TrayGroup(self._look, self._open, chosen)
        self.events = self._link.events
        self.log = self._link.log

    @property
    def in_hand(self) -> SimulatedTray | None:
        """Give the tray that is played with, once that is known."""
        return self._sockets().get(self._link.active.partition("@")[2])

    def start(self) -> None:
        """Begin to look for the trays; once."""
        self._link.start()

    def stop(self) -> None:
        """Unplug them for good."""
        self._link.stop()

    def ask_again(self) -> None:
        """Ask for the last throw again, or look for the tray at once if it is away."""
        self._link.ask_again()

    def use(self, mark: str) -> None:
        """Play with this one of them."""
        self._link.use(mark)

    def signal(self, signal: Signal) -> None:
        """Show it on the lamp of the tray played with."""
        self._link.signal(signal)

    def _sockets(self) -> dict[str, SimulatedTray]:
        """Give the trays by the names of their ports, which change as they are plugged in anew."""
        found = {}
        for socket, device in enumerate(self._devices, 1):
            name = "sim" if socket == 1 else f"sim-{socket}"
            found[f"{name}{device.place or ''}"] = device
        if self.device.twin:
            found["sim-twin"] = self._twin
        return found

    def _look(self) -> dict[str, Listed]:
        found = {}
        for name, device in self._sockets().items():
            if device.is_there():
                port = Listed(name, 0, 0, location=name)
                found[f"{make(port)}@{name}"] = port
        return found

    def _open(self, path: str) -> SimulatedPort:
        return SimulatedPort(self._sockets()[path])

"""Trays by their address."""

import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from random import Random
from urllib.parse import parse_qsl

from hardware import pin_map
from hardware.errors import BadPinMap, BadTrayUrl
from hardware.gpio_tray import GpioTray
from hardware.line_log import LineLog
from hardware.net_port import NetFinder, NetPort, address
from hardware.serial_link import SerialTray
from hardware.serial_ports import PortFinder, list_ports, open_port
from hardware.signals import Signal
from hardware.sim_dice import listed_dice, random_dice
from hardware.sim_firmware import Firmware
from hardware.sim_socket import SimulatedSocket
from hardware.simulated import SimulatedTray
from hardware.throw import DiceTray, TrayEvent

URLS = (
    "none, serial:PATH, serial:auto, socket://HOST:PORT, gpio:MAP.toml, sim:seed=7, sim:list=34,66"
)
DEAF = 3600
"""Seconds; longer than any board is deaf."""


class NoTray:
    """Stand in for a tray at a table that throws by hand."""

    def __init__(self, wall: Callable[[], float] = time.time) -> None:
        self.events: SimpleQueue[TrayEvent] = SimpleQueue()
        self.log = LineLog(wall)

    def start(self) -> None:
        """Begin nothing."""

    def stop(self) -> None:
        """Let go of nothing."""

    def ask_again(self) -> None:
        """Ask nobody."""

    def signal(self, signal: Signal) -> None:
        """Show nothing."""


class BenchTray:
    """A simulated tray and the host's link to it, in one process; `device` is the hand that throws.

    A `DiceTray`: what it tells went through the same line, codec and session as from a real one.
    """

    def __init__(self, device: SimulatedTray) -> None:
        self.device = device
        socket = SimulatedSocket(device)
        self._link = SerialTray(socket, socket.open)
        self.events = self._link.events
        self.log = self._link.log

    def start(self) -> None:
        """Begin to look for the tray; once."""
        self._link.start()

    def stop(self) -> None:
        """Unplug it for good."""
        self._link.stop()

    def ask_again(self) -> None:
        """Ask for the last throw again, or look for the tray at once if it is away."""
        self._link.ask_again()

    def signal(self, signal: Signal) -> None:
        """Show it on the simulated tray's lamp."""
        self._link.signal(signal)


def open_tray(url: str) -> DiceTray:
    """Make the tray at this address; it does nothing before `start`.

    :raises BadTrayUrl: when the address is not understood.
    """
    kind, _, rest = url.partition(":")
    match kind:
        case "none" if not rest:
            return NoTray()
        case "serial" if rest:
            path = None if rest == "auto" else rest
            return SerialTray(PortFinder(path, list_ports), open_port)
        case "socket" if rest:
            return SerialTray(NetFinder(address(rest)), NetPort)
        case "gpio" if rest:
            return _on_pins(Path(rest).expanduser())
        case "sim":
            return BenchTray(simulated(rest))
    raise BadTrayUrl(f"unknown tray {url!r}, known are: {URLS}")


def _on_pins(path: Path) -> GpioTray:
    wiring = pin_map.load(path)
    try:
        return GpioTray(wiring, open_tray(wiring.tray))
    except BadTrayUrl as error:
        raise BadPinMap(f"pin map {str(path)!r}: tray: {error}") from error


def simulated(options: str) -> SimulatedTray:
    """Build a simulated tray from `seed=7&dice=2`, `list=34,66`, `deaf=0`, `faults=lose,late`.

    :raises BadTrayUrl: when an option is not understood.
    """
    try:
        given = dict(parse_qsl(options, keep_blank_values=True, strict_parsing=bool(options)))
        seed = int(given.pop("seed")) if "seed" in given else None
        chance = Random(seed)  # noqa: S311 - dice of a simulation, not of a game
        if "list" in given:
            cup = listed_dice(given.pop("list").split(","))
        else:
            cup = random_dice(chance, int(given.pop("dice", "2")))
        firmware = Firmware(deaf=_share(given, "deaf", "1.6", most=DEAF))
        faults = [name for name in given.pop("faults", "").split(",") if name]
        rate = _share(given, "rate", "0.1", most=1)
        if given:
            raise BadTrayUrl(f"unknown option of a simulated tray: {', '.join(given)}")
        spoiler = Random(seed)  # noqa: S311 - the faults of a simulation
        return SimulatedTray(cup, firmware, faults=faults, rate=rate, chance=spoiler)
    except (ValueError, LookupError) as error:
        if isinstance(error, BadTrayUrl):
            raise
        raise BadTrayUrl(f"not a simulated tray: {error}") from error


def _share(given: dict[str, str], name: str, usual: str, *, most: float) -> float:
    value = float(given.pop(name, usual))
    if not 0 <= value <= most:
        raise ValueError(f"{name} is a number from 0 to {most}")
    return value

"""Trays by their address."""

import time
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from random import Random
from urllib.parse import parse_qsl

from hardware import pin_map
from hardware.dt1_codec import NAME
from hardware.errors import BadPinMap, BadTrayUrl
from hardware.gpio_tray import GpioTray
from hardware.line_log import LineLog
from hardware.lookout import Lookout, named
from hardware.net_port import NetFinder, NetPort, address
from hardware.serial_link import SerialTray
from hardware.serial_ports import PortFinder, list_ports, open_port
from hardware.signals import Signal
from hardware.sim_bench import BenchTray
from hardware.sim_dice import listed_dice, random_dice
from hardware.sim_firmware import Firmware
from hardware.simulated import SimulatedTray
from hardware.throw import DiceTray, TrayEvent
from hardware.tray_group import TrayGroup

URLS = (
    "none, serial:PATH, serial:PATH,PATH, serial:auto, socket://HOST:PORT, gpio:MAP.toml, "
    "sim:seed=7, sim:list=34,66, sim:names=LEFT,RIGHT"
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

    def use(self, mark: str) -> None:
        """Use none."""

    def signal(self, signal: Signal) -> None:
        """Show nothing."""


def open_tray(url: str, chosen: str = "") -> DiceTray:
    """Make the tray at this address; it does nothing before `start`.

    Where several may be plugged in, the one of the mark `chosen` is played with.
    :raises BadTrayUrl: when the address is not understood.
    """
    kind, _, rest = url.partition(":")
    match kind:
        case "none" if not rest:
            return NoTray()
        case "serial" if rest:
            return _serial(rest, chosen)
        case "socket" if rest:
            return SerialTray(NetFinder(address(rest)), NetPort)
        case "gpio" if rest:
            return _on_pins(Path(rest).expanduser(), chosen)
        case "sim":
            return BenchTray(*simulated(rest), chosen=chosen)
    raise BadTrayUrl(f"unknown tray {url!r}, known are: {URLS}")


def _serial(path: str, chosen: str) -> DiceTray:
    if path == "auto":
        return TrayGroup(Lookout(list_ports), open_port, chosen)
    if "," in path:
        return TrayGroup(named(tuple(filter(None, path.split(",")))), open_port, chosen)
    return SerialTray(PortFinder(path, list_ports), open_port)


def _on_pins(path: Path, chosen: str) -> GpioTray:
    wiring = pin_map.load(path)
    try:
        return GpioTray(wiring, open_tray(wiring.tray, chosen))
    except BadTrayUrl as error:
        raise BadPinMap(f"pin map {str(path)!r}: tray: {error}") from error


def simulated(options: str) -> list[SimulatedTray]:
    """Build simulated trays from `seed=7&dice=2`, `list=34,66`, `deaf=0`, `faults=lose,late`.

    There is one for each of `names=LEFT,RIGHT`, and one without.
    :raises BadTrayUrl: when an option is not understood.
    """
    try:
        given = dict(parse_qsl(options, keep_blank_values=True, strict_parsing=bool(options)))
        names = given.pop("names", "SIM").split(",")
        if any(not NAME.fullmatch(name) for name in names):
            raise BadTrayUrl(f"not names of trays: {','.join(names)!r}")
        made = [_simulated(name, dict(given), number) for number, name in enumerate(names)]
    except (ValueError, LookupError) as error:
        if isinstance(error, BadTrayUrl):
            raise
        raise BadTrayUrl(f"not a simulated tray: {error}") from error
    return made


def _simulated(name: str, given: dict[str, str], number: int) -> SimulatedTray:
    seed = int(given.pop("seed")) + number if "seed" in given else None
    chance = Random(seed)  # noqa: S311 - dice of a simulation, not of a game
    if "list" in given:
        cup = listed_dice(given.pop("list").split(","))
    else:
        cup = random_dice(chance, int(given.pop("dice", "2")))
    firmware = Firmware(name, deaf=_number(given, "deaf", "1.6", most=DEAF))
    faults = [fault for fault in given.pop("faults", "").split(",") if fault]
    rate = _number(given, "rate", "0.1", most=1)
    if given:
        raise BadTrayUrl(f"unknown option of a simulated tray: {', '.join(given)}")
    spoiler = Random(seed)  # noqa: S311 - the faults of a simulation
    return SimulatedTray(cup, firmware, faults=faults, rate=rate, chance=spoiler)


def _number(given: dict[str, str], name: str, usual: str, *, most: float) -> float:
    value = float(given.pop(name, usual))
    if not 0 <= value <= most:
        raise ValueError(f"{name} is a number from 0 to {most}")
    return value

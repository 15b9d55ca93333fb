"""Serial ports: which one is the tray, how it is opened, why it was refused.

The only module that knows pyserial, and it loads it only when a port is looked for.
"""

import errno
import fcntl
import grp
import pwd
import select
import stat
import termios
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from hardware.throw import State, Status

if TYPE_CHECKING:
    import serial

BAUD = 115200
READ_TIMEOUT, WRITE_TIMEOUT = 0.2, 0.5

PORT_ERRORS = (OSError, termios.error, TypeError, ValueError)
"""All that pyserial is known to raise on a port that went away."""

NOT_THERE = frozenset(
    {
        errno.ENOENT,
        errno.ENODEV,
        errno.ENXIO,
        errno.EIO,
        errno.ECONNREFUSED,
        errno.ECONNRESET,
        errno.EHOSTUNREACH,
        errno.ENETUNREACH,
    }
)

KNOWN_VENDORS = frozenset(
    {0x2341, 0x2A03, 0x1A86, 0x10C4, 0x0403, 0x067B, 0x2E8A, 0x303A, 0x239A, 0x16C0, 0x1366}
)
"""Makers of boards that trays are built from: only their ports are opened unasked."""


class Port(Protocol):
    """An open line to a tray."""

    def read(self) -> bytes:
        """Wait up to 0.2 s, then give what has come."""

    def write(self, data: bytes) -> None:
        """Send, waiting no longer than 0.5 s."""

    def close(self) -> None:
        """Let go of the device."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A port of the system with its USB identity, as far as it has one."""

    path: str
    vendor: int | None = None
    product: int | None = None
    serial: str | None = None
    location: str | None = None

    def is_same_device(self, other: "Listed") -> bool:
        """Compare by serial number, or where there is none by the socket it is plugged into."""
        if self.vendor is None or (self.vendor, self.product) != (other.vendor, other.product):
            return False
        if self.serial or other.serial:
            return self.serial == other.serial
        return self.location is not None and self.location == other.location


Lister = Callable[[], list[Listed]]
Opener = Callable[[str], Port]


class PortFinder:
    """Say where the tray of a path is now: what answered before first, then what lies there."""

    def __init__(self, path: str, lister: Lister) -> None:
        self._path = path
        self._lister = lister
        self._met: Listed | None = None

    def find(self) -> str | None:
        """Look once; nothing is opened or written to."""
        if self._met is not None:
            for port in listed(self._lister):
                if port.is_same_device(self._met):
                    return port.path
        return self._path if Path(self._path).exists() else None

    def remember(self, path: str) -> None:
        """Remember the device at this path, because a tray answered."""
        real = str(Path(path).resolve())
        self._met = next((port for port in listed(self._lister) if port.path == real), None)


def listed(lister: Lister) -> list[Listed]:
    """List the ports there are; while a device vanishes that may fail, and there are none."""
    try:
        return lister()
    except PORT_ERRORS:
        return []


def list_ports() -> list[Listed]:
    """List the serial ports of this system."""
    from serial.tools.list_ports import comports  # only once a tray is configured

    return [
        Listed(port.device, port.vid, port.pid, port.serial_number, port.location)
        for port in comports()
    ]


def lasting(port: Listed, links: Path = Path("/dev/serial")) -> str:
    """Give the name a port keeps: by its serial number, or by its socket where it has none."""
    with suppress(OSError):
        for link in sorted((links / ("by-id" if port.serial else "by-path")).iterdir()):
            if link.resolve() == Path(port.path).resolve():
                return str(link)
    return port.path


class SerialPort:
    """A port of pyserial, read as it must be: never `in_waiting` first, never by lines."""

    def __init__(self, device: "serial.Serial") -> None:
        self._device = device

    def read(self) -> bytes:
        """Wait for a byte, then take those behind it."""
        first = self._device.read(1)
        if not first:
            return first
        return first + self._device.read(min(self._device.in_waiting, 4096))

    def write(self, data: bytes) -> None:
        """Send, waiting no longer than 0.5 s for room."""
        # pyserial does not wait for room: it tries again and again, and the screen stands still.
        if not select.select([], [self._device.fileno()], [], WRITE_TIMEOUT)[1]:
            self._device.reset_output_buffer()  # closing would wait until all that is sent
            raise TimeoutError("the tray takes nothing")
        self._device.write(data)

    def close(self) -> None:
        """Let go of the device."""
        self._device.close()


def open_port(path: str) -> SerialPort:
    """Open for ourselves alone; a link such as by-id is resolved anew each time."""
    import serial  # only once a tray is configured

    real = str(Path(path).resolve(strict=True))
    device = serial.Serial(
        real, BAUD, timeout=READ_TIMEOUT, write_timeout=WRITE_TIMEOUT, exclusive=True
    )
    # The lock asks others to be polite, TIOCEXCL shuts them out. A pty would stay shut after us
    # for as long as its master lives, so that not even we could open it again.
    if not real.startswith("/dev/pts/"):
        try:
            fcntl.ioctl(device.fileno(), termios.TIOCEXCL)
        except OSError:
            device.close()
            raise
    return SerialPort(device)


def refusal(error: BaseException, path: str) -> Status:
    """Tell why a port could not be opened; when denied, whose it is: `root:dialout 0660`."""
    code = error.errno if isinstance(error, OSError) else None
    if isinstance(error, termios.error) and error.args:
        code = error.args[0]
    match code:
        case errno.EACCES | errno.EPERM:
            return Status(State.DENIED, path, ownership(path))
        case errno.EBUSY | errno.EAGAIN:
            return Status(State.BUSY, path, holder(path) or ownership(path))
        case _ if code in NOT_THERE or isinstance(error, TimeoutError):
            return Status(State.ABSENT, path)
        case _:
            return Status(State.WRONG_DEVICE, path, str(error))


def holder(path: str) -> str:
    """Tell which program has a device open, as far as we may know: `minicom 1234`."""
    try:
        real = str(Path(path).resolve(strict=True))
    except OSError:
        return ""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if any(str(link.readlink()) == real for link in (process / "fd").iterdir()):
                return f"{(process / 'comm').read_text().strip()} {process.name}"
    return ""


def ownership(path: str) -> str:
    """Tell whose a device is and who else may use it: `root:dialout 0660`."""
    try:
        found = Path(path).stat()
    except OSError:
        return ""
    return f"{_owner(found.st_uid)}:{_group(found.st_gid)} {stat.S_IMODE(found.st_mode):04o}"


def _owner(uid: int) -> str:
    try:
        return pwd.getpwuid(uid).pw_name
    except KeyError:
        return str(uid)


def _group(gid: int) -> str:
    try:
        return grp.getgrgid(gid).gr_name
    except KeyError:
        return str(gid)

"""Which port is opened, and what hinders it, on a real pty."""

import errno
import fcntl
import struct
import threading
import time
from pathlib import Path

from hardware.serial_link import SerialTray
from hardware.serial_ports import (
    PortFinder,
    SerialPort,
    list_ports,
    open_port,
)
from hardware.throw import Status
from hardware.trays import open_tray
from tests.hardware.conftest import Offer, Watch, simulated

TIOCGEXCL = 0x80045440


def test_a_tray_that_appears_later_is_taken(offered: Offer, watched: Watch) -> None:
    device = simulated()
    pty, link = offered(device)
    device.unplug()
    while link.is_symlink():
        time.sleep(0.01)
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("absent")
    pty.replug()
    host.wait_for("online")
    assert host.states == ["absent", "opening", "hello", "online"]


def test_row_11_a_port_held_by_another_program_is_busy_said_once_and_taken_when_free(
    offered: Offer, watched: Watch
) -> None:
    _, link = offered(simulated())
    other = open_port(str(link))
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("busy")
    host.tray.ask_again()
    time.sleep(0.1)
    other.close()
    host.tray.ask_again()
    host.wait_for("online")
    assert host.states == ["opening", "busy", "hello", "online"]


def test_row_10_a_denied_port_is_told_once_with_its_owner_and_taken_when_allowed(
    offered: Offer, watched: Watch
) -> None:
    _, link = offered(simulated())
    allowed = threading.Event()
    refused = threading.Semaphore(0)

    def opener(path: str) -> SerialPort:
        if allowed.is_set():
            return open_port(path)
        refused.release()
        raise PermissionError(errno.EACCES, "denied", path)

    host = watched(SerialTray(PortFinder(str(link), list_ports), opener))
    refused.acquire()
    host.tray.ask_again()
    refused.acquire()
    allowed.set()
    host.tray.ask_again()
    host.wait_for("online")
    assert host.states == ["opening", "denied", "hello", "online"]
    denied = next(e for e in host.told if isinstance(e, Status) and e.state == "denied")
    mode = Path(link).resolve().stat().st_mode & 0o777
    assert denied.detail.endswith(f" {mode:04o}")


def test_a_file_that_is_no_serial_port_is_a_wrong_device(tmp_path: Path, watched: Watch) -> None:
    (tmp_path / "file").touch()
    host = watched(open_tray(f"serial:{tmp_path / 'file'}"))
    host.wait_for("wrong_device")


def test_a_pty_is_locked_but_not_shut_to_those_who_open_it_after_us(offered: Offer) -> None:
    _, link = offered(simulated())
    port = open_port(str(link))
    try:
        shut = fcntl.ioctl(port._device.fileno(), TIOCGEXCL, struct.pack("i", 0))
        assert struct.unpack("i", shut) == (0,)
    finally:
        port.close()

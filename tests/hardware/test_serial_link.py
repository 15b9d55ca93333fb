"""The link on a real pty: closing its master is what a pulled cable looks like."""

import errno
import fcntl
import struct
import termios
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest

from hardware.line_log import Verdict
from hardware.serial_link import SerialTray
from hardware.serial_ports import Listed, PortFinder, SerialPort, Several, list_ports, open_port
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.sim_pty import PtyTray
from hardware.simulated import SimulatedTray
from hardware.throw import Concern, Notice, Status, drain
from hardware.trays import open_tray
from tests.hardware.conftest import Watch

TIOCGEXCL = 0x80045440

Offer = Callable[[SimulatedTray], tuple[PtyTray, Path]]


def simulated(deaf: float = 0.0) -> SimulatedTray:
    return SimulatedTray(listed_dice(["34", "66", "12"]), Firmware(deaf=deaf, settle=0.4))


@pytest.fixture
def offered(tmp_path: Path) -> Iterator[Offer]:
    """Offer simulated trays on ptys, each reached by its link; take them away at the end."""
    ptys: list[PtyTray] = []

    def offer(device: SimulatedTray) -> tuple[PtyTray, Path]:
        link = tmp_path / f"tray{len(ptys)}"
        ptys.append(PtyTray(device, link))
        ptys[-1].start()
        return ptys[-1], link

    yield offer
    for pty in ptys:
        pty.stop()


def open_descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def test_row_6_a_tray_deaf_after_its_reset_is_greeted_until_it_hears(
    offered: Offer, watched: Watch
) -> None:
    _, link = offered(simulated(deaf=1.6))
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("online")
    assert host.states == ["opening", "hello", "online"]
    hellos = [line.text for line in host.tray.log.since(0) if line.text.startswith("$H?")]
    assert len(set(hellos)) > 1


def test_a_throw_crosses_the_line(offered: Offer, watched: Watch) -> None:
    device = simulated()
    _, link = offered(device)
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("online")
    device.throw()
    host.wait_for_throws()
    assert host.throws[0].faces == (3, 4)
    assert host.throws[0].quality == "fresh"


def test_rows_1_3_7_a_tray_pulled_in_mid_throw_comes_back_under_another_name(
    offered: Offer, watched: Watch
) -> None:
    device = simulated()
    pty, link = offered(device)
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("online")
    device.throw()
    host.wait_for_throws(1)
    first_path = pty.path

    device.throw()
    device.unplug()
    host.wait_for("lost")
    assert pty.replug() != first_path
    host.wait_for("online", times=2)
    device.throw()
    host.wait_for_throws(2)

    assert host.states == ["opening", "hello", "online", "lost", "opening", "hello", "online"]
    assert [throw.faces for throw in host.throws] == [(3, 4), (1, 2)]
    assert len({throw.session for throw in host.throws}) == 2


class CountingFinder:
    """A finder that lets a test wait until it has looked."""

    def __init__(self, path: Path) -> None:
        self.looked = threading.Semaphore(0)
        self._finder = PortFinder(str(path), list)

    def find(self) -> str | Several | None:
        self.looked.release()
        return self._finder.find()

    def remember(self, path: str) -> None:
        self._finder.remember(path)


def test_a_lost_tray_stays_lost_however_often_it_is_looked_for(
    offered: Offer, watched: Watch
) -> None:
    device = simulated()
    _, link = offered(device)
    finder = CountingFinder(link)
    host = watched(SerialTray(finder, open_port))
    host.wait_for("online")
    device.unplug()
    host.wait_for("lost")
    for _ in range(4):  # the first is the look that found it
        host.tray.ask_again()
        assert finder.looked.acquire(timeout=5)
    host.tray.stop()
    host.told += drain(host.tray)
    assert host.states == ["opening", "hello", "online", "lost"]


def test_row_20_replugs_leak_no_descriptor_and_are_all_counted(
    offered: Offer, watched: Watch
) -> None:
    device = simulated()
    pty, link = offered(device)
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("online")
    before = open_descriptors()
    for cycle in range(4):
        device.unplug()
        host.wait_for("lost", times=cycle + 1)
        pty.replug()
        host.tray.ask_again()  # or the back-off would have us wait
        host.wait_for("online", times=cycle + 2)
    assert open_descriptors() == before
    assert host.tray.log.counts[Verdict.LOST] == 4


def test_the_port_is_given_back_on_stop(offered: Offer, watched: Watch) -> None:
    _, link = offered(simulated())
    before = open_descriptors()
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("online")
    host.tray.stop()
    assert open_descriptors() == before


@pytest.mark.parametrize("reached", ["online", "lost"])
def test_rows_4_and_19_stop_ends_the_thread_whatever_it_waits_for(
    offered: Offer, watched: Watch, reached: str
) -> None:
    device = simulated()
    _, link = offered(device)
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("online")
    if reached == "lost":
        device.unplug()
        host.wait_for("lost")
    host.tray.stop()
    assert "tray-link" not in {thread.name for thread in threading.enumerate()}
    host.tray.stop()


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


class PulledPort:
    """A port whose cable is pulled at the first read."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.closed = False

    def read(self) -> bytes:
        raise self.error

    def write(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        self.closed = True
        raise termios.error(errno.EIO, "gone")


@pytest.mark.parametrize(
    "error",
    [
        OSError(errno.EIO, "Input/output error"),
        termios.error(errno.EIO, "Input/output error"),
        TypeError("'NoneType' object cannot be interpreted as an integer"),
        ValueError("I/O operation on closed port"),
    ],
)
def test_rows_1_2_4_whatever_a_pulled_port_raises_it_is_lost_once_and_looked_for_again(
    offered: Offer, watched: Watch, error: Exception
) -> None:
    _, link = offered(simulated())
    pulled = PulledPort(error)
    ports = iter([pulled])
    tray = SerialTray(
        PortFinder(str(link), list), lambda path: next(ports, None) or open_port(path)
    )
    host = watched(tray)
    host.wait_for("lost")
    host.tray.ask_again()
    host.wait_for("online")
    assert host.states == ["opening", "hello", "lost", "opening", "hello", "online"]
    assert pulled.closed


def test_a_fault_of_our_own_is_logged_and_not_shown_as_a_listening_tray(
    watched: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken(PortFinder):
        def find(self) -> NoReturn:
            raise ZeroDivisionError

    host = watched(SerialTray(Broken(None, list), open_port))
    host.wait_for("lost")
    assert "the tray link failed" in caplog.text


def test_rows_8_and_9_two_possible_trays_are_listed_and_none_is_opened(watched: Watch) -> None:
    twins = [Listed("/dev/ttyUSB0", 0x1A86), Listed("/dev/ttyUSB1", 0x1A86)]
    opened: list[str] = []

    def refuse(path: str) -> NoReturn:
        opened.append(path)
        raise OSError

    host = watched(SerialTray(PortFinder(None, lambda: twins), refuse))
    host.wait(lambda told: any(isinstance(event, Notice) for event in told))
    (notice,) = [event for event in host.told if isinstance(event, Notice)]
    assert notice == Notice(Concern.AMBIGUOUS, "/dev/ttyUSB0 /dev/ttyUSB1")
    assert not opened


def test_a_file_that_is_no_serial_port_is_a_wrong_device(tmp_path: Path, watched: Watch) -> None:
    (tmp_path / "file").touch()
    host = watched(open_tray(f"serial:{tmp_path / 'file'}"))
    host.wait_for("wrong_device")


def test_asking_again_has_the_tray_repeat_a_throw_which_is_not_told_twice(
    offered: Offer, watched: Watch
) -> None:
    device = simulated()
    _, link = offered(device)
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("online")
    device.throw()
    host.wait_for_throws()
    host.tray.ask_again()
    host.wait(lambda _: host.tray.log.counts[Verdict.DUPLICATE] == 1)
    assert len(host.throws) == 1


def test_a_pty_is_locked_but_not_shut_to_those_who_open_it_after_us(offered: Offer) -> None:
    _, link = offered(simulated())
    port = open_port(str(link))
    try:
        shut = fcntl.ioctl(port._device.fileno(), TIOCGEXCL, struct.pack("i", 0))
        assert struct.unpack("i", shut) == (0,)
    finally:
        port.close()

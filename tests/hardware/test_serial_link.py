"""The link on a real pty: closing its master is what a pulled cable looks like."""

import errno
import termios
import threading
from pathlib import Path
from typing import NoReturn

import pytest

from hardware.dt1 import RETRY_WRONG_DEVICE
from hardware.dt1_codec import seal
from hardware.line_log import Verdict
from hardware.serial_link import BACK_OFF, SerialTray
from hardware.serial_ports import PortFinder, open_port
from hardware.signals import Light, Signal
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.simulated import SimulatedTray
from hardware.throw import State, Status, drain
from hardware.trays import open_tray
from tests.hardware.conftest import Offer, Watch, simulated


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
        self.remembered: list[str] = []
        self._finder = PortFinder(str(path), list)

    def find(self) -> str | None:
        self.looked.release()
        return self._finder.find()

    def remember(self, path: str) -> None:
        self.remembered.append(path)
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
    assert finder.remembered == [str(link)]


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


def test_a_port_is_tried_ever_less_often_until_a_tray_answers(tmp_path: Path) -> None:
    tray = SerialTray(PortFinder(str(tmp_path), list), open_port)
    assert [tray._back_off() for _ in range(7)] == [*BACK_OFF, BACK_OFF[-1]]
    tray._tell(Status(State.ONLINE))
    assert tray._back_off() == BACK_OFF[0]


def test_the_lamp_is_put_out_when_nobody_listens_any_more(offered: Offer, watched: Watch) -> None:
    firmware = Firmware(deaf=0.0)
    _, link = offered(SimulatedTray(listed_dice(["34"]), firmware))
    host = watched(open_tray(f"serial:{link}"))
    host.tray.signal(Signal(Light.TURN))
    host.wait(lambda _: firmware.lamp == "1")
    host.tray.stop()
    host.wait(lambda _: firmware.lamp == "0")


class Newer:
    """A port at which a tray answers that speaks the next version."""

    def __init__(self) -> None:
        self.said = b""

    def read(self) -> bytes:
        said, self.said = self.said, b""
        return said

    def write(self, data: bytes) -> None:
        self.said = seal(f"HI,2,{data[4:8].decode()}")

    def close(self) -> None:
        pass


def test_a_tray_with_a_name_that_will_not_do_is_told_so_and_not_that_nobody_answers(
    offered: Offer, watched: Watch
) -> None:
    device = SimulatedTray(listed_dice(["34"]), Firmware("ЛОТОК", deaf=0.0))
    _, link = offered(device)
    host = watched(open_tray(f"serial:{link}"))
    host.wait_for("bad_name")
    assert host.told[-1] == Status(State.BAD_NAME, str(link), "ЛОТОК")


def test_why_a_tray_was_given_up_is_kept_beside_its_lines(tmp_path: Path, watched: Watch) -> None:
    host = watched(SerialTray(PortFinder(str(tmp_path), list), lambda _path: Newer()))
    host.wait_for("bad_version")
    host.wait(lambda _: host.tray.log.counts[Verdict.CLOSED] == 1)
    refused, closed = host.tray.log.since(0)[-2:]
    assert (refused.verdict, closed.text) == ("refused", "speaks DT1 version 2, not 1")


def test_what_proved_to_be_no_tray_for_us_is_left_alone_for_half_a_minute(tmp_path: Path) -> None:
    tray = SerialTray(PortFinder(str(tmp_path), list), lambda _path: Newer())
    assert tray._attempt() == RETRY_WRONG_DEVICE


def test_why_a_port_was_not_opened_is_kept_beside_its_lines_and_said_once(
    tmp_path: Path, watched: Watch
) -> None:
    tried: list[str] = []

    def refuse(path: str) -> NoReturn:
        tried.append(path)
        raise OSError("could not configure port")

    host = watched(SerialTray(PortFinder(str(tmp_path), list), refuse))
    host.wait_for("wrong_device")
    host.tray.ask_again()
    host.wait(lambda _: len(tried) > 1)
    assert host.states == ["opening", "wrong_device"]
    assert [line.text for line in host.tray.log.since(0)] == [
        "wrong_device could not configure port"
    ]


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

    host = watched(SerialTray(Broken("tray", list), open_port))
    host.wait_for("lost")
    assert "the tray link failed" in caplog.text


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

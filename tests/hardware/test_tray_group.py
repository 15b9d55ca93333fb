"""Several trays on real lines: each port has its link, and one tray is played with."""

import errno
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import pytest

from hardware import tray_group
from hardware.line_log import Verdict
from hardware.lookout import Lookout
from hardware.lookout import named as named_paths
from hardware.serial_link import STOP_WITHIN
from hardware.serial_ports import Listed, SerialPort, open_port
from hardware.signals import Light, Signal
from hardware.sim_dice import listed_dice
from hardware.sim_firmware import Firmware
from hardware.simulated import SimulatedTray
from hardware.throw import Chosen, Concern, Ignored, Notice, Quality, Trays, drain
from hardware.tray_group import TrayGroup
from hardware.trays import open_tray
from tests.hardware.conftest import Offer, Watch, Witness, simulated


def named(name: str) -> SimulatedTray:
    return SimulatedTray(listed_dice(["56"]), Firmware(name, deaf=0.0, settle=0.4))


class Pair:
    """Two trays on ptys, and a host that listens to both."""

    def __init__(self, offered: Offer, watched: Watch, names: tuple[str, str]) -> None:
        self.left, self.right = named(names[0]), named(names[1])
        (self.left_pty, left), (_, right) = offered(self.left), offered(self.right)
        self.marks = str(left), str(right)
        self.host = watched(open_tray(f"serial:{left},{right}"))

    def hear(self, found: Callable[[Witness], object]) -> None:
        self.host.wait(lambda _: bool(found(self.host)))

    @property
    def lamps(self) -> tuple[str, ...]:
        boards = [device._firmware for device in (self.left, self.right)]
        return tuple(board.lamp for board in boards if isinstance(board, Firmware))

    @property
    def ignored(self) -> list[Ignored]:
        return [event for event in self.host.told if isinstance(event, Ignored)]


@pytest.fixture
def twins(offered: Offer, watched: Watch) -> Pair:
    pair = Pair(offered, watched, ("T", "T"))
    pair.host.wait_for("several")
    return pair


def test_row_8_of_twins_the_one_thrown_in_first_is_played_with_and_the_other_ignored(
    twins: Pair,
) -> None:
    twins.right.throw("34")
    twins.host.wait_for_throws(1)
    twins.left.throw("66")
    twins.hear(lambda _: twins.ignored)
    twins.right.throw("12")
    twins.host.wait_for_throws(2)
    assert [(t.faces, t.quality) for t in twins.host.throws] == [
        ((3, 4), Quality.CHOICE),
        ((1, 2), Quality.FRESH),
    ]
    assert [i.throw.faces for i in twins.ignored] == [(6, 6)]
    assert [e.mark for e in twins.host.told if isinstance(e, Chosen)] == [twins.marks[1]]
    assert len({t.id for t in twins.host.throws + [i.throw for i in twins.ignored]}) == 3


def test_the_sessions_of_two_trays_are_never_the_same(
    offered: Offer, watched: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hardware.dt1_hello.secrets.randbelow", lambda _most: 7)
    pair = Pair(offered, watched, ("T", "T"))
    pair.host.wait_for("several")
    log = pair.host.tray.log.since(0)
    hellos = [line.text for line in log if line.text.startswith("$H?")]
    assert len(set(hellos)) == len(hellos) >= 2


def test_row_9_two_trays_are_listed_and_none_is_guessed(offered: Offer, watched: Watch) -> None:
    pair = Pair(offered, watched, ("LEFT", "RIGHT"))
    pair.host.wait_for("several")
    known = [e for e in pair.host.told if isinstance(e, Trays)][-1].known
    assert {(t.name, t.active) for t in known} == {("LEFT", False), ("RIGHT", False)}
    pair.host.tray.use(pair.marks[1])
    pair.host.wait_for("online")
    pair.left.throw("34")
    pair.hear(lambda _: pair.ignored)
    assert pair.host.throws == []


def test_unplugged_the_tray_is_waited_for_and_the_other_offered(twins: Pair) -> None:
    twins.host.tray.use(twins.marks[0])
    twins.host.wait_for("online")
    twins.left.unplug()
    twins.host.wait_for("lost")
    twins.hear(
        lambda host: any(isinstance(e, Notice) and e.concern is Concern.OTHER for e in host.told)
    )
    twins.right.throw("34")
    twins.hear(lambda _: twins.ignored)
    twins.left_pty.replug()
    twins.host.wait_for("online", times=3)  # before the other answered, as chosen, and again
    twins.left.throw("12")
    twins.host.wait_for_throws(1)
    assert [t.faces for t in twins.host.throws] == [(1, 2)]


def test_the_counts_are_those_of_the_tray_played_with(twins: Pair) -> None:
    twins.host.tray.use(twins.marks[0])
    twins.host.wait_for("online")
    for device in (twins.right, twins.left):
        device.throw("34")
    twins.host.wait_for_throws(1)
    twins.hear(lambda _: twins.ignored)
    counts = twins.host.tray.log.counts
    assert (counts[Verdict.THROW], counts[Verdict.IGNORED]) == (1, 1)


def test_the_lamp_is_lit_on_the_tray_played_with_or_on_all_until_one_is(twins: Pair) -> None:
    twins.host.tray.signal(Signal(Light.TURN))
    twins.hear(lambda _: twins.lamps == ("1", "1"))
    twins.host.tray.use(twins.marks[0])
    twins.hear(lambda _: twins.lamps == ("1", "0"))
    twins.host.tray.use(twins.marks[1])
    twins.hear(lambda _: twins.lamps == ("0", "1"))


def test_rows_4_and_19_both_ports_are_given_back_on_stop(offered: Offer, watched: Watch) -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    pair = Pair(offered, watched, ("T", "T"))
    pair.host.wait_for("several")
    offers = 2  # each pty keeps its master
    pair.host.tray.stop()
    assert len(list(Path("/proc/self/fd").iterdir())) == before + offers
    assert not {"tray-link", "tray-lookout"} & {thread.name for thread in threading.enumerate()}
    pair.host.tray.stop()


def test_row_19_two_ports_that_hang_while_they_are_opened_are_waited_for_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, waited, left, opening = [0.0], [], [], threading.Semaphore(0)
    hung = threading.Event()

    def join(thread: threading.Thread, timeout: float) -> None:
        waited.append(timeout)
        left.append(all(link._stopped for link in group._links.values()))
        now[0] += timeout if thread.name == "tray-link" else 0.0

    def hang(_path: str) -> NoReturn:
        opening.release()
        hung.wait()
        raise OSError(errno.ENOENT, "gone")

    for name in ("a", "b"):
        (tmp_path / name).touch()
    group = TrayGroup(named_paths((str(tmp_path / "a"), str(tmp_path / "b"))), hang)
    group.start()
    assert all(opening.acquire(timeout=10) for _ in range(2))
    links = [link._thread for link in group._links.values()]
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "join", join)
        patched.setattr(tray_group, "time", SimpleNamespace(monotonic=lambda: now[0]))
        group.stop()
    hung.set()
    for link in links:
        link.join()
    assert (len(waited), all(left)) == (3, True)
    assert now[0] == STOP_WITHIN


def found_by_maker(
    watched: Watch, ports: list[Listed], opener: Callable[[str], SerialPort] = open_port
) -> Witness:
    return watched(TrayGroup(Lookout(lambda: ports), opener))


def test_ports_of_unknown_makers_are_never_opened(offered: Offer, watched: Watch) -> None:
    pty, _ = offered(simulated())
    opened: list[str] = []

    def opener(path: str) -> SerialPort:
        opened.append(path)
        return open_port(path)

    ports = [Listed(pty.path, 0x2341), Listed("/dev/printer", 0x04B8), Listed("/dev/ttyAMA0")]
    found_by_maker(watched, ports, opener).wait_for("online")
    assert opened == [pty.path]


def test_what_is_no_tray_is_left_alone_once_a_tray_is_played_with(
    offered: Offer, watched: Watch
) -> None:
    pty, _ = offered(simulated())
    opened: list[str] = []

    def opener(path: str) -> SerialPort:
        opened.append(path)
        if path == "/dev/modem":
            raise OSError(errno.EINVAL, "no serial port")
        return open_port(path)

    host = found_by_maker(watched, [Listed(pty.path, 0x2341), Listed("/dev/modem", 0x1A86)], opener)
    host.wait_for("online")
    group = host.tray
    assert isinstance(group, TrayGroup)
    host.wait(lambda _: len(group._links) == 1)
    tried = opened.count("/dev/modem")
    group._take_stock()
    assert len(group._links) == 1
    group.ask_again()
    host.wait(lambda _: opened.count("/dev/modem") > tried)


def test_a_tray_that_appears_later_is_taken_and_one_that_goes_before_it_answers_is_forgotten(
    offered: Offer, watched: Watch
) -> None:
    pty, _ = offered(simulated())
    ports: list[Listed] = []
    host = found_by_maker(watched, ports)
    host.wait_for("absent")
    ports.append(Listed(pty.path, 0x2341))
    host.tray.ask_again()
    host.wait_for("online")
    assert host.states == ["absent", "opening", "hello", "online"]


def test_a_port_that_went_before_it_was_chosen_is_no_longer_listened_to(watched: Watch) -> None:
    ports = [Listed("/dev/nothing-1", 0x2341), Listed("/dev/nothing-2", 0x2341)]
    host = found_by_maker(watched, ports)
    host.wait(lambda _: links() == 2)
    ports.clear()
    host.tray.ask_again()
    host.wait(lambda _: links() == 0)


def links() -> int:
    """Count the links of this process."""
    return [thread.name for thread in threading.enumerate()].count("tray-link")


def test_a_list_that_fails_is_logged_and_the_tray_goes_on(
    offered: Offer, watched: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> NoReturn:
        raise ZeroDivisionError

    _, link = offered(simulated())
    host = watched(open_tray(f"serial:{link},{link}-none"))
    host.wait_for("online")
    group = host.tray
    assert isinstance(group, TrayGroup)
    group._look = broken
    group._wake.set()
    host.wait(lambda _: "looking for trays failed" in caplog.text)
    assert drain(group) == []

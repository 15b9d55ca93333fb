"""Trays by their address, and the simulated one in process."""

import subprocess
import sys

import pytest

from hardware.errors import BadTrayUrl, HardwareError
from hardware.line_log import Verdict
from hardware.sim_bench import BenchTray
from hardware.throw import Notice, Status, Trays, drain
from hardware.trays import NoTray, open_tray
from tests.hardware.conftest import Watch


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("", "unknown tray ''"),
        ("none:x", "unknown tray"),
        ("serial:", "unknown tray"),
        ("usb:/dev/ttyACM0", "unknown tray"),
        ("sim:seed=x", "invalid literal"),
        ("sim:list=37", "'37'"),
        ("sim:list=34,6", "same number of dice"),
        ("sim:dice=4", "one to three dice"),
        ("sim:colour=red", "colour"),
        ("sim:list=", "one to three dice"),
        ("sim:deaf=nan", "deaf is a number from 0 to 3600"),
        ("sim:rate=2", "rate is a number from 0 to 1"),
        ("sim:faults=gremlins", "gremlins"),
        ("sim:seed", "not a simulated tray"),
        ("sim:names=LEFT,", "not names of trays"),
    ],
)
def test_an_address_that_is_not_understood_is_refused_with_its_reason(url: str, word: str) -> None:
    with pytest.raises(BadTrayUrl, match=word) as refused:
        open_tray(url)
    assert isinstance(refused.value, HardwareError)
    assert isinstance(refused.value, ValueError)


def test_no_tray_tells_nothing_and_may_be_stopped(watched: Watch) -> None:
    tray = open_tray("none")
    assert isinstance(tray, NoTray)
    watched(tray)
    tray.ask_again()
    assert drain(tray) == []


def test_a_simulated_tray_throws_in_process_from_its_list(watched: Watch) -> None:
    tray = open_tray("sim:list=34,5C&deaf=0")
    assert isinstance(tray, BenchTray)
    host = watched(tray)
    host.wait_for("online")
    tray.device.throw()
    host.wait_for_throws(1)
    tray.device.throw()
    host.wait_for_throws(2)
    assert [(" ".join(t.dice), t.quality) for t in host.throws] == [
        ("3 4", "fresh"),
        ("5 C", "incomplete"),
    ]


def test_a_simulated_tray_is_lost_and_found_in_process(watched: Watch) -> None:
    tray = open_tray("sim:seed=7&deaf=0")
    assert isinstance(tray, BenchTray)
    host = watched(tray)
    host.wait_for("online")
    tray.device.unplug()
    host.wait_for("lost")
    tray.device.replug()
    host.wait_for("online", times=2)


def test_to_look_for_a_simulated_tray_takes_nothing_from_its_line(watched: Watch) -> None:
    tray = open_tray("sim:list=34&deaf=0")
    assert isinstance(tray, BenchTray)
    host = watched(tray)
    host.wait_for("online")
    tray.device.throw()
    host.wait(lambda _: bool(tray._look()) and len(host.throws) == 1)
    counts = tray.log.counts
    assert (counts[Verdict.MOVED], counts[Verdict.CHECKSUM]) == (1, 0)
    assert host.throws[0].quality == "fresh"


def test_row_26_without_a_tray_no_device_library_is_loaded() -> None:
    code = (
        "import sys, hardware.trays, hardware.__main__;"
        "hardware.trays.open_tray('none');"
        "print({'serial', 'gpiozero', 'lgpio', 'kivy', 'companion', 'ui'} & sys.modules.keys())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_a_tray_back_beside_a_twin_is_known_by_its_socket_and_the_twin_is_told(
    watched: Watch,
) -> None:
    tray = open_tray("sim:list=34&deaf=0&faults=twin&rate=1")
    assert isinstance(tray, BenchTray)
    host = watched(tray)
    host.wait_for("online")
    tray.device.throw()
    host.wait_for("online", times=2)
    host.wait(lambda told: any(isinstance(e, Notice) and e.concern == "spare" for e in told))
    assert host.states.count("lost") == 1


def test_of_two_simulated_trays_the_one_used_is_in_hand(watched: Watch) -> None:
    tray = open_tray("sim:names=LEFT,RIGHT&list=34&deaf=0")
    assert isinstance(tray, BenchTray)
    host = watched(tray)
    host.wait_for("several")
    left, right = next(e for e in host.told if isinstance(e, Trays) and len(e.known) == 2).known
    assert (left.name, right.name) == ("LEFT", "RIGHT")
    tray.use(right.mark)
    host.wait_for("online")
    used = tray.in_hand
    assert used not in {None, tray.device}
    used.throw()
    host.wait_for_throws()
    assert host.throws[0].source == "tray:RIGHT"


def test_a_tray_comes_back_as_another_path(watched: Watch) -> None:
    tray = open_tray("sim:list=34&deaf=0&faults=return&rate=1")
    assert isinstance(tray, BenchTray)
    host = watched(tray)
    host.wait_for("online")
    tray.device.throw()
    host.wait_for("online", times=2)
    paths = [event.path for event in host.told if isinstance(event, Status)]
    assert {"sim", "sim1"} <= set(paths)

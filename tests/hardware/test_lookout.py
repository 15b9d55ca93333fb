"""Which ports are looked at, and the mark that stays with each device; no port is opened here."""

from pathlib import Path

import pytest

from hardware.lookout import Lookout, Spot, named
from hardware.serial_ports import Listed

UNO = Listed("/dev/ttyACM0", 0x2341, 0x0043, "857353", "1-1.2")
OTHER = Listed("/dev/ttyACM1", 0x2341, 0x0043, "999999", "1-1.3")
CLONE = Listed("/dev/ttyUSB0", 0x1A86, 0x7523, None, "1-1.4")
TWIN = Listed("/dev/ttyUSB1", 0x1A86, 0x7523, None, "1-1.1")
PRINTER = Listed("/dev/ttyUSB7", 0x04B8, 0x0202, "EPSON", "1-1.5")
UART = Listed("/dev/ttyAMA0")
SAME = Listed("/dev/ttyACM2", 0x2341, 0x0043, "857353", "1-1.3")
"""Another board that was given the serial number of the first."""


@pytest.mark.parametrize(
    ("ports", "marks"),
    [
        ([], []),
        ([PRINTER, UART], []),
        ([UNO, PRINTER, OTHER], ["2341:0043:857353", "2341:0043:999999"]),
        ([CLONE, TWIN], ["1a86:7523@1-1.4", "1a86:7523@1-1.1"]),
        ([UNO, SAME], ["2341:0043@1-1.2", "2341:0043@1-1.3"]),
    ],
    ids=["nothing", "unknown makers", "numbered", "without a number", "with one and the same"],
)
def test_row_8_ports_of_known_makers_are_told_apart(ports: list[Listed], marks: list[str]) -> None:
    found = Lookout(lambda: ports)()
    assert [*found] == marks
    assert [*found.values()] == [port for port in ports if port not in (PRINTER, UART)]


def test_row_8_a_twin_that_comes_later_takes_no_mark_and_never_inherits_it() -> None:
    ports = [UNO]
    look = Lookout(lambda: ports)
    (mark,) = look()
    ports.append(SAME)
    assert look() == {mark: UNO, "2341:0043@1-1.3": SAME}
    ports.remove(UNO)
    assert look() == {"2341:0043@1-1.3": SAME}
    ports.append(UNO)
    assert look()[mark] == UNO


def test_row_7_a_numbered_device_keeps_its_mark_in_another_socket_and_under_another_name() -> None:
    ports = [UNO]
    look = Lookout(lambda: ports)
    (mark,) = look()
    ports[:] = [SAME]
    assert [*look()] == [mark]
    assert Spot(mark, look).find() == SAME.path


def test_row_5_a_list_that_fails_while_a_device_vanishes_changes_nothing() -> None:
    answers: list[list[Listed] | Exception] = [[UNO, CLONE], TypeError("int() argument"), [UNO]]

    def lister() -> list[Listed]:
        answer = answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    look = Lookout(lister)
    first = look()
    assert look() == first
    assert [*look().values()] == [UNO]


def test_a_device_whose_name_went_to_another_is_not_there() -> None:
    ports = [UNO]
    look = Lookout(lambda: ports)
    (mark,) = look()
    ports[:] = [Listed(UNO.path, 0x1A86, 0x7523, None, "1-1.4")]
    assert Spot(mark, look).find() is None


def test_of_paths_that_are_named_those_are_found_that_are_there(tmp_path: Path) -> None:
    here, gone = tmp_path / "here", tmp_path / "gone"
    here.touch()
    assert [*named((str(here), str(gone)))()] == [str(here)]

"""The doctor on a terminal, talking to a simulated tray."""

import os
import threading
import time
from collections.abc import Iterator
from io import StringIO

import pytest

from hardware.doctor import examine, of_doubles, verdict
from hardware.fairness import Finding, Mood
from hardware.sim_bench import BenchTray
from hardware.simulated import SimulatedTray
from tests.hardware.conftest import simulated


class Ward:
    """A tray under examination, a hand that types, and the paper it is written on."""

    def __init__(self, *others: SimulatedTray) -> None:
        self.device = simulated()
        self.out = StringIO()
        reading, self._typing = os.pipe()
        self._typed = os.fdopen(reading)
        self._thread = threading.Thread(
            target=examine,
            args=(BenchTray(self.device, *others), self._typed, self.out),
            daemon=True,
        )
        self._thread.start()

    def type(self, word: str) -> None:
        os.write(self._typing, f"{word}\n".encode())

    def read(self, *parts: str) -> str:
        """Wait until all of it was written; the time only bounds a failure."""
        until = time.monotonic() + 8
        while not all(part in self.out.getvalue() for part in parts):
            assert time.monotonic() < until, f"{parts} not in {self.out.getvalue()}"
            time.sleep(0.01)
        return self.out.getvalue()

    def end(self) -> str:
        self.type("quit")
        self._thread.join(5)
        assert not self._thread.is_alive()
        return self.out.getvalue()

    def close(self) -> None:
        self.end()
        os.close(self._typing)
        self._typed.close()


@pytest.fixture
def ward() -> Iterator[Ward]:
    made = Ward()
    yield made
    made.close()


def test_it_shows_lines_and_throws_and_reports_at_the_end(ward: Ward) -> None:
    ward.read("=== online")
    ward.device.throw()
    ward.read("=== throw 3 4  fresh")
    report = ward.end().partition("--- report")[2]
    assert "die 1: 1x0  2x0  3x1  4x0  5x0  6x0" in report
    assert "   7 " in report
    assert "too few to judge the dice: 1 throw" in report
    assert "disconnects 0" in report


def test_a_self_test_asks_for_faces_and_tells_what_it_sees(ward: Ward) -> None:
    ward.read("=== online")
    ward.type("test")
    ward.read("??? put 1 on top of all dice")
    ward.device.throw("11")
    ward.read("??? put 2 on top of all dice")
    ward.device.throw("25")
    ward.read("??? I see 2 5: turn the dice, or type skip")
    for _ in range(5):
        ward.type("skip")
    ward.read("??? die 2: 5 seen instead of 2", "??? not all are seen right")


def test_of_two_trays_it_says_which_there_are_and_examines_the_one_it_is_told_to() -> None:
    ward = Ward(simulated())
    try:
        ward.read("=== several", "1 SIM sim online; 2 SIM sim-2 online")
        ward.type("use 2")
        ward.read("2 SIM sim-2 online, played with", "=== online sim-2")
        ward.device.throw("66")
        ward.read("=== ignored 6 6  fresh")
        ward.type("use 3")
        ward.read("no such tray: 3")
    finally:
        ward.close()
    assert "too few to judge the dice: 0 throws" in ward.out.getvalue()


def test_where_there_is_one_tray_none_can_be_chosen(ward: Ward) -> None:
    ward.read("=== online")
    ward.type("use 1")
    ward.read("there is one tray at most")


@pytest.mark.parametrize("word", ["nonsense", "skip"])
def test_what_it_does_not_know_or_cannot_do_now_is_answered_with_what_it_knows(
    ward: Ward, word: str
) -> None:
    ward.type(word)
    ward.type("report")
    assert ward.read("--- report").count("type again, test") == 2


@pytest.mark.parametrize(
    ("finding", "said"),
    [
        (Finding(Mood.USUAL, 84), "nothing unusual in 84 throws"),
        (Finding(Mood.CURIOUS, 84, 1, 4), "nothing unusual in 84 throws"),
        (
            Finding(Mood.UNUSUAL, 84, 2, 4),
            "die 2 shows 4 unusually often in 84 throws: swap the dice or check sensor 2",
        ),
    ],
)
def test_only_what_is_unusual_is_called_so(finding: Finding, said: str) -> None:
    assert verdict(finding) == said


@pytest.mark.parametrize(
    ("thrown", "said"),
    [
        ([(5, 5)] * 3, ["3 doubles in a row: so it is in 54 of 100 games of 200 throws"]),
        (
            [(3, 4), (2, 2)] * 10 + [(3, 4)] * 40,
            ["10 doubles in the last 60 throws, 17 %: 8 to 27 % is usual"],
        ),
        ([(3, 4)] * 60, []),
    ],
)
def test_of_doubles_only_what_is_usual_is_said(
    thrown: list[tuple[int, int]], said: list[str]
) -> None:
    assert [*of_doubles(thrown)] == said

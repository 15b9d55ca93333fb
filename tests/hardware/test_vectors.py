"""The published histories of DT1: the host and both firmwares are held to the same."""

from typing import Any

import pytest

from hardware.dt1 import Session
from hardware.dt1_codec import seal
from hardware.gt1 import ALL, face_of_pips
from hardware.line_log import LineLog
from hardware.throw import Throw
from tests.hardware.conftest import Start
from tests.hardware.firmware import VECTORS, Make, expected, played, steps

HISTORIES = [pytest.param(h, id=h["name"]) for h in VECTORS["history"]]


@pytest.mark.parametrize("history", HISTORIES)
def test_a_firmware_says_what_is_published_and_when(start: Start, history: dict[str, Any]) -> None:
    assert played(start(), history) == expected(history)


@pytest.mark.parametrize("history", HISTORIES)
def test_the_host_takes_what_is_published(history: dict[str, Any]) -> None:
    hellos = [rest[3:] for _, word, rest in steps(history) if word == "host" and rest[:2] == "H?"]
    session = Session(LineLog(lambda: 0.0), iter([hello for hello in hellos if hello == "A1B2"]))
    for at, word, rest in steps(history):
        if word == "host" and rest == "H?,A1B2":
            session.opened(at / 1000, "/dev/tray")
        elif word == "tray":
            session.heard(at / 1000, seal(rest))
    throws = [event for event in session.events if isinstance(event, Throw)]
    assert [" ".join([*throw.dice, throw.quality]) for throw in throws] == history["takes"]


def test_a_firmware_goes_on_when_its_clock_begins_anew(start: Start, make: Make) -> None:
    history = VECTORS["history"][0]
    at = make.overflow - 1500
    said = played(start(at=at), history, at, make.overflow)
    # Its heart has its own beat, from the moment at which the clock was zero.
    assert [x for x in said if "$HB" not in x] == [x for x in expected(history) if "$HB" not in x]


def test_a_firmware_reads_every_pattern_of_the_sensors_as_the_host_does(start: Start) -> None:
    bench, now = start(), 0
    found = {}
    for pattern in range(ALL):
        for lying in (ALL, pattern):
            bench.see(lying, ALL if lying == ALL else 1)
            now += 1000
            said = bench.do(f"run {now}")
        (roll,) = (line for line in said if "$RL" in line)
        found[pattern] = roll.partition("*")[0].split(",")[-2]
    assert found == {pattern: face_of_pips(pattern) for pattern in range(ALL)}

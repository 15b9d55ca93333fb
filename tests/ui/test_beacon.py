"""What lamps and the buzzer are told of an evening, without a window."""

from __future__ import annotations

from pathlib import Path

from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle, proposed
from ui.beacon import Beacon, Beckon

THREE = tuple(Sitter(name, 500, coin=n) for n, name in enumerate(("Аня", "Боря", "Вера"), 4))


def begun(home: Path) -> tuple[Evening, Beacon]:
    evening = in_the_middle(home, *THREE)
    beacon = Beacon(evening)
    assert beacon.look() == Beckon("turn", 4)
    return evening, beacon


def test_nothing_is_told_twice(tmp_path: Path) -> None:
    evening, beacon = begun(tmp_path)
    assert beacon.look() is None
    evening.touch("tab:bank", "tab:table")
    assert beacon.look() is None


def test_the_lamp_is_lit_for_a_throw_and_out_once_it_is_taken(tmp_path: Path) -> None:
    evening, beacon = begun(tmp_path)
    evening.hear(proposed("1", "3"))
    assert beacon.look() == Beckon("read", 4)
    evening.touch("tray:accept")
    assert beacon.look() is None
    evening.touch("accept")
    assert beacon.look() == Beckon("turn", 5, "turn")


def test_a_doubtful_throw_asks_to_look_and_is_heard(tmp_path: Path) -> None:
    evening, beacon = begun(tmp_path)
    evening.hear(proposed("1", "C", doubt="tray.doubt.incomplete"))
    assert beacon.look() == Beckon("look", 4, "refused")


def test_a_throw_nobody_asked_for_is_refused_aloud_each_time(tmp_path: Path) -> None:
    evening, beacon = begun(tmp_path)
    evening.throw(1, 3)
    beacon.look()
    for seq in (1, 2):
        evening.hear(proposed("5", "5", seq=seq))
        assert beacon.look() == Beckon("look", 4, "refused")
    evening.touch("accept")
    assert beacon.look() == Beckon("turn", 5, "turn")


def test_calls_are_heard_and_the_last_who_is_left_is_going(tmp_path: Path) -> None:
    evening, beacon = begun(tmp_path)
    evening.throw(1, 3)
    evening.touch("decline")
    beacon.look()
    heard = []
    for touch in ("bid:1:10", "bid:2:20", "pass:0", "pass:1", "knock"):
        evening.touch(touch)
        told = beacon.look()
        heard.append(told.sound if told else None)
    assert heard == ["call", "call", None, "going", "turn"]


def test_all_is_dark_when_nobody_plays(tmp_path: Path) -> None:
    evening, beacon = begun(tmp_path)
    evening.leave()
    assert beacon.look() == Beckon()

"""The table of situations, on a fake clock: what a line does depends on all lines before it."""

import pytest

from hardware.dt1_codec import seal
from hardware.signals import Light
from hardware.throw import Quality
from tests.hardware.conftest import Desk


def test_a_hello_is_sent_at_once_and_every_second_with_a_fresh_nonce_eight_times(
    desk: Desk,
) -> None:
    desk.open()
    desk.pass_time(9.0)
    hellos = [body for body in desk.sent if body.startswith("H?,")]
    assert len(hellos) == len(set(hellos)) == 8


def test_no_answer_to_eight_hellos_is_a_wrong_device_to_be_tried_again_in_30_s(desk: Desk) -> None:
    desk.open()
    desk.pass_time(9.0)
    assert desk.states == ["hello", "wrong_device"]
    assert desk.session.hangup
    assert desk.session.hangup.retry == 30.0


def test_a_tray_that_answered_before_is_silent_and_not_a_wrong_device(desk: Desk) -> None:
    desk.greet()
    desk.pass_time(15.2)
    desk.open()
    desk.pass_time(9.0)
    assert desk.states == ["silent", "hello", "silent"]
    assert desk.session.hangup
    assert desk.session.hangup.retry is None


def test_row_6_an_answer_to_the_latest_hello_brings_the_tray_online(desk: Desk) -> None:
    desk.open()
    desk.pass_time(2.05)
    desk.say(f"HI,1,{desk.nonce},0,2,TRAY01,demo1")
    assert desk.states == ["hello", "online"]
    assert (desk.status.tray, desk.status.detail) == ("TRAY01", "demo1")


def test_an_answer_to_an_earlier_hello_is_stale(desk: Desk) -> None:
    first = desk.open()
    desk.pass_time(1.05)
    desk.say(f"HI,1,{first},0,2,TRAY01,demo1")
    assert desk.verdict == "stale"
    assert desk.states == ["hello"]


@pytest.mark.parametrize("body", ["RL,{},1,0,3,4", "HB,{},1,I", "MV,{},0", "RL,0000,1,0,3,4"])
def test_row_16_nothing_is_trusted_before_hi(desk: Desk, body: str) -> None:
    desk.say(body.format(desk.open()))
    assert desk.verdict == "stale"
    assert not desk.throws


@pytest.mark.parametrize(
    ("answer", "state", "said", "why"),
    [
        ("HI,2,{},0,2,TRAY01,demo1", "bad_version", "2", "speaks DT1 version 2, not 1"),
        ("HI,1,{},0,4,TRAY01,demo1", "bad_dice", "4", "says that it has '4' dice, not 1 to 3"),
        ("HI,1,{},0,2,T 1,demo1", "bad_name", "T 1", "calls itself 'T 1', not by 1 to 16 of"),
        ("HI,1,{},0,2,T", "bad_hello", "not the fields of HI", "its answer to hello has not the"),
    ],
)
def test_a_tray_that_breaks_the_protocol_is_refused_and_told_why(
    desk: Desk, answer: str, state: str, said: str, why: str
) -> None:
    desk.say(answer.format(desk.open()))
    assert desk.states == ["hello", state]
    assert desk.status.detail == said
    assert desk.verdict == "refused"
    assert desk.session.hangup
    assert desk.session.hangup.why.startswith(why)
    assert desk.session.hangup.retry == 30.0


def test_an_unfit_answer_to_an_earlier_hello_is_stale(desk: Desk) -> None:
    first = desk.open()
    desk.pass_time(1.05)
    desk.say(f"HI,1,{first},0,4,TRAY01,demo1")
    assert desk.verdict == "stale"
    assert desk.session.hangup is None


def test_the_next_throw_is_offered_fresh(desk: Desk) -> None:
    session = desk.greet()
    desk.say(f"RL,{session},1,700,3,4")
    (throw,) = desk.throws
    assert throw.faces == (3, 4)
    assert throw.quality is Quality.FRESH
    assert throw.id == f"tray:TRAY01:{session}:1"


# what the tray says after HI with seq 7, how old the last throw is, and what becomes of it
THROWS = [
    ("the next", ["RL,{},8,0,3,4"], [("3 4", "fresh")], []),
    ("three seconds old", ["RL,{},8,3000,3,4"], [("3 4", "fresh")], []),
    ("older than three seconds", ["RL,{},8,3001,3,4"], [("3 4", "late")], []),
    ("a jump", ["RL,{},10,0,3,4"], [("3 4", "missed")], []),
    ("cocked", ["RL,{},8,0,5,C"], [("5 C", "incomplete")], []),
    ("unreadable", ["RL,{},8,0,U,2"], [("U 2", "incomplete")], []),
    ("missing", ["RL,{},8,0,-,2"], [("- 2", "incomplete")], []),
    ("the one told with hi", ["RL,{},7,0,3,4"], [], []),
    ("one before hi", ["RL,{},3,0,3,4"], [], []),
    ("the same twice", ["RL,{},8,0,3,4", "RL,{},8,900,3,4"], [("3 4", "fresh")], []),
    (
        "a contradiction",
        ["RL,{},8,0,3,4", "RL,{},8,0,3,5", "RL,{},8,0,3,4"],
        [("3 4", "fresh")],
        [("3 5", "contradiction")],
    ),
    ("backwards", ["RL,{},8,0,3,4", "RL,{},7,0,1,1"], [("3 4", "fresh")], []),
    ("moved after reading", ["RL,{},8,0,3,4", "MV,{},8"], [("3 4", "fresh")], [("3 4", "moved")]),
    ("moved by heartbeat", ["RL,{},8,0,3,4", "HB,{},8,M"], [("3 4", "fresh")], [("3 4", "moved")]),
    ("moved before the throw", ["MV,{},7", "RL,{},8,0,3,4"], [("3 4", "fresh")], []),
    ("lifted unheard", ["MV,{},8", "RL,{},8,100,3,4"], [("3 4", "moved")], []),
    (
        "a new one beside the moved",
        ["RL,{},8,0,3,4", "MV,{},8", "RL,{},9,0,6,6"],
        [("3 4", "fresh"), ("6 6", "fresh")],
        [("3 4", "moved")],
    ),
    (
        "moved twice",
        ["RL,{},8,0,3,4", "MV,{},8", "MV,{},8"],
        [("3 4", "fresh")],
        [("3 4", "moved")],
    ),
    ("cocked, then moved", ["RL,{},8,0,5,C", "MV,{},8"], [("5 C", "incomplete")], []),
    ("asked for by heartbeat", ["HB,{},8,I", "RL,{},8,100,3,4"], [("3 4", "late")], []),
    ("too few dice", ["RL,{},8,0,3"], [], []),
    ("an impossible die", ["RL,{},8,0,3,7"], [], []),
    ("further fields", ["RL,{},8,0,3,4,new"], [("3 4", "fresh")], []),
]


@pytest.mark.parametrize(
    ("lines", "throws", "doubts"), [row[1:] for row in THROWS], ids=[row[0] for row in THROWS]
)
def test_each_throw_is_told_once_with_what_it_is_worth(
    desk: Desk, lines: list[str], throws: list[tuple[str, str]], doubts: list[tuple[str, str]]
) -> None:
    session = desk.greet(seq=7)
    for line in lines:
        desk.say(line.format(session))
    assert [(" ".join(t.dice), t.quality.value) for t in desk.throws] == throws
    assert [(" ".join(t.dice), t.quality.value) for t in desk.doubts] == doubts


def test_a_contradiction_shows_both_readings(desk: Desk) -> None:
    session = desk.greet()
    desk.say(f"RL,{session},1,0,3,4")
    desk.say(f"RL,{session},1,0,3,5")
    (doubted,) = desk.doubts
    assert (doubted.rival, doubted.dice) == (("3", "4"), ("3", "5"))
    assert doubted.id == desk.throws[0].id


def test_what_contradicted_and_is_said_again_is_a_duplicate(desk: Desk) -> None:
    session = desk.greet()
    for dice in ("3,4", "3,5", "3,5"):
        desk.say(f"RL,{session},1,0,{dice}")
    assert desk.verdict == "duplicate"
    desk.say(f"RL,{session},1,0,6,6")
    assert desk.verdict == "contradiction"


def test_a_movement_before_the_last_throw_is_old(desk: Desk) -> None:
    session = desk.greet(seq=7)
    desk.say(f"MV,{session},6")
    assert desk.verdict == "old"


def test_missed_throws_are_counted(desk: Desk) -> None:
    session = desk.greet(seq=7)
    desk.say(f"RL,{session},10,0,3,4")
    assert desk.throws[0].missed == 2


def test_the_number_of_a_throw_wraps_from_65535_to_1(desk: Desk) -> None:
    session = desk.greet(seq=65534)
    for seq in (65535, 1, 2):
        desk.say(f"RL,{session},{seq},0,3,4")
    assert [(t.seq, t.quality.value) for t in desk.throws] == [
        (65535, "fresh"),
        (1, "fresh"),
        (2, "fresh"),
    ]


def test_a_tray_of_three_dice_tells_three(desk: Desk) -> None:
    session = desk.greet(dice=3)
    desk.say(f"RL,{session},1,0,3,4,5")
    assert desk.throws[0].faces == (3, 4, 5)


def test_each_heartbeat_asks_once_for_a_throw_that_was_not_heard(desk: Desk) -> None:
    session = desk.greet()
    for _ in range(2):
        desk.say(f"HB,{session},1,I")
    desk.say(f"RL,{session},1,100,3,4")
    desk.say(f"HB,{session},1,I")
    assert desk.sent == [f"RQ,{session}"] * 2


def test_the_table_may_ask_for_the_last_throw_again(desk: Desk) -> None:
    session = desk.greet()
    desk.session.ask_again(desk.now)
    desk.say(f"RL,{session},1,0,3,4")
    assert desk.sent == [f"RQ,{session}"]
    assert desk.throws[0].quality is Quality.LATE


def test_a_line_that_needs_four_seconds_to_arrive_makes_its_throw_late(desk: Desk) -> None:
    session = desk.greet()
    desk.bytes(f"$RL,{session},1,0".encode())
    desk.pass_time(4.0)
    desk.bytes(seal(f"RL,{session},1,0,3,4").removeprefix(f"$RL,{session},1,0".encode()))
    assert desk.throws[0].quality is Quality.LATE
    assert desk.throws[0].age == 4000


def test_what_comes_in_one_heap_after_the_line_stood_still_is_late(desk: Desk) -> None:
    session = desk.greet()
    desk.pass_time(5.0)
    for body in (f"MV,{session},0", f"RL,{session},1,700,3,4", f"HB,{session},1,I"):
        desk.say(body)
    assert desk.throws[0].quality is Quality.LATE


def test_a_throw_asked_for_is_late_though_the_line_stood_still_for_a_shorter_time(
    desk: Desk,
) -> None:
    session = desk.greet()
    desk.pass_time(5.0)
    desk.session.ask_again(desk.now)
    desk.say(f"HB,{session},0,I")
    desk.pass_time(2.0)
    desk.say(f"RL,{session},1,700,3,4")
    assert desk.throws[0].quality is Quality.LATE


def test_a_throw_well_after_the_line_moves_again_is_fresh(desk: Desk) -> None:
    session = desk.greet()
    desk.pass_time(5.0)
    desk.say(f"HB,{session},0,I")
    desk.pass_time(1.5)
    desk.say(f"RL,{session},1,700,3,4")
    assert desk.throws[0].quality is Quality.FRESH


def test_row_22_after_two_days_asleep_the_line_is_opened_anew_by_itself(desk: Desk) -> None:
    desk.greet()
    desk.now += 48 * 3600.0
    desk.pass_time(0.1)
    assert desk.states == ["silent"]
    assert desk.session.hangup
    assert desk.session.hangup.retry is None
    session = desk.greet()
    desk.say(f"RL,{session},1,700,3,4")
    assert desk.throws[0].quality is Quality.FRESH


def lamps(desk: Desk) -> list[str]:
    return [line for line in desk.sent if line.startswith("LT")]


def test_a_tray_with_a_lamp_is_told_each_change_once(desk: Desk) -> None:
    desk.say(f"HI,1,{desk.open()},0,2,TRAY01,demo1,mcl")
    for light in (Light.OFF, Light.TURN, Light.TURN, Light.LOOK, Light.OFF):
        desk.session.show(desk.now, light)
    desk.pass_time(0.1)
    assert lamps(desk) == ["LT,1", "LT,3", "LT,0"]


def test_a_tray_found_again_is_told_what_its_lamp_shows(desk: Desk) -> None:
    for _ in range(2):
        desk.say(f"HI,1,{desk.open()},0,2,TRAY01,demo1,l")
        desk.session.show(desk.now, Light.TURN)
    desk.pass_time(0.1)
    assert lamps(desk) == ["LT,1", "LT,1"]


def test_a_tray_without_a_lamp_is_told_nothing(desk: Desk) -> None:
    desk.session.show(desk.now, Light.TURN)
    desk.greet()
    desk.session.show(desk.now, Light.TURN)
    desk.pass_time(0.1)
    assert lamps(desk) == []

"""The table of situations, on a fake clock: what a line does depends on all lines before it."""

import pytest

from hardware.dt1_codec import seal
from hardware.dt1_hello import nonces
from hardware.line_log import Verdict
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


def test_a_tray_of_another_version_is_refused_with_a_clear_message(desk: Desk) -> None:
    desk.say(f"HI,2,{desk.open()},0,2,TRAY01,demo1")
    assert desk.states == ["hello", "wrong_device"]
    assert desk.status.detail == "speaks DT1 version 2, not 1"
    assert desk.session.hangup


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


def test_a_throw_well_after_the_line_moves_again_is_fresh(desk: Desk) -> None:
    session = desk.greet()
    desk.pass_time(5.0)
    desk.say(f"HB,{session},0,I")
    desk.pass_time(1.5)
    desk.say(f"RL,{session},1,700,3,4")
    assert desk.throws[0].quality is Quality.FRESH


def test_a_restarted_tray_is_greeted_anew_and_its_offered_throw_doubted(desk: Desk) -> None:
    session = desk.greet()
    desk.say(f"RL,{session},1,0,3,4")
    desk.say("HB,0000,0,I")
    assert desk.doubts[0].quality is Quality.RESTARTED
    assert desk.concerns == ["restarted"]
    assert desk.states[-1] == "hello"
    assert desk.nonce != session


def test_row_34_a_tray_that_restarts_cannot_repeat_a_throw_under_the_same_id(desk: Desk) -> None:
    session = desk.greet()
    desk.say(f"RL,{session},1,0,3,4")
    desk.say("HB,0000,0,I")
    desk.say(f"HI,1,{desk.nonce},0,2,TRAY01,demo1")
    desk.say(f"RL,{desk.nonce},1,0,3,4")
    first, second = desk.throws
    assert first.id != second.id


def test_row_11_six_lines_of_another_session_within_ten_seconds_tell_of_another_program(
    desk: Desk,
) -> None:
    session = desk.greet()
    for number in range(6):
        desk.say(f"RL,BEEF,{number + 1},0,3,4")
        desk.say(f"HB,{session},0,I")
        desk.pass_time(1.0)
    assert desk.concerns == ["foreign"]
    assert not desk.throws


def test_five_stray_lines_of_an_old_session_are_only_ignored(desk: Desk) -> None:
    desk.greet()
    for number in range(5):
        desk.say(f"RL,BEEF,{number + 1},0,3,4")
    assert not desk.told
    assert desk.verdict == "foreign"


def test_silence_is_told_after_six_seconds_and_ends_with_the_next_line(desk: Desk) -> None:
    session = desk.greet()
    desk.pass_time(5.9)
    assert desk.states == []
    desk.pass_time(0.3)
    assert desk.states == ["silent"]
    desk.say(f"HB,{session},0,I")
    assert desk.states == ["silent", "online"]


def test_the_port_is_given_up_after_fifteen_seconds_of_silence(desk: Desk) -> None:
    desk.greet()
    desk.pass_time(14.9)
    assert desk.session.hangup is None
    desk.pass_time(0.3)
    assert desk.session.hangup


def test_boot_text_is_never_an_error_however_long(desk: Desk) -> None:
    desk.open()
    desk.bytes(b"Traceback (most recent call last):\r\n" * 100)
    assert desk.states == ["hello"]


def test_a_flood_of_text_is_hung_up_on_and_no_longer_read(desk: Desk) -> None:
    desk.greet()
    desk.bytes(b"loop\n" * 2001)
    assert desk.states[-1] == "wrong_device"
    assert desk.session.hangup
    desk.bytes(b"loop\n" * 500)
    assert desk.log.counts[Verdict.TEXT] == 2001


def test_text_between_the_beats_is_no_flood(desk: Desk) -> None:
    session = desk.greet()
    for _ in range(3):
        desk.bytes(b"loop\n" * 1000)
        desk.say(f"HB,{session},0,I")
    assert desk.session.hangup is None


def test_more_than_twenty_bad_lines_in_a_row_are_a_wrong_device_or_speed(desk: Desk) -> None:
    desk.open()
    desk.bytes(b"\x80\xfe\x00\n" * 21)
    assert desk.states == ["hello"]  # the first was cut, as it may be
    desk.bytes(b"\x80\xfe\x00\n")
    assert desk.states == ["hello", "wrong_device"]


def test_row_13_noise_between_good_lines_costs_only_itself(desk: Desk) -> None:
    session = desk.greet()
    for seq in range(1, 40):
        desk.bytes(b"\xff\x00\x80" * 5 + b"\n")
        desk.say(f"RL,{session},{seq},0,3,4")
    assert [throw.seq for throw in desk.throws] == list(range(1, 40))
    assert desk.log.counts[Verdict.NOISE] == 39


def test_modem_commands_and_other_chatter_do_not_disturb(desk: Desk) -> None:
    session = desk.greet()
    desk.bytes(b"AT\rAT+GMM\r")
    desk.say(f"RL,{session},1,0,3,4")
    assert desk.throws


@pytest.mark.parametrize(
    ("line", "concern"),
    [
        ("ER,{},1,sensor 2 stuck", "sensor"),
        ("ER,{},2,calibrate", "calibration"),
        ("ER,{},3,low", "supply"),
        ("ER,{},9,who knows", "fault"),
        ("HB,{},0,E", "fault"),
    ],
)
def test_a_fault_the_tray_reports_is_told_once(desk: Desk, line: str, concern: str) -> None:
    session = desk.greet()
    for _ in range(3):
        desk.say(line.format(session))
    assert desk.concerns == [concern]


def test_the_log_keeps_the_last_500_lines_and_counts_all(desk: Desk) -> None:
    session = desk.greet()
    for _ in range(600):
        desk.say(f"HB,{session},0,I")
    assert len(desk.log.since(0)) == 500
    assert desk.log.counts[Verdict.BEAT] == 600


def test_a_logged_line_has_both_clocks_its_text_and_its_verdict(desk: Desk) -> None:
    session = desk.greet()
    desk.bytes(f"$HB,{session},0,I*0000\n".encode())
    logged = desk.log.since(0)[-1]
    assert (logged.monotonic, logged.wall) == (desk.now, 1_800_000_000.0)
    assert (logged.text, logged.verdict) == (f"$HB,{session},0,I*0000", "checksum")
    assert logged.note.startswith("expected ")


def test_no_nonce_comes_twice_or_is_that_of_an_ungreeted_tray() -> None:
    source = nonces()
    seen = {next(source) for _ in range(65535)}
    assert len(seen) == 65535
    assert "0000" not in seen

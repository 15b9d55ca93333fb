"""What a session makes of the line itself: restarts, silence, noise, and what is logged."""

import pytest

from hardware.dt1_hello import nonces
from hardware.line_log import Verdict
from hardware.throw import Quality
from tests.hardware.conftest import Desk


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
    assert_strangers(desk, number=6, every=1.0, told=["foreign"])


def test_another_program_is_told_of_once_and_again_only_after_six_more_lines(desk: Desk) -> None:
    assert_strangers(desk, number=11, every=0.5, told=["foreign"])


def test_six_lines_of_another_session_in_a_longer_time_tell_of_nobody(desk: Desk) -> None:
    assert_strangers(desk, number=6, every=2.1, told=[])


def assert_strangers(desk: Desk, *, number: int, every: float, told: list[str]) -> None:
    """Hear so many lines of another session, so many seconds apart, from a tray that answers."""
    session = desk.greet()
    for seq in range(1, number + 1):
        desk.say(f"RL,BEEF,{seq},0,3,4")
        desk.say(f"HB,{session},0,I")
        desk.pass_time(every)
    assert desk.concerns == told
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


def test_a_heartbeat_that_tells_of_a_fault_adds_nothing_to_what_was_said_of_it(desk: Desk) -> None:
    session = desk.greet()
    for line in ("ER,{},1,sensor 2 stuck", "HB,{},0,E", "ER,{},1,sensor 2 stuck"):
        desk.say(line.format(session))
    assert desk.concerns == ["sensor"]


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

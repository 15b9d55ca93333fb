"""What is learnt of a tray by listening to it, and by asking for each face in turn."""

import pytest

from hardware.checkup import Checkup, middle
from hardware.dt1_codec import seal
from hardware.line_log import LineLog, Tint, Verdict, tint
from hardware.self_test import Misread, SelfTest
from hardware.throw import Concern, Notice, Quality, Throw
from tests.hardware.conftest import Desk


def thrown(*dice: str, seq: int = 1) -> Throw:
    return Throw(
        dice=dice, source="tray:T", session="A1B2", seq=seq, age=700, quality=Quality.FRESH
    )


def test_the_answer_the_beat_and_the_rolling_are_timed(desk: Desk) -> None:
    session = desk.open()
    desk.now += 0.012
    desk.say(f"HI,1,{session},0,2,TRAY01,demo1")
    for _ in range(3):
        desk.now += 2.0
        desk.say(f"HB,{session},0,I")
    desk.say(f"MV,{session},0")
    desk.now += 1.5
    found = Checkup()
    found.read(desk.log.since(0))
    assert found.moving
    desk.say(f"RL,{session},1,700,3,4")
    found.read(desk.log.since(7))
    assert found.answered == pytest.approx(0.012)
    assert middle(found.beats) == pytest.approx(2.0)
    assert middle(found.settling) == pytest.approx(0.8)
    assert not found.moving


def test_no_beat_is_timed_across_a_reopening(desk: Desk) -> None:
    for _ in range(2):
        session = desk.greet()
        desk.say(f"HB,{session},0,I")
        desk.now += 50.0
    found = Checkup()
    found.read(desk.log.since(0))
    assert not found.beats


def test_throws_are_counted_until_a_reset_which_can_be_taken_back() -> None:
    found = Checkup()
    for event in (thrown("3", "4"), Notice(Concern.SENSOR), thrown("C", "2", seq=2)):
        found.heed(event)
    assert found.thrown == ((3, 4), (0, 2))
    found.reset()
    assert not found.thrown
    assert found.can_restore
    found.reset()
    assert found.thrown == ((3, 4), (0, 2))


def test_a_throw_after_a_reset_makes_it_final() -> None:
    found = Checkup()
    found.heed(thrown("3", "4"))
    found.reset()
    found.heed(thrown("1", "1", seq=2))
    assert not found.can_restore
    assert found.thrown == ((1, 1),)


def test_what_is_laid_for_a_self_test_is_not_counted_as_thrown() -> None:
    found = Checkup()
    found.test = SelfTest()
    found.heed(thrown("1", "1"))
    assert not found.thrown
    assert found.test.face == 2


def test_a_self_test_asks_for_each_face_until_all_dice_show_it() -> None:
    test = SelfTest()
    for face in "123456":
        assert not test.over
        test.take((face, face))
    assert test.over
    assert test.passed == (1, 2, 3, 4, 5, 6)
    assert not test.misread


def test_a_self_test_tells_which_die_was_seen_as_what_and_goes_on_when_told_to() -> None:
    test = SelfTest()
    test.take(("1", "6"))
    assert (test.face, test.read) == (1, ("1", "6"))
    test.take(("1", "6"))
    test.skip()
    assert (test.face, test.read) == (2, ())
    assert test.misread == (Misread(2, 1, "6"),)
    assert test.passed == ()


def test_every_verdict_has_its_colour_and_only_unreadable_lines_are_bad() -> None:
    assert {verdict for verdict in Verdict if tint(verdict) is Tint.BAD} == {
        Verdict.NOISE,
        Verdict.CHECKSUM,
        Verdict.MALFORMED,
        Verdict.OVERLONG,
    }
    assert tint(Verdict.THROW) is Tint.GOOD
    assert tint(Verdict.FOREIGN) is Tint.ODD


def test_only_what_is_new_is_read_from_the_log_and_what_is_dropped_is_not_missed() -> None:
    log = LineLog(lambda: 0.0, size=3)
    for n in range(5):
        log.add(n, seal(f"HB,A1B2,{n},I"), Verdict.BEAT)
    assert [line.number for line in log.since(3)] == [4, 5]
    assert [line.number for line in log.since(0)] == [3, 4, 5]
    assert not log.since(5)

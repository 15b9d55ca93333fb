"""A port that is opened anew: what the tray says of the time before, and of its old throws."""

from hardware.line_log import Verdict
from tests.hardware.conftest import Desk


def test_row_16_old_lines_that_come_after_a_reconnect_are_no_throws_and_ask_for_none(
    desk: Desk,
) -> None:
    old = desk.greet()
    session = desk.open()
    for body in (f"RL,{old},1,0,6,6", f"HI,1,{old},1,2,TRAY01,demo1", f"RL,{session},1,0,6,6"):
        desk.say(body)
        assert desk.verdict == "stale"
    desk.say(f"HI,1,{session},1,2,TRAY01,demo1")
    for body in (f"RL,{old},2,0,6,6", f"MV,{old},1", f"HB,{old},2,I"):
        desk.say(body)
        assert desk.verdict == "foreign"
    desk.say(f"RL,{session},2,0,3,4")
    assert [(throw.session, throw.faces) for throw in desk.throws] == [(session, (3, 4))]
    assert f"RQ,{session}" not in desk.sent


def test_row_20_a_loose_plug_has_no_throw_told_twice_and_loses_none_that_follows(
    desk: Desk,
) -> None:
    for seq in range(20):
        session = desk.greet(seq=seq)
        for said in (seq, seq - 1, seq + 1, seq + 1, seq):
            if said > 0:
                desk.say(f"RL,{session},{said},0,3,4")
        assert [(throw.seq, throw.quality) for throw in desk.throws] == [(seq + 1, "fresh")]
        desk.session.lost(desk.now, "pulled")
        desk.pass_time(0.5)
    told = desk.log.counts
    assert (told[Verdict.THROW], told[Verdict.DUPLICATE], told[Verdict.OLD]) == (20, 20, 56)
    assert told[Verdict.LOST] == 20


def test_half_a_line_is_not_put_before_what_the_port_says_once_it_is_open_again(
    desk: Desk,
) -> None:
    desk.greet()
    desk.bytes(b"half a ")
    desk.session.lost(desk.now, "pulled")
    desk.open()
    desk.bytes(b"line\n")
    assert desk.log.since(0)[-1].text == "line"


def test_a_tray_that_is_away_is_asked_for_nothing(desk: Desk) -> None:
    session = desk.greet()
    desk.session.lost(desk.now, "pulled")
    desk.session.ask_again(desk.now)
    desk.open()
    assert f"RQ,{session}" not in desk.sent


def test_a_fault_that_lasts_is_told_again_of_a_tray_that_was_away(desk: Desk) -> None:
    for line, concern in (("ER,{},1,stuck", "sensor"), ("HB,{},0,E", "fault")):
        session = desk.greet()
        desk.say(line.format(session))
        assert desk.concerns == [concern]

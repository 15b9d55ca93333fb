"""The wire protocol, against its published vectors."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hardware.dt1_codec import Beat, Hi, Message, Moved, Settled, Trouble, Unfit, Unread, read, seal
from hardware.dt1_framer import LONGEST_BUFFER, Framer
from hardware.line_log import Verdict
from hardware.sim_firmware import crc
from tests.hardware.firmware import VECTORS

LINES: list[str] = VECTORS["lines"]
ASKED = {"H?", "RQ"}
TOLD = [line.encode() for line in LINES if line[1:3] not in ASKED]
MEANT = [
    Hi("A1B2", 0, 2, "TRAY01", "demo1"),
    Moved("A1B2", 0),
    Settled("A1B2", 1, 0, ("3", "4")),
    Beat("A1B2", 1, "I"),
    Settled("A1B2", 2, 12, ("5", "C")),
    Trouble("A1B2", 1, "sensor 2 stuck"),
]


def unread(line: bytes) -> Unread:
    """Read what is no message."""
    found = read(line)
    assert isinstance(found, Unread)
    return found


@pytest.mark.parametrize(("line", "message"), list(zip(TOLD, MEANT, strict=True)))
def test_a_published_line_of_a_tray_is_read(line: bytes, message: Message) -> None:
    assert read(line) == message


@pytest.mark.parametrize("line", LINES)
def test_a_published_line_is_sealed_as_it_is_published(line: str) -> None:
    assert seal(line[1:].partition("*")[0]).decode().strip() == line


def test_the_simulated_tray_reckons_the_published_check_value() -> None:
    assert f"{crc(b'123456789'):04X}" == VECTORS["check"]


@pytest.mark.parametrize(
    ("body", "verdict"),
    [
        ("ZZ,A1B2,1", Verdict.UNKNOWN),
        ("HI", Verdict.MALFORMED),
        ("RL,A1B2,0,0,3,4", Verdict.MALFORMED),
        ("RL,A1B2,65536,0,3,4", Verdict.MALFORMED),
        ("RL,A1B2,-1,0,3,4", Verdict.MALFORMED),
        ("RL,A1B,1,0,3,4", Verdict.MALFORMED),
        ("RL,A1B2,1,0", Verdict.MALFORMED),
        ("HB,A1B2,1,X", Verdict.MALFORMED),
        ("RL,A1B2,1,0,3,4," + "x" * 70, Verdict.OVERLONG),
    ],
)
def test_a_well_sealed_line_with_an_unfit_body_is_no_message(body: str, verdict: Verdict) -> None:
    assert unread(seal(body).strip()).verdict is verdict


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        (b"ets Jun  8 2016 00:22:57", Verdict.TEXT),
        (b"Traceback (most recent call last):", Verdict.TEXT),
        (b"\x80\xff\x00 wrong baud", Verdict.NOISE),
        (b"$RL,A1B2,1,0,3,5*3899", Verdict.CHECKSUM),
        (b"$RL,A1B2,1,0,3,4", Verdict.MALFORMED),
        (b"$RL,A1B2,1,0,3,4*389", Verdict.MALFORMED),
        (b"$RL,A1B2,1,0,3,4*38 9", Verdict.MALFORMED),
    ],
)
def test_what_is_no_line_of_the_protocol_is_named(line: bytes, verdict: Verdict) -> None:
    assert unread(line).verdict is verdict


@pytest.mark.parametrize(
    ("checksum", "note"),
    [
        (b"0000", "expected 3899, received 0000"),
        (b"0034", "expected 3899, received 0034: an XOR where the CRC belongs"),
        (b"34", "expected 3899, received 34: an XOR where the CRC belongs"),
        (b"35", "expected 3899, received 35"),
    ],
)
def test_a_checksum_that_fails_tells_the_one_expected_and_what_it_may_be(
    checksum: bytes, note: str
) -> None:
    assert unread(b"$RL,A1B2,1,0,3,4*" + checksum).note == note


def test_further_fields_are_allowed_so_that_the_protocol_can_grow() -> None:
    assert read(seal("HI,1,A1B2,0,2,T,fw,mc,new").strip()) == Hi("A1B2", 0, 2, "T", "fw", "mc")
    assert read(seal("HB,A1B2,1,I,23C").strip()) == Beat("A1B2", 1, "I")


@pytest.mark.parametrize(
    ("body", "state", "said"),
    [
        ("HI,2,A1B2,whatever", "bad_version", "2"),
        ("HI,one,A1B2", "bad_version", "one"),
        ("HI,1,a1b2,0,0,TRAY01,fw", "bad_dice", "0"),
        ("HI,1,A1B2,0,4,TRAY01,fw", "bad_dice", "4"),
        ("HI,1,A1B2", "bad_dice", "-"),
        ("HI,1,A1B2,0,2,a name with blanks,fw", "bad_name", "a name with blanks"),
        ("HI,1,A1B2,0,2,a-name-of-17-chars,fw", "bad_name", "a-name-of-17-chars"),
        ("HI,1,A1B2,0,2,,fw", "bad_name", "-"),
        ("HI,1,A1B2,0,2,TRAY*1,fw", "bad_name", "TRAY*1"),
        ("HI,1,A1B2,0,2,ЛОТОК,fw", "bad_name", "ЛОТОК"),
        ("HI,1,A1B2,0,2,\x07" + "x" * 60 + ",fw", "bad_name", "?" + "x" * 19),
        ("HI,1,A1B2,0,2,TRAY01", "bad_hello", "not the fields of HI"),
        ("HI,1,A1B2,65536,2,TRAY01,fw", "bad_hello", "not the fields of HI"),
        ("HI,1,A1B2,0,2,T," + "x" * 60, "bad_hello", "83 bytes, not 80 at most"),
    ],
)
def test_an_answer_to_hello_that_breaks_the_protocol_tells_in_what(
    body: str, state: str, said: str
) -> None:
    found = read(b"$%s*%04X" % (body.encode(), crc(body.encode())))
    assert isinstance(found, Unfit)
    assert (found.session, found.state, found.said) == ("A1B2", state, said)


@pytest.mark.parametrize("line", [b"$HI,2,A1B2,whatever*0000", b"$HI,1,A1B2,0,4*", b"$HI,"])
def test_an_answer_that_did_not_come_whole_blames_no_tray(line: bytes) -> None:
    assert isinstance(read(line), Unread)


@pytest.mark.parametrize("before", [b"$RL,A1B2,1", b"$", b"junk", b"\xff" * 255, b"$RL,A1B2" * 40])
def test_a_line_cut_short_does_not_swallow_the_next(before: bytes) -> None:
    lines = Framer().feed(before + b"$MV,A1B2,0*A23E\r\n", 0.0)
    assert lines[-1].text == b"$MV,A1B2,0*A23E"


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r\r\n"])
def test_a_line_may_end_with_or_without_carriage_returns(end: bytes) -> None:
    assert [line.text for line in Framer().feed(b"$MV,A1B2,0*A23E" + end, 0.0)] == [
        b"$MV,A1B2,0*A23E"
    ]


def test_row_14_a_line_in_single_bytes_over_two_seconds_is_one_line_that_began_at_the_first() -> (
    None
):
    framer, lines = Framer(), []
    for place, byte in enumerate(b"$MV,A1B2,0*A23E\n"):
        lines += framer.feed(bytes([byte]), place * 0.125)
    assert [(line.text, line.began) for line in lines] == [(b"$MV,A1B2,0*A23E", 0.0)]


@settings(deadline=None)
@given(st.binary(max_size=600))
def test_row_13_no_bytes_whatever_raise(data: bytes) -> None:
    for line in Framer().feed(data + b"\n", 0.0):
        read(line.text)


@settings(deadline=None)
@given(st.text(alphabet="0123456789ABCDEFHIRLMVB,CU-", max_size=60))
def test_no_body_however_well_sealed_raises(body: str) -> None:
    read(seal(body).strip())


CHUNKED = st.lists(
    st.one_of(
        st.binary(max_size=40),
        st.sampled_from([*TOLD, b"\n", b"\r\n", b"$", b"*", b"x" * 300]),
    ),
    max_size=20,
)


@settings(deadline=None)
@given(CHUNKED)
def test_the_lines_do_not_depend_on_how_the_bytes_are_chunked(chunks: list[bytes]) -> None:
    whole = Framer().feed(b"".join(chunks), 0.0)
    framer = Framer()
    assert [line for chunk in chunks for line in framer.feed(chunk, 0.0)] == whole
    framer = Framer()
    single = [bytes([byte]) for byte in b"".join(chunks)]
    assert [line for byte in single for line in framer.feed(byte, 0.0)] == whole


@settings(deadline=None)
@given(CHUNKED)
def test_a_good_line_is_found_after_any_garbage(chunks: list[bytes]) -> None:
    lines = Framer().feed(b"".join(chunks) + b"$RL,A1B2,1,0,3,4*3899\n", 0.0)
    assert read(lines[-1].text) == Settled("A1B2", 1, 0, ("3", "4"))


def test_row_15_a_flood_of_10_mb_without_a_newline_leaves_at_most_256_bytes() -> None:
    framer = Framer()
    most = 0
    for _ in range(2500):
        framer.feed(b"U" * 4096, time.monotonic())
        most = max(most, framer.held)
    assert most <= LONGEST_BUFFER

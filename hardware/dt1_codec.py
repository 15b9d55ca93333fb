"""DT1, the wire protocol of dice trays: a line to its message, and a body to its line."""

import operator
import re
from binascii import crc_hqx
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce

from hardware.line_log import Verdict
from hardware.throw import State

LONGEST_LINE = 80
VERSION = 1
UNGREETED = "0000"
"""The session of a tray that has heard no hello since power-up."""

_FRAME = re.compile(rb"\$([ -#%-)+-~]*)\*([0-9A-Fa-f]{4})")
_NMEA = re.compile(rb"\$([ -#%-)+-~]*)\*([0-9A-Fa-f]{2})")
_ANSWER = re.compile(rb"\$(HI,.*)\*([0-9A-Fa-f]{4})", re.DOTALL)
_TEXT = re.compile(rb"[\t\r\x1b -~]*")


def seal(body: str) -> bytes:
    """Frame a body with its CRC-16/XMODEM."""
    return b"$%s*%04X\n" % (body.encode("ascii"), crc_hqx(body.encode("ascii"), 0))


@dataclass(frozen=True, slots=True)
class Hi:
    """A tray's answer to a hello."""

    session: str
    seq: int
    dice: int
    name: str
    firmware: str
    abilities: str = ""


@dataclass(frozen=True, slots=True)
class Unfit:
    """An answer to a hello that breaks the protocol: in what, how it is said there, and why not."""

    session: str
    state: State
    said: str
    why: str


@dataclass(frozen=True, slots=True)
class Settled:
    """A throw at rest; more fields may follow the dice, their number is known from `Hi`."""

    session: str
    seq: int
    age: int
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A die moved or was lifted; `seq` is the last throw before."""

    session: str
    seq: int


@dataclass(frozen=True, slots=True)
class Beat:
    """The tray lives; `state` is I at rest, M moving, E fault."""

    session: str
    seq: int
    state: str


@dataclass(frozen=True, slots=True)
class Trouble:
    """The tray reports a fault of its own."""

    session: str
    code: int
    words: str


Message = Hi | Unfit | Settled | Moved | Beat | Trouble


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that carries no message, and why."""

    verdict: Verdict
    note: str = ""


def _hi(field: re.Match[str]) -> Hi:
    seq, dice = int(field["seq"]), int(field["dice"])
    return Hi(
        field["session"].upper(),
        seq,
        dice,
        field["name"],
        field["fw"],
        field["caps"] or "",
    )


def _settled(field: re.Match[str]) -> Settled:
    fields = tuple(field["dice"].split(","))
    return Settled(field["session"].upper(), int(field["seq"]), int(field["age"]), fields)


def _moved(field: re.Match[str]) -> Moved:
    return Moved(field["session"].upper(), int(field["seq"]))


def _beat(field: re.Match[str]) -> Beat:
    return Beat(field["session"].upper(), int(field["seq"]), field["state"])


def _trouble(field: re.Match[str]) -> Trouble:
    return Trouble(field["session"].upper(), int(field["code"]), field["words"])


_SESSION = r"(?P<session>[0-9A-Fa-f]{4})"
_SEQ = r"(?P<seq>[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])"
_MORE = r"(?:,.*)?"
NAME = re.compile(r"[A-Za-z0-9_-]{1,16}")
"""What a tray may call itself."""
DICE = re.compile("[1-3]")
_HI = (
    rf"HI,{VERSION},{_SESSION},{_SEQ},(?P<dice>{DICE.pattern}),(?P<name>{NAME.pattern}),"
    rf"(?P<fw>[^,]*)(?:,(?P<caps>[^,]*){_MORE})?"
)
_SHAPES: dict[str, tuple[re.Pattern[str], Callable[[re.Match[str]], Message]]] = {
    "HI": (re.compile(_HI), _hi),
    "RL": (
        re.compile(rf"RL,{_SESSION},(?!0+,){_SEQ},(?P<age>[0-9]{{1,9}}),(?P<dice>.+)"),
        _settled,
    ),
    "MV": (re.compile(rf"MV,{_SESSION},{_SEQ}{_MORE}"), _moved),
    "HB": (re.compile(rf"HB,{_SESSION},{_SEQ},(?P<state>[IME]){_MORE}"), _beat),
    "ER": (re.compile(rf"ER,{_SESSION},(?P<code>[0-9]{{1,3}}),(?P<words>[^,]*){_MORE}"), _trouble),
}


def read(line: bytes) -> Message | Unread:
    """Read one line; never raises, whatever the bytes."""
    message = _line(line)
    return (_unfit(line) or message) if isinstance(message, Unread) else message


def _line(line: bytes) -> Message | Unread:
    if not line.startswith(b"$"):
        return Unread(Verdict.TEXT if _TEXT.fullmatch(line) else Verdict.NOISE)
    if len(line) >= LONGEST_LINE:  # its LF counts too
        return Unread(Verdict.OVERLONG, f"{len(line)} bytes")
    frame = _FRAME.fullmatch(line)
    if frame is None:
        nmea = _NMEA.fullmatch(line)
        note = _mismatch(nmea[1], crc_hqx(nmea[1], 0), nmea[2]) if nmea else ""
        return Unread(Verdict.MALFORMED, note)
    expected = crc_hqx(frame[1], 0)
    if expected != int(frame[2], 16):
        return Unread(Verdict.CHECKSUM, _mismatch(frame[1], expected, frame[2]))
    return _message(frame[1].decode("ascii"))


def _mismatch(body: bytes, expected: int, received: bytes) -> str:
    note = f"expected {expected:04X}, received {received.decode('ascii')}"
    return f"{note}: an XOR where the CRC belongs" if int(received, 16) == xor(body) else note


def xor(body: bytes) -> int:
    """Reckon NMEA's checksum, which builders often take for ours."""
    return reduce(operator.xor, body, 0)


def _unfit(line: bytes) -> Unfit | None:
    """Tell what is wrong with an answer to a hello that came whole; its builder must learn it."""
    frame = _ANSWER.fullmatch(line)
    if frame is None or crc_hqx(frame[1], 0) != int(frame[2], 16):
        return None
    fields = [*frame[1].decode("utf-8", "replace").split(","), *[""] * 5]
    _, version, session, _, dice, name, *_ = fields
    if version != str(VERSION):
        why = f"speaks DT1 version {version}, not {VERSION}"
        return Unfit(session.upper(), State.BAD_VERSION, _shown(version), why)
    if not DICE.fullmatch(dice):
        why = f"says that it has {dice!r} dice, not 1 to 3"
        return Unfit(session.upper(), State.BAD_DICE, _shown(dice), why)
    if not NAME.fullmatch(name):
        why = f"calls itself {name!r}, not by 1 to 16 of A-Z a-z 0-9 _ -"
        return Unfit(session.upper(), State.BAD_NAME, _shown(name), why)
    long = len(line) >= LONGEST_LINE
    why = f"{len(line) + 1} bytes, not {LONGEST_LINE} at most" if long else "not the fields of HI"
    return Unfit(session.upper(), State.BAD_HELLO, why, f"its answer to hello has {why}")


def _shown(said: str) -> str:
    """Give so much of it as may stand on a screen."""
    return "".join(sign if sign.isprintable() else "?" for sign in said)[:20] or "-"


def _message(body: str) -> Message | Unread:
    if (known := _SHAPES.get(body.partition(",")[0])) is None:
        return Unread(Verdict.UNKNOWN)
    shape, make = known
    field = shape.fullmatch(body)
    return make(field) if field else Unread(Verdict.MALFORMED)

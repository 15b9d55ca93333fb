"""DT1, the wire protocol of dice trays: a line to its message, and a body to its line."""

import operator
import re
from binascii import crc_hqx
from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce

from hardware.line_log import Verdict

LONGEST_LINE = 80
VERSION = 1
UNGREETED = "0000"
"""The session of a tray that has heard no hello since power-up."""

_FRAME = re.compile(rb"\$([ -#%-)+-~]*)\*([0-9A-Fa-f]{4})")
_NMEA = re.compile(rb"\$([ -#%-)+-~]*)\*([0-9A-Fa-f]{2})")
_TEXT = re.compile(rb"[\t\r\x1b -~]*")


def seal(body: str) -> bytes:
    """Frame a body with its CRC-16/XMODEM."""
    return b"$%s*%04X\n" % (body.encode("ascii"), crc_hqx(body.encode("ascii"), 0))


@dataclass(frozen=True, slots=True)
class Hi:
    """A tray's answer to a hello; of another version only the session is understood."""

    session: str
    version: int
    seq: int = 0
    dice: int = 0
    name: str = ""
    firmware: str = ""
    abilities: str = ""


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


Message = Hi | Settled | Moved | Beat | Trouble


@dataclass(frozen=True, slots=True)
class Unread:
    """A line that carries no message, and why."""

    verdict: Verdict
    note: str = ""


def _hi(field: re.Match[str]) -> Hi:
    seq, dice = int(field["seq"]), int(field["dice"])
    return Hi(
        field["session"].upper(),
        VERSION,
        seq,
        dice,
        field["name"],
        field["fw"],
        field["caps"] or "",
    )


def _other_hi(field: re.Match[str]) -> Hi:
    return Hi(field["session"].upper(), int(field["version"]))


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
_NAME = r"(?P<name>[A-Za-z0-9_-]{1,16})"
_HI_1 = rf"HI,1,{_SESSION},{_SEQ},(?P<dice>[1-3]),{_NAME},(?P<fw>[^,]*)(?:,(?P<caps>[^,]*){_MORE})?"
_SHAPES: dict[str, list[tuple[re.Pattern[str], Callable[[re.Match[str]], Message]]]] = {
    "HI": [
        (re.compile(_HI_1), _hi),
        (re.compile(rf"HI,(?P<version>(?!1,)[0-9]{{1,3}}),{_SESSION}{_MORE}"), _other_hi),
    ],
    "RL": [
        (re.compile(rf"RL,{_SESSION},(?!0+,){_SEQ},(?P<age>[0-9]{{1,9}}),(?P<dice>.+)"), _settled)
    ],
    "MV": [(re.compile(rf"MV,{_SESSION},{_SEQ}{_MORE}"), _moved)],
    "HB": [(re.compile(rf"HB,{_SESSION},{_SEQ},(?P<state>[IME]){_MORE}"), _beat)],
    "ER": [
        (re.compile(rf"ER,{_SESSION},(?P<code>[0-9]{{1,3}}),(?P<words>[^,]*){_MORE}"), _trouble)
    ],
}


def read(line: bytes) -> Message | Unread:
    """Read one line; never raises, whatever the bytes."""
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


def _message(body: str) -> Message | Unread:
    shapes = _SHAPES.get(body.partition(",")[0])
    if shapes is None:
        return Unread(Verdict.UNKNOWN)
    for shape, make in shapes:
        if field := shape.fullmatch(body):
            return make(field)
    return Unread(Verdict.MALFORMED)

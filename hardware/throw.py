"""A throw, what else a tray tells, and what every tray can do."""

from dataclasses import dataclass
from enum import StrEnum
from queue import Empty, SimpleQueue
from typing import Protocol

from hardware.line_log import LineLog
from hardware.signals import Pressed, Signal

OLDEST_FRESH = 3.0
"""Seconds; an older throw needs the players' word."""

Dice = tuple[str, ...]
"""Each die as the tray reads it: 1..6, C cocked, U unreadable, - missing."""


class Quality(StrEnum):
    """How far a throw can be trusted; each member is more doubtful than the one before."""

    FRESH = "fresh"
    CHOICE = "choice"
    LATE = "late"
    MISSED = "missed"
    MOVED = "moved"
    RESTARTED = "restarted"
    INCOMPLETE = "incomplete"
    CONTRADICTION = "contradiction"

    def outweighs(self, other: "Quality") -> bool:
        """Tell whether this leaves less to trust than the other."""
        ranks = list(Quality)
        return ranks.index(self) > ranks.index(other)


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw:
    """A throw as the tray claims it; nothing but FRESH may be taken without the players' word."""

    dice: Dice
    source: str
    session: str
    seq: int
    age: int
    """Milliseconds between the dice settling and the host reading it, as far as known."""
    quality: Quality
    missed: int = 0
    """Throws lost between the one before and this one."""
    rival: Dice = ()
    """What the tray said before under the same id, if it contradicts itself."""

    @property
    def id(self) -> str:
        """Name this throw for ever, so that it is applied once, also across a crash."""
        return f"{self.source}:{self.session}:{self.seq}"

    @property
    def faces(self) -> tuple[int, ...] | None:
        """Give the numbers, or nothing unless every die shows one."""
        if all(die.isdigit() for die in self.dice):
            return tuple(int(die) for die in self.dice)
        return None


@dataclass(frozen=True, slots=True)
class Doubted:
    """A throw told before is worth less now: replace its offer, or ignore this if it was taken."""

    throw: Throw


class State(StrEnum):
    """Where the host stands with its tray."""

    ABSENT = "absent"
    OPENING = "opening"
    HELLO = "hello"
    ONLINE = "online"
    SILENT = "silent"
    LOST = "lost"
    WRONG_DEVICE = "wrong_device"
    # a tray, but one whose answer to a hello breaks the protocol
    BAD_VERSION = "bad_version"
    BAD_DICE = "bad_dice"
    BAD_NAME = "bad_name"
    BAD_HELLO = "bad_hello"
    DENIED = "denied"
    BUSY = "busy"
    PINS = "pins"
    SEVERAL = "several"


UNUSABLE = frozenset(
    {State.WRONG_DEVICE, State.BAD_VERSION, State.BAD_DICE, State.BAD_NAME, State.BAD_HELLO}
)
"""What is there, but can be no tray as it is."""


@dataclass(frozen=True, slots=True)
class Status:
    """A change of state; `detail` is technical: firmware, fault, or owner and mode if DENIED.

    Of an answer to a hello that breaks the protocol it is what was said there.
    """

    state: State
    path: str = ""
    detail: str = ""
    tray: str = ""
    """The tray's own name, once it is ONLINE."""


class Concern(StrEnum):
    """What the table should know though no state changes."""

    RESTARTED = "restarted"
    FOREIGN = "foreign"
    AMBIGUOUS = "ambiguous"
    SPARE = "spare"
    OTHER = "other"
    SENSOR = "sensor"
    CALIBRATION = "calibration"
    SUPPLY = "supply"
    FAULT = "fault"
    # of the pins of a Raspberry Pi
    NO_LIBRARY = "no_library"
    NO_FOLDER = "no_folder"
    NO_CHIP = "no_chip"
    NO_ACCESS = "no_access"
    WRONG_BOARD = "wrong_board"
    PIN_BUSY = "pin_busy"
    BUTTON = "button"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to say once; `detail` names trays for AMBIGUOUS, SPARE, OTHER, else its words."""

    concern: Concern
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Known:
    """One of several trays: `mark` stays with the device, `place` is where it is plugged in.

    `ignored` is what was last thrown in it while another was played with.
    """

    mark: str
    name: str
    place: str
    state: State
    active: bool = False
    ignored: Dice = ()
    detail: str = ""
    """As of its `Status`."""

    @property
    def title(self) -> str:
        """Name it so that it is told from a twin."""
        return " ".join(filter(None, [self.name, self.place]))


@dataclass(frozen=True, slots=True)
class Trays:
    """All trays there are, told when that changes; none if there is but the one played with."""

    known: tuple[Known, ...]


@dataclass(frozen=True, slots=True)
class Ignored:
    """A throw in a tray that is not played with, of that title; it counts for nothing."""

    throw: Throw
    title: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """The table plays with the tray of this mark from now on, and should again another evening."""

    mark: str


TrayEvent = Throw | Doubted | Status | Notice | Pressed | Trays | Ignored | Chosen


class DiceTray(Protocol):
    """A source of throws that never makes the game wait."""

    @property
    def events(self) -> "SimpleQueue[TrayEvent]":
        """Hand out the queue that the tray fills from its own thread."""

    @property
    def log(self) -> LineLog:
        """Hand out the last lines with their verdicts."""

    def start(self) -> None:
        """Begin to look for the tray; once."""

    def stop(self) -> None:
        """Let go of the device within a second; may be repeated."""

    def ask_again(self) -> None:
        """Ask for the last throw again, or look for the tray at once if it is away."""

    def use(self, mark: str) -> None:
        """Play with this one of the trays told; a tray that is the only one stays it."""

    def signal(self, signal: Signal) -> None:
        """Show it on the tray's lamps and let it sound, as far as it has any; never waits."""


def drain(tray: DiceTray) -> list[TrayEvent]:
    """Take all that the tray has told since the last time, without waiting."""
    told: list[TrayEvent] = []
    while True:
        try:
            told.append(tray.events.get_nowait())
        except Empty:
            return told

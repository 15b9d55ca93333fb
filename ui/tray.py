"""The tray as the table sees it: whether it answers, and the throw it proposes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeAlias

from msgspec import Struct

from companion.events import Reading


class Proposal(Struct, frozen=True):
    """A throw the tray claims to have seen; only a ``trusted`` one may count by itself.

    ``doubt`` is the key of the sentence that says what is doubtful, empty if nothing is;
    ``rival`` what the tray said before of the same throw, if that was something else.
    """

    id: str
    reading: Reading
    doubt: str = ""
    rival: tuple[str, ...] = ()

    @property
    def trusted(self) -> bool:
        """Whether nothing speaks against it."""
        return not self.doubt and self.complete

    @property
    def complete(self) -> bool:
        """Whether every die was made out."""
        return all(die.isdigit() for die in self.reading.dice)

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces read, 0 for a die that was not made out, or not as the same both times."""
        dice = self.reading.dice
        before = self.rival or dice
        alike = (die if die == was else "?" for die, was in zip(dice, before, strict=True))
        return tuple(int(die) if die.isdigit() else 0 for die in alike)


class Presence(Struct, frozen=True):
    """How the tray does: not wanted, looked for, ready, away (and why), or one of several."""

    state: Literal["none", "seeking", "ready", "away", "choose"]
    reason: str = ""
    detail: str = ""


class OneTray(Struct, frozen=True):
    """One of several trays; ``ignored`` are the dice last thrown in it while it did not count."""

    mark: str
    title: str
    presence: Presence
    active: bool = False
    ignored: tuple[str, ...] = ()


TrayNews: TypeAlias = Proposal | Presence


class Line(Struct, frozen=True):
    """A line of the tray: when it came, what it says, and what was made of it."""

    number: int
    clock: str
    text: str
    verdict: str
    note: str
    tint: Literal["plain", "good", "odd", "bad"]


class Trial(Struct, frozen=True):
    """A self-test under way: the face asked for, 7 when all were; what was seen instead of it."""

    face: int
    read: tuple[str, ...] = ()
    passed: tuple[int, ...] = ()
    misread: tuple[tuple[int, int, str], ...] = ()


class Health(Struct, frozen=True):
    """How the tray does. Times are in seconds; ``thrown`` are the throws since the last reset."""

    dice: tuple[str, ...] = ()
    quality: str = ""
    moving: bool = False
    answered: float | None = None
    settling: float | None = None
    beating: float | None = None
    lines: tuple[Line, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    thrown: tuple[tuple[int, ...], ...] = ()
    can_restore: bool = False
    trial: Trial | None = None


class Doctor(Protocol):
    """Whoever examines the tray."""

    def examine(self) -> Health:
        """Return how it does now."""

    def treat(self, act: Literal["reset", "test", "skip", "stop"]) -> None:
        """Count anew or take that back; begin a self-test, pass a face over, end it."""


class NoDoctor:
    """Examines no tray."""

    def examine(self) -> Health:
        """Return that there is nothing to say."""
        return Health()

    def treat(self, act: Literal["reset", "test", "skip", "stop"]) -> None:
        """Do nothing."""


class TrayDesk:
    """Keeps what the tray has said until the table has taken it or thrown anew."""

    def __init__(self) -> None:
        self.presence = Presence("none")
        self.proposal: Proposal | None = None
        self.claim: Proposal | None = None
        """The last proposal that was put aside for a throw by hand, or thrown anew unread."""
        self.beside: Proposal | None = None
        """The throw that waited when another was told: the table says which of them counts."""
        self.plugged: tuple[OneTray, ...] = ()
        """All trays, if there are others than the one played with."""
        self.pick: Callable[[str], None] = lambda _mark: None
        """Has another of them played with."""
        self.turned_away = 0
        """How many throws nobody had asked for, or not with as many dice."""

    @property
    def after_unread(self) -> bool:
        """Whether a die of the throw before could not be made out: people say what became of it."""
        return self.claim is not None and not self.claim.complete

    @property
    def sure(self) -> bool:
        """Whether the proposal on the table may count by itself."""
        if self.proposal is None or self.beside is not None or self.after_unread:
            return False
        return self.proposal.trusted

    @property
    def other(self) -> OneTray | None:
        """The one other tray that is ready to be taken; none where there is a choice."""
        ready = [t for t in self.plugged if not t.active and t.presence.state == "ready"]
        return ready[0] if len(ready) == 1 else None

    def plug(self, plugged: tuple[OneTray, ...]) -> None:
        """Take note of which trays there are."""
        self.plugged = plugged

    def hear(self, news: TrayNews) -> None:
        """Take note; a proposal of the same throw replaces the one on the table."""
        if isinstance(news, Presence):
            self.presence = news
            return
        waits = self.proposal
        if waits and waits.id != news.id:
            self.beside = waits if all(waits.faces) else None
            self.claim = self.claim if self.beside else waits
        self.proposal = news

    def doubt(self, news: Proposal) -> bool:
        """Think less of the proposal on the table, if it is still there; say whether it is."""
        if self.proposal is None or self.proposal.id != news.id:
            return False
        self.proposal = news
        return True

    def put_aside(self) -> None:
        """Leave the throw to the players' eyes; what the tray claimed is kept for the journal."""
        self.claim, self.proposal = self.proposal or self.claim, None

    def turn_away(self) -> None:
        """Forget a throw that does not count."""
        self.turned_away += 1
        self.clear()

    def clear(self) -> None:
        """Forget the throw: it was taken, or none is due."""
        self.proposal = self.claim = self.beside = None

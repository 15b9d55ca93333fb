"""The tray as the table sees it: whether it answers, and the throw it proposes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from companion.events import Reading


class Proposal(Struct, frozen=True):
    """A throw the tray claims to have seen; only a ``trusted`` one may count by itself.

    ``doubt`` is the key of the sentence that says what is doubtful, empty if nothing is.
    """

    id: str
    reading: Reading
    doubt: str = ""

    @property
    def trusted(self) -> bool:
        """Whether nothing speaks against it."""
        return not self.doubt and all(die.isdigit() for die in self.reading.dice)

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces read, 0 for a die that was not made out."""
        return tuple(int(die) if die.isdigit() else 0 for die in self.reading.dice)


class Presence(Struct, frozen=True):
    """How the tray does: not wanted, being looked for, ready, or away (and why)."""

    state: Literal["none", "seeking", "ready", "away"]
    reason: str = ""
    detail: str = ""


TrayNews: TypeAlias = Proposal | Presence


class TrayDesk:
    """Keeps what the tray has said until the table has taken it or thrown anew."""

    def __init__(self) -> None:
        self.presence = Presence("none")
        self.proposal: Proposal | None = None
        self.claim: Proposal | None = None
        """The last proposal that was put aside for a throw by hand."""
        self.turned_away = 0
        """How many throws nobody had asked for, or not with as many dice."""

    def hear(self, news: TrayNews) -> None:
        """Take note; a proposal of the same throw replaces the one on the table."""
        if isinstance(news, Presence):
            self.presence = news
        else:
            self.proposal, self.claim = news, None

    def doubt(self, news: Proposal) -> bool:
        """Think less of the proposal on the table, if it is still there; say whether it is."""
        if self.proposal is None or self.proposal.id != news.id:
            return False
        self.proposal = news
        return True

    def put_aside(self) -> None:
        """Leave the throw to the players' eyes; what the tray claimed is kept for the journal."""
        self.claim, self.proposal = self.proposal, None

    def turn_away(self) -> None:
        """Forget a throw that does not count."""
        self.turned_away += 1
        self.clear()

    def clear(self) -> None:
        """Forget the throw: it was taken, or none is due."""
        self.proposal = self.claim = None

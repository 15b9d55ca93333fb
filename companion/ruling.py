"""The arbiter's answer to a command, and the question of a sum."""

from __future__ import annotations

from typing import TypeAlias

from companion.assessment import Fact
from companion.commands import Command
from companion.events import Event
from companion.game import Game
from companion.ledger import BANK, Account, DeedId, Seat
from companion.record import Record


class Levy(Record, frozen=True):
    """What is to be reckoned: the topic, whose, to whom, on which deed."""

    topic: str
    seat: Seat
    payee: Account = BANK
    deed: DeedId | None = None


class Ground(Record, frozen=True):
    """An article of the rules, with the facts it was applied to."""

    article: str
    facts: dict[str, Fact] = {}


class Granted(Record, frozen=True):
    """The command is legal, has these consequences and leads to this game."""

    events: tuple[Event, ...]
    game: Game


class Refused(Record, frozen=True):
    """The command is against the rules, on this ground."""

    ground: Ground


Ruling: TypeAlias = Granted | Refused


class Range(Record, frozen=True):
    """The whole numbers a field may take."""

    least: int
    most: int
    step: int = 1


class Candidate(Record, frozen=True):
    """A command worth a button.

    With ``open`` fields it is one example of a form: the screen varies those fields within
    their range (``None``: freely) and has each variation judged.
    """

    command: Command
    open: dict[str, Range | None] = {}


class Choice(Record, frozen=True):
    """A candidate with the ruling it would get now."""

    command: Command
    ruling: Ruling
    open: dict[str, Range | None] = {}

"""The arbiter's answer to a command, and the question of a sum."""

from __future__ import annotations

from typing import TypeAlias

from companion.assessment import Fact
from companion.board import Plot
from companion.commands import Command
from companion.events import Event
from companion.game import Game, Paper
from companion.lasting import BASES, EARNED, Alter
from companion.ledger import BANK, Account, DeedId, Money, Seat, purse, seat_of
from companion.options import Options
from companion.record import Record


class Levy(Record, frozen=True):
    """What is to be reckoned: the topic, whose, to whom, on which deed."""

    topic: str
    seat: Seat
    payee: Account = BANK
    deed: DeedId | None = None


def applies(game: Game, paper: Paper, says: Alter, levy: Levy) -> bool:
    """Return whether *paper* alters *levy*."""
    deed = None if levy.deed is None else game.edition.deeds[levy.deed]
    return (
        falls_on(game.options, says) == levy.topic
        and game.in_force(paper)
        and (not says.mine or paper.holder == levy.seat)
        and says.group in {None, deed.group if deed else None}
        and says.deed in {None, levy.deed}
        and says.number in {None, number_of(game, levy.deed)}
        and says.payer in {None, levy.seat}
        and (says.payee is None or purse(says.payee) == levy.payee)
    )


def falls_on(options: Options, says: Alter) -> str:
    """Return the sum that is changed: the one that is due, or by the option the printed figure."""
    printed = options.fortune_set_beats_multiplier == "base_only"
    return BASES.get(says.topic, says.topic) if printed else says.topic


def number_of(game: Game, deed: DeedId | None) -> int | None:
    """Return which plot of its group *deed* is, from 1; a deed that is none has no number."""
    plot = None if deed is None else game.edition.deeds[deed]
    if deed is None or not isinstance(plot, Plot):
        return None
    return game.edition.rows[plot.group].index(deed) + 1


def harmed(levy: Levy, more: Money) -> Seat | None:
    """Return to whom it does harm that *levy* comes to so much more, or less if negative."""
    earned = levy.topic in EARNED
    payer, payee = (None, levy.seat) if earned else (levy.seat, seat_of(levy.payee))
    return payer if more > 0 else payee


def cited(paper: Paper, says: Alter) -> tuple[str, dict[str, Fact]]:
    """Return how a sum cites *paper*: by whose leave, and how much longer it holds."""
    facts: dict[str, Fact] = {} if says.payee is None else {"owner": says.payee}
    if paper.uses is not None:
        return "alters_visits", {**facts, "count": paper.uses - 1}
    if paper.until_round is not None:
        return "alters_rounds", {**facts, "count": paper.until_round}
    return "alters", facts


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
    """A candidate with the ruling it would get now, and whether it settles the question on top."""

    command: Command
    ruling: Ruling
    open: dict[str, Range | None] = {}
    answers: bool = False

"""Which house rules bear on an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from companion.arbiter import judge
from companion.asked import Question
from companion.assessment import Assessment, Line
from companion.game import Game
from companion.house_rules import concerned
from companion.inquiry import Claims, Move, Visitation, Why
from companion.questions import Answer, Forgotten, answer, own_rules
from companion.rules import book_of
from companion.ruling import Granted
from companion.statement import Standing, charges
from companion.table import Moment


def own_rules_in(game: Game, past: Sequence[Moment], question: Question) -> tuple[str, ...]:
    """Return the house rules of the table's own but for which the answer would be another."""
    match question:
        case Question("agreed", option=rule):
            return tuple(own for own in own_rules(game) if own == rule)
        case Question("rule", chapter=chapter):
            about = concerned(game.edition.parts, (chapter,))
            return tuple(own for own in own_rules(game) if own in about)
        case Question("statement"):
            return ()
        case Question("why", entry=seq):
            made = [m for m in past if m.entry.seq == seq] if seq else past[-1:]
            return tuple(
                own for moment in made for own in decisive(charging(moment), moment.before)
            )
    entries = tuple(moment.entry for moment in past)
    return tuple(decisive(lambda seen: answer(seen, entries, question), game))


def decisive(judged: Callable[[Game], Any], game: Game) -> Iterator[str]:
    """Yield the rules of the table's own that change what *judged* tells.

    It is asked anew on a copy of the game for each of them, with its printed value.
    """
    own = own_rules(game)
    found = judged(game) if own else None
    for rule in own:
        options = replace(game.options, **{rule: getattr(game.edition.options, rule)})
        if judged(replace(game, options=options)) != found:
            yield rule


def charging(moment: Moment) -> Callable[[Game], Any]:
    """Return what tells the sums that the command of *moment* leads to."""

    def judged(game: Game) -> Any:
        ruling = judge(book_of(game.edition), game, moment.command)
        if not isinstance(ruling, Granted):
            return None
        return charges(ruling.events), ruling.game.item

    return judged


def sums_in(found: object) -> Iterator[Assessment]:
    """Yield the sums that an answer tells."""
    match found:
        case Assessment():
            yield found
        case Visitation(spared=Assessment() as sum_):
            yield sum_
        case Visitation(charges=due) | Why(charges=due) | Move(charges=due):
            yield from (charge.sum for charge in due)
        case Claims(sum=sum_) | Standing(worth=sum_):
            yield sum_
        case Forgotten(claims=claims):
            yield from (part.sum for claim in claims for part in claim.owe.charges)
        case tuple():
            yield from (sum_ for part in found for sum_ in sums_in(part))


def lines_in(found: Answer) -> tuple[Line, ...]:
    """Return every line that an answer rests on, with those of the parts."""
    return tuple(line for sum_ in sums_in(found) for line in lines_of(sum_))


def lines_of(sum_: Assessment) -> Iterator[Line]:
    """Yield the lines of a sum and of its parts."""
    for line in sum_.lines:
        yield line
        yield from (inner for part in line.parts for inner in lines_of(part))


def grounds_in(found: Answer) -> tuple[str, ...]:
    """Return the articles that forbid what was asked about."""
    told = found if isinstance(found, tuple) else (found,)
    grounds = (getattr(part, "forbidden", None) for part in told)
    return tuple(ground.article for ground in grounds if ground)

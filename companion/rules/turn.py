"""The turn: two dice, doubles, passing the dice on."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from companion.agenda import Detention, Do, RollDue, Throw, dice_for
from companion.commands import Roll
from companion.deferred import ExtraRoll, NextTurn
from companion.effects import ExtraTurn, SkipTurn, Step
from companion.events import Counted
from companion.game import Game
from companion.options import THROW
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft
from companion.ruling import Candidate


class Article(StrEnum):
    """What the dice do."""

    THIRD_DOUBLE = "turn.third_double"


def roll(draft: Draft, command: Roll, item: RollDue) -> None:
    """Move by the dice; a double rolls again, a third one leads to the inspection."""
    draft.throw_to_move(command)
    first, second = command.dice
    doubles = item.doubles + 1 if first == second else 0
    if doubles >= 3 and draft.game.options.three_doubles_rule:
        led = draft.game.edition.third_double
        draft.then(*(Do(item.seat, effect, Article.THIRD_DOUBLE) for effect in led))
        return
    move = Do(item.seat, Step(first + second), THROW)
    draft.then(move, Do(item.seat, ExtraRoll(doubles))) if doubles else draft.then(move)


def throw(draft: Draft, command: Roll, item: Throw) -> None:
    """Let happen what the dice were asked for, now that they are known."""
    draft.throw(command, item.count)
    known = (*item.then.dice, *command.dice)
    draft.then(msgspec.structs.replace(item.then, dice=known))


def extra_roll(draft: Draft, do: Do, effect: ExtraRoll) -> None:
    """Roll again, unless the double led into detention."""
    if do.seat is not None and not draft.game.detained(do.seat):
        draft.then(RollDue(do.seat, effect.doubles))


def skip_turn(draft: Draft, do: Do, _effect: SkipTurn) -> None:
    """Have one more turn of the seat pass it by."""
    skips = f"skips{do.seat}"
    draft.add(Counted(skips, draft.game.count(skips) + 1))


def extra_turn(draft: Draft, do: Do, _effect: ExtraTurn) -> None:
    """Roll again now; doubles are counted anew."""
    extra_roll(draft, do, ExtraRoll(0))


def next_turn(draft: Draft, _do: Do, effect: NextTurn) -> None:
    """Begin the turn of the next player still in the game; a round ends where it began.

    A turn that is skipped does not count: whoever threw before may still build.
    """
    game, size = draft.game, len(draft.game.players)
    order = [s % size for s in range(effect.after + 1, effect.after + 1 + size)]
    seat = next(s for s in order if s not in game.retired)
    if game.count("first") in order[: order.index(seat) + 1]:
        draft.add(Counted("round", game.count("round") + 1))
        if game.options.time_limit:
            draft.add(Counted("round_from", game.count("turn") + 1))
    if skips := game.count(f"skips{seat}"):
        draft.add(Counted(f"skips{seat}", skips - 1))
        draft.then(Do(None, NextTurn(seat)))
        return
    draft.add(Counted("turn", game.count("turn") + 1))
    due = Detention(seat) if game.detained(seat) else RollDue(seat)
    draft.then(due, Do(None, NextTurn(seat)))


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose a throw."""
    if isinstance(game.item, RollDue | Throw):
        dice = (1, 2, 3)[: dice_for(game.item)]
        yield Candidate(Roll(game.item.seat, dice), {"dice": None})


CHAPTER = Chapter(
    "turn",
    Article,
    answers={(Roll, RollDue): roll, (Roll, Throw): throw},
    effects={
        ExtraRoll: extra_roll,
        SkipTurn: skip_turn,
        ExtraTurn: extra_turn,
        NextTurn: next_turn,
    },
    needs=frozenset({Step}),
    candidates=candidates,
)

"""The tax inspection as a place one is held in."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import TypeAlias, get_args

from companion.agenda import Detention, Do, RollDue
from companion.assessment import Assessment
from companion.commands import Accept, Bid, Build, Mortgage, Propose, Redeem, Roll, Sell, SellDeed
from companion.deferred import Charge, ExtraRoll, Owe
from companion.effects import Detain, Release, Step
from companion.events import Settled
from companion.game import Game
from companion.ledger import Seat
from companion.options import THROW
from companion.rules.book import Book, Chapter
from companion.rules.draft import Draft, Refusal
from companion.ruling import Candidate

Business: TypeAlias = Bid | Build | Sell | Mortgage | Redeem | SellDeed | Propose
"""What a held seat may be kept from."""


class Article(StrEnum):
    """How one is held and set free."""

    FINE = "inspection.fine"
    ONLY_THE_FINE = "inspection.only_the_fine"
    TOO_DEAR = "inspection.too_dear"
    NO_BUSINESS = "inspection.no_business"


def detain(draft: Draft, do: Do, _effect: Detain) -> None:
    """Hold the seat, with no throw made; it tries where it would have thrown."""
    assert do.seat is not None
    draft.hold(do.seat, 0)
    ask_instead(draft, Detention(do.seat))


def release(draft: Draft, do: Do, _effect: Release) -> None:
    """Set the seat free; it throws where it would have had to try."""
    assert do.seat is not None
    if draft.game.detained(do.seat):
        draft.hold(do.seat, None)
        ask_instead(draft, RollDue(do.seat))


def ask_instead(draft: Draft, due: RollDue | Detention) -> None:
    """Put *due* in the place of the throw that waits, under whatever is to happen before it."""
    agenda = draft.game.agenda
    waits = (isinstance(item, RollDue | Detention) and item.seat == due.seat for item in agenda)
    if (place := next((n for n, found in enumerate(waits) if found), None)) is None:
        return
    first = agenda[place + 1 :]
    for _ in first:
        draft.add(Settled())
    draft.exchange(due)
    draft.then(*reversed(first))


def attempt(draft: Draft, command: Roll, item: Detention) -> None:
    """Leave by a double; after the last failed throw the option says what follows."""
    options, seat = draft.game.options, item.seat
    failed = draft.game.failures(seat)
    if failed >= options.detention_throws:
        raise Refusal(Article.ONLY_THE_FINE, price=options.fine)
    draft.throw_to_move(command)
    move = Do(seat, Step(sum(command.dice)), THROW)
    if command.dice[0] == command.dice[1]:
        draft.hold(seat, None)
        again = [Do(seat, ExtraRoll(1))] if options.double_exit_extra_roll else []
        draft.then(*([move] if options.double_exit_moves else []), *again)
        return
    draft.hold(seat, failed + 1)
    if failed + 1 < options.detention_throws and options.exit_attempts == "three_at_once":
        draft.then(Detention(seat))
    if failed + 1 == options.detention_throws and options.third_failure != "stay_until_paid":
        draft.hold(seat, None)
        if options.third_failure == "pay_and_move_by_that_throw":
            draft.then(move)
        owe_fine(draft, seat)


def fine(draft: Draft, _command: Accept, item: Detention) -> None:
    """Pay the fine, and by the option roll at once or in the next turn."""
    options, cash = draft.game.options, draft.game.cash(item.seat)
    may_still_throw = draft.game.failures(item.seat) < options.detention_throws
    if cash < options.fine and may_still_throw:
        raise Refusal(Article.TOO_DEAR, price=options.fine, cash=cash)
    draft.hold(item.seat, None)
    if options.exit_fine_timing == "before_roll_move_now":
        draft.then(RollDue(item.seat))
    owe_fine(draft, item.seat)


def owe_fine(draft: Draft, seat: Seat) -> None:
    """Let the fine fall due, before all that waits."""
    options = draft.game.options
    draft.owe(
        seat, "fine", Charge(options.fine_destination, Assessment.of(Article.FINE, options.fine))
    )


def no_business(game: Game, command: Business) -> None:
    """Refuse a held seat to trade and to build, by the option; it may still raise what it owes."""
    sides = (command.seat, command.partner) if isinstance(command, Propose) else (command.seat,)
    for seat in () if game.options.trade_build_while_detained else sides:
        if game.detained(seat) and not game.owes(seat):
            raise Refusal(Article.NO_BUSINESS, seat=seat)


def candidates(_book: Book, game: Game) -> Iterator[Candidate]:
    """Propose to pay the fine and to throw."""
    if isinstance(game.item, Detention):
        yield Candidate(Accept(game.item.seat))
        yield Candidate(Roll(game.item.seat, (1, 2)), {"dice": None})


CHAPTER = Chapter(
    "inspection",
    Article,
    answers={(Roll, Detention): attempt, (Accept, Detention): fine},
    effects={Detain: detain, Release: release},
    vetoes=dict.fromkeys(get_args(Business), no_business),
    needs=frozenset({Step, ExtraRoll, Owe, RollDue}),
    candidates=candidates,
)

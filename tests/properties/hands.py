"""Everything that hands may do to a table, in whatever order."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from companion import agenda as questions
from companion import clauses, decisions, effects
from companion import commands as orders
from companion.bots import choose
from companion.commands import Command, Roll
from companion.deferred import Basket, Owe
from companion.game import Game
from companion.journal import Journal
from companion.ledger import MONEY, purse
from companion.mixture import mixture
from companion.rules import book_of
from companion.ruling import Choice, Granted, Range
from companion.table import Table
from tests.properties.drawn import ANYTHING, CARDS, CORRECTIONS, DICE, SEATS, openings, situations
from tests.tables import (
    EDITIONS,
    no_clock,
)

EVIDENCE = {"source", "reading"}
"""What a throw tells beside its dice; no choice, so no form names it."""


def between(one: int, other: int) -> list[clauses.Clause]:
    """Return what two players may agree on for later."""
    return [
        clauses.Spare(one, other),
        clauses.Spare(other, one, rounds=1),
        clauses.Spare(one, other, deed="steel", visits=1),
        clauses.Repay(one, other, 50, 2),
        clauses.Promise(one, other, "мир"),
    ]


def lies_within(command: Command, choice: Choice) -> bool:
    """Return whether *command* is *choice*, or a variation of it if it is a form."""
    if type(command) is not type(choice.command):
        return False
    asked, offered = msgspec.structs.asdict(command), msgspec.structs.asdict(choice.command)
    return all(
        value == offered[name] or name in EVIDENCE or fits(value, choice.open, name)
        for name, value in asked.items()
    )


def fits(value: Any, form: dict[str, Range | None], name: str) -> bool:
    """Return whether a field may have *value* in *form*."""
    if name not in form:
        return False
    limits = form[name]
    return limits is None or value in range(limits.least, limits.most + 1, limits.step)


def granted(table: Table) -> list[Choice]:
    """Return the choices that are open, forms included."""
    return [choice for choice in table.choices() if isinstance(choice.ruling, Granted)]


def owing(game: Game) -> list[tuple[str, list[str]]]:
    """Return who is to pay what waits on top, and to whom."""
    match game.item:
        case questions.Do(int() as seat, Owe() as owe) | questions.Debt(seat, owe):
            return [(purse(seat), [game.heir(charge.payee) for charge in owe.charges])]
    return []


class Hands(RuleBasedStateMachine):
    """One table, and everything that hands may do to it."""

    table: Table

    @initialize(name=st.sampled_from([*EDITIONS]), data=st.data())
    def sit_down(self, name: str, data: st.DataObject) -> None:
        self.edition = edition = EDITIONS[name]
        self.book = book_of(edition)
        self.table = Table(Journal.create(":memory:", edition, ""), no_clock)
        self.table.submit(data.draw(situations(edition) | openings(edition)))

    @precondition(lambda self: not self.table.game.over)
    @rule(seed=st.integers(0, 2**20), steps=st.integers(1, 12))
    def players_play(self, seed: int, steps: int) -> None:
        chance = Random(seed)
        for _ in range(steps):
            if not self.table.game.over:
                self.table.submit(choose(self.table, chance))

    @precondition(lambda self: isinstance(self.table.game.item, questions.RollDue))
    @rule(dice=DICE)
    def dice_fall(self, dice: tuple[int, int]) -> None:
        item = self.table.game.item
        assert isinstance(item, questions.RollDue)
        self.table.submit(Roll(item.seat, dice))

    @precondition(lambda self: not self.table.game.over)
    @rule(seed=st.integers(0, 2**20), card=CARDS)
    def players_play_until_a_card_is_drawn(
        self, seed: int, card: tuple[effects.Effect, ...]
    ) -> None:
        chance = Random(seed)
        for _ in range(40):
            if isinstance(item := self.table.game.item, questions.CardDue):
                self.enter(orders.ReadCard(item.seat, card))
                return
            if item is not None:
                self.table.submit(choose(self.table, chance))

    @precondition(lambda self: isinstance(self.table.game.item, questions.Auction))
    @rule(seat=SEATS, amount=st.integers(0, 400))
    def someone_calls(self, seat: int, amount: int) -> None:
        self.enter(orders.Bid(seat, amount))

    @precondition(lambda self: not self.table.game.over)
    @rule(data=st.data())
    def someone_makes_a_choice(self, data: st.DataObject) -> None:
        """Draw the kind first, or free acts would drown the answers."""
        choices = granted(self.table)
        kind = data.draw(st.sampled_from(sorted({type(c.command).__name__ for c in choices})))
        among = [choice for choice in choices if type(choice.command).__name__ == kind]
        choice = data.draw(st.sampled_from(among))
        varied = {
            name: data.draw(st.integers(limits.least, limits.most))
            for name, limits in choice.open.items()
            if limits is not None
        }
        command = msgspec.structs.replace(choice.command, **varied)
        assert isinstance(self.table.judge(command), Granted), command
        self.table.submit(command)

    @rule(data=st.data())
    def table_agrees_on_other_rules(self, data: st.DataObject) -> None:
        tried = mixture(self.edition)
        rules = data.draw(st.lists(st.sampled_from(sorted(tried)), min_size=1, max_size=3))
        options = {rule: data.draw(st.sampled_from(tried[rule])) for rule in rules}
        self.enter(decisions.Amend(options, "договорились"))

    @precondition(lambda self: bool(owing(self.table.game)))
    @rule(amount=st.integers(0, 400), which=st.integers(0, 3))
    def table_decides_what_is_owed(self, amount: int, which: int) -> None:
        payer, payees = owing(self.table.game)[0]
        payee = payees[which % len(payees)]
        self.enter(decisions.Overrule(payer, payee, amount, "договорились"))

    @precondition(lambda self: len(self.table.game.seats) > 1 and not self.table.game.over)
    @rule(data=st.data())
    def two_make_a_deal(self, data: st.DataObject) -> None:
        """Draw what the two have, or most deals would be about what they have not."""
        game = self.table.game
        one, other = data.draw(st.permutations(game.seats))[:2]
        gives, gets = (self.some_of(data, seat) for seat in (one, other))
        agreed = data.draw(st.lists(st.sampled_from(between(one, other)), max_size=2).map(tuple))
        self.enter(orders.Propose(one, other, gives, gets, agreed))
        if isinstance(self.table.game.item, questions.Deal) and data.draw(st.booleans()):
            self.enter(orders.Accept(self.table.game.item.seat))

    def some_of(self, data: st.DataObject, seat: int) -> Basket:
        """Draw some of what a seat has."""
        game = self.table.game
        deeds, cards = game.owned_by(seat), [paper.id for paper in game.kept_by(seat)]
        money = data.draw(st.integers(0, game.cash(seat)))
        return Basket(
            {MONEY: money} if money else {},
            tuple(deed for deed in deeds[:4] if data.draw(st.booleans())),
            tuple(number for number in cards[:1] if data.draw(st.booleans())),
        )

    @rule(command=CORRECTIONS)
    def clerk_corrects(self, command: Command) -> None:
        self.enter(command)

    @rule(command=ANYTHING)
    def anything_is_asked(self, command: Command) -> None:
        self.enter(command)

    def enter(self, command: Command) -> None:
        """Enter *command* if it is granted; then it was on offer, or within a form."""
        if isinstance(self.table.judge(command), Granted):
            choices = self.table.choices()
            assert any(lies_within(command, choice) for choice in choices), command
            self.table.submit(command)

    @precondition(lambda self: self.table.past[1:])
    @rule(back=st.integers(1, 9), forth=st.integers(0, 9))
    def someone_takes_back(self, back: int, forth: int) -> None:
        past = self.table.past
        struck = past[max(1, len(past) - back) :]
        self.table.back_to(struck[0].entry.seq)
        assert self.table.game == struck[0].before
        for moment in struck[:forth]:
            self.table.redo()
            assert self.table.game == moment.after

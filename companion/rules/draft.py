"""The draft on which the rules work out what a command leads to."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from enum import StrEnum
from typing import Any, Protocol

import msgspec

from companion.agenda import Do, Item
from companion.assessment import Assessment, Fact
from companion.commands import Command, Roll
from companion.deferred import Basket, Charge, Crown, Owe
from companion.events import (
    Assessed,
    Counted,
    DeedPassed,
    Event,
    Laid,
    Lifted,
    Posted,
    Raised,
    Rolled,
    Settled,
)
from companion.fold import apply
from companion.game import Game
from companion.ledger import (
    BANK,
    MONEY,
    Account,
    Commodity,
    DeedId,
    Seat,
    Transfer,
    purse,
    site,
)
from companion.ruling import Ground, Levy

ENDLESS = 500
"""More effects in a row than any board has; two cells that send to each other."""


class Article(StrEnum):
    """What holds before any chapter is asked."""

    NOT_BEGUN = "table.not_begun"
    OVER = "table.over"
    NOT_IN_THE_GAME = "table.not_in_the_game"
    NOT_YOUR_TURN = "table.not_your_turn"
    FIRST = "table.something_else_first"
    ENDLESS = "table.endless"
    NOT_IN_THE_BOX = "table.not_in_the_box"
    NO_SUCH_DICE = "table.no_such_dice"
    NONE_LEFT = "building.none_left"
    UNDER_HAMMER = "building.under_hammer"
    NO_REASON = "table.no_reason"
    NO_SUM = "table.no_sum"
    TOO_MUCH = "table.too_much"
    NO_ACCOUNT = "table.no_account"
    SAME_ACCOUNT = "table.same_account"
    OVERDRAFT = "table.overdraft"


class Refusal(Exception):
    """Unwinds a chapter to the arbiter; never leaves ``companion.arbiter``."""

    def __init__(self, article: str, **facts: Fact) -> None:
        super().__init__(article)
        self.ground = Ground(str(article), facts)


class Rules(Protocol):
    """What a draft asks of the book it is worked out by."""

    def carry_out(self, draft: Draft, command: Command) -> None:
        """Let the chapter that knows *command* judge it, unless another forbids it."""

    def perform(self, draft: Draft, do: Do) -> None:
        """Let *do* happen."""

    def held(self, game: Game, do: Do) -> bool:
        """Return whether someone may still choose what becomes of *do*."""

    def knows(self, word: type | str) -> bool:
        """Return whether some chapter lets this effect happen, has this answer, finds this sum."""

    def won(self, game: Game) -> tuple[Seat, ...]:
        """Return who has won before the others are out, if anyone has."""

    def arrange(self, draft: Draft, seat: Seat, has: Mapping[str, Any]) -> None:
        """Let the chapters put down what one *has* who takes an evening over."""

    def assess(self, game: Game, levy: Levy) -> Assessment:
        """Return the sum of *levy* with its reasons."""


class Draft:
    """The consequences of one command, each already applied to ``game``.

    ``game`` is always the present; it never goes into a fact and never outlives a refusal.
    """

    def __init__(self, book: Rules, game: Game) -> None:
        self.book = book
        self.game = copy(game)
        self.events: list[Event] = []

    def add(self, fact: Event) -> None:
        """Record *fact* and let it take effect."""
        self.events.append(fact)
        apply(self.game, fact)

    def then(self, *items: Item, after: int = 0) -> None:
        """Put *items* on the agenda, to be settled in this order: once the topmost so many are."""
        above = self.game.agenda[::-1][:after]
        for _ in above:
            self.add(Settled())
        if items:
            self.add(Raised((*above, *items)))

    def exchange(self, item: Item, below: int = 0) -> None:
        """Put *item* in the place of the one *below* so many others, which stay on top of it."""
        above = self.game.agenda[::-1][:below]
        for _ in range(below + 1):
            self.add(Settled())
        self.then(*above, item)

    def settle(self) -> None:
        """Let happen whatever happens by itself, until a question is on top."""
        for _ in range(ENDLESS):
            item = self.game.item
            if item is None:
                return
            if item.seat in self.game.retired:
                self.add(Settled())
            elif isinstance(item, Do) and not self.book.held(self.game, item):
                self.add(Settled())
                self.book.perform(self, item)
            else:
                return
        raise Refusal(Article.ENDLESS)

    def close(self, *winners: Seat) -> None:
        """Drop everything that waits: the game is over, and *winners* get what is kept for them."""
        while self.game.agenda:
            self.add(Settled())
        if self.book.knows(Crown):
            self.then(Do(None, Crown(winners)))

    def throw(self, roll: Roll, count: int) -> None:
        """Record what the dice show; refuse what *count* dice cannot show."""
        if len(roll.dice) != count or not all(1 <= die <= 6 for die in roll.dice):
            raise Refusal(Article.NO_SUCH_DICE, count=count)
        self.add(Rolled(roll.seat, roll.dice, roll.source, roll.reading, roll.beside))

    def throw_to_move(self, roll: Roll) -> None:
        """Record the two dice of a move or an attempt at one, and whose throw it was."""
        self.throw(roll, 2)
        if self.game.count("thrown_in") != self.game.count("turn"):
            self.put_away()
        if self.game.count("thrower") != roll.seat and self.counting:
            self.add(Counted("throwers", self.game.count("throwers") + 1))
        self.add(Counted("throws", self.game.count("throws") + 1))
        self.add(Counted("thrower", roll.seat))
        self.add(Counted("thrown_in", self.game.count("turn")))

    @property
    def counting(self) -> bool:
        """Whether something on the table ends when the dice change hands often enough."""
        return any(paper.until_thrower is not None for paper in self.game.papers.values())

    def put_away(self) -> None:
        """Lift what ended before this turn; what ends in it still lies there to tell why."""
        for paper in self.game.papers.values():
            if not self.game.in_force(paper):
                self.add(Lifted(paper.id))

    def owe(self, seat: Seat, topic: str, *charges: Charge) -> None:
        """Put on the agenda that *seat* pays *charges*, together or not at all."""
        self.then(Do(seat, Owe(topic, charges)))

    def pay(self, payer: Account, payee: Account, sum_: Assessment) -> None:
        """Record *sum_*, move the money, and spend the papers it cites."""
        self.add(Assessed(payer, payee, sum_))
        if sum_.total:
            self.hand(payer, payee, MONEY, sum_.total, sum_.lines[0].article)
        for number in sum_.papers:
            paper = self.game.papers.get(number)
            if paper and paper.uses is not None:
                left = msgspec.structs.replace(paper, uses=paper.uses - 1)
                self.add(Laid(left) if left.uses else Lifted(number))

    def hand(
        self, payer: Account, payee: Account, commodity: Commodity, amount: int, memo: str
    ) -> None:
        """Move pieces or papers that are counted."""
        self.add(Posted(Transfer(payer, payee, amount, str(memo), commodity)))

    def build_to(self, deed: DeedId, level: int, memo: str) -> None:
        """Have *deed* carry what *level* means; refuse pieces that the box does not hold."""
        game, account = self.game, site(deed)
        ladder = game.edition.ladder
        wanted = ladder.pieces(level, replaced=game.options.enterprise_replaces_branches)
        for piece in dict.fromkeys(ladder.steps):
            more = wanted.get(piece, 0) - game.ledger.balance(account, piece)
            if game.options.building_supply == "box_limit" and more > game.to_be_had(piece):
                held_back = more <= game.in_the_box(piece)
                raise Refusal(Article.UNDER_HAMMER if held_back else Article.NONE_LEFT, piece=piece)
            if more:
                giver, taker = (BANK, account) if more > 0 else (account, BANK)
                self.hand(giver, taker, piece, abs(more), memo)

    def hold(self, seat: Seat, failures: int | None) -> None:
        """Hold a seat that has failed so many throws to leave; ``None`` sets it free."""
        self.add(Counted(f"detained{seat}", 0 if failures is None else 1 + failures))

    def hand_over(self, giver: Account, taker: Seat, basket: Basket, memo: str) -> None:
        """Move everything in *basket* to *taker*."""
        for goods, count in basket.goods.items():
            if goods == MONEY:
                self.pay(giver, purse(taker), Assessment.of(memo, count))
            else:
                self.hand(giver, purse(taker), goods, count, memo)
        for deed in basket.deeds:
            self.add(DeedPassed(deed, taker))
        for number in basket.papers:
            self.add(Laid(msgspec.structs.replace(self.game.papers[number], holder=taker)))

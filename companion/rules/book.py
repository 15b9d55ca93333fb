"""What a chapter of the rules is, and the draft on which it works out a command."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

import msgspec

from companion.agenda import Do, Item
from companion.assessment import Assessment, Fact
from companion.commands import Arrange, Command, Open, Roll
from companion.effects import Alter, Basket, Charge, Owe
from companion.errors import UnknownToBook
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
from companion.ledger import MONEY, Account, Commodity, Seat, Transfer, purse
from companion.ruling import Candidate, Ground, Levy, applies

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
    NO_SUCH_DICE = "table.no_such_dice"


Answer: TypeAlias = Callable[["Draft", Any, Any], None]
Act: TypeAlias = Callable[["Draft", Any], None]
Performance: TypeAlias = Callable[["Draft", Do, Any], None]
Reckoner: TypeAlias = Callable[["Book", Game, Levy], Assessment]
Holds: TypeAlias = Callable[[Game, Do], bool]


def _nothing_to_propose(_book: Book, _game: Game) -> Iterator[Candidate]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some of the rules. Chapters never import each other: they meet on the agenda.

    ``answers`` settle the question on top; ``acts`` may be done at any time; ``effects`` happen;
    ``reckoners`` find sums; ``holds`` says that an effect must wait for its seat's decision.
    ``needs`` are the effects, questions and topics it leaves to others.
    """

    name: str
    articles: type[StrEnum]
    answers: Mapping[tuple[type, type], Answer] = field(default_factory=dict)
    acts: Mapping[type, Act] = field(default_factory=dict)
    effects: Mapping[type, Performance] = field(default_factory=dict)
    reckoners: Mapping[tuple[str, type], Reckoner] = field(default_factory=dict)
    holds: Holds | None = None
    needs: frozenset[type | str] = frozenset()
    candidates: Callable[[Book, Game], Iterator[Candidate]] = _nothing_to_propose


class Refusal(Exception):
    """Unwinds a chapter to the arbiter; never leaves ``companion.arbiter``."""

    def __init__(self, article: str, **facts: Fact) -> None:
        super().__init__(article)
        self.ground = Ground(str(article), facts)


class Book:
    """The chapters one edition plays by; the first that knows a thing decides it."""

    def __init__(self, chapters: tuple[Chapter, ...]) -> None:
        self.chapters = chapters
        older = chapters[::-1]
        self._acts = {k: v for c in older for k, v in c.acts.items()}
        self._answers = {k: v for c in older for k, v in c.answers.items()}
        self._effects = {k: v for c in older for k, v in c.effects.items()}
        self._reckoners = {k: v for c in older for k, v in c.reckoners.items()}
        self._holds = tuple(c.holds for c in chapters if c.holds)
        questions, topics = (q for _, q in self._answers), (t for t, _ in self._reckoners)
        self._words = {*self._effects, *questions, *topics}

    def carry_out(self, draft: Draft, command: Command) -> None:
        """Let the chapter that knows *command* judge it."""
        game, kind = draft.game, type(command)
        if not game.agenda and kind is not Open and kind is not Arrange:
            raise Refusal(Article.OVER if game.players else Article.NOT_BEGUN)
        seat = getattr(command, "seat", None)
        if seat is not None and seat not in game.seats:
            raise Refusal(Article.NOT_IN_THE_GAME, count=seat + 1)
        if act := self._acts.get(kind):
            act(draft, command)
            return
        item = game.item
        answer = self._answers.get((kind, type(item)))
        if answer is None or item is None:
            raise Refusal(Article.FIRST, item=type(item).__name__)
        if item.seat is not None and item.seat != seat:
            raise Refusal(Article.NOT_YOUR_TURN, seat=item.seat)
        draft.add(Settled())
        answer(draft, command, item)

    def answered(self, game: Game, command: Command) -> bool:
        """Return whether *command* settles the question on top, rather than something else."""
        return (type(command), type(game.item)) in self._answers

    def perform(self, draft: Draft, do: Do) -> None:
        """Let *do* happen."""
        performance = self._effects.get(type(do.effect))
        if performance is None:
            raise UnknownToBook(f"no chapter performs {do.effect!r}")
        performance(draft, do, do.effect)

    def knows(self, word: type | str) -> bool:
        """Return whether some chapter lets this effect happen, has this answer, finds this sum."""
        return word in self._words

    def held(self, game: Game, do: Do) -> bool:
        """Return whether someone may still choose what becomes of *do*."""
        return any(holds(game, do) for holds in self._holds)

    def assess(self, game: Game, levy: Levy) -> Assessment:
        """Return the sum of *levy* by the chapter that knows it, altered by the papers in force.

        :raises UnknownToBook: if there is no such topic or deed.
        """
        deed = None if levy.deed is None else game.edition.deeds.get(levy.deed)
        reckoner = self._reckoners.get((levy.topic, type(deed)))
        if reckoner is None:
            raise UnknownToBook(f"no chapter reckons {levy!r}")
        sum_ = reckoner(self, game, levy)
        altered: set[str] = set()
        for paper in sorted(game.papers.values(), key=lambda p: p.id):
            if isinstance(paper.says, Alter) and applies(game, paper, paper.says, levy):
                overruled = paper.says.op == "set" and paper.source in altered
                op = "void" if overruled else paper.says.op
                article = f"{paper.source}.overruled" if overruled else f"{paper.source}.alters"
                sum_ = sum_.then(article, op, paper.says.value, paper.id)
                altered.add(paper.source)
        return sum_


class Draft:
    """The consequences of one command, each already applied to ``game``.

    ``game`` is always the present; it never goes into a fact and never outlives a refusal.
    """

    def __init__(self, book: Book, game: Game) -> None:
        self.book = book
        self.game = copy(game)
        self.events: list[Event] = []

    def add(self, fact: Event) -> None:
        """Record *fact* and let it take effect."""
        self.events.append(fact)
        apply(self.game, fact)

    def then(self, *items: Item) -> None:
        """Put *items* on the agenda, to be settled in this order before all that waits."""
        if items:
            self.add(Raised(items))

    def exchange(self, item: Item) -> None:
        """Put *item* in the place of the one on top."""
        self.add(Settled())
        self.then(item)

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

    def close(self) -> None:
        """Drop everything that waits: the game is over."""
        while self.game.agenda:
            self.add(Settled())

    def throw(self, roll: Roll, count: int) -> None:
        """Record what the dice show; refuse what *count* dice cannot show."""
        if len(roll.dice) != count or not all(1 <= die <= 6 for die in roll.dice):
            raise Refusal(Article.NO_SUCH_DICE, count=count)
        self.add(Rolled(roll.seat, roll.dice, roll.source, roll.reading))
        self.add(Counted("throws", self.game.count("throws") + 1))
        self.add(Counted("thrower", roll.seat))

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

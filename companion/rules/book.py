"""What a chapter of the rules is, and the book that the chapters make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, TypeAlias

import msgspec

from companion.agenda import Do
from companion.assessment import Assessment, Fact
from companion.commands import Arrange, Command, Open
from companion.errors import UnknownToBook
from companion.events import (
    Settled,
)
from companion.game import Game, Paper
from companion.lasting import Alter
from companion.ledger import MOST, Seat
from companion.rules.draft import Article, Draft, Refusal
from companion.ruling import Candidate, Levy, applies, cited, harmed

Answer: TypeAlias = Callable[["Draft", Any, Any], None]
Veto: TypeAlias = Callable[[Game, Any], None]
Act: TypeAlias = Callable[["Draft", Any], None]
Performance: TypeAlias = Callable[["Draft", Do, Any], None]
Reckoner: TypeAlias = Callable[["Book", Game, Levy], Assessment]
Mistaken: TypeAlias = Callable[["Book", Game, Levy], Iterator[tuple[Game, Mapping[str, Fact]]]]
Holds: TypeAlias = Callable[["Book", Game, Do], bool]
Won: TypeAlias = Callable[["Book", Game], tuple[Seat, ...]]
Expired: TypeAlias = Callable[["Book", Game], bool]
Arranges: TypeAlias = Callable[["Draft", Seat, Any], None]
Adds: TypeAlias = Callable[["Book", Game, Levy], Iterator[Assessment]]


def _nothing_to_propose(_book: Book, _game: Game) -> Iterator[Candidate]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Chapter:
    """Some of the rules. Chapters never import each other: they meet on the agenda.

    ``answers`` settle the question on top; ``acts`` may be done at any time; ``effects`` happen;
    ``reckoners`` find sums; ``mistakes`` are common ones about a sum: the game as it is then
    seen, with the facts to tell it; ``holds`` says that an effect must wait for its seat's
    decision.
    ``won`` names who has won, and thereby ended the evening; ``expired`` says that it is time to
    count who has.
    ``arranges`` put down what one has who takes an evening over, each a field of ``Sitter`` or of
    ``Arrange``; ``adds`` are parts of a sum that another chapter reckons, of a player's worth.
    ``vetoes`` are asked before a command of another chapter is carried out, and may refuse it.
    ``needs`` are the effects, questions and topics it leaves to others.
    """

    name: str
    articles: type[StrEnum]
    answers: Mapping[tuple[type, type], Answer] = field(default_factory=dict)
    acts: Mapping[type, Act] = field(default_factory=dict)
    effects: Mapping[type, Performance] = field(default_factory=dict)
    reckoners: Mapping[tuple[str, type], Reckoner] = field(default_factory=dict)
    mistakes: Mapping[tuple[str, str], Mistaken] = field(default_factory=dict)
    holds: Holds | None = None
    won: Won | None = None
    expired: Expired | None = None
    arranges: Mapping[str, Arranges] = field(default_factory=dict)
    adds: Mapping[str, Adds] = field(default_factory=dict)
    vetoes: Mapping[type, Veto] = field(default_factory=dict)
    needs: frozenset[type | str] = frozenset()
    candidates: Callable[[Book, Game], Iterator[Candidate]] = _nothing_to_propose


class Book:
    """The chapters one edition plays by; the first that knows a thing decides it."""

    def __init__(self, chapters: tuple[Chapter, ...]) -> None:
        self.chapters = chapters
        older = chapters[::-1]
        self._acts = {k: v for c in older for k, v in c.acts.items()}
        self._answers = {k: v for c in older for k, v in c.answers.items()}
        self._effects = {k: v for c in older for k, v in c.effects.items()}
        self._reckoners = {k: v for c in older for k, v in c.reckoners.items()}
        self._mistakes = {k: v for c in older for k, v in c.mistakes.items()}
        self._vetoes = tuple(chapter.vetoes for chapter in chapters if chapter.vetoes)
        self._holds = tuple(c.holds for c in chapters if c.holds)
        self._won = tuple(c.won for c in chapters if c.won)
        self._expired = tuple(c.expired for c in chapters if c.expired)
        self._arranges = {k: v for c in older for k, v in c.arranges.items()}
        self._adds = tuple(c.adds for c in chapters if c.adds)
        questions, topics = (q for _, q in self._answers), (t for t, _ in self._reckoners)
        self._words = {*self._effects, *questions, *topics}

    def carry_out(self, draft: Draft, command: Command) -> None:
        """Let the chapter that knows *command* judge it."""
        game, kind = draft.game, type(command)
        if any(abs(number) > MOST for number in numbers(msgspec.to_builtins(command))):
            raise Refusal(Article.TOO_MUCH, most=MOST)
        if not game.agenda and kind is not Open and kind is not Arrange:
            raise Refusal(Article.OVER if game.players else Article.NOT_BEGUN)
        seat = getattr(command, "seat", None)
        if seat is not None and seat not in game.seats:
            raise Refusal(Article.NOT_IN_THE_GAME, count=seat + 1)
        self.ask_vetoes(game, command)
        item = game.item
        answer = self._answers.get((kind, type(item))) if self.answered(game, command) else None
        if answer is None and (act := self._acts.get(kind)):
            act(draft, command)
            return
        if answer is None or item is None:
            raise Refusal(Article.FIRST, item=type(item).__name__)
        if item.seat is not None and item.seat != seat:
            raise Refusal(Article.NOT_YOUR_TURN, seat=item.seat)
        draft.add(Settled())
        answer(draft, command, item)

    def ask_vetoes(self, game: Game, command: Command) -> None:
        """Let any chapter refuse *command*, whoever carries it out."""
        for vetoes in self._vetoes:
            if veto := vetoes.get(type(command)):
                veto(game, command)

    def answered(self, game: Game, command: Command) -> bool:
        """Return whether *command* settles the question on top, rather than something else.

        What another seat may do at any time is no answer.
        """
        kind, item = type(command), game.item
        asked = item is None or item.seat in {None, getattr(command, "seat", None)}
        return (kind, type(item)) in self._answers and (asked or kind not in self._acts)

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
        return any(holds(self, game, do) for holds in self._holds)

    def won(self, game: Game) -> tuple[Seat, ...]:
        """Return who has won before the others are out, if anyone has."""
        return next((winners for won in self._won if (winners := won(self, game))), ())

    def expired(self, game: Game) -> bool:
        """Return whether the evening is to be finished now."""
        return any(expired(self, game) for expired in self._expired)

    def arrange(self, draft: Draft, seat: Seat, has: Mapping[str, Any]) -> None:
        """Let the chapters put down what one *has*; refuse what none of them knows."""
        for unknown in (name for name in has if name not in self._arranges):
            raise Refusal(Article.NOT_IN_THE_BOX, text=unknown)
        for name, arranges in self._arranges.items():
            if name in has:
                arranges(draft, seat, has[name])

    def added(self, game: Game, levy: Levy) -> Iterator[Assessment]:
        """Yield the parts of *levy* that other chapters have than the one that reckons it."""
        for adds in self._adds:
            if levy.topic in adds:
                yield from adds[levy.topic](self, game, levy)

    def mistaken(self, game: Game, levy: Levy) -> Iterator[tuple[str, Game, Mapping[str, Fact]]]:
        """Yield each mistake that is common about *levy*, with the game as it is then seen."""
        for (topic, mistake), mistaken in self._mistakes.items():
            if topic == levy.topic:
                for seen, facts in mistaken(self, game, levy):
                    yield mistake, seen, facts

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
                sum_ = alter(sum_, paper, paper.says, levy, void=paper.says.by in altered)
                altered.add(paper.says.by)
        return sum_


def alter(sum_: Assessment, paper: Paper, says: Alter, levy: Levy, *, void: bool) -> Assessment:
    """Return *sum_* as a paper changes it, unless an earlier one had set it or a seat is spared."""
    how, facts = cited(paper, says)
    changed = sum_.then(f"{says.by}.{how}", says.op, says.value, paper.id, **facts)
    if changed.total == sum_.total:
        return sum_
    if says.op == "set" and void:
        return sum_.then(f"{says.by}.overruled", "void", says.value, paper.id)
    if harmed(levy, changed.total - sum_.total) in paper.spared:
        return sum_.then(f"{says.by}.spared", "void", says.value, paper.id)
    return changed


def numbers(value: Any) -> Iterator[int]:
    """Yield every number in *value*, however deep."""
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict | list | tuple):
        for part in value.values() if isinstance(value, dict) else value:
            yield from numbers(part)

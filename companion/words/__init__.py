"""What the rules say, in Russian or in English: articles, reasons, commands, questions, hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from companion.agenda import Item, RollDue
from companion.agreements import clause_of
from companion.assessment import Assessment, Line
from companion.commands import Command
from companion.edition import Edition
from companion.effects import Effect
from companion.game import Game, Paper
from companion.hands import Hand
from companion.options import led_to
from companion.record import Record
from companion.shelf import Saved
from companion.words import deals, decks
from companion.words.facts import KINDS
from companion.words.keys import of_command, of_effect, of_hand, of_question
from companion.words.messages import LANGUAGES, Messages, MissingWords
from companion.words.names import MINUS, NBSP, Names, grouped

__all__ = [
    "KINDS",
    "LANGUAGES",
    "MINUS",
    "NBSP",
    "Messages",
    "MissingWords",
    "Reason",
    "Words",
    "grouped",
]

Facts: TypeAlias = Mapping[str, Any]


class Reason(Record, frozen=True):
    """A line of a slip in words; the parts of a sum come before it, one ``depth`` deeper.

    ``rule`` says the article in our own words and ``cite`` where the booklet has it, or nothing.
    """

    text: str
    value: str
    total: str
    rule: str = ""
    cite: str = ""
    depth: int = 0


class Words(Names):
    """Says in one language what the rules decide; a key unknown stands for itself."""

    def sentence(self, key: str, facts: Facts, game: Game) -> str:
        """Return the message for *key* with its facts, beginning with a capital letter."""
        told = self.phrase(key, facts, game)
        return told[:1].upper() + told[1:]

    def phrase(self, key: str, facts: Facts, game: Game) -> str:
        """Return the message for *key* with its facts, as a part of a sentence."""

        def tell(kind: str, fact: Any) -> str:
            return KINDS[kind](self, fact, game)

        return self._messages.tell(key, facts, tell)

    # --- reasons ---

    def line(self, line: Line, game: Game, *, first: bool = True) -> tuple[str, str]:
        """Return the text and the value column of a reason: ``32``, ``× 2``, ``= 0``."""
        scaled = self.number(line.value)
        match line.op:
            case "set":
                value = scaled if first else f"={NBSP}{scaled}"
            case "plus":
                value = f"{MINUS if line.value < 0 else '+'}{NBSP}{scaled.lstrip(MINUS)}"
            case "times":
                value = f"×{NBSP}{self.number(line.value)}"
            case "percent":
                value = f"{self.number(line.value)}{NBSP}%"
            case "sum":
                value = f"={NBSP}{scaled}"
            case "void":
                value = ""
        return self.sentence(line.article, line.facts, game), value

    def nothing(self, sum_: Assessment, game: Game) -> str:
        """Return why a sum comes to nothing."""
        last = sum_.lines[-1]
        text = self.line(last, game)[0]
        return f"{text}: {self.money(0, game.edition)}" if last.op == "sum" else text

    def reasons(
        self, sum_: Assessment, game: Game, depth: int = 0, *, rate: bool = False
    ) -> Iterator[Reason]:
        """Yield the lines of *sum_*, the very ones that were charged, with their rules.

        Those of a ``rate`` are per cent; the line that takes it says what it comes to.
        """
        for number, line in enumerate(sum_.lines):
            taken = line.op == "percent" and bool(line.parts)
            for part in line.parts:
                yield from self.reasons(part, game, depth + 1, rate=taken)
            text, value = self.line(line, game, first=not number)
            total = self.number(line.total)
            if taken:
                value = f"={NBSP}{total}"
            elif rate and line.op in {"set", "plus", "sum"}:
                value = f"{value}{NBSP}%"
            cite = self.cite(line.article, game.edition)
            yield Reason(text, value, total, self.rule(line.article), cite, depth)

    def rule(self, article: str) -> str:
        """Return what *article* says in our own words; nothing where its line says it all."""
        key = f"rule.{article}"
        return self._messages.find(key) if self._messages.has(key) else ""

    def cite(self, article: str, edition: Edition) -> str:
        """Return where the printed rules say it, if they do."""
        return self._name(edition.articles[article]) if article in edition.articles else ""

    # --- what was entered, what is awaited, what happens, what hands do ---

    def command(self, command: Command, before: Game) -> str:
        """Return in a few words what *command* does, or did, to the game *before* it."""
        return self.phrase(*of_command(command, before), before)

    def question(self, item: Item | None, game: Game) -> str:
        """Return what the table waits for, or that it waits for nothing."""
        return self.sentence(*of_question(item, game), game)

    def effects(self, effects: tuple[Effect, ...], game: Game) -> str:
        """Return in a few words what a card orders under the house rules in force."""
        told = (self.phrase(*of_effect(e), game) for e in led_to(effects, game.options))
        return "; ".join(told) or self._messages.find("effect.none")

    def agreement(self, paper: Paper, game: Game) -> str:
        """Return what a paper that a deal left on the table says, as much of it as is left."""
        found = clause_of(game, paper)
        return deals.clause(self, found, game) if found else paper.text

    def hand(self, hand: Hand, game: Game) -> str:
        """Return what to do on the cardboard."""
        return self.sentence(*of_hand(hand), game)

    def saved(self, saved: Saved) -> str:
        """Return in a few words what a saved game waits for."""
        item = saved.item
        if item is None or item.seat is None:
            return self.item(type(item).__name__)
        key = "saved.roll" if isinstance(item, RollDue) else "saved.seat"
        return self._messages.find(key).format(text=saved.players[item.seat].name)

    # --- what keys stand for ---

    def topic(self, topic: str) -> str:
        """Return what a sum is for: ``аренда``."""
        return self._messages.find(f"topic.{topic}")

    def short(self, article: str) -> str:
        """Return in one word what a sum by *article* is for: ``аренда``."""
        own, chapter = f"short.{article}", article.partition(".")[0]
        return self._messages.find(own if self._messages.has(own) else f"short.{chapter}")

    def item(self, name: str) -> str:
        """Return what the table must do first, by the name of its question."""
        return self._messages.find(f"item.{name}")

    def via(self, via: str, game: Game) -> str:
        """Return what set a move or a payment off: a cell, a deck, or a word of the rules."""
        if via.startswith("cell:"):
            return self.phrase("via.cell", {"cell": int(via[5:])}, game)
        if via.startswith("card:"):
            deck, _, card = via[5:].partition(":")
            if decks.named(card, deck, game):
                return self.phrase("via.card", {"card": (deck, card)}, game)
            return self.phrase("via.deck", {"deck": deck}, game)
        if via in game.edition.decks:
            return self.phrase("via.deck", {"deck": via}, game)
        return self._messages.find(f"via.{via}")

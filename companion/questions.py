"""Questions to the arbiter as people put them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from companion import claims as on_the_table
from companion.asked import (
    Question,
    account_of,
    cell_of,
    dice_of,
    order_of,
    owner_of,
    player_of,
    plot_of,
    whose_turn,
)
from companion.assessment import Assessment
from companion.errors import QuestionError
from companion.game import Game
from companion.house_rules import concerned
from companion.inquiry import (
    Claims,
    Move,
    Visitation,
    Why,
    claims,
    landing,
    means,
    moves,
    supposing,
    throwing,
    tried,
    why_now,
)
from companion.journal import Entry
from companion.ledger import Account
from companion.options import Options, differing
from companion.record import Record
from companion.rules import book_of
from companion.rules.book import Book
from companion.ruling import Levy
from companion.statement import Row, Standing, charges, standings, statement


class History(Record, frozen=True):
    """How the balance of an account came about."""

    account: Account
    rows: tuple[Row, ...]


class Forgotten(Record, frozen=True):
    """What nobody has asked for yet, and still may."""

    claims: tuple[on_the_table.Due, ...]


class Chapter(Record, frozen=True):
    """A chapter of the rules: the articles the booklet has, and the house rules that differ."""

    name: str
    articles: tuple[str, ...]
    agreed: tuple[str, ...] = ()


class HouseRule(Record, frozen=True):
    """A rule that tables differ on."""

    rule: str


Answer: TypeAlias = (
    Visitation
    | tuple[Move, ...]
    | Assessment
    | tuple[Standing, ...]
    | History
    | Claims
    | Why
    | Forgotten
    | Chapter
    | HouseRule
)


def answer(game: Game, entries: Iterable[Entry], question: Question) -> Answer:
    """Return what the arbiter says; *entries* are those in force.

    :raises QuestionError: naming the part of the question that cannot be understood.
    """
    if not game.players:
        raise QuestionError("nobody has sat down yet")
    if question.kind not in ANSWERS:
        raise QuestionError(f"{question.kind!r} is no question; there are {', '.join(KINDS)}")
    seen = game
    if question.whose:
        seen = supposing(game, plot_of(game, question), owner_of(game, question))
    return ANSWERS[question.kind](book_of(game.edition), seen, entries, question)


Entries: TypeAlias = Iterable[Entry]


def pay(book: Book, game: Game, _entries: Entries, question: Question) -> Visitation:
    """Return what a player would pay on a cell, or on the way that a throw leads."""
    seat = player_of(game, question)
    if game.over:
        raise QuestionError("the game is over: nobody pays any more")
    if not question.throw:
        return landing(book, game, seat, cell_of(game, question.cell))
    found = throwing(book, game, seat, dice_of(question.throw))
    if question.cell and not found.forbidden and found.cell != cell_of(game, question.cell):
        raise QuestionError(f"--cell: this throw leads to cell {found.cell}, not {question.cell}")
    return found


def may(book: Book, game: Game, _entries: Entries, question: Question) -> tuple[Move, ...]:
    """Return whether an order may be given; without one, all that a player may think of."""
    if question.order:
        return (tried(book, game, order_of(game, question.order)),)
    return moves(book, game, whose_turn(game, question))


def cash(book: Book, game: Game, _entries: Entries, question: Question) -> Assessment:
    """Return what a player could raise."""
    return means(book, game, player_of(game, question))


def worth(book: Book, game: Game, _entries: Entries, _question: Question) -> tuple[Standing, ...]:
    """Return what everybody has come to."""
    return standings(book, game)


def history(_book: Book, game: Game, entries: Entries, question: Question) -> History:
    """Return how the balance of an account came about."""
    account = account_of(game, question)
    return History(account, tuple(statement(entries, account)))


def claim(book: Book, game: Game, _entries: Entries, question: Question) -> Claims:
    """Return whether sums are right that are claimed on a deed."""
    seat, deed = player_of(game, question), question.deed
    if deed not in game.edition.deeds:
        known = ", ".join(game.edition.deeds)
        raise QuestionError(f"--deed: there is no deed {deed!r}; there are {known}")
    if game.owner(deed) == seat:
        raise QuestionError(f"--player: {question.player} owns {deed} and owes nothing there")
    if not question.says:
        raise QuestionError("--says: which sums are claimed? Give each of them")
    return claims(book, game, seat, deed, question.says)


def why(book: Book, game: Game, entries: Entries, question: Question) -> Why:
    """Return what an entry in force has charged; without one, what is due now."""
    if not question.entry:
        return why_now(book, game)
    found = next((entry for entry in entries if entry.seq == question.entry), None)
    if found is None:
        raise QuestionError(f"--entry: there is no entry {question.entry} in force")
    return Why(charges(found.events))


LEVIES = {"tax": "circular_tax", "income": "income"}


def levied(book: Book, game: Game, _entries: Entries, question: Question) -> Assessment:
    """Return what a lap takes from a player, or brings."""
    seat, topic = player_of(game, question), LEVIES[question.kind]
    if not book.knows(topic):
        raise QuestionError(f"there is no {question.kind} in this game")
    return book.assess(game, Levy(topic, seat))


def forgotten(_book: Book, game: Game, _entries: Entries, _question: Question) -> Forgotten:
    """Return what nobody has asked for yet, and still may."""
    return Forgotten(tuple(due for due in on_the_table.claims(game) if due.when == "now"))


def chapters(game: Game) -> dict[str, tuple[str, ...]]:
    """Return the articles that the booklet has, by the chapters of the rules in force."""
    printed = game.edition.articles
    held = {
        chapter.name: tuple(article for article in map(str, chapter.articles) if article in printed)
        for chapter in book_of(game.edition).chapters
    }
    return {name: articles for name, articles in held.items() if articles}


def rule(_book: Book, game: Game, _entries: Entries, question: Question) -> Chapter:
    """Return a chapter of the rules."""
    found, name = chapters(game), question.chapter
    if name not in found:
        raise QuestionError(f"--chapter: there is no {name!r}; there are {', '.join(found)}")
    about = concerned(game.edition.parts, (name,))
    return Chapter(name, found[name], tuple(rule for rule in own_rules(game) if rule in about))


def own_rules(game: Game) -> tuple[str, ...]:
    """Return the house rules that are played otherwise than printed."""
    return differing(game.edition.options, game.options)


def agreed(_book: Book, _game: Game, _entries: Entries, question: Question) -> HouseRule:
    """Return a house rule."""
    if question.option not in Options.__struct_fields__:
        raise QuestionError(f"--option: there is no house rule {question.option!r}")
    return HouseRule(question.option)


Answering: TypeAlias = Callable[[Book, Game, Entries, Question], Answer]
ANSWERS: dict[str, Answering] = {
    "pay": pay,
    "may": may,
    "raise": cash,
    "worth": worth,
    "statement": history,
    "claim": claim,
    "why": why,
    "tax": levied,
    "income": levied,
    "forgotten": forgotten,
    "rule": rule,
    "agreed": agreed,
}
KINDS = tuple(ANSWERS)

"""Questions to the arbiter as people put them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from companion.assessment import Assessment
from companion.commands import Command
from companion.errors import ExampleError, QuestionError
from companion.game import Game
from companion.inquiry import (
    Claims,
    Move,
    Visitation,
    claims,
    landing,
    means,
    moves,
    throwing,
    tried,
)
from companion.journal import Entry
from companion.ledger import Account, Seat
from companion.record import Record
from companion.rules import book_of
from companion.rules.book import Book
from companion.shorthand import account_called, command_of, names_of, seat_called
from companion.statement import Row, Standing, standings, statement

KINDS = ("pay", "may", "raise", "worth", "statement", "claim")


class Question(Record, frozen=True):
    """What is asked, in the words of the table; nothing is looked up yet."""

    kind: str
    player: str = ""
    cell: str = ""
    throw: str = ""
    account: str = ""
    deed: str = ""
    says: tuple[int, ...] = ()
    order: str = ""


class History(Record, frozen=True):
    """How the balance of an account came about."""

    account: Account
    rows: tuple[Row, ...]


Answer: TypeAlias = (
    Visitation | tuple[Move, ...] | Assessment | tuple[Standing, ...] | History | Claims
)


def answer(game: Game, entries: Iterable[Entry], question: Question) -> Answer:
    """Return what the arbiter says.

    :raises QuestionError: naming the part of the question that cannot be understood.
    """
    book = book_of(game.edition)
    if not game.players:
        raise QuestionError("nobody has sat down yet")
    match question.kind:
        case "pay":
            return _visit(book, game, question)
        case "may":
            return _moves(book, game, question)
        case "raise":
            return means(book, game, _player(game, question))
        case "worth":
            return standings(book, game)
        case "statement":
            account = _account(game, question)
            return History(account, tuple(statement(entries, account)))
        case "claim":
            return _claim(book, game, question)
    raise QuestionError(f"{question.kind!r} is no question; there are {', '.join(KINDS)}")


def _moves(book: Book, game: Game, question: Question) -> tuple[Move, ...]:
    if question.order:
        return (tried(book, game, _command(game, question.order)),)
    return moves(book, game, _whose_turn(game, question))


def _visit(book: Book, game: Game, question: Question) -> Visitation:
    seat = _player(game, question)
    if game.over:
        raise QuestionError("the game is over: nobody pays any more")
    if not question.throw:
        return landing(book, game, seat, _cell(game, question.cell))
    found = throwing(book, game, seat, _dice(question.throw))
    if question.cell and not found.forbidden and found.cell != _cell(game, question.cell):
        raise QuestionError(f"--cell: this throw leads to cell {found.cell}, not {question.cell}")
    return found


def _dice(throw: str) -> tuple[int, ...]:
    """Return what two dice show."""
    shown = throw.replace(" ", "").split(",")
    if len(shown) != 2 or not all(die in set("123456") for die in shown):
        raise QuestionError(f"--throw: {throw!r} is not what two dice show, such as 3,4")
    return tuple(map(int, shown))


def _claim(book: Book, game: Game, question: Question) -> Claims:
    seat, deed = _player(game, question), question.deed
    if deed not in game.edition.deeds:
        known = ", ".join(game.edition.deeds)
        raise QuestionError(f"--deed: there is no deed {deed!r}; there are {known}")
    if game.owner(deed) == seat:
        raise QuestionError(f"--player: {question.player} owns {deed} and owes nothing there")
    if not question.says:
        raise QuestionError("--says: which sums are claimed? Give each of them")
    return claims(book, game, seat, deed, question.says)


def _player(game: Game, question: Question) -> Seat:
    """Return the player asked about, who must still be in the game."""
    try:
        seat = seat_called(question.player, names_of(game))
    except ExampleError as error:
        raise QuestionError(f"--player: {error}") from error
    if seat in game.retired:
        raise QuestionError(f"--player: {question.player} is out of the game")
    return seat


def _whose_turn(game: Game, question: Question) -> Seat:
    """Return the player asked about, or the one the table waits for."""
    if question.player:
        return _player(game, question)
    if game.item is None or game.item.seat is None:
        raise QuestionError("--player: the table waits for nobody in particular: say who")
    return game.item.seat


def _command(game: Game, order: str) -> Command:
    """Return the command that *order* spells, as the rule-book examples do."""
    try:
        spelled = msgspec.toml.decode(f"order = {order}", type=dict[str, dict[str, Any]])
        command = command_of(spelled["order"], game)
    except (ValueError, AttributeError, RecursionError) as error:
        raise QuestionError(f"--order: {error}") from error
    paper = getattr(command, "paper", None)
    if paper is not None and paper not in game.papers:
        known = ", ".join(map(str, sorted(game.papers))) or "none"
        raise QuestionError(f"--order: there is no paper {paper} on the table; there are {known}")
    return command


def _cell(game: Game, cell: str) -> int:
    """Return a cell by its number, or by the deed it carries."""
    cells = game.edition.cells
    if not cell:
        raise QuestionError("--cell: on which cell? Give its number or its deed, or --throw")
    if cell.isdecimal() and int(cell) < len(cells):
        return int(cell)
    if cell in game.edition.visits:
        return game.edition.visits[cell]
    raise QuestionError(f"--cell: there is no cell {cell!r}; 0 to {len(cells) - 1}, or a deed")


def _account(game: Game, question: Question) -> Account:
    try:
        return account_called(question.account, game)
    except ExampleError as error:
        raise QuestionError(f"--account: {error}") from error

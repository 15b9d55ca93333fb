"""A question as people put it, and what its words stand for."""

from __future__ import annotations

from typing import Any

import msgspec

from companion.commands import Command
from companion.errors import ExampleError, QuestionError
from companion.game import Game
from companion.ledger import BANK, Account, DeedId, Seat, seat_of
from companion.record import Record
from companion.shorthand import account_called, command_of, names_of, seat_called


class Question(Record, frozen=True):
    """What is asked, in the words of the table; nothing is looked up yet.

    ``whose`` supposes that the plot asked about is that player's, or with ``bank`` nobody's.
    """

    kind: str
    player: str = ""
    cell: str = ""
    throw: str = ""
    account: str = ""
    deed: str = ""
    says: tuple[int, ...] = ()
    order: str = ""
    entry: int = 0
    chapter: str = ""
    option: str = ""
    whose: str = ""


def player_of(game: Game, question: Question) -> Seat:
    """Return the player asked about, who must still be in the game."""
    try:
        seat = seat_called(question.player, names_of(game))
    except ExampleError as error:
        raise QuestionError(f"--player: {error}") from error
    if seat in game.retired:
        raise QuestionError(f"--player: {question.player} is out of the game")
    return seat


def whose_turn(game: Game, question: Question) -> Seat:
    """Return the player asked about, or the one the table waits for."""
    if question.player:
        return player_of(game, question)
    if game.item is None or game.item.seat is None:
        raise QuestionError("--player: the table waits for nobody in particular: say who")
    return game.item.seat


def dice_of(throw: str) -> tuple[int, ...]:
    """Return what two dice show."""
    shown = throw.replace(" ", "").split(",")
    if len(shown) != 2 or not all(die in set("123456") for die in shown):
        raise QuestionError(f"--throw: {throw!r} is not what two dice show, such as 3,4")
    return tuple(map(int, shown))


def order_of(game: Game, order: str) -> Command:
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


def cell_of(game: Game, cell: str) -> int:
    """Return a cell by its number, or by the deed it carries."""
    cells = game.edition.cells
    if not cell:
        raise QuestionError("--cell: on which cell? Give its number or its deed, or --throw")
    if cell.isdecimal() and int(cell) < len(cells):
        return int(cell)
    if cell in game.edition.visits:
        return game.edition.visits[cell]
    raise QuestionError(f"--cell: there is no cell {cell!r}; 0 to {len(cells) - 1}, or a deed")


def account_of(game: Game, question: Question) -> Account:
    """Return the account asked about."""
    try:
        return account_called(question.account, game)
    except ExampleError as error:
        raise QuestionError(f"--account: {error}") from error


def plot_of(game: Game, question: Question) -> DeedId:
    """Return the plot asked about."""
    deed = question.deed or game.edition.printed[cell_of(game, question.cell)]
    if deed not in game.edition.deeds:
        raise QuestionError("--whose: there is no such plot")
    return str(deed)


def owner_of(game: Game, question: Question) -> Seat | None:
    """Return who is supposed to own the plot; nobody, if that is the bank."""
    try:
        account = account_called(question.whose, game)
    except ExampleError as error:
        raise QuestionError(f"--whose: {error}") from error
    seat = seat_of(account)
    if account != BANK and (seat is None or seat in game.retired):
        raise QuestionError(f"--whose: {question.whose!r} owns no plots")
    return seat

"""Whose turn it is: it lasts beyond the throw, until the next player throws."""

from __future__ import annotations

from companion.agenda import Detention, RollDue
from companion.game import Game
from companion.ledger import Seat


def before_own_throw(game: Game, seat: Seat) -> bool:
    """Return whether the seat has the dice and has not thrown them yet."""
    return isinstance(game.waits, RollDue | Detention) and game.waits.seat == seat


def own_turn(game: Game, seat: Seat) -> bool:
    """Return whether it is the seat's turn.

    It lasts until the next player throws, or has had a turn without throwing.
    """
    return before_own_throw(game, seat) or threw_last(game, seat)


def threw_last(game: Game, seat: Seat) -> bool:
    """Return whether the seat has thrown in this turn, or the next player has not yet."""
    since = game.count("turn") - game.count("thrown_in")
    return game.count("thrower") == seat and since <= 1


def turn_of(game: Game, seat: Seat) -> int:
    """Return the number of the turn that is still the seat's, or else of the present one."""
    gone_on = threw_last(game, seat) and not before_own_throw(game, seat)
    return game.count("thrown_in" if gone_on else "turn")


def between_turns(game: Game) -> bool:
    """Return whether the dice have been passed on and not been thrown yet."""
    due = isinstance(game.waits, RollDue | Detention)
    return due and game.count("thrown_in") < game.count("turn")


def in_turn(game: Game) -> tuple[Seat, ...]:
    """Return the seats in the order of their turns, first the one whose turn still lasts."""
    seats = game.seats
    first = next((n for n, seat in enumerate(seats) if threw_last(game, seat)), None)
    if first is None:
        first = next((n for n, seat in enumerate(seats) if before_own_throw(game, seat)), 0)
    return (*seats[first:], *seats[:first])

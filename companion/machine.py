"""The slot machine printed on the board: its symbols, its columns and what they win."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from companion.board import Name
from companion.ledger import Account, Money, Sum
from companion.record import Record

Symbol: TypeAlias = str
Column: TypeAlias = Annotated[tuple[Symbol, ...], Meta(min_length=1, max_length=6)]
Dice: TypeAlias = tuple[int, ...]
KassaUse: TypeAlias = Literal["nobody", "top_combination", "any_win", "end_of_game_winner"]

FACES = range(1, 7)
ANY: Symbol = ""
"""In a winning combination: whatever this column shows."""


class Win(Record, frozen=True):
    """A combination that wins a sum, or so many times the stake; neither: the kassa alone."""

    symbols: tuple[Symbol, Symbol, Symbol]
    sum: Sum = 0
    times: Sum = 0

    def shown_by(self, row: tuple[Symbol, ...]) -> bool:
        """Return whether *row* is this combination."""
        return all(own in {ANY, seen} for own, seen in zip(self.symbols, row, strict=True))

    def pays(self, stake: Money) -> Money:
        """Return what the bank pays for it."""
        return self.sum + self.times * stake


def brings_kassa(place: int, use: KassaUse) -> bool:
    """Return whether the combination in this place wins the whole kassa besides."""
    return use == "any_win" or (use == "top_combination" and place == 0)


class Machine(Record, frozen=True, gc=True, dict=True):
    """Three columns, counted from below, and the combinations that win, the best first.

    Stakes go into ``pot``. The first combination that a row shows is the one that counts.
    """

    pot: Account
    symbols: dict[Symbol, Name]
    columns: tuple[Column, Column, Column]
    wins: tuple[Win, ...]
    unverified: tuple[str, ...] = ()

    def symbol(self, column: int, die: int) -> Symbol:
        """Return where the token stops that goes up a column; past the top it begins again."""
        symbols = self.columns[column]
        return symbols[(die - 1) % len(symbols)]

    def row(self, dice: Dice) -> tuple[Symbol, ...]:
        """Return the symbols that so many throws lead to, from the left."""
        return tuple(self.symbol(column, die) for column, die in enumerate(dice))

    def place(self, dice: Dice) -> int | None:
        """Return which of the combinations three throws win, if any."""
        row = self.row(dice)
        return next((n for n, win in enumerate(self.wins) if win.shown_by(row)), None)

    def within_reach(self, dice: Dice) -> dict[int, list[int]]:
        """Return the faces that win with the last throw, by the combination each completes."""
        found: dict[int, list[int]] = {}
        if len(dice) == len(self.columns) - 1:
            for face in FACES:
                if (place := self.place((*dice, face))) is not None:
                    found.setdefault(place, []).append(face)
        return found

    @cached_property
    def places(self) -> dict[Dice, int | None]:
        """Which combination each of the equally likely throws wins."""
        return {dice: self.place(dice) for dice in product(FACES, repeat=len(self.columns))}


def flaws(machine: Machine) -> Iterator[str]:
    """Yield the symbols that have no name, and the combinations that never count."""
    rows = [(f"columns[{n}]", column, set[Symbol]()) for n, column in enumerate(machine.columns)]
    rows += [(f"wins[{n}].symbols", win.symbols, {ANY}) for n, win in enumerate(machine.wins)]
    for place, row, blank in rows:
        unknown = [symbol for symbol in row if symbol not in machine.symbols.keys() | blank]
        yield from (f"{place}: there is no {symbol!r}" for symbol in unknown)
    counted = set(machine.places.values())
    for number, win in enumerate(machine.wins):
        if win.sum and win.times:
            yield f"wins[{number}]: is either a sum or so many times the stake"
        if number not in counted:
            shown = any(win.shown_by(machine.row(dice)) for dice in machine.places)
            why = "an earlier one always counts first" if shown else "the columns never show it"
            yield f"wins[{number}]: {why}"

"""What is printed: the board, the deeds, the decks and the house rules of one edition."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from companion.board import Cell, Deed, Group, Ladder, Name
from companion.cards import Deck
from companion.effects import CellIndex, Effect, Visit
from companion.errors import EditionError
from companion.ledger import Account, DeedId, Money, Rounding
from companion.record import Record

PaysStart: TypeAlias = Literal["always", "never", "if_not_destination"]


class Options(Record, frozen=True):
    """The rules that editions and tables differ on. All are spelled out, none defaults."""

    opening_cash: Money
    opening_pots: dict[Account, Money]
    income: Money
    pays_start: dict[str, PaysStart]
    three_doubles_rule: bool
    fine: Money
    fine_destination: Account
    detention_throws: int
    double_exit_moves: bool
    double_exit_extra_roll: bool
    exit_fine_timing: Literal["before_roll_move_now", "pay_now_move_next_turn"]
    third_failure: Literal[
        "pay_and_move_by_that_throw", "pay_and_move_next_turn", "stay_until_paid"
    ]
    refusal_auction: bool
    auction_min_increment: Money
    industry_factor: int
    monopoly_double_with_mortgage: bool
    double_rent_with_buildings: bool
    build_even_rule: bool
    building_supply: Literal["box_limit", "unlimited"]
    sell_percent: int
    mortgage_percent: int
    redeem_premium_percent: int
    redeem_premium_base: Literal["price", "mortgage"]
    redeem_timing: Literal["before_own_throw", "any_time"]
    bank_pays_rest: bool
    bankrupt_several_creditors: Literal["split_equally", "seat_order"]
    final_value_mortgaged: Literal["half", "full", "full_minus_redemption"]
    final_tie: Literal["shared_win", "most_cash", "most_plots"]
    rounding: Rounding
    tap_to_pay: tuple[str, ...]


class Edition(Record, frozen=True, gc=True, dict=True):
    """One printed edition of the game, as read from its file."""

    id: str
    title: Name
    subtitle: Name
    unit: Unit
    seats: tuple[int, int]
    chapters: tuple[str, ...]
    options: Options
    notes: tuple[Money, ...]
    pots: dict[Account, Name]
    groups: dict[str, Group]
    deeds: dict[DeedId, Deed]
    cells: tuple[Cell, ...]
    decks: dict[str, Deck]
    ladder: Ladder
    arrest: tuple[Effect, ...]
    articles: dict[str, Name] = {}

    @cached_property
    def rows(self) -> dict[str, tuple[DeedId, ...]]:
        """The deeds of each group, in the order of the file."""
        return {
            group: tuple(d for d, deed in self.deeds.items() if deed.group == group)
            for group in self.groups
        }

    @cached_property
    def visits(self) -> dict[DeedId, CellIndex]:
        """The cell on which each deed is visited."""
        return {
            effect.deed: index
            for index, cell in enumerate(self.cells)
            for effect in cell.landing
            if isinstance(effect, Visit)
        }

    @cached_property
    def printed(self) -> tuple[DeedId | None, ...]:
        """The deed printed on each cell, if there is one."""
        deeds = {cell: deed for deed, cell in self.visits.items()}
        return tuple(deeds.get(index) for index in range(len(self.cells)))

    def name_of(self, cell: CellIndex) -> Name:
        """Return what *cell* is called: its own name, or its deed's."""
        own, deed = self.cells[cell].name, self.printed[cell]
        if own is not None:
            return own
        return self.deeds[deed].name if deed else Name(str(cell), str(cell))


class Unit(Record, frozen=True):
    """The currency: its sign, and the Russian and English words for 1, 2 and 5 of it."""

    sign: Name
    ru: tuple[str, str, str]
    en: tuple[str, str]
    scale: int = 1


def amend(options: Options, changes: dict[str, Any]) -> Options:
    """Return *options* with the house rules named in *changes* set.

    :raises EditionError: naming the option that does not exist or does not fit.
    """
    spelled = {**msgspec.to_builtins(options), **changes}
    try:
        return msgspec.convert(spelled, Options)
    except msgspec.ValidationError as error:
        raise EditionError(f"options: {error}") from error


def parse(text: bytes, place: str) -> Edition:
    """Return the edition that *text* (TOML) spells out.

    :raises EditionError: listing every problem, each beginning with *place* and its path.
    """
    try:
        edition = msgspec.toml.decode(text, type=Edition)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EditionError(f"{place}: {error}") from error
    return edition


def load(path: Path) -> Edition:
    """Read the edition at *path*.

    :raises EditionError: with every problem and its place, if it cannot be played.
    """
    try:
        text = path.read_bytes()
    except OSError as error:
        raise EditionError(f"{path.name}: {error.strerror}") from error
    return parse(text, path.name)

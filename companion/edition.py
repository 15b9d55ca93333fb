"""What is printed: the board, the deeds, the decks and the house rules of one edition."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Literal, TypeAlias

import msgspec

from companion.board import Cell, Deed, Forms, Group, Ladder, Name
from companion.cards import Deck
from companion.effects import CellIndex, Effect, Visit
from companion.errors import EditionError, EditionUnreadable
from companion.ledger import BANK, Account, AtLeastOne, DeedId, Percent, Price, Rounding, Sum
from companion.record import Record
from companion.spelling import misfits

PaysStart: TypeAlias = Literal["always", "never", "if_not_destination"]
Topic: TypeAlias = Literal["rent", "pay", "fine", "purchase", "auction_price"]
"""What money may be owed for."""

THROW = "throw"
"""How a token moved that was moved by the dice; the other ways are the decks."""


class Options(Record, frozen=True):
    """The rules that editions and tables differ on. All are spelled out, none defaults."""

    opening_cash: Sum
    opening_pots: dict[Account, Sum]
    income: Sum
    pays_start: dict[str, PaysStart]
    three_doubles_rule: bool
    fine: Sum
    fine_destination: Account
    detention_throws: AtLeastOne
    double_exit_moves: bool
    double_exit_extra_roll: bool
    exit_fine_timing: Literal["before_roll_move_now", "pay_now_move_next_turn"]
    third_failure: Literal[
        "pay_and_move_by_that_throw", "pay_and_move_next_turn", "stay_until_paid"
    ]
    refusal_auction: bool
    auction_min_increment: Price
    industry_factor: AtLeastOne
    monopoly_double_with_mortgage: bool
    double_rent_with_buildings: bool
    build_even_rule: bool
    building_supply: Literal["box_limit", "unlimited"]
    sell_percent: Percent
    mortgage_percent: Percent
    redeem_premium_percent: Percent
    redeem_premium_base: Literal["price", "mortgage"]
    redeem_timing: Literal["before_own_throw", "any_time"]
    bank_pays_rest: bool
    bankrupt_several_creditors: Literal["split_equally", "seat_order"]
    final_value_mortgaged: Literal["half", "full", "full_minus_redemption"]
    final_tie: Literal["shared_win", "most_cash", "most_plots"]
    rounding: Rounding
    tap_to_pay: tuple[Topic, ...]


class Edition(Record, frozen=True, gc=True, dict=True):
    """One printed edition of the game, as read from its file."""

    id: str
    title: Name
    subtitle: Name
    unit: Unit
    seats: tuple[int, int]
    chapters: tuple[str, ...]
    options: Options
    notes: tuple[Price, ...]
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
    """The currency: its sign, and the words for it."""

    sign: Name
    words: Forms


def loose_ends(edition: Edition, options: Options) -> Iterator[str]:
    """Yield every pot, deck or account that *options* speak of and *edition* does not have."""
    for pot in options.opening_pots:
        if pot not in edition.pots:
            yield f"options.opening_pots.{pot}: there is no such pot"
    if options.fine_destination not in {BANK, *edition.pots}:
        account = options.fine_destination
        yield f"options.fine_destination: {account!r} is neither the bank nor a pot"
    ways = {THROW, *edition.decks}
    for way in sorted(options.pays_start.keys() - ways):
        yield f"options.pays_start.{way}: there is no such deck"
    for way in sorted(ways - options.pays_start.keys()):
        yield f"options.pays_start.{way}: is missing"


def amend(edition: Edition, changes: dict[str, Any]) -> Options:
    """Return the options of *edition* with the house rules named in *changes* set.

    :raises EditionError: listing the options that do not exist or do not fit.
    """
    shape = {**msgspec.to_builtins(edition.options), **changes}
    if wrong := tuple(misfits(shape, Options, "options")):
        raise EditionError(*wrong)
    options = msgspec.convert(shape, Options)
    if loose := tuple(loose_ends(edition, options)):
        raise EditionError(*loose)
    return options


def parse(text: bytes, place: str) -> Edition:
    """Return the edition that *text* (TOML) spells out, whether or not it can be played.

    :raises EditionUnreadable: naming the line, if it is no TOML.
    :raises EditionError: listing every value that does not fit, each with *place* and its path.
    """
    try:
        shape = msgspec.toml.decode(text.removeprefix(BOM_UTF8))
    except (ValueError, RecursionError) as error:
        raise EditionUnreadable(f"{place}: {error}") from error
    if wrong := tuple(misfits(shape, Edition)):
        raise EditionError(*(f"{place}: {problem}" for problem in wrong))
    return msgspec.convert(shape, Edition)

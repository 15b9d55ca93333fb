"""What is printed: the board, the deeds and the decks of one edition, and its house rules."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import msgspec

from companion.board import Cell, Deed, Forms, Group, Ladder, Name, Pot, Tariff
from companion.cards import Deck
from companion.effects import CellIndex, Effect, Visit, flat
from companion.errors import EditionError, EditionUnreadable
from companion.ledger import BANK, SHARE, Account, Commodity, DeedId, Price
from companion.machine import Machine, brings_kassa
from companion.options import NEEDS, Options, values
from companion.policies import Policy
from companion.record import Record
from companion.scale import Scale
from companion.spelling import misfits
from companion.stock import Stock
from companion.upcast import SCHEMA, Shape, upcast


class Edition(Record, frozen=True, gc=True, dict=True):
    """One printed edition of the game, as read from its file.

    ``corners`` are the cells in the corners of the board, START first; without them the cells are
    spread evenly over four sides.
    """

    id: str
    title: Name
    subtitle: Name
    unit: Unit
    seats: tuple[int, int]
    chapters: tuple[str, ...]
    options: Options
    notes: tuple[Price, ...]
    pots: dict[Account, Pot]
    groups: dict[str, Group]
    deeds: dict[DeedId, Deed]
    cells: tuple[Cell, ...]
    decks: dict[str, Deck]
    ladder: Ladder
    arrest: tuple[Effect, ...]
    third_double: tuple[Effect, ...]
    jackpot: Machine | None = None
    rating: Scale | None = None
    shares: Stock | None = None
    policies: dict[Commodity, Policy] = {}
    sides: tuple[tuple[str, str], ...] = ()
    tariff: Tariff | None = None
    articles: dict[str, Name] = {}
    corners: tuple[CellIndex, ...] = ()

    @cached_property
    def parts(self) -> frozenset[str]:
        """What a house rule may be about: the chapters, the pots, the decks (``deck movement``)."""
        return frozenset({*self.chapters, *self.pots, *(f"deck {deck}" for deck in self.decks)})

    @cached_property
    def rows(self) -> dict[str, tuple[DeedId, ...]]:
        """The deeds of each group, in the order of the board."""
        return {
            group: tuple(deed for deed in self.way if self.deeds[deed].group == group)
            for group in self.groups
        }

    def choices(self, rule: str) -> tuple[bool | str, ...]:
        """Return the values that *rule* may take here; none, if it is no such choice."""
        if rule == "fine_destination":
            return (BANK, *self.pots)
        return tuple(value for value in values(rule) if not self.lacks(rule, value))

    def lacks(self, rule: str, value: object) -> str:
        """Return the chapter that *value* needs and that is not played by, if there is one."""
        chapter = NEEDS.get(rule, {}).get(str(value), "")
        return "" if chapter in self.chapters else chapter

    @cached_property
    def way(self) -> tuple[DeedId, ...]:
        """The deeds in the order of the board, however they stand in the file or the journal."""
        nowhere = len(self.cells)
        return tuple(sorted(self.deeds, key=lambda deed: self.visits.get(deed, nowhere)))

    @cached_property
    def visits(self) -> dict[DeedId, CellIndex]:
        """The cell on which each deed is visited."""
        return {
            effect.deed: index
            for index, cell in enumerate(self.cells)
            for effect in flat(cell.landing)
            if isinstance(effect, Visit)
        }

    @cached_property
    def printed(self) -> tuple[DeedId | None, ...]:
        """The deed printed on each cell, if there is one."""
        deeds = {cell: deed for deed, cell in self.visits.items()}
        return tuple(deeds.get(index) for index in range(len(self.cells)))

    def cells_of(self, icon: str | None, group: str | None) -> tuple[CellIndex, ...]:
        """Return the cells that bear *icon*, if one is given, and the plots of *group*."""
        return tuple(
            index
            for index, (cell, deed) in enumerate(zip(self.cells, self.printed, strict=True))
            if (icon and cell.icon == icon) or (group and deed and self.deeds[deed].group == group)
        )

    def forms_of(self, goods: Commodity) -> Forms:
        """Return the words for what is counted beside money: buildings, shares, policies."""
        if goods in self.policies:
            return self.policies[goods].words
        if goods == SHARE and self.shares:
            return self.shares.words
        return self.ladder.names[goods]

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
    """Yield every pot, deck, account or chapter that *options* need and *edition* has not."""
    for pot in options.opening_pots:
        if pot not in edition.pots:
            yield f"options.opening_pots.{pot}: there is no such pot"
    if options.fine_destination not in {BANK, *edition.pots}:
        account = options.fine_destination
        yield f"options.fine_destination: {account!r} is neither the bank nor a pot"
    yield from _stakes(edition.jackpot, options)
    for rule in NEEDS:
        if chapter := edition.lacks(rule, value := getattr(options, rule)):
            yield f"options.{rule}: {value!r} needs the chapter {chapter!r}"
    for deck in options.decks_on_screen:
        if deck not in edition.decks:
            yield f"options.decks_on_screen: there is no {deck!r}"
        elif not edition.decks[deck].cards:
            yield f"options.decks_on_screen: no card of {deck!r} is known"


def _stakes(machine: Machine | None, options: Options) -> Iterator[str]:
    """Yield limits that leave no stake, and combinations that these rules pay nothing for."""
    least, most = options.jackpot_stake_limits
    if 0 < most < least:
        yield f"options.jackpot_stake_limits: {least} to {most} is no stake"
    for place, win in enumerate(machine.wins if machine else ()):
        if not win.pays(1) and not brings_kassa(place, options.jackpot_kassa_use):
            yield f"jackpot.wins[{place}]: wins nothing, for it does not bring the kassa"


def amend(edition: Edition, changes: dict[str, Any], played: Options | None = None) -> Options:
    """Return the options *played*, or else those of *edition*, with *changes* made to them.

    :raises EditionError: listing the options that do not exist or do not fit.
    """
    shape = {**msgspec.to_builtins(played or edition.options), **changes}
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
    shape = _todays(shape, place)
    if wrong := tuple(misfits(shape, Edition)):
        raise EditionError(*(f"{place}: {problem}" for problem in wrong))
    return msgspec.convert(shape, Edition)


def _todays(shape: Shape, place: str) -> Shape:
    """Return an edition as this program would write it; a file without a mark is of the first."""
    schema = shape.pop("schema", 1)
    if type(schema) is not int or schema < 1:
        raise EditionError(f"{place}: schema: {schema!r} is none")
    if schema > SCHEMA:
        raise EditionError(f"{place}: schema: {schema} is of a newer version, this knows {SCHEMA}")
    try:
        return upcast(schema, "edition", shape)
    except (LookupError, TypeError, ValueError, AttributeError):
        return shape  # what the step stumbled over is told with all else that does not fit

"""What is wrong with an edition whose every value fits, and that cannot be played all the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from companion import box
from companion.board import Chain, Deed
from companion.edition import Edition, loose_ends, parse
from companion.effects import (
    Visit,
    flat,
)
from companion.endless import endless
from companion.errors import EditionError, EditionUnreadable
from companion.lap_tax import levied
from companion.ledger import BANK, MONEY, MOST_SEATS, SHARE, purse
from companion.machine import flaws
from companion.options import settings
from companion.rules import CHAPTERS, book_of
from companion.rules.book import Book
from companion.rules.draft import Article
from companion.wheel import Flaw, flaw
from companion.wording import word, wording

ID = r"[a-z0-9][a-z0-9-]{0,63}"
"""What saved games and settings call an edition by."""

ESSENTIAL = ("opening", "ending")
"""The chapters without which no evening can begin, and none can end."""

FLAWS: dict[Flaw, str] = {
    "only_common": "only a card of a common deck can alter sums",
    "one_lasting": "alters sums twice, or not by itself",
    "not_for_all": "orders what cannot happen to every player alike",
    "no_such_sum": "alters what is no sum of this board",
}
"""What is wrong with a card, told to whoever types it in."""


def load(path: Path) -> Edition:
    """Read the edition at *path*, and refuse one that cannot be played.

    :raises EditionError: listing every problem, each beginning with the file and its place in it.
    """
    try:
        edition = parse(path.read_bytes(), path.name)
    except OSError as error:
        raise EditionUnreadable(f"{path.name}: {error.strerror}") from error
    if found := problems(edition):
        raise EditionError(*(f"{path.name}: {problem}" for problem in found))
    return edition


def problems(edition: Edition) -> tuple[str, ...]:
    """Return all that keeps *edition* from being played, each beginning with its place."""
    found = (
        *_table(edition),
        *_chapters(edition),
        *loose_ends(edition, edition.options),
        *_ladder(edition),
        *_deeds(edition),
        *_tariff(edition),
        *_machine(edition),
        *_scale(edition),
        *box.stock(edition),
        *box.policies(edition),
        *box.sides(edition),
        *_decks(edition),
        *_cells(edition),
        *wording(edition),
    )
    return found or tuple(endless(edition, book_of(edition)))


def _table(edition: Edition) -> Iterator[str]:
    """Yield what is wrong with the name, the seats, the notes and the pots."""
    if not re.fullmatch(ID, edition.id):
        yield f"id: {edition.id!r} is not made of small Latin letters, digits and hyphens"
    least, most = edition.seats
    if not 2 <= least <= most <= MOST_SEATS:
        yield f"seats: {least} to {most} is not within 2 to {MOST_SEATS}"
    if any(small >= large for small, large in pairwise(edition.notes)):
        yield "notes: must ascend"
    taken = {BANK, *map(purse, range(MOST_SEATS))}
    yield from (f"pots.{pot}: the name is taken" for pot in edition.pots if pot in taken)


def _chapters(edition: Edition) -> Iterator[str]:
    """Yield the chapters that do not exist, come twice, or need what no other gives."""
    names = edition.chapters
    for index, name in enumerate(names):
        if name not in CHAPTERS:
            yield f"chapters[{index}]: there is no {name!r}"
        elif name in names[:index]:
            yield f"chapters[{index}]: {name!r} is there twice"
    yield from (f"chapters: {name!r} is missing" for name in ESSENTIAL if name not in names)
    chapters = tuple(CHAPTERS[name] for name in names if name in CHAPTERS)
    book = Book(chapters)
    for chapter in chapters:
        for need in sorted((n for n in chapter.needs if not book.knows(n)), key=word):
            givers = " or ".join(f"{name!r}" for name in CHAPTERS if knows(name, need))
            yield f"chapters: {chapter.name!r} needs {givers}, which knows {word(need)}"
    articles = {str(article) for chapter in CHAPTERS.values() for article in chapter.articles}
    unknown = edition.articles.keys() - articles - set(map(str, Article))
    yield from (f"articles.{name}: no chapter has it" for name in sorted(unknown))


def knows(name: str, need: type | str) -> bool:
    """Return whether this chapter, taken by itself, knows *need*."""
    return Book((CHAPTERS[name],)).knows(need)


def _ladder(edition: Edition) -> Iterator[str]:
    """Yield what is wrong with the buildings: a level must be told from the pieces on a plot."""
    steps, stock = edition.ladder.steps, edition.ladder.stock
    if any(step != steps[0] for step in steps[:-1]):
        yield "ladder.steps: only the last may be another building"
    for goods in {MONEY, SHARE}.intersection(steps):
        yield f"ladder.steps: {goods!r} is no building"
    for step in dict.fromkeys(steps):
        if step not in stock:
            yield f"ladder.stock.{step}: is missing"
        if step not in edition.ladder.names:
            yield f"ladder.names.{step}: is missing"
    yield from (f"ladder.stock.{piece}: is on no step" for piece in stock if piece not in steps)


def _deeds(edition: Edition) -> Iterator[str]:
    """Yield the deeds that belong nowhere, or whose rents do not go with the ladder."""
    groups = {deed.group for deed in edition.deeds.values()}
    yield from (f"groups.{g}: has no deed" for g in edition.groups if g not in groups)
    for name, deed in edition.deeds.items():
        place = f"deeds.{name}"
        if deed.group not in edition.groups:
            yield f"{place}.group: there is no {deed.group!r}"
        yield from (f"{place}.{flaw}" for flaw in _rents(edition, deed))
        for low, high in pairwise(deed.rents):
            if low >= high:
                yield f"{place}.rents: {low} is followed by {high}, rents rise"
        yield from (f"{place}.{mark}" for mark in box.unverified(deed))


def _rents(edition: Edition, deed: Deed) -> Iterator[str]:
    """Yield what is wrong with how many rents and taxes there are."""
    if isinstance(deed, Chain):
        count = len(edition.rows.get(deed.group, ()))
        if len(deed.rents) != count:
            yield f"rents: {len(deed.rents)} rents for {count} deeds"
        if len(deed.taxes) != count and levied(edition):
            yield f"taxes: {len(deed.taxes)} taxes for {count} deeds"
    elif edition.tariff:
        if len(deed.rents) != 1:
            yield f"rents: {len(deed.rents)} rents, the tariff has all but the first"
    elif len(deed.rents) != (levels := len(edition.ladder.steps) + 1):
        yield f"rents: {len(deed.rents)} rents for {levels - 1} buildings and none"


def _tariff(edition: Edition) -> Iterator[str]:
    """Yield what is wrong with the tables; they go with the chapter that reckons by them."""
    if (edition.tariff is None) == ("tariff" in edition.chapters):
        yield "tariff: the tables and the chapter are only there together"
    if tariff := edition.tariff:
        named = settings("elite_rent_multipliers")
        yield from (f"tariff.rents.{n}: is missing" for n in named if n not in tariff.rents)
        tables = {"taxes": tariff.taxes, **{f"rents.{n}": t for n, t in tariff.rents.items()}}
        levels = len(edition.ladder.steps) + 2
        for name, table in tables.items():
            if len(table) != levels:
                yield f"tariff.{name}: {len(table)} factors for {levels} states"
        yield from (f"tariff.{mark}" for mark in box.unverified(tariff))


def _machine(edition: Edition) -> Iterator[str]:
    """Yield what is wrong with the slot machine."""
    if machine := edition.jackpot:
        if machine.pot not in edition.pots:
            yield f"jackpot.pot: there is no {machine.pot!r}"
        found = (*flaws(machine), *box.unverified(machine))
        yield from (f"jackpot.{flaw}" for flaw in found)


def _scale(edition: Edition) -> Iterator[str]:
    """Yield what is wrong with the rating scale; it goes with the chapter that reckons by it."""
    if (edition.rating is None) == ("rating" in edition.chapters):
        yield "rating: the scale and the chapter are only there together"
    if scale := edition.rating:
        if scale.deck not in edition.decks:
            yield f"rating.deck: there is no {scale.deck!r}"
            return
        flaws = scale.flaws(edition.decks[scale.deck].cards)
        yield from (f"rating.{flaw}" for flaw in (*flaws, *box.unverified(scale)))


def _decks(edition: Edition) -> Iterator[str]:
    """Yield the decks with more known cards than the box holds, and the cards that say nothing."""
    for name, deck in edition.decks.items():
        if len(deck.cards) > deck.count:
            yield f"decks.{name}: {len(deck.cards)} cards are known, the box holds {deck.count}"
        for card, says in deck.cards.items():
            if not says.effects:
                yield f"decks.{name}.cards.{card}: says nothing"
            if found := flaw(edition, deck, says.effects):
                yield f"decks.{name}.cards.{card}: {FLAWS[found]}"
        if deck.common and "fortune" not in edition.chapters:
            yield f"decks.{name}.common: such a deck goes with the chapter 'fortune'"
        yield from (f"decks.{name}.{mark}" for mark in box.unverified(deck))


def _cells(edition: Edition) -> Iterator[str]:
    """Yield the cells that are nothing, and the deeds that are not visited on exactly one."""
    visited: dict[str, list[int]] = {}
    for index, cell in enumerate(edition.cells):
        deeds = [effect.deed for effect in flat(cell.landing) if isinstance(effect, Visit)]
        for deed in dict.fromkeys(deeds):
            visited.setdefault(deed, []).append(index)
        if cell.name is None and not deeds:
            yield f"cells[{index}]: has neither a name nor a deed"
        yield from (f"cells[{index}].{mark}" for mark in box.unverified(cell))
    for deed in edition.deeds:
        where = visited.get(deed, [])
        if len(where) != 1:
            cells = " and ".join(f"cells[{index}]" for index in where) or "no cell"
            yield f"deeds.{deed}: is visited on {cells}, not on exactly one"
    if edition.deeds and not edition.cells:
        yield "cells: there are none"
    if edition.corners and not _goes_round(edition.corners, len(edition.cells)):
        yield "corners: are not START and three cells after it, in the order of the way"


def _goes_round(corners: tuple[int, ...], cells: int) -> bool:
    """Return whether these can be the four corners of a board, START the first."""
    ordered = len(set(corners)) == 4 and sorted(corners) == list(corners)
    return ordered and corners[0] == 0 and corners[-1] < cells

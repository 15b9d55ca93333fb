"""Cells that would send a token on and on."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.agenda import Do
from companion.assessment import Assessment
from companion.edition import Edition
from companion.effects import ByRule, Effect, flat
from companion.events import Agreed, Opened
from companion.fold import blank, fold
from companion.game import Game, Player
from companion.ledger import BANK, MOST, purse
from companion.options import THROW, YES_NO, Options, settings
from companion.rules.book import Book
from companion.rules.draft import Article, Draft, Refusal

AMPLE = MOST
"""Cash that lasts through any number of payments the board can ask for in one move."""


def endless(edition: Edition, book: Book) -> Iterator[str]:
    """Yield the cells whose effects lead from one to another and never to an end."""
    found: dict[str, None] = {}
    for options in _ways_to_play(edition):
        table = fold(blank(edition), Opened((Player("1"), Player("2"))), Agreed(options))
        for index, cell in enumerate(edition.cells):
            for when in ("landing", "passing", "leaving"):
                effects = getattr(cell, when)
                if effects and not _ends(book, table, index, effects):
                    found[f"cells[{index}].{when}: never comes to an end"] = None
    yield from found


def _ways_to_play(edition: Edition) -> Iterator[Options]:
    """Yield the edition's house rules, and each other value of those its cells depend on."""
    options = msgspec.structs.replace(edition.options, tap_to_pay=())
    yield options
    for rule in _conditions(edition):
        for value in settings(rule):
            changed = {rule: value == "yes" if settings(rule) == YES_NO else value}
            yield msgspec.structs.replace(options, **changed)


def _conditions(edition: Edition) -> dict[str, None]:
    """Return the house rules that the edition's effects depend on."""
    printed = [e for cell in edition.cells for e in (*cell.landing, *cell.passing, *cell.leaving)]
    found = flat((*printed, *edition.arrest, *edition.third_double))
    return {effect.rule: None for effect in found if isinstance(effect, ByRule)}


def _ends(book: Book, table: Game, cell: int, effects: tuple[Effect, ...]) -> bool:
    draft = Draft(book, msgspec.structs.replace(table, positions=(cell, cell)))
    draft.pay(BANK, purse(0), Assessment.of("opening.cash", AMPLE))
    draft.then(*(Do(0, effect, THROW) for effect in effects))
    try:
        draft.settle()
    except Refusal as refusal:
        return refusal.ground.article != Article.ENDLESS
    return True

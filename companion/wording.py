"""What is wrong with the words that cells and cards are written in."""

from __future__ import annotations

from collections.abc import Container, Iterator

from companion.edition import Edition
from companion.effects import (
    ByRule,
    Effect,
    GoToNearest,
    PayPerBuilding,
    ReceivePerBuilding,
    Step,
    inner,
)
from companion.endless import AMPLE
from companion.ledger import BANK
from companion.market import ShiftPrice
from companion.options import THROW, settings
from companion.record import tag_of
from companion.rules import CHAPTERS
from companion.rules.book import Book


def wording(edition: Edition) -> Iterator[str]:
    """Yield the effects that no chapter performs, or that speak of what is not there."""
    book = Book(tuple(CHAPTERS[name] for name in edition.chapters if name in CHAPTERS))
    size = len(edition.cells)
    there: dict[str, Container[object]] = {
        "amount": range(1, AMPLE),
        "to": {BANK, *edition.pots},
        "pot": edition.pots,
        "cell": range(size),
        "deck": edition.decks,
        "deed": edition.deeds,
        "group": {None, *edition.groups},
        "via": {THROW, *edition.decks},
        "icon": {None, *(cell.icon for cell in edition.cells if cell.icon)},
    }
    if edition.options.three_doubles_rule and not edition.third_double:
        yield "third_double: is empty, and there is a rule about it"
    for place, effect in _printed(edition):
        if not book.knows(type(effect)):
            yield f"{place}: no chapter performs {word(type(effect))}"
        for field in effect.__struct_fields__:
            if field in there and getattr(effect, field) not in there[field]:
                yield f"{place}.{field}: there is no {getattr(effect, field)!r}"
        yield from _amiss(place, effect, edition)


def _amiss(place: str, effect: Effect, edition: Edition) -> Iterator[str]:
    """Yield what is wrong with one effect: it moves nothing, or names what is not there."""
    size = len(edition.cells)
    match effect:
        case Step(by) if not 0 < abs(by) <= size:
            yield f"{place}.by: {by} is no way to go on {size} cells"
        case ShiftPrice(0):
            yield f"{place}.points: 0 moves no price"
        case ByRule():
            yield from _cases(place, effect)
        case PayPerBuilding(each) | ReceivePerBuilding(each):
            unknown = (piece for piece in each if piece not in edition.ladder.steps)
            yield from (f"{place}.each: there is no {piece!r}" for piece in unknown)
        case GoToNearest(None, None):
            yield f"{place}: says neither icon nor group"


def _printed(edition: Edition) -> Iterator[tuple[str, Effect]]:
    """Yield every effect with the place where it is printed."""
    for index, cell in enumerate(edition.cells):
        yield from _within(f"cells[{index}].landing", cell.landing)
        yield from _within(f"cells[{index}].passing", cell.passing)
        yield from _within(f"cells[{index}].leaving", cell.leaving)
    yield from _within("arrest", edition.arrest)
    yield from _within("third_double", edition.third_double)
    for name, deck in edition.decks.items():
        for card, says in deck.cards.items():
            yield from _within(f"decks.{name}.cards.{card}.effects", says.effects)


def _within(place: str, effects: tuple[Effect, ...]) -> Iterator[tuple[str, Effect]]:
    """Yield *effects* and all that stand inside them, each with its place."""
    for number, effect in enumerate(effects):
        here = f"{place}[{number}]"
        yield here, effect
        for deeper, inside in inner(effect).items():
            yield from _within(f"{here}.{deeper}", inside)


def _cases(place: str, effect: ByRule) -> Iterator[str]:
    """Yield what is wrong with a condition: it has a case for every value of a house rule."""
    values = settings(effect.rule)
    if not values:
        yield f"{place}.rule: {effect.rule!r} is no house rule with values to choose from"
        return
    yield from (f"{place}.cases.{v}: is missing" for v in values if v not in effect.cases)
    unknown = (value for value in effect.cases if value not in values)
    yield from (f"{place}.cases.{v}: {effect.rule} has no such value" for v in unknown)


def word(known: type | str) -> str:
    """Return the word for an effect, a question or a topic in files."""
    return repr(known if isinstance(known, str) else tag_of(known))

"""What a card may order, in the words that a table has keys for, and what each of them asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, TypeAlias

from companion.edition import Edition
from companion.effects import (
    CircularTax,
    CollectEach,
    Draw,
    Effect,
    Exempt,
    ExtraTurn,
    GoTo,
    GoToNearest,
    Income,
    Pay,
    PayEach,
    PayPerBuilding,
    RatingDown,
    RatingUp,
    Receive,
    ReceivePerBuilding,
    Release,
    Remark,
    SkipTurn,
    Step,
    TakePot,
    flat,
)
from companion.ledger import BANK
from companion.market import ShiftPrice
from companion.record import Record
from companion.rules import book_of
from companion.wheel import flaw

Asked: TypeAlias = Literal["sum", "sums", "cell", "cells", "points", "kind"]
"""What must be said with a word: a sum, one for each building, a cell, how many cells, how many
points of the share's price, the kind of a cell."""


class Phrase(Record, frozen=True):
    """A word with what it is about: ``take`` and a pot, ``draw`` and a deck; and what it asks."""

    word: str
    about: str = ""
    asks: Asked | None = None

    @property
    def name(self) -> str:
        """What it is called by the keys of a screen."""
        return f"{self.word}:{self.about}" if self.about else self.word


SUMS: Mapping[str, Callable[[int], Effect]] = {
    "get": Receive,
    "collect": CollectEach,
    "pay_each": PayEach,
    "forward": Step,
    "backward": lambda cells: Step(-cells),
    "price_up": ShiftPrice,
    "price_down": lambda points: ShiftPrice(-points),
    "go": GoTo,
}
"""The words that one number goes with."""
ALONE: Mapping[str, Effect] = {
    "skip": SkipTurn(),
    "again": ExtraTurn(),
    "release": Release(),
    "up": RatingUp(),
    "down": RatingDown(),
    "income": Income(),
    "tax": CircularTax(),
    "exempt": Exempt(),
}
"""The words that say all by themselves."""
ASKS: Mapping[str, Asked] = {
    **dict.fromkeys(("get", "pay", "collect", "pay_each"), "sum"),
    **dict.fromkeys(("pay_built", "get_built"), "sums"),
    **dict.fromkeys(("forward", "backward"), "cells"),
    **dict.fromkeys(("price_up", "price_down"), "points"),
    "go": "cell",
    "nearest": "kind",
}
WORDS = (
    *("get", "pay", "go", "collect", "pay_each", "pay_built", "get_built", "forward", "backward"),
    *("nearest", "inspect", "release", "skip", "again", "up", "down", "income", "tax", "exempt"),
    *("price_up", "price_down", "other"),
)


def phrases(edition: Edition, deck: str) -> tuple[Phrase, ...]:
    """Return what a card of this deck may order here, in the order in which it is offered."""
    book = book_of(edition)

    def sayable(phrase: Phrase) -> bool:
        orders = said(edition, phrase, _sample(edition, phrase), "…")
        known = all(book.knows(type(effect)) for effect in flat(orders))
        return bool(orders) and known and flaw(edition, edition.decks[deck], orders) is None

    return tuple(filter(sayable, _all(edition)))


def _all(edition: Edition) -> Iterator[Phrase]:
    """Yield every word, with each pot and each deck it may be about."""
    yield from (Phrase(word, asks=ASKS.get(word)) for word in WORDS)
    yield from (Phrase("pay", pot, "sum") for pot in edition.pots)
    yield from (Phrase("take", pot) for pot in edition.pots)
    yield from (Phrase("draw", deck) for deck in edition.decks)


def _sample(edition: Edition, phrase: Phrase) -> tuple[str, ...]:
    """Return answers that would do, to try a word with."""
    match phrase.asks:
        case "sums":
            return ("1",) * len(buildings(edition))
        case "kind":
            return kinds(edition)[:1]
    return ("1",)


def said(
    edition: Edition, phrase: Phrase, answers: tuple[str, ...], remark: str
) -> tuple[Effect, ...]:
    """Return what a word orders once it is answered; what is only read out says *remark*."""
    word, about = phrase.word, phrase.about
    if word in ALONE:
        return (ALONE[word],)
    match word:
        case "inspect":
            return edition.arrest
        case "other":
            return (Remark(remark),)
        case "take":
            return (TakePot(about),)
        case "draw":
            return (Draw(about),)
    return _answered(edition, phrase, answers)


def _answered(edition: Edition, phrase: Phrase, answers: tuple[str, ...]) -> tuple[Effect, ...]:
    word, about = phrase.word, phrase.about
    match word:
        case "pay_built" | "get_built":
            each = {p: int(n) for p, n in zip(buildings(edition), answers, strict=True) if int(n)}
            built = PayPerBuilding(each) if word == "pay_built" else ReceivePerBuilding(each)
            return (built,) if each else ()
        case "nearest":
            if not answers:
                return ()
            what, _, name = answers[0].partition(":")
            return (GoToNearest(icon=name) if what == "icon" else GoToNearest(group=name),)
        case "pay":
            return (Pay(int(answers[0]), about or BANK),)
    return (SUMS[word](int(answers[0])),)


def buildings(edition: Edition) -> tuple[str, ...]:
    """Return the kinds of buildings, in the order in which they go up."""
    return tuple(dict.fromkeys(edition.ladder.steps))


def kinds(edition: Edition) -> tuple[str, ...]:
    """Return what one may be sent to the nearest of: the industries, the pictures of cells."""
    icons = dict.fromkeys(cell.icon for cell in edition.cells if cell.icon)
    return (*(f"group:{group}" for group in edition.groups), *(f"icon:{icon}" for icon in icons))

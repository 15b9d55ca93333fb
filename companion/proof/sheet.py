"""The proof: an edition while its board is entered, and what nobody has filled in yet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from companion.board import Cell, Deed, Forms, Ladder, Name
from companion.cards import Deck
from companion.edition import Edition
from companion.effects import CellIndex
from companion.errors import EditionUnreadable
from companion.ledger import DeedId
from companion.record import Record
from companion.upcast import SCHEMA, upcast

Ask: TypeAlias = Literal["text", "number", "choice", "symbols", "card"]
LEAST_CELLS, MOST_CELLS = 8, 60
NEW = "+"
"""A member that is not there yet: another industry, card, note, symbol."""
UNNAMED = Name("…", "…")
CELL = re.compile(r"cells\[(\d+)\]")
"""Where a cell stands."""
FORMS = (1, 2, 5)
"""For how many of a thing each of its words is."""


class Proof(Record, frozen=True, gc=True):
    """A board as far as it is entered.

    ``blank`` are the places of what is still to be filled in, where the edition holds but a
    stand-in; ``page`` is where one was. One that has ``grown`` from nothing may be of any size.
    """

    edition: Edition
    blank: tuple[str, ...] = ()
    page: str = "box"
    grown: bool = False


class Field(Record, frozen=True):
    """One thing to enter: ``what`` it is, of which ``number``; its ``value`` is None while blank.

    ``check`` tells that nobody has compared the value with the cardboard.
    """

    place: str
    what: str
    ask: Ask
    value: int | str | Name | tuple[str, ...] | None
    number: int = 0
    choices: tuple[str, ...] = ()
    check: bool = False


def blank_board(pattern: Edition, id_: str, title: Name, size: int) -> Proof:
    """Return an empty board that is played like *pattern*, of which it takes no cell or card."""
    decks = {
        name: Deck(deck.name, 1, deck.icon, common=deck.common)
        for name, deck in pattern.decks.items()
    }
    options = replace(pattern.options, three_doubles_rule=False, decks_on_screen=())
    scale = pattern.rating and replace(pattern.rating, favourable=(), adverse=())
    edition = replace(
        pattern,
        id=id_,
        title=title,
        subtitle=title,
        options=options,
        decks=decks,
        cells=(Cell(),) * size,
        groups={},
        deeds={},
        articles={},
        arrest=(),
        third_double=(),
        rating=scale,
        ladder=replace(pattern.ladder, stock=dict.fromkeys(pattern.ladder.stock, 0)),
    )
    asked = ("title", "size", "options.opening_cash", "options.income")
    counts = (f"decks.{name}.count" for name in decks)
    stock = (f"ladder.stock.{piece}" for piece in edition.ladder.stock)
    return Proof(edition, (*asked, *stock, *counts), grown=True)


def write(proof: Proof) -> bytes:
    """Return a proof as it is kept until it is gone on with."""
    return msgspec.json.encode({"schema": SCHEMA, **msgspec.to_builtins(proof)})


def read(text: bytes, place: str) -> Proof:
    """Return the proof that was kept.

    :raises EditionUnreadable: naming *place*, if it is none, or one of a newer program.
    """
    try:
        shape = msgspec.json.decode(text)
        schema = shape.pop("schema")
        if schema > SCHEMA:
            raise EditionUnreadable(f"{place}: schema {schema} is of a newer version")
        shape["edition"] = upcast(schema, "edition", shape["edition"])
        return msgspec.convert(shape, Proof)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise EditionUnreadable(f"{place}: {error}") from error


def amended(proof: Proof, **changes: Any) -> Proof:
    """Return a proof whose edition has *changes*."""
    return replace(proof, edition=replace(proof.edition, **changes))


def with_cell(proof: Proof, index: CellIndex, cell: Cell) -> Proof:
    """Return a proof with another cell in this place."""
    cells = proof.edition.cells
    return amended(proof, cells=(*cells[:index], cell, *cells[index + 1 :]))


def with_deed(proof: Proof, name: DeedId, deed: Deed) -> Proof:
    """Return a proof with another deed of this name."""
    return amended(proof, deeds={**proof.edition.deeds, name: deed})


def with_deck(proof: Proof, name: str, deck: Deck) -> Proof:
    """Return a proof with another deck of this name."""
    return amended(proof, decks={**proof.edition.decks, name: deck})


def with_ladder(proof: Proof, ladder: Ladder) -> Proof:
    """Return a proof with other buildings in the box."""
    return amended(proof, ladder=ladder)


def filled(proof: Proof, place: str) -> Proof:
    """Return a proof in which nothing is blank any more at *place*."""
    return replace(proof, blank=tuple(known for known in proof.blank if known != place))


def emptied(proof: Proof, *places: str) -> Proof:
    """Return a proof in which these places are still to be filled in."""
    return replace(proof, blank=tuple(dict.fromkeys((*proof.blank, *places))))


def told(proof: Proof, place: str, value: Any) -> Any:
    """Return what a field holds: nothing, where only a stand-in is."""
    return None if place in proof.blank else value


def renamed(name: Name | None, text: str, language: str) -> Name:
    """Return what a thing is called by the board, which has one name for both languages."""
    if name is not None and name.in_(language) == text:
        return name
    return Name(text, text)


def fields_of_forms(place: str, what: str, forms: Forms, *, check: bool = False) -> Iterator[Field]:
    """Yield what one, two and five of a thing are called."""
    for number, form in zip(FORMS, _named(forms), strict=True):
        yield Field(f"{place}.{number}", what, "text", form, number, check=check)


def with_form(forms: Forms, number: int, text: str, language: str) -> Forms:
    """Return the words with another one for so many, in both languages."""
    named, at = list(_named(forms)), FORMS.index(number)
    named[at] = renamed(named[at], text, language)
    one, two, five = named
    many = two if at == 1 else five
    return Forms((one.ru, two.ru, five.ru), (one.en, many.en))


def _named(forms: Forms) -> tuple[Name, ...]:
    one, many = forms.en
    return tuple(map(Name, forms.ru, (one, many, many)))

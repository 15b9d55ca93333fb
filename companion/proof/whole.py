"""The page of the box: what the board is called, the money, the notes, the buildings."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.board import Cell, Forms, Name
from companion.edition import Unit
from companion.proof.sheet import (
    NEW,
    Field,
    Proof,
    amended,
    renamed,
    told,
    with_ladder,
)

RULES = ("opening_cash", "income", "fine", "mortgage_percent")
"""The numbers of the house rules that a box prints."""
FORMS = (1, 2, 5)
"""How many of the currency each of its words is for."""


def fields_of_box(proof: Proof) -> tuple[Field, ...]:
    """Return what is to be entered of the box as a whole."""
    edition, found = proof.edition, []
    found.append(Field("title", "title", "text", told(proof, "title", edition.title)))
    if proof.grown:
        found.append(Field("size", "size", "number", len(edition.cells)))
    found += _of_currency(edition.unit)
    for rule in RULES:
        place = f"options.{rule}"
        now = told(proof, place, getattr(edition.options, rule))
        found.append(Field(place, rule, "number", now))
    for number, (piece, count) in enumerate(edition.ladder.stock.items()):
        place = f"ladder.stock.{piece}"
        found.append(Field(place, "stock", "number", told(proof, place, count), number))
    for number, note in enumerate(edition.notes):
        found.append(Field(f"notes[{number}]", "note", "number", note, number + 1))
    found.append(Field(f"notes[{NEW}]", "new_note", "number", 0))
    return tuple(found)


def _of_currency(unit: Unit) -> Iterator[Field]:
    """Yield the sign of the currency, and what one, two and five of it are called."""
    yield Field("unit.sign", "unit_sign", "text", unit.sign)
    for number, form in zip(FORMS, _forms(unit), strict=True):
        yield Field(f"unit.{number}", "unit_word", "text", form, number)


def _forms(unit: Unit) -> tuple[Name, ...]:
    one, many = unit.words.en
    return tuple(map(Name, unit.words.ru, (one, many, many)))


def _with_currency(unit: Unit, field: str, value: str, language: str) -> Unit:
    """Return the currency with another sign, or with another word in both languages."""
    if field == "sign":
        return replace(unit, sign=renamed(unit.sign, value, language))
    forms = list(_forms(unit))
    at = FORMS.index(int(field))
    forms[at] = renamed(forms[at], value, language)
    one, two, five = forms
    many = two if at == 1 else five
    return replace(unit, words=Forms((one.ru, two.ru, five.ru), (one.en, many.en)))


def enter_box(proof: Proof, place: str, value: str, language: str) -> Proof:
    """Return the proof with one field of the box entered; a note of nothing is taken away."""
    edition = proof.edition
    head, _, rest = place.partition(".")
    match head:
        case "title":
            return amended(proof, title=renamed(edition.title, value, language))
        case "unit":
            return amended(proof, unit=_with_currency(edition.unit, rest, value, language))
        case "size":
            return sized(proof, int(value))
        case "options":
            return amended(proof, options=replace(edition.options, **{rest: int(value)}))
        case "ladder":
            piece = rest.removeprefix("stock.")
            stock = {**edition.ladder.stock, piece: int(value)}
            return with_ladder(proof, replace(edition.ladder, stock=stock))
    number = place[len("notes[") : -1]
    others = [note for n, note in enumerate(edition.notes) if str(n) != number]
    return amended(proof, notes=tuple(sorted({*others, int(value)} - {0})))


def sized(proof: Proof, size: int) -> Proof:
    """Return the proof with so many cells: blank ones more, or the last ones gone."""
    edition = proof.edition
    cells = (*edition.cells[:size], *(Cell(),) * (size - len(edition.cells)))
    gone = {deed for deed in edition.printed[size:] if deed}
    deeds = {name: deed for name, deed in edition.deeds.items() if name not in gone}
    return amended(proof, cells=cells, deeds=deeds)

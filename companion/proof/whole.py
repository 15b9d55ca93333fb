"""The page of the box: what the board is called, the money, the notes, the buildings."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.board import Cell
from companion.edition import Unit
from companion.ledger import Commodity
from companion.proof.sheet import (
    NEW,
    Field,
    Proof,
    amended,
    emptied,
    fields_of_forms,
    renamed,
    told,
    with_form,
    with_ladder,
)

RULES = ("opening_cash", "income", "fine", "mortgage_percent")
"""The numbers of the house rules that a box prints."""


def fields_of_box(proof: Proof) -> tuple[Field, ...]:
    """Return what is to be entered of the box as a whole."""
    edition, found = proof.edition, []
    found.append(Field("title", "title", "text", told(proof, "title", edition.title)))
    if proof.grown:
        found.append(Field("size", "size", "number", told(proof, "size", len(edition.cells))))
    found += _of_currency(edition.unit)
    for rule in RULES:
        place = f"options.{rule}"
        now = told(proof, place, getattr(edition.options, rule))
        found.append(Field(place, rule, "number", now))
    found += _of_ladder(proof)
    for number, note in enumerate(edition.notes):
        found.append(Field(f"notes[{number}]", "note", "number", note, number + 1))
    found.append(Field(f"notes[{NEW}]", "new_note", "number", 0))
    return tuple(found)


def _of_ladder(proof: Proof) -> Iterator[Field]:
    """Yield how many buildings a plot takes, which is the last, what the box holds of them."""
    ladder = proof.edition.ladder
    kinds = tuple(ladder.names)
    if proof.grown:
        yield Field("ladder.levels", "levels", "number", len(ladder.steps))
    if proof.grown and ladder.steps and len(kinds) > 1:
        yield Field("ladder.last", "last", "choice", ladder.steps[-1], choices=kinds)
    for number, (piece, count) in enumerate(ladder.stock.items()):
        place = f"ladder.stock.{piece}"
        yield Field(place, "stock", "number", told(proof, place, count), number)
    if proof.grown:
        for piece in ladder.stock:
            yield from fields_of_forms(f"ladder.names.{piece}", "piece_word", ladder.names[piece])


def _of_currency(unit: Unit) -> Iterator[Field]:
    """Yield the sign of the currency, and what one, two and five of it are called."""
    yield Field("unit.sign", "unit_sign", "text", unit.sign)
    yield from fields_of_forms("unit", "unit_word", unit.words)


def _with_currency(unit: Unit, field: str, value: str, language: str) -> Unit:
    """Return the currency with another sign, or with another word in both languages."""
    if field == "sign":
        return replace(unit, sign=renamed(unit.sign, value, language))
    return replace(unit, words=with_form(unit.words, int(field), value, language))


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
            return _with_ladder(proof, *rest.partition(".")[::2], value, language)
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


def _with_ladder(proof: Proof, what: str, which: str, value: str, language: str) -> Proof:
    """Return the proof with other buildings: how high, how many, what they are called."""
    ladder = proof.edition.ladder
    match what:
        case "levels":
            return _built_to(proof, int(value), (ladder.steps or (*ladder.names,))[-1])
        case "last":
            return _built_to(proof, len(ladder.steps), value)
        case "stock":
            return with_ladder(proof, replace(ladder, stock={**ladder.stock, which: int(value)}))
    piece, _, number = which.partition(".")
    forms = with_form(ladder.names[piece], int(number), value, language)
    return with_ladder(proof, replace(ladder, names={**ladder.names, piece: forms}))


def _built_to(proof: Proof, levels: int, last: Commodity) -> Proof:
    """Return the proof whose plots take so many buildings, of which the last is of this kind."""
    ladder, plots = proof.edition.ladder, proof.edition.deeds
    first = next(iter(ladder.names))
    steps = ((first,) * (levels - 1) + (last,)) if levels else ()
    stock = {piece: ladder.stock.get(piece, 0) for piece in ladder.names if piece in steps}
    fresh = [f"ladder.stock.{piece}" for piece in stock if piece not in ladder.stock]
    if not ladder.steps:
        fresh += [f"deeds.{name}.building" for name in plots]
    return emptied(with_ladder(proof, replace(ladder, steps=steps, stock=stock)), *fresh)

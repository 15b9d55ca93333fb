"""The page of the box: what the board is called, the money, the notes, the buildings."""

from __future__ import annotations

from msgspec.structs import replace

from companion.board import Cell
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


def fields_of_box(proof: Proof) -> tuple[Field, ...]:
    """Return what is to be entered of the box as a whole."""
    edition, found = proof.edition, []
    found.append(Field("title", "title", "text", told(proof, "title", edition.title)))
    if proof.grown:
        found.append(Field("size", "size", "number", len(edition.cells)))
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


def enter_box(proof: Proof, place: str, value: str, language: str) -> Proof:
    """Return the proof with one field of the box entered; a note of nothing is taken away."""
    edition = proof.edition
    head, _, rest = place.partition(".")
    match head:
        case "title":
            return amended(proof, title=renamed(edition.title, value, language))
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

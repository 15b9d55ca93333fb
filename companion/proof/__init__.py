"""A board of one's own, entered cell by cell: what entering a field changes."""

from __future__ import annotations

from msgspec.structs import replace

from companion.proof.cells import enter_cell
from companion.proof.decks import enter_deck, with_card, without_card
from companion.proof.deeds import as_long, enter_deed, enter_group
from companion.proof.machine import enter_machine, without_part
from companion.proof.outcome import done, faults, pledged, published, state
from companion.proof.pages import BOX, END, MACHINE, fields, page_of, pages
from companion.proof.remarks import Remark, remarks, unfit
from companion.proof.sheet import (
    LEAST_CELLS,
    MOST_CELLS,
    NEW,
    Field,
    Proof,
    amended,
    blank_board,
    filled,
    read,
    with_cell,
    with_deck,
    with_deed,
    write,
)
from companion.proof.whole import enter_box

__all__ = [
    "BOX",
    "END",
    "LEAST_CELLS",
    "MACHINE",
    "MOST_CELLS",
    "NEW",
    "Field",
    "Proof",
    "Remark",
    "blank_board",
    "checked",
    "done",
    "enter",
    "faults",
    "fields",
    "page_of",
    "pages",
    "pledged",
    "published",
    "read",
    "remarks",
    "state",
    "unfit",
    "with_card",
    "without",
    "write",
]


def enter(proof: Proof, place: str, value: str, language: str) -> Proof:
    """Return the proof with a field entered; a word typed stands in both languages."""
    kind, _, rest = place.partition(".")
    name, _, field = rest.partition(".")
    before = filled(proof, place)
    match kind:
        case "deeds":
            after = enter_deed(before, name, field, value, language)
        case "groups":
            after = enter_group(before, name, field, value, language)
        case "decks":
            after = enter_deck(before, name, field, value, language)
        case "jackpot":
            after = enter_machine(before, rest, value, language)
        case _ if kind.startswith("cells["):
            after = enter_cell(before, int(kind[len("cells[") : -1]), rest, value, language)
        case _:
            after = enter_box(before, place, value, language)
    return tidied(_compared(after, place))


def _compared(proof: Proof, place: str) -> Proof:
    """Return the proof without the mark on a value that was just entered, if it is its only one."""
    kind, _, rest = place.partition(".")
    if kind == "deeds":
        name, _, field = rest.partition(".")
        deed = proof.edition.deeds[name]
        return with_deed(proof, name, replace(deed, unverified=_less(deed.unverified, field)))
    if kind.startswith("cells["):
        index = int(kind[len("cells[") : -1])
        cell = proof.edition.cells[index]
        mark = "name" if rest == "name" else "landing"
        return with_cell(proof, index, replace(cell, unverified=_less(cell.unverified, mark)))
    return proof


def _less(marks: tuple[str, ...], field: str) -> tuple[str, ...]:
    return tuple(mark for mark in marks if mark != field)


def checked(proof: Proof, page: str) -> Proof:
    """Return the proof with all that a page shows compared with the cardboard."""
    edition = proof.edition
    kind, _, name = page.partition(":")
    if kind == "deck":
        return with_deck(proof, name, replace(edition.decks[name], unverified=()))
    if kind == "jackpot" and edition.jackpot:
        return amended(proof, jackpot=replace(edition.jackpot, unverified=()))
    if not page.isdigit():
        return proof
    index = int(page)
    if deed := edition.printed[index]:
        proof = with_deed(proof, deed, replace(edition.deeds[deed], unverified=()))
    return with_cell(proof, index, replace(edition.cells[index], unverified=()))


def without(proof: Proof, place: str) -> Proof:
    """Return the proof without a card, a symbol, or a winning combination."""
    if place.startswith("decks."):
        _, deck, _, card = place.split(".")
        return without_card(proof, deck, card)
    return without_part(proof, place.removeprefix("jackpot."))


def tidied(proof: Proof) -> Proof:
    """Return the proof without industries that no deed is of, and with a rent for each station."""
    edition = proof.edition
    used = {deed.group for deed in edition.deeds.values()}
    groups = {name: group for name, group in edition.groups.items() if name in used}
    if groups != edition.groups:
        proof = amended(proof, groups=groups)
    proof = as_long(proof)
    shown = {field.place for page in pages(proof) for field in fields(proof, page)}
    decks = {f"decks.{name}.count" for name in edition.decks}
    return replace(proof, blank=tuple(place for place in proof.blank if place in shown | decks))

"""The pages of the cells: what may be entered of each, and what entering it changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.board import Cell
from companion.effects import CellIndex, CollectEach, GoTo, Pay, PayEach, Receive, Remark, Step
from companion.ledger import BANK
from companion.look import Icon
from companion.proof.deeds import ICONS, of_deed, with_new_deed
from companion.proof.held import inspection, with_inspection, without_inspection
from companion.proof.kinds import kind_of, made, offered
from companion.proof.routes import swapped
from companion.proof.sheet import (
    Field,
    Proof,
    amended,
    emptied,
    renamed,
    told,
    with_cell,
)

ASKED = {
    **dict.fromkeys(("pay", "receive", "pay_each", "collect_each"), "amount"),
    **dict.fromkeys(("forward", "backward"), "steps"),
    "go": "cell",
    "remark": "text",
}
"""What must be entered of a cell of this kind before it can be played."""
FREE = {"rest", "skip", "again", *ASKED}
"""The kinds of cell that may bear any picture; the others are known by theirs."""
PICTURED: tuple[Icon, ...] = (
    *("umbrella", "coin", "trophy", "hourglass", "dice", "move", "edit", "heart", "case", "caseo"),
    *ICONS,
)


def fields_of_cell(proof: Proof, index: CellIndex) -> tuple[Field, ...]:
    """Return what is to be entered of a cell: first what it is, then what that kind has."""
    edition, kind = proof.edition, kind_of(proof.edition, index)
    cell, place = edition.cells[index], f"cells[{index}]"
    first = Field(f"{place}.kind", "kind", "choice", kind or None, choices=offered(edition))
    if not kind:
        return (first,)
    first = replace(first, check="landing" in cell.unverified)
    last = _of_place(proof, index)
    if deed := edition.printed[index]:
        return (first, *of_deed(proof, deed), *last)
    name = Field(f"{place}.name", "name", "text", cell.name, check="name" in cell.unverified)
    icon = Field(f"{place}.icon", "picture", "choice", cell.icon, choices=PICTURED)
    looks = (icon,) if kind in FREE else ()
    return (first, name, *_of_words(proof, index, cell), *looks, *last)


def _of_place(proof: Proof, index: CellIndex) -> Iterator[Field]:
    """Yield where a cell lies: it may change places with any but START, where all begin."""
    if index:
        places = tuple(map(str, range(1, len(proof.edition.cells))))
        yield Field(f"cells[{index}].place", "place", "choice", str(index), choices=places)


def _of_words(proof: Proof, index: CellIndex, cell: Cell) -> Iterator[Field]:
    """Yield the sum, the pot, the cell or the text that a cell's only word speaks of."""
    place = f"cells[{index}]"

    def value(field: str, now: int | str) -> Any:
        return told(proof, f"{place}.{field}", now)

    match cell.landing:
        case (Pay(amount, to),):
            yield Field(f"{place}.amount", "amount", "number", value("amount", amount))
            accounts = (BANK, *proof.edition.pots)
            yield Field(f"{place}.to", "to", "choice", to, choices=accounts)
        case (Receive(amount) | PayEach(amount) | CollectEach(amount),):
            yield Field(f"{place}.amount", "amount", "number", value("amount", amount))
        case (Step(by),):
            yield Field(f"{place}.steps", "steps", "number", value("steps", abs(by)))
        case (GoTo(target),):
            cells = tuple(str(n) for n in range(len(proof.edition.cells)) if n != index)
            yield Field(f"{place}.cell", "cell", "choice", value("cell", str(target)), 0, cells)
        case (Remark(text),):
            yield Field(f"{place}.text", "text", "text", value("text", text))


def enter_cell(proof: Proof, index: CellIndex, field: str, value: str, language: str) -> Proof:
    """Return the proof with one field of a cell entered."""
    cell = proof.edition.cells[index]
    if field == "kind":
        return _of_kind(proof, index, value)
    if field == "place":
        return swapped(proof, index, int(value))
    if field == "name":
        return with_cell(proof, index, replace(cell, name=renamed(cell.name, value, language)))
    if field == "icon":
        icon: Any = value
        return with_cell(proof, index, replace(cell, icon=icon))
    match cell.landing, field:
        case (Pay(amount, to),), _:
            word: Any = Pay(amount, value) if field == "to" else Pay(int(value), to)
        case (Receive() | PayEach() | CollectEach() as sum_,), _:
            word = type(sum_)(int(value))
        case (Step(by),), _:
            word = Step(int(value) if by > 0 else -int(value))
        case (GoTo(),), _:
            word = GoTo(int(value))
        case _:
            word = Remark(value)
    return with_cell(proof, index, replace(cell, landing=(word,)))


def _of_kind(proof: Proof, index: CellIndex, kind: str) -> Proof:
    """Return the proof with a cell of another kind; what was entered of it before is gone."""
    edition, place = proof.edition, f"cells[{index}]"
    if kind == kind_of(edition, index):
        return proof
    was_held = inspection(edition) == index
    if deed := edition.printed[index]:
        deeds = {name: found for name, found in edition.deeds.items() if name != deed}
        proof = amended(proof, deeds=deeds)
    if kind in {"plot", "chain"}:
        proof = with_new_deed(proof, index, chain=kind == "chain")
    else:
        proof = with_cell(proof, index, made(edition, kind, index))
    if kind == "inspection":
        proof = replace(proof, edition=with_inspection(proof.edition, index))
    elif was_held:
        proof = replace(proof, edition=without_inspection(proof.edition))
    return emptied(proof, f"{place}.{ASKED[kind]}") if kind in ASKED else proof

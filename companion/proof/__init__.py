"""A board of one's own, entered cell by cell: pages, fields, and what they come to."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from msgspec.structs import replace

from companion.board import Name
from companion.edition import Edition
from companion.game import Game
from companion.ledger import DeedId, Money
from companion.problems import problems
from companion.proof.cells import enter_cell, fields_of_cell
from companion.proof.decks import (
    CARD,
    drawn,
    enter_deck,
    fields_of_deck,
    with_card,
    without_card,
    without_lost_cards,
)
from companion.proof.deeds import as_long, enter_deed, enter_group
from companion.proof.machine import enter_machine, fields_of_machine, has_machine, without_part
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
from companion.proof.whole import enter_box, fields_of_box
from companion.rules import book_of
from companion.ruling import Levy

__all__ = [
    "LEAST_CELLS",
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

State: TypeAlias = Literal["done", "check", "blank", "wrong"]
BOX, MACHINE, END = "box", "jackpot", "end"
LOST_CELL = re.compile(r"cells\[(\d+)\]\.\w+\[\d+\][^:]*: there is no ")
ENDLESS = re.compile(r"cells\[(\d+)\]\.\w+: never comes to an end")


def pages(proof: Proof) -> tuple[str, ...]:
    """Return the pages in the order in which one walks through them; cells go by their number."""
    cells = (str(index) for index in range(len(proof.edition.cells)))
    decks = (f"deck:{name}" for name in drawn(proof))
    machine = (MACHINE,) if has_machine(proof) and proof.edition.jackpot else ()
    return (BOX, *cells, *decks, *machine, END)


def fields(proof: Proof, page: str) -> tuple[Field, ...]:
    """Return what is to be entered on a page; nothing on the last, which begins the evening."""
    kind, _, name = page.partition(":")
    match kind:
        case "box":
            return fields_of_box(proof)
        case "deck":
            return fields_of_deck(proof, name)
        case "jackpot":
            return fields_of_machine(proof)
        case "end":
            return ()
    return fields_of_cell(proof, int(page))


def page_of(proof: Proof, place: str) -> str:
    """Return the page on which a field stands."""
    kind, _, rest = place.partition(".")
    name = rest.partition(".")[0]
    match kind:
        case "deeds":
            return str(proof.edition.visits[name])
        case "groups":
            return str(proof.edition.visits[proof.edition.rows[name][0]])
        case "decks":
            return f"deck:{name}"
        case "jackpot":
            return MACHINE
    return kind[len("cells[") : -1] if kind.startswith("cells[") else BOX


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


# --- what it comes to ---


def state(proof: Proof, page: str, said: tuple[Remark, ...]) -> State:
    """Return how far a page has come, by what is *said* of the board."""
    shown = fields(proof, page)
    if any(field.value is None for field in shown):
        return "blank"
    if any(remark.wrong and page_of(proof, remark.place) == page for remark in said):
        return "wrong"
    return "check" if any(field.check for field in shown) else "done"


def done(proof: Proof) -> int:
    """Return how many cells are entered."""
    cells = map(str, range(len(proof.edition.cells)))
    return sum(all(f.value is not None for f in fields(proof, page)) for page in cells)


def published(proof: Proof) -> Edition:
    """Return the edition that a proof has come to, without what no cell leads to."""
    edition = proof.edition
    if not has_machine(proof):
        edition = replace(edition, jackpot=None)
    if not proof.grown:
        return without_lost_cards(edition)
    decks = {name: edition.decks[name] for name in drawn(proof)}
    plots, rows = len(edition.deeds), len(edition.groups)
    subtitle = Name(f"участков: {plots}, отраслей: {rows}", f"plots: {plots}, industries: {rows}")
    return replace(edition, decks=decks, subtitle=subtitle)


def faults(proof: Proof) -> tuple[Remark, ...]:
    """Return what keeps the finished board from being played, though every page is in order."""
    found = map(_fault, problems(published(proof)))
    return tuple({(one.place, one.key, str(one.facts)): one for one in found}.values())


def _fault(problem: str) -> Remark:
    """Return a line of the checker as a remark on the cell it speaks of, or on the whole."""
    if found := ENDLESS.match(problem):
        return Remark(f"cells[{found[1]}].kind", "endless", wrong=True)
    if found := LOST_CELL.match(problem):
        return Remark(f"cells[{found[1]}].kind", "lost", wrong=True)
    if found := CARD.match(problem):
        return Remark(f"decks.{found[1]}.cards.{found[2]}", "lost", wrong=True)
    if problem.startswith("sides["):
        return Remark("title", "sides", wrong=True)
    return Remark("title", "other", {"line": problem}, wrong=True)


def pledged(proof: Proof, deed: DeedId) -> Money:
    """Return what the bank would lend on a deed, to compare with its card."""
    edition = published(proof)
    levy = Levy("pledge", 0, deed=deed)
    return book_of(edition).assess(Game(edition, edition.options), levy).total

"""The pages of a board in the order of entering, and what is to be entered on each."""

from __future__ import annotations

from companion.proof.cells import fields_of_cell
from companion.proof.decks import drawn, fields_of_deck
from companion.proof.machine import fields_of_machine, has_machine
from companion.proof.sheet import Field, Proof
from companion.proof.whole import fields_of_box

BOX, MACHINE, END = "box", "jackpot", "end"


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

"""The pages of a board, and which fields stand on them."""

from __future__ import annotations

from companion.proof.cells import fields_of_cell
from companion.proof.decks import drawn, fields_of_deck
from companion.proof.goods import fields_of_policy, fields_of_shares
from companion.proof.machine import fields_of_machine, has_machine
from companion.proof.sheet import Field, Proof
from companion.proof.tables import fields_of_rating, fields_of_sides, fields_of_tariff, has_lots
from companion.proof.whole import fields_of_box

BOX, MACHINE, END = "box", "jackpot", "end"
TABLES = {
    "tariff": fields_of_tariff,
    "rating": fields_of_rating,
    "shares": fields_of_shares,
    "sides": fields_of_sides,
}
"""The pages of what a box has one of, besides the machine."""
ALONE = {BOX: fields_of_box, MACHINE: fields_of_machine, **TABLES}
NAMED = {"deck": ("decks", fields_of_deck), "policy": ("policies", fields_of_policy)}
"""The pages of what has a name of its own, and where its places begin."""


def pages(proof: Proof) -> tuple[str, ...]:
    """Return the pages in the order in which one walks through them; cells go by their number."""
    edition = proof.edition
    cells = (str(index) for index in range(len(edition.cells)))
    decks = (f"deck:{name}" for name in drawn(proof))
    machine = (MACHINE,) if has_machine(proof) and edition.jackpot else ()
    tables = (name for name in TABLES if getattr(edition, name) and _wanted(proof, name))
    policies = (f"policy:{name}" for name in edition.policies)
    return (BOX, *cells, *decks, *machine, *tables, *policies, END)


def _wanted(proof: Proof, table: str) -> bool:
    """Return whether a table is of use: the sides of an empty board wait for an auction cell."""
    return table != "sides" or not proof.grown or has_lots(proof.edition)


def fields(proof: Proof, page: str) -> tuple[Field, ...]:
    """Return what is to be entered on a page; nothing on the last, which begins the evening."""
    kind, _, name = page.partition(":")
    if kind in NAMED:
        return NAMED[kind][1](proof, name)
    if kind in ALONE:
        return ALONE[kind](proof)
    return () if page == END else fields_of_cell(proof, int(page))


def page_of(proof: Proof, place: str) -> str:
    """Return the page on which a field stands."""
    kind, _, rest = place.partition(".")
    name = rest.partition(".")[0]
    if kind in {"deeds", "groups"}:
        deed = name if kind == "deeds" else proof.edition.rows[name][0]
        return str(proof.edition.visits[deed])
    pages = (f"{page}:{name}" for page, (places, _) in NAMED.items() if places == kind)
    head, _, number = kind.rstrip("]").partition("[")
    alone = number if head == "cells" else head if head in {MACHINE, *TABLES} else BOX
    return next(pages, alone)

"""A board of one's own, entered cell by cell: pages, fields, and what they come to."""

from companion.proof.decks import with_card
from companion.proof.entering import enter, without
from companion.proof.marks import checked
from companion.proof.outcome import done, faults, pledged, published, state
from companion.proof.pages import BOX, END, MACHINE, fields, page_of, pages
from companion.proof.remarks import Remark, remarks, unfit
from companion.proof.sheet import (
    LEAST_CELLS,
    MOST_CELLS,
    NEW,
    Field,
    Proof,
    blank_board,
    read,
    write,
)

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

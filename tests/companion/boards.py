"""Boards of one's own for the tests: from nothing to the last field."""

from __future__ import annotations

from companion.board import Name
from companion.edition import Edition
from companion.proof import (
    NEW,
    Proof,
    blank_board,
    enter,
    fields,
    pages,
    remarks,
    state,
)
from tests.tables import CLASSIC

ROW = (("price", "100"), *((f"rents[{n}]", str(10 * (n + 1))) for n in range(5)))

TINY = (
    *(("title", "Двор"), ("size", "8")),
    *(("options.opening_cash", "500"), ("options.income", "50")),
    *(("ladder.stock.branch", "6"), ("ladder.stock.enterprise", "2")),
    ("cells[0].kind", "start"),
    *(("cells[1].kind", "plot"), ("deeds.deed_1.name", "Ларёк"), ("deeds.deed_1.group", NEW)),
    *(("groups.group_0.name", "Торговля"), ("deeds.deed_1.building", "50")),
    *((f"deeds.deed_1.{field}", value) for field, value in ROW),
    *(("cells[2].kind", "plot"), ("deeds.deed_2.name", "Рынок")),
    ("deeds.deed_2.group", "group_0"),
    *((f"deeds.deed_2.{field}", value) for field, value in ROW),
    *(("cells[3].kind", "deck:chance"), ("decks.chance.count", "3")),
    ("cells[4].kind", "inspection"),
    *(("cells[5].kind", "pay"), ("cells[5].amount", "30"), ("cells[5].to", "charity")),
    *(("cells[6].kind", "police"), ("cells[7].kind", "rest")),
)
"""A board of eight cells, from nothing to the last field."""


def empty(size: int = 12, pattern: Edition = CLASSIC) -> Proof:
    return blank_board(pattern, "own", Name("Своё поле", "One’s own"), size)


def entered(proof: Proof, *typed: tuple[str, str]) -> Proof:
    for place, value in typed:
        assert place in {f.place for page in pages(proof) for f in fields(proof, page)}, place
        proof = enter(proof, place, value, "ru")
    return proof


def said(proof: Proof) -> list[tuple[str, str, bool]]:
    return [(remark.place, remark.key, remark.wrong) for remark in remarks(proof)]


def states(proof: Proof) -> dict[str, str]:
    told = remarks(proof)
    return {page: state(proof, page, told) for page in pages(proof)}

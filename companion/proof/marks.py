"""The marks on what nobody has compared with the cardboard yet: where they stand, and go."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from companion.proof.sheet import CELL, Proof, amended, with_cell, with_deck, with_deed

ALONE = ("jackpot", "tariff", "rating", "shares")
"""What a box has one of, if any."""


def compared(proof: Proof, place: str) -> Proof:
    """Return the proof without the mark on a value just entered, if it is its only one."""
    root, field = _split(place)
    printed = _printed(proof, root)
    if printed is None:
        return proof
    if root.startswith("cells[") and field != "name":
        field = "landing"
    left = tuple(mark for mark in printed.unverified if mark != field)
    return _with(proof, root, replace(printed, unverified=left))


def checked(proof: Proof, page: str) -> Proof:
    """Return the proof with all that a page shows compared with the cardboard."""
    for root in _roots(proof, page):
        if printed := _printed(proof, root):
            proof = _with(proof, root, replace(printed, unverified=()))
    return proof


def _roots(proof: Proof, page: str) -> tuple[str, ...]:
    """Return what bears the marks of a page."""
    kind, _, name = page.partition(":")
    match kind:
        case "deck":
            return (f"decks.{name}",)
        case "policy":
            return (f"policies.{name}",)
    if not page.isdigit():
        return (page,)
    deed = proof.edition.printed[int(page)]
    cell = f"cells[{page}]"
    return (cell, f"deeds.{deed}") if deed else (cell,)


def _split(place: str) -> tuple[str, str]:
    """Return what a place belongs to, and what is left of the place inside it."""
    head, _, rest = place.partition(".")
    if head in ALONE or head.startswith("cells["):
        return head, rest
    name, _, field = rest.partition(".")
    return f"{head}.{name}", field


def _printed(proof: Proof, root: str) -> Any:
    """Return what bears marks, if there is such a thing at this place."""
    head, _, name = root.partition(".")
    if found := CELL.fullmatch(head):
        return proof.edition.cells[int(found[1])]
    if head in ALONE:
        return getattr(proof.edition, head)
    if head in {"deeds", "decks", "policies"}:
        return getattr(proof.edition, head).get(name)
    return None


def _with(proof: Proof, root: str, printed: Any) -> Proof:
    """Return the proof with another such thing at this place."""
    head, _, name = root.partition(".")
    if found := CELL.fullmatch(head):
        return with_cell(proof, int(found[1]), printed)
    match head:
        case "deeds":
            return with_deed(proof, name, printed)
        case "decks":
            return with_deck(proof, name, printed)
        case "policies":
            return amended(proof, policies={**proof.edition.policies, name: printed})
    return amended(proof, **{head: printed})

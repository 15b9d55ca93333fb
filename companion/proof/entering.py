"""What entering a field changes, and all that follows from it."""

from __future__ import annotations

from msgspec.structs import replace

from companion.proof.cells import enter_cell
from companion.proof.decks import enter_deck, without_card
from companion.proof.deeds import as_long, enter_deed, enter_group
from companion.proof.goods import enter_policy, enter_shares
from companion.proof.machine import enter_machine, without_part
from companion.proof.marks import compared
from companion.proof.pages import fields, pages
from companion.proof.sheet import CELL, Proof, amended, filled
from companion.proof.tables import enter_rating, enter_side, enter_tariff, without_step
from companion.proof.whole import enter_box

NAMED = {
    "deeds": enter_deed,
    "groups": enter_group,
    "decks": enter_deck,
    "policies": enter_policy,
}
"""How what has a name of its own is entered."""
ALONE = {
    "jackpot": enter_machine,
    "shares": enter_shares,
    "tariff": enter_tariff,
    "rating": enter_rating,
}
"""How what a box has one of is entered."""


def enter(proof: Proof, place: str, value: str, language: str) -> Proof:
    """Return the proof with a field entered; a word typed stands in both languages."""
    return tidied(compared(_entered(filled(proof, place), place, value, language), place))


def _entered(proof: Proof, place: str, value: str, language: str) -> Proof:
    kind, _, rest = place.partition(".")
    name, _, field = rest.partition(".")
    if kind in NAMED:
        return NAMED[kind](proof, name, field, value, language)
    if kind in ALONE:
        return ALONE[kind](proof, rest, value, language)
    if kind.startswith("sides["):
        return enter_side(proof, place, value)
    if cell := CELL.fullmatch(kind):
        return enter_cell(proof, int(cell[1]), rest, value, language)
    return enter_box(proof, place, value, language)


def without(proof: Proof, place: str) -> Proof:
    """Return the proof without a card, a symbol, a winning combination, a step of the scale."""
    if place.startswith("decks."):
        _, deck, _, card = place.split(".")
        return without_card(proof, deck, card)
    if place.startswith("rating."):
        return without_step(proof, place)
    return without_part(proof, place.removeprefix("jackpot."))


def tidied(proof: Proof) -> Proof:
    """Return the proof without industries that no deed is of, and with as many rents as are due."""
    edition = proof.edition
    used = {deed.group for deed in edition.deeds.values()}
    groups = {name: group for name, group in edition.groups.items() if name in used}
    if groups != edition.groups:
        proof = amended(proof, groups=groups)
    proof = as_long(proof)
    shown = {field.place for page in pages(proof) for field in fields(proof, page)}
    decks = {f"decks.{name}.count" for name in edition.decks}
    return replace(proof, blank=tuple(place for place in proof.blank if place in shown | decks))

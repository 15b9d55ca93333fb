"""What leads from cell to cell: changed everywhere at once, and cells that change places."""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec.structs import replace

from companion.board import Cell
from companion.cards import Deck
from companion.edition import Edition
from companion.effects import CellIndex, Effect, GoTo, Send
from companion.proof.sheet import CELL, Proof
from companion.rewording import mapped

Change = Callable[[Effect], Effect]


def rerouted(edition: Edition, change: Change) -> Edition:
    """Return the edition with a change made to every word of its cells, cards and arrests."""
    cells = tuple(_cell(cell, change) for cell in edition.cells)
    decks = {name: _deck(deck, change) for name, deck in edition.decks.items()}
    arrest, third = mapped(edition.arrest, change), mapped(edition.third_double, change)
    return replace(edition, cells=cells, decks=decks, arrest=arrest, third_double=third)


def _cell(cell: Cell, change: Change) -> Cell:
    landing, passing = mapped(cell.landing, change), mapped(cell.passing, change)
    return replace(cell, landing=landing, passing=passing, leaving=mapped(cell.leaving, change))


def _deck(deck: Deck, change: Change) -> Deck:
    cards = {
        name: replace(card, effects=mapped(card.effects, change))
        for name, card in deck.cards.items()
    }
    return replace(deck, cards=cards)


def swapped(proof: Proof, one: CellIndex, other: CellIndex) -> Proof:
    """Return the proof in which two cells have changed places; what leads to them goes along."""
    moved = {one: other, other: one}

    def lead(effect: Effect) -> Effect:
        match effect:
            case GoTo(cell) | Send(cell) if cell in moved:
                return replace(effect, cell=moved[cell])
        return effect

    def place(found: re.Match[str]) -> str:
        cell = int(found[1])
        return f"cells[{moved.get(cell, cell)}]"

    edition = rerouted(proof.edition, lead)
    cells = list(edition.cells)
    cells[one], cells[other] = cells[other], cells[one]
    blank = tuple(CELL.sub(place, known) for known in proof.blank)
    return replace(proof, edition=replace(edition, cells=tuple(cells)), blank=blank)

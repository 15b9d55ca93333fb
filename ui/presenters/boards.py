"""Boards of one's own among the boxes: finished, half entered, and to begin with."""

from __future__ import annotations

from collections.abc import Container

from msgspec import Struct
from msgspec.structs import replace

from companion.proof import LEAST_CELLS, MOST_CELLS, NEW, Proof, done
from companion.words import Words
from ui.i18n import Catalogue
from ui.presenters.vm import KeyVM
from ui.presenters.vm_start import EditionVM

HALF = "half:"
"""What the cards of half-entered boards are named by."""


class Boards(Struct, frozen=True):
    """The names of the user's own editions, and the boards that are half entered."""

    own: tuple[str, ...] = ()
    half: tuple[Proof, ...] = ()

    def of(self, id_: str) -> Proof | None:
        """Return the half-entered board of this name."""
        return next((proof for proof in self.half if proof.edition.id == id_), None)


def own_card(say: Catalogue, card: EditionVM) -> EditionVM:
    """Return the card of an edition of one's own, with the pencil that leads back into it."""
    return replace(card, note=say("edition.own"), edit=KeyVM(f"edit:{card.id}", "", "edit"))


def half_card(say: Catalogue, words: Words, proof: Proof) -> EditionVM:
    """Return the card of a half-entered board: how far it has come."""
    edition = proof.edition
    return EditionVM(
        f"{HALF}{edition.id}",
        edition.title.in_(words.language),
        "edit",
        say("proof.so_far", done=done(proof), count=len(edition.cells)),
        say("proof.go_on"),
        tuple(group.colour for group in edition.groups.values()),
    )


def new_card(say: Catalogue) -> EditionVM:
    """Return the card that leads to a board of one's own."""
    return EditionVM(NEW, say("proof.own"), "edit", say("proof.own.what"), say("proof.own.note"))


def beginning(say: Catalogue, card: EditionVM, own: Container[str]) -> EditionVM:
    """Return the card of an edition to compare with one's own board, or to go on correcting."""
    facts = say("proof.correct") if card.id in own else say("proof.compare")
    return replace(card, facts=facts, note=say("proof.compare.note"))


def played_by(say: Catalogue, card: EditionVM) -> EditionVM:
    """Return the card of an edition whose rules an empty board may take."""
    return replace(card, facts=say("proof.rules"), note=say("proof.empty.note"))


def empty_card(say: Catalogue) -> EditionVM:
    """Return the card of the empty board."""
    cells = say("proof.empty.what", least=LEAST_CELLS, most=MOST_CELLS)
    return EditionVM(NEW, say("proof.empty"), "plus", cells, say("proof.empty.note"))

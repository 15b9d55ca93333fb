"""What a card of one's own board reads, asked without a table."""

from __future__ import annotations

from companion.game import Game
from companion.proof import Proof
from ui.presenters.composer import asking
from ui.presenters.proof_ask import cell_face
from ui.presenters.proof_desk import Desk
from ui.presenters.slate import Slate
from ui.presenters.start import Hall
from ui.presenters.vm import HeadVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_proof import ComposeVM
from ui.presenters.vm_start import BareVM
from ui.presenters.vm_table import CardVM, PlaceVM
from ui.presenters.writing import NOTHING, Writing


def compose(hall: Hall, proof: Proof, deck: str, writing: Writing = NOTHING) -> CardVM:
    """Return the question what a card of a deck reads, without a table."""
    say, edition = hall.say, proof.edition
    desk = Desk(proof, f"deck:{deck}", "", ())
    name = edition.decks[deck].name.in_(hall.words.language)
    rows = (RowVM(say("card.take")), RowVM(say("proof.card.then")))
    blank = ComposeVM(
        BareVM(hall.refusal),
        HeadVM(name, say("proof.card.head"), icons=()),
        SlipVM("", edition.decks[deck].icon or "chance", name, "", rows),
        *(None, None, None),
        (KeyVM("card:cancel", say("cancel"), "close", tone="ghost"),),
        say("back"),
        say("card.sum"),
        say("card.cell"),
        edition.unit.sign.in_(hall.words.language),
        tuple(
            PlaceVM(cell, edition.name_of(cell).in_(hall.words.language), *cell_face(desk, cell))
            for cell in range(len(edition.cells))
        ),
        more=KeyVM("card:more", say("card.more"), "more"),
    )
    table = Game(edition, edition.options)
    return asking(Slate(say, hall.words, table, deck), blank, writing)

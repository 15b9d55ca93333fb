"""What a card of one's own board reads, asked without a table."""

from __future__ import annotations

from companion.edition import Edition
from companion.proof import Proof
from ui.i18n import Catalogue
from ui.presenters.proof_ask import cell_face
from ui.presenters.proof_desk import Desk
from ui.presenters.sayings import inspected, rated, valued, worded
from ui.presenters.start import Hall
from ui.presenters.vm import HeadVM, KeyVM, RowVM, SlipVM
from ui.presenters.vm_proof import ComposeVM
from ui.presenters.vm_start import BareVM
from ui.presenters.vm_table import PlaceVM


def compose(hall: Hall, proof: Proof, deck: str, *, keeping: bool = False) -> ComposeVM:
    """Return the question what a card of a deck reads, without a table; one that is kept, when."""
    say, edition = hall.say, proof.edition
    desk = Desk(proof, f"deck:{deck}", "", ())
    name = edition.decks[deck].name.in_(hall.words.language)
    cells = range(len(edition.cells))
    rows = (
        RowVM(say("card.take")),
        RowVM(say("proof.card.kept") if keeping else say("proof.card.then")),
    )
    return ComposeVM(
        BareVM(hall.refusal),
        HeadVM(name, say("proof.card.head"), icons=()),
        SlipVM("", edition.decks[deck].icon or "chance", name, "", rows),
        *valued(say),
        others(say, edition, deck, keeping=keeping),
        say("back"),
        say("card.sum"),
        say("card.cell"),
        edition.unit.sign.in_(hall.words.language),
        tuple(
            PlaceVM(cell, edition.name_of(cell).in_(hall.words.language), *cell_face(desk, cell))
            for cell in cells
        ),
    )


def others(say: Catalogue, edition: Edition, deck: str, *, keeping: bool) -> tuple[KeyVM, ...]:
    """Return the keys of what is said with one touch; of a card that is kept what may wait."""
    release = KeyVM("card:release", say("proof.card.release"), "key")
    keep = KeyVM(
        "card:keep", say("proof.card.at_once") if keeping else say("proof.card.keep"), "save"
    )
    may_keep = "kept" in edition.chapters and not edition.decks[deck].common
    return (
        *((keep,) if may_keep else ()),
        *(((release,) if keeping else (inspected(say),)) if edition.arrest else ()),
        *rated(say, edition),
        *(() if keeping else (worded(say),)),
        KeyVM("card:cancel", say("cancel"), "close", tone="ghost"),
    )

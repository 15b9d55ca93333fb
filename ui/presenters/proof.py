"""A board of one's own, page by page: the row of all pages, the slip of one, what to press."""

from __future__ import annotations

from collections.abc import Iterator

from companion.edition import Edition
from companion.ledger import DeedId
from companion.proof import (
    BOX,
    END,
    MACHINE,
    Field,
    done,
    fields,
    page_of,
    pages,
    pledged,
    state,
)
from companion.proof.machine import used
from companion.words import Words
from ui.i18n import Catalogue
from ui.presenters.proof_ask import ask, cell_face, remark
from ui.presenters.proof_desk import Desk, labelled, valued
from ui.presenters.slips import capital
from ui.presenters.start import Hall
from ui.presenters.vm import KeyVM
from ui.presenters.vm_proof import EntryVM, ProofVM, SpotVM
from ui.presenters.vm_start import BareVM

LOAN = "options.mortgage_percent"
"""The rule by which the bank lends on all deeds alike."""
PICTURES = {
    BOX: "coin",
    MACHINE: "seven",
    "tariff": "scales",
    "rating": "bars",
    "shares": "exchange",
    "sides": "gavel",
    END: "play",
}
STAMPS = {"check": "proof.unverified", "wrong": "proof.wrong"}
REMOVABLE = {"card", "house_card", "win", "symbol", "step_places", "step_money"}
"""The rows that may be taken away."""


def proof(hall: Hall, desk: Desk) -> ProofVM:
    """Return the open page."""
    say, words = hall.say, hall.words
    stands = state(desk.proof, desk.page, desk.said)
    last = desk.page == END
    return ProofVM(
        BareVM(hall.refusal),
        tuple(spots(desk)),
        *heading(say, words, desk),
        say(STAMPS[stands]) if stands in STAMPS else "",
        tuple(lacking(say, words, desk) if last else entries(say, words, desk)),
        ask(say, words, desk),
        KeyVM("editions", "", "back"),
        tuple(ending(say, desk) if last else walking(say, desk, stands)),
    )


def spots(desk: Desk) -> Iterator[SpotVM]:
    """Yield every page as it stands."""
    for page in pages(desk.proof):
        icon, colour = face(desk, page)
        stands = state(desk.proof, page, desk.said)
        if page == END:
            stands = "done" if desk.complete else "blank"
        number = page if page.isdigit() else ""
        yield SpotVM(f"page:{page}", icon, colour, number, stands, here=page == desk.page)


def face(desk: Desk, page: str) -> tuple[str, str]:
    """Return the icon and the colour of a page."""
    if page.isdigit():
        return cell_face(desk, int(page))
    kind, _, which = page.partition(":")
    if kind == "deck":
        return desk.edition.decks[which].icon or "chance", ""
    return ("shield" if kind == "policy" else PICTURES[page]), ""


def heading(say: Catalogue, words: Words, desk: Desk) -> tuple[str, str, str, str]:
    """Return colour, icon, title and note of the slip."""
    edition, page = desk.edition, desk.page
    icon, colour = face(desk, page)
    so_far = say("proof.so_far", done=done(desk.proof), count=len(edition.cells))
    if page.isdigit():
        index = int(page)
        deed = edition.printed[index]
        blank = f"deeds.{deed}.name" in desk.proof.blank
        title = say("proof.cell_title", count=index)
        named = edition.cells[index].name is not None or (deed and not blank)
        name = edition.name_of(index).in_(words.language) if named else title
        return colour, icon or "table", name, f"{title} · {so_far}" if named else so_far
    kind, _, which = page.partition(":")
    if kind == "deck":
        return "", icon, edition.decks[which].name.in_(words.language), say("proof.deck_note")
    if page == BOX:
        return "", icon, edition.title.in_(words.language), so_far
    return "", icon, page_name(say, words, edition, page), so_far


def entries(say: Catalogue, words: Words, desk: Desk) -> Iterator[EntryVM]:
    """Yield a row for each thing to enter on this page."""
    for field in fields(desk.proof, desk.page):
        label = labelled(say, words, desk.edition, field)
        value = valued(say, words, desk.edition, field)
        marked = mark(desk, field)
        yield EntryVM(f"field:{field.place}", label, value, marked, field.place == desk.place)
        if field.what == "price" and field.value is not None:
            yield loan(say, words, desk, field.place.split(".")[1])


def loan(say: Catalogue, words: Words, desk: Desk, deed: DeedId) -> EntryVM:
    """Return the row of what the bank lends on a deed, which leads to the rule about it."""
    label = say("proof.loan", percent=desk.edition.options.mortgage_percent)
    sum_ = words.money(pledged(desk.proof, deed), desk.edition)
    return EntryVM(f"field:{LOAN}", label, sum_, "same")


def mark(desk: Desk, field: Field) -> str:
    """Return what stands before a row: done, to be compared, blank, odd or wrong."""
    found = desk.remarks(field)
    if field.value is None:
        return "blank"
    if any(one.wrong for one in found):
        return "wrong"
    if found:
        return "odd"
    if field.what.startswith("new_"):
        return "new"
    return "check" if field.check else "done"


def lacking(say: Catalogue, words: Words, desk: Desk) -> Iterator[EntryVM]:
    """Yield the pages that are not yet as they should be, then what only a file can mend."""
    for page in pages(desk.proof):
        stands = state(desk.proof, page, desk.said)
        if page == END or stands == "done":
            continue
        label = page_name(say, words, desk.edition, page)
        yield EntryVM(f"page:{page}", label, say(f"proof.state.{stands}"), stands)
    for fault in desk.faults:
        page = page_of(desk.proof, fault.place)
        told = remark(say, words, desk, fault)
        yield EntryVM(f"page:{page}", page_name(say, words, desk.edition, page), told, "wrong")
    yield EntryVM("page:end", say("proof.so_far_row"), so_far(say, desk), "done")


def so_far(say: Catalogue, desk: Desk) -> str:
    """Return how many cells are entered."""
    return say("proof.of", done=done(desk.proof), count=len(desk.edition.cells))


def page_name(say: Catalogue, words: Words, edition: Edition, page: str) -> str:
    """Return what a page is called in the list of what is lacking."""
    if page.isdigit():
        name = edition.name_of(int(page)).in_(words.language)
        known = edition.printed[int(page)] or edition.cells[int(page)].name
        return (
            f"{page}. {name}" if known and name != "…" else say("proof.cell_title", count=int(page))
        )
    kind, _, which = page.partition(":")
    match kind:
        case "deck":
            return edition.decks[which].name.in_(words.language)
        case "policy":
            return capital(edition.forms_of(which).in_(words.language)[0])
    return say(f"proof.page.{page}")


def walking(say: Catalogue, desk: Desk, stands: str) -> Iterator[KeyVM]:
    """Yield the keys of a page: to take a row away, to compare the page, to go on."""
    field = desk.field
    if field and field.what in REMOVABLE:
        yield dropping(say, desk, field)
    if field and field.what == "win" and field.number > 1 and not desk.row:
        yield KeyVM("earlier", say("proof.earlier"), "up")
    if field and desk.page.startswith("deck:"):
        known = field.what in {"card", "house_card"}
        label = say("proof.compose_again") if known else say("proof.compose")
        yield KeyVM("compose", label, "edit")
    if desk.row:
        yield KeyVM("clear", say("proof.clear"), "backspace", tone="ghost")
    if stands == "check":
        yield KeyVM("next", say("proof.skip"), tone="ghost")
        yield KeyVM("checked", say("proof.checked"), "check", tone="primary")
    else:
        yield KeyVM("next", say("proof.next"), "right", tone="primary")


def dropping(say: Catalogue, desk: Desk, field: Field) -> KeyVM:
    """Return the key that takes a row away; a symbol that is used stays, and the last step."""
    machine, scale, why = desk.edition.jackpot, desk.edition.rating, ""
    symbol = field.place.rpartition(".")[2]
    if machine and field.what == "symbol" and symbol in used(machine):
        why = say("proof.symbol_used")
    if scale and field.what.startswith("step_") and scale.top == 1:
        why = say("proof.last_step")
    return KeyVM("drop", say("proof.drop"), "trash", enabled=not why, refusal=why, tone="ghost")


def ending(say: Catalogue, desk: Desk) -> Iterator[KeyVM]:
    """Yield the keys of the last page: to throw it away, to put it on the shelf, to play."""
    sure = say("proof.discard.sure") if desk.sure else say("proof.discard")
    yield KeyVM("discard", sure, "trash", tone="ghost")
    why = "" if desk.complete else say("proof.not_yet")
    yield KeyVM("shelve", say("proof.shelve"), "save", enabled=not why, refusal=why)
    tone = "plain" if why else "primary"
    yield KeyVM("play", say("proof.play"), "play", enabled=not why, refusal=why, tone=tone)

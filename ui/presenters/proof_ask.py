"""What the open row of a board asks for: a number, words, one of several, symbols in a row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from companion.doubts import unverified
from companion.proof import END, NEW, Field, Remark, published
from companion.proof.kinds import SIMPLE
from companion.words import Words
from ui.i18n import Catalogue
from ui.presenters.proof_desk import MONEY, SIGNS, Desk, labelled, valued
from ui.presenters.proof_words import chosen, symbol, symbols
from ui.presenters.typing import typing
from ui.presenters.vm_proof import AskedVM
from ui.presenters.vm_trade import ChipVM

LONGEST = {"text": 60, "unit_sign": 4, "unit_word": 14, "piece_word": 20}
"""How many letters a text may have, where it is more than a name."""
NAME = 28
SMALL = {"unit_sign", "unit_word", "piece_word", "goods_word", "symbol", "new_symbol"}
"""Words that stand inside a sentence."""
ICONS = {
    "last": "house",
    "table": "scales",
    "deck": "chance",
    "card_sign": "bars",
    **dict.fromkeys(("policy_term", "policy_items", "policy_covers", "policy_stays"), "shield"),
}
"""The picture of every value of these alike."""


def ask(say: Catalogue, words: Words, desk: Desk) -> AskedVM:
    """Return how the chosen field is entered."""
    field = desk.field
    if desk.page == END:
        return last(say, desk)
    if field is None:
        return AskedVM("")
    title, found = labelled(say, words, desk.edition, field), desk.remarks(field)
    told = remark(say, words, desk, found[0]) if found else ""
    asked = AskedVM(title, told, wrong=any(one.wrong for one in found))
    return with_means(say, words, desk, field, asked)


def last(say: Catalogue, desk: Desk) -> AskedVM:
    """Return whether the board may be played, and what it has."""
    edition = desk.edition
    facts = say(
        "proof.facts",
        count=len(edition.cells),
        plots=len(edition.deeds),
        industries=len(edition.groups),
        open=len(unverified(published(desk.proof))),
    )
    return AskedVM(say("proof.ready") if desk.complete else say("proof.not_ready"), written=facts)


def with_means(say: Catalogue, words: Words, desk: Desk, field: Field, asked: AskedVM) -> AskedVM:
    """Return the question with the keys, the keyboard or the list to answer it by."""
    edition = desk.edition
    match field.ask:
        case "number":
            sign = edition.unit.sign.in_(words.language)
            unit = sign if field.what in MONEY else SIGNS.get(field.what, "")
            return replace(asked, unit=unit, number=int_of(field))
        case "text":
            blank = field.value is None
            written = (
                "" if blank or field.what.startswith("new_") else valued(say, words, edition, field)
            )
            most, small = LONGEST.get(field.what, NAME), field.what in SMALL
            page = replace(typing(say, "text", asked.title, written, most=most), small=small)
            return replace(asked, typing=page, wanted=blank, written=written)
        case "symbols":
            row = desk.row or tuple(field.value if isinstance(field.value, tuple) else ())
            told = symbols(say, words, edition, row)
            return replace(asked, written=told, picks=tuple(stops(say, words, desk, field)))
        case "choice" if field.what in {"icon", "colour", "picture"}:
            return replace(asked, swatches=swatches(desk, field))
        case "choice":
            return replace(asked, picks=picks(say, words, desk, field))
    return replace(asked, written=card_told(say, words, desk, field))


def card_told(say: Catalogue, words: Words, desk: Desk, field: Field) -> str:
    """Return all that a card orders; of one more, how many are known and what of the rest."""
    if field.what != "new_card":
        return valued(say, words, desk.edition, field)
    deck = desk.edition.decks[field.place.split(".")[1]]
    known = sum(not card.house for card in deck.cards.values())
    return say("proof.new_card.note", done=known, count=deck.count)


def int_of(field: Field) -> int:
    """Return the number a field holds; none while it is blank."""
    return field.value if isinstance(field.value, int) else 0


def stops(say: Catalogue, words: Words, desk: Desk, field: Field) -> Iterator[ChipVM]:
    """Yield the symbols that may come next in a row."""
    for n, one in enumerate(field.choices):
        yield ChipVM(f"symbol:{n}", symbol(say, words, desk.edition, one))


def swatches(desk: Desk, field: Field) -> tuple[ChipVM, ...]:
    """Return the colours with the industry's picture, or the pictures in its colour if any."""
    group = desk.edition.groups.get(field.place.split(".")[1])
    coloured = field.what == "colour"
    return tuple(
        ChipVM(
            f"way:{n}",
            "",
            icon=group.icon if group and coloured else value,
            industry=value if coloured else group.colour if group else "",
            chosen=value == field.value,
        )
        for n, value in enumerate(field.choices)
    )


def picks(say: Catalogue, words: Words, desk: Desk, field: Field) -> tuple[ChipVM, ...]:
    """Return the values to choose among, each with its picture."""
    edition = desk.edition
    return tuple(
        ChipVM(
            f"way:{n}",
            chosen(say, words, edition, field.what, value),
            None,
            *picture(desk, field.what, value),
            chosen=value in field.value if isinstance(field.value, tuple) else value == field.value,
        )
        for n, value in enumerate(field.choices)
    )


def picture(desk: Desk, what: str, value: str) -> tuple[str, str]:
    """Return the icon and the colour of a value."""
    edition = desk.edition
    if what in ICONS:
        return ICONS[what], ""
    if what in {"group", "side_before", "side_after"}:
        group = edition.groups.get(value)
        return (group.icon, group.colour) if group and value != NEW else ("plus", "")
    if what in {"cell", "place"}:
        return cell_face(desk, int(value))
    if what == "to":
        return (edition.pots[value].icon if value in edition.pots else "bank"), ""
    return kind_icon(desk, value), ""


def kind_icon(desk: Desk, kind: str) -> str:
    """Return the picture of a kind of cell."""
    what, _, which = kind.partition(":")
    match what:
        case "deck":
            return desk.edition.decks[which].icon or "chance"
        case "pot":
            return desk.edition.pots[which].icon
        case "plot":
            return "house"
        case "chain":
            return "key"
    return SIMPLE[what][0] if what in SIMPLE else "edit"


def cell_face(desk: Desk, index: int) -> tuple[str, str]:
    """Return the icon and the colour of a cell; a blank one has neither."""
    edition = desk.edition
    deed = edition.printed[index]
    if deed:
        group = edition.groups.get(edition.deeds[deed].group)
        return (group.icon, group.colour) if group else ("house", "")
    return edition.cells[index].icon or "", ""


def remark(say: Catalogue, words: Words, desk: Desk, found: Remark) -> str:
    """Return what is said of a field as a sentence."""
    facts: Mapping[str, object] = found.facts
    told = {name: words.number(fact) for name, fact in facts.items() if isinstance(fact, int)}
    if isinstance(deed := facts.get("deed"), str):
        told["name"] = desk.edition.deeds[deed].name.in_(words.language)
    if isinstance(group := facts.get("group"), str):
        told["name"] = desk.edition.groups[group].name.in_(words.language)
    if isinstance(line := facts.get("line"), str):
        told["text"] = line
    if isinstance(prices := facts.get("prices"), list):
        told["text"] = ", ".join(map(words.number, prices))
    return say(f"proof.said.{found.key}", **told)

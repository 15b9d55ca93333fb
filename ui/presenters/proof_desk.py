"""The board on the desk, and what its fields and their values are called."""

from __future__ import annotations

from msgspec import Struct

from companion.board import Chain, Name
from companion.edition import Edition
from companion.game import Game
from companion.ledger import BANK
from companion.machine import ANY
from companion.proof import END, NEW, Field, Proof, Remark, fields, pages, state
from companion.words import Words
from ui.i18n import Catalogue

MONEY = {
    *("price", "rents", "taxes", "building", "tax", "amount", "opening_cash", "income", "fine"),
    *("note", "new_note", "win_sum"),
}
"""What is a sum of money; other numbers are counts, or have a sign of their own."""
SIGNS = {"mortgage_percent": "%", "win_times": "×"}
NOTHING_YET = "—"


class Desk(Struct, frozen=True):
    """A board on the desk: the open page, the field that is asked for, what is said of it all.

    ``row`` are the symbols touched so far, ``faults`` what keeps the finished board from being
    played, ``sure`` that a second touch throws it away.
    """

    proof: Proof
    page: str
    place: str
    said: tuple[Remark, ...]
    row: tuple[str, ...] = ()
    faults: tuple[Remark, ...] = ()
    sure: bool = False

    @property
    def edition(self) -> Edition:
        """The board as far as it is entered."""
        return self.proof.edition

    @property
    def field(self) -> Field | None:
        """What is asked for."""
        shown = fields(self.proof, self.page)
        return next((field for field in shown if field.place == self.place), None)

    @property
    def complete(self) -> bool:
        """Whether no page lacks anything and the whole can be played."""
        shown = (page for page in pages(self.proof) if page != END)
        states = {state(self.proof, page, self.said) for page in shown}
        return states <= {"done", "check"} and not self.faults

    def remarks(self, field: Field) -> tuple[Remark, ...]:
        """Return what is said of a field; of a row of symbols also what is said of its line."""
        line = field.place.rpartition(".")[0] if field.what == "win" else field.place
        return tuple(remark for remark in self.said if remark.place in {field.place, line})


def labelled(say: Catalogue, words: Words, edition: Edition, field: Field) -> str:
    """Return what a field is called."""
    what, number = field.what, field.number
    match what:
        case "rents" | "taxes":
            return row_label(say, words, edition, field)
        case "stock":
            piece = tuple(edition.ladder.stock)[number]
            many = edition.forms_of(piece).in_(words.language)[-1]
            return say("proof.stock", text=many)
    return say(f"proof.{what}", count=number) if number else say(f"proof.{what}")


def row_label(say: Catalogue, words: Words, edition: Edition, field: Field) -> str:
    """Return what a rent or a tax is for: the buildings, or how many of the group one owns."""
    deed, number = edition.deeds[field.place.split(".")[1]], field.number
    if isinstance(deed, Chain):
        key = "proof.tax_of" if field.what == "taxes" else "proof.rent_of"
        return say(key, count=number + 1)
    if not number:
        return say("proof.rents")
    return say("proof.rent_with", text=words.level(number, edition))


def valued(say: Catalogue, words: Words, edition: Edition, field: Field) -> str:
    """Return the value of a field in words."""
    value, what = field.value, field.what
    if what.startswith("new_") or value is None:
        return NOTHING_YET if value is None else "+"
    match value:
        case Name():
            return value.in_(words.language)
        case int():
            return counted(words, edition, what, value)
        case tuple():
            return symbols(say, words, edition, value)
    return worded(say, words, edition, field, value)


def worded(say: Catalogue, words: Words, edition: Edition, field: Field, value: str) -> str:
    """Return a value that is a name inside the edition, or words as they are."""
    if field.what == "card":
        _, deck, _, card = field.place.split(".")
        return ordered(words, edition, deck, card)
    return chosen(say, words, edition, field.what, value) if field.ask == "choice" else value


def counted(words: Words, edition: Edition, what: str, value: int) -> str:
    """Return a number with its sign."""
    if what in MONEY:
        return words.money(value, edition)
    sign = SIGNS.get(what, "")
    return f"{sign}\u00a0{value}" if sign == "×" else f"{words.number(value)}\u00a0{sign}".strip()


def ordered(words: Words, edition: Edition, deck: str, card: str) -> str:
    """Return what a card orders."""
    table = Game(edition, edition.options)
    return words.effects(edition.decks[deck].cards[card].effects, table)


def symbols(say: Catalogue, words: Words, edition: Edition, row: tuple[str, ...]) -> str:
    """Return symbols of the machine one after the other."""
    return " · ".join(symbol(say, words, edition, one) for one in row)


def symbol(say: Catalogue, words: Words, edition: Edition, one: str) -> str:
    """Return what a symbol of the machine is called."""
    known = edition.jackpot.symbols if edition.jackpot else {}
    if one == ANY:
        return say("proof.any")
    return known[one].in_(words.language) if one in known else one


def chosen(say: Catalogue, words: Words, edition: Edition, what: str, value: str) -> str:
    """Return what one of several values is called; pictures and colours speak for themselves."""
    match what:
        case "kind":
            return kind(say, words, edition, value)
        case "group":
            if value == NEW:
                return say("proof.group.new")
            known = edition.groups.get(value)
            return known.name.in_(words.language) if known else NOTHING_YET
        case "to":
            pot = edition.pots.get(value)
            return (
                words.plain("account.bank")
                if value == BANK or not pot
                else (pot.in_(words.language))
            )
        case "cell":
            return f"{value}. {edition.name_of(int(value)).in_(words.language)}"
    return ""


def kind(say: Catalogue, words: Words, edition: Edition, value: str) -> str:
    """Return what a kind of cell is called."""
    what, _, which = value.partition(":")
    if what == "deck":
        return say("proof.kind.deck", name=edition.decks[which].name.in_(words.language))
    if what == "pot":
        return say("proof.kind.pot", name=edition.pots[which].in_(words.language))
    return say(f"proof.kind.{what}")

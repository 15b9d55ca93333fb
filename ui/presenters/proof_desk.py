"""The board on the desk, and what its fields are called and hold."""

from __future__ import annotations

from msgspec import Struct

from companion.board import Chain, Name
from companion.edition import Edition
from companion.game import Game
from companion.proof import END, Field, Proof, Remark, fields, pages, state
from companion.words import Words
from ui.i18n import Catalogue
from ui.presenters.proof_words import NOTHING_YET, chosen, symbols

MONEY = {
    *("price", "rents", "taxes", "building", "tax", "amount", "opening_cash", "income", "fine"),
    *("note", "new_note", "win_sum", "share_price", "share_point", "share_tax"),
    *("policy_price", "step_money"),
}
"""What is a sum of money; other numbers are counts, or have a sign of their own."""
TABLES = {"table_rents", "table_taxes"}
"""What is a factor of one of the tables beside the board."""
SIGNS = {
    "mortgage_percent": "%",
    "share_dividend": "%",
    **dict.fromkeys(("win_times", *TABLES), "×"),
}
BEFORE_BUILDING = ("part", "whole")
"""The first rows of a table: an industry that is not complete, and one that is."""


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
        case "piece_word":
            one = edition.forms_of(field.place.split(".")[2]).in_(words.language)[0]
            return say("proof.piece_word", text=one, count=number)
        case "table_rents" | "table_taxes":
            return say(f"proof.{what}", text=stage(say, words, edition, number))
    return say(f"proof.{what}", count=number) if number else say(f"proof.{what}")


def stage(say: Catalogue, words: Words, edition: Edition, number: int) -> str:
    """Return what the row of a table is for: an industry as far as it is owned and built up."""
    if number < len(BEFORE_BUILDING):
        return say(f"proof.stage.{BEFORE_BUILDING[number]}")
    return words.level(number - 1, edition)


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
            unlimited = what == "supply" and not value
            return say("proof.no_limit") if unlimited else counted(words, edition, what, value)
        case tuple():
            return listed(say, words, edition, field, value)
    return worded(say, words, edition, field, value)


def listed(
    say: Catalogue, words: Words, edition: Edition, field: Field, value: tuple[str, ...]
) -> str:
    """Return several values: symbols of the machine, or what is chosen among others."""
    if field.ask == "symbols":
        return symbols(say, words, edition, value)
    told = (chosen(say, words, edition, field.what, one) for one in value)
    return ", ".join(told) or NOTHING_YET


def worded(say: Catalogue, words: Words, edition: Edition, field: Field, value: str) -> str:
    """Return a value that is a name inside the edition, or words as they are."""
    if field.what in {"card", "house_card"}:
        _, deck, _, card = field.place.split(".")
        says, told = edition.decks[deck].cards[card], ordered(words, edition, deck, card)
        return f"{says.name.in_(words.language)}: {told}" if says.house and says.name else told
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

"""What the values to choose from are called, of the fields of a board that is entered."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.edition import Edition
from companion.ledger import BANK
from companion.machine import ANY
from companion.proof import NEW
from companion.words import Words
from ui.i18n import Catalogue

NOTHING_YET = "—"
PLAIN = {
    "policy_term": "policy.",
    "policy_items": "policy.items.",
    "card_sign": "proof.card_sign.",
}
"""What the sentences for the values of a field begin with."""


def chosen(say: Catalogue, words: Words, edition: Edition, what: str, value: str) -> str:
    """Return what one of several values is called; pictures and colours speak for themselves."""
    if what in PLAIN:
        return say(f"{PLAIN[what]}{value}")
    return NAMES[what](say, words, edition, value) if what in NAMES else ""


def kind(say: Catalogue, words: Words, edition: Edition, value: str) -> str:
    """Return what a kind of cell is called."""
    what, _, which = value.partition(":")
    if what == "deck":
        return say("proof.kind.deck", name=edition.decks[which].name.in_(words.language))
    if what == "pot":
        return say("proof.kind.pot", name=edition.pots[which].in_(words.language))
    return say(f"proof.kind.{what}")


def group(say: Catalogue, words: Words, edition: Edition, value: str) -> str:
    """Return what an industry is called, or the key for another one."""
    if value == NEW:
        return say("proof.group.new")
    known = edition.groups.get(value)
    return known.name.in_(words.language) if known else NOTHING_YET


def account(_say: Catalogue, words: Words, edition: Edition, value: str) -> str:
    """Return whom one pays: the bank or a pot."""
    pot = edition.pots.get(value)
    return words.plain("account.bank") if value == BANK or not pot else pot.in_(words.language)


def cell(_say: Catalogue, words: Words, edition: Edition, value: str) -> str:
    """Return number and name of a cell."""
    return f"{value}. {edition.name_of(int(value)).in_(words.language)}"


def piece(_say: Catalogue, words: Words, edition: Edition, value: str) -> str:
    """Return what a building is called."""
    return edition.forms_of(value).in_(words.language)[0]


def deck(_say: Catalogue, words: Words, edition: Edition, value: str) -> str:
    """Return what a deck is called."""
    return edition.decks[value].name.in_(words.language)


def risk(say: Catalogue, words: Words, edition: Edition, value: str) -> str:
    """Return what one insures against: the cards of a deck, or what the rules name."""
    if value in edition.decks:
        return deck(say, words, edition, value)
    return say(f"policy.risk.{value}")


def as_it_is(_say: Catalogue, _words: Words, _edition: Edition, value: str) -> str:
    """Return a value that is printed as it is called."""
    return value


def symbols(say: Catalogue, words: Words, edition: Edition, row: tuple[str, ...]) -> str:
    """Return symbols of the machine one after the other."""
    return " · ".join(symbol(say, words, edition, one) for one in row)


def symbol(say: Catalogue, words: Words, edition: Edition, one: str) -> str:
    """Return what a symbol of the machine is called."""
    known = edition.jackpot.symbols if edition.jackpot else {}
    if one == ANY:
        return say("proof.any")
    return known[one].in_(words.language) if one in known else one


NAMES: Mapping[str, Callable[[Catalogue, Words, Edition, str], str]] = {
    "kind": kind,
    **dict.fromkeys(("group", "side_before", "side_after"), group),
    "to": account,
    **dict.fromkeys(("cell", "place"), cell),
    "last": piece,
    "table": as_it_is,
    "deck": deck,
    **dict.fromkeys(("policy_covers", "policy_stays"), risk),
}
"""How the values of these fields are called."""

"""The pages of the decks: how many cards the box holds, and what they say."""

from __future__ import annotations

from msgspec.structs import replace

from companion.cards import Card
from companion.effects import Draw, Effect, flat
from companion.proof.sheet import NEW, Field, Proof, renamed, told, with_deck


def drawn(proof: Proof) -> tuple[str, ...]:
    """Return the decks that some cell or card has one draw from."""
    edition = proof.edition
    said = [effect for cell in edition.cells for effect in (*cell.landing, *cell.passing)]
    said += [e for deck in edition.decks.values() for c in deck.cards.values() for e in c.effects]
    named = {effect.deck for effect in flat(said) if isinstance(effect, Draw)}
    return tuple(deck for deck in edition.decks if deck in named)


def fields_of_deck(proof: Proof, name: str) -> tuple[Field, ...]:
    """Return what is to be entered of a deck: its cards by what they order."""
    deck, place = proof.edition.decks[name], f"decks.{name}"
    count = told(proof, f"{place}.count", deck.count)
    check = "count" in deck.unverified
    cards = (card for card, says in deck.cards.items() if not says.house)
    return (
        Field(f"{place}.name", "name", "text", deck.name, check="name" in deck.unverified),
        Field(f"{place}.count", "count", "number", count, check=check),
        *(
            Field(f"{place}.cards.{card}", "card", "card", card, number)
            for number, card in enumerate(cards, 1)
        ),
        Field(f"{place}.cards.{NEW}", "new_card", "card", ""),
    )


def enter_deck(proof: Proof, name: str, field: str, value: str, language: str) -> Proof:
    """Return the proof with the name or the number of cards of a deck entered."""
    deck = proof.edition.decks[name]
    if field == "name":
        return with_deck(proof, name, replace(deck, name=renamed(deck.name, value, language)))
    return with_deck(proof, name, replace(deck, count=int(value)))


def with_card(proof: Proof, name: str, card: str, effects: tuple[Effect, ...]) -> Proof:
    """Return the proof with what a card orders, a new one or another reading of one."""
    deck = proof.edition.decks[name]
    if card == NEW:
        card = next(n for k in range(1, 999) if (n := f"card_{k}") not in deck.cards)
    cards = {**deck.cards, card: Card(effects)}
    count = max(deck.count, sum(1 for says in cards.values() if not says.house))
    return with_deck(proof, name, replace(deck, cards=cards, count=count))


def without_card(proof: Proof, name: str, card: str) -> Proof:
    """Return the proof without one of the cards."""
    deck = proof.edition.decks[name]
    cards = {known: says for known, says in deck.cards.items() if known != card}
    return with_deck(proof, name, replace(deck, cards=cards))

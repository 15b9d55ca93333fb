"""The pages of the decks: how many cards the box holds, and what they say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count, islice

from msgspec.structs import replace

from companion.cards import Card, Deck
from companion.edition import Edition
from companion.effects import Draw, Effect, Remark, flat
from companion.proof.sheet import NEW, Field, Proof, amended, emptied, renamed, told, with_deck
from companion.rewording import mapped
from companion.scale import Scale
from companion.wording import wording

CARD = re.compile(r"decks\.([^.]+)\.cards\.([^.:]+)[.:]")
"""Where the checker places what a card says."""
LISTED = {1: "up", -1: "down", 0: "neither"}
"""Which way a card moves a token on the rating scale, by the owner's list."""


def drawn(proof: Proof) -> tuple[str, ...]:
    """Return the decks that some cell or card has one draw from."""
    edition = proof.edition
    said = [effect for cell in edition.cells for effect in (*cell.landing, *cell.passing)]
    said += [e for deck in edition.decks.values() for c in deck.cards.values() for e in c.effects]
    named = {effect.deck for effect in flat(said) if isinstance(effect, Draw)}
    return tuple(deck for deck in edition.decks if deck in named)


def fields_of_deck(proof: Proof, name: str) -> tuple[Field, ...]:
    """Return what is to be entered of a deck: its cards by what they order, the house's last."""
    deck, place = proof.edition.decks[name], f"decks.{name}"
    count = told(proof, f"{place}.count", deck.count)
    check = "count" in deck.unverified
    return (
        Field(f"{place}.name", "name", "text", deck.name, check="name" in deck.unverified),
        Field(f"{place}.count", "count", "number", count, check=check),
        *_of_cards(proof, name, "card", check="cards" in deck.unverified),
        Field(f"{place}.cards.{NEW}", "new_card", "card", ""),
        *_of_cards(proof, name, "house_card", check=False),
    )


def _of_cards(proof: Proof, name: str, what: str, *, check: bool) -> Iterator[Field]:
    """Yield the cards of the box or of the house, and the words that are only read out."""
    cards = proof.edition.decks[name].cards
    wanted = (card for card, says in cards.items() if says.house == (what == "house_card"))
    for number, card in enumerate(wanted, 1):
        place = f"decks.{name}.cards.{card}"
        yield Field(place, what, "card", card, number, check=check)
        remarks = [e for e in flat(cards[card].effects) if isinstance(e, Remark)]
        for at, remark in enumerate(remarks):
            where = f"{place}.text[{at}]"
            yield Field(where, "card_text", "text", told(proof, where, remark.text), number)
        if scale := _by_list(proof.edition, name):
            sign = LISTED[scale.listed(card)]
            yield Field(f"{place}.sign", "card_sign", "choice", sign, number, (*LISTED.values(),))


def _by_list(edition: Edition, deck: str) -> Scale | None:
    """Return the rating scale, if cards of this deck move a token by the owner's list."""
    scale, listed = edition.rating, edition.options.rating_chance_sign == "owner_list"
    return scale if scale and listed and scale.deck == deck else None


def enter_deck(proof: Proof, name: str, field: str, value: str, language: str) -> Proof:
    """Return the proof with the name or the number of cards of a deck entered."""
    deck = proof.edition.decks[name]
    if field == "name":
        return with_deck(proof, name, replace(deck, name=renamed(deck.name, value, language)))
    if field == "count":
        return with_deck(proof, name, replace(deck, count=int(value)))
    _, card, what = field.split(".")
    if what == "sign":
        return _signed(proof, card, value)
    effects = reworded(deck.cards[card].effects, int(what[len("text[") : -1]), value)
    cards = {**deck.cards, card: replace(deck.cards[card], effects=effects)}
    return with_deck(proof, name, replace(deck, cards=cards))


def reworded(effects: tuple[Effect, ...], number: int, text: str) -> tuple[Effect, ...]:
    """Return what a card orders with other words in this one of those that are only read out."""
    at = count()

    def change(effect: Effect) -> Effect:
        here = isinstance(effect, Remark) and next(at) == number
        return Remark(text) if here else effect

    return mapped(effects, change)


def _signed(proof: Proof, card: str, sign: str) -> Proof:
    """Return the proof whose scale lists a card as moving a token this way."""
    scale = proof.edition.rating
    assert scale is not None
    favourable = tuple(known for known in scale.favourable if known != card)
    adverse = tuple(known for known in scale.adverse if known != card)
    if sign == "up":
        favourable = (*favourable, card)
    elif sign == "down":
        adverse = (*adverse, card)
    return amended(proof, rating=replace(scale, favourable=favourable, adverse=adverse))


def with_card(proof: Proof, name: str, card: str, effects: tuple[Effect, ...]) -> Proof:
    """Return the proof with what a card orders, a new one or another reading of one."""
    deck = proof.edition.decks[name]
    if card == NEW:
        card = next(n for k in range(1, 999) if (n := f"card_{k}") not in deck.cards)
    house = card in deck.cards and deck.cards[card].house
    cards = {**deck.cards, card: Card(effects, house=house)}
    spare = (known for known, says in deck.cards.items() if says.house)
    for known in islice(spare, max(0, len(cards) - deck.count)):  # the box holds no more
        del cards[known]
    after = with_deck(proof, name, replace(deck, cards=cards, count=max(deck.count, len(cards))))
    worded = sum(isinstance(effect, Remark) for effect in flat(effects))
    return emptied(after, *(f"decks.{name}.cards.{card}.text[{at}]" for at in range(worded)))


def without_card(proof: Proof, name: str, card: str) -> Proof:
    """Return the proof without one of the cards."""
    deck = proof.edition.decks[name]
    cards = {known: says for known, says in deck.cards.items() if known != card}
    return with_deck(proof, name, replace(deck, cards=cards))


def without_lost_cards(edition: Edition) -> Edition:
    """Return the edition without cards of the house that speak of what is no more on the board."""
    found = (CARD.match(line) for line in wording(edition))
    lost = {(one[1], one[2]) for one in found if one and edition.decks[one[1]].cards[one[2]].house}
    decks = {
        name: replace(deck, cards={c: s for c, s in deck.cards.items() if (name, c) not in lost})
        for name, deck in edition.decks.items()
    }
    screen = tuple(name for name in edition.options.decks_on_screen if decks[name].cards)
    options = replace(edition.options, decks_on_screen=screen)
    return replace(edition, decks=decks, options=options, rating=_listed(edition.rating, decks))


def _listed(scale: Scale | None, decks: dict[str, Deck]) -> Scale | None:
    """Return the scale whose lists name no card that is gone."""
    if scale is None or scale.deck not in decks:
        return scale
    cards = decks[scale.deck].cards
    favourable = tuple(card for card in scale.favourable if card in cards)
    adverse = tuple(card for card in scale.adverse if card in cards)
    return replace(scale, favourable=favourable, adverse=adverse)

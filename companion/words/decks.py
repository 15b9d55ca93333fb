"""What cards are called, and how what they order is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.cards import Card, CardId
from companion.deferred import Basket, Owe
from companion.effects import Effect, Keep
from companion.game import Game, Paper
from companion.in_force import CommonCard
from companion.lasting import Alter
from companion.ledger import Commodity, DeedId, Money

if TYPE_CHECKING:
    from companion.words import Words


def card(words: Words, deck: str, name: CardId, game: Game) -> str:
    """Return the name of a known card, or else what it orders."""
    found = game.known(deck).get(name)
    return called(words, found, game) if found else name


def named(name: CardId, deck: str, game: Game) -> bool:
    """Return whether a card bears a name; what it orders is no name for what comes of it."""
    found = game.known(deck).get(name)
    return bool(found and found.name)


def called(words: Words, found: Card, game: Game) -> str:
    """Return the name a card bears, or else what it orders."""
    return found.name.in_(words.language) if found.name else words.effects(found.effects, game)


def paper(words: Words, number: int, game: Game) -> str:
    """Return what the kept card of this number is called, or what the claim is for."""
    found = game.papers.get(number)
    return kept(words, found, game) if found else str(number)


def kept(words: Words, found: Paper, game: Game) -> str:
    """Return what a kept card is called, or else what it orders; what a claim is for."""
    match found:
        case Paper(says=Alter() as says, source=deck, card=name) if not named(name, deck, game):
            return words.effects((says,), game)
        case Paper(source=deck, card=name) if name:
            return card(words, deck, name, game)
        case Paper(says=Keep(effects)):
            return words.effects(effects, game)
        case Paper(says=None):
            return words.plain("card.spent")
        case Paper(says=Owe() as owe):
            return f"{words.topic(owe.topic)} {words.money(owe.total, game.edition)}"
    return str(found.id)


def entered(words: Words, cards: tuple[CommonCard, ...], game: Game) -> str:
    """Return what the common cards are called that were said to lie on the table."""
    papers = (Paper(0, found.says, found.deck, card=found.card) for found in cards)
    return " · ".join(kept(words, paper, game) for paper in papers)


def ways(words: Words, several: tuple[tuple[Effect, ...], ...], game: Game) -> str:
    """Return several things of which one happens."""
    return " / ".join(words.effects(way, game) for way in several)


def lot(words: Words, basket: Basket, game: Game) -> str:
    """Return what is in a basket, one thing after the other."""
    pieces = (words.pieces(name, count, game.edition) for name, count in basket.goods.items())
    return ", ".join((*(words.deed(deed, game) for deed in basket.deeds), *pieces))


def prices(words: Words, each: Mapping[Commodity, Money], game: Game) -> str:
    """Return what each kind of building comes to: ``филиал — 20 ф``."""
    edition = game.edition
    sums = (
        (words.piece(piece, edition), words.money(sum_, edition)) for piece, sum_ in each.items()
    )
    return ", ".join(f"{piece} — {sum_}" for piece, sum_ in sums)


def icon(words: Words, name: str, game: Game) -> str:
    """Return the name of the cells that bear an icon."""
    found = game.edition.cells_of(name, None)
    return words.cell(found[0], game) if found else name


def scope(words: Words, found: tuple[str | None, DeedId | None, int | None], game: Game) -> str:
    """Return which deeds a card is about: those of a group, one, a number in each group, or all."""
    group, deed, number = found
    facts = {"group": group, "deed": deed, "count": number}
    named = (name for name in ("group", "deed", "count") if facts[name] is not None)
    return words.phrase(f"scope.{next(named, 'all')}", facts, game)

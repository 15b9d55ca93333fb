"""What a card is said with: the words of a board and its deck, and the keys for them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from companion.edition import Edition
from companion.game import Game
from companion.orders import Phrase
from companion.words import Words
from ui.i18n import Catalogue
from ui.presenters.vm import KeyVM

ICONS: Mapping[str, str] = {
    "collect": "heart",
    "pay_each": "people",
    "pay_built": "house",
    "get_built": "house",
    "forward": "right",
    "backward": "left",
    "nearest": "map",
    "release": "key",
    "skip": "hourglass",
    "again": "dice",
    "income": "start",
    "tax": "scales",
    "exempt": "stamp",
    "price_up": "up",
    "price_down": "down",
    "inspect": "police",
    "up": "up",
    "down": "down",
    "other": "edit",
    "get": "plus",
    "pay": "minus",
    "go": "move",
}


class Slate(Struct, frozen=True):
    """What a card is said with: the words, the board, the deck it is of."""

    say: Catalogue
    words: Words
    game: Game
    deck: str

    @property
    def edition(self) -> Edition:
        """The board that the card speaks of."""
        return self.game.edition


def key(slate: Slate, phrase: Phrase) -> KeyVM:
    """Return the key of a word."""
    edition, icon = slate.edition, ICONS.get(phrase.word, "")
    if phrase.about in edition.pots:
        icon = edition.pots[phrase.about].icon
    elif phrase.about:
        icon = edition.decks[phrase.about].icon or "chance"
    return KeyVM(f"card:say:{phrase.name}", named(slate, phrase), icon)


def named(slate: Slate, phrase: Phrase) -> str:
    """Return what a word is called, with the pot or the deck it is about."""
    edition, about = slate.edition, phrase.about
    if not about:
        return slate.say(f"card.{phrase.word}")
    thing = edition.pots.get(about) or edition.decks[about].name
    return slate.say(f"card.{phrase.word}.what", name=thing.in_(slate.words.language))


def kind(slate: Slate, one: str) -> KeyVM:
    """Return the key of an industry, or of the cells with a picture, by the first of them."""
    edition, language = slate.edition, slate.words.language
    what, _, name = one.partition(":")
    if what == "group":
        group = edition.groups[name]
        return KeyVM(f"card:kind:{one}", group.name.in_(language), group.icon)
    cell = edition.cells_of(name, None)[0]
    return KeyVM(f"card:kind:{one}", edition.name_of(cell).in_(language), name)

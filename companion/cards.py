"""The decks of cards that lie on the board, and what their cards say."""

from __future__ import annotations

from typing import TypeAlias

from companion.board import Name
from companion.effects import Effect
from companion.ledger import AtLeastOne
from companion.look import Icon
from companion.record import Record

CardId: TypeAlias = str


class Card(Record, frozen=True):
    """A card whose effects are known; ``house`` marks one of our own, which is not in the box."""

    effects: tuple[Effect, ...]
    name: Name | None = None
    text: Name | None = None
    house: bool = False


class Deck(Record, frozen=True):
    """A deck of cards: how many the box holds, and those that are known.

    The cards of a ``common`` deck are for all: what was drawn lies on the table in force until the
    next is drawn, and the deck is shuffled again when it has come to its end.
    """

    name: Name
    count: AtLeastOne
    icon: Icon | None = None
    common: bool = False
    cards: dict[CardId, Card] = {}
    unverified: tuple[str, ...] = ()

"""The decks of cards that lie on the board."""

from __future__ import annotations

from companion.board import Name
from companion.ledger import AtLeastOne
from companion.look import Icon
from companion.record import Record


class Deck(Record, frozen=True):
    """A deck of cardboard cards; its cards are read out by the table."""

    name: Name
    count: AtLeastOne
    icon: Icon | None = None

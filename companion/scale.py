"""The rating scale printed beside the board: its steps, and the cards that move a token on it."""

from __future__ import annotations

from collections.abc import Container, Iterator

from companion.cards import CardId
from companion.ledger import AtLeastOne, Sum
from companion.record import Record


class Rung(Record, frozen=True):
    """A step of the scale: how many tokens find a place on it, and what standing there is worth."""

    places: AtLeastOne
    money: Sum


class Scale(Record, frozen=True):
    """The steps from below; under them lies the line where every token begins, with room for all.

    The cards of ``deck`` move a token. ``favourable`` and ``adverse`` are the owner's list of them.
    """

    deck: str
    steps: tuple[Rung, ...]
    favourable: tuple[CardId, ...] = ()
    adverse: tuple[CardId, ...] = ()
    unverified: tuple[str, ...] = ()

    @property
    def top(self) -> int:
        """The number of the highest step; the line is 0."""
        return len(self.steps)

    def listed(self, card: CardId) -> int:
        """Return which way the owner's list has a card move a token: 1 up, -1 down, 0 neither."""
        return (card in self.favourable) - (card in self.adverse)

    def flaws(self, cards: Container[CardId]) -> Iterator[str]:
        """Yield what is wrong with the steps, and with the list of the deck's known *cards*."""
        if not self.steps:
            yield "steps: there are none"
        for field, listed in (("favourable", self.favourable), ("adverse", self.adverse)):
            unknown = (card for card in listed if card not in cards)
            yield from (f"{field}: {self.deck!r} has no card {card!r}" for card in unknown)
        both = (card for card in self.adverse if card in self.favourable)
        yield from (f"adverse: {card!r} is favourable too" for card in both)

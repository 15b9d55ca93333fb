"""What is in force on the cardboard, as the table enters it by hand: common cards, exemptions."""

from __future__ import annotations

from typing import TypeAlias

from companion.cards import CardId
from companion.lasting import Alter
from companion.ledger import Seat
from companion.record import Kind, Record


class CommonCard(Record, frozen=True):
    """A card of a common deck that lies on the table: a known ``card``, or what it changes.

    It does no harm to who is ``spared``.
    """

    deck: str
    card: CardId = ""
    says: Alter | None = None
    spared: tuple[Seat, ...] = ()


class MatchWheel(Kind, frozen=True):
    """Have the common cards lie there that lie on the cardboard, in the order they were drawn."""

    cards: tuple[CommonCard, ...]
    note: str


class MatchTax(Kind, frozen=True):
    """Have a player be let off the next tax or not, and owe one for leaving or not."""

    target: Seat
    exempt: bool
    note: str
    owes: bool = False


InForce: TypeAlias = MatchWheel | MatchTax

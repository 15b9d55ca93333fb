"""What a player has in an evening that is taken over from the cardboard."""

from __future__ import annotations

from typing import Any

from companion.effects import CellIndex
from companion.ledger import Coin, Commodity, DeedId, Money
from companion.record import Record


class Sitter(Record, frozen=True):
    """What one player has in a situation; ``detained`` counts the failed throws of one held.

    ``rating`` is the step of the scale, 0 the line below it; ``exempt`` is let off the next tax,
    and who ``owes_tax`` has one to pay for leaving the inspection.
    """

    name: str
    cash: Money = 0
    cell: CellIndex = 0
    deeds: tuple[DeedId, ...] = ()
    mortgaged: tuple[DeedId, ...] = ()
    built: dict[DeedId, int] = {}
    detained: int | None = None
    coin: Coin = 0
    rating: int = 0
    shares: int = 0
    exempt: bool = False
    owes_tax: bool = False
    policies: dict[Commodity, int] = {}

    @property
    def has(self) -> dict[str, Any]:
        """What there is to put down, by field: all but who sits there, and what is not there."""
        nothing = Sitter(self.name, coin=self.coin)
        found = {field: getattr(self, field) for field in self.__struct_fields__}
        return {field: v for field, v in found.items() if v != getattr(nothing, field)}

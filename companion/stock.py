"""The share cards in the box: what one costs at first, what it brings and what it is taxed."""

from __future__ import annotations

from companion.board import Forms
from companion.ledger import AtLeastOne, Percent, Price, Sum
from companion.record import Record


class Stock(Record, frozen=True):
    """One share at the start; its price moves by so much a point, and never below nothing.

    ``dividend`` is what a lap brings, in per cent of the price; ``tax`` what each share is taxed.
    ``supply`` is how many cards the box holds, if that is a limit.
    """

    price: Price
    point: Price
    dividend: Percent
    tax: Sum
    words: Forms
    supply: AtLeastOne | None = None
    unverified: tuple[str, ...] = ()

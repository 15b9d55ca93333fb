"""The insurance policies in the box: what one costs, how long it lasts, what it is good for."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal, TypeAlias

from companion.board import Forms
from companion.ledger import AtLeastOne, Commodity, Price
from companion.record import Record

Risk: TypeAlias = str
"""What one insures against: the auction cell, a rent, a tax, or the cards of a deck by its name."""
AUCTION: Risk = "auction"
RENT: Risk = "rent"
TAX: Risk = "tax"


class Policy(Record, frozen=True):
    """A kind of policy. A short one goes back on passing START, a long one once it is used.

    ``covers`` are the risks it helps against, ``stays`` those of them that it outlasts; ``items``
    tells whether it helps against one adverse item of a card or against all. ``supply`` is how
    many the box holds, if that is a limit.
    """

    words: Forms
    price: Price
    term: Literal["short", "long"]
    covers: tuple[Risk, ...]
    stays: tuple[Risk, ...] = ()
    items: Literal["one", "all"] = "all"
    supply: AtLeastOne | None = None
    unverified: tuple[str, ...] = ()

    @property
    def short(self) -> bool:
        """Whether it goes back on passing START."""
        return self.term == "short"


def faults(
    name: Commodity, policy: Policy, taken: Container[str], decks: Container[str]
) -> Iterator[str]:
    """Yield what is wrong with a kind of policy, each beginning with the place in it."""
    if name in taken:
        yield ": the name is taken"
    if not policy.covers:
        yield ".covers: helps against nothing"
    for risk in policy.covers:
        if risk not in (AUCTION, RENT, TAX) and risk not in decks:
            yield f".covers: there is no {risk!r}"
    yield from (f".stays: {r!r} is not covered" for r in policy.stays if r not in policy.covers)

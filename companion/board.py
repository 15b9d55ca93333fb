"""What is printed on the board and on the deeds; nothing here is computed."""

from __future__ import annotations

from typing import Annotated, TypeAlias, get_args

from msgspec import Meta

from companion.effects import Effect
from companion.ledger import AtLeastOne, Commodity, Price, Sum
from companion.look import Colour, Icon
from companion.record import Kind, Record

Word: TypeAlias = Annotated[str, Meta(min_length=1)]


class Name(Record, frozen=True):
    """What a thing is called, in Russian and in English."""

    ru: Word
    en: Word

    def in_(self, language: str) -> str:
        """Return the name in *language*, ``ru`` or ``en``."""
        return self.ru if language == "ru" else self.en


class Pot(Name, frozen=True):
    """A common purse: ``short`` names it where there is little room, ``icon`` shows it."""

    short: Name | None = None
    icon: Icon = "coin"


class Forms(Record, frozen=True):
    """The Russian words for 1, 2 and 5 of a thing, and the English for 1 and 2."""

    ru: tuple[Word, Word, Word]
    en: tuple[Word, Word]

    def in_(self, language: str) -> tuple[str, ...]:
        """Return the forms in *language*, ``ru`` or ``en``."""
        return self.ru if language == "ru" else self.en


class Cell(Record, frozen=True):
    """A cell that is what it does: to who lands on it, and to who passes it.

    A cell that only carries a deed needs no name: it bears the deed's. ``leaving`` is what it does
    to who goes on from it, before all that the way brings.
    """

    landing: tuple[Effect, ...] = ()
    passing: tuple[Effect, ...] = ()
    leaving: tuple[Effect, ...] = ()
    name: Name | None = None
    icon: Icon | None = None
    unverified: tuple[str, ...] = ()


class Group(Record, frozen=True):
    """An industry: the deeds of one colour."""

    name: Name
    colour: Colour
    icon: Icon


class Plot(Kind, frozen=True):
    """A deed one can build on. ``rents``: bare, then after each building of the ladder.

    Where a tariff tells how rents grow, the bare one is all that the card prints; ``tax`` grows
    with it. ``unverified`` names the fields no owner has yet checked against the printed card.
    """

    name: Name
    group: str
    price: Price
    rents: tuple[Price, ...]
    building: Price
    tax: Sum = 0
    unverified: tuple[str, ...] = ()


class Chain(Kind, frozen=True):
    """A deed one cannot build on: ``rents`` and ``taxes`` go by how many of its group one owns."""

    name: Name
    group: str
    price: Price
    rents: tuple[Price, ...]
    taxes: tuple[Sum, ...] = ()
    unverified: tuple[str, ...] = ()


Deed: TypeAlias = Plot | Chain
DEEDS: tuple[type[Deed], ...] = get_args(Deed)


class Tariff(Record, frozen=True):
    """The tables on the board: by what the rent and the tax of a plot are multiplied.

    Each begins with the factor of an incomplete industry; then come a whole one without buildings
    and every step of the ladder. There is a table of ``rents`` for each value of the house rule.
    """

    rents: dict[str, tuple[AtLeastOne, ...]]
    taxes: tuple[AtLeastOne, ...]
    unverified: tuple[str, ...] = ()


class Ladder(Record, frozen=True):
    """The buildings of a plot in the order in which they go up, what they are called, the stock."""

    steps: tuple[Commodity, ...] = ()
    stock: dict[Commodity, Sum] = {}
    names: dict[Commodity, Forms] = {}

    def pieces(self, level: int, *, replaced: bool = False) -> dict[Commodity, int]:
        """Return what stands on a plot that is built up to *level*.

        ``replaced`` tells that the last step takes the place of those before it.
        """
        whole = replaced and level == len(self.steps)
        raised = self.steps[-1:] if whole else self.steps[:level]
        return {step: raised.count(step) for step in raised}

"""The vocabulary that cells, cards and chapters are written in: what can happen to a seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from companion.ledger import BANK, Account, Commodity, DeedId, Money, Price, Seat
from companion.market import Exchange, OfferShares, ShiftPrice
from companion.record import Kind

CellIndex: TypeAlias = int


class Receive(Kind, frozen=True):
    """Take a sum from the bank."""

    amount: Money


class Pay(Kind, frozen=True):
    """Pay a sum to the bank or into a pot."""

    amount: Money
    to: Account = BANK


class PayEach(Kind, frozen=True):
    """Pay every other player a sum: one debt to several creditors."""

    amount: Money


class CollectEach(Kind, frozen=True):
    """Take a sum from every other player: a debt of each."""

    amount: Money


class PayPerBuilding(Kind, frozen=True):
    """Pay the bank for what stands on one's plots, each kind of building at its own price."""

    each: dict[Commodity, Price]


class ReceivePerBuilding(Kind, frozen=True):
    """Take from the bank for what stands on one's plots, each kind of building at its own price."""

    each: dict[Commodity, Price]


class TakePot(Kind, frozen=True):
    """Take all the money that lies in a pot."""

    pot: Account


class Step(Kind, frozen=True):
    """Move the token cell by cell; a negative number goes backwards."""

    by: int


class GoTo(Kind, frozen=True):
    """Move the token forwards to a cell, through all cells between.

    ``income`` says whether a lap earns on this way; ``None`` leaves that to the house rules.
    """

    cell: CellIndex
    income: bool | None = None


class GoToNearest(Kind, frozen=True):
    """Move the token forwards to the next cell of a kind: with an icon, or of an industry."""

    icon: str | None = None
    group: str | None = None


class Send(Kind, frozen=True):
    """Put the token on a cell; nothing is passed and the cell does nothing."""

    cell: CellIndex


class Detain(Kind, frozen=True):
    """Hold the seat until a fine or a double."""


class Release(Kind, frozen=True):
    """Set the seat free without a fine; nothing happens to one who is free."""


class SkipTurn(Kind, frozen=True):
    """Let the next turn of the seat pass."""


class ExtraTurn(Kind, frozen=True):
    """Roll once more before the dice go on."""


class Draw(Kind, frozen=True):
    """Have the top card of a deck read out."""

    deck: str


class Remark(Kind, frozen=True):
    """Let the table itself see to what the card says."""

    text: str


class Keep(Kind, frozen=True):
    """Keep the card; what it says happens when its holder asks for it."""

    effects: tuple[Effect, ...]


class OneOf(Kind, frozen=True):
    """Choose which of several things happens."""

    ways: Annotated[tuple[tuple[Effect, ...], ...], Meta(min_length=1)]


class Visit(Kind, frozen=True):
    """Be offered the deed, or owe its rent."""

    deed: DeedId


class Income(Kind, frozen=True):
    """Collect for a lap."""


class CircularTax(Kind, frozen=True):
    """Owe the tax of a lap; ``late`` puts it off until one goes on from here."""

    late: bool = False


class LateTax(Kind, frozen=True):
    """Owe the tax that was put off, if one was."""


class Exempt(Kind, frozen=True):
    """Be let off the tax of one lap."""


class Jackpot(Kind, frozen=True):
    """Play the slot machine, if one likes."""


class RatingUp(Kind, frozen=True):
    """Move the token on the rating scale a step up."""


class RatingDown(Kind, frozen=True):
    """Move the token on the rating scale a step down."""


class Alter(Kind, frozen=True):
    """Change every sum on a topic, for as long as the paper that says so lies on the table."""

    by: str
    topic: str
    op: Literal["set", "times"]
    value: int
    group: str | None = None
    deed: DeedId | None = None
    payer: Seat | None = None
    payee: Seat | None = None
    mine: bool = False


class ByRule(Kind, frozen=True):
    """Do what the table's house rule says: ``cases`` has effects for each of its values."""

    rule: str
    cases: dict[str, tuple[Effect, ...]]


class OnlyVia(Kind, frozen=True):
    """Do something only to whom this deck, or ``throw``, has brought here."""

    via: str
    effects: tuple[Effect, ...]


Effect: TypeAlias = (
    Receive
    | Pay
    | PayEach
    | CollectEach
    | PayPerBuilding
    | ReceivePerBuilding
    | TakePot
    | Step
    | GoTo
    | GoToNearest
    | Send
    | Detain
    | Release
    | SkipTurn
    | ExtraTurn
    | Draw
    | Remark
    | Keep
    | OneOf
    | Visit
    | Income
    | CircularTax
    | LateTax
    | Exempt
    | Jackpot
    | Exchange
    | OfferShares
    | ShiftPrice
    | RatingUp
    | RatingDown
    | Alter
    | ByRule
    | OnlyVia
)


def inner(effect: Effect) -> dict[str, tuple[Effect, ...]]:
    """Return the effects that stand inside *effect*, each list by its place."""
    match effect:
        case ByRule(_, cases):
            return {f"cases.{value}": effects for value, effects in cases.items()}
        case OnlyVia(_, effects) | Keep(effects):
            return {"effects": effects}
        case OneOf(ways):
            return {f"ways[{number}]": way for number, way in enumerate(ways)}
    return {}


def flat(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield *effects* and all that stand inside them."""
    for effect in effects:
        yield effect
        for inside in inner(effect).values():
            yield from flat(inside)

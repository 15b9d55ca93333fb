"""The vocabulary that cells, cards and chapters are written in: what can happen to a seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from companion.assessment import Assessment
from companion.ledger import BANK, Account, Commodity, DeedId, Money, Seat
from companion.record import Kind, Record

CellIndex: TypeAlias = int


# --- what an edition or a card may print ---


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


class TakePot(Kind, frozen=True):
    """Take all the money that lies in a pot."""

    pot: Account


class Step(Kind, frozen=True):
    """Move the token cell by cell; a negative number goes backwards."""

    by: int


class GoTo(Kind, frozen=True):
    """Move the token forwards to a cell, through all cells between."""

    cell: CellIndex


class Send(Kind, frozen=True):
    """Put the token on a cell; nothing is passed and the cell does nothing."""

    cell: CellIndex


class Detain(Kind, frozen=True):
    """Hold the seat until a fine or a double."""


class Draw(Kind, frozen=True):
    """Have the top card of a deck read out."""

    deck: str


class Remark(Kind, frozen=True):
    """Let the table itself see to what the card says."""

    text: str


class Visit(Kind, frozen=True):
    """Be offered the deed, or owe its rent."""

    deed: DeedId


class Income(Kind, frozen=True):
    """Collect for a lap."""


class Jackpot(Kind, frozen=True):
    """Play the slot machine, if one likes."""


class Alter(Kind, frozen=True):
    """Change every sum on a topic, for as long as the paper that says so lies on the table."""

    by: str
    topic: str
    op: Literal["set", "times"]
    value: int
    group: str | None = None
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


# --- what chapters put off until its turn comes ---


class Charge(Record, frozen=True):
    """A part of a debt."""

    payee: Account
    sum: Assessment


class Owe(Kind, frozen=True):
    """Pay what was assessed: all of it at once, or none until it can be raised."""

    topic: str
    charges: tuple[Charge, ...]

    @property
    def total(self) -> Money:
        """What all creditors get."""
        return sum(charge.sum.total for charge in self.charges)


class Basket(Record, frozen=True):
    """What changes hands: countable things, deeds, papers. A side of a deal, or a lot."""

    goods: dict[Commodity, int] = {}
    deeds: tuple[DeedId, ...] = ()
    papers: tuple[int, ...] = ()


class HandOver(Kind, frozen=True):
    """Get what has just been paid for."""

    giver: Account
    basket: Basket


class ExtraRoll(Kind, frozen=True):
    """Roll again, unless detained meanwhile."""

    doubles: int


class NextTurn(Kind, frozen=True):
    """Give the dice to the player after this one."""

    after: Seat


class Spin(Kind, frozen=True):
    """Throw for the columns of the slot machine, then get what the stake has won."""

    stake: Money


class Crown(Kind, frozen=True):
    """Get what is kept for whoever wins the evening."""

    winners: tuple[Seat, ...]


class Precedence(Kind, frozen=True):
    """Let the highest cast of these begin; who ties casts again."""

    seats: tuple[Seat, ...]


class Cast(Kind, frozen=True):
    """Have thrown for who begins."""


Effect: TypeAlias = (
    Receive
    | Pay
    | PayEach
    | TakePot
    | Step
    | GoTo
    | Send
    | Detain
    | Draw
    | Remark
    | Visit
    | Income
    | Jackpot
    | Alter
    | ByRule
    | OnlyVia
)
Deferred: TypeAlias = Owe | HandOver | ExtraRoll | NextTurn | Precedence | Cast | Spin | Crown


def inner(effect: Effect) -> dict[str, tuple[Effect, ...]]:
    """Return the effects that stand inside *effect*, each list by its place."""
    match effect:
        case ByRule(_, cases):
            return {f"cases.{value}": effects for value, effects in cases.items()}
        case OnlyVia(_, effects):
            return {"effects": effects}
    return {}


def flat(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield *effects* and all that stand inside them."""
    for effect in effects:
        yield effect
        for inside in inner(effect).values():
            yield from flat(inside)

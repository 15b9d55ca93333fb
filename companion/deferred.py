"""What chapters put off until its turn comes."""

from __future__ import annotations

from typing import TypeAlias

from companion.assessment import Assessment
from companion.effects import Effect
from companion.ledger import Account, Commodity, DeedId, Money, Seat
from companion.market import SellOut, Speculate, TakeShares
from companion.record import Kind, Record


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


class Claimable(Kind, frozen=True):
    """Owe something only when the creditor claims it."""

    creditor: Seat
    owe: Owe


class Basket(Record, frozen=True):
    """What changes hands: countable things, deeds, papers. A side of a deal, or a lot."""

    goods: dict[Commodity, int] = {}
    deeds: tuple[DeedId, ...] = ()
    papers: tuple[int, ...] = ()


class HandOver(Kind, frozen=True):
    """Get what has just been paid for."""

    giver: Account
    basket: Basket


class Ration(Kind, frozen=True):
    """Have those who could put up this piece bid for it or take turns, if the box holds too few."""

    piece: Commodity


class Erect(Kind, frozen=True):
    """Have whoever got this piece at the auction put it up."""

    piece: Commodity


class PutUp(Kind, frozen=True):
    """Have a plot carry one more building, which is paid for."""

    deed: DeedId


class ExtraRoll(Kind, frozen=True):
    """Roll again, unless detained meanwhile."""

    doubles: int


class NextTurn(Kind, frozen=True):
    """Give the dice to the player after this one."""

    after: Seat


class Spin(Kind, frozen=True):
    """Throw for the columns of the slot machine, then get what the stake has won."""

    stake: Money


class Close(Kind, frozen=True):
    """End the evening, once all that fell due with it is paid."""


class Crown(Kind, frozen=True):
    """Get what is kept for whoever wins the evening."""

    winners: tuple[Seat, ...]


class Precedence(Kind, frozen=True):
    """Let the highest cast of these begin; who ties casts again."""

    seats: tuple[Seat, ...]


class Cast(Kind, frozen=True):
    """Have thrown for who begins."""


class Weigh(Kind, frozen=True):
    """Let count whether what a card says is favourable to its reader or adverse."""

    effects: tuple[Effect, ...]


Deferred: TypeAlias = (
    Owe
    | Claimable
    | HandOver
    | Ration
    | Erect
    | PutUp
    | ExtraRoll
    | NextTurn
    | Precedence
    | Cast
    | Spin
    | TakeShares
    | Speculate
    | SellOut
    | Close
    | Crown
    | Weigh
)

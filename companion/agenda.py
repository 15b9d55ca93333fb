"""What the table must settle, the topmost first: a ``Do`` happens by itself, a question waits."""

from __future__ import annotations

from typing import TypeAlias

from companion.cards import CardId
from companion.clauses import Clause
from companion.deferred import Basket, Deferred, Owe
from companion.effects import CellIndex, Effect
from companion.ledger import Account, Commodity, DeedId, Money, Seat
from companion.record import Kind


class Do(Kind, frozen=True):
    """An effect that happens to a seat (``None``: the table) once it is on top.

    ``via`` tells what set it off (``throw``, a deck, ``rule``); ``lands`` whether the token
    stops here; ``back`` whether it came backwards; ``dice`` the single throws asked for so far;
    ``at`` the cell that orders it, if one does, and ``card`` the known card of the deck;
    ``income`` whether a lap earns on this way, if the order says so.
    """

    seat: Seat | None
    effect: Effect | Deferred
    via: str = "rule"
    lands: bool = True
    back: bool = False
    dice: tuple[int, ...] = ()
    at: CellIndex | None = None
    card: CardId = ""
    income: bool | None = None


class RollDue(Kind, frozen=True):
    """The seat is to roll; ``doubles`` have gone before."""

    seat: Seat
    doubles: int = 0


class Detention(Kind, frozen=True):
    """The seat is held: it pays, or tries a double."""

    seat: Seat


class Offer(Kind, frozen=True):
    """The seat may buy the deed it stands on."""

    seat: Seat
    deed: DeedId


class CardDue(Kind, frozen=True):
    """The seat reads out the top card of a deck."""

    seat: Seat
    deck: str


class Throw(Kind, frozen=True):
    """The seat throws ``count`` dice that move nobody; ``then`` happens once they are known."""

    seat: Seat
    then: Do
    count: int = 1


class Which(Kind, frozen=True):
    """The seat chooses among the ways of ``among``, a ``OneOf``.

    ``asks`` names what is asked, if it is more than which of them it shall be.
    """

    seat: Seat
    among: Do
    asks: str = ""


class Debt(Kind, frozen=True):
    """The seat cannot pay yet; it raises the money or retires."""

    seat: Seat
    owe: Owe


class Auction(Kind, frozen=True):
    """A lot goes to whoever calls the highest price. Anyone may answer.

    ``refuser`` did not want the lot; only ``among`` may call, if anyone is named there;
    ``opening`` is the price to begin from, once there is one; ``spoke`` called or passed last.
    """

    lot: Basket
    seller: Account
    bidder: Seat | None = None
    bid: Money = 0
    passed: tuple[Seat, ...] = ()
    seat: None = None
    refuser: Seat | None = None
    among: tuple[Seat, ...] = ()
    opening: Money = 0
    spoke: Seat | None = None


class Site(Kind, frozen=True):
    """The seat has a piece from the box to put on one of its plots."""

    seat: Seat
    piece: Commodity


class Deal(Kind, frozen=True):
    """The seat answers an offer: what the proposer gives and gets, and what binds them later."""

    seat: Seat
    proposer: Seat
    gives: Basket
    gets: Basket
    clauses: tuple[Clause, ...] = ()


class Stake(Kind, frozen=True):
    """The seat stands at the slot machine; ``played`` tells that it has played already."""

    seat: Seat
    played: bool = False


class Floor(Kind, frozen=True):
    """The seat is on the exchange; ``dealt`` have had their deal, before it ``played`` or since."""

    seat: Seat
    played: bool = False
    dealt: tuple[Seat, ...] = ()


class Order(Kind, frozen=True):
    """The seat on the exchange is asked to deal for a client, for a commission in per cent."""

    seat: Seat
    client: Seat
    count: int
    commission: int
    floor: Floor
    sells: bool = False


Question: TypeAlias = (
    RollDue
    | Detention
    | Throw
    | Offer
    | CardDue
    | Which
    | Debt
    | Auction
    | Site
    | Deal
    | Stake
    | Floor
    | Order
)
Item: TypeAlias = Do | Question


def dice_for(item: Item | None) -> int:
    """Return how many dice answer *item*; none, if it is not thrown for."""
    match item:
        case RollDue() | Detention():
            return 2
        case Throw(count=count):
            return count
    return 0

"""What hands may have to do on the cardboard."""

from __future__ import annotations

from typing import TypeAlias

from companion.effects import CellIndex
from companion.game import Paper
from companion.ledger import Account, Commodity, DeedId, Money, Seat
from companion.record import Kind


class PutToken(Kind, frozen=True):
    """Put the player's token on a cell."""

    seat: Seat
    cell: CellIndex


class TakeToken(Kind, frozen=True):
    """Take the token of a player who has left off the board."""

    seat: Seat


class PutOnStep(Kind, frozen=True):
    """Put the player's token on a step of the rating scale; 0 is the line below."""

    seat: Seat
    step: int


class PassDeed(Kind, frozen=True):
    """Give deed cards from one account to another; the bank's lie on the board."""

    deeds: tuple[DeedId, ...]
    giver: Account
    taker: Account


class PassCard(Kind, frozen=True):
    """Give a kept card of a cardboard deck from one player to another."""

    kept: Paper
    giver: Account
    taker: Account


class KeepCard(Kind, frozen=True):
    """Keep a card of a cardboard deck, or put it back: on ``top`` if its reading was undone."""

    kept: Paper
    keeper: Account
    back: bool = False
    top: bool = False


class LayCard(Kind, frozen=True):
    """Lay a card of a common deck on the table, or put it back on top of the deck."""

    kept: Paper
    back: bool = False


class ReturnCard(Kind, frozen=True):
    """Put a card that counts as never read back on top of its deck, face down."""

    deck: str


class ReadAgain(Kind, frozen=True):
    """Put the top card of a deck under it: it counts as read after all."""

    deck: str


class TurnDeed(Kind, frozen=True):
    """Turn deed cards: face down while they are mortgaged."""

    deeds: tuple[DeedId, ...]
    face_down: bool


class SetPieces(Kind, frozen=True):
    """Put as many buildings on each of some plots, or take them off if negative."""

    deeds: tuple[DeedId, ...]
    piece: Commodity
    count: int


class PassShares(Kind, frozen=True):
    """Give share cards from one account to another; the bank's lie in the box."""

    giver: Account
    taker: Account
    count: int


class PassPolicies(Kind, frozen=True):
    """Give insurance policies from one account to another; the bank's lie in the box."""

    giver: Account
    taker: Account
    policy: Commodity
    count: int


class MarkPrice(Kind, frozen=True):
    """Put the marker of the share's price where it belongs."""

    price: Money


Hand: TypeAlias = (
    PutToken
    | TakeToken
    | PutOnStep
    | PassDeed
    | PassCard
    | KeepCard
    | LayCard
    | ReturnCard
    | ReadAgain
    | TurnDeed
    | SetPieces
    | PassShares
    | PassPolicies
    | MarkPrice
)

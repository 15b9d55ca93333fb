"""The facts a journal is made of. The list is short and closed; rules combine them."""

from __future__ import annotations

from typing import TypeAlias

from companion.agenda import Item
from companion.assessment import Assessment
from companion.cards import CardId
from companion.effects import CellIndex, Effect
from companion.game import Paper, Player
from companion.ledger import Account, DeedId, Seat, Transfer
from companion.options import Options
from companion.record import Kind, Record


class Reading(Record, frozen=True):
    """What a tray claimed to see, and in which session and throw of its own count."""

    tray: str
    session: str
    seq: int
    dice: tuple[str, ...]


class Opened(Kind, frozen=True):
    """The table sat down."""

    players: tuple[Player, ...]


class Joined(Kind, frozen=True):
    """One more player sat down."""

    player: Player


class Rolled(Kind, frozen=True):
    """Dice came to rest; ``reading`` is kept when a tray saw them, right or wrong.

    ``beside`` is what it read as well and nobody confirmed: the dice moved after one of the two.
    """

    seat: Seat
    dice: tuple[int, ...]
    source: str = "hand"
    reading: Reading | None = None
    beside: Reading | None = None


class Moved(Kind, frozen=True):
    """A token was put on a cell."""

    seat: Seat
    to: CellIndex
    via: str


class Shuffled(Kind, frozen=True):
    """A deck was laid on the screen in this order, the topmost card first."""

    deck: str
    cards: tuple[CardId, ...]


class Read(Kind, frozen=True):
    """A card was read out, and went to the bottom of its deck.

    ``card`` tells which, if it is known; with ``remember`` it is known under that id from now on.
    """

    seat: Seat
    deck: str
    effects: tuple[Effect, ...]
    card: CardId = ""
    remember: bool = False


class Assessed(Kind, frozen=True):
    """A sum was found due, and why. Changes nothing by itself."""

    payer: Account
    payee: Account
    sum: Assessment


class Posted(Kind, frozen=True):
    """Something countable changed hands. The only fact that moves it."""

    transfer: Transfer


class DeedPassed(Kind, frozen=True):
    """A deed got an owner, or went back to the bank."""

    deed: DeedId
    owner: Seat | None


class Pledged(Kind, frozen=True):
    """A deed was mortgaged or redeemed."""

    deed: DeedId
    mortgaged: bool


class Laid(Kind, frozen=True):
    """A paper was laid on the table, or took the place of the one with its id."""

    paper: Paper


class Lifted(Kind, frozen=True):
    """A paper is in force no more."""

    id: int


class Raised(Kind, frozen=True):
    """Items were put on top of the agenda, the first of them topmost."""

    items: tuple[Item, ...]


class Settled(Kind, frozen=True):
    """The item on top of the agenda is done with."""


class Retired(Kind, frozen=True):
    """A player is out of the game."""

    seat: Seat


class Agreed(Kind, frozen=True):
    """The table plays by these house rules from here on."""

    options: Options


class Counted(Kind, frozen=True):
    """A named counter of some chapter took a value."""

    name: str
    value: int


Event: TypeAlias = (
    Opened
    | Joined
    | Rolled
    | Moved
    | Shuffled
    | Read
    | Assessed
    | Posted
    | DeedPassed
    | Pledged
    | Laid
    | Lifted
    | Raised
    | Settled
    | Retired
    | Agreed
    | Counted
)

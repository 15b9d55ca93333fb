"""What players and the table may ask for."""

from __future__ import annotations

from typing import Any, TypeAlias

from companion.cards import CardId
from companion.clauses import Clause
from companion.decisions import Amend, Join, Overrule, TimeUp
from companion.deferred import Basket
from companion.effects import CellIndex, Effect
from companion.events import Reading
from companion.game import Holding, Player
from companion.in_force import CommonCard, InForce
from companion.insurance import Insured
from companion.ledger import Account, DeedId, Money, Seat
from companion.market import InShares
from companion.record import Kind
from companion.situation import Sitter


class Open(Kind, frozen=True):
    """Sit down; ``first`` was drawn by lot. ``options`` names the house rules that differ."""

    players: tuple[Player, ...]
    first: Seat = 0
    options: dict[str, Any] = {}


class Arrange(Kind, frozen=True):
    """Take over a game that is already under way on the cardboard."""

    sitters: tuple[Sitter, ...]
    turn: Seat = 0
    doubles: int = 0
    pots: dict[Account, Money] = {}
    share_price: Money | None = None
    wheel: tuple[CommonCard, ...] = ()
    options: dict[str, Any] = {}


class Roll(Kind, frozen=True):
    """Report what the dice show, who saw them, and what a tray claimed if it was one."""

    seat: Seat
    dice: tuple[int, ...]
    source: str = "hand"
    reading: Reading | None = None
    beside: Reading | None = None


class Accept(Kind, frozen=True):
    """Say yes to the question on top: buy, pay; or let a held effect happen."""

    seat: Seat


class Decline(Kind, frozen=True):
    """Say no to the question on top."""

    seat: Seat


class NamePrice(Kind, frozen=True):
    """Say from what price the calls of an auction begin."""

    seat: Seat
    amount: Money


class Bid(Kind, frozen=True):
    """Call a price."""

    seat: Seat
    amount: Money


class Pass(Kind, frozen=True):
    """Step back from the auction; a later call takes it back."""

    seat: Seat


class Knock(Kind, frozen=True):
    """Close the auction: nobody calls any more."""


class Bet(Kind, frozen=True):
    """Put a stake on the slot machine."""

    seat: Seat
    amount: Money


class ReadCard(Kind, frozen=True):
    """Say which known ``card`` was drawn, or by its ``effects`` one to ``remember`` or not."""

    seat: Seat
    effects: tuple[Effect, ...] = ()
    card: CardId = ""
    remember: bool = False


class Shuffle(Kind, frozen=True):
    """Lay the deck that is to be drawn from on the screen; ``order`` came about by chance."""

    seat: Seat
    order: tuple[CardId, ...]


class UseCard(Kind, frozen=True):
    """Let happen what a kept card says."""

    seat: Seat
    paper: int


class Claim(Kind, frozen=True):
    """Ask for what a paper gives one a right to."""

    seat: Seat
    paper: int


class PayUp(Kind, frozen=True):
    """Pay what a paper says one owes, without waiting to be asked."""

    seat: Seat
    paper: int


class Choose(Kind, frozen=True):
    """Take one of the ways that a cell or a card leaves open."""

    seat: Seat
    way: int


class Build(Kind, frozen=True):
    """Put up the next building on a plot."""

    seat: Seat
    deed: DeedId


class Sell(Kind, frozen=True):
    """Give the topmost building of a plot back to the bank."""

    seat: Seat
    deed: DeedId


class Mortgage(Kind, frozen=True):
    """Raise money on a deed."""

    seat: Seat
    deed: DeedId


class Redeem(Kind, frozen=True):
    """Pay a mortgage off."""

    seat: Seat
    deed: DeedId


class SellDeed(Kind, frozen=True):
    """Sell a deed back to the bank."""

    seat: Seat
    deed: DeedId


class Propose(Kind, frozen=True):
    """Offer another player a deal: what one gives and gets, and what binds both later."""

    seat: Seat
    partner: Seat
    gives: Basket
    gets: Basket
    clauses: tuple[Clause, ...] = ()


class Retire(Kind, frozen=True):
    """Go bankrupt, or leave the game."""

    seat: Seat


class Remit(Kind, frozen=True):
    """Move money freely between two accounts, for a stated reason."""

    payer: Account
    payee: Account
    amount: Money
    reason: str


class MatchCash(Kind, frozen=True):
    """Make an account hold what lies on the table."""

    account: Account
    amount: Money
    note: str


class MatchToken(Kind, frozen=True):
    """Make a token stand where it stands; ``detained`` counts the failed throws of one held."""

    target: Seat
    cell: CellIndex
    note: str
    detained: int | None = None


class MatchDeed(Kind, frozen=True):
    """Make a deed belong to whom the card lies in front of; ``None`` is the bank."""

    deed: DeedId
    holding: Holding | None
    note: str


class MatchBuilt(Kind, frozen=True):
    """Make a plot carry what stands on it."""

    deed: DeedId
    level: int
    note: str


class MatchStep(Kind, frozen=True):
    """Make a token stand on the step of the rating scale where it stands."""

    target: Seat
    step: int
    note: str


class Finish(Kind, frozen=True):
    """End the evening now and count what everyone is worth."""


Calling: TypeAlias = NamePrice | Bid | Pass | Knock
Answer: TypeAlias = Roll | Accept | Decline | Bet | ReadCard | Shuffle | Choose
Act: TypeAlias = UseCard | Claim | PayUp | Propose | Retire | Finish
OnADeed: TypeAlias = Build | Sell | Mortgage | Redeem | SellDeed
Matching: TypeAlias = MatchCash | MatchToken | MatchDeed | MatchBuilt | MatchStep
ByHand: TypeAlias = Remit | Matching | InForce | Join | Amend | Overrule | TimeUp
Command: TypeAlias = Open | Arrange | Answer | Calling | Act | OnADeed | InShares | Insured | ByHand

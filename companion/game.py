"""The state of the table, as the journal has left it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from companion.agenda import Deal, Debt, Do, Item
from companion.board import Plot
from companion.cards import Card, CardId
from companion.clauses import Clause
from companion.deferred import Erect, Owe
from companion.edition import Edition
from companion.effects import CellIndex, Effect, Keep
from companion.ledger import (
    BANK,
    Account,
    Coin,
    Commodity,
    DeedId,
    Ledger,
    Money,
    Seat,
    purse,
    seat_of,
    site,
)
from companion.options import Options
from companion.record import Record


class Player(Record, frozen=True):
    """Who sits where: the coin (1-6) is colour and shape, the side is where the person faces."""

    name: str
    coin: Coin = 0
    side: Literal["south", "west", "north", "east"] = "south"


class Holding(Record, frozen=True):
    """Who owns a deed, and whether it is pledged."""

    owner: Seat
    mortgaged: bool = False


class Paper(Record, frozen=True):
    """Something written that lies on the table and is in force, but blocks nobody.

    A Fortune card, a kept card, an exemption, a promise, a claim. ``id`` counts up, so the
    order of papers is the order in which they were laid; it is never used again. ``card`` is
    the known card of the deck ``source`` that lies there, and not in its deck. A card of a common
    deck nobody holds; it does no harm to who is ``spared``. A claim is made
    from ``from_round`` on, and before the dice have changed hands more than ``until_thrower``
    times. A clause is there to be read: what enforces one is an ``Alter`` or an ``Owe``.
    """

    id: int
    says: Effect | Owe | Clause | None
    source: str
    holder: Seat | None = None
    against: Seat | None = None
    text: str = ""
    uses: int | None = None
    spared: tuple[Seat, ...] = ()
    from_round: int | None = None
    until_round: int | None = None
    until_thrower: int | None = None
    card: CardId = ""


class Game(Record, frozen=True):
    """Everything that is true at the table at one moment."""

    edition: Edition
    options: Options
    players: tuple[Player, ...] = ()
    ledger: Ledger = Ledger()
    positions: tuple[CellIndex, ...] = ()
    holdings: Mapping[DeedId, Holding] = {}
    papers: Mapping[int, Paper] = {}
    decks: Mapping[str, tuple[CardId, ...]] = {}
    remembered: Mapping[str, Mapping[CardId, Card]] = {}
    retired: frozenset[Seat] = frozenset()
    agenda: tuple[Item, ...] = ()
    counters: Mapping[str, int] = {}

    @property
    def item(self) -> Item | None:
        """What the table must settle now; nothing before the start and once the game is over."""
        return self.agenda[-1] if self.agenda else None

    @property
    def waits(self) -> Item | None:
        """What there is to settle once an offered deal is answered."""
        on_offer = isinstance(self.item, Deal)
        return next(iter(self.agenda[-2:-1]), None) if on_offer else self.item

    @property
    def over(self) -> bool:
        """Whether the evening is finished."""
        return bool(self.players) and not self.agenda

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats still in the game."""
        return tuple(s for s in range(len(self.players)) if s not in self.retired)

    def cash(self, seat: Seat) -> Money:
        """Return the money of *seat*."""
        return self.ledger.balance(purse(seat))

    def owner(self, deed: DeedId) -> Seat | None:
        """Return who owns *deed*, if it is not the bank's."""
        held = self.holdings.get(deed)
        return held.owner if held else None

    def owned_by(self, seat: Seat) -> tuple[DeedId, ...]:
        """Return the deeds of *seat*, in the order of the board."""
        return tuple(d for d in self.edition.way if self.owner(d) == seat)

    def level(self, deed: DeedId) -> int:
        """Return how far up the ladder *deed* is built: 0 is bare.

        The last step outranks those below it, whether or not they went back to the box for it.
        """
        steps, account = self.edition.ladder.steps, site(deed)
        if not steps or all(not column.get(account) for column in self.ledger.columns.values()):
            return 0
        if self.ledger.balance(account, steps[-1]) and steps[-1] != steps[0]:
            return len(steps)
        return self.ledger.balance(account, steps[0])

    def standing(self, seat: Seat, piece: Commodity) -> int:
        """Return how many pieces of a kind stand on the plots of *seat*."""
        return sum(self.ledger.balance(site(deed), piece) for deed in self.owned_by(seat))

    def in_the_box(self, piece: Commodity) -> int:
        """Return how many pieces are left of those the box holds."""
        return self.edition.ladder.stock.get(piece, 0) + self.ledger.balance(BANK, piece)

    def under_hammer(self, piece: Commodity) -> bool:
        """Return whether one such piece of the box is being sold by auction, or paid for."""
        return Do(None, Erect(piece)) in self.agenda

    def to_be_had(self, piece: Commodity) -> int:
        """Return how many pieces of the box may still be taken: one under the hammer may not."""
        return self.in_the_box(piece) - self.under_hammer(piece)

    def free(self, seat: Seat, group: str) -> int:
        """Return how many deeds of *group* the seat owns without a mortgage."""
        held = (self.holdings.get(d) for d in self.edition.rows[group])
        return sum(1 for h in held if h and h.owner == seat and not h.mortgaged)

    def owns_all(self, seat: Seat, group: str) -> bool:
        """Return whether the seat owns the whole group, mortgaged deeds included."""
        return all(self.owner(deed) == seat for deed in self.edition.rows[group])

    def industries(self, seat: Seat) -> int:
        """Return how many whole groups the seat owns."""
        return sum(self.owns_all(seat, group) for group in self.edition.rows)

    def readable(self, deck: str) -> Mapping[CardId, Card]:
        """Return the cards that may be read by their name: the topmost of a deck on the screen.

        Of a cardboard deck, all that are known; our own cards are not in the box.
        """
        cards = self.known(deck)
        if deck in self.options.decks_on_screen:
            return {top: cards[top] for top in self.decks.get(deck, ())[:1]}
        return {name: card for name, card in cards.items() if not card.house}

    def known(self, deck: str) -> Mapping[CardId, Card]:
        """Return the cards of *deck* whose effects are known: the edition's, then those said."""
        found = self.edition.decks.get(deck)
        return {**(found.cards if found else {}), **self.remembered.get(deck, {})}

    def in_deck(self, deck: str) -> tuple[CardId, ...]:
        """Return the known cards of *deck* that nobody keeps."""
        kept = {paper.card for paper in self.papers.values() if paper.source == deck}
        return tuple(card for card in self.edition.decks[deck].cards if card not in kept)

    def kept_by(self, seat: Seat) -> tuple[Paper, ...]:
        """Return the papers that *seat* may use when the moment comes."""
        papers = self.papers.values()
        return tuple(p for p in papers if p.holder == seat and isinstance(p.says, Keep))

    def in_force(self, paper: Paper) -> bool:
        """Return whether the end of *paper* has not come yet; it is never announced."""
        ends = ((paper.until_round, "round"), (paper.until_thrower, "throwers"))
        return all(end is None or self.count(name) <= end for end, name in ends)

    def heir(self, account: Account) -> Account:
        """Return who gets what *account* is owed: the bank inherits from who has left."""
        return BANK if seat_of(account) in self.retired else account

    def count(self, name: str) -> int:
        """Return a counter, 0 if it was never set."""
        return self.counters.get(name, 0)

    def rating(self, seat: Seat) -> int:
        """Return the step of the rating scale the seat's token stands on, 0 the line below."""
        return self.count(f"rating{seat}")

    def detained(self, seat: Seat) -> bool:
        """Return whether the seat is held in the inspection."""
        return bool(self.counters.get(f"detained{seat}"))

    def failures(self, seat: Seat) -> int:
        """Return how many throws of a held seat have failed to set it free."""
        return self.counters.get(f"detained{seat}", 1) - 1

    def owes(self, seat: Seat) -> bool:
        """Return whether the seat has something to pay before anything else."""
        item = self.waits
        owed = item.effect if isinstance(item, Do) else item
        return isinstance(owed, Owe | Debt) and item is not None and item.seat == seat

    def in_debt(self, seat: Seat) -> bool:
        """Return whether the seat owes more than it has, or did before it raised money."""
        return isinstance(self.waits, Debt) and self.waits.seat == seat

    def pledgeable(self, deed: DeedId) -> bool:
        """Return whether the house rules let one pledge a deed of this kind."""
        return self.options.mortgage_central or isinstance(self.edition.deeds[deed], Plot)

    def bound_by(self, deed: DeedId) -> DeedId | None:
        """Return the plot whose buildings keep *deed* from being sold or exchanged."""
        in_group = self.options.trade_block_scope == "in_group"
        row = self.edition.rows[self.edition.deeds[deed].group] if in_group else (deed,)
        return next((plot for plot in row if self.level(plot)), None)

    @property
    def accounts(self) -> tuple[Account, ...]:
        """The accounts that money may move between: the bank, the pots, the purses in play."""
        return (BANK, *self.edition.pots, *map(purse, self.seats))

    def keeps(self, account: Account) -> bool:
        """Return whether the books have this account: one in play, or of somebody who left."""
        return account in {*self.accounts, *map(purse, self.retired)}

"""One of every kind of question that the rules ask, and the table they ask it at."""

from __future__ import annotations

import msgspec

from companion.agenda import (
    Auction,
    CardDue,
    Deal,
    Debt,
    Detention,
    Do,
    Floor,
    Item,
    Offer,
    Order,
    RollDue,
    Site,
    Stake,
    Throw,
    Which,
)
from companion.assessment import Assessment
from companion.clauses import Promise, Repay, Spare
from companion.deferred import Basket, Befall, Charge, Owe, Spin
from companion.edition import amend
from companion.effects import (
    Detain,
    Jackpot,
    Keep,
    OneOf,
    RatingDown,
    RatingUp,
    Receive,
    Remark,
    Step,
)
from companion.events import Laid
from companion.fold import fold
from companion.game import Paper
from companion.lasting import Alter
from companion.ledger import BANK
from companion.lots import Lot
from companion.situation import Sitter
from tests.tables import CLASSIC, ELITE, arranged

OWE = Owe("rent", (Charge("seat1", Assessment.of("rent.base", 64, deed="shoes")),))
TABLE = msgspec.structs.replace(
    fold(
        arranged(
            Sitter("Аня", 20, detained=3),
            Sitter("Борис", 500, deeds=("shoes", "furniture", "garments")),
        ).game,
        Laid(Paper(1, Keep((Receive(80),)), "chance", 0, card="piggy_bank")),
        Laid(Paper(2, Keep((Receive(80),)), "chance", 0)),
        Laid(Paper(3, OWE, "rent", holder=1, against=0)),
    ),
    edition=msgspec.structs.replace(CLASSIC, policies=ELITE.policies),
)

EITHER = OneOf(((Receive(10),), (Step(2), Detain())))
FAVOURABLE = OneOf(((RatingUp(),), (RatingDown(),), ()))
LOT = Basket(deeds=("shoes",))

CLAUSES = (
    Spare(0, 1, rounds=2),
    Spare(0, 1, deed="shoes", visits=5),
    Spare(1, 0, group="light"),
    Repay(0, 1, 50, 3),
    Repay(0, 1, 50),
    Promise(0, 1, "построю первым"),
)
DEAL = Deal(1, 0, Basket({"money": 5}, papers=(1,)), Basket(deeds=("shoes",)))
BOUND = Deal(1, 0, Basket({"money": 5}), Basket(), CLAUSES)
TERMS = Deal(1, 0, Basket(), Basket(), CLAUSES)

SAYS = Alter("fortune", "let", "set", 20, group="food")
ORDER = Order(0, 1, 5, 10, Floor(0))
SALE = Order(0, 1, 1, 10, Floor(0), sells=True)

QUESTIONS: tuple[Item | None, ...] = (
    None,
    RollDue(0),
    RollDue(0, doubles=1),
    Detention(0),
    Detention(1),
    Offer(0, "shoes"),
    CardDue(0, "chance"),
    Which(0, Do(0, EITHER)),
    Which(0, Do(0, FAVOURABLE), asks="favourable"),
    Debt(0, OWE),
    Debt(1, OWE),
    Auction(LOT, BANK),
    Auction(LOT, BANK, bidder=1, bid=60),
    Site(0, "branch"),
    DEAL,
    BOUND,
    TERMS,
    Stake(0),
    Floor(0),
    Floor(0, played=True),
    ORDER,
    SALE,
    Do(0, Lot("shoes", 1)),
    Do(0, Befall((Receive(5),)), "chance"),
    Throw(0, Do(0, Jackpot())),
    Throw(0, Do(0, Jackpot()), count=2),
    Do(0, OWE),
    Do(0, Spin(10), dice=(3, 2, 4)),
    Do(0, Remark("спойте"), at=7),
)
ROUND = msgspec.structs.replace(
    TABLE,
    options=amend(
        CLASSIC, {"auction_order": "seat_order", "auction_start_price_by": "refusing_player"}
    ),
)
AUCTIONS = (Auction(LOT, BANK, refuser=0), Auction(LOT, BANK, refuser=0, opening=5))
"""Auctions at ROUND: one to be opened, one that goes round."""

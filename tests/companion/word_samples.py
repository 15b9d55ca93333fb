"""One of every kind of thing that the rules tell."""

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
from companion.commands import (
    Accept,
    Arrange,
    Bet,
    Bid,
    Build,
    Choose,
    Claim,
    Command,
    Decline,
    Finish,
    Knock,
    MatchBuilt,
    MatchCash,
    MatchDeed,
    MatchStep,
    MatchToken,
    Mortgage,
    NamePrice,
    Open,
    Pass,
    PayUp,
    Propose,
    ReadCard,
    Redeem,
    Remit,
    Retire,
    Roll,
    Sell,
    SellDeed,
    Shuffle,
    UseCard,
)
from companion.decisions import Amend, Join, Overrule, TimeUp
from companion.deferred import Basket, Befall, Charge, Owe, Spin
from companion.edition import amend
from companion.effects import (
    ByRule,
    CircularTax,
    CollectEach,
    Detain,
    Draw,
    Effect,
    Exempt,
    ExtraTurn,
    GoTo,
    GoToNearest,
    Income,
    Jackpot,
    Keep,
    LateTax,
    OneOf,
    OnlyVia,
    Pay,
    PayEach,
    PayPerBuilding,
    RatingDown,
    RatingUp,
    Receive,
    ReceivePerBuilding,
    Release,
    Remark,
    Send,
    SkipTurn,
    Step,
    TakePot,
    Visit,
)
from companion.events import Laid
from companion.fold import fold
from companion.game import Paper, Player
from companion.guidance import (
    Hand,
    LayCard,
    MarkPrice,
    PassCard,
    PassDeed,
    PassPolicies,
    PassShares,
    PutOnStep,
    PutToken,
    SetPieces,
    TurnDeed,
)
from companion.in_force import CommonCard, MatchTax, MatchWheel
from companion.insurance import BuyPolicy, MatchPolicies, PoliciesLapse, Shelter, UsePolicy
from companion.lasting import Alter
from companion.ledger import BANK
from companion.lots import ForcedAuction, Lot
from companion.market import (
    BuyShares,
    Exchange,
    MatchSharePrice,
    MatchShares,
    OfferShares,
    OrderShares,
    SellShares,
    ShiftPrice,
)
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
ANSWERS: tuple[tuple[Command, Item], ...] = (
    (Accept(0), Offer(0, "shoes")),
    (Accept(0), Debt(0, OWE)),
    (Accept(0), Detention(0)),
    (Accept(0), Do(0, OWE)),
    (Accept(0), Do(0, Spin(10), dice=(3, 2, 4))),
    (Accept(1), DEAL),
    (Accept(1), BOUND),
    (Accept(1), TERMS),
    (Decline(1), DEAL),
    (Accept(0), Do(0, Remark("спойте"), at=7)),
    (Accept(0), Floor(0)),
    (Accept(0), ORDER),
    (Accept(0), SALE),
    (Decline(0), Floor(0)),
    (Decline(0), ORDER),
    (Accept(0), Do(0, Lot("shoes", 1))),
    (UsePolicy(0, "blue"), Do(0, Lot("shoes", 1))),
    (Accept(0), Do(0, Befall((Receive(5),)), "fortune")),
    (UsePolicy(0, "blue"), Do(0, Befall(()), "fortune")),
    (Bet(0, 10), Stake(0)),
    (Decline(0), Offer(0, "shoes")),
    (Decline(0), Stake(0)),
    (Decline(0), Site(0, "branch")),
    (NamePrice(0, 60), Auction(LOT, BANK, refuser=0)),
    (Knock(), Auction(LOT, BANK)),
    (ReadCard(0, (Receive(1),)), CardDue(0, "chance")),
    (ReadCard(0, card="lemonade"), CardDue(0, "chance")),
    (Shuffle(0, ()), CardDue(0, "chance")),
    (Choose(0, 1), Which(0, Do(0, EITHER))),
    (Choose(0, 2), Which(0, Do(0, FAVOURABLE), asks="favourable")),
)
ACTS: tuple[Command, ...] = (
    Open(()),
    Arrange(()),
    Roll(0, (4, 2)),
    Bid(1, 60),
    Pass(0),
    Build(1, "shoes"),
    Sell(1, "shoes"),
    Mortgage(1, "shoes"),
    Redeem(1, "shoes"),
    SellDeed(1, "shoes"),
    Propose(0, 1, Basket({"money": 5}), Basket(deeds=("shoes",))),
    Propose(0, 1, Basket(papers=(1,)), Basket(), CLAUSES),
    Propose(0, 1, Basket(), Basket(), CLAUSES),
    BuyShares(0, 3),
    SellShares(0, 1),
    OrderShares(1, 5, 10),
    OrderShares(1, 2, 10, sells=True),
    MatchShares(0, 3, "так лежит"),
    MatchSharePrice(130, "так стоит"),
    BuyPolicy(0, "blue"),
    Shelter(0, "blue", 1),
    MatchPolicies(0, "blue", 2, "так лежит"),
    MatchWheel((CommonCard("chance", "lemonade"), CommonCard("chance", says=SAYS)), "так лежит"),
    MatchWheel((), "так лежит"),
    *(MatchTax(0, exempt, "так", owes) for exempt in (True, False) for owes in (True, False)),
    Retire(0),
    Remit("seat0", BANK, 150, "долг"),
    MatchCash("charity", 30, "так лежит"),
    MatchToken(0, 10, "так стоит", 0),
    MatchDeed("shoes", None, "так лежит"),
    MatchBuilt("shoes", 2, "так стоит"),
    MatchStep(0, 3, "так стоит"),
    Join(Player("Вера")),
    Amend({"refusal_auction": False, "fine": 75, "jackpot_stake_limits": [10, 50]}),
    Overrule("seat0", "seat1", 40, "так решили"),
    Overrule("seat0", "seat1", 40, "так решили", {"tap_to_pay": []}),
    TimeUp(),
    Finish(),
    UseCard(0, 1),
    UseCard(0, 2),
    Claim(1, 3),
    Claim(1, 9),
    PayUp(0, 3),
)
EFFECTS: tuple[Effect, ...] = (
    Receive(50),
    Pay(50, "charity"),
    PayEach(10),
    CollectEach(10),
    PayPerBuilding({"branch": 10, "enterprise": 30}),
    ReceivePerBuilding({"branch": 10}),
    TakePot("charity"),
    Step(3),
    Step(-3),
    GoTo(0),
    GoTo(0, income=True),
    GoTo(0, income=False),
    GoToNearest(icon="chance"),
    GoToNearest(group="food"),
    GoToNearest(icon="chance", either=True),
    GoToNearest(group="food", either=True),
    Send(10),
    Detain(),
    Release(),
    SkipTurn(),
    ExtraTurn(),
    Keep((Receive(50),)),
    EITHER,
    Draw("chance"),
    Draw("chance", beside=True),
    Remark("меняемся местами"),
    Visit("shoes"),
    Income(),
    CircularTax(),
    LateTax(),
    Exempt(),
    Jackpot(),
    Exchange(),
    OfferShares(),
    PoliciesLapse(),
    ForcedAuction(),
    ShiftPrice(3),
    ShiftPrice(-2),
    RatingUp(),
    RatingDown(),
    Alter("trade", "rent", "times", 2),
    Alter("fortune", "let", "set", 20, group="food"),
    Alter("fortune", "let", "set", 0, deed="shoes"),
    Alter("fortune", "let", "times", 2, number=3),
    Alter("fortune", "plot_tax", "set", 20),
    Alter("fortune", "plot_tax", "set", 0, number=1),
    Alter("fortune", "plot_tax", "times", 2),
    Alter("fortune", "dividend", "set", 50),
    Alter("fortune", "share_tax", "set", 50),
    ByRule("refusal_auction", {"yes": (Receive(1),), "no": ()}),
    OnlyVia("movement", (Receive(1),)),
)
ON_THE_WHEEL = Paper(1, SAYS, "chance")
HANDS: tuple[Hand, ...] = (
    PutToken(0, 16),
    PutOnStep(0, 3),
    PutOnStep(0, 0),
    PassDeed("shoes", "seat0", "seat1"),
    PassDeed("shoes", "seat0", BANK),
    PassDeed("shoes", BANK, "seat1"),
    PassCard(Paper(1, Keep((Receive(80),)), "chance", 0, card="piggy_bank"), "seat0", "seat1"),
    LayCard(ON_THE_WHEEL),
    LayCard(Paper(1, None, "chance"), back=True),
    TurnDeed("shoes", face_down=True),
    TurnDeed("shoes", face_down=False),
    SetPieces("shoes", "branch", 2),
    SetPieces("shoes", "enterprise", -1),
    PassShares(BANK, "seat0", 3),
    PassPolicies("seat0", BANK, "blue", 2),
    MarkPrice(130),
)

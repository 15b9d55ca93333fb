"""What hands might do at a table, and how an evening might begin: drawn by chance."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st

from companion import clauses, decisions, effects, in_force, insurance, lots, market
from companion import commands as orders
from companion.board import Plot
from companion.commands import Arrange, Open, Roll
from companion.deferred import Basket
from companion.edition import Edition, amend
from companion.errors import EditionError
from companion.game import Holding, Player
from companion.lasting import Alter
from companion.ledger import BANK, MONEY, SHARE, purse
from companion.mixture import mixture
from companion.options import settings as settings_of
from companion.situation import Sitter
from tests.tables import (
    CLASSIC,
    EDITIONS,
    ELITE,
)

SEATS = st.integers(0, 4)
DEEDS = st.sampled_from(sorted({*(d for e in EDITIONS.values() for d in e.deeds), "nowhere"}))
CELLS = st.integers(-1, 40)
ACCOUNTS = st.sampled_from([BANK, *CLASSIC.pots, *map(purse, range(5)), "nobody"])
AMOUNTS = st.one_of(st.integers(-5, 400), st.sampled_from([2000, 10**6]))
CHANCES = [tuple(deck.cards) for edition in EDITIONS.values() for deck in edition.decks.values()]
POLICIES = st.sampled_from(["green", "blue", "orange", "red", "white"])
NOTES = st.sampled_from(["сверили", "ошибка", ""])
DICE = st.tuples(st.integers(1, 6), st.integers(1, 6))
CHOSEN_BY = settings_of("charity_trigger")
EACH = st.dictionaries(st.sampled_from(["branch", "enterprise", "castle"]), AMOUNTS, max_size=2)
LASTING = st.builds(
    Alter,
    st.sampled_from(["fortune", "x"]),
    st.sampled_from(["let", "plot_tax", "rent", "dividend"]),
    st.sampled_from(["set", "times"]),
    AMOUNTS,
    group=st.sampled_from([None, None, "food", "central", "space"]),
    number=st.sampled_from([None, None, 1, 3, 9]),
)
SIMPLE = st.one_of(
    st.builds(effects.Receive, AMOUNTS),
    st.builds(effects.Pay, AMOUNTS, ACCOUNTS),
    st.builds(effects.PayEach, AMOUNTS),
    st.builds(effects.TakePot, ACCOUNTS),
    st.builds(effects.Step, st.integers(-41, 41)),
    st.builds(effects.GoTo, CELLS),
    st.builds(effects.Send, CELLS),
    st.builds(effects.Draw, st.sampled_from(["chance", "movement", "destiny"])),
    st.builds(effects.Visit, DEEDS),
    st.builds(effects.Remark, NOTES),
    st.just(effects.Detain()),
    st.just(effects.Income()),
    st.just(effects.Jackpot()),
    st.builds(effects.OnlyVia, st.just("chance"), st.just((effects.Pay(10),))),
    st.builds(
        effects.ByRule,
        st.sampled_from(["charity_trigger", "fine", "nothing"]),
        st.sampled_from([{}, dict.fromkeys(CHOSEN_BY, (effects.Receive(5),))]),
    ),
    LASTING,
    st.builds(effects.Draw, st.just("fortune"), st.booleans()),
    st.builds(
        effects.GoToNearest, st.sampled_from(["exchange", "chance", "wheel"]), either=st.booleans()
    ),
    st.builds(effects.CollectEach, AMOUNTS),
    st.builds(effects.PayPerBuilding, EACH),
    st.builds(effects.ReceivePerBuilding, EACH),
    st.builds(effects.GoTo, CELLS, st.booleans()),
    st.builds(effects.GoToNearest, st.none(), st.sampled_from(["food", "mining", "space"])),
    st.builds(effects.GoToNearest, st.sampled_from(["chance", "seven", "moon", None])),
    st.just(effects.Release()),
    st.just(effects.SkipTurn()),
    st.just(effects.ExtraTurn()),
    st.just(market.Exchange()),
    st.just(market.OfferShares()),
    st.just(insurance.PoliciesLapse()),
    st.just(lots.ForcedAuction()),
    st.builds(market.ShiftPrice, st.integers(-12, 6)),
    st.just(effects.RatingUp()),
    st.just(effects.RatingDown()),
)
SEVERAL = st.lists(SIMPLE, min_size=1, max_size=2).map(tuple)
CARDS = st.one_of(
    SEVERAL,
    st.lists(
        st.one_of(
            st.builds(effects.Keep, SEVERAL),
            st.builds(effects.OneOf, st.lists(SEVERAL, min_size=1, max_size=3).map(tuple)),
        ),
        min_size=1,
        max_size=2,
    ).map(tuple),
)
NAMES = st.sampled_from(
    ["", "said-1", "said-2", "lemonade", "traffic", "no_tax_food", "bonus", "nothing"]
)
SEATED = (orders.Accept, orders.Decline, orders.Pass, orders.Retire)
ON_A_DEED = (orders.Build, orders.Sell, orders.Mortgage, orders.Redeem, orders.SellDeed)
HOLDINGS = st.one_of(st.none(), st.builds(Holding, SEATS, st.booleans()))
COMMON_CARDS = st.builds(
    in_force.CommonCard,
    st.sampled_from(["fortune", "fortune", "chance"]),
    st.sampled_from([*ELITE.decks["fortune"].cards, "nothing"]) | st.just(""),
    st.none() | LASTING,
    st.lists(SEATS, max_size=1).map(tuple),
)
CORRECTIONS = st.one_of(
    st.builds(orders.MatchCash, ACCOUNTS, AMOUNTS, NOTES),
    st.builds(orders.MatchToken, SEATS, CELLS, NOTES, st.none() | st.integers(-1, 4)),
    st.builds(orders.MatchDeed, DEEDS, HOLDINGS, NOTES),
    st.builds(orders.MatchBuilt, DEEDS, st.integers(-1, 5), NOTES),
    st.builds(orders.MatchStep, SEATS, st.integers(-1, 7), NOTES),
    st.builds(market.MatchShares, SEATS, st.integers(-1, 9), NOTES),
    st.builds(market.MatchSharePrice, AMOUNTS, NOTES),
    st.builds(insurance.MatchPolicies, SEATS, POLICIES, st.integers(-1, 3), NOTES),
    st.builds(in_force.MatchWheel, st.lists(COMMON_CARDS, max_size=3).map(tuple), NOTES),
    st.builds(in_force.MatchTax, SEATS, st.booleans(), NOTES, st.booleans()),
    st.builds(orders.Remit, ACCOUNTS, ACCOUNTS, AMOUNTS, NOTES),
)
CLAUSES = st.lists(
    st.one_of(
        st.builds(
            clauses.Spare,
            SEATS,
            SEATS,
            st.none() | DEEDS,
            st.none() | st.sampled_from(["food", "space"]),
            st.none() | st.integers(0, 3),
            st.none() | st.integers(0, 3),
        ),
        st.builds(clauses.Repay, SEATS, SEATS, AMOUNTS, st.none() | st.integers(0, 3)),
        st.builds(clauses.Promise, SEATS, SEATS, NOTES),
    ),
    max_size=2,
).map(tuple)
BASKETS = st.builds(
    Basket,
    st.dictionaries(st.sampled_from([MONEY, MONEY, SHARE, "branch"]), AMOUNTS, max_size=1),
    st.lists(DEEDS, max_size=2).map(tuple),
    st.lists(st.integers(0, 3), max_size=1).map(tuple),
)
ANYTHING = st.one_of(
    *(st.builds(kind, SEATS) for kind in SEATED),
    *(st.builds(kind, SEATS, DEEDS) for kind in ON_A_DEED),
    st.builds(Roll, SEATS, st.lists(st.integers(0, 7), max_size=3).map(tuple)),
    st.builds(orders.NamePrice, SEATS, AMOUNTS),
    st.builds(orders.Bid, SEATS, AMOUNTS),
    st.builds(orders.Bet, SEATS, AMOUNTS),
    st.builds(orders.ReadCard, SEATS, CARDS, NAMES, st.booleans()),
    st.builds(orders.ReadCard, SEATS, st.just(()), NAMES),
    st.builds(orders.ReadCard, SEATS, SEVERAL, st.just("no_tax_food"), st.booleans()),
    st.builds(orders.Shuffle, SEATS, st.sampled_from(CHANCES)),
    st.builds(market.BuyShares, SEATS, st.integers(-1, 9)),
    st.builds(market.SellShares, SEATS, st.integers(-1, 9)),
    st.builds(market.OrderShares, SEATS, st.integers(-1, 5), st.integers(-1, 101), st.booleans()),
    st.builds(insurance.BuyPolicy, SEATS, POLICIES),
    st.builds(insurance.UsePolicy, SEATS, POLICIES),
    st.builds(insurance.Shelter, SEATS, POLICIES, st.integers(0, 3)),
    st.builds(orders.UseCard, SEATS, st.integers(0, 3)),
    st.builds(orders.Propose, SEATS, SEATS, BASKETS, BASKETS, CLAUSES),
    st.builds(orders.Claim, SEATS, st.integers(0, 3)),
    st.builds(orders.PayUp, SEATS, st.integers(0, 3)),
    st.builds(orders.Choose, SEATS, st.integers(-1, 2)),
    st.just(orders.Knock()),
    st.just(orders.Finish()),
    st.just(decisions.TimeUp()),
    st.builds(decisions.Join, st.builds(Player, NOTES, st.integers(0, 3))),
    st.builds(decisions.Overrule, ACCOUNTS, ACCOUNTS, AMOUNTS, NOTES),
    CORRECTIONS,
)


def house_rules(edition: Edition) -> st.SearchStrategy[dict[str, Any]]:
    """Return house rules of any kind, so far as they do not contradict each other."""
    tried = {**mixture(edition), "opening_cash": [0, 150, edition.options.opening_cash]}
    drawn = {rule: st.sampled_from(values) for rule, values in tried.items()}
    return st.fixed_dictionaries({}, optional=drawn).filter(lambda rules: fit(edition, rules))


def fit(edition: Edition, rules: dict[str, Any]) -> bool:
    """Return whether an edition can be played by *rules*."""
    try:
        amend(edition, rules)
    except EditionError:
        return False
    return True


@st.composite
def situations(draw: st.DrawFn, edition: Edition) -> Arrange:
    """Draw a game under way: the deeds are dealt by rows, so that much is built and owed."""
    size, rules = draw(st.integers(2, 4)), draw(house_rules(edition))
    last = rules.get("detention_throws", edition.options.detention_throws) - 1
    dealt: list[list[str]] = [[] for _ in range(size)]
    for row in edition.rows.values():
        dealt[draw(st.integers(0, size - 1))] += row
    sitters = []
    even = rules.get("build_even_rule", edition.options.build_even_rule)
    for seat, deeds in enumerate(dealt):
        tall = seat < 2 and draw(st.booleans())  # what the box holds is built by two at most
        low, high = (3 if tall else 0, 4 if tall else 1) if even else (0, 4)
        row = edition.rows[edition.deeds[deeds[0]].group] if deeds else ()
        row = row if deeds and isinstance(edition.deeds[deeds[0]], Plot) else ()
        built = {deed: draw(st.integers(low, high)) for deed in (row if low else row[:2])}
        mortgaged = tuple(deed for deed in deeds[len(built) :] if draw(st.booleans()))
        cash, cell = draw(st.integers(0, 400)), draw(st.integers(0, 39))
        held = draw(st.sampled_from([None, None, 0, last]))
        step = draw(st.integers(0, edition.rating.top - 1)) if edition.rating and not seat else 0
        shares = draw(st.integers(0, 6)) if edition.shares else 0
        player, own = f"player {seat}", tuple(deeds)
        one = Sitter(player, cash, cell, own, mortgaged, built, detained=held, rating=step)
        policies = {name: draw(st.integers(0, 2)) for name in edition.policies}
        sitters.append(msgspec.structs.replace(one, shares=shares, policies=insured(policies)))
    if rules.get("win_condition") == "first_full_industry":
        del rules["win_condition"]  # whole rows are dealt: it would be won already
    price = draw(st.none() | st.integers(0, 25).map(lambda n: 10 * n)) if edition.shares else None
    pots = dict.fromkeys(edition.pots, 40)
    return Arrange(tuple(sitters), options=rules, pots=pots, share_price=price)


def insured(policies: dict[str, int]) -> dict[str, int]:
    """Return the policies one holds at all: nobody is put down with none of a kind."""
    return {name: count for name, count in policies.items() if count}


@st.composite
def openings(draw: st.DrawFn, edition: Edition) -> Open:
    """Draw a game that begins."""
    size = draw(st.integers(2, 4))
    players = tuple(Player(f"player {n}") for n in range(size))
    return Open(players, draw(st.integers(0, size - 1)), draw(house_rules(edition)))

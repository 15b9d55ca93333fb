"""Whatever is pressed, in whatever order: what must hold at every table."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion import agenda as questions
from companion import clauses, decisions, effects, in_force, insurance, lots, market
from companion import commands as orders
from companion.board import Plot
from companion.bots import choose
from companion.commands import Arrange, Command, Open, Roll
from companion.deferred import Basket, Owe
from companion.edition import Edition, amend
from companion.errors import EditionError
from companion.events import Retired
from companion.fold import fold
from companion.game import Game, Holding, Player
from companion.journal import Entry, Journal, replay
from companion.lasting import Alter
from companion.ledger import BANK, MONEY, SHARE, purse, seat_of
from companion.mixture import mixture
from companion.options import settings as settings_of
from companion.rules import book_of
from companion.ruling import Choice, Granted, Range
from companion.situation import Sitter
from companion.table import Table
from tests.tables import (
    CLASSIC,
    EDITIONS,
    ELITE,
    moved_and_explained,
    no_clock,
    pieces_in_books,
    standing_pieces,
)
from tests.tables import sums as totals

CLERKS = (
    orders.Remit,
    orders.MatchCash,
    orders.MatchToken,
    orders.MatchDeed,
    orders.MatchBuilt,
    orders.MatchStep,
    market.MatchShares,
    market.MatchSharePrice,
    insurance.MatchPolicies,
    in_force.MatchWheel,
    in_force.MatchTax,
    orders.Finish,
    decisions.Join,
    decisions.Amend,
    decisions.Overrule,
    decisions.TimeUp,
)
EVIDENCE = {"source", "reading"}
"""What a throw tells beside its dice; no choice, so no form names it."""

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


def between(one: int, other: int) -> list[clauses.Clause]:
    """Return what two players may agree on for later."""
    return [
        clauses.Spare(one, other),
        clauses.Spare(other, one, rounds=1),
        clauses.Spare(one, other, deed="steel", visits=1),
        clauses.Repay(one, other, 50, 2),
        clauses.Promise(one, other, "мир"),
    ]


def lies_within(command: Command, choice: Choice) -> bool:
    """Return whether *command* is *choice*, or a variation of it if it is a form."""
    if type(command) is not type(choice.command):
        return False
    asked, offered = msgspec.structs.asdict(command), msgspec.structs.asdict(choice.command)
    return all(
        value == offered[name] or name in EVIDENCE or fits(value, choice.open, name)
        for name, value in asked.items()
    )


def fits(value: Any, form: dict[str, Range | None], name: str) -> bool:
    """Return whether a field may have *value* in *form*."""
    if name not in form:
        return False
    limits = form[name]
    return limits is None or value in range(limits.least, limits.most + 1, limits.step)


def pieces_won(game: Game) -> Counter[str]:
    """Return the pieces that players won at an auction and have yet to put up."""
    purses = [purse(seat) for seat in range(len(game.players))]
    return Counter(
        {
            piece: sum(game.ledger.balance(account, piece) for account in purses)
            for piece in game.edition.ladder.stock
        }
    )


def granted(table: Table) -> list[Choice]:
    """Return the choices that are open, forms included."""
    return [choice for choice in table.choices() if isinstance(choice.ruling, Granted)]


def owing(game: Game) -> list[tuple[str, list[str]]]:
    """Return who is to pay what waits on top, and to whom."""
    match game.item:
        case questions.Do(int() as seat, Owe() as owe) | questions.Debt(seat, owe):
            return [(purse(seat), [game.heir(charge.payee) for charge in owe.charges])]
    return []


class Evening(RuleBasedStateMachine):
    """One table, and everything that hands may do to it."""

    table: Table

    @initialize(name=st.sampled_from([*EDITIONS]), data=st.data())
    def sit_down(self, name: str, data: st.DataObject) -> None:
        self.edition = edition = EDITIONS[name]
        self.book = book_of(edition)
        self.table = Table(Journal.create(":memory:", edition, ""), no_clock)
        self.table.submit(data.draw(situations(edition) | openings(edition)))

    @precondition(lambda self: not self.table.game.over)
    @rule(seed=st.integers(0, 2**20), steps=st.integers(1, 12))
    def players_play(self, seed: int, steps: int) -> None:
        chance = Random(seed)
        for _ in range(steps):
            if not self.table.game.over:
                self.table.submit(choose(self.table, chance))

    @precondition(lambda self: isinstance(self.table.game.item, questions.RollDue))
    @rule(dice=DICE)
    def dice_fall(self, dice: tuple[int, int]) -> None:
        item = self.table.game.item
        assert isinstance(item, questions.RollDue)
        self.table.submit(Roll(item.seat, dice))

    @precondition(lambda self: not self.table.game.over)
    @rule(seed=st.integers(0, 2**20), card=CARDS)
    def players_play_until_a_card_is_drawn(
        self, seed: int, card: tuple[effects.Effect, ...]
    ) -> None:
        chance = Random(seed)
        for _ in range(40):
            if isinstance(item := self.table.game.item, questions.CardDue):
                self.enter(orders.ReadCard(item.seat, card))
                return
            if item is not None:
                self.table.submit(choose(self.table, chance))

    @precondition(lambda self: isinstance(self.table.game.item, questions.Auction))
    @rule(seat=SEATS, amount=st.integers(0, 400))
    def someone_calls(self, seat: int, amount: int) -> None:
        self.enter(orders.Bid(seat, amount))

    @precondition(lambda self: not self.table.game.over)
    @rule(data=st.data())
    def someone_makes_a_choice(self, data: st.DataObject) -> None:
        """Draw the kind first, or free acts would drown the answers."""
        choices = granted(self.table)
        kind = data.draw(st.sampled_from(sorted({type(c.command).__name__ for c in choices})))
        among = [choice for choice in choices if type(choice.command).__name__ == kind]
        choice = data.draw(st.sampled_from(among))
        varied = {
            name: data.draw(st.integers(limits.least, limits.most))
            for name, limits in choice.open.items()
            if limits is not None
        }
        command = msgspec.structs.replace(choice.command, **varied)
        assert isinstance(self.table.judge(command), Granted), command
        self.table.submit(command)

    @rule(data=st.data())
    def table_agrees_on_other_rules(self, data: st.DataObject) -> None:
        tried = mixture(self.edition)
        rules = data.draw(st.lists(st.sampled_from(sorted(tried)), min_size=1, max_size=3))
        options = {rule: data.draw(st.sampled_from(tried[rule])) for rule in rules}
        self.enter(decisions.Amend(options, "договорились"))

    @precondition(lambda self: bool(owing(self.table.game)))
    @rule(amount=st.integers(0, 400), which=st.integers(0, 3))
    def table_decides_what_is_owed(self, amount: int, which: int) -> None:
        payer, payees = owing(self.table.game)[0]
        payee = payees[which % len(payees)]
        self.enter(decisions.Overrule(payer, payee, amount, "договорились"))

    @precondition(lambda self: len(self.table.game.seats) > 1 and not self.table.game.over)
    @rule(data=st.data())
    def two_make_a_deal(self, data: st.DataObject) -> None:
        """Draw what the two have, or most deals would be about what they have not."""
        game = self.table.game
        one, other = data.draw(st.permutations(game.seats))[:2]
        gives, gets = (self.some_of(data, seat) for seat in (one, other))
        agreed = data.draw(st.lists(st.sampled_from(between(one, other)), max_size=2).map(tuple))
        self.enter(orders.Propose(one, other, gives, gets, agreed))
        if isinstance(self.table.game.item, questions.Deal) and data.draw(st.booleans()):
            self.enter(orders.Accept(self.table.game.item.seat))

    def some_of(self, data: st.DataObject, seat: int) -> Basket:
        """Draw some of what a seat has."""
        game = self.table.game
        deeds, cards = game.owned_by(seat), [paper.id for paper in game.kept_by(seat)]
        money = data.draw(st.integers(0, game.cash(seat)))
        return Basket(
            {MONEY: money} if money else {},
            tuple(deed for deed in deeds[:4] if data.draw(st.booleans())),
            tuple(number for number in cards[:1] if data.draw(st.booleans())),
        )

    @rule(command=CORRECTIONS)
    def clerk_corrects(self, command: Command) -> None:
        self.enter(command)

    @rule(command=ANYTHING)
    def anything_is_asked(self, command: Command) -> None:
        self.enter(command)

    def enter(self, command: Command) -> None:
        """Enter *command* if it is granted; then it was on offer, or within a form."""
        if isinstance(self.table.judge(command), Granted):
            choices = self.table.choices()
            assert any(lies_within(command, choice) for choice in choices), command
            self.table.submit(command)

    @precondition(lambda self: self.table.past[1:])
    @rule(back=st.integers(1, 9), forth=st.integers(0, 9))
    def someone_takes_back(self, back: int, forth: int) -> None:
        past = self.table.past
        struck = past[max(1, len(past) - back) :]
        self.table.back_to(struck[0].entry.seq)
        assert self.table.game == struck[0].before
        for moment in struck[:forth]:
            self.table.redo()
            assert self.table.game == moment.after

    @invariant()
    def books_balance(self) -> None:
        game = self.table.game
        assert set(totals(game).values()) <= {0}
        overdrawn = {
            account
            for column in game.ledger.columns.values()
            for account, amount in column.items()
            if amount < 0
        }
        assert overdrawn <= {BANK}

    @property
    def frozen(self) -> set[int]:
        """Who left when the rule was that one's belongings stay."""
        return {
            fact.seat
            for moment in self.table.past
            for fact in moment.entry.events
            if isinstance(fact, Retired) and moment.before.options.quitting == "assets_frozen"
        }

    @invariant()
    def nothing_is_left_with_a_seat_that_retired(self) -> None:
        game = self.table.game
        for seat in game.retired:
            assert all(seat not in {p.holder, p.against} for p in game.papers.values())
            if seat in self.frozen:
                continue
            assert not game.owned_by(seat)
            assert not any(column.get(purse(seat)) for column in game.ledger.columns.values())

    @invariant()
    def only_what_is_held_waits_on_top(self) -> None:
        item = self.table.game.item
        if isinstance(item, questions.Do):
            assert self.book.held(self.table.game, item)

    @invariant()
    def someone_can_act_while_anything_waits(self) -> None:
        if self.table.game.agenda:
            acts = [c.command for c in granted(self.table) if not isinstance(c.command, CLERKS)]
            debt = isinstance(self.table.game.item, questions.Debt)
            assert [a for a in acts if debt or not isinstance(a, orders.Retire)]

    @invariant()
    def every_card_on_the_screen_is_in_its_deck_or_with_a_player(self) -> None:
        """Of a common deck, it may also lie under another on the table."""
        game = self.table.game
        for deck, order in game.decks.items():
            printed = self.edition.decks[deck]
            kept = [paper.card for paper in game.papers.values() if paper.source == deck]
            cards = [*order, *(card for card in kept if card in printed.cards)]
            assert len({*cards}) == len(cards)
            assert printed.common or sorted(cards) == sorted(printed.cards)

    @invariant()
    def common_cards_lie_there_for_all(self) -> None:
        game = self.table.game
        common = [deck for deck, found in self.edition.decks.items() if found.common]
        for deck in common:
            papers = [paper for paper in game.papers.values() if paper.source == deck]
            assert all(paper.holder is None and paper.against is None for paper in papers)
            assert all(paper.says is None or isinstance(paper.says, Alter) for paper in papers)

    @invariant()
    def buildings_are_all_there(self) -> None:
        game = self.table.game
        assert standing_pieces(game) == pieces_in_books(game)
        won = pieces_won(game)
        waiting = [item.piece for item in game.agenda if isinstance(item, questions.Site)]
        assert sorted(won.elements()) == sorted(waiting)
        if game.options.building_supply == "box_limit":
            for piece, count in standing_pieces(game).items():
                out = count + won[piece]
                assert game.in_the_box(piece) == self.edition.ladder.stock[piece] - out >= 0
        for deed in game.edition.deeds:
            assert not (game.level(deed) and game.holdings[deed].mortgaged)

    @invariant()
    def deeds_lie_in_front_of_players_in_the_game(self) -> None:
        game: Game = self.table.game
        assert {held.owner for held in game.holdings.values()} <= {*game.seats, *self.frozen}
        owned = [deed for seat in range(len(game.players)) for deed in game.owned_by(seat)]
        assert sorted(owned) == sorted(game.holdings)

    @invariant()
    def the_last_entry_is_explained_and_survives_the_file(self) -> None:
        if not self.table.past:
            return
        moment = self.table.past[-1]
        moved, explained = moved_and_explained(moment.entry.events)
        assert moved == explained
        assert all(seat_of(payee) not in moment.before.retired for _, payee, _ in moved)
        assert fold(moment.before, *moment.entry.events) == moment.after == self.table.game
        text = msgspec.json.encode(moment.entry)
        assert msgspec.json.decode(text, type=Entry) == moment.entry

    @invariant()
    def nobody_shares_a_place_of_the_scale_and_the_top_ends_the_evening(self) -> None:
        game = self.table.game
        steps = self.edition.rating.steps if self.edition.rating else ()
        standing = [game.rating(seat) for seat in game.seats]
        assert all(standing.count(step) <= rung.places for step, rung in enumerate(steps, 1))
        assert set(standing) <= set(range(len(steps) + 1))
        if steps and game.options.win_condition == "last_solvent_or_top_of_rating":
            assert game.over or len(steps) not in standing

    def teardown(self) -> None:
        entries = list(self.table.journal)
        assert replay(self.edition, entries) == self.table.game
        for entry in entries:
            moved, explained = moved_and_explained(entry.events)
            assert moved == explained
        assert Table(self.table.journal, no_clock).game == self.table.game
        self.table.journal.close()


TestEvening = Evening.TestCase
TestEvening.settings = settings(
    derandomize=True, database=None, deadline=None, max_examples=350, stateful_step_count=30
)

"""Deals between players: when they may be made, what they leave on the table, who is told what."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.agenda import Deal, Debt, Detention
from companion.agreements import clause_of, paper_of
from companion.clauses import Clause, Promise, Repay, Spare
from companion.commands import (
    Accept,
    Command,
    Decline,
    MatchDeed,
    MatchToken,
    Propose,
    ReadCard,
    Retire,
    Roll,
    Sell,
)
from companion.deferred import Basket
from companion.effects import Keep, Receive
from companion.events import Counted
from companion.fold import fold
from companion.game import Holding
from companion.guidance import guidance
from companion.hands import PassCard, PassDeed, TurnDeed
from companion.inquiry import landing, moves, throwing, tried
from companion.ledger import BANK, MONEY, purse
from companion.rules import book_of
from companion.ruling import Granted, Refused
from companion.situation import Sitter
from companion.table import Table
from companion.words import Words
from tests.tables import CLASSIC, arranged

BOOK = book_of(CLASSIC)
LIGHT = ("shoes", "furniture", "garments")
KEPT = (Keep((Receive(80),)),)
SPARED = (Spare(0, 1, deed="shoes", visits=2),)


def money(amount: int) -> Basket:
    return Basket({MONEY: amount})


def three(*sitters: Sitter, **options: Any) -> Table:
    """Return a table of three at which the first has the dice."""
    usual = (Sitter("Аня", 300), Sitter("Борис", 300, deeds=("shoes",)), Sitter("Вера", 300))
    return arranged(*sitters, *usual[len(sitters) :], **options)


def agreed(table: Table, *clauses: Clause) -> Table:
    """Have the first pay the second for *clauses*."""
    table.submit(Propose(0, 1, money(10), Basket(), clauses))
    table.submit(Accept(1))
    return table


def in_debt(**options: Any) -> Table:
    """Return a table at which the first owes more than its cash, and has what can be sold."""
    debtor = Sitter("Аня", 10, 13, deeds=("gas", "cinema"), built={"cinema": 1})
    built = dict.fromkeys(LIGHT, 3)
    table = three(debtor, Sitter("Борис", 300, deeds=LIGHT, built=built), **options)
    table.submit(Roll(0, (1, 2)))
    assert isinstance(table.game.item, Debt)
    return table


def refusal(table: Table, command: Command) -> str | None:
    ruling = table.judge(command)
    return ruling.ground.article if isinstance(ruling, Refused) else None


@pytest.mark.parametrize("when", ["own_turn", "between_turns"])
@pytest.mark.parametrize(("one", "other"), [(0, 2), (2, 0)])
def test_a_debtor_may_deal_whatever_the_hour(when: str, one: int, other: int) -> None:
    table = in_debt(trade_when=when)
    sides = (Basket(deeds=("gas",)), money(300))
    deal = Propose(one, other, *(sides if one == 0 else sides[::-1]))
    assert refusal(table, deal) is None
    strangers = Propose(1, 2, money(10), Basket())
    assert refusal(table, strangers) == f"trade.{when}"


def test_a_debtor_still_raises_money_while_a_deal_is_on_offer() -> None:
    table = in_debt(sell_when="only_in_debt")
    table.submit(Propose(1, 0, money(20), Basket()))
    table.submit(Sell(0, "cinema"))
    table.submit(Accept(0))
    assert isinstance(table.game.item, Debt)
    assert table.game.cash(0) == 10 + 25 + 20


def test_a_deal_waits_on_top_of_what_was_asked_and_gives_it_back() -> None:
    table = three()
    table.submit(Roll(0, (1, 3)))
    asked = table.game.item
    table.submit(Propose(2, 1, money(5), Basket()))
    assert isinstance(table.game.item, Deal)
    table.submit(Decline(1))
    assert table.game.item == asked


def test_both_sides_are_judged_again_when_the_answer_comes() -> None:
    table = three()
    table.submit(Propose(0, 1, money(5), Basket(deeds=("shoes",))))
    table.submit(MatchDeed("shoes", Holding(2), "так лежит"))
    assert refusal(table, Accept(1)) == "trade.not_theirs"
    assert refusal(table, Decline(1)) is None


def test_every_pair_has_a_form_that_is_open_when_the_two_may_deal() -> None:
    table = three(trade_when="own_turn")
    forms = {
        (choice.command.seat, choice.command.partner): isinstance(choice.ruling, Granted)
        for choice in table.choices()
        if isinstance(choice.command, Propose)
    }
    assert forms == {pair: 0 in pair for pair in [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]}


# --- what stays on the table ---


@pytest.mark.parametrize("enforced", ["recorded_and_enforced", "recorded_only"])
@pytest.mark.parametrize(
    "clause",
    [
        Spare(0, 1),
        Spare(0, 1, deed="shoes", rounds=2, visits=3),
        Spare(1, 0, group="light"),
        Repay(0, 1, 50),
        Repay(1, 0, 50, 4),
        Promise(1, 0, "построю первым"),
    ],
)
def test_a_clause_can_be_read_off_its_paper(clause: Clause, enforced: str) -> None:
    game = three(immunity_deals=enforced).game
    paper = paper_of(game, clause)
    assert clause_of(game, paper) == clause
    assert {paper.holder, paper.against} == {0, 1}


def test_a_kept_card_is_no_clause() -> None:
    table = three()
    table.submit(Roll(0, (3, 5)))
    table.submit(ReadCard(0, KEPT))
    assert clause_of(table.game, table.game.papers[1]) is None


def test_the_rent_slip_names_the_agreement_and_counts_down() -> None:
    table = agreed(three(immunity_deals="recorded_and_enforced"), *SPARED)
    cell = CLASSIC.visits["shoes"]
    (charge,) = landing(BOOK, table.game, 0, cell).charges
    assert charge.sum.total == 0
    said = [reason.text for reason in Words("ru").reasons(charge.sum, table.game)]
    assert said[-1] == "Договор с игроком Борис: без аренды, ещё 1 раз"
    (other,) = landing(BOOK, table.game, 2, cell).charges
    assert other.sum.total == 24


def test_a_visit_that_would_cost_nothing_is_not_counted() -> None:
    owner = Sitter("Борис", 300, deeds=("shoes",), mortgaged=("shoes",))
    visitor = Sitter("Аня", 300, 13)
    table = agreed(three(visitor, owner, immunity_deals="recorded_and_enforced"), *SPARED)
    table.submit(Roll(0, (1, 2)))
    assert [paper.uses for paper in table.game.papers.values()] == [2]


def test_what_is_left_of_an_agreement_is_told() -> None:
    visitor = Sitter("Аня", 300, 13)
    table = agreed(three(visitor, immunity_deals="recorded_and_enforced"), *SPARED)
    table.submit(Roll(0, (1, 2)))
    (paper,) = table.game.papers.values()
    told = [Words(language).agreement(paper, table.game) for language in ("ru", "en")]
    assert told == [
        "Аня не платит аренду игроку Борис: «Обувная фабрика», 1 раз",
        "Аня pays Борис no rent: Shoe factory, 1 time",
    ]


def test_in_its_last_round_an_agreement_is_told_to_end_with_it() -> None:
    table = agreed(three(), Spare(0, 1, "shoes", rounds=1))
    (paper,) = table.game.papers.values()
    counters = {**table.game.counters, "round": table.game.count("round") + 1}
    last = msgspec.structs.replace(table.game, counters=counters)
    assert [Words(language).agreement(paper, last) for language in ("ru", "en")] == [
        "Аня не платит аренду игроку Борис: «Обувная фабрика», до конца этого круга",
        "Аня pays Борис no rent: Shoe factory, to the end of this round",
    ]


def test_a_side_that_gives_nothing_is_a_dash() -> None:
    table, gift = three(), Propose(0, 1, Basket(), money(10))
    told = Words("ru").command(gift, table.game)
    assert told == "Аня предлагает игроку Борис: даёт —, берёт 10\u00a0ф"


def test_an_agreement_ends_by_itself_once_its_rounds_are_over() -> None:
    table = agreed(three(), Spare(0, 1, rounds=1))
    (paper,) = table.game.papers.values()

    def in_round(number: int) -> bool:
        counters = {**table.game.counters, "round": number}
        return msgspec.structs.replace(table.game, counters=counters).in_force(paper)

    now = table.game.count("round")
    assert [in_round(now + more) for more in (0, 1, 2)] == [True, True, False]


def test_what_has_ended_is_put_away_when_the_next_turn_begins() -> None:
    table = agreed(three(), Spare(0, 1, rounds=1), Promise(0, 1, "мир"))
    table.game = fold(table.game, Counted("round", table.game.count("round") + 2))
    table.submit(Roll(0, (3, 5)))
    assert [type(paper.says) for paper in table.game.papers.values()] == [Promise]


def test_the_clerk_puts_right_what_a_deal_on_offer_lies_on() -> None:
    table = three()
    table.submit(Propose(0, 1, Basket({MONEY: 10}), Basket()))
    table.submit(MatchToken(0, 10, "в инспекции", detained=0))
    assert [type(item) for item in table.game.agenda[-2:]] == [Detention, Deal]


def test_what_a_throw_would_cost_is_told_though_a_deal_is_on_offer() -> None:
    table = three()
    without = throwing(BOOK, table.game, 0, (3, 4))
    table.submit(Propose(1, 0, Basket({MONEY: 10}), Basket()))
    assert throwing(BOOK, table.game, 0, (3, 4)) == without


@pytest.mark.parametrize("leaves", [0, 1])
def test_an_agreement_dies_with_either_side(leaves: int) -> None:
    table = agreed(three(), Spare(0, 1), Repay(1, 0, 20), Promise(0, 1, "мир"))
    assert len(table.game.papers) == 3
    table.submit(Retire(leaves))
    assert table.game.papers == {}


# --- who is told what ---


def test_hands_pass_deeds_and_cards_both_ways() -> None:
    table = three(kept_card_tradeable=True, mortgaged_tradeable="yes_10pct_now")
    table.submit(Roll(0, (3, 5)))
    table.submit(ReadCard(0, KEPT))
    table.submit(Propose(0, 1, Basket(papers=(1,)), Basket(deeds=("shoes",))))
    before = table.game
    table.submit(Accept(1))
    given, back = (table.game.papers[1], before.papers[1])
    assert guidance(before, table.game) == (
        PassDeed(("shoes",), purse(1), purse(0)),
        PassCard(given, purse(0), purse(1)),
    )
    assert guidance(table.game, before) == (
        PassDeed(("shoes",), purse(0), purse(1)),
        PassCard(back, purse(1), purse(0)),
    )


def test_a_card_of_a_deck_on_the_screen_is_in_no_hand() -> None:
    table = three(kept_card_tradeable=True)
    table.submit(Roll(0, (3, 5)))
    table.submit(ReadCard(0, KEPT))
    table.submit(Propose(0, 1, Basket(papers=(1,)), money(5)))
    before = table.game
    table.submit(Accept(1))
    options = msgspec.structs.replace(table.game.options, decks_on_screen=("chance",))
    after = msgspec.structs.replace(table.game, options=options)
    assert guidance(before, after) == ()


def test_a_deed_in_pledge_stays_face_down() -> None:
    owner = Sitter("Борис", 300, deeds=("shoes",), mortgaged=("shoes",))
    table = three(Sitter("Аня", 300), owner, mortgaged_tradeable="yes_10pct_now")
    table.submit(Propose(0, 1, money(50), Basket(deeds=("shoes",))))
    before = table.game
    table.submit(Accept(1))
    hands = guidance(before, table.game)
    assert not any(isinstance(hand, TurnDeed) for hand in hands)
    assert table.game.holdings["shoes"] == Holding(0, mortgaged=True)


def test_who_asks_is_told_what_a_deal_would_cost_once_accepted() -> None:
    owner = Sitter("Борис", 300, deeds=("shoes",), mortgaged=("shoes",))
    table = three(Sitter("Аня", 300), owner, mortgaged_tradeable="yes_10pct_now")
    found = tried(BOOK, table.game, Propose(0, 1, money(50), Basket(deeds=("shoes",))))
    told = [(charge.payer, charge.payee, charge.sum.total) for charge in found.charges]
    assert told == [(purse(0), purse(1), 50), (purse(0), BANK, 9)]


def test_who_asks_what_may_be_done_is_told_of_a_form_for_each_partner() -> None:
    found = [
        (move.command.partner, move.forbidden, sorted(move.open))
        for move in moves(BOOK, three().game, 0)
        if isinstance(move.command, Propose)
    ]
    form = ["clauses", "gets", "gives"]
    assert found == [(1, None, form), (2, None, form)]

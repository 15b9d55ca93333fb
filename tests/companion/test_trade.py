"""Deals between players: when they may be made, and who is told what."""

from __future__ import annotations

import msgspec
import pytest

from companion.agenda import Deal, Debt
from companion.commands import (
    Accept,
    Decline,
    MatchDeed,
    Propose,
    ReadCard,
    Roll,
    Sell,
)
from companion.deferred import Basket
from companion.game import Holding
from companion.guidance import guidance
from companion.hands import PassCard, PassDeed, TurnDeed
from companion.inquiry import moves, tried
from companion.ledger import BANK, purse
from companion.ruling import Granted
from companion.situation import Sitter
from tests.companion.deals import BOOK, KEPT, in_debt, money, refusal, three


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

"""What bots offer each other, and what they say to it."""

from random import Random
from typing import Any

import pytest

from companion.bots import choose
from companion.clauses import Repay
from companion.commands import (
    Accept,
    Command,
    Decline,
    Propose,
    Retire,
    Roll,
    SellDeed,
)
from companion.deferred import Basket
from companion.situation import Sitter
from companion.table import Table
from tests.tables import ELITE, arranged, arranged_of


def kinds(table: Table) -> set[type[Command]]:
    """Return the kinds of what bots of many minds do at *table*."""
    return {type(choose(table, Random(seed))) for seed in range(30)}


def bargaining(
    *sitters: Sitter, seed: int = 0, **options: Any
) -> tuple[Propose, set[type[Command]]]:
    """Return what the first offers, and what the partner says to it."""
    table = arranged(*sitters, **options)
    chance = Random(seed)
    offer: Command | None = None
    while not isinstance(offer, Propose):
        offer = choose(table, chance)
    table.submit(offer)
    return offer, kinds(table)


def test_a_deed_that_completes_a_row_is_bought_for_a_price_that_helps_both() -> None:
    anya = Sitter("Аня", cash=5000, deeds=("cinema", "karaoke"))
    offer, said = bargaining(anya, Sitter("Борис", cash=5000, deeds=("night_club",)))
    assert offer.gets.deeds == ("night_club",)
    assert 70 * 3 // 2 < offer.gives.goods["money"] < 70 * 3
    assert Accept in said


def test_two_rows_that_lack_one_deed_each_are_completed_by_an_exchange() -> None:
    anya = Sitter("Аня", cash=500, deeds=("cinema", "karaoke", "brewery"))
    boris = Sitter("Борис", cash=500, deeds=("night_club", "clothing", "bakery"))
    offer, said = bargaining(anya, boris)
    assert (offer.gives.deeds, offer.gets.deeds) == (("brewery",), ("night_club",))
    assert Accept in said


@pytest.mark.parametrize(("loans", "later"), [("allowed", 1), ("forbidden", 0)])
def test_what_there_is_no_cash_for_is_paid_later_if_the_table_allows(
    loans: str, later: int
) -> None:
    anya = Sitter("Аня", cash=0, deeds=("gas", "coal_syndicate"))
    boris = Sitter("Борис", cash=500, deeds=("coal_holding",))
    table = arranged(anya, boris, player_loans=loans, immunity_deals="forbidden")
    offers = [c for c in (choose(table, Random(n)) for n in range(40)) if isinstance(c, Propose)]
    assert bool(offers) == bool(later)
    assert all([type(clause) for clause in offer.clauses] == [Repay] for offer in offers)


def test_what_there_is_no_cash_for_is_paid_in_shares_as_far_as_they_go() -> None:
    anya = Sitter("Аня", cash=0, deeds=("coal",), shares=3)
    boris = Sitter("Борис", cash=500, deeds=("oil",))
    table = arranged_of(ELITE, anya, boris, player_loans="allowed", immunity_deals="forbidden")
    offers = [c for c in (choose(table, Random(n)) for n in range(40)) if isinstance(c, Propose)]
    assert offers
    for offer in offers:
        assert offer.gives.goods == {"share": 3}
        assert [type(clause) for clause in offer.clauses] == [Repay]


def test_a_deal_about_a_deed_that_is_gone_meanwhile_is_turned_down() -> None:
    anya = Sitter("Аня", cash=5000, deeds=("cinema", "karaoke"))
    table = arranged(anya, Sitter("Борис", deeds=("night_club",)), Sitter("Вера"))
    table.submit(Propose(0, 2, Basket(deeds=("cinema",)), Basket()))
    table.submit(Retire(0))
    assert kinds(table) == {Decline}


def test_nobody_offers_twice_in_a_turn() -> None:
    anya = Sitter("Аня", cash=5000, deeds=("cinema", "karaoke"))
    table = arranged(anya, Sitter("Борис", cash=5000, deeds=("night_club",)))
    table.submit(Propose(0, 1, Basket({"money": 1}), Basket(deeds=("night_club",))))
    assert kinds(table) == {Decline}
    table.submit(Decline(1))
    assert kinds(table) == {Roll}


def test_a_deal_about_a_deed_sold_meanwhile_is_turned_down() -> None:
    anya = Sitter("Аня", cash=5000, deeds=("cinema", "karaoke"))
    boris = Sitter("Борис", cash=5000, deeds=("night_club",))
    table = arranged(anya, boris, sell_plot_to_bank="half_price")
    table.submit(Propose(0, 1, Basket({"money": 500}), Basket(deeds=("night_club",))))
    table.submit(SellDeed(1, "night_club"))
    assert kinds(table) == {Decline}

"""The last buildings of the box: bots bid for them, and nobody who leaves takes one along."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from companion.agenda import Auction, Debt, Site
from companion.bots import choose
from companion.commands import Bid, Build, Decline, Knock, Propose, Retire, Roll
from companion.decisions import Amend, Overrule
from companion.deferred import Basket
from companion.ledger import MONEY, purse
from companion.ruling import Granted, Refused
from companion.situation import Sitter
from companion.table import Table
from companion.turns import turn_of
from tests.tables import FULL, RIVALS, arranged


def short(**rules: Any) -> Table:
    """Return a table with one branch left, which two could build."""
    rules = {"build_when": "between_turns", "tap_to_pay": [], **rules}
    return arranged(*RIVALS, **rules)


def won(**rules: Any) -> Table:
    """Return a table at which the second has won it and is asked where it shall stand."""
    table = short(**rules)
    for command in (Build(0, "bakery"), Bid(1, 60), Knock()):
        table.submit(command)
    assert table.game.item == Site(1, "branch")
    return table


@pytest.mark.parametrize("order", ["free_calls", "seat_order"])
@pytest.mark.parametrize("seed", range(5))
def test_bots_bring_the_auction_of_a_building_to_its_end(order: str, seed: int) -> None:
    table, chance = short(auction_order=order), Random(seed)
    table.submit(Build(0, "bakery"))
    for _ in range(40):
        if not isinstance(table.game.item, Auction | Site):
            break
        table.submit(choose(table, chance))
    built = sum(table.game.level(deed) for one in RIVALS[:2] for deed in one.deeds)
    paid = 600 - table.game.cash(0) - table.game.cash(1)
    assert (built, paid >= 50) in {(1, True), (0, False)}


def test_the_plots_that_could_take_it_are_the_choices() -> None:
    table = won()
    open_ = [c.command for c in table.choices() if c.answers and isinstance(c.ruling, Granted)]
    assert open_ == [Build(1, deed) for deed in RIVALS[1].deeds]


@pytest.mark.parametrize("quitting", ["as_bankrupt_to_bank", "assets_frozen"])
def test_who_leaves_before_putting_it_up_leaves_it_in_the_box(quitting: str) -> None:
    table = won(quitting=quitting)
    assert table.game.in_the_box("branch") == 0
    table.submit(Retire(1))
    assert table.game.ledger.balance(purse(1), "branch") == 0
    assert table.game.in_the_box("branch") == 1


def test_what_was_won_counts_for_the_limit_of_a_turn() -> None:
    table = won(build_limit_per_turn="1")
    table.submit(Build(1, "cars"))
    assert table.game.count("built_in1") == turn_of(table.game, 1)


def test_a_building_that_was_won_may_not_be_declined_while_it_has_a_place() -> None:
    assert not isinstance(won().judge(Decline(1)), Granted)


def test_a_house_rule_takes_no_branch_that_is_under_the_hammer() -> None:
    rows = {
        "Аня": ("clothing", "bakery", "brewery"),
        "Боря": ("cars", "shipyard", "steel"),
        "Глеб": ("cinema", "karaoke", "night_club"),
        "Дина": ("railway", "shipping", "airline"),
    }
    levels = {**dict(zip(FULL, (3, 3, 3, 2, 2, 2), strict=True)), "publishing": 4}
    levels |= {"radio": 3, "television": 3}
    hoarder = Sitter("Вера", deeds=tuple(levels), built=levels)
    table = arranged(
        *(Sitter(name, 300, deeds=row) for name, row in rows.items()),
        hoarder,
        build_when="between_turns",
        enterprise_replaces_branches=True,
    )
    table.submit(Build(0, "bakery"))
    assert (table.game.in_the_box("branch"), table.game.to_be_had("branch")) == (3, 2)
    ruling = table.judge(Amend({"enterprise_replaces_branches": False}))
    assert isinstance(ruling, Refused)
    assert ruling.ground.article == "building.under_hammer"


def test_who_leads_strikes_no_deal_though_a_debt_has_come_before_the_auction() -> None:
    table = short()
    table.submit(Build(0, "bakery"))
    table.submit(Overrule(purse(1), purse(2), 400, "спор"))
    assert isinstance(table.game.item, Debt)
    for one, other in ((0, 2), (2, 0)):
        deal = Propose(one, other, Basket(), Basket({MONEY: 1}))
        ruling = table.judge(deal)
        assert isinstance(ruling, Refused)
        assert ruling.ground.article == "auction.finish_first"


def test_the_last_piece_is_nobody_elses_for_good() -> None:
    table = short(building_shortage_auction="turn_order", build_when="own_turn_any")
    table.submit(Roll(0, (4, 6)))
    assert all(
        isinstance(table.judge(Build(*ask)), Granted) for ask in ((0, "bakery"), (1, "cars"))
    )

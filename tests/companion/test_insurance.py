"""Insurance and the auction cell where the rule book's examples do not reach: a counted box, hands,
files, bots."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from companion.bots import choose
from companion.caution import bought, insured
from companion.commands import Accept, Arrange, Bid, Knock, Mortgage, Roll
from companion.doubts import doubts
from companion.draw import drawn
from companion.edition import Edition
from companion.guidance import guidance
from companion.hands import PassPolicies
from companion.insurance import BuyPolicy, MatchPolicies, UsePolicy
from companion.ledger import BANK, purse
from companion.problems import problems
from companion.ruling import Refused
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, ELITE, in_memory

ANN = Sitter("Аня", 900, policies={"red": 1})
BEN = Sitter("Боря", 900, deeds=("brewery",), policies={"green": 1})
TO_AUCTION = Sitter("Аня", 900, 31)


def table(*sitters: Sitter, edition: Edition = ELITE, **options: Any) -> Table:
    """Return a table of Elite in the middle of an evening."""
    found = in_memory(edition)
    found.submit(Arrange(sitters or (ANN, BEN), options=options))
    return found


def changed(policy: str, **fields: Any) -> Edition:
    """Return Elite with another policy of a kind."""
    other = msgspec.structs.replace(ELITE.policies[policy], **fields)
    return msgspec.structs.replace(ELITE, policies={**ELITE.policies, policy: other})


def refusal(found: Table, command: Any) -> str:
    ruling = found.judge(command)
    assert isinstance(ruling, Refused)
    return str(ruling.ground.article)


def auctioned(*sitters: Sitter, **options: Any) -> Table:
    """Return a table where the dice have just drawn the brewery."""
    found = table(*(sitters or (TO_AUCTION, BEN)), **options)
    for dice in ((2, 3), (1,), (2,), (6,)):
        found.submit(Roll(0, dice))
    return found


def test_the_bank_sells_no_more_policies_than_the_box_holds() -> None:
    counted = table(edition=changed("red", supply=2))
    counted.submit(BuyPolicy(0, "red"))
    assert refusal(counted, BuyPolicy(0, "red")) == "insurance.none_left"
    assert refusal(counted, MatchPolicies(1, "red", 1, "так")) == "insurance.none_left"
    assert -counted.game.ledger.balance(BANK, "red") == 2


def test_policies_are_handed_over_and_back() -> None:
    found = table()
    before = found.game
    found.submit(BuyPolicy(0, "blue"))
    bought_ = found.game
    assert guidance(before, bought_) == (PassPolicies(BANK, purse(0), "blue", 1),)
    assert guidance(bought_, before) == (PassPolicies(purse(0), BANK, "blue", 1),)


def test_an_edition_without_policies_takes_none_over() -> None:
    ruling = in_memory(CLASSIC).judge(Arrange((ANN, Sitter("Боря"))))
    assert isinstance(ruling, Refused)


def test_every_plot_but_the_central_ones_may_be_drawn_and_each_of_a_row_alike() -> None:
    throws = Counter(drawn(ELITE, dice) for dice in product(range(1, 5), range(1, 7), range(1, 7)))
    plots = {name for name, deed in ELITE.deeds.items() if deed.group != "central"}
    assert throws.keys() == plots
    assert all(len({throws[deed] for deed in row}) <= 1 for row in ELITE.rows.values())


def test_even_is_the_industry_after_the_centre_of_the_side() -> None:
    for number, (before, after) in enumerate(ELITE.sides):
        (centre,) = (
            ELITE.visits[deed]
            for deed in ELITE.rows["central"]
            if number * 10 < ELITE.visits[deed] < number * 10 + 10
        )
        assert max(ELITE.visits[deed] for deed in ELITE.rows[before]) < centre
        assert min(ELITE.visits[deed] for deed in ELITE.rows[after]) > centre


def test_a_plot_under_the_hammer_is_not_pledged_before_it_is_handed_over() -> None:
    owner = msgspec.structs.replace(BEN, policies={})
    found = auctioned(TO_AUCTION, owner, tap_to_pay=["auction_price"])
    found.submit(Bid(0, 5))
    found.submit(Knock())
    assert refusal(found, Mortgage(1, "brewery")) == "forced_auction.being_sold"
    found.submit(Accept(0))
    assert found.game.owner("brewery") == 0


def test_whom_a_policy_bears_a_debt_for_can_still_go_on() -> None:
    found = table(Sitter("Аня", 5, policies={"red": 1}), BEN)
    found.submit(Roll(0, (4, 5)))
    found.submit(UsePolicy(0, "red"))
    assert (found.game.cash(0), found.game.cash(1)) == (5, 910)


def test_a_bot_would_rather_show_a_policy_than_owe_what_it_has_not() -> None:
    found = table(Sitter("Аня", 5, policies={"red": 1}), BEN)
    found.submit(Roll(0, (4, 5)))
    assert choose(found, Random(1)) == UsePolicy(0, "red")


def test_a_bot_keeps_its_plot_from_the_hammer() -> None:
    assert choose(auctioned(), Random(1)) == UsePolicy(1, "green")


def test_a_bot_buys_what_it_can_pay_three_times_over_and_does_not_have() -> None:
    found = table(Sitter("Аня", 700, deeds=("casino",), policies={"blue": 1}), BEN)
    wanted = {command for seed in range(200) for command in bought(found.game, 0, Random(seed))}
    assert wanted == {BuyPolicy(0, "green")}
    item = found.game.item
    assert item is not None
    assert any(list(insured(found.game, item, Random(seed))) for seed in range(50))


WRONG: list[tuple[Edition, str]] = [
    (changed("red", covers=("rent", "flood")), "policies.red.covers: there is no 'flood'"),
    (changed("red", stays=("plague",)), "policies.red.stays: 'plague' is not covered"),
    (changed("red", covers=()), "policies.red.covers: helps against nothing"),
    (changed("red", unverified=("colour",)), "there is no field 'colour'"),
    (
        msgspec.structs.replace(ELITE, policies={**ELITE.policies, "money": ELITE.policies["red"]}),
        "policies.money: the name is taken",
    ),
    (msgspec.structs.replace(ELITE, policies={}), "policies: the policies and the chapter"),
    (
        msgspec.structs.replace(
            ELITE, chapters=tuple(name for name in ELITE.chapters if name != "indemnity")
        ),
        "policies: the policies and the chapter 'indemnity' are only there together",
    ),
    (msgspec.structs.replace(ELITE, sides=()), "sides: they and the chapter"),
    (
        msgspec.structs.replace(ELITE, sides=(("central", "food"),)),
        "sides[0]: a die cannot choose among 4 deeds of 'central'",
    ),
    (msgspec.structs.replace(ELITE, sides=ELITE.sides * 2), "sides: 8 are more than a die"),
]


@pytest.mark.parametrize(("edition", "wrong"), WRONG)
def test_what_cannot_be_played_is_told(edition: Edition, wrong: str) -> None:
    assert any(wrong in found for found in problems(edition))


def test_an_industry_on_two_sides_looks_like_a_slip() -> None:
    edition = msgspec.structs.replace(ELITE, sides=(*ELITE.sides[:3], ("heavy", "food")))
    assert problems(edition) == ()
    assert [str(doubt) for doubt in doubts(edition)] == ["sides[3]: 'food' is on a side already"]

"""Shares where the rule book's examples do not reach: a counted box, hands, papers, files."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.assessment import Assessment
from companion.commands import Accept, Arrange, Decline, Propose, Retire, Roll
from companion.deferred import Basket
from companion.edition import Edition
from companion.events import Laid
from companion.fold import fold
from companion.game import Paper
from companion.guidance import guidance
from companion.hands import MarkPrice, PassShares
from companion.lasting import Alter
from companion.ledger import BANK, SHARE
from companion.market import BuyShares, MatchShares, OrderShares, SellShares
from companion.problems import problems
from companion.rules import book_of
from companion.ruling import Granted, Levy, Refused
from companion.situation import Sitter
from companion.statement import statement
from companion.table import Table
from companion.words import Words
from tests.tables import ELITE, in_memory, sums

ANN, BEN = Sitter("Аня", 500, 1, shares=2), Sitter("Боря", 500, 12)


def changed(**fields: Any) -> Edition:
    """Return Elite with other share cards."""
    assert ELITE.shares is not None
    return msgspec.structs.replace(ELITE, shares=msgspec.structs.replace(ELITE.shares, **fields))


def table(*sitters: Sitter, edition: Edition = ELITE, **arranged: Any) -> Table:
    """Return a table of Elite in the middle of an evening."""
    found = in_memory(edition)
    found.submit(Arrange(sitters or (ANN, BEN), **arranged))
    return found


def on_the_floor(**arranged: Any) -> Table:
    found = table(**arranged)
    found.submit(Roll(0, (3, 2)))
    return found


def test_the_bank_sells_no_more_than_the_box_holds() -> None:
    counted = table(ANN, BEN, edition=changed(supply=4))
    counted.submit(Roll(0, (3, 2)))
    refused = counted.judge(BuyShares(0, 3))
    assert isinstance(refused, Refused)
    assert (refused.ground.article, refused.ground.facts) == ("shares.none_left", {"count": 2})
    counted.submit(BuyShares(0, 2))
    assert -counted.game.ledger.balance(BANK, SHARE) == 4


def test_nobody_is_put_down_with_more_shares_than_the_box_holds() -> None:
    counted = table(ANN, BEN, edition=changed(supply=4))
    refused = counted.judge(MatchShares(1, 3, "так лежит"))
    assert isinstance(refused, Refused)
    assert refused.ground.article == "shares.none_left"


def test_what_is_on_offer_is_what_can_be_bought() -> None:
    (choice,) = (c for c in on_the_floor().choices() if c.command == BuyShares(0, 1))
    limits = choice.open["count"]
    assert limits is not None
    assert (limits.least, limits.most) == (1, 5)


def test_a_deal_on_the_exchange_answers_and_a_sale_beside_it_does_not() -> None:
    found = on_the_floor(options={"share_sell_timing": "any_time"})
    found.submit(MatchShares(1, 3, "так лежит"))
    answers = [c.command for c in found.choices() if c.answers]
    assert BuyShares(0, 1) in answers
    assert SellShares(1, 1) not in answers
    assert isinstance(found.judge(SellShares(1, 1)), Granted)


def test_hands_pass_the_cards_and_move_the_marker() -> None:
    found = on_the_floor()
    before = found.game
    found.submit(BuyShares(0, 3))
    assert guidance(before, found.game) == (PassShares(BANK, "seat0", 3),)
    for command in (Accept(0), Roll(0, (4,))):
        found.submit(command)
    before = found.game
    found.submit(Roll(0, (3,)))
    assert guidance(before, found.game) == (MarkPrice(130),)
    assert guidance(found.game, before) == (MarkPrice(100),)


def test_hands_pass_the_cards_of_a_deal_from_player_to_player() -> None:
    found = table()
    before = found.game
    found.submit(Propose(0, 1, Basket({SHARE: 2}), Basket({"money": 150})))
    assert Words("ru").question(found.game.item, found.game).count("2 акции") == 1
    found.submit(Accept(1))
    assert guidance(before, found.game) == (PassShares("seat0", "seat1", 2),)


def test_the_statement_of_shares_tells_each_card_that_came_and_went() -> None:
    found = on_the_floor()
    found.submit(BuyShares(0, 3))
    found.submit(Accept(0))
    found.submit(Roll(0, (1,)))
    found.submit(Roll(0, (1,)))
    found.submit(SellShares(0, 4))
    entries = [moment.entry for moment in found.past]
    rows = [(row.transfer.memo, row.balance) for row in statement(entries, "seat0", SHARE)]
    assert rows == [("shares.match", 2), ("shares.bought", 5), ("shares.sold", 1)]


@pytest.mark.parametrize(
    ("topic", "value", "total"), [("dividend", 50, 300), ("share_tax", 50, 100)]
)
def test_a_paper_may_alter_the_dividend_and_the_tax(topic: str, value: int, total: int) -> None:
    game = fold(table().game, Laid(Paper(1, Alter("fortune", topic, "set", value), "fortune")))
    asked = {"dividend": "income", "share_tax": "circular_tax"}[topic]
    sum_: Assessment = book_of(ELITE).assess(game, Levy(asked, 0))
    assert (sum_.total, sum_.papers) == (total, (1,))


def test_an_order_of_who_has_left_is_declined_and_the_floor_stays_open() -> None:
    found = table(ANN, BEN, Sitter("Вера"))
    found.submit(Roll(0, (3, 2)))
    found.submit(OrderShares(1, 2, 10))
    found.submit(Retire(1))
    assert isinstance(found.judge(Accept(0)), Refused)
    found.submit(Decline(0))
    assert isinstance(found.judge(Decline(0)), Granted)


def test_an_order_on_the_exchange_goes_with_the_broker_who_leaves() -> None:
    found = table(ANN, BEN, Sitter("Вера"))
    found.submit(Roll(0, (3, 2)))
    found.submit(OrderShares(1, 2, 10))
    found.submit(Retire(0))
    assert [item.seat for item in found.game.agenda[1:]] == [1]
    assert sums(found.game)[SHARE] == 0
    assert found.game.ledger.balance("seat0", SHARE) == 0


def test_shares_stay_with_who_left_where_belongings_do() -> None:
    found = table(ANN, BEN, Sitter("Вера"), options={"quitting": "assets_frozen"})
    found.submit(Retire(0))
    assert found.game.ledger.balance("seat0", SHARE) == 2


def test_the_chapter_and_the_share_cards_go_together() -> None:
    bare = msgspec.structs.replace(ELITE, shares=None)
    assert "shares: the share cards and the chapter are only there together" in problems(bare)


def test_marks_on_what_shares_do_not_have_are_found() -> None:
    assert problems(changed(unverified=("price", "colour"))) == (
        "shares.unverified[1]: there is no field 'colour'",
    )


def test_a_share_is_no_building() -> None:
    ladder = msgspec.structs.replace(ELITE.ladder, steps=(SHARE,))
    found = problems(msgspec.structs.replace(ELITE, ladder=ladder))
    assert "ladder.steps: 'share' is no building" in found

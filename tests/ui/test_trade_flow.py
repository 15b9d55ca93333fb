"""Deals without a window: what the screens say of them, and what the books say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.agenda import Do
from companion.clauses import Spare
from companion.commands import Finish, Propose
from companion.deferred import Basket
from companion.ledger import MONEY
from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle, section
from ui.presenters.vm_sheet import SheetVM
from ui.presenters.vm_table import ChargeVM
from ui.presenters.vm_trade import DealVM, GoodVM, TermVM, TradeVM

NOTHING = Basket()


@pytest.fixture
def two(tmp_path: Path) -> Evening:
    """Two, of whom Anya (0) stands three cells before a plot of Boris (1)."""
    return in_the_middle(
        tmp_path,
        Sitter("Аня", 900, 25, ("cinema", "gas"), mortgaged=("gas",)),
        Sitter("Борис", 500, 17, ("shipping", "airline")),
    )


def good(view: TradeVM, name: str) -> GoodVM:
    return next(found for side in view.sides for found in side.goods if found.name == name)


def proposed(evening: Evening, **sides: Any) -> Any:
    """Have Anya propose something to Boris; return what is shown to him."""
    evening.submit(Propose(0, 1, sides.pop("gives", NOTHING), sides.pop("gets", NOTHING), **sides))
    return evening.view()


def test_of_two_there_is_only_one_to_deal_with(two: Evening) -> None:
    assert isinstance(two.touch("seat:0", "trade:0"), TradeVM)


def test_a_side_comes_to_the_prices_and_the_money(two: Evening) -> None:
    view = two.touch("seat:0", "trade:0", "deed:gives:cinema", "sum:gives:30", "deed:gets:airline")
    assert [side.total for side in view.sides] == [80, 270]
    assert good(view, "deed:gives:cinema").chosen


def test_a_second_touch_takes_a_deed_out_again(two: Evening) -> None:
    view = two.touch("seat:0", "trade:0", "deed:gives:cinema", "deed:gives:cinema")
    assert view.sides[0].total == 0
    assert not good(view, "deed:gives:cinema").chosen


def test_what_no_deal_may_be_about_is_grey_with_its_reason(two: Evening) -> None:
    view = two.touch("seat:0", "trade:0")
    assert "в залоге" in good(view, "deed:gives:gas").refusal
    assert not good(view, "deed:gives:cinema").refusal


def test_a_mortgaged_deed_is_dealt_in_where_the_table_allows_it(tmp_path: Path) -> None:
    sitters = Sitter("А", 900, 5, ("gas",), mortgaged=("gas",)), Sitter("Б", 500, 17)
    evening = in_the_middle(tmp_path, *sitters, options={"mortgaged_tradeable": "yes_10pct_now"})
    view = evening.touch("seat:0", "trade:0", "deed:gives:gas")
    assert (view.why, view.sides[0].total) == ("", 170)
    view = evening.touch("propose")
    assert view.parties[0].after == 500 - 17


def test_money_steps_up_to_what_there_is_and_down_to_nothing(two: Evening) -> None:
    view = two.touch("seat:0", "trade:0", "sum:gets:490", "step:gets:20")
    assert view.sides[1].money == 500
    assert view.sides[1].more.refusal
    view = two.touch("sum:gets:10", "step:gets:-20")
    assert (view.sides[1].money, view.sides[1].less.enabled) == (0, False)


def test_the_arbiter_judges_the_deal_as_it_stands(two: Evening) -> None:
    view = two.touch("seat:0", "trade:0")
    assert "пуста" in view.why
    view = two.touch("sum:gets:501")
    assert "Не хватает" in view.why
    assert not view.propose.enabled
    view = two.touch("sum:gets:500")
    assert (view.why, view.propose.tone) == ("", "primary")


def test_the_partner_sees_both_sides_and_both_purses(two: Evening) -> None:
    view = proposed(two, gives=Basket({MONEY: 100}, ("cinema",)), gets=Basket(deeds=("airline",)))
    assert isinstance(view, DealVM)
    gets, gives = view.slips
    assert [row.value for row in gets.rows] == ["50", "100"]
    assert [row.text for row in gives.rows] == ["Авиакомпания"]
    assert [(side.before, side.after) for side in view.parties] == [(500, 600), (900, 800)]
    assert [seat.active for seat in view.frame.seats] == [False, True]


def test_a_condition_stands_on_the_slip_of_whom_it_serves(two: Evening) -> None:
    view = proposed(two, clauses=(Spare(1, 0), Spare(0, 1, deed="airline")))
    assert ["Борис не платит" in row.rule for row in view.slips[0].rows] == [True]
    assert ["Аня не платит" in row.rule for row in view.slips[1].rows] == [True]


def test_a_partner_who_can_no_longer_agree_is_told_why(two: Evening) -> None:
    proposed(two, gets=Basket({MONEY: 400}))
    two.touch("tab:bank", "pay:seat1:bank:200:штраф")
    view = two.touch("tab:table")
    assert not view.yes.enabled
    assert "Не хватает" in view.why


def test_loans_are_refused_as_they_are_worded_where_the_table_forbids_them(tmp_path: Path) -> None:
    options = {"player_loans": "forbidden"}
    evening = in_the_middle(tmp_path, Sitter("А", 900), Sitter("Б", 500), options=options)
    view = evening.touch("seat:0", "trade:0", "terms")
    assert isinstance(view, TermVM)
    assert (view.why, view.add.enabled) == ("", True)
    view = evening.touch("term:repay")
    assert "не одалживают" in view.why
    assert not view.add.enabled


def test_turning_a_condition_round_offers_the_other_ones_plots(two: Evening) -> None:
    view = two.touch("seat:0", "trade:0", "terms", "place:deed:airline")
    assert {"place:deed:shipping", "place:deed:airline"} < {chip.name for chip in view.places}
    view = two.touch("who:1")
    assert "place:deed:airline" not in {chip.name for chip in view.places}
    assert next(chip for chip in view.places if chip.chosen).name == "place:"


def test_a_condition_speaks_of_the_plots_as_the_deal_leaves_them(two: Evening) -> None:
    view = two.touch("seat:0", "trade:0", "deed:gives:cinema", "terms")
    assert "place:deed:cinema" in {chip.name for chip in view.places}


def test_a_clause_that_only_the_table_sees_to_stands_beside_the_rent(two: Evening) -> None:
    proposed(two, clauses=(Spare(0, 1, deed="shipping"), Spare(0, 1, deed="airline")))
    two.touch("accept")
    view = two.throw(1, 2)
    assert isinstance(view, ChargeVM)
    assert isinstance(two.game.item, Do)
    agreed = [row.rule for row in view.slip.rows if row.text == "Уговор"]
    assert len(agreed) == 1
    assert "Морское пароходство" in agreed[0]


def test_a_loan_is_paid_back_from_the_sheet(two: Evening) -> None:
    two.touch("seat:0", "trade:0", "sum:gives:100", "terms", "term:repay", "who:1", "add")
    two.touch("propose", "accept")
    view = two.touch("seat:1")
    assert isinstance(view, SheetVM)
    assert "вернёт" in section(view, "Договоры")[0].text
    pay = section(view, "Договоры")[0].key
    assert pay is not None
    view = two.touch(pay.name)
    assert section(view, "Договоры") == ()
    assert (two.game.cash(0), two.game.cash(1)) == (900, 500)


def test_a_loan_is_called_in_from_the_sheet(two: Evening) -> None:
    two.touch("seat:0", "trade:0", "sum:gives:100", "terms", "term:repay", "who:1", "add")
    two.touch("propose", "accept")
    claim = section(two.touch("seat:0"), "Договоры")[0].key
    assert claim.label == "Потребовать"
    assert section(two.touch(claim.name), "Договоры") == ()
    assert (two.game.cash(0), two.game.cash(1)) == (900, 500)


def test_nothing_is_dealt_in_once_the_evening_is_over(two: Evening) -> None:
    two.submit(Finish())
    assert two.touch("seat:0").trade is None


def test_a_deal_begun_is_forgotten_once_another_player_begins_one(two: Evening) -> None:
    two.touch("seat:0", "trade:0", "deed:gives:cinema", "tab:table")
    view = two.touch("seat:1", "trade:1")
    assert not good(view, "deed:gets:cinema").chosen

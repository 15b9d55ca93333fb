"""Deals by real touches in the real app: put together, answered, over a debt, with a condition."""

from __future__ import annotations

import pytest

from companion.agenda import Deal, Debt, RollDue
from companion.audit import audit
from companion.clauses import Promise, Repay, Spare
from companion.commands import Propose
from companion.deferred import Basket
from companion.ledger import MONEY, SHARE, purse
from companion.situation import Sitter
from tests.tables import CLASSIC, ELITE
from tests.ui.conftest import Resume
from tests.ui.house import section
from tests.ui.live import Live
from ui.presenters.vm_sheet import SheetVM
from ui.presenters.vm_table import ChargeVM, DebtVM, RollVM
from ui.presenters.vm_trade import DealVM, PartnersVM, TermVM, TradeVM

ANYA, BORIS, VERA = range(3)
THREE = (
    Sitter("Аня", 900, 5, ("cinema", "karaoke", "gas")),
    Sitter("Борис", 500, 17, ("airline", "shoes")),
    Sitter("Вера", 700, 3),
)


def typed(live: Live, side: str, amount: int) -> Live:
    """Type a sum of money on one side."""
    return live.tap(f"money:{side}", *(f"digit:{digit}" for digit in str(amount)), "money:")


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_two_deeds_and_money_go_for_one_deed(resumed: Resume, size: tuple[int, int]) -> None:
    live = resumed(*THREE, size=size)
    live.tap("seat:0", "trade:0")
    assert isinstance(live.vm, PartnersVM)
    live.read("С кем меняется Аня?", "Борис", "Вера")
    live.tap("partner:1", "deed:gives:cinema", "deed:gives:karaoke", "deed:gets:airline")
    typed(live, "gives", 160)
    live.read("270", "160 ф").tap("propose")
    assert isinstance(live.vm, DealVM)
    live.read("Решает Борис", "Аня предлагает обмен", "Кинотеатр", "Караоке", "Авиакомпания")
    live.read("660", "740").tap("accept")
    game = live.game
    assert isinstance(live.vm, RollVM)
    assert [game.owner(deed) for deed in ("cinema", "karaoke", "airline")] == [1, 1, 0]
    assert (game.cash(ANYA), game.cash(BORIS)) == (740, 660)
    assert list(audit(CLASSIC, live.table.journal)) == []


def test_a_deal_turned_down_changes_nothing_and_can_be_bettered(resumed: Resume) -> None:
    live = resumed(*THREE)
    live.tap("seat:0", "trade:0", "partner:1", "deed:gets:airline", "step:gives:20", "propose")
    before = live.table.past[-1].before
    live.tap("decline")
    assert isinstance(live.vm, RollVM)
    assert (live.game.agenda, live.game.holdings) == (before.agenda, before.holdings)
    live.tap("seat:0", "trade:0")
    assert isinstance(live.vm, TradeVM)
    live.tap("step:gives:20", "propose", "accept")
    assert (live.game.owner("airline"), live.game.cash(ANYA)) == (ANYA, 860)


def test_who_turned_a_deal_down_may_answer_with_another(resumed: Resume) -> None:
    live = resumed(*THREE)
    live.tap("seat:0", "trade:0", "partner:1", "deed:gets:airline", "step:gives:20", "propose")
    live.tap("decline", "seat:1", "trade:1", "deed:gets:gas", "propose")
    gives, gets = Basket(deeds=("airline",)), Basket({MONEY: 20}, deeds=("gas",))
    assert live.last.command == Propose(BORIS, ANYA, gives, gets)
    live.read("Решает Аня")


def test_a_debtor_sells_to_a_friend_and_pays(resumed: Resume) -> None:
    live = resumed(
        Sitter("Аня", 10, 35, ("cinema", "karaoke")),
        Sitter("Борис", 500, 17, ("gas",)),
        Sitter("Вера", 700, 3),
    )
    live.throw(1, 2)
    if isinstance(live.vm, ChargeVM):
        live.tap("accept")
    assert isinstance(live.vm, DebtVM)
    live.tap("trade:0", "partner:2", "deed:gives:karaoke")
    typed(live, "gets", 90).tap("propose")
    live.read("Решает Вера", "610", "100").tap("accept")
    assert isinstance(live.game.item, Debt)
    assert isinstance(live.vm, DebtVM)
    live.tap("accept")
    assert isinstance(live.game.item, RollDue)
    assert (live.game.cash(ANYA), live.game.owner("karaoke")) == (46, VERA)


def test_a_deal_that_does_not_save_a_debtor_is_refused_as_it_is_put_together(
    resumed: Resume,
) -> None:
    live = resumed(Sitter("Аня", 10, 35, ("cinema", "karaoke")), Sitter("Борис", 500, 17, ("gas",)))
    live.throw(1, 2)
    if isinstance(live.vm, ChargeVM):
        live.tap("accept")
    live.tap("trade:0", "deed:gives:karaoke", "deed:gives:cinema")
    live.read("соберёт только 10 ф")
    assert live.vm.why
    typed(live, "gets", 50)
    assert not live.vm.why


def test_conditions_are_worded_by_touches_and_kept_on_the_sheet(resumed: Resume) -> None:
    live = resumed(*THREE)
    live.tap("seat:1", "trade:1", "partner:0", "deed:gives:shoes", "terms")
    assert isinstance(live.vm, TermVM)
    live.tap("place:group:entertainment", "span:visits", "count:-1")
    live.read("Борис не платит аренду игроку Аня", "2 визита").tap("add")
    live.tap("terms", "term:repay", "who:0", "digit:back", "span:rounds", "add")
    live.tap("terms", "term:promise", "write").spell("Дружить").tap("type:done", "add")
    live.read("Аня вернёт игроку Борис", "Борис обещает игроку Аня: Дружить")
    live.tap("propose").read("Дружить").tap("accept")
    deal = live.last.before.item
    assert isinstance(deal, Deal)
    assert deal.clauses == (
        Spare(BORIS, ANYA, group="entertainment", visits=2),
        Repay(ANYA, BORIS, 10, rounds=3),
        Promise(BORIS, ANYA, "Дружить"),
    )
    assert len(live.game.papers) == 3
    live.tap("seat:1")
    assert isinstance(live.vm, SheetVM)
    live.read("Договоры", "Борис не платит аренду игроку Аня")
    assert len(section(live.vm, "Договоры")) == 3


def test_a_condition_is_struck_by_a_touch(resumed: Resume) -> None:
    live = resumed(*THREE)
    live.tap("seat:0", "trade:0", "partner:1", "terms", "add")
    assert len(live.vm.terms) == 1
    live.tap("strike:0")
    assert live.vm.terms == ()
    assert not live.vm.propose.enabled


def test_a_grey_deed_says_why_it_cannot_be_had(resumed: Resume) -> None:
    live = resumed(
        Sitter("Аня", 900, 5, ("gas",), mortgaged=("gas",)), Sitter("Борис", 500, 17, ("airline",))
    )
    live.tap("seat:0", "trade:0", "deed:gives:gas").read("в залоге")
    assert live.vm.sides[0].total == 0


def test_closing_leads_back_step_by_step_to_the_sheet(resumed: Resume) -> None:
    live = resumed(*THREE)
    live.tap("seat:0", "trade:0", "partner:1", "terms", "back")
    assert isinstance(live.vm, TradeVM)
    live.tap("back")
    assert isinstance(live.vm, PartnersVM)
    live.tap("back")
    assert isinstance(live.vm, SheetVM)


@pytest.mark.parametrize("size", [(800, 480), (480, 800)])
def test_shares_and_a_policy_change_hands(resumed: Resume, size: tuple[int, int]) -> None:
    anya = Sitter("Аня", 900, 5, shares=6, policies={"red": 1})
    live = resumed(anya, Sitter("Борис", 500, 17, ("oil",)), edition=ELITE, size=size)
    live.tap("seat:0", "trade:0", "piece:gives:red", "piece:gives:share")
    live.read("Акции: сколько? Есть 6").tap("digit:2", "money:", "deed:gets:oil")
    typed(live, "gives", 30).read("2 из 6", "1 из 1", "730")
    live.tap("propose").read("2 акции", "200", "1 красный полис", "500").tap("accept")
    balance = live.game.ledger.balance
    assert [balance(purse(seat), SHARE) for seat in (ANYA, BORIS)] == [4, 2]
    assert [balance(purse(seat), "red") for seat in (ANYA, BORIS)] == [0, 1]
    assert (live.game.owner("oil"), live.game.cash(BORIS)) == (ANYA, 530)


def test_more_shares_than_there_are_stand_in_the_way_of_a_deal(resumed: Resume) -> None:
    live = resumed(Sitter("Аня", 900, 5, shares=6), Sitter("Борис", 500, 17), edition=ELITE)
    live.tap("seat:0", "trade:0", "piece:gives:share", "digit:7")
    assert "Аня" in live.vm.why
    live.tap("digit:back", "digit:5", "propose").read("5 акций")

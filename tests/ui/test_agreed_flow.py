"""What the table agrees on while the evening is under way. Without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.commands import Accept, Bid, Build, Knock, Propose
from companion.decisions import Amend, Join, Overrule
from companion.deferred import Basket
from companion.house_rules import CONCERNED, GROUPS
from companion.rules import CHAPTERS
from companion.situation import Sitter
from tests.tables import RIVALS
from tests.ui.house import Evening, in_the_middle, key
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_more import JoinVM
from ui.presenters.vm_overrule import OverruleVM
from ui.presenters.vm_rules import InForceVM
from ui.presenters.vm_table import ChargeVM, RollVM

# --- rules in force ---


def test_the_menu_tells_how_many_rules_are_the_tables_own(sat: Evening) -> None:
    assert key(sat.touch("tab:more"), "in_force").note == "всё как в издании"
    sat.touch("in_force", "rule:refusal_auction", "value:1")
    assert key(sat.touch("tab:more"), "in_force").note == "1 правило своё"


def test_a_rule_changes_from_now_on_and_the_ledger_says_so(sat: Evening) -> None:
    view = sat.touch("tab:more", "in_force", "rule:refusal_auction", "value:1")
    assert isinstance(view, InForceVM)
    assert sat.last.command == Amend({"refusal_auction": False}, "договорились за столом")
    assert [value.taken for value in view.values] == [False, True]
    row = sat.touch("tab:ledger").entries[0]
    assert row.text.startswith("Теперь играют так: Не купил — участок идёт на торги? — нет")
    assert sat.touch("undo").frame.bar.can_undo is False
    assert sat.game.options.refusal_auction


def test_the_value_that_is_played_is_no_change(sat: Evening) -> None:
    entries = len(sat.table.past) if sat.table else 0
    sat.touch("tab:more", "in_force", "rule:refusal_auction", "value:0")
    assert sat.table is not None
    assert len(sat.table.past) == entries


def test_what_only_counts_at_the_opening_says_so(sat: Evening) -> None:
    view = sat.touch("tab:more", "in_force", "group:money", "rule:opening_cash", "number:0:500")
    assert "до начала игры" in view.frame.refusal
    view = sat.touch("group:dice", "rule:order_of_play")
    assert "до начала игры" in view.values[1].refusal


def test_a_list_and_a_number_change_in_play(sat: Evening) -> None:
    sat.touch("tab:more", "in_force", "group:table", "rule:tap_to_pay", "switch:fine")
    assert "fine" in sat.game.options.tap_to_pay
    sat.touch("group:start", "rule:income", "number:0:350")
    assert sat.game.options.income == 350


# --- who joins ---


def test_nobody_joins_a_table_that_did_not_agree_to(sat: Evening) -> None:
    found = key(sat.touch("tab:more"), "join")
    assert not found.enabled
    assert "не подсаживаются" in found.refusal


def test_one_more_player_sits_down(sat: Evening) -> None:
    sat.touch("tab:more", "in_force", "group:table", "rule:late_join", "value:1")
    view = sat.touch("tab:more", "join")
    assert isinstance(view, JoinVM)
    assert (view.person.name, view.person.coin) == ("Григорий", 5)
    assert [coin.taken for coin in view.person.coins] == [True] * 4 + [False] * 2
    view = sat.touch("name:Женя", "coin:6", "sit")
    assert isinstance(view, RollVM)
    assert isinstance(sat.last.command, Join)
    newcomer = sat.game.players[4]
    assert (newcomer.name, newcomer.coin, sat.game.cash(4)) == ("Женя", 6, 2000)
    sat.touch("undo")
    assert len(sat.game.players) == 4


def test_who_joins_after_a_newcomer_begins_with_a_form_of_his_own(sat: Evening) -> None:
    sat.touch("tab:more", "in_force", "group:table", "rule:late_join", "value:1")
    sat.touch("tab:more", "join", "name:Женя", "coin:6", "sit")
    view = sat.touch("tab:more", "join")
    assert (view.person.name, view.person.coin) == ("Григорий", 5)


# --- the table decides a sum ---


@pytest.fixture
def owing(tmp_path: Path) -> Evening:
    """Give an evening in which Аня owes Боря the rent of a whole industry, 76."""
    owner = Sitter("Боря", 500, 3, ("railway", "shipping", "airline"))
    evening = in_the_middle(tmp_path, Sitter("Аня", 500, 25), owner)
    evening.throw(1, 2)
    assert isinstance(evening.view(), ChargeVM)
    return evening


def cash(evening: Evening) -> list[int]:
    return [evening.game.cash(seat) for seat in evening.game.seats]


def test_every_chapter_that_concerns_rules_is_one_and_so_is_its_group() -> None:
    articles = {str(article) for chapter in CHAPTERS.values() for article in chapter.articles}
    assert {*CHAPTERS, *articles} >= set(CONCERNED)
    assert set(GROUPS) >= set(CONCERNED.values())


def test_the_sum_that_waits_is_decided_and_the_slip_says_so(owing: Evening) -> None:
    view = owing.touch("why", "overrule")
    assert isinstance(view, OverruleVM)
    assert (view.amount, view.note) == (76, "платит Аня, получает Боря")
    view = owing.touch("reason:день рождения", "decide:20")
    assert isinstance(view, ChargeVM)
    assert view.slip.total == 20
    assert view.slip.rows[-1].text == "Решение стола: день рождения"
    assert owing.last.command == Overrule("seat0", "seat1", 20, "день рождения")
    owing.touch("accept")
    assert cash(owing) == [480, 520]


def test_a_decision_may_be_the_rule_from_now_on(owing: Evening) -> None:
    view = owing.touch("why", "overrule")
    found = [row.text for row in view.agree.rows]
    at = found.index("Удваивать ли и аренду участка с постройками?")
    view = owing.touch(f"agree:{at}")
    assert view.agree.agreed
    assert [row.chosen for row in view.agree.rows].index(True) == at
    assert not owing.touch("agree:0").agree.agreed
    owing.touch(f"agree:{at}", "decide:38")
    assert isinstance(owing.last.command, Overrule)
    assert owing.last.command.options == {"double_rent_with_buildings": True}
    assert owing.game.options.double_rent_with_buildings
    assert "теперь играют так" in owing.touch("tab:ledger").entries[0].text


def test_a_sum_may_stay_what_it_is_and_another_rule_hold_from_now_on(owing: Evening) -> None:
    assert owing.touch("why", "overrule").same == "сумма та же"
    assert owing.touch("agree:1").same == ""
    assert isinstance(owing.touch("decide:76"), ChargeVM)
    owing.touch("accept")
    assert cash(owing) == [424, 576]


def questions(evening: Evening, seq: int) -> set[str]:
    """Return the rules that may be changed with the sum of an entry."""
    view = evening.touch("tab:ledger", f"why:{seq}", "overrule")
    return {row.text for row in view.agree.rows}


def test_a_sum_of_a_deal_hangs_on_the_rules_of_deals(owing: Evening) -> None:
    owing.touch("accept")
    owing.submit(Propose(0, 1, Basket({"money": 50}), Basket({}, ("airline",))))
    owing.submit(Accept(1))
    assert "Можно ли продать или обменять заложенный участок?" in questions(
        owing, owing.last.entry.seq
    )


def test_the_price_of_a_building_sold_by_auction_hangs_on_the_rules_of_building(
    tmp_path: Path,
) -> None:
    short = {"build_when": "between_turns", "tap_to_pay": []}
    evening = in_the_middle(tmp_path, *RIVALS, options=short)
    for command in (Build(0, "bakery"), Bid(1, 60), Knock(), Build(1, "cars")):
        evening.submit(command)
    asked = "Построек в коробке меньше, чем желающих?"
    assert asked in questions(evening, evening.last.entry.seq - 1)


def test_a_reason_of_nothing_is_refused_readably(owing: Evening) -> None:
    view: Any = owing.touch("why", "overrule", "reason: ", "decide:20")
    assert view.frame.refusal == "Запишите причину: без неё записи не бывает."
    assert isinstance(view, OverruleVM)


@pytest.mark.parametrize(("amount", "after"), [(20, [480, 520]), (100, [400, 600])])
def test_a_sum_paid_long_ago_is_given_back_or_paid_up(
    owing: Evening, amount: int, after: list[int]
) -> None:
    owing.touch("accept")
    assert cash(owing) == [424, 576]
    seq = owing.last.entry.seq
    view = owing.touch("tab:ledger", f"why:{seq}", "overrule")
    assert view.less == "Боря вернёт {sum}"
    owing.touch(f"decide:{amount}")
    while isinstance(owing.view(), ChargeVM):
        owing.touch("accept")
    assert cash(owing) == after


def test_a_sum_paid_long_ago_is_decided_without_touching_what_waits(owing: Evening) -> None:
    owing.touch("accept")
    owing.touch("tab:ledger", f"why:{owing.last.entry.seq}", "overrule", "decide:100")
    said = owing.say("overrule.usual")
    assert owing.last.command == Overrule("seat0", "seat1", 24, said, besides=True)


def test_one_comes_back_to_where_the_question_was_asked(owing: Evening) -> None:
    assert isinstance(owing.touch("why", "overrule", "back"), ArbiterVM)
    assert isinstance(owing.touch("understood"), ChargeVM)


def test_what_a_purchase_would_cost_is_not_decided(sat: Evening) -> None:
    sat.throw(1, 3)
    view = sat.touch("why")
    assert isinstance(view, ArbiterVM)
    assert [chip.label for chip in view.chips] == ["сейчас"]
    assert "overrule" not in {key.name for key in view.keys}

"""House rules before the evening: looked at, changed, remembered. Without a window."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from companion.commands import Open
from companion.house_rules import QUARRELS, groups
from tests.tables import CLASSIC
from tests.ui.house import Evening
from ui.presenters.vm_rules import RulesVM
from ui.presenters.vm_start import SeatsVM
from ui.presenters.vm_table import RollVM
from ui.settings import load, save

BOX = "edition:millionaire-classic"


@pytest.fixture
def agreeing(evening: Evening) -> Evening:
    """Give an evening at its house rules."""
    evening.touch(BOX, "start")
    return evening


def opened(evening: Evening) -> Open:
    assert evening.table is not None
    command = evening.table.past[0].command
    assert isinstance(command, Open)
    return command


def played(evening: Evening, rule: str) -> Any:
    return getattr(evening.game.options, rule)


def row(view: RulesVM, rule: str) -> Any:
    return next(row for row in view.rows if row.name == f"rule:{rule}")


def test_a_family_that_does_not_care_passes_with_one_touch(agreeing: Evening) -> None:
    assert isinstance(agreeing.view(), RulesVM)
    assert isinstance(agreeing.touch("begin"), RollVM)
    assert opened(agreeing).options == {}


def test_the_rules_quarrelled_about_come_first_and_every_rule_is_in_one_group(
    agreeing: Evening,
) -> None:
    view = agreeing.view()
    names = [row.name for row in view.rows]
    first = names.index("group:quarrel") + 1
    assert {name.removeprefix("rule:") for name in names[first : first + len(QUARRELS)]} == QUARRELS
    seen = {name for name in names if name.startswith("rule:")}
    for group in groups(CLASSIC.parts):
        seen |= {row.name for row in agreeing.touch(f"group:{group}").rows}
        agreeing.touch(f"group:{group}")
    concerned = chain.from_iterable(groups(CLASSIC.parts).values())
    assert {name for name in seen if name.startswith("rule:")} == {
        f"rule:{rule}" for rule in concerned
    }


def test_a_rule_explains_itself_and_is_set_by_one_touch(agreeing: Evening) -> None:
    view = agreeing.touch("rule:third_failure")
    assert "По буклету остаётся только штраф" in view.slip.rows[0].rule
    assert [value.taken for value in view.values] == [False, True, False]
    view = agreeing.touch("value:0")
    assert [value.taken for value in view.values] == [True, False, False]
    assert row(view, "third_failure").differs
    assert view.note == "1 правило своё"
    agreeing.touch("begin")
    assert opened(agreeing).options == {"third_failure": "pay_and_move_by_that_throw"}
    assert played(agreeing, "third_failure") == "pay_and_move_by_that_throw"


def test_what_differs_is_reset_to_the_edition(agreeing: Evening) -> None:
    view = agreeing.touch("rule:refusal_auction", "value:1", "group:start", "rule:income", "more:0")
    assert view.reset is not None
    assert view.note == "2 правила свои"
    view = agreeing.touch("reset")
    assert view.reset is None
    assert view.note == "всё как в издании"
    agreeing.touch("begin")
    assert opened(agreeing).options == {}


def test_a_rule_set_back_by_hand_is_no_rule_of_ones_own(agreeing: Evening) -> None:
    agreeing.touch("rule:refusal_auction", "value:1", "value:0", "begin")
    assert opened(agreeing).options == {}


def test_a_group_opens_with_its_first_rule_and_keeps_one_that_is_looked_at(
    agreeing: Evening,
) -> None:
    agreeing.touch("group:start")
    view = agreeing.touch("group:money")
    first = view.rows[[row.name for row in view.rows].index("group:money") + 1]
    assert (first.chosen, view.slip.rows[0].text) == (True, first.text)
    agreeing.touch("rule:opening_pots", "group:money")
    assert row(agreeing.touch("group:money"), "opening_pots").chosen


def test_a_number_goes_by_steps_and_is_typed(agreeing: Evening) -> None:
    view = agreeing.touch("group:money", "rule:opening_cash", "more:0")
    assert view.numbers[0].value == 2100
    assert agreeing.touch("less:0", "less:0").numbers[0].value == 1900
    view = agreeing.touch("number:0:1234")
    assert view.numbers[0].text == "1\u00a0234\u00a0ф"
    agreeing.touch("begin")
    assert agreeing.game.cash(0) == 1234


def test_a_number_that_cannot_be_played_is_refused(agreeing: Evening) -> None:
    view = agreeing.touch("group:inspection", "rule:detention_throws", "number:0:0")
    assert view.frame.refusal
    assert view.numbers[0].value == 3
    view = agreeing.touch("less:0", "less:0")
    assert (view.numbers[0].value, view.numbers[0].less.enabled) == (1, False)


def test_the_sums_of_a_pair_and_of_the_pots_are_set_apart(agreeing: Evening) -> None:
    agreeing.touch("group:jackpot", "rule:jackpot_stake_limits", "number:0:10", "number:1:500")
    agreeing.touch("group:money", "rule:opening_pots", "number:1:70", "begin")
    assert played(agreeing, "jackpot_stake_limits") == (10, 500)
    assert played(agreeing, "opening_pots") == {"kassa": 200, "charity": 70}
    assert agreeing.game.ledger.balance("charity") == 70


def test_a_most_below_the_least_is_refused(agreeing: Evening) -> None:
    view = agreeing.touch("group:jackpot", "rule:jackpot_stake_limits", "number:0:10", "number:1:5")
    assert view.frame.refusal
    assert [number.value for number in view.numbers] == [10, 0]


def test_lists_are_switches(agreeing: Evening) -> None:
    view = agreeing.touch("group:cards", "rule:decks_on_screen", "switch:chance")
    assert [value.taken for value in view.values if value.name == "switch:chance"] == [True]
    agreeing.touch("group:table", "rule:tap_to_pay", "switch:rent", "switch:fine", "begin")
    assert played(agreeing, "decks_on_screen") == ("chance",)
    assert played(agreeing, "tap_to_pay") == ("pay", "fine", "jackpot")


def test_a_deck_of_which_no_card_is_known_stays_on_the_table(agreeing: Evening) -> None:
    view = agreeing.touch("group:cards", "rule:decks_on_screen")
    unknown = {f"switch:{name}" for name, deck in CLASSIC.decks.items() if not deck.cards}
    assert {value.name for value in view.values if value.refusal} == unknown
    for name in unknown:
        assert agreeing.touch(name).frame.refusal


def test_the_first_turn_is_told_by_the_rule_in_force(agreeing: Evening) -> None:
    assert agreeing.view().main.note == "первый ход по жребию"
    view = agreeing.touch("group:dice", "rule:order_of_play", "value:1")
    assert view.main.note == "первый ход — за больший бросок"


def test_rules_are_remembered_for_the_next_evening_with_this_box(
    agreeing: Evening, tmp_path: Path
) -> None:
    agreeing.touch("rule:refusal_auction", "value:1")
    agreeing.touch("group:jackpot", "rule:jackpot_stake_limits", "number:1:500", "begin")
    save(tmp_path / "settings.json", agreeing.settings)
    agreeing.settings = load(tmp_path / "settings.json")
    view = agreeing.touch("tab:more", "editions", BOX, "start")
    assert view.note == "2 правила свои"
    agreeing.touch("begin")
    assert opened(agreeing).options == {
        "refusal_auction": False,
        "jackpot_stake_limits": (1, 500),
    }


def test_going_back_to_the_seats_forgets_no_rule(agreeing: Evening) -> None:
    agreeing.touch("rule:refusal_auction", "value:1", "back")
    assert agreeing.place == "seats"
    assert agreeing.touch("start").note == "1 правило своё"


def test_rules_that_the_edition_does_not_know_any_more_are_left_out(evening: Evening) -> None:
    kept = {"millionaire-classic": {"income": 300, "toll": 5, "fine": "much", "rounding": "down"}}
    evening.set(house_rules=kept)
    assert evening.touch(BOX, "start").note == "2 правила свои"
    evening.touch("begin")
    assert opened(evening).options == {"income": 300, "rounding": "down"}


def test_the_seats_lie_as_the_screen_was_turned_meanwhile(agreeing: Evening) -> None:
    agreeing.touch("back", "place:4", "near", "start")
    view = agreeing.touch("back")
    assert isinstance(view, SeatsVM)
    assert (agreeing.settings.turned, view.near) == (90, 0)
    assert view.places[4].player is None
    assert view.places[0].player is not None
    assert view.places[0].player.name == "Вера"

"""The house rules by real touches, and every rule at every size."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from kivy.metrics import dp

from companion.house_rules import GROUPS, QUARRELS
from tests.ui.conftest import Show
from tests.ui.driver import Driver
from tests.ui.gallery import LANGS, SIZES, find, turn_to
from tests.ui.house import Evening
from tests.ui.live import BOX, Live
from tests.ui.test_gallery import faults
from ui.presenters.vm_rules import RulesVM


def shown(language: str) -> dict[str, Any]:
    """Return the view of every rule, in its group."""
    found = {}
    with TemporaryDirectory() as home:
        evening = Evening(Path(home), language=language)
        evening.touch("edition:millionaire-deluxe", "start", "group:quarrel")
        for group, rules in {"quarrel": sorted(QUARRELS), **GROUPS}.items():
            view, head = evening.view(), f"group:{group}"
            if view.opened != head and head in [row.name for row in view.rows]:
                evening.touch(head)
            for rule in rules:
                found[rule] = evening.touch(f"rule:{rule}")
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", LANGS)
def test_every_rule_passes_the_checks(
    standing: Driver, language: str, size: tuple[int, int]
) -> None:
    found = []
    for rule, view in shown(language).items():
        turn_to(standing, view, language, "evening", size)
        found += [f"{rule}: {fault}" for fault in faults(standing, view)]
    assert found == []


def test_a_number_is_typed_on_the_keypad(show: Show) -> None:
    driver = show("rules_numbers")
    for name in ("type:1", "digit:5", "digit:00", "typed"):
        driver.tap(find(driver, name))
    assert driver.app.heard == ["number:1:500"]


def test_typing_given_up_changes_nothing(show: Show) -> None:
    driver = show("rules_numbers")
    for name in ("type:0", "digit:5", "untyped", "more:1"):
        driver.tap(find(driver, name))
    assert driver.app.heard == ["more:1"]


def test_a_value_that_cannot_be_taken_says_why(show: Show) -> None:
    driver = show("rules_switches")
    driver.tap(find(driver, "switch:0"))
    assert driver.app.heard == []
    assert driver.app.screen.notice.text == "!"


def test_an_evening_begins_with_a_rule_of_its_own(tmp_path: Path) -> None:
    kassa = Live(tmp_path).start()
    kassa.tap(BOX, "start")
    assert isinstance(kassa.vm, RulesVM)
    kassa.driver.drag(kassa.screen.list, 0, dp(200), steps=40)
    kassa.driver.run(1)
    kassa.tap("rule:refusal_auction", "value:1").read("1 правило своё", "нет")
    kassa.tap("begin").throw(1, 3).tap("decline")
    assert kassa.game.owner("night_club") is None
    kassa.read("Ходит")
    kassa.stop()


def test_a_number_begun_is_taken_before_the_evening_begins(tmp_path: Path) -> None:
    kassa = Live(tmp_path).start()
    kassa.tap(BOX, "start", "type:0", "digit:4", "digit:5", "begin").read("45 мин")
    kassa.tap("begin")
    assert kassa.game.options.time_limit == 45
    kassa.stop()

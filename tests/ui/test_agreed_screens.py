"""Rules in force, the clock, who joins, and decisions, by real touches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.metrics import dp

from companion.commands import Arrange
from companion.decisions import Amend, Join, Overrule, TimeUp
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, no_clock
from tests.ui.conftest import Show
from tests.ui.gallery import find
from tests.ui.house import Watch
from tests.ui.live import Live
from ui.settings import Settings, save

PEOPLE = ("Аня", "Борис", "Вера", "Гриша")


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def kassa(tmp_path: Path, watch: Watch) -> Iterator[Live]:
    """Give an app whose next evening is of one minute, and may be joined."""
    rules = {"time_limit": 1, "late_join": "with_start_capital", "timed_end_moment": "finish_turn"}
    save(tmp_path / "settings.json", Settings(house_rules={CLASSIC.id: rules}))
    live = Live(tmp_path, clock=watch).start()
    yield live
    live.stop()


def test_the_app_calls_time_by_itself_and_the_evening_ends_with_the_turn(
    kassa: Live, watch: Watch
) -> None:
    kassa.sit_down(*PEOPLE).read("1 мин")
    kassa.throw(1, 3)
    watch.go_on(2)
    kassa.driver.run(6)
    assert isinstance(kassa.last.command, TimeUp)
    kassa.read("Время вышло", "Доигрываем этот ход", "время!")
    kassa.tap("clock:read", "accept").read("Победа")


def test_the_time_is_a_tab_that_leads_to_the_rules_in_force(kassa: Live) -> None:
    kassa.sit_down(*PEOPLE)
    kassa.tap("tab:in_force").read("Правила стола", "Сколько времени играют?")
    kassa.tap("value:1").read("1 ч")
    assert kassa.last.command == Amend({"time_limit": 60}, "договорились за столом")
    kassa.tap("type:0", "digit:4", "digit:5", "typed").read("45 мин")
    kassa.tap("undo", "tab:in_force").read("1 ч")


def test_a_late_comer_writes_a_name_takes_a_coin_and_sits_down(kassa: Live) -> None:
    kassa.sit_down(*PEOPLE)
    kassa.tap("tab:more", "join").read("Ещё один игрок", "2 000 ф")
    kassa.tap("type:name", *["type:back"] * 8).spell("Оля").tap("type:done", "coin:6", "sit")
    assert isinstance(kassa.last.command, Join)
    kassa.read("Оля")
    assert [seat.player.name for seat in kassa.vm.frame.seats][-1] == "Оля"


def owing(home: Path) -> Live:
    """Start in the middle of an evening: Аня is about to owe Боря a rent of 76."""
    journal = Shelf(home).begin(CLASSIC, "")
    rich = Sitter("Боря", 500, 3, ("railway", "shipping", "airline"))
    Table(journal, no_clock).submit(Arrange((Sitter("Аня", 500, 25), rich)))
    journal.close()
    save(home / "settings.json", Settings(hint_seen=True))
    return Live(home).start().tap("resume").throw(1, 2)


def test_the_table_decides_a_sum_for_a_reason_and_for_good(tmp_path: Path) -> None:
    kassa = owing(tmp_path)
    kassa.tap("why", "overrule").read("Решим сами", "По правилам", "сумма та же")
    kassa.tap("digit:2", "digit:0").read("вместо 76 ф")
    kassa.tap("type:reason").spell("Подарок").tap("type:done").read("Подарок")
    kassa.tap("rules:open").read("Отныне это наше правило?")
    kassa.tap("agree:2").read("Отныне так всегда", "20")
    kassa.tap("decide:20").read("Решение стола: Подарок", "К оплате", "20")
    assert isinstance(kassa.last.command, Overrule)
    assert (kassa.last.command.reason, len(kassa.last.command.options)) == ("Подарок", 1)
    kassa.tap("accept")
    assert [kassa.game.cash(seat) for seat in kassa.game.seats] == [480, 520]
    kassa.stop()


def test_a_rent_paid_by_mistake_is_given_back_from_the_ledger(tmp_path: Path) -> None:
    kassa = owing(tmp_path)
    kassa.tap("accept", "tab:ledger", f"why:{3}", "overrule")
    kassa.tap("digit:3", "digit:8").read("Боря вернёт 38 ф").tap("decide:38")
    assert [kassa.game.cash(seat) for seat in kassa.game.seats] == [462, 538]
    kassa.stop()


def test_the_list_of_rules_to_agree_on_is_left_as_it_was_entered(show: Show) -> None:
    driver = show("overrule")
    for name in ("digit:5", "rules:open", "rules:close"):
        driver.tap(find(driver, name))
    assert driver.app.heard == []
    assert find(driver, "decide:5").label == "Решено"
    driver.tap(find(driver, "part:1"))
    assert driver.app.heard == ["part:1"]


def test_a_group_that_opens_comes_to_the_top_of_the_list(kassa: Live) -> None:
    kassa.tap("edition:millionaire-classic", "start")
    assert kassa.screen.list.offset == 0
    kassa.tap("group:quarrel", "group:start", "rule:income", "more:0").read("220 ф")
    names = [row.name for row in kassa.vm.rows]
    assert kassa.screen.list.offset == pytest.approx(dp(70) * names.index("group:start"))

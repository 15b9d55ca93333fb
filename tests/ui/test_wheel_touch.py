"""Common cards by real touches in the real app: composed with the keypad, and back again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.commands import Arrange
from companion.effects import Pay
from companion.lap_tax import exemption
from companion.lasting import Alter
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Table
from companion.wheel import lying
from tests.tables import ELITE, no_clock
from tests.ui.live import Live
from ui.presenters.vm_table import CardVM, RollVM


@pytest.fixture
def drawing(tmp_path: Path) -> Iterator[Live]:
    """Have Аня draw a card of Fortune."""
    sitters = (Sitter("Аня", 500), Sitter("Боря", 500))
    journal = Shelf(tmp_path).begin(ELITE, "")
    Table(journal, no_clock).submit(Arrange(sitters, options={"tap_to_pay": []}))
    journal.close()
    live = Live(tmp_path, size=(800, 480)).start()
    yield live.tap("resume").throw(1, 2)
    live.stop()


def test_a_card_is_composed_on_the_keys_and_the_keypad(drawing: Live) -> None:
    live = drawing.tap("card:new", "card:lasting", "card:topic:let:set")
    live.tap("card:scope:group", "card:scope:group:media")
    live.tap("digit:7", "digit:0", "card:get:70")
    assert isinstance(live.vm, CardVM)
    live.read("Аренда 70 ф: отрасль «СМИ».")
    live.tap("card:pay", "digit:5", "card:pay:5")
    (paper,) = lying(live.game)
    assert paper.says == Alter("fortune", "let", "set", 70, group="media")
    assert live.game.remembered["fortune"]["said-1"].effects == (paper.says, Pay(5))
    assert isinstance(live.vm, RollVM)


def test_the_way_back_from_a_figure_leads_to_the_known_cards(drawing: Live) -> None:
    live = drawing.tap("card:new", "card:lasting", "card:topic:let:times", "card:scope:number:2")
    live.tap("digit:2", "card:back")
    assert isinstance(live.vm, CardVM)
    assert live.vm.known
    live.read("Какая это карточка?")


def test_a_known_card_on_the_second_page_and_nothing_else(drawing: Live) -> None:
    live = drawing.tap("card:more", "card:known:rent_3_first")
    live.read("Аренда 3 ф: участки № 1 всех отраслей.")
    live.tap("card:nothing")
    assert [paper.card for paper in lying(live.game)] == ["rent_3_first"]


def test_a_card_about_all_plots_has_its_key(drawing: Live) -> None:
    live = drawing.tap("card:new", "card:lasting", "card:topic:plot_tax:times", "card:scope:all")
    live.tap("digit:2", "card:get:2", "card:nothing")
    assert [paper.says for paper in lying(live.game)] == [Alter("fortune", "plot_tax", "times", 2)]


def test_what_lies_on_the_wheel_and_an_exemption_are_matched_to_the_table(drawing: Live) -> None:
    live = drawing.tap("card:more", "card:known:rent_3_first", "card:nothing")
    live.tap("tab:ledger", "match", "kind:5", "value:fortune@tax_20_mining", "type:note")
    live.spell("Так").tap("type:done", "match:force:wheel0:fortune@tax_20_mining:Так")
    assert [paper.card for paper in lying(live.game)] == ["tax_20_mining"]
    live.tap("subject:1", "value:exempt", "type:note").spell("Так")
    live.tap("type:done", "match:force:1:exempt:Так")
    assert exemption(live.game, 1)
    live.read("Освобождение")

"""What an Elite table is told, without a window: the auction cell, Fortune, exemptions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.edition import Edition
from companion.in_force import CommonCard
from companion.lasting import Alter
from companion.situation import Sitter
from companion.wheel import lying
from tests.tables import CLASSIC, ELITE
from tests.ui.house import Evening, in_the_middle, section
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_market import MarketVM
from ui.presenters.vm_more import MoreVM
from ui.presenters.vm_sheet import SheetVM
from ui.presenters.vm_table import ChargeVM, QuestionVM, RollVM

VERA = Sitter("Вера", 700, 7)


def elite(home: Path, *sitters: Sitter, **arranged: Any) -> Evening:
    return in_the_middle(home, *sitters, edition=ELITE, **arranged)


@pytest.fixture
def cell(tmp_path: Path) -> Evening:
    """Аня is on the auction cell, and Борис has a plot and a policy."""
    boris = Sitter("Борис", 500, 5, ("brewery", "chocolate"), policies={"green": 1})
    evening = elite(tmp_path, Sitter("Аня", 900, 33), boris, VERA)
    evening.throw(1, 2)
    return evening


def test_each_of_the_three_throws_says_what_it_decides(cell: Evening) -> None:
    told = [(cell.view().prompt, cell.view().hint)]
    for face in (1, 2):
        view = cell.touch(f"die:0:{face}")
        assert isinstance(view, RollVM)
        told.append((view.prompt, view.hint))
    assert told == [
        ("Аукцион: какая сторона?", "1–4 от «Старта», 5 и 6 — отмена"),
        ("Какая отрасль?", "чёт — после центра, нечёт — до"),
        ("Какой участок отрасли?", "по порядку от «Старта»"),
    ]


def test_the_owner_is_told_which_plot_goes_to_auction(cell: Evening) -> None:
    view = cell.touch("die:0:1", "die:0:2", "die:0:1")
    assert isinstance(view, QuestionVM)
    assert view.slip.title == "Участок идёт на аукцион"
    assert view.slip.rows[0].text == "Кубики выбрали: Шоколадная фабрика"
    view = cell.touch("answer:1")
    assert isinstance(view, AuctionVM)
    assert view.note == "Борис · Пищевая, цена на поле 90\u00a0ф"
    assert view.sold.note == "остаётся у игрока Борис"


def test_a_side_that_is_not_there_is_said_over_the_next_throw(cell: Evening) -> None:
    view = cell.touch("die:0:6")
    assert isinstance(view, RollVM)
    assert view.head.note == "Такой стороны у поля нет: аукцион отменяется"


def test_an_exemption_is_said_at_once_and_stands_on_the_sheet(tmp_path: Path) -> None:
    evening = elite(tmp_path, Sitter("Аня", 900, 19), Sitter("Борис", 500, 5))
    view = evening.throw(1, 2)
    assert view.head.note == "Аня: освобождение от кругового налога"
    view = evening.touch("seat:0")
    assert isinstance(view, SheetVM)
    assert section(view, "Акции и полисы")[1].text == "Освобождение от кругового налога"
    assert len(section(evening.touch("seat:1"), "Акции и полисы")) == 1


def test_what_a_card_without_a_name_orders_goes_by_its_deck(tmp_path: Path) -> None:
    boris = Sitter("Борис", 500, 5, ("paging",), policies={"blue": 1})
    evening = elite(tmp_path, Sitter("Аня", 900, 10), boris)
    evening.throw(1, 2)
    view = evening.touch("card:known:double_tax_third", "card:pay:50")
    assert isinstance(view, ChargeVM)
    assert view.slip.title == "Карточка «Фортуна»"
    view = evening.touch("accept")
    assert isinstance(view, QuestionVM)
    assert (view.slip.title, view.slip.rows[0].text) == (
        "Карточка «Фортуна»",
        "Заплатить 50\u00a0ф, получает Банк",
    )
    view = evening.touch("answer:0")
    assert view.head.note == "Синий полис: карточка «Фортуна» не касается"
    view = evening.touch("tab:table")
    assert view.head.note.startswith("на колесе: Налог ×\u00a02: участки №\u00a03 всех отраслей")


def test_more_policies_than_keys_have_room_for_are_on_a_page_of_their_own(tmp_path: Path) -> None:
    dear = Alter("fortune", "plot_tax", "set", 50, group="food")
    twice = Alter("fortune", "let", "times", 2, group="food")
    anya = Sitter("Аня", 900, 20, ("brewery",), policies={"blue": 1, "orange": 1, "red": 1})
    wheel = tuple(CommonCard("fortune", says=says) for says in (dear, twice))
    evening = elite(tmp_path, anya, Sitter("Борис", 500, 5), wheel=wheel)
    view = evening.touch("tab:more", "market:0")
    assert [key.label for key in view.keys if key.name == "at_hand:0"] == ["На руках: 6"]
    view = evening.touch("at_hand:0")
    assert isinstance(view, QuestionVM)
    assert [key.name for key in view.keys[-2:]] == ["shelter:red:2", "back"]
    assert isinstance(evening.touch("back"), MarketVM)
    evening.touch("at_hand:0", "shelter:red:1")
    assert [paper.spared for paper in lying(evening.game)] == [(0,), ()]


@pytest.mark.parametrize(
    ("box", "kept"),
    [
        (CLASSIC, "Касса ведёт: банк, аукцион"),
        (ELITE, "Касса ведёт: банк, аукцион, биржу, страхование"),
    ],
    ids=["classic", "elite"],
)
def test_the_menu_says_what_the_app_keeps_for_the_table(
    tmp_path: Path, box: Edition, kept: str
) -> None:
    view = in_the_middle(tmp_path, Sitter("Аня", 900), VERA, edition=box).touch("tab:more")
    assert isinstance(view, MoreVM)
    assert view.offices == kept

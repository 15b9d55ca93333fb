"""Common cards by touches, without a window: known ones, composed ones, and what lies there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.cards import CardId
from companion.commands import ReadCard, Shuffle
from companion.effects import Pay, Receive
from companion.in_force import CommonCard
from companion.lap_tax import exemption, owes
from companion.lasting import Alter
from companion.market import ShiftPrice
from companion.situation import Sitter
from companion.wheel import lying
from tests.tables import ELITE
from tests.ui.house import Evening, in_the_middle
from ui.presenters.vm_bank import MatchVM
from ui.presenters.vm_table import CardVM, QuestionVM, RollVM


def drawing(home: Path, **options: Any) -> Evening:
    """Return an evening of Elite in which Аня draws a card of Fortune."""
    sitters = (Sitter("Аня", 500), Sitter("Боря", 500))
    evening = in_the_middle(home, *sitters, edition=ELITE, options={"tap_to_pay": [], **options})
    evening.throw(1, 2)
    return evening


def names(view: CardVM) -> list[str]:
    """Return the keys that a view shows first."""
    keys = view.known[0] if view.page == "card:known" else view.others
    return [key.name for key in keys]


def test_the_known_cards_are_one_touch_and_then_what_they_order_at_once(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    view = evening.view()
    assert isinstance(view, CardVM)
    labels = {key.name: key.label for leaf in view.known for key in leaf}
    assert labels["card:known:no_tax_food"] == "Без налога: отрасль «Пищевая»"
    assert "card:known:bonus" not in labels
    view = evening.touch("card:known:no_tax_food")
    assert isinstance(view, CardVM)
    assert view.slip.rows[0].text == "Без налога: отрасль «Пищевая»."
    assert "card:nothing" in names(view)
    evening.touch("card:nothing")
    assert evening.last.command == ReadCard(0, card="no_tax_food")


def test_what_is_added_to_a_known_card_is_remembered(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    evening.touch("card:known:no_tax_food", "card:get:30")
    assert evening.last.command == ReadCard(0, (Receive(30),), "no_tax_food", remember=True)
    assert [evening.game.cash(seat) for seat in (0, 1)] == [530, 530]
    evening.throw(1, 2)
    evening.touch("card:known:no_tax_food")
    assert [evening.game.cash(seat) for seat in (0, 1)] == [560, 560]


def test_an_unknown_card_is_composed_step_by_step(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    view = evening.touch("card:lasting")
    assert isinstance(view, CardVM)
    assert names(view)[:3] == ["card:topic:let:set", "card:topic:let:none", "card:topic:let:times"]
    view = evening.touch("card:topic:let:set")
    assert isinstance(view, CardVM)
    assert "card:scope:number:3" in names(view)
    assert "card:scope:number:4" not in names(view)
    view = evening.touch("card:scope:group", "card:scope:group:media")
    assert isinstance(view, CardVM)
    assert view.page == "card:get"
    view = evening.touch("card:get:70")
    assert isinstance(view, CardVM)
    assert view.slip.rows[0].text == "Аренда 70\u00a0ф: отрасль «СМИ»."
    evening.touch("card:pay:5")
    alter = Alter("fortune", "let", "set", 70, group="media")
    assert evening.last.command == ReadCard(0, (alter, Pay(5)), remember=True)
    assert [evening.game.cash(seat) for seat in (0, 1)] == [495, 495]


def test_a_basket_of_several_orders_is_said_after_what_is_changed_for_long(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    evening.touch("card:lasting", "card:topic:let:none", "card:scope:number:1", "card:several")
    view = evening.touch("card:get:20", "card:say:price_up", "card:get:2")
    assert [row.text for row in view.slip.rows] == [
        "Без аренды: участки №\u00a01 всех отраслей.",
        "Получить 20\u00a0ф из банка; акция дорожает на 2 пункта",
        "Что ещё? «Или» — если на выбор",
    ]
    evening.touch("card:done")
    alter = Alter("fortune", "let", "set", 0, number=1)
    effects = (alter, Receive(20), ShiftPrice(2))
    assert evening.last.command == ReadCard(0, effects, remember=True)
    assert [evening.game.cash(seat) for seat in (0, 1)] == [520, 520]


def test_a_common_card_offers_only_what_may_happen_to_everyone(tmp_path: Path) -> None:
    found = names(drawing(tmp_path).touch("card:words"))
    assert {"card:say:tax", "card:say:get_built", "card:say:skip"} <= {*found}
    assert not {"card:say:collect", "card:say:take:kassa", "card:say:draw:chance"} & {*found}


def test_one_key_more_than_a_page_holds_makes_no_page_of_its_own(tmp_path: Path) -> None:
    view = drawing(tmp_path).touch("card:words", "card:say:nearest")
    assert [len(leaf) for leaf in view.known] == [18]


def test_what_is_nothing_needs_no_figure(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    evening.touch("card:lasting", "card:topic:plot_tax:none", "card:scope:number:2", "card:nothing")
    (paper,) = lying(evening.game)
    assert paper.says == Alter("fortune", "plot_tax", "set", 0, number=2)


def test_nothing_is_said_of_an_industry_before_it_is_named(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    view = evening.touch("card:lasting", "card:topic:let:none", "card:scope:group")
    assert isinstance(view, CardVM)
    assert "card:scope:group:central" in names(view)
    evening.touch("card:scope:group:central", "card:nothing")
    (paper,) = lying(evening.game)
    assert paper.says == Alter("fortune", "let", "set", 0, group="central")


def test_one_can_go_back_to_the_beginning(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    first = evening.view()
    assert isinstance(first, CardVM)
    for way in (("card:lasting",), ("card:known:no_tax_food",)):
        assert evening.touch(*way) != first
        again = evening.touch("card:back:start")
        assert isinstance(again, CardVM)
        assert (again.slip, again.known) == (first.slip, first.known)


def test_what_was_said_of_a_card_is_forgotten_with_it(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    evening.touch("card:lasting", "card:topic:let:set", "undo")
    evening.throw(1, 2)
    view = evening.view()
    assert isinstance(view, CardVM)
    assert view.known


def test_a_card_nobody_knows_is_told_to_lie_on_the_wheel(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    evening.touch("card:known:no_tax_food", "card:nothing", "tab:ledger", "match")
    view = evening.touch("match:force:wheel0:fortune@+:не та")
    assert isinstance(view, CardVM)
    assert view.known_title == "Что меняет карточка?"
    assert isinstance(evening.touch("card:back"), MatchVM)
    evening.touch(
        "match:force:wheel0:fortune@+:не та", "card:topic:let:times", "card:scope:number:2"
    )
    view = evening.touch("card:get:3")
    assert isinstance(view, MatchVM)
    (paper,) = lying(evening.game)
    assert paper.says == Alter("fortune", "let", "times", 3, number=2)


def test_what_lies_on_the_wheel_stands_over_the_dice(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    view = evening.touch("card:known:no_tax_food", "card:nothing")
    assert isinstance(view, RollVM)
    assert view.head.note.startswith("на колесе: Без налога: отрасль «Пищевая»")


def test_a_house_card_on_the_screen_says_that_it_is_one(tmp_path: Path) -> None:
    evening = drawing(tmp_path, decks_on_screen=["fortune"])
    cards = ELITE.decks["fortune"].cards
    evening.submit(Shuffle(0, ("bonus", *(card for card in cards if card != "bonus"))))
    view = evening.view()
    assert isinstance(view, QuestionVM)
    assert view.slip.note == "Фортуна · домашняя карточка"
    evening.touch("card:known:bonus")
    assert [evening.game.cash(seat) for seat in (0, 1)] == [600, 600]


def corrected(evening: Evening, *names: str) -> list[CardId]:
    """Touch the corrections, and return the known cards that lie on the wheel then."""
    evening.touch("tab:ledger", "match", *names)
    return [paper.card for paper in lying(evening.game)]


def test_the_wheel_is_matched_to_the_table_place_by_place(tmp_path: Path) -> None:
    evening = drawing(tmp_path)
    evening.touch("card:known:no_tax_food", "card:nothing")
    wrong, other = "match:force:wheel0:fortune@no_rent_media:не та", "fortune@dividend_50"
    assert corrected(evening, wrong) == ["no_rent_media"]
    assert corrected(evening, f"match:force:wheel1:{other}:") == ["no_rent_media"]
    assert corrected(evening, f"match:force:wheel1:{other}:их две") == [
        "no_rent_media",
        "dividend_50",
    ]
    assert corrected(evening, "match:force:wheel0:none:сняли") == ["dividend_50"]
    evening.touch("undo")
    assert [paper.card for paper in lying(evening.game)] == ["no_rent_media", "dividend_50"]


def test_a_card_that_nobody_knows_by_name_is_shown_where_it_lies(tmp_path: Path) -> None:
    sitters, media = (Sitter("Аня"), Sitter("Боря")), Alter("fortune", "let", "set", 7, "media")
    wheel = (CommonCard("fortune", says=media),)
    evening = in_the_middle(tmp_path, *sitters, edition=ELITE, wheel=wheel)
    view = evening.touch("tab:ledger", "match")
    assert isinstance(view, MatchVM)
    first, second, *_ = view.kinds[-1].subjects
    assert (first.value, first.note) == ("fortune@", "Аренда 7\u00a0ф: отрасль «СМИ»")
    assert first.options[1].key == "fortune@"
    assert "fortune@" not in [option.key for option in second.options]
    evening.touch("match:force:wheel1:fortune@dividend_50:их две")
    assert lying(evening.game)[0].says == media


def test_a_tax_exemption_is_matched_to_the_table(tmp_path: Path) -> None:
    evening = in_the_middle(tmp_path, Sitter("Аня"), Sitter("Боря"), edition=ELITE)
    view = evening.touch("tab:ledger", "match")
    assert isinstance(view, MatchVM)
    anya = next(subject for subject in view.kinds[-1].subjects if subject.key == "0")
    assert [option.key for option in anya.options] == ["none", "exempt"]
    evening.touch("match:force:0:exempt:забыли")
    assert exemption(evening.game, 0)


def test_a_tax_that_waits_in_the_inspection_is_matched_to_the_table(tmp_path: Path) -> None:
    rule = {"inspection_landing_effect_elite": "tax_once_on_leaving"}
    anya, borya = Sitter("Аня", cell=10, detained=0, exempt=True), Sitter("Боря")
    evening = in_the_middle(tmp_path, anya, borya, edition=ELITE, options=rule)
    view = evening.touch("tab:ledger", "match")
    assert isinstance(view, MatchVM)
    states = {subject.key: subject for subject in view.kinds[-1].subjects}
    assert [option.key for option in states["0"].options] == [
        *("none", "exempt", "owes", "exempt@owes")
    ]
    assert len(states["1"].options) == 2
    evening.touch("match:force:0:exempt@owes:пришла сама")
    assert owes(evening.game, 0)
    assert exemption(evening.game, 0)

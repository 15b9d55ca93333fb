"""The arbiter by touches, without a window: disputes put and settled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.situation import Sitter
from tests.tables import CLASSIC, DELUXE, ELITE
from tests.ui.house import Evening, in_the_middle
from ui.presenters.inquiry import REMEMBERED
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_ledger import LedgerVM
from ui.presenters.vm_overrule import OverruleVM
from ui.presenters.vm_rules import InForceVM
from ui.presenters.vm_table import QuestionVM, RollVM

TRANSPORT = ("railway", "shipping", "airline")
ANYA = Sitter("Аня", 500, 25)
BORYA = Sitter("Боря", 500, 3, TRANSPORT)
VERA = Sitter("Вера", 40, 0, ("bakery",))


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Give an evening in which Аня is to throw, and Боря has a whole industry."""
    return in_the_middle(tmp_path, ANYA, BORYA, VERA)


def labels(view: ArbiterVM) -> list[str]:
    return [chip.label for chip in view.chips]


def names(view: ArbiterVM) -> list[str]:
    return [key.name for key in view.keys]


def verdict(view: ArbiterVM) -> str:
    return view.ruling.verdict.replace("\u00a0", " ")


def at(evening: Evening, deed: str) -> str:
    return f"pick:{evening.game.edition.visits[deed]}"


# --- the situation ---


def test_the_tab_is_about_whose_turn_it_is_and_the_next_plot_of_another(evening: Evening) -> None:
    view = evening.touch("tab:arbiter")
    assert isinstance(view, ArbiterVM)
    assert labels(view)[0] == "Аня"
    assert verdict(view).startswith("Аня платит, получает Боря: ")
    assert evening.touch("understood") == evening.touch("tab:table")


def test_who_and_where_are_chosen_and_judged_without_anything_being_entered(
    evening: Evening,
) -> None:
    entries = len(evening.table.past) if evening.table else 0
    view = evening.touch("tab:arbiter", "ask:rent", "chip:seat")
    assert [pick.label for pick in view.picker.picks] == ["Аня", "Вера"]
    view = evening.touch("pick:2", "chip:plot", at(evening, "airline"))
    assert labels(view)[:2] == ["Вера", "Авиакомпания"]
    assert verdict(view).startswith("Вера платит, получает Боря: ")
    assert evening.table
    assert len(evening.table.past) == entries
    assert evening.game.positions[2] == 0


def test_two_dice_lead_the_token_its_whole_way(evening: Evening) -> None:
    view = evening.touch("tab:arbiter", "ask:cell", "chip:dice", "die:0:1")
    assert view.picker.dice == (1, 0)
    view = evening.touch("die:1:2")
    assert view.picker is None
    assert labels(view)[1:] == ["Морское пароходство", "1 + 2"]
    assert verdict(view) == "Аня платит, получает Боря: 76 ф"
    assert evening.game.positions[0] == 25
    assert labels(evening.touch("chip:dice", "pick:none"))[2] == "без броска"


def test_a_plot_is_supposed_to_belong_to_another_or_to_nobody(evening: Evening) -> None:
    view = evening.touch("tab:arbiter", "ask:rent", "chip:plot", at(evening, "airline"))
    assert labels(view)[2] == "Боря"
    view = evening.touch("chip:whose")
    assert [pick.label for pick in view.picker.picks] == ["как сейчас", "Вера", "ничей"]
    view = evening.touch("pick:seat2")
    assert labels(view)[2] == "Вера?"
    assert verdict(view).startswith("Аня платит, получает Вера: ")
    view = evening.touch("chip:whose", "pick:bank")
    assert labels(view)[2] == "ничей?"
    assert "получает" not in verdict(view)
    view = evening.touch("chip:whose", "pick:")
    assert labels(view)[2] == "Боря"
    assert evening.game.owner("airline") == 1


def test_what_a_cell_would_cost_under_another_owner_is_asked_where_it_has_one(
    evening: Evening,
) -> None:
    view = evening.touch("tab:arbiter", "ask:cell", "chip:cell", at(evening, "airline"))
    assert labels(view)[3] == "Боря"
    view = evening.touch("chip:whose", "pick:seat2")
    assert verdict(view).startswith("Аня платит, получает Вера: ")
    assert len(labels(evening.touch("chip:dice", "die:0:1", "die:1:2"))) == 3
    assert len(labels(evening.touch("chip:cell", "pick:0"))) == 3


def test_whether_one_might_if_the_plot_were_his_own(evening: Evening) -> None:
    evening.touch("tab:arbiter", "ask:may", "chip:seat", "pick:0", "chip:plot")
    view = evening.touch(at(evening, "airline"), "chip:order", "pick:mortgage")
    assert verdict(view) == "Нельзя"
    view = evening.touch("chip:whose", "pick:seat0")
    assert (labels(view)[3], verdict(view)) == ("Аня?", "Можно")
    assert evening.game.owner("airline") == 1


# --- rulings ---


def test_what_is_forbidden_comes_with_its_rule(evening: Evening) -> None:
    view = evening.touch("tab:arbiter", "ask:may", "chip:seat", "pick:2", "chip:plot")
    view = evening.touch(at(evening, "bakery"))
    assert (view.ruling.note, verdict(view)) == ("Можно ли это?", "Нельзя")
    (row,) = view.ruling.rows
    assert "нужна вся отрасль" in row.text
    assert row.rule == "Строит только хозяин всей отрасли."
    assert row.cite == "Филиалы и предприятия, абз. 1"
    view = evening.touch("chip:order", "pick:mortgage")
    assert verdict(view) == "Можно"


def test_a_wrong_sum_is_explained_by_the_mistake_behind_it(evening: Evening) -> None:
    evening.touch("tab:arbiter", "ask:claim", "chip:plot", at(evening, "shipping"))
    assert verdict(evening.view()) == "76 ф — верно"
    view = evening.touch("chip:said")
    assert view.picker.unit == "ф"
    view = evening.touch("pick:38")
    assert verdict(view) == "38 ф — неверно"
    assert any(row.kind == "aside" and "Пропущено" in row.text for row in view.ruling.rows)


def test_what_nobody_has_printed_or_compared_is_stamped_so(tmp_path: Path) -> None:
    doubtful = next(name for name, deed in DELUXE.deeds.items() if deed.unverified)
    evening = in_the_middle(
        tmp_path, Sitter("Аня", 500), Sitter("Боря", 500, 0, (doubtful,)), edition=DELUXE
    )
    view = evening.touch("tab:arbiter", "ask:rent", "chip:plot", at(evening, doubtful))
    assert (view.ruling.stamp, view.ruling.marks) == ("warn", ("Сверьте с карточкой",))


def test_a_chapter_of_the_rules_is_read_with_the_place_of_each_article(evening: Evening) -> None:
    view = evening.touch("tab:arbiter", "ask:rule", "chip:chapter", "pick:mortgage")
    assert verdict(view) == "Залог и выкуп"
    assert [row.number for row in view.ruling.rows] == list(range(1, len(view.ruling.rows) + 1))
    assert all(row.cite.startswith("Правила залога") for row in view.ruling.rows)


def test_only_where_a_tax_is_levied_one_is_asked_about(tmp_path: Path, evening: Evening) -> None:
    asked = {question.name for question in evening.touch("tab:arbiter").questions}
    elite = in_the_middle(
        tmp_path / "elite", Sitter("Аня", deeds=("shoes",)), Sitter("Боря"), edition=ELITE
    )
    assert "tax" not in asked
    view = elite.touch("tab:arbiter", "ask:tax", "chip:seat", "pick:0")
    assert view.ruling.rows[0].value == "12"
    assert "tax" in {question.name for question in view.questions}


def test_a_board_without_plots_and_citations_is_asked_about_what_it_has(tmp_path: Path) -> None:
    free = tuple(replace(cell, landing=()) if not cell.name else cell for cell in CLASSIC.cells)
    named = tuple(cell if cell.name else replace(cell, name=CLASSIC.cells[0].name) for cell in free)
    bare = replace(CLASSIC, deeds={}, groups={}, articles={}, cells=named)
    evening = in_the_middle(tmp_path, Sitter("Аня"), Sitter("Боря"), edition=bare)
    view = evening.touch("tab:arbiter")
    asked = {question.name for question in view.questions}
    assert asked.isdisjoint({"rent", "claim", "may", "rule", "tax"})
    for kind in asked:
        assert isinstance(evening.touch(f"ask:{kind}"), ArbiterVM)


def test_after_the_evening_only_what_is_written_down_is_asked_about(evening: Evening) -> None:
    evening.touch("tab:more", "finish", "yes:finish")
    view = evening.touch("tab:arbiter")
    assert {question.name for question in view.questions} == {*REMEMBERED}
    for question in view.questions:
        assert names(evening.touch(f"ask:{question.name}")) == []


# --- what the table does about it ---


def test_a_house_rule_that_decides_is_named_and_opened(tmp_path: Path) -> None:
    options = {"industry_factor": 3}
    evening = in_the_middle(tmp_path, ANYA, BORYA, options=options)
    view = evening.touch("tab:arbiter", "ask:rent", "chip:plot", at(evening, "shipping"))
    assert (view.ruling.stamp, len(view.ruling.marks)) == ("people", 1)
    assert view.ruling.marks[0].startswith("Правило стола: ")
    view = evening.touch("ours")
    assert isinstance(view, InForceVM)
    assert [row.name for row in view.rows if row.chosen] == ["group:rent", "rule:industry_factor"]


def test_a_house_rule_that_changes_nothing_here_is_not_blamed(tmp_path: Path) -> None:
    evening = in_the_middle(tmp_path, ANYA, BORYA, options={"industry_factor": 3})
    view = evening.touch("tab:arbiter", "ask:income")
    assert view.ruling.stamp == "check"


def test_a_rule_of_the_house_is_looked_up_and_changed(evening: Evening) -> None:
    view = evening.touch("tab:arbiter", "ask:agreed", "chip:option", "pick:refusal_auction")
    assert view.ruling.stamp == "check"
    evening.touch("ours", "value:1")
    view = evening.touch("tab:arbiter", "ask:agreed", "chip:option", "pick:refusal_auction")
    assert view.ruling.stamp == "people"


def test_a_forgotten_rent_is_found_and_claimed(tmp_path: Path) -> None:
    rules = {"rent_claim": "ask_before_next_throw", "tap_to_pay": []}
    evening = in_the_middle(tmp_path, ANYA, BORYA, VERA, options=rules)
    evening.throw(1, 2)
    view = evening.touch("tab:arbiter", "ask:forgotten")
    assert verdict(view) == "Ещё не поздно попросить:"
    assert names(view)[0] == "claims"
    assert isinstance(evening.touch("claims"), QuestionVM)
    assert isinstance(evening.touch("claim:1:1"), RollVM)
    assert (evening.game.cash(0), evening.game.cash(1)) == (424, 576)
    view = evening.touch("tab:arbiter", "ask:forgotten")
    assert names(view) == []


def test_a_charge_of_the_past_is_explained_decided_and_one_comes_back(evening: Evening) -> None:
    evening.throw(1, 2)
    evening.touch("accept", "tab:ledger")
    seq = evening.last.entry.seq
    view = evening.touch(f"why:{seq}")
    assert verdict(view) == "Аня платит, получает Боря: 76 ф"
    assert names(view) == ["overrule", "ours"]
    assert isinstance(evening.touch("overrule"), OverruleVM)
    assert isinstance(evening.touch("back"), ArbiterVM)
    assert isinstance(evening.touch("understood"), LedgerVM)


def test_an_entry_that_is_taken_back_is_asked_about_no_more(evening: Evening) -> None:
    evening.throw(1, 2)
    evening.touch("accept", "tab:ledger", f"why:{evening.last.entry.seq}", "undo")
    view: Any = evening.touch("tab:arbiter")
    assert labels(view) == ["сейчас"]
    assert verdict(view) == "Аня платит, получает Боря: 76 ф"


def test_why_is_about_the_last_charge_while_nothing_is_to_be_paid(evening: Evening) -> None:
    evening.throw(1, 2)
    owed = evening.touch("tab:arbiter", "ask:why")
    assert labels(owed) == ["сейчас"]
    view = evening.touch("tab:table", "accept", "tab:arbiter", "ask:why")
    assert isinstance(view, ArbiterVM)
    assert labels(view) == ["Аренда: 76\u00a0ф"]
    assert verdict(view) == verdict(owed)
    assert "сейчас" not in {pick.label for pick in evening.touch("chip:entry").picker.picks}


def test_what_may_be_done_now_is_counted(evening: Evening) -> None:
    evening.touch("tab:arbiter")
    view = evening.touch("ask:moves")
    assert isinstance(view, ArbiterVM)
    marks = [row.kind for row in view.ruling.rows]
    may, may_not = marks.count("may"), marks.count("may_not")
    assert verdict(view) == f"Можно: {may}. Нельзя: {may_not}"
    assert may


def test_a_throw_that_may_be_made_is_told_without_an_example(evening: Evening) -> None:
    evening.touch("tab:arbiter")
    texts = [row.text for row in evening.touch("ask:moves").ruling.rows]
    assert "Бросить кубики" in texts
    assert not [text for text in texts if "1 + 2" in text]


def test_the_head_of_a_statement_says_whose_money_it_is(evening: Evening) -> None:
    evening.touch("tab:arbiter")
    view = evening.touch("ask:statement")
    cash = f"{evening.game.cash(0):,}".replace(",", " ")
    assert verdict(view) == f"Аня: сейчас {cash} ф"

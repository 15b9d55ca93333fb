"""A rent that waits for its owner to claim it, by touches, without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle, key
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_table import DebtVM, QuestionVM, RollVM

ANYA = Sitter("Аня", 500, 2)
BORYA = Sitter("Боря", 500, 0, deeds=("brewery",))
VERA = Sitter("Вера", 500, 0, deeds=("internet",))


def visited(home: Path, *sitters: Sitter, **options: Any) -> Evening:
    """Return an evening in which Аня has just stopped at Боря's."""
    rules = {"rent_claim": "ask_before_next_throw", "tap_to_pay": [], **options}
    evening = in_the_middle(home, *(sitters or (ANYA, BORYA, VERA)), options=rules)
    evening.throw(3, 4)
    return evening


def test_the_next_throw_shows_the_claim_it_would_destroy(tmp_path: Path) -> None:
    view = visited(tmp_path).view()
    assert isinstance(view, RollVM)
    assert view.banner is not None
    assert view.banner.title == "Аренда 12\u00a0ф"
    assert view.banner.text == "Платит Аня, просит Боря — до броска."
    assert view.banner.key is not None
    assert view.banner.key.label == "Требую ренту"


def test_one_touch_claims(tmp_path: Path) -> None:
    evening = visited(tmp_path)
    view = evening.touch("claim:1:1")
    assert (evening.game.cash(0), evening.game.cash(1)) == (488, 512)
    assert isinstance(view, RollVM)
    assert view.banner is None


def test_a_throw_in_between_and_there_is_nothing_to_claim(tmp_path: Path) -> None:
    evening = visited(tmp_path)
    evening.throw(4, 6)
    view = evening.view()
    assert isinstance(view, RollVM)
    assert view.banner is None
    evening.touch("claim:1:1")
    assert "потеряны" in evening.refusal
    assert evening.game.cash(0) == 500


def test_the_page_behind_it_shows_the_reckoning_and_both_keys(tmp_path: Path) -> None:
    evening = visited(tmp_path)
    view = evening.touch("claims")
    assert isinstance(view, QuestionVM)
    assert (view.slip.title, view.slip.total) == ("Пивоваренный завод", 12)
    assert [k.name for k in view.keys] == ["claim:1:1", "pay_up:0:1", "back"]
    assert isinstance(evening.touch("why"), ArbiterVM)
    assert isinstance(evening.touch("understood"), QuestionVM)
    assert isinstance(evening.touch("back"), RollVM)


def test_the_visitor_pays_unasked(tmp_path: Path) -> None:
    evening = visited(tmp_path)
    view = evening.touch("claims", "pay_up:0:1")
    assert isinstance(view, RollVM)
    assert (evening.game.cash(0), evening.game.cash(1)) == (488, 512)


def test_several_claims_are_on_one_page(tmp_path: Path) -> None:
    evening = visited(tmp_path, Sitter("Аня", 500, 1), BORYA, VERA)
    evening.touch("undo")
    evening.throw(4, 4)
    view = evening.throw(1, 1)
    assert isinstance(view, RollVM)
    assert view.banner is not None
    assert view.banner.key is not None
    assert view.banner.key.name == "claims"
    view = evening.touch("claims")
    assert isinstance(view, QuestionVM)
    assert [row.value for row in view.slip.rows] == ["12", "14"]
    evening.touch("claim:2:2")
    assert evening.game.cash(2) == 514


def test_who_owes_may_claim_first_what_is_owed_to_him(tmp_path: Path) -> None:
    poor = Sitter("Боря", 5, 2, deeds=("brewery",))
    rules = {"rent_claim": "ask_before_second_next_throw"}
    evening = visited(tmp_path, ANYA, poor, VERA, **rules)
    evening.throw(4, 5)
    view = evening.touch("claims", "claim:2:2")
    assert isinstance(view, DebtVM)
    assert key(view, "claims").label == "Требования: 1"
    evening.touch("claims", "claim:1:1", "accept")
    assert evening.game.cash(1) == 3


def test_the_menu_leads_to_what_may_be_claimed_whatever_is_asked(tmp_path: Path) -> None:
    evening = visited(tmp_path)
    assert "claims" in {key.name for key in evening.touch("tab:more").keys}
    evening.touch("claims", "claim:1:1")
    assert "claims" not in {key.name for key in evening.touch("tab:more").keys}

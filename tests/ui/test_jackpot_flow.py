"""The slot machine touched through, without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.agenda import RollDue, Stake
from companion.commands import Arrange, ReadCard
from companion.effects import GoTo, Receive
from companion.events import Reading
from companion.ledger import KASSA
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, no_clock
from tests.ui.house import Evening, in_the_middle, key
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_jackpot import JackpotVM
from ui.presenters.vm_table import QuestionVM
from ui.tray import Proposal

ANYA = Sitter("Аня", cash=500, cell=16)


def at_the_machine(home: Path, **options: Any) -> Evening:
    """Return an evening at which Anya has just come to the machine; 200 lie in the kassa."""
    evening = in_the_middle(home, ANYA, Sitter("Боря"), pots={KASSA: 200}, options=options)
    evening.throw(1, 3)
    return evening


def spun(evening: Evening, *faces: int) -> Any:
    return evening.touch(*(f"die:0:{face}" for face in faces))


def test_a_stake_is_chosen_and_the_paytable_says_what_it_would_bring(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    view = evening.view()
    assert isinstance(view, JackpotVM)
    assert [prize.sum for prize in view.prizes] == [1750, 1000, 750, 600, 500, 30, 100]
    view = evening.touch(view.more.name)
    assert (view.bet, view.kassa) == (60, 200)
    assert "сверьте" in view.doubt
    assert [prize.sum for prize in view.prizes] == [2060, 1200, 900, 720, 600, 30, 120]
    evening.touch("bet:60")
    assert (evening.game.cash(0), evening.game.ledger.balance(KASSA)) == (440, 260)


@pytest.mark.parametrize(
    ("cash", "touched", "bets"),
    [
        (500, ["more"] * 7, [60, 70, 80, 90, 100, 200, 300]),
        (500, ["less"] * 6, [40, 30, 20, 10, 9, 8]),
        (63, ["more", "more", "less"], [60, 63, 60]),
        (2, ["less", "more"], [1, 2]),
    ],
)
def test_the_stake_goes_in_round_steps_within_what_one_has(
    tmp_path: Path, cash: int, touched: list[str], bets: list[int]
) -> None:
    sitter = Sitter("Аня", cash=cash, cell=16)
    evening = in_the_middle(tmp_path, sitter, Sitter("Боря"))
    view, found = evening.throw(1, 3), []
    for step in touched:
        view = evening.touch(getattr(view, step).name)
        found.append(view.bet)
    assert found == bets
    assert (view.less.enabled, view.more.enabled) == (view.bet > 1, view.bet < cash)


def test_each_reel_shows_its_throw_and_the_last_what_would_win(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    evening.touch("bet:50")
    view = spun(evening, 3, 2)
    assert [reel.thrown for reel in view.reels] == [3, 2, 0]
    assert [reel.reach for reel in view.reels] == [(), (), (4,)]
    assert [prize.reach for prize in view.prizes] == [True, *[False] * 6]
    assert view.hint == "на 4 — касса!"


def test_a_prize_that_is_sure_is_said(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    evening.touch("bet:50")
    view = spun(evening, 3, 1)
    assert view.reels[2].reach == ()
    assert view.hint == "уже 100\u00a0ф"


def test_a_win_is_told_before_it_is_taken(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    evening.touch("bet:50")
    view = spun(evening, 3, 2, 4)
    assert (view.slip.note, view.slip.total) == ("Аня", 1500 + 250)
    assert evening.game.cash(0) == 450
    why = evening.touch("why")
    assert isinstance(why, ArbiterVM)
    assert why.ruling.verdict.endswith(": 1\xa0750\xa0ф")
    evening.touch("understood", "accept")
    assert (evening.game.cash(0), evening.game.ledger.balance(KASSA)) == (2200, 0)
    assert evening.game.item == RollDue(1)


def test_a_loss_is_told_and_nothing_is_to_be_taken(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    evening.touch("bet:50")
    view = spun(evening, 1, 1, 1)
    assert (view.slip.note, view.slip.total) == ("Аня", None)
    assert [row.text for row in view.slip.rows] == [
        "Без выигрыша: вишня, лимон, колокольчик",
        "Ставка остаётся в кассе",
    ]
    evening.touch("accept")
    assert (evening.game.cash(0), evening.game.ledger.balance(KASSA)) == (450, 250)


def test_what_waits_behind_the_machine_is_not_on_its_slip(tmp_path: Path) -> None:
    evening = in_the_middle(tmp_path, Sitter("Аня", cash=500, cell=5), Sitter("Боря"))
    evening.throw(1, 2)
    assert evening.table is not None
    evening.table.submit(ReadCard(0, (GoTo(20), Receive(77))))
    evening.touch("bet:50")
    view = spun(evening, 1, 1, 1)
    assert view.slip.total is None
    evening.touch("accept")
    assert evening.game.cash(0) == 500 - 50 + 77


def test_one_may_walk_past(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    evening.touch("decline")
    assert (evening.game.cash(0), evening.game.item) == (500, RollDue(1))


def test_where_everybody_plays_the_way_past_is_grey_and_says_why(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path, jackpot_optional="mandatory")
    assert not key(evening.view(), "decline").enabled
    assert "играют все" in key(evening.view(), "decline").refusal


def test_who_may_play_on_is_asked_again(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path, jackpot_plays_per_visit="several")
    evening.touch("bet:50")
    spun(evening, 1, 1, 1)
    view = evening.touch("accept")
    assert evening.game.item == Stake(0, played=True)
    assert key(view, "decline").label == "Хватит играть"


def test_a_stake_thought_of_is_forgotten_with_its_question(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path, jackpot_plays_per_visit="several")
    evening.touch("stake:200", "bet:200")
    spun(evening, 1, 1, 1)
    assert evening.touch("accept").bet == 50


def test_the_tray_throws_for_a_reel(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    evening.touch("bet:50")
    evening.hear(Proposal("t:1:1", Reading("t", "1", 1, ("4",)), "tray.doubt.late"))
    view = evening.view()
    assert (view.chosen, view.side) == ((4,), None)
    assert view.doubt == "Бросок пришёл поздно. Он верен?"
    assert evening.touch("tray:accept").reels[0].thrown == 4


def test_the_app_throws_one_die(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    evening.touch("bet:50", "rng")
    assert (len(evening.thrown.dice), evening.thrown.source) == (1, "screen")


def test_undo_gives_the_stake_back(tmp_path: Path) -> None:
    evening = at_the_machine(tmp_path)
    evening.touch("bet:50")
    spun(evening, 3)
    evening.touch("undo", "undo")
    assert (evening.game.cash(0), evening.game.item) == (500, Stake(0))


def test_without_a_machine_one_is_asked_in_words_and_walks_on(tmp_path: Path) -> None:
    plain = msgspec.structs.replace(CLASSIC, jackpot=None)
    journal = Shelf(tmp_path).begin(plain, "")
    Table(journal, no_clock).submit(Arrange((ANYA, Sitter("Боря"))))
    journal.close()
    evening = Evening(tmp_path)
    evening.act("resume")
    view = evening.throw(1, 3)
    assert isinstance(view, QuestionVM)
    evening.touch("answer:0")
    assert evening.game.item == RollDue(1)

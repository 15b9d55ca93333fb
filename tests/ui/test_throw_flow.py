"""Throws that move nobody: as many dice as are asked for, touched in or read by the tray."""

from __future__ import annotations

from pathlib import Path

from companion.agenda import RollDue, Throw
from companion.commands import Bet, Open
from companion.game import Player
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, no_clock
from tests.ui.house import Evening, in_the_middle, proposed


def casting(home: Path) -> Evening:
    """Anya and Vera are to find by the dice who begins."""
    journal = Shelf(home).begin(CLASSIC, "")
    players = (Player("Аня"), Player("Вера"))
    rules = {"order_of_play": "highest_two_dice"}
    Table(journal, no_clock).submit(Open(players, options=rules))
    journal.close()
    evening = Evening(home)
    evening.act("resume")
    return evening


def staking(home: Path) -> Evening:
    """Anya has staked ten at the Jackpot."""
    evening = in_the_middle(home, Sitter("Аня", 500, cell=16), Sitter("Вера", 300))
    evening.throw(1, 3)
    evening.submit(Bet(0, 10), "staked")
    return evening


def test_the_highest_of_two_dice_begins_and_nobody_has_moved(tmp_path: Path) -> None:
    evening = casting(tmp_path)
    assert (evening.asked, evening.view().chosen) == (0, (0, 0))
    evening.throw(1, 2)
    assert evening.asked == 1
    view = evening.throw(5, 5)
    assert evening.game.item == RollDue(1)
    assert evening.game.positions == (0, 0)
    assert view.head.note == "первый ход — за больший бросок"


def test_the_tray_may_cast_for_who_begins(tmp_path: Path) -> None:
    evening = casting(tmp_path)
    evening.hear(proposed("6", "4"))
    evening.touch("tray:accept")
    assert evening.asked == 1
    assert evening.thrown.source == "tray"


def test_a_single_die_is_thrown_for_each_column(tmp_path: Path) -> None:
    evening = staking(tmp_path)
    assert evening.view().chosen == (0,)
    evening.touch("die:0:4")
    assert evening.thrown.dice == (4,)
    assert evening.touch("rng").chosen == (0,)
    assert len(evening.thrown.dice) == 1


def test_two_dice_of_the_tray_are_no_throw_of_one(tmp_path: Path) -> None:
    evening = staking(tmp_path)
    evening.hear(proposed("1", "3"))
    view = evening.view()
    assert view.accept is None
    assert view.frame.refusal == "Нужен 1 кубик: бросок не считается."
    assert isinstance(evening.game.item, Throw)

"""What the table decides is shown everywhere, whoever has come to it since."""

from __future__ import annotations

import shutil
from pathlib import Path

from companion.commands import Accept, Retire, Roll
from companion.decisions import Amend, Join, Overrule, TimeUp
from companion.game import Player
from companion.journal import Journal
from companion.ledger import purse
from companion.situation import Sitter
from companion.sticks import carry
from tests.ui.house import Evening, SlowWorker, in_the_middle
from ui.host import Host
from ui.presenters.vm_end import StandingsVM
from ui.presenters.vm_start import EditionsVM
from ui.presenters.vm_table import RollVM

OPTIONS = {"late_join": "with_start_capital", "time_limit": 60}


def evening(home: Path) -> Evening:
    """Return an evening at which the third player sat down late."""
    sitters = (Sitter("Аня", 100, 2), Sitter("Борис", 10, deeds=("brewery",)))
    found = in_the_middle(home, *sitters, options=OPTIONS)
    assert found.table is not None
    found.table.submit(Join(Player("Вера", 3)))
    return found


def test_the_ledger_goes_back_to_before_somebody_joined(tmp_path: Path) -> None:
    found = evening(tmp_path)
    found.touch("tab:ledger")
    shown = found.touch("ledger:row:2")
    assert [balance.after for balance in shown.back.balances] == [0]
    assert shown.entries[0].text == "За стол садится Вера"


def test_the_ledger_tells_a_decision_and_a_new_rule(tmp_path: Path) -> None:
    found = evening(tmp_path)
    assert found.table is not None
    found.table.submit(Roll(0, (3, 4)))
    found.table.submit(Overrule(purse(0), purse(1), 5, "новичок", {"tap_to_pay": []}))
    shown = found.touch("tab:ledger")
    assert shown.entries[0].text.startswith("Решение стола: Аня — Борис, 5")
    found.table.submit(Amend({"refusal_auction": False}))
    shown = found.touch("tab:table", "tab:ledger")
    assert shown.entries[0].text.endswith("— нет")


def test_whoever_joined_is_on_every_page_to_the_end(tmp_path: Path) -> None:
    found = evening(tmp_path)
    assert found.table is not None
    for tab in ("table", "bank", "ledger", "more"):
        assert found.touch(f"tab:{tab}")
    found.table.submit(Roll(0, (3, 4)))
    found.table.submit(Accept(0))
    found.table.submit(TimeUp())
    shown = found.touch("tab:table")
    assert [winner.name for winner in shown.winners] == ["Вера"]
    assert [(line.player.name, line.first) for line in shown.chart.lines][2:] == [("Вера", 1)]


def test_whoever_joins_an_evening_taken_over_gets_a_coin_of_ones_own(tmp_path: Path) -> None:
    sitters = Sitter("Аня", 100), Sitter("Борис", 100)
    found = in_the_middle(tmp_path, *sitters, options=OPTIONS)
    shown = found.touch("tab:more", "join")
    assert [coin.id for coin in shown.person.coins if coin.taken] == [1, 2]
    assert shown.person.coin == 3


def test_an_evening_is_carried_home_on_a_stick(tmp_path: Path) -> None:
    found = evening(tmp_path)
    found.submit(Retire(2))
    found.submit(Retire(1))
    found.touch("tab:table", "save")
    assert found.view().frame.refusal == "Флешки не видно. Вставьте её и коснитесь ещё раз."
    stick = tmp_path / "BLUE"
    stick.mkdir()
    found.host = Host(sticks=lambda: (stick,))
    shown = found.touch("save")
    assert [key.note for key in shown.keys if key.name == "save"] == ["записано: BLUE"]
    assert found.table is not None
    copy = Journal.read(stick / "Kassa" / found.table.journal.name)
    assert list(copy) == list(found.table.journal)


def test_an_evening_broken_off_is_carried_from_the_menu_and_told_while_it_holds(
    tmp_path: Path,
) -> None:
    found = evening(tmp_path)
    stick = tmp_path / "BLUE"
    stick.mkdir()
    found.touch("tab:more", "save")
    assert found.view().frame.refusal == "Флешки не видно. Вставьте её и коснитесь ещё раз."
    found.host = Host(sticks=lambda: (stick,))
    note = [key.note for key in found.touch("save").keys if key.name == "save"]
    assert note == ["записано: BLUE"]
    assert found.table is not None
    copy = Journal.read(stick / "Kassa" / found.table.journal.name)
    assert list(copy) == list(found.table.journal)
    found.submit(Retire(2))
    found.touch("undo")
    note = [key.note for key in found.touch("tab:more").keys if key.name == "save"]
    assert note == [""]


def test_an_evening_on_a_stick_goes_on_at_another_table(tmp_path: Path) -> None:
    found = evening(tmp_path / "there")
    found.submit(Retire(2))
    found.submit(Retire(1))
    stick = tmp_path / "BLUE"
    stick.mkdir()
    found.host = Host(sticks=lambda: (stick,))
    found.touch("tab:table", "save")
    assert found.table is not None

    other = Evening(tmp_path / "here")
    other.host = Host(sticks=lambda: (stick,))
    view = other.touch("evenings")
    assert isinstance(view, EditionsVM)
    [card] = view.cards
    assert card.note == "флешка BLUE, круг 1, игра окончена"
    assert isinstance(other.touch(f"edition:{card.id}"), StandingsVM)
    assert other.table is not None
    assert list(other.table.journal) == list(found.table.journal)
    assert isinstance(other.touch("undo"), RollVM)


def test_a_stick_that_is_pulled_out_before_its_evening_is_opened_is_asked_for(
    tmp_path: Path,
) -> None:
    found = evening(tmp_path / "there")
    stick = tmp_path / "BLUE"
    stick.mkdir()
    assert found.table is not None
    carry(tmp_path / "there" / "games" / found.table.journal.name, stick)
    other = Evening(tmp_path / "here")
    other.host = Host(sticks=lambda: (stick,))
    [card] = other.touch("evenings").cards
    shutil.rmtree(stick)
    view = other.touch(f"edition:{card.id}")
    assert isinstance(view, EditionsVM)
    assert view.frame.refusal.startswith("Этой партии больше нет на месте.")
    assert other.touch("editions").cards


def test_shelf_and_sticks_are_looked_at_away_from_the_screen(tmp_path: Path) -> None:
    disk, looked = SlowWorker(), [tmp_path / "BLUE"]
    found = Evening(tmp_path, disk)
    found.host = Host(sticks=lambda: (looked.pop(),))
    found.touch("evenings")
    assert looked
    disk.work()
    assert not looked

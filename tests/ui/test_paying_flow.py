"""Rent, debts, transfers and corrections by touches, without a window."""

from __future__ import annotations

from pathlib import Path

from companion.agenda import Debt, Do
from companion.commands import MatchCash, MatchToken, ReadCard, Remit
from companion.effects import PayEach
from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle, key
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_bank import MatchVM
from ui.presenters.vm_sheet import SheetVM
from ui.presenters.vm_table import ChargeVM, DebtVM


def rent_due(evening: Evening) -> ChargeVM:
    """Let someone land on a plot of somebody else."""
    payer, owner = evening.asked, (evening.asked + 1) % 4
    for deed in ("cinema", "karaoke", "night_club"):
        evening.touch("tab:ledger", "match", f"match:deed:{deed}:seat{owner}:0:так на столе")
    assert evening.asked == payer
    return evening.throw(1, 3)


def test_rent_waits_for_a_tap_and_shows_its_reasons_and_both_balances(sat: Evening) -> None:
    owner = (sat.asked + 1) % 4
    view = rent_due(sat)
    assert isinstance(view, ChargeVM)
    assert isinstance(sat.game.item, Do)
    assert view.slip.total == 12
    assert [row.value for row in view.slip.rows] == ["6", "×\xa02"]
    payer, payee = view.parties
    assert (payer.after, payee.after) == (1988, 2012)
    sat.touch("accept")
    assert sat.game.cash(owner) == 2012


def test_more_than_a_purse_holds_is_refused_at_the_counter_by_the_arbiter(sat: Evening) -> None:
    entries = len(sat.table.past) if sat.table else 0
    view = sat.touch("tab:bank", "pay:seat0:bank:2001:штраф")
    assert "не хватает 1" in view.frame.refusal.replace("\xa0", " ")
    assert (sat.table and len(sat.table.past), sat.game.cash(0)) == (entries, 2000)


def test_why_shows_the_lines_that_are_charged_and_leads_back(sat: Evening) -> None:
    rent_due(sat)
    view = sat.touch("why")
    assert isinstance(view, ArbiterVM)
    assert [row.value for row in view.ruling.rows] == ["6", "×\xa02"]
    assert view.ruling.rows[-1].total == "12"
    assert isinstance(sat.touch("understood"), ChargeVM)


def test_a_debt_shows_what_is_missing_until_it_is_raised(sat: Evening) -> None:
    payer = sat.asked
    sat.touch("tab:ledger", "match", f"match:deed:gas:seat{payer}:0:есть")
    sat.touch("tab:ledger", "match", f"match:cash:seat{payer}:5:потратил")
    view = rent_due(sat)
    assert isinstance(view, DebtVM)
    assert isinstance(sat.game.item, Debt)
    assert not view.main.enabled
    assert "7" in view.main.refusal
    assert not key(view, "bankrupt").enabled
    coin = sat.scene("table").player(payer).id
    view = sat.touch(f"seat:{coin}", "deed:gas", "mortgage")
    assert view.main.enabled
    sat.touch("accept")
    assert sat.game.cash(payer) == 5 + 170 - 12


def test_bankruptcy_asks_once(sat: Evening) -> None:
    payer = sat.asked
    sat.touch("tab:ledger", "match", f"match:cash:seat{payer}:5:потратил")
    rent_due(sat)
    sat.touch("bankrupt")
    assert isinstance(sat.touch("no"), DebtVM)
    sat.touch("bankrupt", "yes:leave")
    assert payer in sat.game.retired


def test_money_moves_between_any_two_accounts_with_a_reason(sat: Evening) -> None:
    sat.touch("tab:bank", "pay:bank:charity:500:подарок городу")
    assert sat.game.ledger.balance("charity") == 500
    assert sat.last.command == Remit("bank", "charity", 500, "подарок городу")
    assert sat.touch("tab:bank").reasons.last[0] == "подарок городу"


def test_the_books_can_be_made_to_match_the_table(sat: Evening) -> None:
    sat.touch("tab:ledger", "match", "match:cash:seat0:1234:пересчитали")
    assert sat.last.command == MatchCash("seat0", 1234, "пересчитали")
    sat.touch("tab:ledger", "match", "match:token:1:10:1:сидит")
    assert isinstance(sat.last.command, MatchToken)
    assert sat.game.detained(1)


def test_a_debt_is_raised_on_one_sheet_and_paid_at_the_table(tmp_path: Path) -> None:
    payer = Sitter("Аня", 5, cell=5, deeds=("gas", "clothing"), coin=1)
    evening = in_the_middle(tmp_path, payer, Sitter("Вера", 1, coin=2))
    evening.throw(1, 2)
    evening.submit(ReadCard(0, (PayEach(200),)))
    assert isinstance(evening.view(), DebtVM)
    view = evening.touch("seat:0", "deed:gas", "mortgage")
    assert isinstance(view, SheetVM)
    view = evening.touch("deed:clothing", "mortgage")
    assert isinstance(view, DebtVM)
    assert view.main.enabled


def test_plots_are_mortgaged_one_after_the_other_without_leaving_the_sheet(sat: Evening) -> None:
    seat = sat.asked
    for deed in ("gas", "clothing"):
        sat.touch("tab:ledger", "match", f"match:deed:{deed}:seat{seat}:0:есть")
    view = sat.touch(f"seat:{seat}", "deed:gas", "mortgage")
    assert isinstance(view, SheetVM)
    view = sat.touch("deed:clothing", "mortgage")
    assert isinstance(view, SheetVM)
    assert all(deed.mortgaged for group in view.groups for deed in group.deeds if deed.own)
    assert isinstance(sat.touch("undo"), SheetVM)
    assert not sat.game.holdings["clothing"].mortgaged


def test_corrections_are_made_one_after_the_other(sat: Evening) -> None:
    view = sat.touch("tab:ledger", "match", "match:cash:seat0:1234:пересчитали")
    assert isinstance(view, MatchVM)
    assert isinstance(sat.touch("match:cash:seat1:99:пересчитали"), MatchVM)
    assert (sat.game.cash(0), sat.game.cash(1)) == (1234, 99)


def test_what_is_owed_to_everybody_is_told_as_that(tmp_path: Path) -> None:
    players = (Sitter("Аня", 500, cell=5, coin=1), Sitter("Вера", 1, coin=2), Sitter("Боря", 1))
    evening = in_the_middle(tmp_path, *players)
    evening.throw(1, 2)
    evening.submit(ReadCard(0, (PayEach(50),)))
    view = evening.view()
    assert isinstance(view, ChargeVM)
    assert view.slip.total == 100
    payer, payees = view.parties
    assert payer.after == 400
    assert (payees.name, payees.after) == ("Каждому игроку по 50\xa0ф", None)

"""An evening by touches, without a window: what is shown, and what the books say."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.agenda import Debt, Do, Offer, RollDue
from companion.commands import MatchCash, MatchToken, Remit
from companion.events import Reading
from tests.ui.house import Evening, key
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_end import StandingsVM
from ui.presenters.vm_ledger import LedgerVM, ReasonsVM
from ui.presenters.vm_start import EditionsVM, SeatsVM
from ui.presenters.vm_table import CardVM, ChargeVM, DebtVM, PlotVM, QuestionVM, RollVM
from ui.tray import Presence, Proposal


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


@pytest.fixture
def sat(evening: Evening) -> Evening:
    """Four people at the table; clockwise Anya, Vera, Boris, Grisha; the lot chose Vera."""
    evening.sit_down("Аня", "Борис", "Вера", "Гриша")
    return evening


def proposed(first: str, second: str, *, seq: int = 1, doubt: str = "") -> Proposal:
    return Proposal(f"t:1:{seq}", Reading("t", "1", seq, (first, second)), doubt)


def test_the_first_screen_offers_the_boxes(evening: Evening) -> None:
    view = evening.view()
    assert isinstance(view, EditionsVM)
    assert view.resume is None
    assert "millionaire-classic" in [card.id for card in view.cards]


def test_people_are_added_named_coloured_and_removed(evening: Evening) -> None:
    view = evening.touch("edition:millionaire-classic", "place:1", "name:Женя", "coin:6")
    assert isinstance(view, SeatsVM)
    assert view.places[1].player is not None
    assert (view.places[1].player.name, view.places[1].player.id) == ("Женя", 6)
    assert evening.touch("remove").places[1].player is None


def test_one_person_cannot_begin(evening: Evening) -> None:
    view = evening.touch("edition:millionaire-classic", "place:3", "remove")
    assert not view.start.enabled
    assert view.start.refusal


def test_two_touches_enter_a_roll(sat: Evening) -> None:
    view = sat.view()
    assert isinstance(view, RollVM)
    assert isinstance(sat.throw(1, 3), PlotVM)
    assert sat.changes[-1].walk == 4


def test_the_first_die_leaves_six_cells_in_reach_and_is_cleared_by_the_same_touch(
    sat: Evening,
) -> None:
    view = sat.touch("die:0:4")
    assert [cell.state for cell in view.track][:6] == ["here", *["dim"] * 4, "reach"]
    assert [cell.state for cell in view.track].count("reach") == 6
    assert sat.touch("die:0:4").chosen == (0, 0)


def test_buying_takes_one_touch_and_undoing_it_another(sat: Evening) -> None:
    seat = sat.asked
    sat.throw(1, 3)
    sat.touch("accept")
    assert sat.game.cash(seat) == 1930
    view = sat.touch("undo")
    assert isinstance(view, PlotVM)
    assert sat.game.cash(seat) == 2000
    assert "Ночной клуб" in view.frame.refusal


def test_a_refused_plot_is_auctioned_and_the_hammer_sells_it(sat: Evening) -> None:
    sat.throw(1, 3)
    view = sat.touch("decline")
    assert isinstance(view, AuctionVM)
    tile = view.bidders[0]
    view = sat.touch(tile.steps[1].name)
    assert view.price == 50
    assert view.bidders[0].leads
    view = sat.touch(f"pass:{view.bidders[2].player.id}")
    assert view.bidders[2].passed
    view = sat.touch(f"return:{view.bidders[2].player.id}")
    assert view.bidders[2].steps
    sat.touch(view.bidders[2].steps[0].name, "knock")
    assert sat.game.owner("night_club") == 2
    assert sat.game.cash(2) == 2000 - 51


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


def test_why_shows_the_lines_that_are_charged_and_leads_back(sat: Evening) -> None:
    rent_due(sat)
    view = sat.touch("why")
    assert isinstance(view, ReasonsVM)
    assert view.slip.total == 12
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


def test_a_card_is_read_out(sat: Evening) -> None:
    seat = sat.asked
    view = sat.throw(1, 2)
    assert isinstance(view, CardVM)
    sat.touch("card:get:150")
    assert sat.game.cash(seat) == 2150


def test_a_card_may_lead_into_the_inspection(sat: Evening) -> None:
    seat = sat.asked
    sat.throw(1, 2)
    sat.touch("card:inspect")
    assert sat.game.detained(seat)


def test_who_is_held_is_offered_the_fine(sat: Evening) -> None:
    seat = sat.asked
    sat.touch("tab:ledger", "match", f"match:token:{seat}:10:1:сидит")
    view = sat.view()
    assert isinstance(view, RollVM)
    assert key(view, "accept").enabled
    sat.touch("accept")
    assert (sat.game.detained(seat), sat.game.cash(seat)) == (False, 1950)
    assert sat.game.item == RollDue(seat)


def test_the_slot_machine_may_be_declined(sat: Evening) -> None:
    seat = sat.asked
    sat.touch("tab:ledger", "match", f"match:token:{seat}:17:0:стоит тут")
    view = sat.throw(1, 2)
    assert isinstance(view, QuestionVM)
    sat.touch("answer:0")
    assert sat.asked != seat


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


def test_the_ledger_leads_back_to_any_entry_and_forward_again(sat: Evening) -> None:
    sat.throw(1, 3)
    sat.touch("accept")
    after = sat.game
    view = sat.touch("tab:ledger")
    assert isinstance(view, LedgerVM)
    roll = next(entry for entry in view.entries if entry.dice)
    view = sat.touch(f"ledger:row:{roll.seq}")
    assert [(b.before, b.after) for b in view.back.balances] == [(1930, 2000)]
    view = sat.touch(f"back:{roll.seq}")
    assert isinstance(view, RollVM)
    view = sat.touch("tab:ledger")
    assert key(view, "redo").label == "Повторить"
    sat.touch("redo", "redo")
    assert sat.game == after


def test_a_tray_throw_lights_the_dice_and_counts_by_itself(sat: Evening) -> None:
    sat.hear(Presence("ready"))
    sat.hear(proposed("1", "3"))
    view = sat.view()
    assert view.chosen == (1, 3)
    assert view.accept.seconds == 3
    sat.touch("tray:accept")
    assert isinstance(sat.game.item, Offer)
    assert (sat.thrown.source, sat.thrown.reading) == ("tray", proposed("1", "3").reading)
    assert sat.last.entry.press == "t:1:1"


def test_a_throw_counts_once(sat: Evening) -> None:
    sat.hear(proposed("1", "3"))
    sat.touch("tray:accept", "undo")
    sat.hear(proposed("1", "3"))
    assert sat.view().accept is None


def test_a_doubtful_throw_waits_for_a_tap(sat: Evening) -> None:
    sat.hear(proposed("1", "3", doubt="tray.doubt.late"))
    assert sat.view().accept.seconds == 0
    sat.touch("tray:accept")
    assert isinstance(sat.game.item, Offer)


def test_a_throw_doubted_afterwards_no_longer_counts_by_itself(sat: Evening) -> None:
    sat.hear(proposed("1", "3"))
    sat.doubt(proposed("1", "3", doubt="tray.doubt.moved"))
    assert sat.view().accept.seconds == 0


def test_a_die_not_made_out_is_touched_in_and_both_claims_are_kept(sat: Evening) -> None:
    sat.hear(proposed("1", "C", doubt="tray.doubt.incomplete"))
    view = sat.view()
    assert view.chosen == (1, 0)
    assert view.banner is not None
    sat.touch("die:1:3")
    assert (sat.thrown.source, sat.thrown.dice) == ("hand", (1, 3))
    assert sat.thrown.reading == proposed("1", "C").reading


def test_a_wrong_throw_is_put_aside_for_the_players_eyes(sat: Evening) -> None:
    sat.hear(proposed("6", "6"))
    assert sat.touch("tray:wrong").chosen == (0, 0)
    sat.throw(1, 3)
    assert (sat.thrown.dice, sat.thrown.reading) == ((1, 3), proposed("6", "6").reading)


def test_a_throw_when_none_is_due_is_practice(sat: Evening) -> None:
    sat.throw(1, 3)
    sat.hear(proposed("5", "5"))
    assert sat.view().frame.refusal
    sat.touch("accept")
    assert sat.view().accept is None


def test_a_lost_tray_is_told_and_the_dice_are_touched_in(sat: Evening) -> None:
    sat.hear(Presence("ready"))
    sat.hear(Presence("away", "tray.away.lost", "cable"))
    view = sat.view()
    assert view.banner is not None
    assert isinstance(sat.throw(1, 3), PlotVM)


def test_a_full_disk_leaves_the_game_where_it_stood(sat: Evening) -> None:
    assert sat.table is not None
    pages = sat.table.journal._db.execute("PRAGMA page_count").fetchone()[0]
    sat.table.journal._db.execute(f"PRAGMA max_page_count = {pages}")
    for number in range(50):
        before = sat.game
        view = sat.touch("tab:bank", f"pay:bank:charity:{number + 1}:{'на добрые дела ' * 20}")
        if view.frame.trouble:
            break
    assert "disk is full" in view.frame.trouble.text
    assert sat.game == before
    assert isinstance(sat.touch("tab:table"), RollVM)
    sat.table.journal._db.execute(f"PRAGMA max_page_count = {pages + 99}")
    view = sat.touch("disk:retry")
    assert view.frame.trouble is None
    assert sat.game.ledger.balance("charity") == before.ledger.balance("charity") + number + 1


def test_the_end_is_asked_for_once_and_shows_the_standings(sat: Evening) -> None:
    sat.touch("tab:more", "finish", "no")
    assert not sat.game.over
    view = sat.touch("finish", "yes:finish")
    assert isinstance(view, StandingsVM)
    assert len(view.rows) == 4
    assert isinstance(sat.touch("undo"), RollVM)


def test_an_evening_goes_on_where_it_stood(sat: Evening, tmp_path: Path) -> None:
    sat.throw(1, 3)
    before = sat.game
    sat.close()
    again = Evening(tmp_path)
    assert again.view().resume is not None
    assert isinstance(again.touch("resume"), PlotVM)
    assert again.game == before


def test_the_language_changes_every_word(sat: Evening) -> None:
    view = sat.touch("tab:more", "language")
    assert view.title == "More"
    assert sat.touch("tab:table").head.title == "Вера’s turn"


def test_why_on_an_offer_shows_what_buying_would_charge(sat: Evening) -> None:
    sat.throw(1, 3)
    view = sat.touch("why")
    assert isinstance(view, ReasonsVM)
    assert view.slip.total == 70

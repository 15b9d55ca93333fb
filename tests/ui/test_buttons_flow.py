"""What the buttons at the places do, without a window."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.agenda import Auction, Offer
from companion.commands import Bid, Claim, Pass
from companion.situation import Sitter
from tests.ui.house import Evening, SlowWorker, in_the_middle, proposed
from ui.places.house import HEARD
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_ledger import LedgerVM
from ui.presenters.vm_table import QuestionVM
from ui.tray import Presence

THREE = tuple(Sitter(name, 500, coin=8 - n) for n, name in enumerate(("Аня", "Боря", "Вера"), 2))
ANYA, BORYA, VERA = (sitter.coin for sitter in THREE)


def auctioned(home: Path, worker: SlowWorker | None = None, **rules: object) -> Evening:
    """Return an evening in which Аня has not bought the night club."""
    evening = in_the_middle(home, *THREE, worker=worker, options=rules)
    for touch in ("die:0:1", "die:1:3", "decline"):
        evening.touch(touch)
        if worker:
            worker.work()
    return evening


def test_a_press_calls_the_least_for_whoever_has_that_coin(tmp_path: Path) -> None:
    evening = auctioned(tmp_path)
    view = evening.view()
    assert isinstance(view, AuctionVM)
    least = view.bidders[1].steps[0].name
    evening.ear.bid(BORYA)
    assert evening.last.command == Bid(1, int(least.split(":")[2]))
    evening.ear.bid(VERA)
    assert evening.last.command == Bid(2, int(evening.view().price))
    assert evening.view().leader.name == "Вера"


def test_who_leads_does_not_outbid_himself(tmp_path: Path) -> None:
    evening = auctioned(tmp_path)
    evening.ear.bid(BORYA)
    entries = evening.last.entry.seq
    evening.ear.bid(BORYA)
    assert evening.last.entry.seq == entries


def test_who_has_passed_first_comes_back_and_then_calls(tmp_path: Path) -> None:
    evening = auctioned(tmp_path)
    evening.touch("pass:1")
    assert isinstance(evening.last.command, Pass)
    evening.ear.bid(BORYA)
    assert evening.view().bidders[1].steps
    evening.ear.bid(BORYA)
    assert isinstance(evening.last.command, Bid)


def test_a_press_out_of_turn_is_refused_as_the_grey_key_is(tmp_path: Path) -> None:
    evening = auctioned(tmp_path, auction_order="seat_order")
    wide = evening.view().bidders[2].wide
    evening.ear.bid(VERA)
    assert wide is not None
    assert evening.refusal == wide.refusal != ""
    assert not isinstance(evening.last.command, Bid)


def test_a_bid_counts_from_another_tab_too(tmp_path: Path) -> None:
    evening = auctioned(tmp_path)
    evening.touch("tab:ledger")
    evening.ear.bid(BORYA)
    assert evening.last.command == Bid(1, evening.game.item.bid)  # type: ignore[union-attr]


def test_without_an_auction_it_is_said_that_there_is_none(sat: Evening) -> None:
    coin = sat.view().frame.seats[0].player.coin
    sat.ear.bid(coin)
    assert "сейчас ничего не продают с торгов" in sat.view().frame.refusal


def test_a_bid_for_what_is_being_written_does_not_count_twice(tmp_path: Path) -> None:
    worker = SlowWorker()
    evening = auctioned(tmp_path, worker)
    evening.ear.bid(BORYA)
    evening.ear.bid(VERA)
    worker.work()
    assert isinstance(evening.game.item, Auction)
    assert evening.game.item.bidder == 1


@pytest.mark.parametrize("coin", [1, 99])
def test_a_button_of_a_coin_that_nobody_plays_with_does_nothing(tmp_path: Path, coin: int) -> None:
    evening = auctioned(tmp_path)
    evening.ear.bid(coin)
    evening.ear.objection(coin)
    assert (evening.refusal, evening.place) == ("", "table")


def test_before_an_evening_the_buttons_do_nothing(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    evening.ear.bid(1)
    evening.ear.objection(1)
    assert evening.place == "editions"


def test_an_objection_stops_a_throw_that_would_count_by_itself(sat: Evening) -> None:
    sat.hear(proposed("1", "3"))
    assert sat.view().accept.seconds
    sat.ear.objection(sat.view().frame.seats[1].player.coin)
    view = sat.view()
    assert view.accept.seconds == 0
    assert view.frame.refusal.endswith(" возражает.")
    sat.touch("tray:accept")
    assert isinstance(sat.game.item, Offer)


def visitor(home: Path, **rules: object) -> Evening:
    """Return an evening in which Аня has just stopped at Боря's."""
    sitters = (Sitter("Аня", 500, 2), Sitter("Боря", 500, deeds=("brewery",)), Sitter("Вера", 500))
    evening = in_the_middle(home, *sitters, options=rules)
    evening.throw(3, 4)
    return evening


def test_an_objection_shows_why_a_sum_is_asked(tmp_path: Path) -> None:
    evening = visitor(tmp_path)
    evening.ear.objection(2)
    view = evening.view()
    assert isinstance(view, ArbiterVM)
    assert view.frame.refusal == "Боря возражает."
    assert evening.changes
    evening.touch("understood", "accept")
    assert evening.game.cash(1) == 512


def test_an_objection_to_what_was_paid_shows_its_reasons(tmp_path: Path) -> None:
    evening = visitor(tmp_path, tap_to_pay=[])
    evening.ear.objection(3)
    assert isinstance(evening.view(), ArbiterVM)
    assert evening.place == "arbiter"


def test_who_may_claim_is_led_to_his_claims(tmp_path: Path) -> None:
    evening = visitor(tmp_path, rent_claim="ask_before_next_throw", tap_to_pay=[])
    evening.ear.objection(2)
    view = evening.view()
    assert isinstance(view, QuestionVM)
    evening.touch(view.keys[0].name)
    assert isinstance(evening.last.command, Claim)


def test_an_objection_to_anything_else_leads_to_the_ledger(tmp_path: Path) -> None:
    evening = auctioned(tmp_path)
    evening.ear.objection(VERA)
    assert isinstance(evening.view(), LedgerVM)


FORMS = (("tab:bank",), ("tab:arbiter",), ("tab:ledger",), ("tab:more", "settings"), ("seat:1",))


@pytest.mark.parametrize("touches", FORMS)
def test_an_objection_is_told_over_any_form_and_gone_into_at_the_table(
    tmp_path: Path, touches: tuple[str, ...]
) -> None:
    evening = visitor(tmp_path)
    told: list[str] = []
    evening.said = told.append
    evening.touch(*touches)
    place, shown = evening.place, len(evening.changes)
    evening.ear.objection(2)
    assert told == ["Боря возражает: откройте «Стол»."]
    assert (evening.place, len(evening.changes)) == (place, shown)
    assert place not in HEARD
    view = evening.touch("tab:table")
    assert isinstance(view, ArbiterVM)
    assert view.frame.refusal == "Боря возражает."


def test_an_objection_is_not_carried_into_another_evening(tmp_path: Path) -> None:
    evening = visitor(tmp_path)
    evening.touch("tab:bank")
    evening.ear.objection(2)
    evening.leave()
    evening.touch("resume")
    assert (evening.place, evening.refusal) == ("table", "")


def test_what_a_button_or_the_tray_is_refused_is_told_over_a_form_once(sat: Evening) -> None:
    told: list[str] = []
    sat.said = told.append
    sat.touch("tab:bank")
    sat.ear.bid(sat.view().frame.seats[0].player.coin)
    sat.hear(Presence("ready"))
    sat.ear.warn("tray.supply", "")
    assert ["торгов" in sentence for sentence in told] == [True, False]
    assert len(told) == 2


def test_what_troubles_the_tray_lies_over_no_key_that_an_evening_begins_with(sat: Evening) -> None:
    told: list[str] = []
    sat.said = told.append
    sat.leave()
    sat.touch("edition:millionaire-classic", "start")
    sat.ear.warn("tray.supply", "")
    assert (sat.place, told, sat.view().frame.refusal) == ("rules", [], "")

"""Turns by touches, without a window: what is shown, and what the books say."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from companion.agenda import Do, RollDue
from companion.commands import Bid, Decline, Retire, Roll
from companion.effects import Receive
from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle, key
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_end import StandingsVM
from ui.presenters.vm_jackpot import JackpotVM
from ui.presenters.vm_ledger import LedgerVM
from ui.presenters.vm_table import PlotVM, QuestionVM, RollVM


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
    assert view.frame.hands
    assert view.frame.hands.lines == ("Карточка «Ночной клуб»: вернуть на поле",)


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
    assert isinstance(view, JackpotVM)
    sat.touch("decline")
    assert sat.asked != seat


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


def test_the_end_is_asked_for_once_and_shows_the_standings(sat: Evening) -> None:
    sat.touch("tab:more", "finish", "no")
    assert not sat.game.over
    view = sat.touch("finish", "yes:finish")
    assert isinstance(view, StandingsVM)
    assert len(view.rows) == 4
    assert isinstance(sat.touch("undo"), RollVM)


def test_why_on_an_offer_shows_what_buying_would_charge(sat: Evening) -> None:
    sat.throw(1, 3)
    view = sat.touch("why")
    assert isinstance(view, ArbiterVM)
    assert view.ruling.verdict.endswith("70\xa0ф")


def test_after_the_last_failed_throw_the_fine_is_the_only_way(tmp_path: Path) -> None:
    held = in_the_middle(
        tmp_path,
        Sitter("Аня", 100, cell=10, detained=3, coin=1),
        Sitter("Вера", 100, coin=2),
        options={"third_failure": "stay_until_paid"},
    )
    view = held.view()
    assert isinstance(view, QuestionVM)
    assert [(one.name, one.tone) for one in view.keys] == [("answer:0", "primary")]
    assert "50" in view.slip.title
    held.touch("die:0:1", "die:1:1")
    assert held.game.detained(0)
    assert isinstance(held.touch("answer:0"), RollVM)
    assert held.game.cash(0) == 50


def test_a_third_double_goes_to_the_inspection_without_a_walk(tmp_path: Path) -> None:
    players = Sitter("Аня", 100, cell=12, coin=1), Sitter("Вера", 100, coin=2)
    evening = in_the_middle(tmp_path, *players, doubles=2)
    evening.throw(2, 2)
    assert evening.game.detained(0)
    assert evening.changes[-1].walk == 0


def test_a_token_walks_past_the_start_by_what_was_thrown(tmp_path: Path) -> None:
    players = Sitter("Аня", 500, cell=38, coin=1), Sitter("Вера", 100, coin=2)
    evening = in_the_middle(tmp_path, *players)
    evening.throw(2, 3)
    assert evening.changes[-1].walk == 5


def test_once_the_leader_of_an_auction_has_left_anyone_may_call_anything(tmp_path: Path) -> None:
    names = ("Аня", "Вера", "Борис")
    people = (Sitter(name, 300, coin=n, cell=38 * (n == 1)) for n, name in enumerate(names, 1))
    evening = in_the_middle(tmp_path, *people)
    for command in (Roll(0, (1, 2)), Decline(0), Bid(1, 150)):
        evening.submit(command)
    view = evening.view()
    assert [tile.leads for tile in view.bidders] == [False, True, False]
    assert [step.label for step in view.bidders[0].steps] == ["160", "200", "250"]
    evening.submit(Retire(1))
    view = evening.view()
    assert (view.price, view.leader) == (None, None)
    assert [step.label for step in view.bidders[0].steps] == ["10", "50", "100"]
    evening.touch(view.bidders[0].steps[0].name)
    assert evening.last.command == Bid(0, 10)


def test_keys_go_by_the_seat_and_not_by_the_coin(sat: Evening) -> None:
    sat.throw(1, 3)
    view = sat.touch("decline")
    tiles = {tile.player.id: tile for tile in view.bidders}
    assert [tile.player.coin for tile in tiles.values()] == [1, 3, 2, 4]
    sat.touch(tiles[2].steps[0].name)
    assert sat.last.command == Bid(2, 10)


def test_an_effect_that_waits_without_being_a_payment_is_a_plain_question(sat: Evening) -> None:
    table, seat = sat.table, sat.asked
    assert table is not None
    table.game = replace(table.game, agenda=(*table.game.agenda, Do(seat, Receive(50), "chance")))
    view = sat.view()
    assert isinstance(view, QuestionVM)
    assert "Шанс" in view.slip.title
    assert [key.name for key in view.keys] == ["answer:0"]


def test_what_a_plot_leaves_in_the_purse_or_what_is_missing_is_what_the_rules_say(
    tmp_path: Path,
) -> None:
    players = Sitter("Аня", 75, cell=0, coin=1), Sitter("Вера", 60, cell=0, coin=2)
    evening = in_the_middle(tmp_path, *players)
    view = evening.throw(1, 3)
    assert (view.main.label, view.main.note) == ("Купить", "останется 5\xa0ф")
    evening.touch("accept")
    view = evening.throw(2, 4)
    assert not view.main.enabled
    assert view.main.label == "Не хватает 30\xa0ф"

"""One press is one command; in an auction several fingers are several people."""

from __future__ import annotations

import pytest
from kivy.core.window import Window

from companion.commands import Accept, Bid, Command, Decline, Pass
from tests.ui.live import BOX, Live
from ui.change import Change
from ui.presenters.vm_sheet import SheetVM
from ui.presenters.vm_table import PlotVM, RollVM
from ui.settings import Turn


def test_a_finger_that_arrives_as_touch_and_as_mouse_buys_once(seated: Live) -> None:
    seated.throw(1, 3)
    before = len(seated.table.past)
    x, y = seated.driver.middle(seated.key("accept"))
    touch, mouse = seated.driver.down(x, y, steps=0), seated.driver.down(x + 2, y - 1)
    seated.driver.up(touch)
    seated.driver.up(mouse)
    seated.settle().driver.run(1)
    assert [m.command for m in seated.table.past[before:]] == [Accept(1)]


def test_a_late_echo_of_the_finger_does_not_reach_the_next_screen(seated: Live) -> None:
    seated.throw(1, 3)
    before = len(seated.table.past)
    x, y = seated.driver.middle(seated.key("accept"))
    touch = seated.driver.down(x, y)
    seated.driver.up(touch)
    mouse = seated.driver.down(x, y)
    seated.driver.up(mouse)
    seated.settle().driver.run(1)
    assert [m.command for m in seated.table.past[before:]] == [Accept(1)]


def test_two_keys_at_once_do_nothing(seated: Live) -> None:
    seated.throw(1, 3)
    before = seated.game
    seated.together("accept", "decline").driver.run(1)
    assert seated.game == before
    assert isinstance(seated.vm, PlotVM)


def test_a_press_on_the_border_of_two_keys_does_one_thing_at_most(seated: Live) -> None:
    seated.throw(1, 3)
    before = len(seated.table.past)
    buy, auction = seated.key("accept"), seated.key("decline")
    assert buy.top < auction.y
    x = seated.driver.middle(buy)[0]
    done = []
    for y in range(int(buy.top) - 4, int(auction.y) + 5):
        seated.driver.up(seated.driver.down(x, y))
        seated.driver.step(6)
        seated.settle()
        done.append([type(moment.command) for moment in seated.table.past[before:]])
        if done[-1]:
            seated.tap("undo")
    assert [] in done
    assert [Accept] in done
    assert [Decline] in done
    assert all(len(commands) <= 1 for commands in done)


def entered(kassa: Live, before: int) -> list[Command]:
    return [moment.command for moment in kassa.table.past[before:]]


def test_two_fingers_bid_and_pass_at_once_and_both_count(seated: Live) -> None:
    seated.throw(1, 3).tap("decline")
    before = len(seated.table.past)
    seated.together("bid:0:50", "pass:3")
    assert entered(seated, before) == [Bid(seated.seat("Аня"), 50), Pass(seated.seat("Гриша"))]


def test_of_two_bids_at_once_the_first_counts(seated: Live) -> None:
    seated.throw(1, 3).tap("decline")
    before = len(seated.table.past)
    seated.together("bid:3:50", "bid:0:50")
    assert entered(seated, before) == [Bid(seated.seat("Гриша"), 50)]


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_three_hands_at_once_all_count(seated: Live, turn: Turn) -> None:
    seated.throw(1, 3).tap("decline")
    seated.director.set(turned=turn)
    seated.director.changed(Change())
    seated.tap("bid:1:50")
    before = len(seated.table.past)
    seated.together("pass:0", "bid:3:60", "pass:2")
    assert entered(seated, before) == [Pass(0), Bid(3, 60), Pass(2)]
    seated.tap("pass:1", "knock")
    assert seated.game.owner("night_club") == seated.seat("Гриша")


# --- more fingers than one means ---


def test_a_palm_beside_a_finger_takes_the_finger_s_press_away_in_the_same_moment(
    seated: Live,
) -> None:
    """Nobody knows which of the two was meant; a moment later the finger counts."""
    seated.throw(1, 3)
    before = len(seated.table.past)
    palm = seated.driver.down(780, 400, across=130, steps=0)
    seated.driver.up(seated.driver.down(*seated.driver.middle(seated.key("accept"))))
    assert entered(seated.settle(), before) == []
    seated.driver.run(0.1)
    seated.tap("accept")
    assert entered(seated, before) == [Accept(1)]
    seated.driver.up(palm)
    assert entered(seated.settle(), before) == [Accept(1)]


def test_a_palm_that_rests_in_an_auction_bids_for_nobody(seated: Live) -> None:
    seated.throw(1, 3).tap("decline")
    before = len(seated.table.past)
    palm = seated.driver.down(*seated.driver.middle(seated.key("bid:0:50")), across=130)
    seated.tap("bid:3:50")
    seated.driver.up(palm)
    assert entered(seated.settle(), before) == [Bid(3, 50)]


def test_a_finger_that_slides_off_the_window_does_nothing_and_the_next_one_acts(
    seated: Live,
) -> None:
    seated.throw(1, 3)
    before = len(seated.table.past)
    key = seated.key("accept")
    x, y = seated.driver.middle(key)
    finger = seated.driver.down(x, y)
    for step in range(1, 12):
        seated.driver.move(finger, x + 30 * step, y)
    seated.driver.up(finger)
    seated.settle().driver.run(0.3)
    assert (entered(seated, before), key.sunk) == ([], 0)
    seated.tap("accept")
    assert entered(seated, before) == [Accept(1)]


def test_a_coin_that_is_dragged_off_the_window_is_back_in_its_seat(seated: Live) -> None:
    seat = seated.screen.rail.seat(1)
    x, y = seated.driver.middle(seat)
    finger = seated.driver.down(x, y)
    seated.driver.move(finger, -40, y)
    assert seat.ids.coin.shift == [-40 - x, 0]
    seated.driver.up(finger)
    assert seat.ids.coin.shift == [0, 0]
    assert isinstance(seated.settle().vm, RollVM)


def test_a_finger_that_slips_within_a_seat_opens_its_sheet(seated: Live) -> None:
    x, y = seated.driver.middle(seated.screen.rail.seat(1))
    finger = seated.driver.down(x, y)
    seated.driver.move(finger, x + 40, y)
    seated.driver.up(finger)
    assert isinstance(seated.settle().vm, SheetVM)


def test_a_screen_turned_while_another_finger_rests_waits_for_it_and_loses_nothing(
    seated: Live,
) -> None:
    resting = seated.driver.down(*seated.driver.middle(seated.key("die:0:1")), steps=20)
    seated.tap("rotate")
    assert Window.rotation == 0
    seated.driver.up(resting)
    seated.driver.run(0.5)
    assert Window.rotation == 90
    assert seated.vm.chosen == (1, 0)
    seated.tap("die:1:3")
    assert isinstance(seated.vm, PlotVM)


def test_a_key_that_another_finger_s_act_takes_away_does_nothing(kassa: Live) -> None:
    kassa.tap(BOX, "place:0")
    resting = kassa.driver.down(*kassa.driver.middle(kassa.key("near")), steps=20)
    kassa.tap("remove")
    kassa.driver.up(resting)
    assert kassa.settle().vm.chosen is None


def test_a_coin_whose_seat_another_finger_s_act_takes_away_is_carried_nowhere(
    seated: Live,
) -> None:
    seated.tap("tab:more", "leave:3", "yes:leave", "undo", "tab:table")
    rail = seated.screen.rail
    seat, there = seated.driver.middle(rail.seat(3)), seated.driver.middle(rail.seat(0))
    carried = seated.driver.down(*seat, steps=20)
    seated.director.act("redo")
    assert len(seated.settle().screen.rail.seats()) == 3
    seated.driver.move(carried, *there)
    seated.driver.up(carried)
    assert isinstance(seated.settle().vm, RollVM)

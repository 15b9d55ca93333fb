"""How many touches things take, counted in the real app."""

from __future__ import annotations

import pytest

from companion.agenda import Offer, RollDue
from companion.commands import Bid
from companion.situation import Sitter
from tests.tables import CLASSIC
from tests.ui.conftest import Resume
from tests.ui.live import Live, online, thrown
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_bank import BankVM
from ui.presenters.vm_table import ChargeVM, PlotVM
from ui.settings import Turn


def test_a_throw_by_hand_takes_two_touches(seated: Live) -> None:
    seated.taps = 0
    seated.throw(1, 3)
    assert seated.taps == 2
    assert isinstance(seated.game.item, Offer)
    seated.read("Ночной клуб", "70", "Купить")


def test_a_throw_from_the_tray_takes_none(seated: Live) -> None:
    seated.taps = 0
    seated.hear(online()).hear(thrown(1, 3))
    assert seated.vm.chosen == (1, 3)
    seated.read("Лоток: 1 + 3.", "Не так")
    assert isinstance(seated.game.item, RollDue)
    seated.driver.run(3)
    seated.settle()
    assert seated.taps == 0
    assert isinstance(seated.game.item, Offer)
    assert seated.last.entry.press == "tray:1:1"


def test_buying_and_undoing_take_one_touch_each(seated: Live) -> None:
    seat = seated.asked
    seated.throw(1, 3)
    seated.taps = 0
    seated.tap("accept")
    assert (seated.taps, seated.game.cash(seat)) == (1, 1930)
    assert seated.game.owner("night_club") == seat
    seated.read("Отменить", "«Ночной клуб»")
    seated.tap("undo")
    assert (seated.taps, seated.game.cash(seat)) == (2, 2000)
    assert isinstance(seated.vm, PlotVM)


def test_putting_a_plot_up_for_auction_takes_one_touch(seated: Live) -> None:
    seated.throw(1, 3)
    seated.taps = 0
    seated.tap("decline")
    assert seated.taps == 1
    assert isinstance(seated.vm, AuctionVM)


def test_a_rent_is_accepted_by_one_touch(seated: Live) -> None:
    owner = seated.asked
    seated.throw(1, 3).tap("accept").throw(1, 3)
    seated.taps = 0
    seated.tap("accept")
    assert (seated.taps, seated.game.cash(owner)) == (1, 1936)


def test_the_rent_of_any_plot_takes_two_touches(seated: Live) -> None:
    seated.throw(1, 3).tap("accept")
    seated.taps = 0
    seated.tap("tab:map", f"cell:{CLASSIC.visits['night_club']}")
    assert seated.taps == 2
    seated.read("Ночной клуб", "Кто встанет — заплатит", "останется 1 994")


def test_why_takes_one_touch_and_another_leads_back(seated: Live) -> None:
    seated.throw(1, 3).tap("accept").throw(1, 3)
    assert isinstance(seated.vm, ChargeVM)
    seated.taps = 0
    seated.tap("why")
    assert seated.taps == 1
    seated.read("Почему списали?", "Ночной клуб", "6")
    seated.tap("understood")
    assert isinstance(seated.vm, ChargeVM)


def test_a_round_sum_goes_to_another_player_in_four_touches(seated: Live) -> None:
    payer, payee = seated.asked, seated.seat("Гриша")
    seated.taps = 0
    seated.tap("tab:bank", f"to:seat{payee}", "note:100", f"pay:seat{payer}:seat{payee}:100:сделка")
    assert seated.taps == 4
    assert (seated.game.cash(payer), seated.game.cash(payee)) == (1900, 2100)


@pytest.mark.parametrize("turned", [0, 90])
def test_a_coin_dragged_onto_another_saves_a_touch(resumed: Resume, turned: Turn) -> None:
    live = resumed(*(Sitter(name, 500) for name in ("Аня", "Борис", "Вера")), turned=turned)
    live.taps = 0
    live.carry(2, 1)
    assert isinstance(live.vm, BankVM)
    live.tap("note:100", "pay:seat2:seat1:100:сделка")
    assert live.taps == 3
    assert [live.game.cash(seat) for seat in (0, 1, 2)] == [500, 600, 400]
    live.tap("tab:bank")
    assert (live.vm.payer, live.vm.payee) == ("seat0", "")


def test_a_bid_takes_one_touch(seated: Live) -> None:
    seated.throw(1, 3).tap("decline")
    assert isinstance(seated.vm, AuctionVM)
    seated.taps = 0
    seated.tap("bid:3:50")
    assert (seated.taps, seated.last.command) == (1, Bid(seated.seat("Гриша"), 50))
    seated.read("Даёт Гриша", "Ждём остальных")


ENTERTAINMENT = ("cinema", "karaoke", "night_club")


def test_building_takes_three_touches(resumed: Resume) -> None:
    live = resumed(Sitter("Аня", 500, 20, ENTERTAINMENT), Sitter("Борис"))
    live.taps = 0
    live.tap("seat:0", "deed:karaoke", "build")
    assert live.taps == 3
    assert (live.game.level("karaoke"), live.game.cash(0)) == (1, 450)


def test_building_where_one_stands_takes_two_touches(resumed: Resume) -> None:
    live = resumed(Sitter("Аня", 500, 2, ENTERTAINMENT), Sitter("Борис"))
    live.taps = 0
    live.tap("seat:0", "build")
    assert live.taps == 2
    assert (live.game.level("karaoke"), live.game.cash(0)) == (1, 450)


def test_who_stands_on_another_s_plot_finds_the_plot_chosen_last(resumed: Resume) -> None:
    live = resumed(Sitter("Аня", 500, 7, ENTERTAINMENT), Sitter("Борис", deeds=("bakery",)))
    live.tap("seat:0", "deed:karaoke", "tab:table", "seat:0")
    assert live.vm.chosen == "karaoke"

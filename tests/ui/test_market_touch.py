"""The exchange, the circular tax and shares by real touches in the real app."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from companion.agenda import Debt, Floor
from companion.audit import audit
from companion.commands import Command
from companion.market import BuyShares, OrderShares, SellShares
from companion.shares import held, price
from companion.situation import Sitter
from tests.tables import CLASSIC, ELITE
from tests.ui.conftest import Resume
from tests.ui.gallery import visible
from tests.ui.house import Evening, section
from tests.ui.live import Live
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_market import MarketVM
from ui.presenters.vm_more import MoreVM
from ui.presenters.vm_table import ChargeVM, DebtVM, QuestionVM, RollVM
from ui.widgets.tap import Tap

ANYA, BORIS, VERA = range(3)
THREE = (
    Sitter("Аня", 900, 3, ("airline", "coal", "oil", "plane"), shares=4),
    Sitter("Борис", 500, 5, ("cinema",), shares=2),
    Sitter("Вера", 700, 7),
)
SIZES = [(800, 480), (480, 800)]


@pytest.fixture
def begin(resumed: Resume) -> Resume:
    return partial(resumed, edition=ELITE)


def done(live: Live) -> Command:
    """What was entered last."""
    return live.last.command


def turned_to(live: Live, page: int) -> Live:
    """Turn to a page of the market, where they do not stand beside each other."""
    return live.tap(f"page:{page}") if live.screen.portrait else live


@pytest.mark.parametrize("size", SIZES)
def test_the_exchange_is_played_with_a_deal_before_and_one_after(
    begin: Resume, size: tuple[int, int]
) -> None:
    live = begin(*THREE, size=size, share_price=100).throw(1, 2)
    assert isinstance(live.game.item, Floor)
    assert isinstance(live.vm, MarketVM)
    live.read("Биржа", "4 акции, 400 ф")
    live.tap("count:2", "buy")
    assert done(live) == BuyShares(ANYA, 2)
    live.read("6 акций, 600 ф").tap("accept")
    assert isinstance(live.vm, RollVM)
    live.read("Вверх или вниз?").tap("die:0:4")
    live.read("На сколько пунктов?").tap("die:0:3")
    assert price(live.game) == 130
    live.read("+30", "3 пункта: +30", "6 акций, 780 ф")
    live.tap("type:0", "sell")
    assert done(live) == SellShares(ANYA, 6)
    assert (live.game.cash(ANYA), held(live.game, ANYA)) == (900 - 200 + 780, 0)
    live.tap("decline")
    assert isinstance(live.vm, RollVM)
    assert live.asked == BORIS
    assert list(audit(ELITE, live.table.journal)) == []


@pytest.mark.parametrize("size", SIZES)
def test_another_buys_through_who_is_there_and_pays_a_commission(
    begin: Resume, size: tuple[int, int]
) -> None:
    live = begin(*THREE, size=size, share_price=100).throw(1, 2)
    turned_to(live, 2).tap("dealer:2").read("Посредник: Аня").tap("fee:5", "fee:10")
    turned_to(live, 0).tap("count:2", "count:3", "buy")
    assert done(live) == OrderShares(VERA, 3, 10)
    assert isinstance(live.vm, QuestionVM)
    live.read("Поручение брокеру", "от игрока Вера", "Купить: 3 акции", "300 ф", "10 %")
    live.tap("accept")
    assert (live.game.cash(ANYA), live.game.cash(VERA)) == (930, 370)
    assert held(live.game, VERA) == 3
    assert isinstance(live.vm, MarketVM)


def test_a_touch_on_the_number_goes_to_all_one_has_then_to_all_one_can_buy(begin: Resume) -> None:
    live = begin(*THREE, share_price=100).throw(1, 2)
    assert [live.tap("type:0").vm.count.value for _ in range(3)] == [4, 9, 1]


def test_a_broker_may_turn_an_order_down(begin: Resume) -> None:
    live = begin(*THREE).throw(1, 2).tap("dealer:1", "buy", "decline")
    assert isinstance(live.game.item, Floor)
    assert held(live.game, BORIS) == 2


@pytest.mark.parametrize("size", SIZES)
def test_the_circular_tax_is_told_line_by_line_and_paid(
    begin: Resume, size: tuple[int, int]
) -> None:
    live = begin(Sitter("Аня", 900, 8, THREE[0].deeds, shares=4), *THREE[1:], size=size)
    live.throw(1, 2)
    assert isinstance(live.vm, ChargeVM)
    live.read("Круговой налог", "платит Аня", "Авиакомпания", "Угольный синдикат, 30 × 2")
    assert sum(int(row.value) for row in live.vm.slip.rows) == live.vm.slip.total == 190
    live.tap("accept")
    assert live.game.cash(ANYA) == 710


def test_the_market_shows_the_tax_that_is_due_and_takes_the_money(begin: Resume) -> None:
    live = begin(Sitter("Аня", 900, 8, ("airline",), shares=4), *THREE[1:]).throw(1, 2)
    live.tap("tab:more", "market").read("Круговой налог", "платит Аня").tap("accept")
    assert live.game.cash(ANYA) == 840
    assert not isinstance(live.vm, MarketVM)


@pytest.mark.parametrize("size", SIZES)
def test_a_debtor_sells_shares_and_pays(begin: Resume, size: tuple[int, int]) -> None:
    live = begin(Sitter("Аня", 20, 8, ("airline",), shares=4), *THREE[1:], size=size)
    live.throw(1, 2)
    assert isinstance(live.vm, DebtVM)
    assert isinstance(live.game.item, Debt)
    live.tap("market:0", "sell")
    assert (live.game.cash(ANYA), held(live.game, ANYA)) == (120, 3)
    assert isinstance(live.vm, DebtVM)
    live.tap("accept")
    assert live.game.cash(ANYA) == 60


def test_shares_are_offered_at_start_and_a_throw_passes_the_offer_by(begin: Resume) -> None:
    live = begin(Sitter("Аня", 900, 37), *THREE[1:], share_price=120).throw(2, 3)
    live.tap("decline", "knock")
    assert isinstance(live.vm, RollVM)
    live.read("Аня: акции на Старте", "120 ф")
    live.tap("market:0", "buy")
    assert held(live.game, ANYA) == 1
    assert isinstance(live.vm, MarketVM)
    live.tap("tab:table").throw(2, 5)
    assert not any("Старте" in text for text in live.texts())


def test_before_the_game_shares_are_offered_to_everybody(begin: Resume) -> None:
    live = begin(Sitter("Аня", 900), Sitter("Борис", 900))
    live.read("Кому акций — «Ещё», «Биржа». Потом бросьте кубики")
    live.tap("hint:close").read("Акции до начала игры")
    live.tap("market:0", "buy", "dealer:1", "buy", "buy")
    assert [held(live.game, seat) for seat in live.game.seats] == [1, 2]


def test_the_sheet_and_the_seat_tell_of_shares(begin: Resume) -> None:
    live = begin(*THREE, share_price=100)
    assert [seat.shares for seat in live.vm.frame.seats] == [4, 2, 0]
    live.tap("seat:1").read("2 акции, 200 ф", "Биржа")
    assert section(live.vm, "Акции и полисы")[0].key.name == "market:1"


def test_shares_and_their_price_are_matched_to_the_table(begin: Resume) -> None:
    live = begin(*THREE).tap("tab:ledger", "match", "kind:4", "subject:price")
    live.tap("digit:back", "digit:back", "digit:back", "digit:7", "digit:0", "type:note")
    live.spell("Так").tap("type:done", "match:market:price:70:Так")
    assert price(live.game) == 70
    live.tap("subject:1", "digit:back", "digit:5", "type:note").spell("Так")
    live.tap("type:done", "match:market:1:5:Так")
    assert held(live.game, BORIS) == 5


def test_nothing_is_built_on_a_central_plot(begin: Resume) -> None:
    live = begin(Sitter("Аня", 900, 3, ("plane", "car")), *THREE[1:]).tap("seat:0", "deed:plane")
    live.read("Самолёт")
    assert [key.name for key in live.vm.keys] == ["mortgage"]


def test_reasons_of_income_and_tax_lead_back_to_the_market(begin: Resume) -> None:
    live = begin(*THREE, share_price=100).tap("tab:more", "market", "brings")
    assert isinstance(live.vm, ArbiterVM)
    values = [row.value.replace("\u00a0", " ") for row in live.vm.ruling.rows]
    assert values == ["200", "100", "× 4", "20 %", "= 80", "= 280"]
    live.read("Доход с акций").tap("understood", "dealer:1", "why")
    live.read("Налог с одной акции").tap("understood")
    assert isinstance(live.vm, MarketVM)
    live.read("2 акции")


def test_each_box_has_a_picture_of_its_own(tmp_path: Path) -> None:
    cards = Evening(tmp_path).view().cards
    assert {card.id: card.icon for card in cards if card.id != "+"} == {
        "millionaire-classic": "table",
        "millionaire-deluxe": "crown",
        "millionaire-elite": "exchange",
    }


def test_an_edition_without_shares_shows_nothing_of_them(begin: Resume) -> None:
    live = begin(Sitter("Аня", 900, 3), Sitter("Борис", 500, 5), edition=CLASSIC)
    assert {seat.shares for seat in live.vm.frame.seats} == {0}
    live.tap("tab:more")
    assert isinstance(live.vm, MoreVM)
    names = {w.name for w in visible(live.screen) if isinstance(w, Tap)}
    assert "market" not in names
    assert section(live.tap("tab:table", "seat:0").vm, "Акции и полисы") == ()

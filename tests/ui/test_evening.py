"""A whole Classic evening by real touches in the real app, on a screen that lies turned."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.__main__ import main as kassa_book
from companion.audit import audit
from companion.commands import Remit
from companion.decisions import TimeUp
from companion.journal import Journal, replay
from companion.ledger import KASSA, MONEY
from companion.statement import charges
from tests.ui.house import Watch
from tests.ui.live import BOX, Live, online, thrown
from ui.app import TICK
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_bank import BankVM
from ui.presenters.vm_end import StandingsVM
from ui.presenters.vm_jackpot import JackpotVM
from ui.presenters.vm_ledger import LedgerVM
from ui.presenters.vm_table import CardVM, ChargeVM, DebtVM
from ui.presenters.vm_trade import DealVM, PartnersVM, TradeVM
from ui.settings import Guest, Settings, save
from ui.theme import theme

ANYA, VERA, BORIS = range(3)
PEOPLE = ("Аня", "Борис", "Вера")
FOOD = ("clothing", "bakery", "brewery")


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture(params=[90, 180])
def kassa(tmp_path: Path, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Live]:
    save(tmp_path / "settings.json", Settings(people=tuple(map(Guest, PEOPLE))))
    live = Live(tmp_path, clock=watch, turned=request.param).start()
    yield live
    live.stop()


def test_a_whole_evening_from_the_first_touch_to_the_standings(
    kassa: Live, watch: Watch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for act in (
        half_an_hour_is_agreed_on,
        a_plot_is_auctioned,
        a_card_is_said_and_the_machine_won,
        a_plot_is_traded_and_built_on,
        the_machine_is_lost_and_a_known_card_comes_up,
        rents_are_paid_to_the_last_one,
        the_way_back_and_forth,
        other_looks,
    ):
        act(kassa)
        watch.go_on(4)
    time_is_up(kassa, watch, tmp_path)
    what_the_command_line_says(tmp_path, kassa, capsys)


def cash(kassa: Live) -> list[int]:
    return [kassa.game.cash(seat) for seat in kassa.game.seats]


def half_an_hour_is_agreed_on(kassa: Live) -> None:
    kassa.tap(BOX).read("Кто где сидит?", *PEOPLE).tap("start").read("Домашние правила")
    kassa.seek("rule:time_limit").read("Сколько времени играют?")
    kassa.tap("type:0", "digit:3", "digit:0", "typed", "begin").read("30 мин", "Ходит Аня")


def a_plot_is_auctioned(kassa: Live) -> None:
    """Anya buys two plots by a double; the one on which the tray sends Vera is auctioned."""
    kassa.throw(3, 3).read("Швейная фабрика", "90").tap("accept").read("Дубль! Ещё бросок.")
    kassa.throw(1, 2).read("Пивоваренный завод", "110").tap("accept").read("Ходит Вера")

    kassa.hear(online()).hear(thrown(3, 4)).read("Лоток: 3 + 4.", "Не так").driver.run(3.2)
    kassa.settle().read("Хлебопекарня", "100").tap("decline")
    assert isinstance(kassa.vm, AuctionVM)
    kassa.together(f"bid:{BORIS}:50", f"pass:{VERA}").read("Даёт Борис")
    kassa.together(f"bid:{ANYA}:60", f"return:{VERA}").read("Даёт Аня")
    kassa.together(f"pass:{VERA}", f"bid:{BORIS}:70").tap(f"pass:{ANYA}", "knock")
    assert kassa.game.owner("bakery") == BORIS
    assert cash(kassa) == [2000 - 90 - 110, 2000, 2000 - 70]


def a_card_is_said_and_the_machine_won(kassa: Live) -> None:
    """Boris throws two doubles: to a card nobody has said before, and to the slot machine."""
    kassa.throw(4, 4)
    assert isinstance(kassa.vm, CardVM)
    kassa.tap("card:get", "digit:1", "digit:5", "digit:0", "card:get:150")
    kassa.throw(6, 6)
    assert isinstance(kassa.vm, JackpotVM)
    kassa.tap("bet:50", "die:0:3", "die:0:2").read("на 4 — касса!").tap("die:0:4")
    kassa.read("1 750").tap("accept")
    assert cash(kassa)[BORIS] == 1930 + 150 - 50 + 1750 == 3780
    assert kassa.game.ledger.balance(KASSA) == 0
    kassa.throw(1, 2).read("Радиостанция").tap("accept").read("Ходит Аня", "3 560")


def a_plot_is_traded_and_built_on(kassa: Live) -> None:
    """Anya offers 200 for the bakery, Boris agrees, and each of her three plots is built on."""
    kassa.tap(f"seat:{ANYA}", f"trade:{ANYA}")
    assert isinstance(kassa.vm, PartnersVM)
    kassa.tap(f"partner:{BORIS}", "deed:gets:bakery", "money:gives")
    assert isinstance(kassa.vm, TradeVM)
    kassa.tap("digit:2", "digit:0", "digit:0", "money:", "propose").read("Решает Борис")
    assert isinstance(kassa.vm, DealVM)
    kassa.read("Аня предлагает обмен", "Хлебопекарня", "1 600", "3 760").tap("accept")
    kassa.tap(f"seat:{ANYA}")
    for deed in FOOD:
        kassa.tap(f"deed:{deed}", "build")
    assert [kassa.game.level(deed) for deed in FOOD] == [1, 1, 1]
    assert cash(kassa) == [1600 - 3 * 50, 2000, 3760]


def the_machine_is_lost_and_a_known_card_comes_up(kassa: Live) -> None:
    kassa.tap("tab:table").throw(5, 6)
    assert isinstance(kassa.vm, JackpotVM)
    kassa.tap("bet:50", "die:0:1", "die:0:1", "die:0:1").read("Ставка остаётся в кассе")
    kassa.tap("accept").read("Ходит Вера")
    assert kassa.game.ledger.balance(KASSA) == 50

    kassa.throw(6, 6).read("Швейное объединение").tap("accept").throw(3, 5)
    assert isinstance(kassa.vm, CardVM)
    kassa.read("Получить 150 ф из банка").tap("card:known:said-1").read("Ходит Борис")
    assert cash(kassa)[VERA] == 2000 - 190 + 150

    for dice, plot in (((3, 3), "Авиакомпания"), ((1, 1), "Автомобильный"), ((1, 2), "Металл")):
        kassa.throw(*dice).read(plot).tap("accept")
    kassa.read("Ходит Аня")
    assert cash(kassa) == [1400, 1960, 3760 - 270 - 290 - 310]


def rents_are_paid_to_the_last_one(kassa: Live) -> None:
    """Vera drags nearly all away: one rent costs her a mortgage, the third one the game."""
    kassa.throw(1, 2)
    kassa.read("Аня — выпало 3", "Радиостанция", "К оплате", "32")
    charge = kassa.vm
    assert isinstance(charge, ChargeVM)
    charged = charge.slip
    kassa.tap("why").read("Почему списали?", *(row.text for row in charged.rows))
    rows = [(row.text, row.value, row.rule, row.cite) for row in kassa.vm.ruling.rows]
    assert rows == [(row.text, row.value, row.rule, row.cite) for row in charged.rows]
    kassa.tap("understood", "accept")

    kassa.carry(VERA, ANYA)
    assert isinstance(kassa.vm, BankVM)
    kassa.tap(*(f"digit:{digit}" for digit in "1955"), f"pay:seat{VERA}:seat{ANYA}:1955:сделка")
    assert isinstance(kassa.last.command, Remit)
    kassa.throw(1, 1).read("Авиакомпания", "Не хватает 35 ф.")
    kassa.tap(f"seat:{VERA}", "deed:garments", "mortgage")
    assert isinstance(kassa.vm, DebtVM)
    kassa.tap("accept").read("Дубль! Ещё бросок.")
    assert cash(kassa)[VERA] == 5 + 95 - 40
    kassa.throw(1, 1).read("Автомобильный завод").tap("accept")
    kassa.throw(1, 2).read("Металлургический комбинат", "Столько собрать нельзя.")
    kassa.tap("bankrupt").read("Банкротство: Вера", "Нет, играем").tap("no")
    assert isinstance(kassa.vm, DebtVM)
    kassa.tap("bankrupt", "yes:leave").read("Ходит Борис")
    assert [seat.player.name for seat in kassa.vm.frame.seats] == ["Аня", "Борис"]
    assert cash(kassa) == [1400 - 32 + 1955, 2890 + 32 + 40 + 42 + 50]


def the_way_back_and_forth(kassa: Live) -> None:
    """Go back to before the bankruptcy in the ledger, look, and redo everything."""
    after, entries = kassa.game, len(kassa.table.past)
    kassa.tap("tab:ledger")
    assert isinstance(kassa.vm, LedgerVM)
    third = kassa.vm.entries[2].seq
    kassa.tap(f"ledger:row:{third}").read("Вернуться сюда?", "Вера", "Отменим 3 записи")
    kassa.tap(f"back:{third}")
    assert cash(kassa)[VERA] == 60
    assert len(kassa.table.past) == entries - 3
    for _ in range(3):
        kassa.tap("tab:ledger", "redo")
    assert kassa.game == after


def other_looks(kassa: Live) -> None:
    """The language and the theme change every word and colour, and change back."""
    kassa.tap("tab:more", "language", "theme").read("More", "Ledger")
    assert theme.name == "day"
    kassa.tap("tab:table").read("Борис’s turn").tap("tab:more", "language", "theme", "tab:table")
    kassa.read("Ходит Борис")
    assert theme.name == "evening"


def time_is_up(kassa: Live, watch: Watch, home: Path) -> None:
    """The turn is finished; the standings and the journal say the same."""
    kassa.throw(1, 2)
    assert isinstance(kassa.vm, CardVM)
    watch.go_on(1)
    kassa.driver.run(TICK)
    assert isinstance(kassa.last.command, TimeUp)
    kassa.read("Время вышло", "Доигрываем этот ход", "время!").tap("clock:read")
    kassa.tap("card:known:said-1")
    assert isinstance(kassa.vm, StandingsVM)
    worth = {kassa.game.players[s.seat].name: s.worth.total for s in kassa.table.standings}
    assert worth == {
        "Борис": 3054 + 150 + 220 + 270 + 290 + 310,
        "Аня": 3323 + 300 + 150,
        "Вера": 0,
    }
    kassa.read("Победа", "Борис", "4 294", "вне игры")

    journal = Journal.read(*(home / "games").glob("*.kassa"))
    assert list(audit(journal.edition, journal)) == []
    replayed = replay(journal.edition, journal)
    assert replayed == kassa.game
    assert sum(replayed.ledger.columns[MONEY].values()) == 0
    journal.close()


def what_the_command_line_says(home: Path, kassa: Live, capsys: pytest.CaptureFixture[str]) -> None:
    """``kassa-book explain`` tells of every charge what § in the ledger shows."""
    [path] = (home / "games").glob("*.kassa")
    kassa.tap("tab:ledger")
    for moment in reversed(kassa.table.past[1:]):
        if charges(moment.entry.events):
            kassa.seek(f"why:{moment.entry.seq}")
            assert kassa_book(["explain", str(path), str(moment.entry.seq)]) == 0
            told = capsys.readouterr().out
            assert all(row.text in told and row.value in told for row in kassa.vm.ruling.rows)
            kassa.tap("understood")

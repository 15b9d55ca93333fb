"""An evening by real touches in the real app: what is shown, and what the books say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from kivy.core.window import Window

from companion.__main__ import main as kassa_book
from companion.agenda import Debt, Offer, RollDue
from companion.audit import audit
from companion.commands import Accept, Bid, Decline, Pass, Remit
from companion.journal import Journal, replay
from companion.ledger import MONEY
from companion.statement import charges
from hardware.throw import Quality, Throw
from tests.ui.live import BOX, Live, online, remembered
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_end import StandingsVM
from ui.presenters.vm_ledger import LedgerVM
from ui.presenters.vm_start import EditionsVM
from ui.presenters.vm_table import CardVM, ChargeVM, DebtVM, PlotVM
from ui.theme import theme

PEOPLE = ("Аня", "Борис", "Вера", "Гриша")
"""Clockwise they sit as Anya, Vera, Boris, Grisha; the lot has Vera begin."""
Act = Callable[[Live], object]


@pytest.fixture
def kassa(tmp_path: Path) -> Iterator[Live]:
    live = Live(tmp_path).start()
    yield live
    live.stop()


@pytest.fixture
def sat(kassa: Live) -> Live:
    return kassa.sit_down(*PEOPLE)


def thrown(first: int, second: int, seq: int = 1, quality: Quality = Quality.FRESH) -> Throw:
    dice = str(first), str(second)
    return Throw(dice=dice, source="tray", session="1", seq=seq, age=100, quality=quality)


def correct(kassa: Live, kind: int, subject: str, *keys: str) -> Live:
    """Have the books say what lies on the table, with a typed reason."""
    kassa.tap("tab:ledger", "match", f"kind:{kind}", f"subject:{subject}", *keys)
    kassa.tap("type:note").spell("Так").tap("type:done")
    found = [tap.name for tap in kassa.reachable() if tap.name.startswith("match:")]
    return kassa.tap(*found, "tab:table")


def correct_cash(kassa: Live, name: str, sum_: int) -> Live:
    digits = (f"digit:{digit}" for digit in str(sum_))
    return correct(kassa, 0, f"seat{kassa.seat(name)}", *["digit:back"] * 5, *digits)


def give_deed(kassa: Live, deed: str, name: str) -> Live:
    return correct(kassa, 2, deed, f"value:seat{kassa.seat(name)}")


# --- sitting down ---


def test_four_people_are_seated_named_coloured_and_moved(kassa: Live, tmp_path: Path) -> None:
    assert isinstance(kassa.vm, EditionsVM)
    kassa.read("Какая коробка на столе?", "Классик")
    kassa.tap(BOX)
    kassa.read("Кто где сидит?", "Аня", "Борис", "Коснитесь места")
    kassa.tap("place:1", "type:name", *["type:back"] * 12).spell("Мария").tap("type:done")
    kassa.tap("coin:6", "place:5")
    here, there = (kassa.driver.middle(kassa.key(f"place:{n}")) for n in (5, 4))
    kassa.driver.drag(kassa.key("place:5"), there[0] - here[0], there[1] - here[1])
    kassa.tap("start", "begin")

    seated = [(player.name, player.coin, player.side) for player in kassa.game.players]
    assert seated == [
        ("Аня", 1, "south"),
        ("Мария", 6, "west"),
        ("Борис", 2, "north"),
        ("Вера", 3, "east"),
    ]
    kassa.read("Мария", "Борис", "2 000", "Бросьте два кубика.")
    assert [guest.name for guest in remembered(tmp_path).people] == [
        "Аня",
        "Мария",
        "Борис",
        "Вера",
    ]
    assert len(list((tmp_path / "games").glob("*.kassa"))) == 1


def test_the_screen_turns_to_the_side_it_was_told_to_face(kassa: Live, tmp_path: Path) -> None:
    kassa.tap(BOX, "place:1", "near")
    assert remembered(tmp_path).turned == 0
    kassa.tap("start", "begin")
    assert [player.side for player in kassa.game.players] == ["east", "south", "west"]
    assert remembered(tmp_path).turned == Window.rotation == 270
    kassa.throw(1, 3)
    assert isinstance(kassa.vm, PlotVM)


# --- how many touches things take ---


def buy_night_club(kassa: Live) -> None:
    kassa.throw(1, 3).tap("accept")


def test_a_throw_by_hand_takes_two_touches(sat: Live) -> None:
    sat.taps = 0
    sat.throw(1, 3)
    assert sat.taps == 2
    assert isinstance(sat.game.item, Offer)
    sat.read("Ночной клуб", "70", "Купить")


def test_a_throw_from_the_tray_takes_none(sat: Live) -> None:
    sat.taps = 0
    sat.hear(online()).hear(thrown(1, 3))
    assert sat.vm.chosen == (1, 3)
    sat.read("Лоток: 1 + 3.", "Не так")
    assert isinstance(sat.game.item, RollDue)
    sat.driver.run(3)
    sat.settle()
    assert sat.taps == 0
    assert isinstance(sat.game.item, Offer)
    assert sat.last.entry.press == "tray:1:1"


def test_buying_and_undoing_take_one_touch_each(sat: Live) -> None:
    seat = sat.asked
    sat.throw(1, 3)
    sat.taps = 0
    sat.tap("accept")
    assert (sat.taps, sat.game.cash(seat)) == (1, 1930)
    assert sat.game.owner("night_club") == seat
    sat.read("Отменить", "«Ночной клуб»")
    sat.tap("undo")
    assert (sat.taps, sat.game.cash(seat)) == (2, 2000)
    assert isinstance(sat.vm, PlotVM)


def test_why_takes_one_touch_and_another_leads_back(sat: Live) -> None:
    sat.throw(1, 3).tap("accept").throw(1, 3)
    assert isinstance(sat.vm, ChargeVM)
    sat.taps = 0
    sat.tap("why")
    assert sat.taps == 1
    sat.read("Почему списали?", "Ночной клуб", "6")
    sat.tap("understood")
    assert isinstance(sat.vm, ChargeVM)


def test_a_round_sum_goes_to_another_player_in_four_touches(sat: Live) -> None:
    payer, payee = sat.asked, sat.seat("Гриша")
    sat.taps = 0
    sat.tap("tab:bank", f"to:seat{payee}", "note:100", f"pay:seat{payer}:seat{payee}:100:сделка")
    assert sat.taps == 4
    assert (sat.game.cash(payer), sat.game.cash(payee)) == (1900, 2100)


def test_a_bid_takes_one_touch(sat: Live) -> None:
    sat.throw(1, 3).tap("decline")
    assert isinstance(sat.vm, AuctionVM)
    sat.taps = 0
    sat.tap("bid:3:50")
    assert (sat.taps, sat.last.command) == (1, Bid(sat.seat("Гриша"), 50))
    sat.read("Даёт Гриша", "Ждём остальных")


def test_building_takes_three_touches(sat: Live) -> None:
    owner = sat.asked
    for deed in ("cinema", "karaoke", "night_club"):
        give_deed(sat, deed, "Вера")
    sat.taps = 0
    sat.tap(f"seat:{owner}", "deed:cinema", "build")
    assert sat.taps == 3
    assert (sat.game.level("cinema"), sat.game.cash(owner)) == (1, 1950)


# --- one press is one command ---


def test_a_finger_that_arrives_as_touch_and_as_mouse_buys_once(sat: Live) -> None:
    sat.throw(1, 3)
    before = len(sat.table.past)
    x, y = sat.driver.middle(sat.key("accept"))
    touch, mouse = sat.driver.down(x, y, steps=0), sat.driver.down(x + 2, y - 1)
    sat.driver.up(touch)
    sat.driver.up(mouse)
    sat.settle().driver.run(1)
    assert [m.command for m in sat.table.past[before:]] == [Accept(1)]


def test_a_late_echo_of_the_finger_does_not_reach_the_next_screen(sat: Live) -> None:
    sat.throw(1, 3)
    before = len(sat.table.past)
    x, y = sat.driver.middle(sat.key("accept"))
    touch = sat.driver.down(x, y)
    sat.driver.up(touch)
    mouse = sat.driver.down(x, y)
    sat.driver.up(mouse)
    sat.settle().driver.run(1)
    assert [m.command for m in sat.table.past[before:]] == [Accept(1)]


def test_two_keys_at_once_do_nothing(sat: Live) -> None:
    sat.throw(1, 3)
    before = sat.game
    buy, auction = (sat.driver.middle(sat.key(name)) for name in ("accept", "decline"))
    touches = sat.driver.down(*buy, steps=4), sat.driver.down(*auction)
    for touch in touches:
        sat.driver.up(touch)
    sat.driver.run(1)
    assert sat.game == before
    assert isinstance(sat.vm, PlotVM)


def test_a_press_on_the_border_of_two_keys_does_one_thing_at_most(sat: Live) -> None:
    sat.throw(1, 3)
    before = len(sat.table.past)
    buy, auction = sat.key("accept"), sat.key("decline")
    assert buy.top < auction.y
    x = sat.driver.middle(buy)[0]
    done = []
    for y in range(int(buy.top) - 4, int(auction.y) + 5):
        sat.driver.up(sat.driver.down(x, y))
        sat.driver.step(6)
        sat.settle()
        done.append([type(moment.command) for moment in sat.table.past[before:]])
        if done[-1]:
            sat.tap("undo")
    assert [] in done
    assert [Accept] in done
    assert [Decline] in done
    assert all(len(commands) <= 1 for commands in done)


def test_two_fingers_bid_and_pass_at_once_and_both_count(sat: Live) -> None:
    sat.throw(1, 3).tap("decline")
    before = len(sat.table.past)
    bid, pass_ = (sat.driver.middle(sat.key(name)) for name in ("bid:0:50", "pass:3"))
    touches = sat.driver.down(*bid, steps=0), sat.driver.down(*pass_)
    for touch in touches:
        sat.driver.up(touch, steps=0)
    sat.driver.step(6)
    sat.settle()
    commands = [moment.command for moment in sat.table.past[before:]]
    assert commands == [Bid(sat.seat("Аня"), 50), Pass(sat.seat("Гриша"))]


def test_of_two_bids_at_once_the_first_counts(sat: Live) -> None:
    sat.throw(1, 3).tap("decline")
    before = len(sat.table.past)
    first, second = (sat.driver.middle(sat.key(name)) for name in ("bid:3:50", "bid:0:50"))
    touches = sat.driver.down(*first, steps=0), sat.driver.down(*second)
    for touch in touches:
        sat.driver.up(touch, steps=0)
    sat.driver.step(6)
    sat.settle()
    assert [m.command for m in sat.table.past[before:]] == [Bid(sat.seat("Гриша"), 50)]


# --- the whole evening ---


def test_a_whole_evening_from_the_first_touch_to_the_standings(
    kassa: Live, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kassa.sit_down(*PEOPLE)
    opening_turns(kassa)
    a_debt_paid_by_a_mortgage(kassa)
    a_bankruptcy(kassa)
    the_way_back_and_forth(kassa)
    other_looks(kassa)
    the_end(kassa, tmp_path)
    what_the_command_line_says(tmp_path, kassa, capsys)


def opening_turns(kassa: Live) -> None:
    """Vera buys; Boris pays her rent; Grisha's plot is auctioned; Anya draws a card."""
    kassa.read("Ходит Вера")
    kassa.throw(1, 3).tap("accept")
    kassa.read("Ходит Борис", "1 930")

    kassa.hear(online()).hear(thrown(1, 3))
    kassa.driver.run(3.2)
    assert isinstance(kassa.settle().vm, ChargeVM)
    kassa.read("Борис — выпало 4", "Ночной клуб", "К оплате", "1 994", "1 936")
    charged = kassa.vm.slip
    kassa.tap("why")
    rows = [(row.text, row.value, row.rule, row.cite) for row in kassa.vm.ruling.rows]
    assert rows == [(row.text, row.value, row.rule, row.cite) for row in charged.rows]
    kassa.read("Почему списали?", *(row.text for row in charged.rows))
    kassa.tap("understood", "accept")
    assert cash(kassa) == {"Аня": 2000, "Вера": 1936, "Борис": 1994, "Гриша": 2000}

    kassa.throw(2, 4).tap("decline", "bid:0:50", "bid:3:55", "pass:1", "pass:2", "pass:0", "knock")
    assert kassa.game.owner("clothing") == kassa.seat("Гриша")

    kassa.throw(1, 2)
    assert isinstance(kassa.vm, CardVM)
    kassa.tap("card:get", "digit:1", "digit:5", "digit:0", "card:get:150")
    assert cash(kassa) == {"Аня": 2150, "Вера": 1936, "Борис": 1994, "Гриша": 1945}


def cash(kassa: Live) -> dict[str, int]:
    return {kassa.game.players[s].name: kassa.game.cash(s) for s in kassa.game.seats}


def a_debt_paid_by_a_mortgage(kassa: Live) -> None:
    """Vera has 5 left when she comes to Grisha's plot."""
    correct_cash(kassa, "Вера", 5)
    kassa.throw(1, 1)
    assert isinstance(kassa.vm, DebtVM)
    kassa.read("Швейная фабрика", "Не хватает 3 ф.")
    kassa.tap("accept")
    assert isinstance(kassa.game.item, Debt)
    kassa.read("5")
    kassa.tap("seat:1", "deed:night_club", "mortgage")
    assert isinstance(kassa.vm, DebtVM)
    kassa.tap("accept")
    assert (cash(kassa)["Вера"], cash(kassa)["Гриша"]) == (5 + 35 - 8, 1945 + 8)
    kassa.read("Дубль! Ещё бросок.")
    kassa.throw(1, 3)
    kassa.read("Ходит Борис")


def a_bankruptcy(kassa: Live) -> None:
    """Boris gives all but 2 away; the bank adds what he cannot pay of Grisha's rent of 8."""
    kassa.tap("tab:bank", "to:seat0", *["note:500"] * 3, "note:100", "note:100", "note:100")
    kassa.tap(*["note:50", "note:100", *["note:20"] * 2], "note:1", "note:1")
    kassa.tap(*(tap.name for tap in kassa.reachable() if tap.name.startswith("pay:")))
    assert isinstance(kassa.last.command, Remit)
    assert cash(kassa)["Борис"] == 1994 - 1992 == 2
    kassa.throw(1, 1)
    kassa.read("Столько собрать нельзя.")
    kassa.tap("bankrupt")
    kassa.read("Банкротство: Борис", "Нет, играем")
    kassa.tap("no")
    assert isinstance(kassa.vm, DebtVM)
    kassa.tap("bankrupt", "yes:leave")
    assert cash(kassa).keys() == {"Аня", "Вера", "Гриша"}
    kassa.read("Ходит Гриша")
    assert [seat.player.name for seat in kassa.vm.frame.seats] == ["Аня", "Вера", "Гриша"]


def the_way_back_and_forth(kassa: Live) -> None:
    """Go back to before the bankruptcy in the ledger, look, and redo everything."""
    after, entries = kassa.game, len(kassa.table.past)
    kassa.tap("tab:ledger")
    assert isinstance(kassa.vm, LedgerVM)
    third = kassa.vm.entries[2].seq
    kassa.tap(f"ledger:row:{third}")
    kassa.read("Вернуться сюда?", "Борис", "Отменим 3 записи")
    kassa.tap(f"back:{third}")
    assert cash(kassa)["Борис"] == 1994
    assert len(kassa.table.past) == entries - 3
    for _ in range(3):
        kassa.tap("tab:ledger", "redo")
    assert kassa.game == after


def other_looks(kassa: Live) -> None:
    """The language and the theme change every word and colour, and change back."""
    kassa.tap("tab:more", "language", "theme")
    kassa.read("More", "Ledger")
    assert theme.name == "day"
    kassa.tap("tab:table")
    kassa.read("Гриша’s turn")
    kassa.tap("tab:more", "language", "theme", "tab:table")
    kassa.read("Ходит Гриша")
    assert theme.name == "evening"


def the_end(kassa: Live, home: Path) -> None:
    """The evening ends when it is asked to; the standings and the journal say the same."""
    kassa.tap("tab:more", "finish")
    kassa.read("Завершить игру?")
    kassa.tap("yes:finish")
    assert isinstance(kassa.vm, StandingsVM)
    worth = {kassa.game.players[s.seat].name: s.worth.total for s in kassa.table.standings}
    assert worth == {"Аня": 4142, "Вера": 32 + 70, "Гриша": 1953 + 8 + 90, "Борис": 0}
    kassa.read("Победа", "Аня", "4 142", "вне игры")

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
    charged = {f"why:{m.entry.seq}" for m in kassa.table.past[1:] if charges(m.entry.events)}
    explained: set[str] = set()
    for _ in range(8):
        for name in (charged - explained) & {tap.name for tap in kassa.reachable()}:
            kassa.tap(name)
            assert kassa_book(["explain", str(path), name.removeprefix("why:")]) == 0
            told = capsys.readouterr().out
            assert all(row.text in told and row.value in told for row in kassa.vm.ruling.rows)
            kassa.tap("understood")
            explained.add(name)
        kassa.driver.drag(kassa.screen.list, 0, 150, steps=40)
        kassa.driver.run(1)
    assert explained == charged

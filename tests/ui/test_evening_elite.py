"""An Elite evening by real touches in the real app, on a screen that lies turned."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.agenda import Floor
from companion.audit import audit
from companion.cover import held as insured
from companion.journal import Journal, replay
from companion.shares import held, price
from tests.ui.live import Live
from ui.presenters.vm_end import StandingsVM
from ui.presenters.vm_market import MarketVM
from ui.presenters.vm_table import ChargeVM, RollVM
from ui.settings import Guest, Settings, save

ANYA, VERA, BORIS = range(3)
PEOPLE = ("Аня", "Борис", "Вера")


@pytest.fixture(params=[90, 180])
def kassa(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Live]:
    save(tmp_path / "settings.json", Settings(people=tuple(map(Guest, PEOPLE))))
    live = Live(tmp_path, turned=request.param).start()
    yield live
    live.stop()


def test_an_elite_evening_from_the_first_touch_to_the_standings(
    kassa: Live, tmp_path: Path
) -> None:
    shares_are_bought_before_the_game(kassa)
    the_exchange_is_played(kassa)
    a_lap_is_taxed(kassa)
    a_policy_bears_a_rent(kassa)
    everybody_has_had_enough(kassa, tmp_path)


def cash(kassa: Live) -> list[int]:
    return [kassa.game.cash(seat) for seat in kassa.game.seats]


def turn_to(kassa: Live, page: int) -> None:
    """Turn to a page of the market, where they do not stand beside each other."""
    if kassa.screen.portrait:
        kassa.tap(f"page:{page}")


def shares_are_bought_before_the_game(kassa: Live) -> None:
    """Each of two buys shares at the price the edition prints; the third does not care."""
    kassa.tap("edition:millionaire-elite", "start", "begin").read("Кому акций")
    kassa.tap("hint:close").read("Акции до начала игры").tap(f"market:{ANYA}", "buy", "buy")
    kassa.tap(f"dealer:{VERA}", f"dealer:{BORIS}", "buy")
    assert price(kassa.game) == 100
    assert [held(kassa.game, seat) for seat in kassa.game.seats] == [2, 0, 1]


def the_exchange_is_played(kassa: Live) -> None:
    """Anya buys two more on the exchange, sees the price rise, and sells all she has."""
    kassa.tap("tab:table").throw(2, 4)
    assert isinstance(kassa.game.item, Floor)
    kassa.read("Биржа", "2 акции").tap("count:2", "buy").read("4 акции").tap("accept")
    kassa.read("Вверх или вниз?").tap("die:0:4").read("На сколько пунктов?").tap("die:0:3")
    assert (price(kassa.game), cash(kassa)) == (130, [1600, 2000, 1900])
    assert isinstance(kassa.vm, MarketVM)
    kassa.tap("type:0", "sell")
    assert cash(kassa) == [1600 + 4 * 130, 2000, 1900]
    kassa.tap("decline").read("Ходит Вера")

    kassa.throw(5, 6).read("Интернет", "130").tap("accept").read("Ходит Борис")


def a_lap_is_taxed(kassa: Live) -> None:
    """Boris buys the casino, and a double later he is inspected: every line is told, and paid."""
    kassa.throw(1, 1).read("Казино", "60").tap("accept").throw(3, 5)
    assert isinstance(kassa.vm, ChargeVM)
    kassa.read("Круговой налог", "платит Борис", "Казино", "одной акции", "10", "13")
    kassa.tap("accept").read("Ходит Аня")
    assert cash(kassa) == [2120, 1870, 1900 - 60 - 13]
    assert kassa.game.detained(BORIS)


def a_policy_bears_a_rent(kassa: Live) -> None:
    """Anya insures herself before her throw; what she owes Vera, the policy pays."""
    kassa.tap("tab:more", "market")
    turn_to(kassa, 1)
    kassa.read("Красный", "+ аренда или налог").tap("insure:red")
    assert insured(kassa.game, ANYA) == {"red": 1}
    kassa.tap("tab:table").throw(2, 3).read("Интернет", "14").tap("show:red")
    assert isinstance(kassa.vm, RollVM)
    assert cash(kassa) == [2120 - 500, 1870 + 14, 1827]
    assert insured(kassa.game, ANYA) == {}


def everybody_has_had_enough(kassa: Live, home: Path) -> None:
    """The standings count shares at their price; the journal replays to the same."""
    kassa.tap("tab:more", "finish").read("Завершить игру?").tap("yes:finish")
    assert isinstance(kassa.vm, StandingsVM)
    worth = {kassa.game.players[s.seat].name: s.worth.total for s in kassa.table.standings}
    assert worth == {"Борис": 1827 + 60 + 130, "Вера": 1884 + 130, "Аня": 1620}
    kassa.read("Победа")

    journal = Journal.read(*(home / "games").glob("*.kassa"))
    assert list(audit(journal.edition, journal)) == []
    assert replay(journal.edition, journal) == kassa.game
    journal.close()

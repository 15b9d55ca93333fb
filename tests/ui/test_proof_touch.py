"""A board of one's own by real touches, killed in the middle, and two turns played on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.shelf import Shelf
from tests.companion.boards import TINY
from tests.ui.boards import on_the_desk
from tests.ui.live import Live
from tests.ui.proof_fingers import enter, walk
from ui.presenters.vm_proof import ProofVM
from ui.presenters.vm_start import SeatsVM
from ui.settings import Settings, save

HALF = 20


@pytest.fixture(params=[90, 180])
def home(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Give a folder whose app has shown its hints and is turned, by a quarter or a half."""
    save(tmp_path / "settings.json", Settings(hint_seen=True, turned=request.param))
    return tmp_path


@pytest.fixture
def kassa(home: Path) -> Iterator[Live]:
    live = Live(home).start()
    yield live
    live.stop()


def test_a_board_is_entered_killed_gone_on_with_and_played(kassa: Live, home: Path) -> None:
    kassa.tap("edition:+")
    kassa.read("С чего начать?", "сверить с моим полем")
    at = next(n for n, one in enumerate(kassa.vm.cards) if one.id == "+")
    kassa.screen.ids.scroll.scroll_y = 0 if at > 1 else 1
    kassa.driver.step(3)
    kassa.tap("edition:+").read("По чьим правилам?")
    kassa.screen.ids.scroll.scroll_y = 1
    kassa.driver.step(3)
    kassa.tap("edition:millionaire-classic")
    for place, value in TINY[:HALF]:
        enter(kassa, place, value)
    (kept,), _ = Shelf(home).proofs()
    kassa.stop()  # nothing is said to the program first: the disk has all
    again = Live(home).start()
    try:
        again.read("поле: 2 из 8")
        again.screen.ids.scroll.scroll_y = 0
        again.driver.step(3)
        again.tap("edition:half:own-board")
        assert isinstance(again.vm, ProofVM)
        assert on_the_desk(again.director.places).board == kept
        for place, value in TINY[HALF:]:
            enter(again, place, value)
        walk(again, "end")
        again.read("Поле готово: можно играть").tap("play")
        assert isinstance(again.vm, SeatsVM)
        again.tap("start", "begin")
        two_turns(again)
    finally:
        again.stop()


def two_turns(kassa: Live) -> None:
    """Play a turn of each: a double buys the market and ends on the tax, a seven on the rest."""
    first = kassa.asked
    assert [kassa.game.cash(seat) for seat in (0, 1)] == [500, 500]
    kassa.throw(1, 1).read("Рынок", "100").tap("accept")
    kassa.throw(1, 2).read("Налог", "30").tap(kassa.vm.main.name)
    assert (kassa.game.owner("deed_2"), kassa.game.cash(first)) == (first, 370)
    assert kassa.game.ledger.balance("charity") == 30
    second = kassa.asked
    kassa.throw(3, 4)
    assert (second, kassa.game.positions[second]) == (1 - first, 7)
    assert kassa.asked == first

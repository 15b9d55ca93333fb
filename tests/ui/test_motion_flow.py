"""What moves in the real app after an entry, an undo and a redo, and what a touch does to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import dp

from companion.commands import Arrange
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, no_clock
from tests.ui.live import Live
from ui import motion
from ui.presenters.vm_table import ChargeVM, RollVM
from ui.settings import Settings, save

CLUB = 4
"""Where the night club lies, four cells from START."""


@pytest.fixture
def kassa(tmp_path: Path) -> Iterator[Live]:
    """Anya, to throw, stands on START; Boris owns the night club."""
    journal = Shelf(tmp_path).begin(CLASSIC, "")
    sitters = Sitter("Аня", 500), Sitter("Борис", 500, deeds=("night_club",))
    Table(journal, no_clock).submit(Arrange(sitters))
    journal.close()
    save(tmp_path / "settings.json", Settings(hint_seen=True))
    live = Live(tmp_path).start().tap("resume")
    yield live
    live.stop()


def seat(kassa: Live, number: int) -> Any:
    return kassa.screen.rail.seat(number)


def shown(kassa: Live) -> list[float]:
    """The balances in the rail, as they stand in this frame."""
    return [round(seat(kassa, n).ids.balance.value) for n in (0, 1)]


def touched(kassa: Live, *names: str) -> None:
    """Touch keys without waiting for what moves."""
    for name in names:
        kassa.driver.tap(kassa.key(name))


def on_the_way(kassa: Live) -> Live:
    """Throw four, and let the token walk a little."""
    touched(kassa, "die:0:1", "die:1:3")
    assert kassa.app.walking
    kassa.driver.step()
    return kassa


def test_a_touch_on_the_stage_ends_the_walk_and_does_nothing_else(kassa: Live) -> None:
    on_the_way(kassa)
    rent = len(kassa.table.past)
    stage = kassa.screen.ids.panel
    kassa.driver.down(stage.right - dp(20), stage.y + dp(20))  # where the key to pay comes up
    assert isinstance(kassa.vm, ChargeVM)
    assert kassa.screen.ids.slip.lift == 0
    kassa.driver.run(0.5)
    assert len(kassa.table.past) == rent


def test_undo_counts_while_the_token_walks(kassa: Live) -> None:
    touched(on_the_way(kassa), "undo")
    assert isinstance(kassa.vm, RollVM)
    assert kassa.game.positions[0] == 0


def test_the_token_walks_back_when_its_throw_is_undone_and_on_when_it_is_redone(
    kassa: Live,
) -> None:
    kassa.throw(1, 3)
    touched(kassa, "undo")
    track = kassa.screen.ids.track
    assert 0 < track.walked < CLUB
    kassa.driver.run(0.5)
    assert (track.walked, track.ids.token.shift[0]) == (0, 0)
    kassa.tap("tab:ledger", "redo")
    assert isinstance(kassa.vm, ChargeVM)


def test_coin_and_balances_go_back_when_a_payment_is_undone(kassa: Live) -> None:
    kassa.throw(1, 3).tap("accept").driver.run(2)
    paid = shown(kassa)
    assert paid[0] < 500 < paid[1]
    touched(kassa, "undo")
    coin = kassa.screen.flyers.children[0]
    assert coin.number == seat(kassa, 1).ids.coin.number
    assert shown(kassa) == paid
    kassa.driver.run(1)
    assert shown(kassa) == [500, 500]
    assert seat(kassa, 0).ids.name.text.endswith("отмена")


def test_a_touch_while_a_coin_flies_lands_it_and_counts(kassa: Live) -> None:
    kassa.throw(1, 3)
    touched(kassa, "accept")
    assert kassa.screen.flyers.children
    paid = [kassa.game.cash(seat) for seat in (0, 1)]
    touch = kassa.driver.down(*kassa.driver.middle(kassa.key("tab:bank")))
    assert not kassa.screen.flyers.children
    assert shown(kassa) == paid
    kassa.driver.up(touch)
    assert kassa.director.place == "bank"


def test_several_entries_taken_back_at_once_only_count(kassa: Live) -> None:
    kassa.throw(1, 3).tap("accept")
    kassa.director.back_to(kassa.table.past[1].entry.seq)
    assert not kassa.screen.flyers.children
    assert shown(kassa) != [500, 500]
    kassa.driver.run(1)
    assert shown(kassa) == [500, 500]


def test_with_reduced_motion_everything_is_there_at_once(kassa: Live) -> None:
    kassa.director.set(reduced_motion=True)
    kassa.director.act("tab:table")
    try:
        touched(kassa, "die:0:1", "die:1:3")
        assert isinstance(kassa.vm, ChargeVM)
        touched(kassa, "accept")
        assert shown(kassa) == [kassa.game.cash(seat) for seat in (0, 1)]
        assert not kassa.screen.flyers.children
    finally:
        motion.Motion.reduced = False


def test_a_key_has_gone_down_in_the_frame_after_the_touch(kassa: Live) -> None:
    kassa.throw(1, 3).driver.run(1)
    main = kassa.key("accept")
    kassa.driver.down(*kassa.driver.middle(main))
    assert main.sunk > 0

"""A turned screen: layout, touches and keyboard go with it, and it turns under no finger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from kivy.core.window import Window
from PIL import Image, ImageChops

from companion.agenda import RollDue
from tests.ui.live import BOX, Live, remembered
from ui.motion import Motion
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_start import SeatsVM
from ui.presenters.vm_table import PlotVM, RollVM
from ui.settings import Guest, Settings, Turn, save

TURNS: dict[str, Turn] = {"south": 0, "west": 270, "north": 180, "east": 90}
ROUND = tuple(Guest(side, place=n) for side, n in zip(TURNS, (0, 1, 2, 4), strict=True))
Turned = Callable[..., Live]


@pytest.fixture
def turned(tmp_path: Path) -> Iterator[Turned]:
    opened: list[Live] = []

    def begin(turn: Turn = 0, size: tuple[int, int] = (800, 480), **kept: object) -> Live:
        save(tmp_path / "settings.json", Settings(hint_seen=True, **kept))  # type: ignore[arg-type]
        opened.append(Live(tmp_path, size=size, turned=turn).start())
        return opened[-1]

    yield begin
    for live in opened:
        live.stop()


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_an_evening_begins_on_a_turned_screen(turned: Turned, tmp_path: Path, turn: Turn) -> None:
    live = turned(turn)
    assert Window.rotation == turn
    live.tap(BOX, "place:0", "type:name").spell("я")
    assert live.screen.portrait == (turn != 180)
    live.tap("type:done")
    assert isinstance(live.vm, SeatsVM)
    live.read("Аняя") if live.says("Аняя") else live.read("я")
    live.tap("start", "begin").throw(1, 3)
    assert isinstance(live.vm, PlotVM)
    live.tap("decline")
    assert isinstance(live.vm, AuctionVM)
    first, second = live.vm.bidders[1].steps[0].name, f"pass:{live.vm.bidders[0].player.id}"
    fingers = [live.driver.down(*live.driver.middle(live.key(k)), steps=0) for k in (first, second)]
    live.driver.step(3)
    for finger in fingers:
        live.driver.up(finger)
    live.driver.run(0.2)
    live.tap("knock")
    assert isinstance(live.game.item, RollDue)
    assert live.game.owner("night_club") == 1
    live.tap("undo", "tab:more", "rotate")
    assert Window.rotation == (turn + 90) % 360
    assert remembered(tmp_path).turned == (turn + 90) % 360
    live.tap("tab:table")
    assert isinstance(live.vm, AuctionVM)


def test_the_screen_follows_four_people_by_real_touches(turned: Turned) -> None:
    live = turned(orientation="follow", people=ROUND).tap(BOX, "start", "begin")
    seen = []
    for _ in range(4):
        side = live.game.players[live.asked].name
        assert Window.rotation == TURNS[side]
        assert live.screen.portrait == (side in {"west", "east"})
        seen.append(side)
        live.throw(1, 3).tap("accept")
    assert sorted(seen) == sorted(TURNS)


def test_the_screen_does_not_turn_under_a_finger(turned: Turned) -> None:
    live = turned(orientation="follow", people=ROUND).tap(BOX, "start", "begin").throw(1, 3)
    before = Window.rotation
    resting = live.driver.down(2, 2)
    live.driver.run(0.2)
    live.tap("accept")
    live.driver.run(0.5)
    assert isinstance(live.vm, RollVM)
    assert Window.rotation == before
    live.driver.up(resting)
    live.driver.run(0.1)
    assert Window.rotation == TURNS[live.game.players[live.asked].name] != before


def test_a_turn_takes_its_time_and_takes_no_touch_meanwhile(turned: Turned) -> None:
    live = turned(people=ROUND).tap(BOX, "start", "begin")
    shell = live.app.shell
    assert shell is not None
    live.driver.tap(live.key("rotate"))
    assert Window.rotation == 90
    assert -90 < shell.angle < 0
    live.driver.tap(live.key("die:0:1"))
    assert live.vm.chosen == (0, 0)
    live.driver.run(0.4)
    assert shell.angle == 0
    live.driver.tap(live.key("die:0:1"))
    assert live.vm.chosen == (1, 0)


def test_with_reduced_motion_the_turn_is_a_cut(
    turned: Turned, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = turned(people=ROUND, reduced_motion=True).tap(BOX, "start", "begin")
    monkeypatch.setattr(Motion, "reduced", True)
    live.director.act("rotate")
    assert live.app.shell is not None
    assert live.app.shell.angle == 0


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_the_panel_shows_the_same_picture_turned(
    turned: Turned, tmp_path: Path, turn: Turn
) -> None:
    live = turned(people=ROUND).tap(BOX, "start", "begin")
    pictures = []
    for shown in (turn, 0):
        Window.rotation, Window.size = 0, (480, 800) if shown in {90, 270} else (800, 480)
        live.director.set(turned=shown)
        live.director.act("tab:more")
        live.driver.run(1)
        with Image.open(live.driver.shot(tmp_path / f"{shown}.png")) as picture:
            pictures.append(picture.rotate(-shown, expand=True))
    apart = ImageChops.difference(*pictures).convert("L").point(lambda light: 255 * (light > 32))
    assert apart.size == (800, 480)
    assert sum(apart.histogram()[1:]) < 0.01 * 800 * 480

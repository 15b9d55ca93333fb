"""Fingers on the map: they mean the nearest cell, arrows step exactly, tokens walk."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from msgspec.structs import replace
from PIL import Image, ImageColor

from companion.commands import Arrange
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Table
from hardware.throw import Quality, Throw
from tests.tables import CLASSIC, no_clock
from tests.ui.conftest import Show
from tests.ui.gallery import find
from tests.ui.live import Live, online
from tests.ui.samples import SAMPLES
from tests.ui.samples_map import STANDING
from ui.presenters.vm_arbiter import ArbiterVM
from ui.presenters.vm_map import MapVM
from ui.theme import PLAYER, theme
from ui.widgets.board import Board

SIZES = [(800, 480), (480, 800)]


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    """An evening of two in the window; Anya owns a whole industry."""
    journal = Shelf(tmp_path).begin(CLASSIC, "")
    deeds = ("radio", "publishing", "television")
    Table(journal, no_clock).submit(
        Arrange((Sitter("Аня", 900, 17, deeds), Sitter("Борис", 500, 20)))
    )
    journal.close()
    live = Live(tmp_path).start()
    yield live.tap("resume")
    live.stop()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cell", [1, 15])
def test_a_finger_means_the_cell_it_is_on(show: Show, size: tuple[int, int], cell: int) -> None:
    driver = show("map", "ru", "evening", size)
    driver.tap(find(driver, f"cell:{cell}"))
    assert driver.app.heard == [f"cell:{cell}"]


def test_a_finger_beside_the_board_means_the_nearest_cell(show: Show) -> None:
    driver = show("map")
    spot = find(driver, "cell:5")
    for beyond in (spot.y - dp(6), spot.top + dp(20)):
        driver.app.heard.clear()
        driver.app.screen.presses.renew()
        driver.run(0.2)  # no echo of the finger before
        driver.up(driver.down(spot.center_x, beyond))
        assert driver.app.heard == ["cell:5"]


def test_a_finger_in_the_middle_means_no_cell(show: Show) -> None:
    driver = show("map")
    board = driver.app.screen.ids.board
    driver.up(driver.down(*board.center))
    assert driver.app.heard == []


def test_a_finger_that_slides_to_another_cell_means_none(show: Show) -> None:
    driver = show("map")
    touch = driver.down(*driver.middle(find(driver, "cell:5")))
    driver.move(touch, *driver.middle(find(driver, "cell:6")))
    driver.up(touch)
    assert driver.app.heard == []


def test_a_turned_board_is_touched_where_it_is_drawn(show: Show) -> None:
    view = SAMPLES["map"]("ru")
    driver = show("map")
    corners = [(1, 0), (0, 0), (0, 1), (1, 1)]
    for turns, clockwise in product(range(4), (True, False)):
        turned = replace(view.board, turns=turns, clockwise=clockwise)
        driver.app.shell.show(replace(view, board=turned))
        driver.run(0.2)
        board, (right, high) = driver.app.screen.ids.board, corners[turns]
        x, y = (board.pos[n] + dp(28) + side * dp(352) for n, side in enumerate((right, high)))
        driver.up(driver.down(x, y))
        assert driver.app.heard.pop() == "cell:0"


def test_a_plot_says_what_whoever_comes_there_would_pay(live: Live) -> None:
    live.tap("tab:map", f"cell:{CLASSIC.visits['radio']}")
    rent = 2 * CLASSIC.deeds["radio"].rents[0]
    live.read("Радиостанция", "Кто встанет — заплатит", f"останется {500 - rent}", str(rent))


def test_the_arrows_step_exactly(live: Live) -> None:
    live.tap("tab:map", "cell:39", "step:1")
    assert live.vm.board.chosen == 0
    assert live.tap("step:-1", "step:-1").vm.board.chosen == 38


def test_a_name_and_why_lead_to_the_reasons_and_back(live: Live) -> None:
    live.tap("tab:map", f"cell:{CLASSIC.visits['radio']}")
    for key in ("payer:1", "why"):
        assert isinstance(live.tap(key).vm, ArbiterVM)
        assert isinstance(live.tap("understood").vm, MapVM)


def test_the_board_turns_by_its_keys(live: Live) -> None:
    live.tap("tab:map")
    before = tuple(live.key("cell:0").center)
    live.tap("corner")
    assert tuple(live.key("cell:0").center) != before
    assert live.director.settings.start_corner == "lower_left"
    live.tap("way")
    assert not live.director.settings.board_clockwise


def test_fingers_find_their_cell_on_a_turned_screen(live: Live) -> None:
    live.tap("tab:map", "rotate")
    assert Window.rotation == 90
    for cell in (0, 7, 39):
        assert live.tap(f"cell:{cell}").vm.board.chosen == cell


def test_a_strip_shows_the_owner_and_is_hollow_in_pledge(show: Show, tmp_path: Path) -> None:
    driver = show("map")
    seen = Image.open(driver.shot(tmp_path / "map.png")).convert("RGB")
    board = driver.app.screen.ids.board
    of_boris, of_vera = ImageColor.getrgb(PLAYER["2"]["color"]), PLAYER["3"]["color"]
    assert _colour(seen, board, (330, 357)) == of_boris  # light:2, beside START
    assert _colour(seen, board, (354, 70)) == ImageColor.getrgb(of_vera)  # mining:3:m, its rim
    assert _colour(seen, board, (361, 59)) == ImageColor.getrgb(PLAYER["ink"])  # and inside


def _colour(seen: Image.Image, board: Board, at: tuple[int, int]) -> Any:
    """What is drawn at a point of the board, in dp from its top left."""
    x, y = board.x + dp(at[0]), seen.height - board.top + dp(at[1])
    return seen.getpixel((round(x), round(y)))


@pytest.mark.parametrize(("size", "side"), list(zip(SIZES, (408, 448), strict=True)))
def test_the_board_is_as_large_as_the_screen_lets_it(
    show: Show, size: tuple[int, int], side: int
) -> None:
    board = show("map", "ru", "evening", size).app.screen.ids.board
    assert tuple(board.size) == (dp(side), dp(side))


def test_the_board_is_drawn_anew_only_when_it_changed(show: Show) -> None:
    driver = show("map")
    picture = driver.app.screen.ids.board.ids.picture
    drawn, view = picture.draws, SAMPLES["map"]("ru")
    driver.app.shell.show(view)
    driver.app.shell.show(replace(view, board=replace(view.board, chosen=3)))
    driver.app.screen.ids.board.walk_token(1, 6)
    driver.run(1)
    assert picture.draws == drawn
    squares = (replace(view.board.squares[1], mortgaged=True), *view.board.squares[1:])
    driver.app.shell.show(replace(view, board=replace(view.board, squares=squares)))
    theme.use("day")
    assert picture.draws == drawn + 2


def test_a_token_walks_from_cell_to_cell_round_a_corner(show: Show) -> None:
    driver = show("map")
    board = driver.app.screen.ids.board
    token = board.tokens()[0]
    assert STANDING[0] == 23
    driver.app.screen.walk_token(10)
    driver.run(0.95)
    spot = find(driver, "cell:33")
    x, y = (token.center[n] + token.shift[n] for n in (0, 1))
    assert spot.x <= x <= spot.right + dp(6)
    assert spot.y <= y <= spot.top
    assert driver.app.heard == []


def test_the_trays_throw_counts_on_the_map_and_the_token_walks_there(live: Live) -> None:
    live.tap("tab:map").hear(online())
    seen = Throw(dice=("1", "2"), source="tray", session="1", seq=1, age=100, quality=Quality.FRESH)
    live.hear(seen).driver.run(3.2)
    assert live.app.walking
    token = live.screen.ids.board.tokens()[0]
    assert token.shift != [0, 0]
    live.settle()
    assert live.game.positions[0] == 20
    assert not isinstance(live.vm, MapVM)


def test_no_press_counts_while_a_token_walks(show: Show) -> None:
    driver = show("map")
    driver.app.screen.walk_token(6)
    driver.tap(find(driver, "why"))
    assert driver.app.heard == []


def test_tokens_that_share_a_cell_are_all_seen(show: Show) -> None:
    driver = show("map_empty")
    centres = {tuple(token.center) for token in driver.app.screen.ids.board.tokens()}
    assert len(centres) == 6

"""How many pixels a dp has."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import Metrics, dp

from tests.ui.conftest import Show
from tests.ui.gallery import find
from tests.ui.live import BOX, Live
from tests.ui.samples_agreed import overrule
from ui import art
from ui.config import density
from ui.settings import Settings, save


@pytest.mark.parametrize(
    ("size", "wanted", "pixels"),
    [
        ((800, 480), None, 1),
        ((480, 800), None, 1),
        ((1280, 720), None, 1.5),
        ((720, 1280), None, 1.5),
        ((1280, 800), None, 1.5),
        ((320, 240), None, 1),
        ((1280, 720), 1.25, 1.25),
        ((800, 480), 1.25, 1),  # less than 480 dp would cut the layouts off
    ],
)
def test_the_short_side_has_room_for_the_layouts(
    size: tuple[int, int], wanted: float | None, pixels: float
) -> None:
    assert density(size, wanted) == pixels


def test_dp_follow_the_window_while_it_changes(tmp_path: Path) -> None:
    save(tmp_path / "settings.json", Settings(hint_seen=True))
    live = Live(tmp_path).start().tap(BOX, "start", "begin")
    high = live.key("undo").height
    try:
        for size, pixels in (((1280, 720), 1.5), ((720, 1280), 1.5), ((800, 480), 1)):
            Window.size = size
            live.driver.step(3)
            assert Metrics.density == pixels
            assert tuple(live.screen.size) == size
            assert art.scale() == pixels
            assert live.key("die:0:1").height >= dp(48)
        assert live.key("undo").height == high
        live.throw(1, 3)
        assert len(live.table.past) == 2
    finally:
        Window.size = (800, 480)
        live.stop()


def test_what_is_half_entered_is_gone_on_with_in_a_window_of_another_density(
    seated: Live,
) -> None:
    seated.tap("tab:bank", "to:seat2", "note:50", "reasons:open", "type:reason").spell("За ужин")
    for size in ((1280, 720), (800, 480)):
        Window.size = size
        seated.driver.step(3)
        assert seated.screen.typing.written == "За ужин"
    seated.spell(" наш").tap("type:done")
    seated.read("За ужин наш")
    assert (seated.screen.draft.payee, seated.screen.draft.amount) == ("seat2", 50)


@pytest.mark.parametrize(
    ("name", "touches"),
    [
        ("proof_price", ("digit:4", "digit:2")),
        ("overrule", ("digit:4", "digit:2")),
        ("rules_numbers", ("type:1", "digit:4", "digit:2")),
    ],
)
def test_a_number_on_the_keypad_is_gone_on_with_when_screens_are_built_anew(
    show: Show, name: str, touches: tuple[str, ...]
) -> None:
    driver = show(name)
    for touch in touches:
        driver.tap(find(driver, touch))
    shell, before = driver.app.shell, driver.app.screen
    shell.forget()
    shell.show(before.vm)
    assert driver.app.screen is not before
    driver.run(0.1)
    driver.tap(find(driver, "digit:0"))
    assert driver.app.screen.ids.pad.value == 420


def test_the_digits_of_a_pin_are_gone_on_with_and_forgotten_elsewhere(show: Show) -> None:
    driver = show("pin")
    driver.tap(find(driver, "digit:4"))
    shell, vm = driver.app.shell, driver.app.screen.vm
    shell.forget()
    shell.show(vm)
    assert driver.app.screen.digits == "4"
    shell.show(overrule("ru"))
    assert shell.show(vm).digits == ""

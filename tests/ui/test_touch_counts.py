"""Which touches count: one finger, one press, and on what it was seen."""

from typing import Any

import pytest
from kivy.metrics import dp
from kivy.uix.widget import Widget
from msgspec.structs import replace

from tests.ui.conftest import Show
from tests.ui.driver import Driver
from tests.ui.gallery import find
from tests.ui.samples import SAMPLES
from ui.presenters.vm import TabVM
from ui.screens.roll import RollScreen


def between(driver: Driver, left: Widget, right: Widget) -> list[tuple[float, float]]:
    """Give the points from the middle of one key to the middle of another, 2 dp apart."""
    (x0, y), (x1, _) = driver.middle(left), driver.middle(right)
    return [(x, y) for x in range(round(x0), round(x1), round(dp(2)))]


def test_a_second_press_before_the_view_changes_does_not_act(show: Show) -> None:
    driver = show("charge")
    driver.tap(find(driver, "pay"))
    driver.tap(find(driver, "pay"))
    assert driver.app.heard == ["pay"]


def test_the_next_view_takes_a_press_again(show: Show) -> None:
    driver = show("charge")
    driver.tap(find(driver, "pay"))
    driver.app.shell.show(SAMPLES["charge"]("ru"))
    driver.tap(find(driver, "pay"))
    assert driver.app.heard == ["pay", "pay"]


def meanwhile(driver: Driver, name: str, view: Any) -> list[str]:
    """Show a view while a finger is on a key; give what the finger did."""
    touch = driver.down(*driver.middle(find(driver, name)), steps=20)
    driver.app.shell.show(view)
    driver.up(touch)
    return list(driver.app.heard)


def entered(view: Any) -> Any:
    """Give a view after another entry, the same in all else."""
    return replace(view, frame=replace(view.frame, entry=view.frame.entry + 1))


def test_a_finger_still_down_when_something_is_entered_does_not_act(show: Show) -> None:
    view = SAMPLES["charge"]("ru")
    assert meanwhile(show(view), "pay", entered(view)) == []


def test_a_finger_still_down_when_the_key_asks_for_another_sum_does_not_act(show: Show) -> None:
    assert meanwhile(show("charge"), "pay", SAMPLES["long_charge"]("ru")) == []


def test_a_finger_still_down_when_another_screen_comes_does_not_act(show: Show) -> None:
    assert meanwhile(show("charge"), "pay", SAMPLES["roll"]("ru")) == []


@pytest.mark.parametrize(
    ("before", "name", "after"),
    [
        ("charge", "pay", "charge"),
        ("roll", "deals", "lost"),  # the tray fell silent
        ("lost", "deals", "roll"),  # it is back
        ("ledger", "ledger:row:213", "ledger_undone"),
    ],
)
def test_what_is_drawn_anew_under_a_finger_takes_no_touch_away(
    show: Show, before: str, name: str, after: str
) -> None:
    assert meanwhile(show(before), name, SAMPLES[after]("ru")) == [name]


def test_a_minute_less_on_the_clock_takes_no_touch_away(show: Show) -> None:
    view = SAMPLES["roll"]("ru")
    ticked = (*view.frame.bar.tabs, TabVM("in_force", "hourglass", "9 мин"))
    later = replace(view, frame=replace(view.frame, bar=replace(view.frame.bar, tabs=ticked)))
    assert meanwhile(show(view), "deals", later) == ["deals"]


def test_fingers_that_take_turns_lose_no_digit(show: Show) -> None:
    view = SAMPLES["trade_money"]("ru")
    driver = show(view)
    one = driver.down(*driver.middle(find(driver, "digit:1")), steps=8)
    two = driver.down(*driver.middle(find(driver, "digit:2")))
    driver.up(one)
    gives, gets = view.sides
    driver.app.shell.show(replace(view, sides=(replace(gives, money=751), gets)))
    driver.up(two)
    assert driver.app.heard == ["sum:gives:751", "sum:gives:7512"]


def test_an_echo_that_comes_on_the_next_screen_does_not_act(show: Show) -> None:
    driver = show("charge")
    spot = driver.middle(find(driver, "pay"))
    driver.up(driver.down(*spot))
    driver.app.shell.show(SAMPLES["plot"]("ru"))
    driver.up(driver.down(*spot))
    assert driver.app.heard == ["pay"]


@pytest.mark.parametrize(("pixels", "heard"), [(60, ["pay"]), (110, [])])
def test_a_palm_does_not_act(show: Show, pixels: float, heard: list[str]) -> None:
    driver = show("charge")
    touch = driver.down(*driver.middle(find(driver, "pay")), across=pixels)
    driver.up(touch)
    assert driver.app.heard == heard


def test_one_finger_that_arrives_twice_acts_once(show: Show) -> None:
    driver = show("charge")
    x, y = driver.middle(find(driver, "pay"))
    touch, mouse = driver.down(x, y, steps=0), driver.down(x + 1, y)
    driver.up(touch)
    driver.up(mouse)
    assert driver.app.heard == ["pay"]


def test_two_keys_at_once_do_not_act(show: Show) -> None:
    driver = show("charge")
    one = driver.down(*driver.middle(find(driver, "pay")), steps=0)
    two = driver.down(*driver.middle(find(driver, "deal")))
    driver.up(one)
    driver.up(two)
    assert driver.app.heard == []


def test_two_keys_at_once_act_where_many_hands_play(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RollScreen, "many_hands", True)
    driver = show("roll")
    one = driver.down(*driver.middle(find(driver, "deals")), steps=0)
    two = driver.down(*driver.middle(find(driver, "rng")))
    driver.up(one)
    driver.app.shell.show(SAMPLES["roll"]("ru"))
    driver.up(two)
    assert driver.app.heard == ["deals", "rng"]


@pytest.mark.parametrize(
    ("changes", "heard"), [({"price": 999}, ["pass:4"]), ({"title": "Wharf"}, [])]
)
def test_a_finger_still_down_in_an_auction_answers_for_the_lot_it_went_down_for(
    show: Show, changes: dict[str, Any], heard: list[str]
) -> None:
    driver = show("auction")
    held = driver.down(*driver.middle(find(driver, "pass:4")), steps=10)
    vm = driver.app.screen.vm
    frame = replace(vm.frame, entry=vm.frame.entry + 1)
    driver.app.shell.show(replace(vm, frame=frame, **changes))
    driver.up(held)
    assert driver.app.heard == heard


def test_a_tap_near_two_keys_fires_one_at_most(show: Show) -> None:
    driver = show("roll")
    left, right = find(driver, "deals"), find(driver, "rng")
    for x, y in between(driver, left, right):
        driver.app.heard.clear()
        driver.app.shell.show(SAMPLES["roll"]("ru"))
        touch = driver.down(x, y)
        driver.up(touch)
        driver.step(6)
        assert driver.app.heard in ([], ["deals"], ["rng"]), x


def test_release_outside_does_nothing(show: Show) -> None:
    driver = show("charge")
    touch = driver.down(*driver.middle(find(driver, "pay")))
    driver.move(touch, 5, 5)
    driver.up(touch)
    driver.run(0.2)
    assert driver.app.heard == []

"""Larger sums stay in their boxes and off their neighbours, on every kind of screen with sums."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from kivy.uix.label import Label

from tests.ui.driver import Driver
from tests.ui.gallery import Bounds, scrolled, turn_to, turned, visible
from tests.ui.test_layout import ink, meet, texts
from ui.money import Figures, Money

VIEWS = (
    *("roll", "charge", "long_charge", "plot", "debt", "jackpot_stake", "jackpot_won", "auction"),
    *("bank", "ledger", "sheet", "trade_money", "market", "map", "standings", "proof_price"),
)
SMALL = ((800, 480), (480, 800))


@pytest.fixture(scope="module")
def large(standing: Driver) -> Iterator[Driver]:
    """Give the App while sums are large."""
    Figures.large = True
    yield standing
    Figures.large = False


def sums(driver: Driver) -> list[Money]:
    """Give the sums in sight that nothing scrolls away."""
    found = [widget for widget in visible(driver.app.screen) if isinstance(widget, Money)]
    return [money for money in found if money.width and scrolled(money) is None]


def digits(money: Money) -> Bounds:
    """Give the box that the digits of a sum fill."""
    px = money.fitting()
    x = money.x + (money.width - money.measure(px)) * money.across
    low, high = money.center_y - px * 0.34, money.center_y + px * 0.34
    return turned(money, (x, low, x + money.measure(px), high))


def own(label: Label, money: Money) -> bool:
    """Tell whether a text is the unit of this sum."""
    return label.parent is money


@pytest.mark.parametrize("size", SMALL, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("view", VIEWS)
def test_large_sums_stay_in_their_boxes_and_off_what_is_beside_them(
    large: Driver, view: str, size: tuple[int, int]
) -> None:
    turn_to(large, "roll")  # what is shown anew takes its size from the setting
    turn_to(large, view, "ru", "evening", size)
    found = sums(large)
    for money in found:
        assert money.measure(money.fitting()) <= money.width + 1, money.value
        for label in texts(large):
            assert own(label, money) or not meet(digits(money), ink(label), 2), (
                money.value,
                label.text,
            )
    for one, other in combinations(found, 2):
        assert not meet(digits(one), digits(other), 1), (one.value, other.value)

"""Touches come out as names; what is grey or hidden acts nothing; a card is put together."""

import pytest
from kivy.metrics import dp

from tests.ui import samples_roll
from tests.ui.conftest import Show
from tests.ui.gallery import find
from ui.demo_hand import into_sight

NAMES = [
    ("roll", "die:1:5"),
    ("roll", "deals"),
    ("roll", "rng"),
    ("roll", "undo"),
    ("roll", "tab:bank"),
    ("roll", "seat:2"),
    ("roll", "rotate"),
    ("detained", "fine"),
    ("one_die", "die:0:6"),
    ("lost", "tray:find"),
    ("accept", "tray:wrong:17"),
    ("accept", "tray:accept:17"),
    ("first_run", "hint:close"),
    ("charge", "why"),
    ("charge", "deal"),
    ("charge", "pay"),
    ("plot", "auction"),
    ("plot", "buy"),
    ("debt", "pledge"),
    ("debt", "bankrupt"),
    ("question", "choose:1"),
    ("question_many", "choose:11"),
    ("card", "card:inspect"),
    ("card", "card:other"),
    ("trade", "deed:gives:port"),
    ("trade", "step:gets:50"),
    ("trade", "propose"),
    ("trade_refused", "strike:1"),
    ("partners", "partner:4"),
    ("term", "place:group:leisure"),
    ("term", "span:visits"),
    ("deal", "accept"),
    ("deal", "decline"),
    ("sheet_bound", "pay_up:4"),
]


@pytest.mark.parametrize(("sample", "name"), NAMES)
def test_touch_comes_out_as_a_name(show: Show, sample: str, name: str) -> None:
    driver = show(sample)
    into_sight(key := find(driver, name))
    driver.step()
    driver.tap(key)
    assert driver.app.heard == [name]


def test_key_goes_down_and_up(show: Show) -> None:
    driver = show("charge")
    key = find(driver, "pay")
    touch = driver.down(*driver.middle(key))
    driver.run(0.1)
    assert key.sunk == dp(2)
    driver.up(touch)
    driver.run(0.2)
    assert key.sunk == 0


def test_what_is_hidden_cannot_be_touched(show: Show) -> None:
    driver = show("lost")
    spot = driver.middle(find(driver, "tray:find"))
    driver.app.shell.show(samples_roll.roll("ru"))
    driver.up(driver.down(*spot))
    assert driver.app.heard == []


def test_a_grey_key_says_why_until_the_next_touch(show: Show) -> None:
    driver = show("plot_poor")
    notice = driver.app.screen.notice
    driver.tap(find(driver, "buy"))
    driver.run(30)
    assert driver.app.heard == []
    assert notice.text == driver.app.screen.vm.main.refusal
    assert notice.opacity == 1
    driver.tap(find(driver, "pledge"))
    assert driver.app.heard == ["pledge"]
    assert (notice.text, notice.opacity) == ("", 0)


def test_a_grey_key_without_a_reason_is_silent(show: Show) -> None:
    driver = show("first_run")
    driver.tap(find(driver, "undo"))
    assert driver.app.heard == []
    assert driver.app.screen.notice.text == ""


def test_a_sum_on_a_card_is_typed_and_acted(show: Show) -> None:
    driver = show("card")
    for name in ("card:get", "digit:1", "digit:5", "digit:7", "digit:back", "digit:0"):
        driver.tap(find(driver, name))
    assert driver.app.heard == []
    driver.tap(find(driver, "card:get:150"))
    assert driver.app.heard == ["card:get:150"]


def test_no_sum_on_a_card_is_not_acted(show: Show) -> None:
    driver = show("card")
    driver.tap(find(driver, "card:pay"))
    driver.tap(find(driver, "card:pay:0"))
    assert driver.app.heard == []


def test_a_cell_on_a_card_is_picked(show: Show) -> None:
    driver = show("card")
    driver.tap(find(driver, "card:go"))
    driver.tap(find(driver, "card:go:17"))
    assert driver.app.heard == ["card:go:17"]


def test_a_known_card_is_one_touch_and_the_others_are_on_the_next_page(show: Show) -> None:
    driver = show("card_known")
    driver.tap(find(driver, "card:more"))
    driver.tap(find(driver, "card:known:said-20"))
    assert driver.app.heard == ["card:known:said-20"]


def test_from_the_known_cards_a_key_leads_to_what_else_a_card_may_say_and_back(show: Show) -> None:
    driver = show("card_known")
    for name in ("card:new", "card:get", "card:back", "card:back"):
        driver.tap(find(driver, name))
    driver.tap(find(driver, "card:known:said-3"))
    assert driver.app.heard == ["card:known:said-3"]


def test_the_way_back_to_a_cards_menu_acts_nothing(show: Show) -> None:
    driver = show("card")
    for name in ("card:go", "card:back", "card:pay", "card:back"):
        driver.tap(find(driver, name))
    assert driver.app.heard == []
    driver.tap(find(driver, "card:other"))
    assert driver.app.heard == ["card:other"]


def test_a_long_slip_scrolls_to_its_last_reason(show: Show) -> None:
    driver = show("long_charge")
    scroll = driver.app.screen.ids.slip.ids.scroll
    rows = scroll.children[0].children
    assert rows[0].to_window(0, rows[0].y)[1] < scroll.y
    driver.drag(scroll, 0, 300)
    driver.run(2)
    assert rows[0].to_window(0, rows[0].y)[1] >= scroll.y - dp(3)
    assert driver.app.heard == []

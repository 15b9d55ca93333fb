"""Auction, ledger, arbiter, end, menu, sheet and fault by real touches."""

from collections import Counter
from itertools import pairwise

import pytest
from kivy.metrics import dp
from msgspec.structs import replace

from tests.ui.conftest import Show
from tests.ui.driver import Driver
from tests.ui.gallery import find, visible
from tests.ui.samples_auction import auction
from tests.ui.samples_end import standings
from tests.ui.samples_ledger import MANY, long
from tests.ui.samples_more import more, trouble
from tests.ui.samples_roll import roll
from ui.presenters.vm_ledger import EntryVM
from ui.widgets.chart import LOW, TOP, ticks
from ui.widgets.entry import EntryRow

ACTS = [
    ("auction", "bid:2:200"),
    ("auction", "pass:4"),
    ("auction", "return:1"),
    ("auction", "knock"),
    ("auction_begins", "bid:4:290"),  # a tile turned round
    ("auction_begins", "pass:4"),
    ("ledger", "ledger:row:213"),
    ("ledger", "ledger:close"),
    ("ledger", "why:212"),
    ("ledger", "ledger:filter:4"),
    ("ledger", "ledger:back:210"),
    ("ledger_undone", "redo"),
    ("ledger_undone", "match"),
    ("arbiter", "understood"),
    ("arbiter", "ask:may"),
    ("arbiter", "chip:plot"),
    ("arbiter_picks", "pick:2"),
    ("arbiter_dice", "die:1:5"),
    ("standings", "again"),
    ("standings", "tab:ledger"),
    ("more", "leave:3"),
    ("more", "finish"),
    ("more", "tray:find"),
    ("ask", "leave:yes"),
    ("ask", "leave:no"),
    ("error", "restart"),
    ("sheet", "deed:port"),
    ("sheet", "build:dairy"),
    ("sheet", "sheet:close"),
    ("sheet", "why"),
]


def rows(driver: Driver) -> list[EntryVM]:
    found = [w.vm for w in visible(driver.app.screen) if isinstance(w, EntryRow)]
    return sorted(found, key=lambda entry: -entry.seq)


@pytest.mark.parametrize(("sample", "name"), ACTS)
def test_touch_comes_out_as_a_name(show: Show, sample: str, name: str) -> None:
    driver = show(sample)
    driver.tap(find(driver, name))
    driver.run(0.3)
    assert driver.app.heard == [name]


def test_trouble_with_the_disk_stays_on_top_and_can_be_tried_again(show: Show) -> None:
    driver = show(trouble("ru"))
    driver.tap(find(driver, "disk:retry"))
    assert driver.app.heard == ["disk:retry"]
    driver.app.shell.show(more("ru"))
    assert driver.app.screen.trouble not in list(visible(driver.app.screen))


@pytest.mark.parametrize("name", ["bid:5:0", "bid:6:0"])
def test_who_cannot_bid_does_not(show: Show, name: str) -> None:
    driver = show("auction")
    driver.tap(find(driver, name))
    assert driver.app.heard == []


def test_two_may_bid_at_once_and_the_first_counts_first(show: Show) -> None:
    driver = show("auction")
    one = driver.down(*driver.middle(find(driver, "bid:2:200")), steps=0)
    two = driver.down(*driver.middle(find(driver, "pass:4")))
    driver.up(two)
    driver.app.shell.show(replace(auction("ru"), price_label="пас"))
    driver.up(one)
    assert driver.app.heard == ["pass:4", "bid:2:200"]


def test_a_bid_at_a_price_that_has_moved_does_not_count(show: Show) -> None:
    driver = show("auction")
    one = driver.down(*driver.middle(find(driver, "bid:2:200")))
    vm = auction("ru")
    dearer = replace(vm.bidders[1].steps[0], name="bid:2:250", label="250")
    moved = replace(vm.bidders[1], steps=(dearer, *vm.bidders[1].steps[1:]))
    driver.app.shell.show(replace(vm, bidders=(vm.bidders[0], moved, *vm.bidders[2:])))
    driver.up(one)
    assert driver.app.heard == []


def test_a_forbidden_action_says_why(show: Show) -> None:
    driver = show("sheet")
    driver.tap(find(driver, "mortgage:dairy"))
    assert driver.app.heard == []
    assert driver.app.screen.notice.text == "Сначала продайте постройки"


def test_only_the_rows_in_sight_exist(show: Show) -> None:
    driver = show(long())
    assert len(driver.app.screen.list.content.children) <= 8


def test_a_long_ledger_shows_its_end_when_scrolled(show: Show) -> None:
    driver = show(long())
    assert rows(driver)[0].seq == MANY
    driver.app.screen.list.scroll_y = 0
    driver.step(2)
    assert rows(driver)[-1].seq == 1
    assert len(driver.app.screen.list.content.children) <= 8


def test_a_finger_scrolls_the_ledger_and_selects_nothing(show: Show) -> None:
    driver = show(long())
    driver.drag(find(driver, f"ledger:row:{MANY - 4}"), 0, 150)
    driver.run(2)
    assert rows(driver)[0].seq < MANY
    assert driver.app.heard == []


def test_a_row_scrolled_to_acts_under_its_own_name(show: Show) -> None:
    driver = show(long())
    driver.app.screen.list.scroll_y = 0.5
    driver.step(2)
    seq = rows(driver)[2].seq
    driver.tap(find(driver, f"ledger:row:{seq}"))
    driver.run(0.3)
    assert driver.app.heard == [f"ledger:row:{seq}"]


def test_the_ledger_stays_where_it_was_scrolled_to(show: Show) -> None:
    driver = show(long())
    driver.app.screen.list.scroll_y = 0.5
    driver.step(2)
    before = rows(driver)[0].seq
    driver.app.shell.show(replace(long(), selected=before))
    driver.step(2)
    assert rows(driver)[0].seq == before


def test_the_red_rail_covers_all_that_would_be_undone(show: Show) -> None:
    screen = show("ledger").app.screen
    *_, high = screen.rail_mark
    chosen = next(w for w in visible(screen) if isinstance(w, EntryRow) and w.mood == "chosen")
    low = chosen.to_window(*chosen.pos)[1]
    assert abs(screen.rail_mark[1] - low) <= 2
    assert high > 0
    assert [w.mood for w in visible(screen) if isinstance(w, EntryRow)].count("struck") == 4


def test_two_thousand_entries_take_as_many_rows_as_fit(show: Show) -> None:
    driver = show(long())
    for place in (1, 0.5, 0):
        driver.app.screen.list.scroll_y = place
        driver.step(2)
        made = [w for w in driver.app.screen.walk() if isinstance(w, EntryRow)]
        assert 5 <= len(made) < 12


@pytest.mark.parametrize(
    ("most", "values"),
    [(4870, [0, 2000, 4000]), (2000, [0, 1000, 2000]), (900, [0, 500]), (1, [0, 1])],
)
def test_the_charts_ticks_are_round(most: int, values: list[int]) -> None:
    assert list(ticks(most)) == values


@pytest.mark.parametrize(
    ("most", "least", "values"),
    [(900, -130, [0, 500]), (900, -700, [-500, 0, 500]), (1, -2000, [-2000, -1000, 0])],
)
def test_the_charts_ticks_go_below_nothing_where_somebody_owes(
    most: int, least: int, values: list[int]
) -> None:
    assert list(ticks(most, least)) == values


def test_lines_end_in_their_coins(show: Show) -> None:
    chart = show("standings").app.screen.ids.chart
    coins = {coin.number: coin for coin in chart.coins.children}
    assert coins[5].center_x < coins[3].center_x  # bankrupt in round 17
    tops = [coins[n].center_y for n in (3, 6, 2, 1, 4)]
    assert tops == sorted(tops, reverse=True)
    assert all(high - low >= coins[3].height - 1 for high, low in pairwise(tops))


def test_the_chart_draws_what_somebody_owes_above_its_foot(show: Show) -> None:
    vm = standings("ru")
    owing, *rest = vm.chart.lines
    values = tuple(value - 4000 for value in owing.values)
    chart_vm = replace(vm.chart, lines=(replace(owing, values=values), *rest))
    chart = show(replace(vm, chart=chart_vm)).app.screen.ids.chart
    assert min(values) < 0
    low, high = chart.y + dp(LOW), chart.top - dp(TOP)
    for value in (*values, *rest[0].values):
        assert low - 1 <= chart._point(0, value)[1] <= high + 1


def test_two_players_upright_leave_the_stage_what_four_more_would_take(show: Show) -> None:
    vm = roll("ru")
    two = replace(vm, frame=replace(vm.frame, seats=vm.frame.seats[2:4]))
    assert show(two, "ru", "evening", (480, 800)).app.screen.rail.height == dp(68)


def test_four_bidders_stand_two_by_two(show: Show) -> None:
    tiles = show("auction_round").app.screen.ids.tiles.children
    assert sorted(Counter(tile.y for tile in tiles).values()) == [2, 2]


def test_all_who_won_are_on_the_certificate(show: Show) -> None:
    certificate = show("standings_shared").app.screen.ids.certificate
    assert len(certificate.ids.coins.children) == 2


def test_a_long_note_in_the_head_of_a_roll_takes_a_second_line(show: Show) -> None:
    driver = show("wheel", "ru", "evening", (480, 800))
    head = driver.app.screen.ids.header
    assert head.ids.note.text == driver.app.screen.vm.head.note
    assert (head.ids.note.lines, head.ids.note.shorten) == (2, False)


def test_the_words_of_all_rows_of_the_ledger_begin_below_each_other(show: Show) -> None:
    driver = show("ledger_undone", "ru", "evening", (480, 800))
    rows = [row for row in visible(driver.app.screen) if isinstance(row, EntryRow)]
    assert {bool(row.vm.payer or row.vm.dice) for row in rows} == {True, False}
    assert len({row.ids.text.x for row in rows}) == 1

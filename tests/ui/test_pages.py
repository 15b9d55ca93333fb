"""Pages that a screen turns by itself pass the checks of every view."""

import pytest
from msgspec.structs import replace

from tests.ui import test_layout as checks
from tests.ui.driver import Driver
from tests.ui.gallery import LANGS, SIZES, find, turn_to
from ui.money import Money
from ui.text import Text, width_of

PAGES = [
    ("seats", ("type:name",)),
    ("seats", ("type:name", "type:layout", "type:shift")),
    ("seats", ("type:name", "type:signs")),
    ("bank", ("reasons:open",)),
    ("bank", ("reasons:open", "type:reason")),
    ("bank", ("note:500", "note:500", "note:500")),
    ("match", ("kind:1", "flag")),
    ("match", ("kind:2", "subject:dairy", "value:seat0")),
    ("match", ("kind:3", "value:0")),
    ("match", ("type:note",)),
]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("sample", "touches"), PAGES, ids=str)
def test_every_page_passes_the_checks_of_every_view(
    standing: Driver, sample: str, touches: tuple[str, ...], lang: str, size: tuple[int, int]
) -> None:
    driver = standing
    driver.app.heard.clear()
    turn_to(driver, "roll")  # a page is closed when another screen is shown
    turn_to(driver, sample, lang, "day", size)
    for name in touches:
        driver.tap(find(driver, name))
    assert driver.app.heard == []
    checks.test_text_fits_its_box(driver)
    checks.test_sums_fit_their_boxes(driver)
    checks.test_text_is_at_least_14(driver)
    checks.test_texts_do_not_touch_and_stay_inside(driver)
    checks.test_targets_are_large_enough_and_apart(driver)
    checks.test_one_brass_key_at_most(driver)


def test_a_word_that_is_cut_by_less_than_a_pixel_keeps_its_face(standing: Driver) -> None:
    turn_to(standing, "bank")
    text = Text(text="сделка", role="key", lines=2)
    text.width = width_of(text.text, "ui_bold", text.px) - 0.5
    assert (text.font_name, text.font_size) == ("ui_bold", text.px)


def test_a_name_that_one_line_cannot_hold_takes_two_whatever_stood_there_before(
    standing: Driver,
) -> None:
    turn_to(standing, "plot")
    vm, names = standing.app.screen.vm, ("Железнодорожное предприятие", "Интернет-провайдер")
    for name in names:
        holders = (replace(vm.holders[0], name=name, player=None), *vm.holders[1:])
        standing.app.shell.show(replace(vm, holders=holders))
        standing.step(2)
        text = standing.app.screen.ids.holders.ids.rows.children[-1].ids.name
        assert (text.text, text.lines, text.shorten) == (name, 2, False)


def test_a_sum_that_has_no_unit_any_more_shows_none(standing: Driver) -> None:
    turn_to(standing, "bank")
    found = Money(value=5, unit="ф")
    found.arrange()
    assert found.ids.unit.texture_size[0] > 0
    found.unit = ""
    assert found.ids.unit.texture_size[0] == 0

"""The set-up by real touches: boxes, places, names, coins."""

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from tests.ui.conftest import Show
from tests.ui.driver import Driver
from tests.ui.gallery import find
from tests.ui.samples_start import seats
from ui.widgets.keyboard import TALL, WIDE

BACKSPACE, ENTER, ESCAPE = 8, 13, 27
ACTS = [
    ("editions", "edition:classic"),
    ("editions", "resume"),
    ("editions", "language"),
    ("seats", "place:3"),
    ("seats", "coin:5"),
    ("seats", "seats:side"),
    ("seats", "seats:remove"),
    ("seats", "seats:start"),
    ("seats", "back"),
    ("seats_few", "place:1"),
]


def write(driver: Driver, *letters: str) -> None:
    for letter in letters:
        driver.tap(find(driver, f"type:{letter}"))


@pytest.mark.parametrize(("sample", "name"), ACTS)
def test_touch_comes_out_as_a_name(show: Show, sample: str, name: str) -> None:
    driver = show(sample)
    driver.tap(find(driver, name))
    driver.run(0.3)
    assert driver.app.heard == [name]


def test_a_broken_edition_is_not_opened_but_says_what_is_wrong(show: Show) -> None:
    driver = show("editions_broken")
    driver.tap(find(driver, "edition:streets"))
    driver.run(0.3)
    assert driver.app.heard == []
    assert "214" in driver.app.screen.notice.text


def test_a_taken_coin_says_so(show: Show) -> None:
    driver = show("seats")
    driver.tap(find(driver, "coin:1"))
    assert driver.app.heard == []
    assert driver.app.screen.notice.text == "Эта фишка занята"


def test_a_coin_dragged_to_another_place_moves_there(show: Show) -> None:
    driver = show("seats")
    here, there = find(driver, "place:0"), find(driver, "place:3")
    (x0, y0), (x1, y1) = driver.middle(here), driver.middle(there)
    driver.drag(here, x1 - x0, y1 - y0)
    assert driver.app.heard == ["place:0:3"]


def test_a_coin_dropped_beside_every_place_stays(show: Show) -> None:
    driver = show("seats")
    driver.drag(find(driver, "place:0"), dp(80), dp(140))
    assert driver.app.heard == []
    assert tuple(find(driver, "place:0").shift) == (0, 0)


def test_an_empty_place_is_not_dragged(show: Show) -> None:
    driver = show("seats_few")
    here, there = find(driver, "place:1"), find(driver, "place:2")
    (x0, y0), (x1, y1) = driver.middle(here), driver.middle(there)
    driver.drag(here, x1 - x0, y1 - y0)
    assert driver.app.heard == []


def test_a_name_is_written_on_the_screens_own_keyboard(show: Show) -> None:
    driver = show("seats")
    write(driver, "name", *("back",) * 4, "О", "л", "я", "done")
    assert driver.app.heard == ["name:Оля"]


def test_a_name_may_be_english_and_have_digits(show: Show) -> None:
    driver = show("seats")
    write(driver, "name", *("back",) * 4, "layout", "O", "l", "space", "signs", "2", "done")
    assert driver.app.heard == ["name:Ol 2"]


def test_nobody_is_called_nothing(show: Show) -> None:
    driver = show("seats")
    write(driver, "name", *("back",) * 4, "space", "done")
    assert driver.app.heard == []


def test_a_name_ends_at_its_longest(show: Show) -> None:
    driver = show("seats")
    write(driver, "name", *("д",) * 30, "done")
    (name,) = driver.app.heard
    assert len(name.removeprefix("name:")) == 20


def test_back_leaves_the_name_as_it_was(show: Show) -> None:
    driver = show("seats")
    write(driver, "name", "back", "cancel")
    assert driver.app.heard == []
    assert find(driver, "type:name").ids.name.text == "Дима"


def test_typing_goes_on_when_the_view_is_shown_anew(show: Show) -> None:
    driver = show("seats")
    write(driver, "name", "back")
    driver.app.shell.show(seats("ru"))
    write(driver, "done")
    assert driver.app.heard == ["name:Дим"]


@pytest.mark.parametrize("boards", [WIDE, TALL])
def test_the_keyboard_has_every_letter_once(boards: dict[str, tuple[str, ...]]) -> None:
    assert sorted("".join(boards["ru"])) == sorted("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")
    assert sorted("".join(boards["en"])) == sorted("abcdefghijklmnopqrstuvwxyz")
    assert set("0123456789") < set("".join(boards["signs"]))


def test_of_a_long_name_the_end_is_seen_as_it_is_typed(show: Show) -> None:
    driver = show("seats")
    driver.tap(find(driver, "type:name"))
    typing = driver.app.screen.typing
    typing._write("а" * 60 + "я")
    driver.step(3)
    (line,) = typing.ids.line._label._cached_lines
    shown = "".join(word.text for word in line.words)
    assert (shown[:3], shown[-1]) == ("...", "я")


def test_a_keyboard_that_is_plugged_in_writes_and_ends_the_writing(show: Show) -> None:
    driver = show("seats")
    driver.tap(find(driver, "type:name"))
    for _ in range(12):
        Window.dispatch("on_key_down", BACKSPACE, 42, None, [])
    for letter in "Zоя ☃":
        Window.dispatch("on_textinput", letter)
    assert driver.app.screen.typing.written == "Zоя "
    Window.dispatch("on_key_down", ENTER, 40, None, [])
    assert driver.app.heard == ["name:Zоя"]
    Window.dispatch("on_textinput", "x")
    Window.dispatch("on_key_down", ENTER, 40, None, [])
    assert driver.app.heard == ["name:Zоя"]


def test_enter_takes_no_empty_name_and_escape_leaves_the_old_one(show: Show) -> None:
    driver = show("seats")
    driver.tap(find(driver, "type:name"))
    for _ in range(12):
        Window.dispatch("on_key_down", BACKSPACE, 42, None, [])
    Window.dispatch("on_key_down", ENTER, 40, None, [])
    assert driver.app.screen.writing
    Window.dispatch("on_key_down", ESCAPE, 41, None, [])
    assert not driver.app.screen.writing
    assert driver.app.heard == []

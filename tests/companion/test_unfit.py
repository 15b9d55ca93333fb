"""What the checker says of values that do not fit, and of what only looks like a slip."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from pathlib import Path

import pytest

from companion.doubts import doubts, unverified
from companion.edition import parse
from companion.errors import EditionError, EditionUnreadable
from companion.problems import load, problems
from tests.companion.slips import GOOD, GROUP, TEXT, with_slip

UNFIT = {
    "a price of nothing": (
        "price = 50\n", "price = 0\n", "deeds.cinema.price: Expected `int` >= 1"),
    "a negative rent": ("[3, 12,", "[-3, 12,", "deeds.cinema.rents[0]: Expected `int` >= 1"),
    "a percentage above all": (
        "sell_percent = 50", "sell_percent = 500", "options.sell_percent: Expected `int` <= 100"),
    "no attempt": (
        "detention_throws = 3", "detention_throws = 0",
        "options.detention_throws: Expected `int` >= 1"),
    "a word for a number": (
        "fine = 50", 'fine = "50"', "options.fine: Expected `int`, got `str`"),
    "a value that no option has": (
        'rounding = "up"', 'rounding = "floor"',
        "options.rounding: Invalid enum value 'floor'"),
    "a field that does not exist": (
        "price = 50\n", "prise = 50\nprice = 50\n", "deeds.cinema.prise: there is no such field"),
    "an option left out": ("income = 200\n", "", "options.income: is missing"),
    "a name in one language": (
        '{ ru = "Кинотеатр", en = "Cinema" }', '{ ru = "Кинотеатр" }',
        "deeds.cinema.name.en: is missing"),
    "a name without letters": (
        'en = "Cinema"', 'en = ""', "deeds.cinema.name.en: Expected `str` of length >= 1"),
    "an effect that does not exist": (
        '{ kind = "jackpot" }', '{ kind = "jakpot" }',
        "cells[20].landing[0]: Invalid value 'jakpot' - at `$.kind`"),
    "an effect with a field it has not": (
        '{ kind = "send", cell = 5 }', '{ kind = "send", cel = 5 }',
        "cells[15].landing[0].cel: there is no such field"),
    "a choice of nothing": (
        '{ kind = "send", cell = 5 }', '{ kind = "one_of", ways = [] }',
        "cells[15].landing[0].ways: Expected `array` of length >= 1"),
    "a topic nobody pays for": (
        'tap_to_pay = ["rent",', 'tap_to_pay = ["rents",',
        "options.tap_to_pay[0]: Invalid enum value 'rents'"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected"), UNFIT.values(), ids=UNFIT)
def test_a_value_that_does_not_fit_is_named_with_its_place(
    old: str, new: str, expected: str
) -> None:
    with pytest.raises(EditionError) as caught:
        parse(with_slip(old, new), "x.toml")
    assert caught.value.problems[0] == f"x.toml: {expected}"


def test_all_values_that_do_not_fit_are_named_at_once() -> None:
    text = with_slip("price = 50\n", "price = 0\n").decode().replace("fine = 50", 'fine = "x"')
    with pytest.raises(EditionError) as caught:
        parse(text.encode(), "x.toml")
    assert len(caught.value.problems) == 2


def test_a_file_with_problems_does_not_load(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(with_slip("seats = [2, 6]", "seats = [1, 6]"))
    with pytest.raises(EditionError, match=r"^mine\.toml: seats: 1 to 6"):
        load(path)


def test_what_is_no_toml_is_told_with_its_line() -> None:
    with pytest.raises(EditionUnreadable, match=r"x\.toml: .*at line 3, column 9"):
        parse(b'id = "x"\n\ntitle = }\n', "x.toml")


DOUBTS = {
    "a last rent with a digit too many": (
        "rents = [60, 240, 360, 480, 600]", "rents = [60, 240, 360, 480, 6000]",
        ["deeds.coal_holding.rents[4]: 6000 after 480, perhaps a digit too many",
         "deeds.coal_holding.rents[4]: 6000 after 540 of 'gas', a digit too many"],
    ),
    "a base rent that falls back": (
        "rents = [5, 20, 30, 40, 50]", "rents = [2, 20, 30, 40, 50]",
        ["deeds.karaoke.rents[0]: 2 is less than 3 of 'cinema' before it"],
    ),
    "a price that falls back": (
        "price = 340", "price = 240",
        ["deeds.gas.price: 240 is less than 330 of 'coal_syndicate' before it"],
    ),
    "a price with a digit too many": (
        "price = 350", "price = 3500",
        ["deeds.coal_holding.price: 3500 after 340 of 'gas', a digit too many"],
    ),
    "a price that has no whole half and tenth": (
        "price = 330", "price = 335",
        ["deeds.coal_syndicate.price: 50 % of 335 is no whole sum",
         "deeds.coal_syndicate.price: 10 % of 335 is no whole sum"],
    ),
    "a building that sells for no whole half": (
        "building = 200\nunverified = [\"price\", \"rents\"]", "building = 205",
        ["groups.mining: buildings cost [200, 205] in one group",
         "deeds.coal_syndicate.building: 50 % of 205 is no whole sum"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected"), DOUBTS.values(), ids=DOUBTS)
def test_what_looks_like_a_slip_is_doubted(old: str, new: str, expected: list[str]) -> None:
    edition = parse(with_slip(old, new), "x.toml")
    assert (problems(edition), [*map(str, doubts(edition))]) == ((), expected)


def test_a_group_of_one_is_doubted() -> None:
    text = with_slip("[groups.food]", GROUP.format("alone")).decode()
    last = 'en = "Coal holding" }\ngroup = "mining"'
    assert last in text
    edition = parse(text.replace(last, last.replace("mining", "alone")).encode(), "x.toml")
    assert tuple(map(str, doubts(edition))) == (
        "groups.alone: has one deed, so whoever buys it owns the whole group",
    )


def test_a_mark_taken_away_is_one_value_less_to_compare() -> None:
    before = unverified(parse(TEXT.encode(), "x.toml"))
    after = unverified(parse(with_slip('unverified = ["rents"]\n', ""), "x.toml"))
    assert set(before) - set(after) == {"deeds.cinema.rents"}


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ('colour = "food"', 'colour = "#3377aa"', "groups.food.colour"),
        ('icon = "wheat"', 'icon = "fish"', "groups.food.icon"),
        ('icon = "seven"', 'icon = "fish"', "pots.kassa.icon"),
    ],
)
def test_a_picture_that_cannot_be_drawn_is_refused(
    old: str, new: str, place: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(with_slip(old, new))
    with pytest.raises(EditionError, match=re.escape(place)):
        load(path)


@pytest.mark.parametrize("text", [b"fine = " + b"9" * 5000, b"deep = " + b"[" * 5000])
def test_a_file_that_no_reader_can_take_is_refused(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(text)
    with pytest.raises(EditionUnreadable, match=r"mine\.toml"):
        load(path)


def test_a_mark_of_the_byte_order_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(BOM_UTF8 + TEXT.encode())
    assert load(path) == load(GOOD)

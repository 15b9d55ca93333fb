"""What the checker says of an edition that differs from the good one by a single slip."""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from pathlib import Path

import msgspec
import pytest

from companion.doubts import doubts, unverified
from companion.edition import parse
from companion.errors import EditionError, EditionUnreadable
from companion.problems import ESSENTIAL, load, problems
from companion.rules import CHAPTERS

GOOD = Path(__file__).parents[2] / "companion/editions/millionaire-classic.toml"
TEXT = GOOD.read_text("utf-8")
GROUP = (
    '[groups.{}]\nname = {{ ru = "-", en = "-" }}\ncolour = "food"\nicon = "wheat"\n\n[groups.food]'
)


def with_slip(old: str, new: str) -> bytes:
    assert TEXT.count(old) >= 1, f"{old!r} is not in the edition"
    return TEXT.replace(old, new, 1).encode()


def test_the_shipped_edition_has_neither_problems_nor_doubts() -> None:
    edition = load(GOOD)
    assert (problems(edition), doubts(edition)) == ((), ())


SLIPS = {
    "no chapter to begin with": (
        '"opening", "turn"', '"turn"',
        ["chapters: 'opening' is missing"],
    ),
    "no chapter to end with": (
        '"clerk", "ending",', '"clerk",',
        ["chapters: 'ending' is missing"],
    ),
    "a building without a name": (
        'branch = { ru', 'brunch = { ru',
        ["ladder.names.branch: is missing"],
    ),
    "a chapter that does not exist": (
        '"opening", "turn"', '"opening", "tern", "turn"',
        ["chapters[1]: there is no 'tern'"],
    ),
    "a chapter that comes twice": (
        '"opening", "turn"', '"opening", "turn", "turn"',
        ["chapters[2]: 'turn' is there twice"],
    ),
    "an effect that no chapter performs": (
        '"conditions", "jackpot", ', '"conditions", ',
        ["cells[20].landing[0]: no chapter performs 'jackpot'"],
    ),
    "sums that no chapter finds": (
        '"shortage", "mortgage",', '"shortage",',
        [
            "chapters: 'debts' needs a chapter that knows 'pledge'",
            "chapters: 'trade' needs a chapter that knows 'pledge'",
            "chapters: 'ending' needs a chapter that knows 'pledge'",
            "chapters: 'ending' needs a chapter that knows 'redemption'",
        ],
    ),
    "an article no chapter has": (
        '\n[articles]\n', '\n[articles]\n"rent.bas" = { ru = "1", en = "1" }\n',
        ["articles.rent.bas: no chapter has it"],
    ),
    "a cell that sends beyond the board": (
        '{ kind = "send", cell = 5 }', '{ kind = "send", cell = 55 }',
        ["cells[15].landing[0].cell: there is no 55"],
    ),
    "an arrest that sends beyond the board": (
        'arrest = [{ kind = "send", cell = 10 }', 'arrest = [{ kind = "send", cell = -1 }',
        ["arrest[0].cell: there is no -1"],
    ),
    "a deck that is not there": (
        'deck = "movement"', 'deck = "motion"', ["cells[3].landing[0].deck: there is no 'motion'"],
    ),
    "a pot that is not there": (
        'pot = "charity"', 'pot = "charty"',
        ["cells[5].landing[0].cases.any_arrival[0].pot: there is no 'charty'"],
    ),
    "an account that is not there": (
        'amount = 50, to = "charity"', 'amount = 50, to = "seat0"',
        ["cells[15].landing[1].to: there is no 'seat0'"],
    ),
    "a payment of nothing": (
        'amount = 50, to', 'amount = 0, to', ["cells[15].landing[1].amount: there is no 0"],
    ),
    "a negative payment": (
        'amount = 50, to', 'amount = -50, to', ["cells[15].landing[1].amount: there is no -50"],
    ),
    "a step that goes nowhere": (
        '[{ kind = "jackpot" }]', '[{ kind = "step", by = 0 }]',
        ["cells[20].landing[0].by: 0 is no way to go on 40 cells"],
    ),
    "a deed visited nowhere": (
        'deed = "karaoke"', 'deed = "karaokee"',
        [
            "deeds.karaoke: is visited on no cell, not on exactly one",
            "cells[2].landing[0].deed: there is no 'karaokee'",
        ],
    ),
    "a deed visited twice": (
        '[{ kind = "jackpot" }]', '[{ kind = "visit", deed = "karaoke" }]',
        ["deeds.karaoke: is visited on cells[2] and cells[20], not on exactly one"],
    ),
    "a cell that is nothing": (
        '[[cells]]  # 0\n', "[[cells]]\n\n[[cells]]\n", ["cells[0]: has neither a name nor a deed"],
    ),
    "a deed of no group": (
        'group = "media"', 'group = "medea"', ["deeds.publishing.group: there is no 'medea'"],
    ),
    "a group without deeds": (
        "[groups.food]", GROUP.format("none"),
        ["groups.none: has no deed"],
    ),
    "rents that do not rise": (
        "rents = [3, 12, 18, 24, 30]", "rents = [3, 12, 12, 24, 30]",
        ["deeds.cinema.rents: 12 is followed by 12, rents rise with buildings"],
    ),
    "a digit too many within the ladder": (
        "rents = [3, 12, 18, 24, 30]", "rents = [3, 12, 180, 24, 30]",
        ["deeds.cinema.rents: 180 is followed by 24, rents rise with buildings"],
    ),
    "a rent too few": (
        "rents = [3, 12, 18, 24, 30]", "rents = [3, 12, 18, 24]",
        ["deeds.cinema.rents: 4 rents for 4 buildings and none"],
    ),
    "no stock for a building": (
        "stock = { branch = 24, enterprise = 12 }", "stock = { branch = 24 }",
        ["ladder.stock.enterprise: is missing"],
    ),
    "stock of something else": (
        "enterprise = 12 }", "enterprise = 12, hotel = 3 }", ["ladder.stock.hotel: is on no step"],
    ),
    "a ladder whose levels cannot be told": (
        'steps = ["branch", "branch",', 'steps = ["branch", "enterprise",',
        ["ladder.steps: only the last may be another building"],
    ),
    "buildings of money": (
        '"enterprise"]\nstock = { branch = 24, enterprise = 12 }',
        '"money"]\nstock = { branch = 24, money = 12 }',
        [
            "ladder.steps: 'money' is no building",
            "ladder.names.money: is missing",
            "decks.chance.cards.signboards.effects[0].each: there is no 'enterprise'",
            "decks.chance.cards.storm.effects[0].each: there is no 'enterprise'",
        ],
    ),
    "a name that no file could have": (
        'id = "millionaire-classic"', 'id = "Моя:игра"',
        ["id: 'Моя:игра' is not made of small Latin letters, digits and hyphens"],
    ),
    "one seat": ("[2, 6]", "[1, 6]", ["seats: 1 to 6 is not within 2 to 10"]),
    "eleven seats": ("[2, 6]", "[2, 11]", ["seats: 2 to 11 is not within 2 to 10"]),
    "seats the wrong way": ("[2, 6]", "[6, 2]", ["seats: 6 to 2 is not within 2 to 10"]),
    "notes out of order": ("notes = [1, 5, 10,", "notes = [1, 10, 5,", ["notes: must ascend"]),
    "a pot called like the bank": (
        "[pots.kassa]\n", '[pots.bank]\nru = "Банк"\nen = "Bank"\n\n[pots.kassa]\n',
        ["pots.bank: the name is taken"],
    ),
    "a condition on no house rule": (
        'rule = "charity_trigger"', 'rule = "charity"',
        ["cells[5].landing[0].rule: 'charity' is no house rule with values to choose from"],
    ),
    "a condition that leaves a value of the rule out": (
        "pay_tax_only = [", "pay_tax = [",
        [
            "cells[10].landing[0].cases.pay_tax_only: is missing",
            "cells[10].landing[0].cases.pay_tax: inspection_landing_effect has no such value",
        ],
    ),
    "a slip inside a condition": (
        'via = "movement", effects', 'via = "motion", effects',
        ["cells[5].landing[0].cases.movement_card_only[0].via: there is no 'motion'"],
    ),
    "an opening pot that is not there": (
        "opening_pots = { kassa = 200, charity = 0 }", "opening_pots = { cassa = 200 }",
        ["options.opening_pots.cassa: there is no such pot"],
    ),
    "a fine that goes nowhere": (
        'fine_destination = "bank"', 'fine_destination = "police"',
        ["options.fine_destination: 'police' is neither the bank nor a pot"],
    ),
    "a card that says nothing": (
        'effects = [{ kind = "skip_turn" }]', "effects = []",
        ["decks.chance.cards.alarm_clock: says nothing"],
    ),
    "a card for buildings that are not there": (
        "each = { branch = 10,", "each = { castle = 10,",
        ["decks.chance.cards.signboards.effects[0].each: there is no 'castle'"],
    ),
    "a choice that leads to a deck that is not there": (
        'amount = 40 }], [{ kind = "draw", deck = "movement" }]',
        'amount = 40 }], [{ kind = "draw", deck = "motion" }]',
        ["decks.chance.cards.fox.effects[0].ways[1][0].deck: there is no 'motion'"],
    ),
    "a nearest cell of no kind": (
        '{ kind = "go_to_nearest", icon = "chance" }', '{ kind = "go_to_nearest" }',
        ["decks.movement.cards.what_next.effects[0]: says neither icon nor group"],
    ),
    "a nearest cell that is not there": (
        '{ kind = "go_to_nearest", icon = "chance" }', '{ kind = "go_to_nearest", icon = "moon" }',
        ["decks.movement.cards.what_next.effects[0].icon: there is no 'moon'"],
    ),
    "more cards than the box holds": (
        "count = 20", "count = 19", ["decks.chance: 20 cards are known, the box holds 19"],
    ),
    "a deck on the screen that is not there": (
        "decks_on_screen = []", 'decks_on_screen = ["motion"]',
        ["options.decks_on_screen: there is no 'motion'"],
    ),
    "a mark on no field of a deed": (
        'unverified = ["rents"]', 'unverified = ["rent"]',
        ["deeds.cinema.unverified[0]: there is no field 'rent'"],
    ),
    "a mark on no field of a cell": (
        'unverified = ["name"]', 'unverified = ["nam"]',
        ["cells[32].unverified[0]: there is no field 'nam'"],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "expected"), SLIPS.values(), ids=SLIPS)
def test_a_slip_is_named_with_its_place(old: str, new: str, expected: list[str]) -> None:
    assert list(problems(parse(with_slip(old, new), "x.toml"))) == expected


def test_a_third_double_that_leads_nowhere_is_named() -> None:
    edition = msgspec.structs.replace(
        parse(with_slip("[2, 6]", "[2, 6]"), "x.toml"), third_double=()
    )
    assert problems(edition) == ("third_double: is empty, and there is a rule about it",)


def test_cells_that_send_to_each_other_for_ever_are_named() -> None:
    text = with_slip('[{ kind = "jackpot" }]', '[{ kind = "step", by = 5 }]').decode()
    white = 'icon = "caseo"\nlanding = ['
    assert white in text
    back = white + '{ kind = "step", by = -5 },'
    edition = parse(text.replace(white, back).encode(), "x.toml")
    assert problems(edition) == (
        "cells[20].landing: never comes to an end",
        "cells[25].landing: never comes to an end",
    )


def test_cells_that_send_to_each_other_under_a_house_rule_only_are_named() -> None:
    text = with_slip("nothing = [] }", 'nothing = [{ kind = "send", cell = 10 }, BACK] }').decode()
    edition = parse(text.replace("BACK", '{ kind = "step", by = 40 }').encode(), "x.toml")
    assert edition.options.inspection_landing_effect == "detain"
    assert problems(edition) == ("cells[10].landing: never comes to an end",)


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


NEEDED = {
    *ESSENTIAL,
    "auction",
    "building",
    "claims",
    "debts",
    "inspection",
    "mortgage",
    "movement",
    "rent",
    "shortage",
    "turn",
}


@pytest.mark.parametrize("name", CHAPTERS)
def test_a_chapter_that_others_need_is_missed(name: str) -> None:
    edition = parse(TEXT.replace(f'"{name}", ', "", 1).replace(f', "{name}"', "", 1).encode(), "x")
    needed = any(problem.startswith("chapters") for problem in problems(edition))
    assert needed == (name in NEEDED)


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
    assert (problems(edition), list(doubts(edition))) == ((), expected)


def test_a_group_of_one_is_doubted() -> None:
    text = with_slip("[groups.food]", GROUP.format("alone")).decode()
    last = 'en = "Coal holding" }\ngroup = "mining"'
    assert last in text
    edition = parse(text.replace(last, last.replace("mining", "alone")).encode(), "x.toml")
    assert doubts(edition) == (
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

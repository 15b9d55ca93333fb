"""What the checker says of an edition that differs from the good one by a single slip."""

from __future__ import annotations

import msgspec
import pytest

from companion.doubts import doubts
from companion.edition import parse
from companion.problems import ESSENTIAL, load, problems
from companion.rules import CHAPTERS
from tests.companion.slips import GOOD, GROUP, TEXT, with_slip


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
            "chapters: 'debts' needs 'mortgage', which knows 'pledge'",
            "chapters: 'trade' needs 'mortgage', which knows 'pledge'",
            "chapters: 'ending' needs 'mortgage', which knows 'redemption'",
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
    "corners out of the way's order": (
        'seats = [2, 6]\n', 'seats = [2, 6]\ncorners = [0, 20, 10, 30]\n',
        ["corners: are not START and three cells after it, in the order of the way"],
    ),
    "a corner beyond the board": (
        'seats = [2, 6]\n', 'seats = [2, 6]\ncorners = [0, 10, 20, 40]\n',
        ["corners: are not START and three cells after it, in the order of the way"],
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
        ["deeds.cinema.rents: 12 is followed by 12, rents rise"],
    ),
    "a digit too many within the ladder": (
        "rents = [3, 12, 18, 24, 30]", "rents = [3, 12, 180, 24, 30]",
        ["deeds.cinema.rents: 180 is followed by 24, rents rise"],
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
    "one seat": ("[2, 6]", "[1, 6]", ["seats: 1 to 6 is not within 2 to 6"]),
    "seven seats": ("[2, 6]", "[2, 7]", ["seats: 2 to 7 is not within 2 to 6"]),
    "seats the wrong way": ("[2, 6]", "[6, 2]", ["seats: 6 to 2 is not within 2 to 6"]),
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


NEEDED = {
    *ESSENTIAL,
    "auction",
    "building",
    "cards",
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

"""Elite's tables and its circular tax: what an edition may get wrong, and what the arbiter says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.answers import told
from companion.asked import Question
from companion.board import Tariff
from companion.commands import Accept, Retire, Roll
from companion.doubts import doubts, unverified
from companion.edition import Edition
from companion.events import Laid
from companion.fold import fold
from companion.game import Game, Paper
from companion.inquiry import claims, landing, throwing
from companion.ledger import Money
from companion.problems import problems
from companion.questions import answer
from companion.rules import book_of
from companion.said import printed
from companion.situation import Sitter
from companion.words import Words
from tests.tables import CLASSIC, ELITE, arranged_of

assert ELITE.tariff is not None
TARIFF: Tariff = ELITE.tariff
BOOK = book_of(ELITE)
INSPECTION = 10
COMMUNICATIONS = ("internet", "paging", "mobile")
OWNER = Sitter(
    "Аня",
    500,
    cell=7,
    deeds=("cinema", "brewery", "car", "plane", *COMMUNICATIONS),
    mortgaged=("brewery",),
    built={"internet": 1, "paging": 1, "mobile": 2},
)
TAX = 3 + 0 + 40 + 8 * (3 + 3 + 4)


def game(**options: Any) -> Game:
    return arranged_of(ELITE, OWNER, **options).game


def with_tariff(**fields: Any) -> Edition:
    return msgspec.structs.replace(ELITE, tariff=msgspec.structs.replace(TARIFF, **fields))


def with_deed(name: str, **fields: Any) -> Edition:
    deed = msgspec.structs.replace(ELITE.deeds[name], **fields)
    return msgspec.structs.replace(ELITE, deeds={**ELITE.deeds, name: deed})


def test_the_shipped_edition_has_neither_problems_nor_doubts() -> None:
    assert (problems(ELITE), doubts(ELITE)) == ((), ())


FLAWS: dict[str, tuple[Edition, list[str]]] = {
    "a table missing": (
        with_tariff(rents={"2/4/6/8/10": (1, 2, 4, 6, 8, 10)}),
        ["tariff.rents.2/3/4/5/6: is missing"],
    ),
    "a factor too few": (
        with_tariff(taxes=(1, 2, 3, 4, 5)),
        ["tariff.taxes: 5 factors for 6 states"],
    ),
    "a mark on nothing": (
        with_tariff(unverified=("tax",)),
        ["tariff.unverified[0]: there is no field 'tax'"],
    ),
    "tables without their chapter": (
        msgspec.structs.replace(CLASSIC, tariff=ELITE.tariff),
        ["tariff: the tables and the chapter are only there together"],
    ),
    "rents that the table has": (
        with_deed("cinema", rents=(3, 12, 18, 24, 30)),
        ["deeds.cinema.rents: 5 rents, the tariff has all but the first"],
    ),
    "a rent too few": (with_deed("car", rents=(30, 100)), ["deeds.car.rents: 2 rents for 4 deeds"]),
    "rents that do not rise": (
        with_deed("car", rents=(30, 100, 100, 500)),
        ["deeds.car.rents: 100 is followed by 100, rents rise"],
    ),
    "a tax too few": (with_deed("car", taxes=(10,)), ["deeds.car.taxes: 1 taxes for 4 deeds"]),
}  # fmt: skip


@pytest.mark.parametrize(("edition", "told"), FLAWS.values(), ids=FLAWS)
def test_a_flaw_of_the_tables_is_told_with_its_place(edition: Edition, told: list[str]) -> None:
    assert set(told) <= set(problems(edition))


def test_tables_that_nobody_has_compared_are_counted() -> None:
    assert {"tariff.rents", "tariff.taxes", "deeds.car.taxes"} <= set(unverified(ELITE))


def test_how_much_tax_is_told_for_stopping_and_for_passing() -> None:
    stopping = landing(BOOK, game(), 0, INSPECTION)
    passing = throwing(BOOK, game(), 0, (3, 3))
    assert [charge.sum.total for charge in stopping.charges] == [TAX]
    assert stopping.charges == passing.charges


def test_the_answer_is_what_is_then_charged() -> None:
    table = arranged_of(ELITE, OWNER)
    asked = throwing(BOOK, table.game, 0, (3, 3))
    table.submit(Roll(0, (3, 3)))
    table.submit(Accept(0))
    assert table.game.cash(0) == 500 - asked.charges[0].sum.total


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_deed_is_a_line_of_the_answer(language: str) -> None:
    table = arranged_of(ELITE, OWNER)
    question = Question("pay", player="Аня", cell=str(INSPECTION))
    found = answer(table.game, table.journal, question)
    lines = list(printed(told(found, table.game, Words(language))))
    text = "\n".join(lines)
    for deed in ("cinema", "brewery", *COMMUNICATIONS):
        assert ELITE.deeds[deed].name.in_(language) in text
    assert f"= {TAX}" in text.replace("\u00a0", " ")


def test_an_exemption_is_a_line_of_the_answer_too() -> None:
    (exempt,) = ELITE.cells[22].landing
    paper = Paper(1, exempt, "circular_tax", 0, uses=1)
    found = landing(BOOK, fold(game(), Laid(paper)), 0, INSPECTION)
    assert [line.total for line in found.charges[0].sum.lines] == [TAX, 0]


MISCOUNTED: dict[Money, list[str]] = {
    30: ["number"],
    100: [],
    200: ["number"],
    500: ["industry_incomplete"],
}


@pytest.mark.parametrize(("said", "kinds"), MISCOUNTED.items(), ids=map(str, MISCOUNTED))
def test_a_rent_for_another_number_of_central_plots_is_explained(
    said: Money, kinds: list[str]
) -> None:
    (verdict,) = claims(BOOK, game(), 1, "car", (said,)).verdicts
    assert [mistake.kind for mistake in verdict.mistakes] == kinds


def test_an_exemption_leaves_the_table_with_its_holder() -> None:
    table = arranged_of(ELITE, Sitter("Аня", 100, cell=19), Sitter("Б", 100), Sitter("В", 100))
    table.submit(Roll(0, (1, 2)))
    assert [paper.holder for paper in table.game.papers.values()] == [0]
    table.submit(Retire(0))
    assert table.game.papers == {}

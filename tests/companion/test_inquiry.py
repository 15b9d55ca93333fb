"""The arbiter answers by what charges: the answers agree with what then happens."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.agenda import CardDue, Offer
from companion.answers import told
from companion.asked import Question
from companion.commands import Build, Mortgage, Roll
from companion.effects import CellIndex
from companion.errors import QuestionError
from companion.events import Assessed
from companion.inquiry import FORGOTTEN, Visitation, claims, landing, means, moves, throwing
from companion.ledger import DeedId, Money, purse
from companion.questions import answer
from companion.rules import book_of
from companion.ruling import Refused
from companion.said import printed
from companion.situation import Sitter
from companion.words import Words
from tests.tables import CLASSIC, arranged, in_memory

BOOK = book_of(CLASSIC)
FOOD = ("clothing", "bakery", "brewery")
OWNER = Sitter("Аня", 1430, deeds=FOOD)
GUEST = Sitter("Вера", 300, cell=4)
BREWERY = CLASSIC.visits["brewery"]


def owner(**given: Any) -> Sitter:
    """Return the owner as one finds her, all but what is given."""
    return msgspec.structs.replace(OWNER, **given)


PAID: dict[str, tuple[CellIndex, list[tuple[str, str, Money]]]] = {
    "rent of a whole industry": (BREWERY, [("seat1", "seat0", 24)]),
    "the income of START": (0, [("bank", "seat1", 200)]),
    "nothing in the inspection": (10, []),
}


@pytest.mark.parametrize(("cell", "paid"), PAID.values(), ids=PAID)
def test_it_tells_what_a_cell_would_cost_now(
    cell: CellIndex, paid: list[tuple[str, str, Money]]
) -> None:
    found = landing(BOOK, arranged(OWNER, GUEST).game, 1, cell)
    assert [(c.payer, c.payee, c.sum.total) for c in found.charges] == paid
    assert found.cell == cell


def test_a_debt_is_told_with_what_is_lacking() -> None:
    poor = msgspec.structs.replace(GUEST, cash=5)
    found = landing(BOOK, arranged(OWNER, poor).game, 1, BREWERY)
    assert ([charge.sum.total for charge in found.charges], found.short) == ([24], 19)


def test_what_comes_in_on_the_way_pays_what_is_due_at_its_end() -> None:
    poor = msgspec.structs.replace(GUEST, cash=5, cell=(BREWERY - 10) % len(CLASSIC.cells))
    found = throwing(BOOK, arranged(OWNER, poor, turn=1).game, 1, (4, 6))
    assert [charge.sum.total for charge in found.charges] == [200, 24]
    assert found.short == 0


@pytest.mark.parametrize(
    ("cell", "asked"),
    [(CLASSIC.visits["steel"], Offer(1, "steel")), (8, CardDue(1, "chance"))],
)
def test_it_tells_what_would_be_asked_on_a_cell(cell: CellIndex, asked: object) -> None:
    assert landing(BOOK, arranged(OWNER, GUEST).game, 1, cell).asked == asked


@pytest.mark.parametrize("dice", [(3, 2), (2, 1), (1, 3), (4, 4), (6, 5), (6, 6)])
@pytest.mark.parametrize("cell", [4, 36])
def test_what_a_throw_would_cost_is_what_it_then_costs(
    dice: tuple[int, int], cell: CellIndex
) -> None:
    table = arranged(OWNER, msgspec.structs.replace(GUEST, cell=cell), turn=1, tap_to_pay=[])
    foretold = throwing(BOOK, table.game, 1, dice)
    entry = table.submit(Roll(1, dice))
    own = purse(1)
    happened = [
        (fact.payer, fact.payee, fact.sum)
        for fact in entry.events
        if isinstance(fact, Assessed) and own in {fact.payer, fact.payee}
    ]
    assert [(c.payer, c.payee, c.sum) for c in foretold.charges] == happened
    assert foretold.cell == table.game.positions[1]


def test_one_may_ask_for_a_player_whose_turn_it_is_not() -> None:
    found = throwing(BOOK, arranged(OWNER, GUEST).game, 1, (3, 2))
    assert [charge.sum.total for charge in found.charges] == [24]


def test_moves_are_told_with_their_cost_or_with_the_reason_why_not() -> None:
    table = arranged(owner(mortgaged=("bakery",)), GUEST)
    found = moves(BOOK, table.game, 0)
    (pledge,) = (move for move in found if move.command == Mortgage(0, "clothing"))
    assert [(c.payer, c.payee, c.sum.total) for c in pledge.charges] == [("bank", "seat0", 45)]
    (refused,) = (move.forbidden for move in found if move.command == Build(0, "clothing"))
    ruling = table.judge(Build(0, "clothing"))
    assert isinstance(ruling, Refused)
    assert refused == ruling.ground


def test_what_can_be_raised_is_told_part_by_part() -> None:
    found = means(BOOK, arranged(owner(mortgaged=("bakery",)), GUEST).game, 0)
    assert [part.total for part in found.lines[-1].parts] == [1430, 45, 55]
    assert found.total == 1530


MISTAKES: dict[str, tuple[Sitter, DeedId, Money, Money, list[str], dict[str, Any]]] = {
    "forgot the doubling": (OWNER, "brewery", 24, 12, ["forgotten"], {}),
    "doubled beside a mortgaged plot": (
        owner(mortgaged=("bakery",)),
        "brewery",
        12,
        24,
        ["industry_mortgaged"],
        {},
    ),
    "counted a mortgaged plot": (
        owner(deeds=("brewery",), mortgaged=("brewery",)),
        "brewery",
        0,
        12,
        ["mortgaged"],
        {},
    ),
    "doubled an industry that is not whole": (
        owner(deeds=("bakery", "brewery"), mortgaged=("bakery",)),
        "brewery",
        12,
        24,
        ["industry_incomplete"],
        {},
    ),
    "counted another number of branches": (
        owner(built={"brewery": 2, "bakery": 1, "clothing": 1}),
        "brewery",
        72,
        48,
        ["level"],
        {},
    ),
    "doubled what is built on": (
        owner(built={"brewery": 2, "bakery": 1, "clothing": 1}),
        "brewery",
        72,
        144,
        ["built_doubled"],
        {},
    ),
    "thought that a held owner earns nothing": (
        owner(deeds=("brewery",), cell=10, detained=0),
        "brewery",
        12,
        0,
        ["owner_earns"],
        {},
    ),
    "overlooked that a held owner earns nothing": (
        owner(deeds=("brewery",), cell=10, detained=0),
        "brewery",
        0,
        12,
        ["owner_held"],
        {"rent_while_detained": False},
    ),
    "no single mistake explains it": (OWNER, "brewery", 24, 13, [], {}),
}


@pytest.mark.parametrize(
    ("holder", "deed", "right", "wrong", "mistakes", "options"), MISTAKES.values(), ids=MISTAKES
)
def test_of_two_sums_it_tells_the_right_one_and_the_mistake_in_the_other(
    holder: Sitter,
    deed: DeedId,
    right: Money,
    wrong: Money,
    mistakes: list[str],
    options: dict[str, Any],
) -> None:
    table = arranged(holder, GUEST, turn=1, **options)
    found = claims(BOOK, table.game, 1, deed, (right, wrong))
    assert [verdict.right for verdict in found.verdicts] == [True, False]
    assert [one.kind for one in found.verdicts[1].mistakes] == mistakes


def test_every_mistake_is_exemplified() -> None:
    shown = {mistake for *_, mistakes, _ in MISTAKES.values() for mistake in mistakes}
    assert shown == {FORGOTTEN, *(mistake for c in BOOK.chapters for _, mistake in c.mistakes)}


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize(("holder", "deed", "right", "wrong"), [s[:4] for s in MISTAKES.values()])
def test_verdicts_are_told_to_the_end(
    holder: Sitter, deed: DeedId, right: Money, wrong: Money, language: str
) -> None:
    game = arranged(holder, GUEST, turn=1).game
    found = claims(BOOK, game, 1, deed, (right, wrong))
    lines = list(printed(told(found, game, Words(language))))
    assert all(line.strip() and "{" not in line for line in lines)


def test_a_throw_the_rules_forbid_is_answered_with_the_reason() -> None:
    held = Sitter("Вера", 300, cell=10, detained=CLASSIC.options.detention_throws)
    game = arranged(OWNER, held, turn=1).game
    asked = Question("pay", player="Вера", throw="3,4")
    found = answer(game, (), asked)
    assert isinstance(found, Visitation)
    assert found.forbidden is not None
    assert len(list(told(found, game, Words("en")))) == 1


def test_nobody_is_asked_about_before_they_sit_down() -> None:
    with pytest.raises(QuestionError, match="nobody has sat down"):
        answer(in_memory().game, (), Question("worth"))

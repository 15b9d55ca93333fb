"""Which house rules of the table's own an answer hangs on."""

from __future__ import annotations

from typing import Any

import pytest

from companion.asked import Question
from companion.bearing import grounds_in, lines_in, own_rules_in
from companion.commands import Roll
from companion.questions import answer
from companion.situation import Sitter
from companion.table import Table
from tests.tables import arranged

TRANSPORT = ("railway", "shipping", "airline")
RENT = Question("pay", player="Аня", cell="shipping")
BUILD = Question("may", order='{ build = "shipping", by = "Боря" }')


def table(**options: Any) -> Table:
    """Return a table at which Аня may come to a whole industry of Боря, a plot of it mortgaged."""
    owner = Sitter("Боря", 500, deeds=TRANSPORT, mortgaged=("railway",))
    return arranged(Sitter("Аня", 500, 25), owner, turn=0, **options)


CASES = [
    (RENT, {"monopoly_double_with_mortgage": True}, ("monopoly_double_with_mortgage",)),
    (RENT, {"industry_factor": 3}, ()),
    (RENT, {"fine": 70}, ()),
    (BUILD, {"build_when": "between_turns"}, ()),
    (Question("income", player="Аня"), {"income": 300}, ("income",)),
    (Question("agreed", option="income"), {"income": 300}, ("income",)),
    (Question("agreed", option="fine"), {"income": 300}, ()),
    (Question("rule", chapter="movement"), {"income": 300, "fine": 70}, ("income",)),
    (Question("statement", account="Аня"), {"income": 300}, ()),
]


@pytest.mark.parametrize(("question", "options", "own"), CASES)
def test_a_rule_is_named_only_if_the_answer_would_be_another_without_it(
    question: Question, options: dict[str, Any], own: tuple[str, ...]
) -> None:
    found = table(**options)
    assert own_rules_in(found.game, found.past, question) == own


def test_a_charge_of_the_past_is_judged_anew_as_it_was_entered() -> None:
    whole = Sitter("Боря", 500, deeds=TRANSPORT)
    found = arranged(Sitter("Аня", 500, 25), whole, industry_factor=3, tap_to_pay=[])
    found.submit(Roll(0, (1, 2)))
    for question in (Question("why"), Question("why", entry=2)):
        assert own_rules_in(found.game, found.past, question)[:1] == ("industry_factor",)


def test_an_answer_is_known_by_its_lines_and_by_what_forbids() -> None:
    found = table()
    rent, built = (answer(found.game, (), question) for question in (RENT, BUILD))
    assert [line.article for line in lines_in(rent)] == ["rent.base", "rent.industry_mortgaged"]
    assert (lines_in(built), grounds_in(built)) == ((), ("building.row_mortgaged",))

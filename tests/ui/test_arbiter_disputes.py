"""What people quarrel about in public can be put to the arbiter on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from companion.bearing import grounds_in
from companion.examples import Example, arrangement, parse
from companion.inquiry import Move, Visitation, Why
from companion.questions import Answer, Forgotten, answer
from companion.record import tag_of
from companion.ruling import Granted, Refused
from companion.shorthand import command_of
from companion.table import Table
from tests.tables import in_memory
from ui.presenters.inquiry import ORDERS, asked_of, question_of

PAGE = Path(__file__).parents[1] / "rulebook/disputes.toml"
EXAMPLES = parse(PAGE.read_bytes(), PAGE.name).example
ELSEWHERE = {
    "read_card": "what a card says is composed where it is read",
    "bid": "calls are made at the auction, whose keys say why not",
    "knock": "the same",
    "propose": "a deal is put together on the page of deals, whose key says why not",
}
"""What is no question to the arbiter, by the command in dispute, and where it is settled."""
DUE = (20, 43, 49)
"""Questions whether one may go on without paying: the arbiter tells what is due now."""


def table_of(example: Example) -> tuple[Table, Any]:
    """Return the table as it was when the dispute began, and the command in dispute."""
    table, orders = in_memory(), [*example.do]
    if example.given:
        orders.insert(0, arrangement(example.given))
    if example.forbidden:
        orders.append(example.forbidden)
    *before, last = orders if example.ask is None else (*orders, {})
    for order in before:
        table.submit(command_of(order, table.game))
    return table, command_of(last, table.game) if last else None


def asked(table: Table, kind: str, **known: Any) -> Answer:
    entries = (moment.entry for moment in table.past)
    return answer(table.game, entries, question_of(table, asked_of(table, kind, **known)))


def rolled(example: Example, table: Table, command: Any) -> None:
    found = asked(table, "cell", seat=command.seat, dice=command.dice)
    assert isinstance(found, Visitation)
    ruling = table.judge(command)
    if isinstance(ruling, Refused):
        assert found.forbidden == ruling.ground
    else:
        assert found.cell == ruling.game.positions[command.seat]
    assert example.forbidden is None or grounds_in(found) == (example.article,)


def ordered(example: Example, table: Table, command: Any) -> None:
    cell = table.game.edition.visits[command.deed]
    order = tag_of(type(command))
    found = asked(table, "may", seat=command.seat, cell=cell, order=order)
    assert grounds_in(found) == ((example.article,) if example.forbidden else ())


def moved(example: Example, table: Table, command: Any) -> None:
    found = asked(table, "moves", seat=command.seat)
    assert isinstance(found, tuple)
    (move,) = [one for one in found if isinstance(one, Move) and one.command == command]
    assert (move.forbidden.article if move.forbidden else None) == (
        example.article if example.forbidden else None
    )


def claimed(_example: Example, table: Table, command: Any) -> None:
    found = asked(table, "forgotten")
    assert isinstance(found, Forgotten)
    assert bool(found.claims) == isinstance(table.judge(command), Granted)


PUT: Mapping[str, Callable[[Example, Table, Any], None]] = {
    "roll": rolled,
    **dict.fromkeys(ORDERS, ordered),
    **dict.fromkeys(("accept", "decline", "retire", "use_card"), moved),
    "claim": claimed,
}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example.dispute}")
def test_a_dispute_is_put_to_the_arbiter(example: Example) -> None:
    table, command = table_of(example)
    if command is None:
        assert asked(table, "worth")
    elif example.dispute in DUE and example.forbidden and tag_of(type(command)) != "propose":
        found = asked(table, "why")
        assert isinstance(found, Why)
        assert found.charges
    elif tag_of(type(command)) not in ELSEWHERE:
        PUT[tag_of(type(command))](example, table, command)


def test_what_cannot_be_put_is_named() -> None:
    commands = {tag_of(type(command)) for _, command in map(table_of, EXAMPLES) if command}
    assert commands == PUT.keys() & commands | ELSEWHERE.keys()

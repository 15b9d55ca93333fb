"""Tables at which deals are made."""

from __future__ import annotations

from typing import Any

from companion.agenda import Debt
from companion.clauses import Clause, Spare
from companion.commands import (
    Accept,
    Command,
    Propose,
    Roll,
)
from companion.deferred import Basket
from companion.effects import Keep, Receive
from companion.ledger import MONEY
from companion.rules import book_of
from companion.ruling import Refused
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, arranged

BOOK = book_of(CLASSIC)

LIGHT = ("shoes", "furniture", "garments")

KEPT = (Keep((Receive(80),)),)

SPARED = (Spare(0, 1, deed="shoes", visits=2),)


def money(amount: int) -> Basket:
    return Basket({MONEY: amount})


def three(*sitters: Sitter, **options: Any) -> Table:
    """Return a table of three at which the first has the dice."""
    usual = (Sitter("Аня", 300), Sitter("Борис", 300, deeds=("shoes",)), Sitter("Вера", 300))
    return arranged(*sitters, *usual[len(sitters) :], **options)


def agreed(table: Table, *clauses: Clause) -> Table:
    """Have the first pay the second for *clauses*."""
    table.submit(Propose(0, 1, money(10), Basket(), clauses))
    table.submit(Accept(1))
    return table


def in_debt(**options: Any) -> Table:
    """Return a table at which the first owes more than its cash, and has what can be sold."""
    debtor = Sitter("Аня", 10, 13, deeds=("gas", "cinema"), built={"cinema": 1})
    built = dict.fromkeys(LIGHT, 3)
    table = three(debtor, Sitter("Борис", 300, deeds=LIGHT, built=built), **options)
    table.submit(Roll(0, (1, 2)))
    assert isinstance(table.game.item, Debt)
    return table


def refusal(table: Table, command: Command) -> str | None:
    ruling = table.judge(command)
    return ruling.ground.article if isinstance(ruling, Refused) else None

"""Tables at which somebody has just come to a cell."""

from __future__ import annotations

from typing import Any

from companion.commands import Command, Roll
from companion.situation import Sitter
from companion.table import Table
from tests.tables import arranged

LIGHT = ("shoes", "furniture", "garments")


def played(*sitters: Sitter, answers: tuple[Command, ...] = ()) -> Table:
    """Return a table at which nothing waits for a tap, and the first player has done this."""
    table = arranged(*sitters, tap_to_pay=())
    for command in answers:
        table.submit(command)
    return table


def at_free_plot(*answers: Command) -> Table:
    sitters = (Sitter("Аня", 500, 13), Sitter("Борис", 500))
    return played(*sitters, answers=(Roll(0, (1, 2)), *answers))


def owner_of_shoes(*answers: Command, **has: Any) -> Table:
    anya = Sitter("Аня", 500, deeds=LIGHT, **has)
    return played(anya, Sitter("Борис", 500), answers=answers)

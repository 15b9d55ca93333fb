"""Who leaves the table: what is paid before, and what stays with whom."""

from __future__ import annotations

import pytest

from companion.commands import Accept, ReadCard, Remit, Retire, Roll
from companion.effects import PayEach
from companion.events import DeedPassed
from companion.situation import Sitter
from tests.tables import arranged


def test_a_small_creditor_leaves_the_rest_to_the_others() -> None:
    owe = (PayEach(50),)
    table = arranged(
        Sitter("Аня", cash=80, cell=5),
        Sitter("Борис"),
        Sitter("Вера"),
        bank_pays_rest=False,
    )
    table.submit(Roll(0, (1, 2)))
    table.submit(ReadCard(0, owe))
    table.submit(Retire(0))
    assert [table.game.cash(seat) for seat in range(3)] == [0, 40, 40]


def test_a_bankrupt_keeps_nothing_where_quitters_do() -> None:
    table = arranged(
        Sitter("Аня", cash=10, cell=5, deeds=("cinema",), mortgaged=("cinema",)),
        Sitter("Борис"),
        Sitter("Вера"),
        quitting="assets_frozen",
    )
    table.submit(Roll(0, (1, 2)))
    table.submit(ReadCard(0, (PayEach(50),)))
    table.submit(Retire(0))
    assert (table.game.cash(0), table.game.owned_by(0)) == (0, ())


@pytest.mark.parametrize(
    ("quitting", "cash", "owned"),
    [("assets_frozen", 390, ("brewery",)), ("as_bankrupt_to_bank", 0, ())],
)
def test_who_leaves_before_paying_for_a_plot_pays_and_gets_it(
    quitting: str, cash: int, owned: tuple[str, ...]
) -> None:
    table = arranged(
        Sitter("Аня", cash=500, cell=2),
        Sitter("Борис"),
        Sitter("Вера"),
        quitting=quitting,
        tap_to_pay=["purchase"],
    )
    table.submit(Roll(0, (3, 4)))
    table.submit(Accept(0))
    entry = table.submit(Retire(0))
    assert DeedPassed("brewery", 0) in entry.events
    assert (table.game.cash(0), table.game.owned_by(0)) == (cash, owned)


def test_who_cannot_pay_for_a_plot_any_more_leaves_without_it() -> None:
    table = arranged(
        Sitter("Аня", cash=500, cell=2),
        Sitter("Борис"),
        Sitter("Вера"),
        quitting="assets_frozen",
        tap_to_pay=["purchase"],
    )
    table.submit(Roll(0, (3, 4)))
    table.submit(Accept(0))
    table.submit(Remit("seat0", "seat1", 495, "долг"))
    table.submit(Retire(0))
    assert (table.game.cash(0), table.game.owned_by(0)) == (0, ())

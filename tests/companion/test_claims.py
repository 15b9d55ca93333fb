"""Claims: papers by which one player may ask money of another."""

from __future__ import annotations

import pytest

from companion.assessment import Assessment
from companion.claims import claims
from companion.commands import Claim, PayUp, Retire, Roll
from companion.deferred import Charge, Owe
from companion.events import Laid
from companion.fold import fold
from companion.game import Paper
from companion.inquiry import landing
from companion.ledger import purse
from companion.rules import book_of
from companion.ruling import Granted, Refused
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, arranged

LOAN = Owe("rent", (Charge(purse(1), Assessment.of("clerk.remit", 30, text="loan")),))
BOOK = book_of(CLASSIC)


def visited(*more: Sitter, cash: int = 100, mortgaged: tuple[str, ...] = ()) -> Table:
    """Return a table at which the first has stopped on the brewery of the second."""
    table = arranged(
        Sitter("Аня", cash, 2),
        Sitter("Боря", 50, deeds=("brewery",), mortgaged=mortgaged),
        *more,
        rent_claim="ask_before_next_throw",
        tap_to_pay=[],
    )
    table.submit(Roll(0, (3, 4)))
    return table


def lent(from_round: int) -> Table:
    """Return a table at which the first owes the second, who may not ask before that round."""
    table = visited(mortgaged=("brewery",))
    paper = Paper(1, LOAN, "loan", holder=1, against=0, from_round=from_round)
    table.game = fold(table.game, Laid(paper))
    return table


def claimed(table: Table) -> dict[str, bool]:
    """Return the claims and payments that have a button, and whether they are open."""
    return {
        type(choice.command).__name__: isinstance(choice.ruling, Granted)
        for choice in table.choices()
        if isinstance(choice.command, Claim | PayUp)
    }


def test_nothing_is_claimed_on_a_mortgaged_plot() -> None:
    assert claimed(visited(mortgaged=("brewery",))) == {}


def test_an_open_claim_has_a_button_for_each_side() -> None:
    assert claimed(visited()) == {"Claim": True, "PayUp": True}


def test_a_lost_claim_keeps_its_button_which_tells_why_until_the_next_throws() -> None:
    table = visited()
    table.submit(Roll(1, (4, 6)))
    assert claimed(table) == {"Claim": False}
    ruling = table.judge(Claim(1, 1))
    assert isinstance(ruling, Refused)
    assert ruling.ground.facts == {"seat": 0, "sum": 12}


def test_a_claim_that_was_lost_is_put_away_when_the_next_turn_begins() -> None:
    table = visited(Sitter("Вера", 100, 2))
    table.submit(Roll(1, (4, 6)))
    assert [due.when for due in claims(table.game)] == ["too_late"]
    table.submit(Roll(2, (3, 5)))
    assert not table.game.papers


@pytest.mark.parametrize(("round_", "article"), [(9, "claims.too_early"), (1, None)])
def test_a_paper_is_claimed_only_once_its_round_has_come(round_: int, article: str | None) -> None:
    ruling = lent(round_).judge(Claim(1, 1))
    assert (ruling.ground.article if isinstance(ruling, Refused) else None) == article


def test_what_falls_due_later_may_be_paid_before() -> None:
    table = lent(9)
    ruling = table.judge(PayUp(0, 1))
    assert isinstance(ruling, Granted)
    assert (ruling.game.cash(0), ruling.game.cash(1), ruling.game.papers) == (70, 80, {})


@pytest.mark.parametrize("leaver", [0, 1])
def test_no_claim_outlives_either_side(leaver: int) -> None:
    table = visited(Sitter("Вера"))
    table.submit(Retire(leaver))
    assert not table.game.papers


def test_who_leaves_the_table_pays_what_may_be_claimed() -> None:
    table = visited(Sitter("Вера"))
    table.submit(Retire(0))
    assert table.game.cash(1) == 62


def test_a_claim_taken_back_lies_there_again() -> None:
    table = visited()
    before = table.game
    table.submit(Claim(1, 1))
    assert table.game.papers == {}
    table.take_back()
    assert table.game == before


def test_the_arbiter_counts_a_rent_that_will_be_claimed() -> None:
    table = visited()
    (charge,) = landing(BOOK, table.game, 0, 9).charges
    assert (charge.payer, charge.payee, charge.sum.total) == (purse(0), purse(1), 12)

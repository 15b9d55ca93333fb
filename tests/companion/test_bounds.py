"""No sum is beyond what a table could count to."""

from __future__ import annotations

import pytest

from companion.arbiter import judge
from companion.commands import (
    Arrange,
    Command,
    MatchCash,
    NamePrice,
    Propose,
    ReadCard,
    Remit,
)
from companion.decisions import Amend, Overrule
from companion.deferred import Basket
from companion.edition import parse
from companion.effects import Receive
from companion.errors import EditionError
from companion.fold import blank
from companion.ledger import MOST
from companion.rules import book_of
from companion.ruling import Granted, Ground, Refused, Ruling
from companion.situation import Sitter
from companion.words import Words
from tests.companion.landings import played
from tests.companion.slips import with_slip
from tests.tables import CLASSIC

TOO_MUCH = Ground("table.too_much", {"most": MOST})
HUGE = 10**23

COMMANDS: dict[str, Command] = {
    "a transfer": Remit("bank", "seat0", HUGE, "?"),
    "a correction": MatchCash("seat0", HUGE, "?"),
    "a deal": Propose(0, 1, Basket({"money": HUGE}), Basket()),
    "a decision": Overrule("bank", "seat0", HUGE, "?"),
    "a house rule": Amend({"income": HUGE}),
    "a card": ReadCard(0, (Receive(HUGE),)),
    "a price": NamePrice(0, -HUGE),
}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_command_with_more_than_a_table_could_count_to_is_refused(command: Command) -> None:
    table = played(Sitter("Аня", 100), Sitter("Борис"))
    assert table.judge(command) == Refused(TOO_MUCH)


def test_an_evening_with_more_than_a_table_could_count_to_is_not_taken_over() -> None:
    def cash(sum_: int) -> Ruling:
        sitters = (Sitter("Аня", sum_), Sitter("Борис"))
        return judge(book_of(CLASSIC), blank(CLASSIC), Arrange(sitters))

    assert cash(MOST + 1) == Refused(TOO_MUCH)
    assert isinstance(cash(MOST), Granted)


def test_the_refusal_names_the_bound() -> None:
    table = played(Sitter("Аня", 100), Sitter("Борис"))
    told = Words("en").sentence(TOO_MUCH.article, TOO_MUCH.facts, table.game)
    assert told == "No number is above 1\u00a0000\u00a0000\u00a0000. Enter less."


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("opening_cash = 2000", "opening_cash = {}", "options.opening_cash"),
        ("time_limit = 0", "time_limit = {}", "options.time_limit"),
        ("charity = 0", "charity = {}", "options.opening_pots.charity"),
        ("price = 170", "price = {}", "deeds.shoes.price"),
    ],
)
def test_an_edition_with_more_than_a_table_could_count_to_is_refused(
    old: str, new: str, place: str
) -> None:
    with pytest.raises(EditionError) as refused:
        parse(with_slip(old, new.format(MOST + 1)), "own.toml")
    (problem,) = refused.value.problems
    assert problem.startswith(f"own.toml: {place}: Expected `int` <= {MOST}")

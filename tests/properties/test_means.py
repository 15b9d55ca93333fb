"""What a player could raise can be raised, whatever the box holds and whatever the house rules."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.agenda import Debt
from companion.arbiter import judge
from companion.assessment import Assessment
from companion.commands import Arrange, Command, Mortgage, Sell
from companion.deferred import Charge, Owe
from companion.fold import blank
from companion.game import Game
from companion.ledger import BANK
from companion.rules import book_of
from companion.ruling import Granted, Levy
from companion.situation import Sitter
from tests.tables import CLASSIC

BOOK = book_of(CLASSIC)
BEYOND = Owe("pay", (Charge(BANK, Assessment.of("payments.pay", 10**6)),))
RULES = st.fixed_dictionaries(
    {
        "enterprise_replaces_branches": st.booleans(),
        "build_even_rule": st.booleans(),
        "sell_even_mode": st.sampled_from(["one_at_a_time_even", "one_from_every_plot"]),
        "sell_when": st.sampled_from(["any_time", "own_turn", "only_in_debt"]),
        "mortgage_when": st.sampled_from(["any_time", "own_turn"]),
        "mortgage_clear_scope": st.sampled_from(["that_plot", "whole_group"]),
        "trade_build_while_detained": st.booleans(),
    }
)


@st.composite
def debtors(draw: st.DrawFn) -> Game:
    """Draw a table at which the first owes more than there is; both have built what the box had."""
    rules: dict[str, Any] = draw(RULES)
    deeds: list[list[str]] = [[], []]
    built: list[dict[str, int]] = [{}, {}]
    for row in CLASSIC.rows.values():
        seat = draw(st.integers(0, 1))
        lowest = draw(st.sampled_from([3, 2] if seat else [4, 4, 3, 0]))
        deeds[seat] += row
        for deed in row:
            more = draw(st.integers(0, 1)) if lowest and not seat else 0
            built[seat][deed] = min(4, lowest + more)
    sitters = (
        Sitter("debtor", 10, 10, tuple(deeds[0]), built=built[0], detained=0),
        Sitter("other", 10, 0, tuple(deeds[1]), built=built[1]),
    )
    return in_debt(sitters, rules)


def in_debt(sitters: tuple[Sitter, ...], rules: dict[str, Any]) -> Game:
    """Return the table; what the box does not hold is not built."""
    ruling = judge(BOOK, blank(CLASSIC), Arrange(sitters, turn=1, options=rules))
    while not isinstance(ruling, Granted):
        assert ruling.ground.article == "building.none_left"
        last = next(s for s in (1, 0) if any(sitters[s].built.values()))
        deed = max(deed for deed, level in sitters[last].built.items() if level)
        group = CLASSIC.rows[CLASSIC.deeds[deed].group]
        kept = {d: level for d, level in sitters[last].built.items() if d not in group}
        lean = msgspec.structs.replace(sitters[last], built=kept)
        sitters = (*sitters[:last], lean, *sitters[last + 1 :])
        ruling = judge(BOOK, blank(CLASSIC), Arrange(sitters, turn=1, options=rules))
    return msgspec.structs.replace(ruling.game, agenda=(Debt(0, BEYOND),))


def could_raise(game: Game) -> int:
    return BOOK.assess(game, Levy("means", 0)).total


def ways_to_raise(game: Game) -> list[Command]:
    return [kind(0, deed) for deed in game.owned_by(0) for kind in (Sell, Mortgage)]


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None, max_examples=60)
@given(debtors())
def test_there_is_always_a_step_that_brings_nearer_what_could_be_raised(game: Game) -> None:
    while game.cash(0) < (promised := could_raise(game)):
        rulings = (judge(BOOK, game, command) for command in ways_to_raise(game))
        steps = [ruling.game for ruling in rulings if isinstance(ruling, Granted)]
        kept = [after for after in steps if could_raise(after) >= promised]
        assert kept, f"{promised} promised, {game.cash(0)} raised, and no way on"
        game = kept[0]

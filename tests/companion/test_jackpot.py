"""The slot machine where something unusual happens to it: no machine, an emptied kassa."""

from __future__ import annotations

import msgspec
import pytest

from companion.commands import Accept, Arrange, Bet, Decline, MatchCash, Retire, Roll
from companion.edition import loose_ends
from companion.journal import Journal
from companion.ledger import KASSA
from companion.machine import Machine, Win
from companion.odds import prize
from companion.ruling import Granted, Refused
from companion.situation import Sitter
from companion.table import Table
from tests.tables import CLASSIC, arranged, no_clock

assert CLASSIC.jackpot is not None
MACHINE = CLASSIC.jackpot
assert MACHINE is not None


def at_a_machine(machine: Machine | None) -> Table:
    """Return a table at which Anya, who has 100, stands at a machine of another make."""
    edition = msgspec.structs.replace(CLASSIC, jackpot=machine)
    table = Table(Journal.create(":memory:", edition, ""), no_clock)
    table.submit(Arrange((Sitter("Аня", 100, cell=16), Sitter("Боря")), pots={KASSA: 200}))
    table.submit(Roll(0, (1, 3)))
    return table


def play(table: Table, stake: int, *dice: int) -> None:
    table.submit(Bet(0, stake))
    for die in dice:
        table.submit(Roll(0, (die,)))


def test_without_a_machine_nobody_stakes_and_everybody_walks_on() -> None:
    table = at_a_machine(None)
    ruling = table.judge(Bet(0, 10))
    assert isinstance(ruling, Refused)
    assert ruling.ground.article == "jackpot.no_machine"
    assert isinstance(table.judge(Decline(0)), Granted)


def test_a_win_of_the_kassa_alone_takes_nothing_from_the_bank() -> None:
    wins = (Win(("seven", "seven", "seven")), *MACHINE.wins[1:])
    table = at_a_machine(msgspec.structs.replace(MACHINE, wins=wins))
    play(table, 10, 3, 2, 4)
    table.submit(Accept(0))
    assert (table.game.cash(0), table.game.ledger.balance(KASSA)) == (300, 0)


def test_a_win_of_the_kassa_alone_is_nothing_where_nobody_gets_the_kassa() -> None:
    wins = (Win(("seven", "seven", "seven")), *MACHINE.wins[1:])
    edition = msgspec.structs.replace(CLASSIC, jackpot=msgspec.structs.replace(MACHINE, wins=wins))
    nobody = msgspec.structs.replace(CLASSIC.options, jackpot_kassa_use="nobody")
    assert list(loose_ends(edition, CLASSIC.options)) == []
    assert list(loose_ends(edition, nobody)) == [
        "jackpot.wins[0]: wins nothing, for it does not bring the kassa"
    ]


def test_limits_between_which_there_is_no_stake_are_told() -> None:
    options = msgspec.structs.replace(CLASSIC.options, jackpot_stake_limits=(10, 5))
    assert list(loose_ends(CLASSIC, options)) == [
        "options.jackpot_stake_limits: 10 to 5 is no stake"
    ]


@pytest.mark.parametrize("left", [0, 7])
def test_a_kassa_emptied_by_hand_between_the_throws_gives_back_what_it_has(left: int) -> None:
    table = arranged(
        Sitter("Аня", 100, cell=16), jackpot_stake_on_win="returned", jackpot_kassa_use="any_win"
    )
    table.submit(Roll(0, (1, 3)))
    play(table, 40, 3, 1)
    table.submit(MatchCash(KASSA, left, "пересчитали"))
    table.submit(Roll(0, (1,)))
    table.submit(Accept(0))
    assert (table.game.cash(0), table.game.ledger.balance(KASSA)) == (60 + 80 + left, 0)


def test_who_leaves_between_the_throws_leaves_the_stake_in_the_kassa() -> None:
    table = at_a_machine(MACHINE)
    play(table, 40, 3)
    table.submit(Retire(0))
    assert table.game.over
    assert table.game.ledger.balance(KASSA) == 240


@pytest.mark.parametrize("kept", ["stays_in_kassa", "returned"])
@pytest.mark.parametrize("use", ["nobody", "top_combination", "any_win", "end_of_game_winner"])
def test_the_paytable_says_what_is_really_paid(kept: str, use: str) -> None:
    table = arranged(Sitter("Аня", 100, cell=16), jackpot_stake_on_win=kept, jackpot_kassa_use=use)
    table.submit(Roll(0, (1, 3)))
    table.submit(MatchCash(KASSA, 200, "пересчитали"))
    start = len(table.past)
    firsts = {place: dice for dice, place in reversed(MACHINE.places.items())}
    for place in range(len(MACHINE.wins)):
        play(table, 40, *firsts[place])
        table.submit(Accept(0))
        gained = table.game.cash(0) - 60
        assert gained == prize(MACHINE, table.game.options, place, 40, 240)
        table.back_to(table.past[start].entry.seq)

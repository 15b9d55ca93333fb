"""The odds of a slot machine, against every throw there is and by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.__main__ import main
from companion.board import Name
from companion.commands import Accept, Bet, Roll
from companion.machine import Machine, Win, flaws
from companion.odds import chances, expected, kassa_chance, usual_stake
from companion.options import Options
from companion.ruling import Granted, Range, Refused
from companion.situation import Sitter
from companion.table import Table
from companion.words import NBSP
from tests.tables import CLASSIC, arranged

EDITION = Path(__file__).parents[2] / "companion/editions/millionaire-classic.toml"
NAMES = {symbol: Name(symbol, symbol) for symbol in ("a", "b", "c", "d")}


def machine(*wins: Win, columns: Sequence[Sequence[str]] = ("aabbcd", "abcdab", "abc")) -> Machine:
    """Return a machine whose columns are spelled from below, one letter a symbol."""
    first, second, third = (tuple(column) for column in columns)
    return Machine("kassa", NAMES, (first, second, third), wins)


def options(**changes: Any) -> Options:
    return msgspec.structs.replace(CLASSIC.options, **changes)


def test_a_combination_comes_as_often_as_its_symbols_on_the_columns() -> None:
    found = chances(
        machine(Win(("a", "a", "a"), 1), Win(("b", "b", "b"), 1), Win(("", "c", ""), 1))
    )
    # two a of six, two of six, one of three; b likewise; c once of six on the second column
    assert found == (Fraction(1, 27), Fraction(1, 27), Fraction(1, 6))


def test_of_two_combinations_that_a_row_shows_the_first_counts() -> None:
    found = chances(machine(Win(("a", "a", "a"), 9), Win(("a", "", ""), 1)))
    assert found == (Fraction(1, 27), Fraction(1, 3) - Fraction(1, 27))


@pytest.mark.parametrize(
    ("changes", "expects"),
    [
        ({}, Fraction(3 + 20, 27)),
        ({"jackpot_stake_on_win": "returned"}, Fraction(3 + 20 + 10 + 10, 27)),
    ],
)
def test_what_a_stake_brings_back(changes: dict[str, Any], expects: Fraction) -> None:
    found = machine(Win(("a", "a", "a"), sum=3), Win(("b", "b", "b"), times=2))
    assert expected(found, options(**changes), 10) == expects


@pytest.mark.parametrize(
    ("use", "chance"),
    [
        ("nobody", Fraction(0)),
        ("end_of_game_winner", Fraction(0)),
        ("top_combination", Fraction(1, 27)),
        ("any_win", Fraction(2, 27)),
    ],
)
def test_how_often_the_kassa_is_won(use: str, chance: Fraction) -> None:
    found = machine(Win(("a", "a", "a"), 3), Win(("b", "b", "b"), 2))
    assert kassa_chance(found, options(jackpot_kassa_use=use)) == chance


def played(table: Table, dice: tuple[int, ...]) -> Table:
    """Play the machine once with *dice*, and take what it brings."""
    table.submit(Bet(0, 10))
    for die in dice:
        table.submit(Roll(0, (die,)))
    table.submit(Accept(0))
    return table


def test_the_odds_are_those_of_all_throws_really_played() -> None:
    table = arranged(Sitter("Аня", cash=100, cell=16), jackpot_kassa_use="any_win")
    table.submit(Roll(0, (1, 3)))
    start, gains = len(table.past), Counter[int]()
    for dice in product(range(1, 7), repeat=3):
        gains[played(table, dice).game.cash(0) - 90] += 1
        table.back_to(table.past[start].entry.seq)
    rules = options(jackpot_kassa_use="any_win")
    reels = CLASSIC.jackpot
    assert reels is not None
    kassa = 10 * kassa_chance(reels, rules)
    assert Fraction(sum(g * n for g, n in gains.items()), 216) == (
        expected(reels, rules, 10) + kassa
    )
    assert Fraction(216 - gains[0], 216) == sum(chances(reels))


def test_the_machine_of_the_house_gives_less_than_it_takes_but_not_much_less() -> None:
    reels = CLASSIC.jackpot
    assert reels is not None
    for stake in (1, 10, 1000):
        share = expected(reels, CLASSIC.options, stake) / stake
        assert Fraction(7, 10) < share < Fraction(9, 10)


FLAWS: list[tuple[Machine, list[str]]] = [
    (machine(Win(("a", "a", "a"), 1)), []),
    (machine(Win(("a", "x", ""), 1)), [
        "wins[0].symbols: there is no 'x'", "wins[0]: the columns never show it",
    ]),
    (machine(columns=("aab", "bcx", "a")), ["columns[1]: there is no 'x'"]),
    (machine(columns=("aab", ("b", "", "c"), "a")), ["columns[1]: there is no ''"]),
    (machine(Win(("d", "", "d"), 1)), ["wins[0]: the columns never show it"]),
    (machine(Win(("a", "", ""), 1), Win(("a", "b", ""), 1)), [
        "wins[1]: an earlier one always counts first",
    ]),
    (machine(Win(("a", "a", ""), 1, 2)), ["wins[0]: is either a sum or so many times the stake"]),
]  # fmt: skip


@pytest.mark.parametrize(("found", "told"), FLAWS)
def test_a_machine_that_cannot_pay_what_it_says_is_told(found: Machine, told: list[str]) -> None:
    assert list(flaws(found)) == told


TOLD = {
    "en": [
        "Not compared with the board yet: symbols, columns, wins.",
        "seven · seven · seven: × 30 + Jackpot kassa, 1/216 (0.46%)",
        "lemon · lemon · lemon: 30 f, 1/216 (0.46%)",
        "seven · … · …: × 2, 35/216 (16.20%)",
        "Some win: 41/216 (18.98%).",
        "A stake of 10 f brings back 7.41 on average: 20/27 (74.07%) of it.",
        "The kassa: 1/216 (0.46%) of what lies in it comes on top.",
    ],
    "ru": [
        "С полем ещё не сверено: symbols, columns, wins.",
        "семёрка · семёрка · семёрка: × 30 + Касса «Джекпот», 1/216 (0,46%)",
        "лимон · лимон · лимон: 30 ф, 1/216 (0,46%)",
        "семёрка · … · …: × 2, 35/216 (16,20%)",
        "Хоть какой-то выигрыш: 41/216 (18,98%).",
        "Ставка 10 ф в среднем возвращает 7,41: 20/27 (74,07%) от неё.",
        "Касса: сверх того 1/216 (0,46%) от того, что в ней лежит.",
    ],
}


@pytest.mark.parametrize("language", TOLD)
def test_the_command_line_tells_the_odds(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", str(EDITION), "--stake", "10", "--language", language]) == 0
    lines = capsys.readouterr().out.replace(NBSP, " ").splitlines()
    assert [*lines[:2], lines[6], *lines[7:]] == TOLD[language]


def test_the_odds_are_told_of_the_usual_stake_unless_one_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["odds", str(EDITION), "--language", "en"]) == 0
    assert f"A stake of 50{NBSP}f brings back 36.48" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("income", "limits", "usual"),
    [(200, (1, 0), 50), (0, (1, 0), 1), (200, (80, 0), 80), (200, (1, 20), 20)],
)
def test_the_usual_stake_is_a_quarter_of_the_income_within_the_limits(
    income: int, limits: tuple[int, int], usual: int
) -> None:
    assert usual_stake(options(income=income, jackpot_stake_limits=limits)) == usual


@pytest.mark.parametrize("stake", ["0", "-1", "x", "1000000001", "9" * 5000])
def test_a_stake_that_nobody_could_lay_has_no_odds(
    stake: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["odds", str(EDITION), f"--stake={stake}"])
    assert "is not a number from 1 to 1000000000" in capsys.readouterr().err


def test_the_odds_of_the_highest_stake_can_still_be_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["odds", str(EDITION), "--stake", "1000000000", "--language", "en"]) == 0
    assert "of it." in capsys.readouterr().out


def test_an_edition_without_a_machine_has_no_odds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, _, rest = EDITION.read_text("utf-8").partition("[jackpot]\n")
    path = tmp_path / "plain.toml"
    path.write_text(before + rest[rest.index("[ladder]") :], "utf-8")
    assert main(["odds", str(path)]) == 2
    assert "plain.toml: has no slot machine" in capsys.readouterr().err


def test_a_bet_is_judged_by_what_lies_in_the_purse() -> None:
    table = arranged(Sitter("Аня", cash=100, cell=16))
    table.submit(Roll(0, (1, 3)))
    granted = [n for n in range(-2, 130) if isinstance(table.judge(Bet(0, n)), Granted)]
    assert granted == list(range(1, 101))


def test_who_has_less_than_the_least_stake_is_offered_it_in_grey() -> None:
    table = arranged(Sitter("Аня", cash=5, cell=16), jackpot_stake_limits=(10, 0))
    table.submit(Roll(0, (1, 3)))
    (choice,) = (c for c in table.choices() if isinstance(c.command, Bet))
    assert choice.open == {"amount": Range(10, 10)}
    assert isinstance(choice.ruling, Refused)
    assert choice.ruling.ground.article == "jackpot.too_dear"

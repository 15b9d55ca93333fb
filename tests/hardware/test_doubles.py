"""What is said of doubles: only what is true of fair dice, and only if it was seen."""

from collections.abc import Sequence
from math import comb, isclose
from random import Random

import pytest

from hardware.doubles import LAST, SHARE, USUAL, Doubles, chance, doubles

PLAIN, DOUBLE, UNREAD = (3, 4), (5, 5), (0, 0)


@pytest.mark.parametrize(("row", "throws", "known"), [(1, 1, 1 / 6), (2, 3, 11 / 216), (3, 2, 0.0)])
def test_the_chance_of_a_row_is_as_reckoned_by_hand(row: int, throws: int, known: float) -> None:
    assert isclose(chance(row, throws), known, abs_tol=1e-12)


def test_three_doubles_in_a_row_come_in_54_of_100_games_of_200_throws() -> None:
    dice = Random(3)
    games = [[dice.randrange(6) == 0 for _ in range(200)] for _ in range(4000)]
    seen = sum(any(all(game[n : n + 3]) for n in range(198)) for game in games) / 4000
    assert abs(seen - chance(3, 200)) < 0.03
    assert round(100 * chance(3, 200)) == 54


def test_the_usual_share_is_that_of_96_fair_evenings_in_100() -> None:
    within = sum(comb(LAST, n) * SHARE**n * (1 - SHARE) ** (LAST - n) for n in USUAL)
    assert 0.95 < within < 0.97
    assert [round(100 * n / LAST) for n in (USUAL[0], USUAL[-1])] == [8, 27]


@pytest.mark.parametrize(
    ("thrown", "found"),
    [
        ([], Doubles()),
        ([DOUBLE] * 2, Doubles()),
        ([DOUBLE] * 3, Doubles(3, 54, 200)),
        ([DOUBLE, DOUBLE, PLAIN, DOUBLE], Doubles()),
        ([DOUBLE, DOUBLE, UNREAD, DOUBLE], Doubles()),
        ([DOUBLE] * 4, Doubles(4, 12, 200)),
        ([DOUBLE] * 7, Doubles()),
        ([(4,)] * 3 + [(4, 4, 4)] * 3, Doubles()),
        ([PLAIN, DOUBLE] * 8 + [PLAIN] * 44, Doubles(last=8)),
        ([PLAIN, DOUBLE] * 8 + [PLAIN] * 43, Doubles()),
        ([PLAIN, DOUBLE] * 30, Doubles()),
        ([PLAIN] * 60, Doubles()),
        ([DOUBLE] * 3 + [PLAIN] * 397, Doubles(3, 79, 400)),
    ],
    ids=[
        "no throw",
        "two in a row",
        "three in a row",
        "a throw between",
        "an unread throw between",
        "four in a row",
        "seven in a row are not called usual",
        "other numbers of dice",
        "a usual share of the last 60",
        "too few throws",
        "half of them doubles are not called usual",
        "none at all is not called usual",
        "in more throws than a game has",
    ],
)
def test_only_what_was_seen_and_is_usual_is_said(
    thrown: Sequence[Sequence[int]], found: Doubles
) -> None:
    assert doubles(thrown) == found

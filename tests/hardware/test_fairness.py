"""When dice are called unfair: never for looking often, and soon enough when they are."""

from math import exp, isclose, log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.fairness import Finding, Mood, Tally, evidence, find, mood, shares, tally

COUNTS = st.lists(st.integers(0, 400), min_size=6, max_size=6)


def one_more(counts: list[int], face: int) -> list[int]:
    return [count + (n == face) for n, count in enumerate(counts)]


@pytest.mark.parametrize(
    ("counts", "known"),
    [
        ((0, 0, 0, 0, 0, 0), 1.0),
        ((1, 0, 0, 0, 0, 0), 1.0),
        ((2, 0, 0, 0, 0, 0), 66 / 61),
        ((1, 1, 0, 0, 0, 0), 60 / 61),
        ((3, 0, 0, 0, 0, 0), 66 / 61 * 72 / 62),
    ],
)
def test_the_e_value_of_a_few_throws_is_as_reckoned_by_hand(
    counts: tuple[int, ...], known: float
) -> None:
    assert isclose(exp(evidence(counts)), known)


@given(COUNTS)
def test_a_fair_die_gains_nothing_on_average_by_one_more_throw(counts: list[int]) -> None:
    after = [evidence(one_more(counts, face)) - evidence(counts) for face in range(6)]
    assert isclose(sum(exp(step) for step in after) / 6, 1.0, rel_tol=1e-6)


@given(COUNTS, st.integers(0, 5))
def test_each_throw_multiplies_the_e_value_by_how_well_it_was_foretold(
    counts: list[int], face: int
) -> None:
    step = evidence(one_more(counts, face)) - evidence(counts)
    assert isclose(step, log(6 * (10 + counts[face]) / (60 + sum(counts))), abs_tol=1e-6)


@given(COUNTS, st.randoms(use_true_random=False))
def test_which_face_is_which_makes_no_difference(counts: list[int], chance: Random) -> None:
    assert isclose(evidence(chance.sample(counts, 6)), evidence(counts), abs_tol=1e-6)


def watched(chance: Random, weights: tuple[int, ...], throws: int) -> set[Mood]:
    """Judge a die after each of its throws."""
    counts = [0] * 6
    moods = set()
    for face in chance.choices(range(6), weights, k=throws):
        counts[face] += 1
        moods.add(mood(counts))
    return moods


def test_of_500_fair_evenings_watched_throughout_none_is_called_unusual() -> None:
    chance = Random(14)
    seen = [watched(chance, (1,) * 6, 250) for _ in range(500)]
    assert not any(Mood.UNUSUAL in moods for moods in seen)
    assert sum(Mood.CURIOUS in moods for moods in seen) <= 500 / 20


def test_a_grossly_loaded_die_is_found_within_an_evening() -> None:
    chance = Random(14)
    seen = [watched(chance, (3, 3, 3, 10, 3, 3), 250) for _ in range(20)]
    assert sum(Mood.UNUSUAL in moods for moods in seen) >= 18


@pytest.mark.parametrize(
    ("counts", "found"),
    [
        ((0,) * 6, Finding(Mood.FEW, 0)),
        ((9, 10, 9, 10, 9, 10), Finding(Mood.FEW, 57)),
        ((10, 11, 10, 11, 10, 11), Finding(Mood.USUAL, 63)),
        ((10, 10, 10, 60, 10, 10), Finding(Mood.UNUSUAL, 110, 1, 4, often=True)),
        ((60, 60, 60, 0, 60, 60), Finding(Mood.UNUSUAL, 300, 1, 4, often=False)),
        ((0, 0, 0, 40, 0, 0), Finding(Mood.UNUSUAL, 40, 1, 4, often=True)),
    ],
    ids=["no throw", "few", "usual", "too often", "never", "a sensor that is stuck"],
)
def test_what_is_found_names_the_face_that_strays_most(
    counts: tuple[int, ...], found: Finding
) -> None:
    assert find(Tally(sum(counts), (counts,), {})) == found


def test_of_two_dice_the_odd_one_is_named() -> None:
    odd, fair = (10, 10, 10, 60, 10, 10), (18, 19, 18, 19, 18, 18)
    assert find(Tally(110, (fair, odd), {})).die == 2


def test_throws_are_counted_by_die_and_by_sum() -> None:
    counted = tally([(3, 4), (3, 4), (1, 6), (0, 2)])
    assert counted.throws == 4
    assert counted.dice == ((1, 0, 2, 0, 0, 0), (0, 1, 0, 2, 0, 1))
    assert counted.sums == {7: 3}


def test_only_throws_of_as_many_dice_as_the_last_are_counted() -> None:
    assert tally([(1,), (3, 4), (5, 6)]).sums == {7: 1, 11: 1}


@pytest.mark.parametrize(("dice", "likeliest"), [(1, 1 / 6), (2, 6 / 36), (3, 27 / 216)])
def test_the_chances_of_sums_make_one(dice: int, likeliest: float) -> None:
    found = shares(dice)
    assert isclose(sum(found.values()), 1)
    assert isclose(max(found.values()), likeliest)

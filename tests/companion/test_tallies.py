"""Many evenings counted up, compared, and told."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from companion.events import Assessed
from companion.ledger import BANK
from companion.rules import CHAPTERS
from companion.rules.draft import Article
from companion.simulate import End, Evening, gini, play, summary
from companion.tallies import (
    Difference,
    Report,
    differences,
    margin,
    report,
    student,
    totals,
)
from companion.trial_sheet import told
from companion.trials import Trial, evening
from companion.words import Words
from tests.tables import CLASSIC

SHORT = Trial(CLASSIC, players=2, rounds=4)


def went(seed: int, turns: int, worth: tuple[int, ...] = (100, 100), why: str = "") -> Evening:
    """Return how an evening might have gone."""
    end: End = "broken_off" if why else "rounds_over"
    return Evening(
        seed, end, 3, turns, 9, (0,), worth, (0, 0), (200,), gini(worth), {}, {}, {}, why=why
    )


# --- counting up ---


def test_an_evening_is_counted_as_its_journal_has_it() -> None:
    table = play(CLASSIC, 4, players=2)
    found = summary(table, 4)
    facts = [fact for moment in table.past for fact in moment.entry.events]
    rents = [
        f
        for f in facts
        if isinstance(f, Assessed) and any(line.article == "rent.base" for line in f.sum.lines)
    ]
    assert found.applied["rent.base"] == len(rents)
    assert found.entries == len(table.past) == sum(found.commands.values())
    assert len(found.money) == found.rounds + 1
    assert found.money[0] == 2 * CLASSIC.options.opening_cash + 200
    assert found.money[-1] == -table.game.ledger.balance(BANK)
    assert found.worth[found.winners[0]] == max(found.worth)


@pytest.mark.parametrize(
    ("wealth", "per_cent"),
    [((5, 5, 5), 0), ((0, 0, 9), 200 / 3), ((1, 3), 25), ((0, 0), 0), ((10, 0, 0, 0), 75)],
)
def test_inequality_is_none_if_all_have_the_same(wealth: tuple[int, ...], per_cent: float) -> None:
    assert gini(wealth) == pytest.approx(per_cent)


def test_totals_add_up_and_name_every_article_once() -> None:
    played = [evening(msgspec.structs.replace(SHORT, rounds=60), seed) for seed in range(6)]
    found = totals(CLASSIC, played)
    known = Counter(str(a) for name in CLASSIC.chapters for a in CHAPTERS[name].articles)
    known.update(map(str, Article))
    assert {*found.applied, *found.refusals, *found.never} == set(known)
    assert len(found.never) == len(set(found.never) - found.applied.keys() - found.refusals.keys())
    assert found.commands == dict(sum((Counter(e.commands) for e in played), Counter[str]()))
    assert sum(found.ends.values()) == 6
    assert found.refusals


def test_half_of_the_evenings_lie_between_the_quarters() -> None:
    found = totals(CLASSIC, [went(n, turns) for n, turns in enumerate((1, 2, 3, 4, 50))])
    assert (found.turns.low, found.turns.median, found.turns.high) == (2, 3, 4)
    assert totals(CLASSIC, [went(0, 7)]).turns.high == 7


def test_the_money_outside_the_bank_is_told_as_the_evening_goes_on() -> None:
    one, other = ([n * 10 for n in range(1, size)] for size in (14, 8))
    played = [msgspec.structs.replace(went(0, 9), money=tuple(money)) for money in (one, other)]
    found = totals(CLASSIC, played).money
    assert found == {1: 10, 2: 20, 4: 40, 6: 60, 8: 80, 10: 100, 12: 120}


# --- comparing ---


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984), (9999, 1.960)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.001)


def test_the_interval_is_that_of_the_pairs_and_there_is_none_for_a_few() -> None:
    assert margin([1, 2, 3, 4, 5]) == pytest.approx(2.776 * 2.5**0.5 / 5**0.5, abs=0.001)
    assert margin([3] * 5) == 0
    assert margin([1, 2, 3, 4]) is None


def test_a_difference_is_clear_only_if_it_is_larger_than_its_noise() -> None:
    one = [went(n, 10 * n) for n in range(9)]
    longer = [went(n, 10 * n + 5 + n % 2) for n in range(9)]
    noisy = [went(n, 10 * n + (-1) ** n * 20) for n in range(9)]
    found = next(differences(one, longer))
    assert (found.figure, found.one, found.clear) == ("turns", 40, True)
    assert found.other - found.one == pytest.approx(5 + 4 / 9)
    assert not next(differences(one, noisy)).clear
    assert not next(differences(one, one)).clear


def test_a_pair_with_a_broken_evening_is_told_and_does_not_count() -> None:
    one = [went(n, 10) for n in range(6)]
    other = [went(n, 10, why="dice lost" if n == 2 else "") for n in range(6)]
    found = report(CLASSIC, range(6), one, other)
    assert found.broken == {2: "dice lost"}
    assert found.same == 5


@pytest.mark.parametrize("wealth", [(-500, 100), (-500, -100), (-50, 0, 10_000), (0, 0)])
def test_debts_leave_the_spread_of_wealth_between_nothing_and_all(wealth: tuple[int, ...]) -> None:
    assert 0 <= gini(wealth) <= 100


def test_a_difference_is_told_to_as_many_places_as_its_margin_has() -> None:
    small, large = Difference("turns", 100.5, 100.52, 0.012), Difference("turns", 100.5, 90, 3.14)
    trial, words = Trial(CLASSIC), Words("ru")
    found = Report((1, 2), (totals(CLASSIC, [went(1, 9)]),) * 2, {}, (small, large))
    lines = list(told(found, trial, ("refusal_auction", False, True), words))
    assert any("100,5 → 100,52 (+0,02 ± 0,01" in line for line in lines)
    assert any("100,5 → 90 (−10,5 ± 3,1" in line for line in lines)

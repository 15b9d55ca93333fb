"""What many evenings come to, and how those differ that were played two ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import NormalDist, fmean, quantiles, stdev
from typing import TypeVar

import msgspec

from companion.edition import Edition
from companion.record import Record
from companion.rules import book_of
from companion.rules.draft import Article
from companion.simulate import Evening

TOLD = 6
"""How often in the longest evening one tells how much money is out, after the beginning."""
FEWEST = 5
"""From fewer pairs no interval is told."""

T = TypeVar("T", str, int)


class Range(Record, frozen=True):
    """The middle of a figure, and between what half of the evenings lie."""

    median: float
    low: float
    high: float


class Totals(Record, frozen=True):
    """What many evenings come to; ``never`` are the articles that none of them met.

    ``money`` is what was out on average as a round began, by rounds, among those that got there.
    """

    evenings: int
    turns: Range
    rounds: Range
    ends: dict[str, int]
    winners: dict[int, int]
    bankruptcies: float
    spread: float
    money: dict[int, float]
    commands: dict[str, int]
    applied: dict[str, int]
    refusals: dict[str, int]
    never: tuple[str, ...]


def totals(edition: Edition, played: Sequence[Evening]) -> Totals:
    """Return what *played* come to; there is at least one."""
    applied = _added(evening.applied for evening in played)
    refusals = _added(evening.refusals for evening in played)
    known = [str(a) for chapter in book_of(edition).chapters for a in chapter.articles]
    known += map(str, Article)
    return Totals(
        evenings=len(played),
        turns=_range([evening.turns for evening in played]),
        rounds=_range([evening.rounds for evening in played]),
        ends=_added({evening.end: 1} for evening in played),
        winners=dict(sorted(_added({seat: 1} for e in played for seat in e.winners).items())),
        bankruptcies=fmean(evening.bankruptcies for evening in played),
        spread=fmean(evening.spread for evening in played),
        money=_money(played),
        commands=_added(evening.commands for evening in played),
        applied={article: count for article, count in applied.items() if article in known},
        refusals=refusals,
        never=tuple(a for a in known if a not in applied and a not in refusals),
    )


def _added(counts: Iterable[dict[T, int]]) -> dict[T, int]:
    added = Counter[T]()
    for count in counts:
        added.update(count)
    return dict(added.most_common())


def _range(numbers: list[int]) -> Range:
    low, median, high = quantiles(numbers, n=4, method="inclusive") if numbers[1:] else numbers * 3
    return Range(median, low, high)


def _money(played: Sequence[Evening]) -> dict[int, float]:
    longest = max(len(evening.money) for evening in played)
    step = max(1, (longest - 1) // TOLD)
    rounds = sorted({1, *range(step, longest, step)})
    begun = {n: [e.money[n - 1] for e in played if len(e.money) > n] for n in rounds}
    return {n: fmean(sums) for n, sums in begun.items() if sums}


class Difference(Record, frozen=True):
    """What a figure is on average either way, and by how much the pairs differ.

    The true mean of the differences lies within ``margin`` with 95 per cent confidence; there is
    none for fewer pairs than ``FEWEST``.
    """

    figure: str
    one: float
    other: float
    margin: float | None

    @property
    def clear(self) -> bool:
        """Whether chance alone would hardly make such a difference."""
        return self.margin is not None and abs(self.other - self.one) > self.margin


class Report(Record, frozen=True):
    """What there is to say of a trial, or of two on the same ``seeds`` (from, to).

    ``same`` counts the pairs of evenings that no figure tells apart.
    """

    seeds: tuple[int, int]
    totals: tuple[Totals, ...]
    broken: dict[int, str]
    differences: tuple[Difference, ...] = ()
    same: int = 0


def report(edition: Edition, seeds: range, *trials: Sequence[Evening]) -> Report:
    """Return what one or two trials on *seeds* show; pairs with a broken evening do not count."""
    broken = {evening.seed: evening.why for played in trials for evening in played if evening.why}
    whole = [[e for e in played if e.seed not in broken] for played in trials]
    found = Report((seeds[0], seeds[-1]), tuple(totals(edition, t) for t in trials), broken)
    if len(whole) == 1 or not whole[0]:
        return found
    pairs = zip(*whole, strict=True)
    same = sum(all(f(one) == f(other) for f in FIGURES.values()) for one, other in pairs)
    return msgspec.structs.replace(found, differences=tuple(differences(*whole)), same=same)


FIGURES: dict[str, Callable[[Evening], float]] = {
    "turns": lambda evening: evening.turns,
    "rounds": lambda evening: evening.rounds,
    "bankruptcies": lambda evening: evening.bankruptcies,
    "spread": lambda evening: evening.spread,
    "money": lambda evening: evening.money[-1],
    "stopped": lambda evening: 100 * (evening.end in {"time_called", "rounds_over"}),
}
"""What evenings are compared by."""


def differences(one: Sequence[Evening], other: Sequence[Evening]) -> Iterator[Difference]:
    """Yield for every figure how evenings of the same seeds differ, pair by pair."""
    for name, figure in FIGURES.items():
        before, after = (list(map(figure, played)) for played in (one, other))
        deltas = [b - a for a, b in zip(before, after, strict=True)]
        yield Difference(name, fmean(before), fmean(after), margin(deltas))


def margin(sample: list[float]) -> float | None:
    """Return how far the true mean may lie from the sample's: Student's, at 95 per cent."""
    if len(sample) < FEWEST:
        return None
    return student(len(sample) - 1) * stdev(sample) / sqrt(len(sample))


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t from that of the normal: to 0.001 from 4 up."""
    z = NormalDist().inv_cdf(0.975)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4

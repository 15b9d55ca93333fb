"""The report on simulated evenings in words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from companion.edition import Edition, amend
from companion.tallies import Difference, Range, Report, Totals
from companion.trials import Compared, Trial
from companion.words import MINUS, Words
from companion.words.house import played


def told(
    found: Report, trial: Trial, compared: Compared | None, words: Words, *, unused: bool = False
) -> Iterator[str]:
    """Yield what the evenings of *trial* came to, or how two house rules compare."""
    first, last = found.seeds
    yield words.plain("trial.title").format(
        edition=trial.edition.title.in_(words.language),
        evenings=words.number(found.totals[0].evenings),
        players=trial.players,
        seeds=first if first == last else f"{first}…{last}",
    )
    if trial.mixed:
        yield words.plain("trial.mixed")
    for seed, why in found.broken.items():
        yield words.plain("trial.broken").format(seed=seed, why=why)
    if compared is None:
        yield from _totals(found.totals[0], words)
        if unused:
            yield f"\n{words.plain('trial.never')}:"
            yield from (f"            {article}" for article in found.totals[0].never)
    else:
        yield from _comparison(found, trial.edition, compared, words)


def _totals(found: Totals, words: Words) -> Iterator[str]:
    yield _range("turns", found.turns, words)
    yield _range("rounds", found.rounds, words)
    yield _list(
        "ends", {words.plain(f"trial.end.{end}"): n for end, n in found.ends.items()}, words
    )
    yield _list("winners", {str(seat + 1): n for seat, n in found.winners.items()}, words)
    yield f"{words.plain('trial.bankruptcies')}: {_decimal(found.bankruptcies, words)}"
    yield f"{words.plain('trial.spread')}: {_decimal(found.spread, words)}"
    money = {str(number): round(sum_) for number, sum_ in found.money.items()}
    yield _list("money_by_rounds", money, words)
    for kind in ("commands", "applied", "refusals"):
        yield f"\n{words.plain(f'trial.{kind}')}:"
        yield from (f"{words.number(n):>10}  {what}" for what, n in getattr(found, kind).items())


def _comparison(found: Report, edition: Edition, compared: Compared, words: Words) -> Iterator[str]:
    rule, *values = compared
    ways = (msgspec.structs.replace(edition, options=amend(edition, {rule: v})) for v in values)
    one, other = (played(words, way, way.options, rule) for way in ways)
    yield f"{words.plain(f'option.{rule}')} {one} → {other}"
    for difference in found.differences:
        yield _difference(difference, words)
    pairs, figures = found.totals[0].evenings - len(found.broken), len(found.differences)
    yield words.plain("trial.same").format(same=words.number(found.same), pairs=words.number(pairs))
    yield words.plain("trial.noise").format(figures=figures)


def _difference(found: Difference, words: Words) -> str:
    places = next((n for n in (1, 2, 3) if found.margin and round(found.margin, n)), 1)
    figures = (found.one, found.other, found.other - found.one, found.margin or 0)
    one, other, by, margin = (_decimal(figure, words, places) for figure in figures)
    label = words.plain(f"trial.{found.figure}")
    if found.margin is None:
        return f"  {label}: {one} → {other} ({words.plain('trial.too_few')})"
    if not found.margin and found.one == found.other:
        return f"  {label}: {one} ({words.plain('trial.equal')})"
    verdict = words.plain("trial.clear" if found.clear else "trial.chance")
    sign = "+" if found.other > found.one else ""
    return f"  {label}: {one} → {other} ({sign}{by} ± {margin}: {verdict})"


def _range(figure: str, found: Range, words: Words) -> str:
    median, low, high = (_decimal(n, words) for n in (found.median, found.low, found.high))
    between = words.plain("trial.range").format(median=median, low=low, high=high)
    return f"{words.plain(f'trial.{figure}')}: {between}"


def _list(label: str, counts: dict[str, int], words: Words) -> str:
    rows = (f"{what} — {words.number(count)}" for what, count in counts.items())
    return f"{words.plain(f'trial.{label}')}: {'; '.join(rows)}"


def _decimal(number: float, words: Words, places: int = 1) -> str:
    """Return a number to so many decimal places, without zeros at the end."""
    whole, part = divmod(round(abs(number) * 10**places), 10**places)
    digits = f"{part:0{places}}".rstrip("0")
    told = words.number(whole) + (words.plain("trial.point") + digits if digits else "")
    return f"{MINUS}{told}" if number < 0 and (whole or part) else told

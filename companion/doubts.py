"""What an edition may well have printed, but looks like a slip of whoever typed it in."""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import pairwise
from typing import Any

from companion.board import Deed, Plot
from companion.edition import Edition
from companion.ledger import DeedId, fraction
from companion.record import Record

SENTENCES = {
    "one_deed": "has one deed, so whoever buys it owns the whole group",
    "row_prices": "buildings cost {prices} in one group",
    "two_sides": "{group!r} is on a side already",
    "no_whole": "{percent} % of {sum} is no whole sum",
    "digit": "{high} after {low}, perhaps a digit too many",
    "falls": "{high} is less than {low} of {deed!r} before it",
    "leap": "{high} after {low} of {deed!r}, a digit too many",
}


class Doubt(Record, frozen=True):
    """Something to compare with the printed copy once more: where it is, and what is odd."""

    place: str
    key: str
    facts: dict[str, Any] = {}

    def __str__(self) -> str:
        """Return it as a line of the checker."""
        return f"{self.place}: {SENTENCES[self.key].format(**self.facts)}"


def doubts(edition: Edition, blank: Container[str] = ()) -> tuple[Doubt, ...]:
    """Return what should be compared with the printed copy; what is yet *blank* is left out."""
    found = [*_groups(edition), *_row_prices(edition, blank), *_sides(edition)]
    way = sorted(edition.visits, key=edition.visits.__getitem__)
    for name in way:
        found += _fractions(edition, name, blank)
        found += _digits(name, edition.deeds[name], blank)
    for before, after in pairwise(n for n in way if isinstance(edition.deeds[n], Plot)):
        found += _falls(edition, before, after, blank)
    return tuple(found)


def unverified(edition: Edition) -> tuple[str, ...]:
    """Return the place of every value that nobody has compared with a printed copy yet."""
    deeds = ((f"deeds.{name}", deed.unverified) for name, deed in edition.deeds.items())
    cells = ((f"cells[{n}]", cell.unverified) for n, cell in enumerate(edition.cells))
    machine = (("jackpot", edition.jackpot.unverified),) if edition.jackpot else ()
    scale = (("rating", edition.rating.unverified),) if edition.rating else ()
    tariff = (("tariff", edition.tariff.unverified),) if edition.tariff else ()
    decks = ((f"decks.{name}", deck.unverified) for name, deck in edition.decks.items())
    stock = (("shares", edition.shares.unverified),) if edition.shares else ()
    policies = ((f"policies.{name}", p.unverified) for name, p in edition.policies.items())
    marked = (*deeds, *tariff, *machine, *scale, *stock, *policies, *decks, *cells)
    return tuple(f"{place}.{name}" for place, names in marked for name in names)


def _groups(edition: Edition) -> Iterator[Doubt]:
    for group, deeds in edition.rows.items():
        if len(deeds) == 1:
            yield Doubt(f"groups.{group}", "one_deed")


def _row_prices(edition: Edition, blank: Container[str]) -> Iterator[Doubt]:
    for group, deeds in edition.rows.items():
        known = (name for name in deeds if f"deeds.{name}.building" not in blank)
        plots = map(edition.deeds.__getitem__, known)
        asked = {plot.building for plot in plots if isinstance(plot, Plot)}
        if len(asked) > 1:
            yield Doubt(f"groups.{group}", "row_prices", {"prices": sorted(asked)})


def _sides(edition: Edition) -> Iterator[Doubt]:
    seen: set[str] = set()
    for number, side in enumerate(edition.sides):
        for group in side:
            if group in seen:
                yield Doubt(f"sides[{number}]", "two_sides", {"group": group})
        seen.update(side)


def _fractions(edition: Edition, name: DeedId, blank: Container[str]) -> Iterator[Doubt]:
    """Yield the sums that have to be rounded to a whole unit."""
    options, deed = edition.options, edition.deeds[name]
    parts = [
        ("price", deed.price, options.mortgage_percent),
        ("price", deed.price, options.redeem_premium_percent),
    ]
    if isinstance(deed, Plot):
        parts.append(("building", deed.building, options.sell_percent))
    for field, amount, percent in parts:
        place = f"deeds.{name}.{field}"
        whole = fraction(amount, percent, 100, "up") == fraction(amount, percent, 100, "down")
        if not whole and place not in blank:
            yield Doubt(place, "no_whole", {"percent": percent, "sum": amount})


def _digits(name: DeedId, deed: Deed, blank: Container[str]) -> Iterator[Doubt]:
    for level, (low, high) in enumerate(pairwise(deed.rents), 1):
        places = [f"deeds.{name}.rents[{n}]" for n in (level - 1, level)]
        if high > 10 * low and not any(place in blank for place in places):
            yield Doubt(places[1], "digit", {"high": high, "low": low})


def _falls(
    edition: Edition, before: DeedId, after: DeedId, blank: Container[str]
) -> Iterator[Doubt]:
    """Yield what gets cheaper, or ten times as dear, from one deed of the board to the next."""
    old, new = edition.deeds[before], edition.deeds[after]
    pairs = [("price", old.price, new.price)]
    pairs += [
        (f"rents[{level}]", low, high)
        for level, (low, high) in enumerate(zip(old.rents, new.rents, strict=False))
    ]
    for field, low, high in pairs:
        place, facts = f"deeds.{after}.{field}", {"high": high, "low": low, "deed": before}
        if place in blank or f"deeds.{before}.{field}" in blank:
            continue
        if high < low:
            yield Doubt(place, "falls", facts)
        elif high > 10 * low:
            yield Doubt(place, "leap", facts)

"""What an edition may well have printed, but looks like a slip of whoever typed it in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from companion.board import Deed, Plot
from companion.edition import Edition
from companion.ledger import DeedId, fraction


def doubts(edition: Edition) -> tuple[str, ...]:
    """Return what should be compared with the printed copy once more, each with its place."""
    found = [*_groups(edition), *_row_prices(edition), *_sides(edition)]
    way = sorted(edition.visits, key=edition.visits.__getitem__)
    for name in way:
        found += _fractions(edition, name)
        found += _digits(name, edition.deeds[name])
    for before, after in pairwise(n for n in way if isinstance(edition.deeds[n], Plot)):
        found += _falls(edition, before, after)
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


def _groups(edition: Edition) -> Iterator[str]:
    for group, deeds in edition.rows.items():
        if len(deeds) == 1:
            yield f"groups.{group}: has one deed, so whoever buys it owns the whole group"


def _row_prices(edition: Edition) -> Iterator[str]:
    for group, deeds in edition.rows.items():
        plots = map(edition.deeds.__getitem__, deeds)
        asked = {plot.building for plot in plots if isinstance(plot, Plot)}
        if len(asked) > 1:
            yield f"groups.{group}: buildings cost {sorted(asked)} in one group"


def _sides(edition: Edition) -> Iterator[str]:
    seen: set[str] = set()
    for number, side in enumerate(edition.sides):
        twice = (group for group in side if group in seen)
        yield from (f"sides[{number}]: {group!r} is on a side already" for group in twice)
        seen.update(side)


def _fractions(edition: Edition, name: DeedId) -> Iterator[str]:
    """Yield the sums that have to be rounded to a whole unit."""
    options, deed = edition.options, edition.deeds[name]
    parts = [
        ("price", deed.price, options.mortgage_percent),
        ("price", deed.price, options.redeem_premium_percent),
    ]
    if isinstance(deed, Plot):
        parts.append(("building", deed.building, options.sell_percent))
    for field, amount, percent in parts:
        if fraction(amount, percent, 100, "up") != fraction(amount, percent, 100, "down"):
            yield f"deeds.{name}.{field}: {percent} % of {amount} is no whole sum"


def _digits(name: DeedId, deed: Deed) -> Iterator[str]:
    for level, (low, high) in enumerate(pairwise(deed.rents), 1):
        if high > 10 * low:
            yield f"deeds.{name}.rents[{level}]: {high} after {low}, perhaps a digit too many"


def _falls(edition: Edition, before: DeedId, after: DeedId) -> Iterator[str]:
    """Yield what gets cheaper, or ten times as dear, from one deed of the board to the next."""
    old, new = edition.deeds[before], edition.deeds[after]
    pairs = [("price", old.price, new.price)]
    pairs += [
        (f"rents[{level}]", low, high)
        for level, (low, high) in enumerate(zip(old.rents, new.rents, strict=False))
    ]
    for field, low, high in pairs:
        if high < low:
            yield f"deeds.{after}.{field}: {high} is less than {low} of {before!r} before it"
        elif high > 10 * low:
            yield f"deeds.{after}.{field}: {high} after {low} of {before!r}, a digit too many"

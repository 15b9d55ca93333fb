"""What is wrong with what only some boxes hold: share cards, policies, an auction cell."""

from __future__ import annotations

from collections.abc import Iterator

from companion.board import Cell, Deed, Tariff
from companion.cards import Deck
from companion.draw import FACES
from companion.edition import Edition
from companion.ledger import MONEY, SHARE
from companion.machine import Machine
from companion.policies import Policy, faults
from companion.scale import Scale
from companion.stock import Stock


def stock(edition: Edition) -> Iterator[str]:
    """Yield what is wrong with the shares; they go with the chapter that deals in them."""
    if (edition.shares is None) == ("shares" in edition.chapters):
        yield "shares: the share cards and the chapter are only there together"
    if edition.shares:
        yield from (f"shares.{mark}" for mark in unverified(edition.shares))


def policies(edition: Edition) -> Iterator[str]:
    """Yield what is wrong with the insurance policies; two chapters sell them and use them."""
    for chapter in ("insurance", "indemnity"):
        if bool(edition.policies) != (chapter in edition.chapters):
            yield f"policies: the policies and the chapter {chapter!r} are only there together"
    taken = {MONEY, SHARE, *edition.ladder.steps}
    for name, policy in edition.policies.items():
        found = faults(name, policy, taken, edition.decks)
        yield from (f"policies.{name}{fault}" for fault in found)
        yield from (f"policies.{name}.{mark}" for mark in unverified(policy))


def sides(edition: Edition) -> Iterator[str]:
    """Yield what is wrong with the industries of the sides; they go with the auction cell."""
    if bool(edition.sides) != ("forced_auction" in edition.chapters):
        yield "sides: they and the chapter 'forced_auction' are only there together"
    if len(edition.sides) > FACES:
        yield f"sides: {len(edition.sides)} are more than a die can choose among"
    for number, side in enumerate(edition.sides):
        for group in side:
            count = len(edition.rows.get(group, ()))
            if not count or FACES % count:
                yield f"sides[{number}]: a die cannot choose among {count} deeds of {group!r}"


def unverified(
    printed: Cell | Deck | Deed | Tariff | Machine | Scale | Stock | Policy,
) -> Iterator[str]:
    """Yield the marks on fields that do not exist."""
    fields = set(printed.__struct_fields__) - {"unverified"}
    for index, name in enumerate(printed.unverified):
        if name not in fields:
            yield f"unverified[{index}]: there is no field {name!r}"

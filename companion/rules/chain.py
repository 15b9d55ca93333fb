"""Deeds whose rent and tax go by how many of their group one owns: nothing is built on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from msgspec.structs import replace

from companion.assessment import Assessment, Fact
from companion.board import Chain
from companion.game import Game, Holding
from companion.ledger import DeedId, Seat
from companion.rules.book import Book, Chapter
from companion.ruling import Levy


class Article(StrEnum):
    """What the number of deeds makes of rent and tax."""

    RENT = "chain.rent"
    TAX = "chain.tax"


def let_of_chain(_book: Book, game: Game, levy: Levy) -> Assessment:
    """Return the rent by the number owned, pledged ones among them by the option."""
    deed, chain = _chain(game, levy)
    pledged = game.options.elite_central_count_mortgaged != "neither"
    count = owned(game, game.holdings[deed].owner, deed, pledged=pledged)
    return Assessment.of(
        Article.RENT, chain.rents[count - 1], deed=deed, group=chain.group, count=count
    )


def tax_of_chain(_book: Book, game: Game, levy: Levy) -> Assessment:
    """Return the tax by the number owned, pledged ones among them by the option."""
    deed, chain = _chain(game, levy)
    pledged = game.options.elite_central_count_mortgaged == "both"
    count = owned(game, levy.seat, deed, pledged=pledged)
    return Assessment.of(
        Article.TAX, chain.taxes[count - 1], deed=deed, group=chain.group, count=count
    )


def owned(game: Game, owner: Seat, deed: DeedId, *, pledged: bool) -> int:
    """Return how many of its group one owns who owns *deed*: this one and the others that count."""
    others = (d for d in game.edition.rows[game.edition.deeds[deed].group] if d != deed)
    held = [game.holdings[other] for other in others if game.owner(other) == owner]
    return 1 + sum(pledged or not holding.mortgaged for holding in held)


def counts_wrong(_book: Book, game: Game, levy: Levy) -> Iterator[tuple[Game, Mapping[str, Fact]]]:
    """Take the owner for one of fewer or of more, but not of all: who does that errs otherwise."""
    assert levy.deed is not None
    chain, owner = game.edition.deeds[levy.deed], game.holdings[levy.deed].owner
    if not isinstance(chain, Chain):
        return
    others = [deed for deed in game.edition.rows[chain.group] if deed != levy.deed]
    rest = {deed: held for deed, held in game.holdings.items() if deed not in others}
    for more in range(len(others)):
        seen = dict.fromkeys(others[:more], Holding(owner))
        yield replace(game, holdings={**rest, **seen}), {"group": chain.group, "count": 1 + more}


def _chain(game: Game, levy: Levy) -> tuple[DeedId, Chain]:
    assert levy.deed is not None
    chain = game.edition.deeds[levy.deed]
    assert isinstance(chain, Chain)
    return levy.deed, chain


CHAPTER = Chapter(
    "chain",
    Article,
    reckoners={("let", Chain): let_of_chain, ("plot_tax", Chain): tax_of_chain},
    mistakes={("rent", "number"): counts_wrong},
)

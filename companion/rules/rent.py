"""What a visitor owes the owner of a plot."""

from __future__ import annotations

from enum import StrEnum

from companion.assessment import Assessment
from companion.board import Plot
from companion.game import Game
from companion.ledger import DeedId
from companion.rules.book import Book, Chapter
from companion.ruling import Levy


class Article(StrEnum):
    """How rent is reckoned."""

    BASE = "rent.base"
    BUILT = "rent.built"
    INDUSTRY = "rent.industry"
    INDUSTRY_MORTGAGED = "rent.industry_mortgaged"
    MORTGAGED = "rent.mortgaged"
    FREE = "rent.free"
    OWNER_HELD = "rent.owner_held"
    OWNER_GONE = "rent.owner_gone"


def nothing(game: Game, deed: DeedId) -> Assessment | None:
    """Return why a plot earns no rent at all, if it does not."""
    holding = game.holdings.get(deed)
    if holding is None:
        return Assessment.of(Article.FREE, 0, deed=deed)
    if holding.mortgaged:
        return Assessment.of(Article.MORTGAGED, 0, deed=deed)
    if game.detained(holding.owner) and not game.options.rent_while_detained:
        return Assessment.of(Article.OWNER_HELD, 0, deed=deed, seat=holding.owner)
    if holding.owner in game.retired:
        return Assessment.of(Article.OWNER_GONE, 0, deed=deed, seat=holding.owner)
    return None


def rent_of_plot(_book: Book, game: Game, levy: Levy) -> Assessment:
    """Return the rent by what stands on the plot, doubled while bare in a whole industry."""
    assert levy.deed is not None
    if (none := nothing(game, levy.deed)) is not None:
        return none
    deed, holding = game.edition.deeds[levy.deed], game.holdings[levy.deed]
    level, options = game.level(levy.deed), game.options
    sum_ = (
        Assessment.of(Article.BUILT, deed.rents[level], deed=levy.deed, level=level)
        if level
        else Assessment.of(Article.BASE, deed.rents[0], deed=levy.deed)
    )
    if not game.owns_all(holding.owner, deed.group):
        return sum_
    if level and not options.double_rent_with_buildings:
        return sum_
    owner, group = holding.owner, deed.group
    whole = game.free(owner, group) == len(game.edition.rows[group])
    if whole or options.monopoly_double_with_mortgage:
        factor = options.industry_factor
        return sum_.then(Article.INDUSTRY, "times", factor, seat=owner, group=group)
    return sum_.then(Article.INDUSTRY_MORTGAGED, "void", 0, seat=owner, group=group)


CHAPTER = Chapter("rent", Article, reckoners={("rent", Plot): rent_of_plot})

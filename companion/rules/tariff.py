"""The tables on the board: rent and tax of a plot, by its industry and what stands on it."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from companion.assessment import Assessment
from companion.board import Plot
from companion.game import Game
from companion.ledger import DeedId, Seat
from companion.rents import factors, tariff_of
from companion.rules.book import Book, Chapter
from companion.ruling import Levy


class Article(StrEnum):
    """What the tables multiply, and by what."""

    RENT = "tariff.rent"
    TAX = "tariff.tax"
    INCOMPLETE = "tariff.incomplete"
    MORTGAGED = "tariff.mortgaged"
    WHOLE = "tariff.whole"
    BUILT = "tariff.built"


def base_rent(_book: Book, game: Game, levy: Levy) -> Assessment:
    """Return the rent that the card prints."""
    return Assessment.of(Article.RENT, _plot(game, levy).rents[0], deed=_deed(levy))


def base_tax(_book: Book, game: Game, levy: Levy) -> Assessment:
    """Return the tax that the card prints."""
    return Assessment.of(Article.TAX, _plot(game, levy).tax, deed=_deed(levy))


def let_of_plot(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return the rent by the table that the house rule names."""
    printed = book.assess(game, replace(levy, topic="base_rent"))
    owner = game.holdings[_deed(levy)].owner
    return multiplied(game, owner, _deed(levy), printed, factors(game))


def tax_of_plot(book: Book, game: Game, levy: Levy) -> Assessment:
    """Return the tax by its table."""
    printed = book.assess(game, replace(levy, topic="base_tax"))
    return multiplied(game, levy.seat, _deed(levy), printed, tariff_of(game).taxes)


def multiplied(
    game: Game, owner: Seat, deed: DeedId, printed: Assessment, table: tuple[int, ...]
) -> Assessment:
    """Return what is *printed* times the factor of the state the plot is in; say which it is."""
    group = game.edition.deeds[deed].group
    if not game.owns_all(owner, group):
        return printed.then(Article.INCOMPLETE, "times", table[0], group=group)
    whole = game.free(owner, group) == len(game.edition.rows[group])
    if not whole and not game.options.monopoly_double_with_mortgage:
        return printed.then(Article.MORTGAGED, "times", table[0], group=group)
    if level := game.level(deed):
        return printed.then(Article.BUILT, "times", table[1 + level], level=level)
    return printed.then(Article.WHOLE, "times", table[1], group=group)


def _deed(levy: Levy) -> DeedId:
    assert levy.deed is not None
    return levy.deed


def _plot(game: Game, levy: Levy) -> Plot:
    plot = game.edition.deeds[_deed(levy)]
    assert isinstance(plot, Plot)
    return plot


CHAPTER = Chapter(
    "tariff",
    Article,
    reckoners={
        ("base_rent", Plot): base_rent,
        ("base_tax", Plot): base_tax,
        ("let", Plot): let_of_plot,
        ("plot_tax", Plot): tax_of_plot,
    },
)

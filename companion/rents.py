"""What plots let for by what is printed, on their cards or in the tables on the board."""

from __future__ import annotations

from companion.board import Plot, Tariff
from companion.game import Game


def tariff_of(game: Game) -> Tariff:
    """Return the tables of an edition whose chapters reckon by them."""
    assert game.edition.tariff is not None
    return game.edition.tariff


def factors(game: Game) -> tuple[int, ...]:
    """Return by what the table that the house rule names multiplies the rent on a card."""
    return tariff_of(game).rents[game.options.elite_rent_multipliers]


def printed(game: Game, plot: Plot) -> tuple[int, tuple[int, ...]]:
    """Return the factor of a whole industry, and the rents bare and with every building."""
    if game.edition.tariff is None:
        return game.options.industry_factor, plot.rents
    first, whole, *built = factors(game)
    return whole, tuple(plot.rents[0] * factor for factor in (first, *built))

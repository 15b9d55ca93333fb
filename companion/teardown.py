"""How far a player's buildings could be sold back, if the box must give branches for it."""

from __future__ import annotations

from companion.game import Game
from companion.ledger import DeedId, Seat


def removable(game: Game, seat: Seat) -> dict[DeedId, int]:
    """Return how many buildings could be sold off each plot of *seat*, one after another.

    An enterprise that has taken the place of its branches is sold for them: they must be in the
    box. Never more than can be sold, though a cleverer order might now and then free another.
    """
    levels = {deed: level for deed in game.owned_by(seat) if (level := game.level(deed))}
    options, steps = game.options, game.edition.ladder.steps
    if not options.enterprise_replaces_branches or options.building_supply == "unlimited":
        return levels
    box, found = game.to_be_had(steps[0]), dict.fromkeys(levels, 0)
    for blocks in sorted(_blocks(game, levels), key=lambda block: len(_topped(game, block))):
        topped = _topped(game, blocks)
        if box >= len(topped) * (len(steps) - 1):
            found.update((deed, levels[deed]) for deed in blocks)
            box += sum(levels[deed] for deed in blocks if deed not in topped)
        elif options.sell_even_mode == "one_at_a_time_even":
            for deed in topped[: box // (len(steps) - 1)]:
                found[deed], box = 1, box - (len(steps) - 1)
    return found


def _blocks(game: Game, levels: dict[DeedId, int]) -> list[tuple[DeedId, ...]]:
    """Return the plots that can only be sold off together: whole rows, or each by itself."""
    options = game.options
    if not options.build_even_rule and options.sell_even_mode == "one_at_a_time_even":
        return [(deed,) for deed in levels]
    rows = (tuple(deed for deed in row if deed in levels) for row in game.edition.rows.values())
    return [row for row in rows if row]


def _topped(game: Game, deeds: tuple[DeedId, ...]) -> tuple[DeedId, ...]:
    """Return the plots that are built up to the last step."""
    return tuple(deed for deed in deeds if game.level(deed) == len(game.edition.ladder.steps))

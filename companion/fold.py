"""How facts add up to the state of the table. Knows no rules and never refuses.

Each effect writes the top fields of a game that nobody else has seen yet; what lies deeper is
replaced, never written. ``fold`` copies once and then applies, a draft does the same by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, get_args

from msgspec.structs import force_setattr

from companion.cards import Card, CardId
from companion.edition import Edition
from companion.events import (
    Agreed,
    Assessed,
    Counted,
    DeedPassed,
    Event,
    Joined,
    Laid,
    Lifted,
    Moved,
    Opened,
    Pledged,
    Posted,
    Raised,
    Read,
    Retired,
    Rolled,
    Settled,
    Shuffled,
)
from companion.game import Game, Holding


def blank(edition: Edition) -> Game:
    """Return the table before anyone sat down."""
    return Game(edition, edition.options)


def _nothing(_game: Game, _fact: Rolled | Assessed) -> None:
    """Leave everything as it is: the fact is kept for the record."""


def _opened(game: Game, fact: Opened) -> None:
    force_setattr(game, "players", fact.players)
    force_setattr(game, "positions", (0,) * len(fact.players))


def _joined(game: Game, fact: Joined) -> None:
    force_setattr(game, "players", (*game.players, fact.player))
    force_setattr(game, "positions", (*game.positions, 0))


def _moved(game: Game, fact: Moved) -> None:
    before, after = game.positions[: fact.seat], game.positions[fact.seat + 1 :]
    force_setattr(game, "positions", (*before, fact.to, *after))


def _shuffled(game: Game, fact: Shuffled) -> None:
    force_setattr(game, "decks", {**game.decks, fact.deck: fact.cards})


def _read(game: Game, fact: Read) -> None:
    if fact.remember:
        known = {**game.remembered.get(fact.deck, {}), fact.card: Card(fact.effects)}
        force_setattr(game, "remembered", {**game.remembered, fact.deck: known})
    if fact.card in game.decks.get(fact.deck, ()):
        _to_the_bottom(game, fact.deck, fact.card)


def _take_out(game: Game, deck: str, card: CardId) -> None:
    """Take a card out of its deck, if that lies on the screen."""
    if card in game.decks.get(deck, ()):
        left = tuple(other for other in game.decks[deck] if other != card)
        force_setattr(game, "decks", {**game.decks, deck: left})


def _to_the_bottom(game: Game, deck: str, card: CardId) -> None:
    """Put a card below all others of its deck, if that lies on the screen."""
    _take_out(game, deck, card)
    if card and deck in game.decks:
        force_setattr(game, "decks", {**game.decks, deck: (*game.decks[deck], card)})


def _posted(game: Game, fact: Posted) -> None:
    force_setattr(game, "ledger", game.ledger.post(fact.transfer))


def _deed_passed(game: Game, fact: DeedPassed) -> None:
    holdings = dict(game.holdings)
    held = holdings.pop(fact.deed, None)
    if fact.owner is not None:
        holdings[fact.deed] = Holding(fact.owner, held is not None and held.mortgaged)
    force_setattr(game, "holdings", holdings)


def _pledged(game: Game, fact: Pledged) -> None:
    held = Holding(game.holdings[fact.deed].owner, fact.mortgaged)
    force_setattr(game, "holdings", {**game.holdings, fact.deed: held})


def _laid(game: Game, fact: Laid) -> None:
    last = max(game.count("papers"), fact.paper.id)
    force_setattr(game, "papers", {**game.papers, fact.paper.id: fact.paper})
    force_setattr(game, "counters", {**game.counters, "papers": last})
    _take_out(game, fact.paper.source, fact.paper.card)


def _lifted(game: Game, fact: Lifted) -> None:
    papers = dict(game.papers)
    lifted = papers.pop(fact.id)
    force_setattr(game, "papers", papers)
    deck = game.edition.decks.get(lifted.source)
    if not (deck and deck.common):
        _to_the_bottom(game, lifted.source, lifted.card)


def _raised(game: Game, fact: Raised) -> None:
    force_setattr(game, "agenda", (*game.agenda, *reversed(fact.items)))


def _settled(game: Game, _fact: Settled) -> None:
    force_setattr(game, "agenda", game.agenda[:-1])


def _retired(game: Game, fact: Retired) -> None:
    force_setattr(game, "retired", game.retired | {fact.seat})


def _agreed(game: Game, fact: Agreed) -> None:
    force_setattr(game, "options", fact.options)


def _counted(game: Game, fact: Counted) -> None:
    force_setattr(game, "counters", {**game.counters, fact.name: fact.value})


EFFECTS: Mapping[type[Event], Callable[[Game, Any], None]] = {
    Opened: _opened,
    Joined: _joined,
    Rolled: _nothing,
    Moved: _moved,
    Shuffled: _shuffled,
    Read: _read,
    Assessed: _nothing,
    Posted: _posted,
    DeedPassed: _deed_passed,
    Pledged: _pledged,
    Laid: _laid,
    Lifted: _lifted,
    Raised: _raised,
    Settled: _settled,
    Retired: _retired,
    Agreed: _agreed,
    Counted: _counted,
}
assert EFFECTS.keys() == set(get_args(Event))


def apply(game: Game, fact: Event) -> None:
    """Let *fact* take effect in *game* itself, which nobody else may have seen."""
    EFFECTS[type(fact)](game, fact)


def fold(game: Game, *facts: Event) -> Game:
    """Return the state after *facts*; *game* stays as it is."""
    after = copy(game)
    for fact in facts:
        apply(after, fact)
    return after

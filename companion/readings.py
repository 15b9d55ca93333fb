"""What bots say of the cards they draw."""

from __future__ import annotations

from random import Random

from companion.agenda import CardDue, Which
from companion.commands import Choose, Command, ReadCard, Shuffle
from companion.edition import Edition
from companion.effects import Effect, GoTo, OneOf, Pay, PayEach, Receive, Remark, Step, TakePot
from companion.game import Game
from companion.lasting import Alter
from companion.ledger import BANK, Seat
from companion.wheel import FORTUNE

WELL_KNOWN = 0.5
"""How often a card read out is one that was read before, and how often it will be known again."""


def at_cards(game: Game, item: CardDue | Which, chance: Random) -> Command:
    """Return the card drawn, or one of the ways that it leaves open."""
    if isinstance(item, CardDue):
        return card_drawn(game, item.seat, item.deck, chance)
    assert isinstance(item.among.effect, OneOf)
    return Choose(item.seat, chance.randrange(len(item.among.effect.ways)))


def card_drawn(game: Game, seat: Seat, deck: str, chance: Random) -> Command:
    """Return how the card drawn is entered: from the screen, as a known one, or as it is read."""
    if deck in game.options.decks_on_screen and not game.decks.get(deck):
        order = list(game.in_deck(deck))
        chance.shuffle(order)
        return Shuffle(seat, tuple(order))
    cards = tuple(game.readable(deck))
    if cards and (deck in game.options.decks_on_screen or chance.random() < WELL_KNOWN):
        return ReadCard(seat, card=chance.choice(cards))
    remember = chance.random() < WELL_KNOWN
    imagine = imagined_for_all if game.edition.decks[deck].common else imagined
    return ReadCard(seat, imagine(game.edition, deck, chance), remember=remember)


def imagined_for_all(edition: Edition, _deck: str, chance: Random) -> tuple[Effect, ...]:
    """Return what a common card might read: something for long, something at once, or both."""
    sum_, rows = 10 * chance.randint(1, 10), tuple(edition.rows)
    lasting: list[Effect] = [
        Alter(FORTUNE, "let", "set", sum_, group=chance.choice(rows)),
        Alter(FORTUNE, "let", "set", 0, number=chance.randint(1, 2)),
        Alter(FORTUNE, "plot_tax", "times", 2),
    ]
    once: list[Effect] = [Receive(sum_), Pay(sum_), Remark("change seats")]
    both = (chance.choice(lasting), chance.choice(once))
    return chance.choice((both, both[:1], both[1:]))


def imagined(edition: Edition, deck: str, chance: Random) -> tuple[Effect, ...]:
    """Return what a card of *deck* might read; the real decks lie on the cardboard."""
    size, sum_ = len(edition.cells), 10 * chance.randint(1, 20)
    pot = chance.choice(tuple(edition.pots)) if edition.pots else BANK
    moves: list[tuple[Effect, ...]] = [
        (Step(chance.randint(1, 6)),),
        (Step(-chance.randint(1, 3)),),
        (GoTo(chance.randrange(size)),),
        (GoTo(0), Receive(sum_)),
        edition.arrest or (GoTo(0),),
    ]
    sums: list[tuple[Effect, ...]] = [
        (Receive(sum_),),
        (Pay(sum_),),
        (Pay(sum_, to=pot),),
        (PayEach(10 * chance.randint(1, 5)),),
        (Remark("keep this card" if chance.random() < 0.5 else "miss nothing"),),
    ]
    if edition.pots:
        sums.append((TakePot(pot),))
    return chance.choice(moves if deck == "movement" else sums + moves[-2:])

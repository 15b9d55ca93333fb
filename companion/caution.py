"""What bots do with policies: insure before a throw, and show a policy where it pays."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.agenda import Debt, Do, Item
from companion.commands import Command
from companion.cover import covering, held, touching
from companion.deferred import Owe
from companion.game import Game
from companion.insurance import BuyPolicy, Shelter, UsePolicy
from companion.lasting import Alter
from companion.ledger import Commodity, Seat
from companion.turns import before_own_throw

CAREFUL = 0.2
"""How often somebody with cash to spare thinks of insurance before a throw."""
EASY = 3
"""How many times its price a bot has in cash before it buys a policy."""


def insured(game: Game, item: Item, chance: Random) -> Iterator[Command]:
    """Yield the policy to show against what is on top, or to buy before one's throw."""
    if item.seat is None or not game.edition.policies:
        return
    if before_own_throw(game, item.seat):
        yield from sheltered(game, item.seat, chance)
        yield from bought(game, item.seat, chance)
        return
    shown = sorted(covering(game, item), key=lambda name: loss(game, name))
    for policy in shown[:1]:
        if worth_it(game, item, policy, chance):
            yield UsePolicy(item.seat, policy)


def loss(game: Game, policy: Commodity) -> tuple[int, int]:
    """Return how much it costs to use a policy: one that lasts until START is lost anyway."""
    printed = game.edition.policies[policy]
    return (0 if printed.short else 1, printed.price)


def worth_it(game: Game, item: Item, policy: Commodity, chance: Random) -> bool:
    """Return whether a bot would rather show a policy than bear what is coming."""
    price = game.edition.policies[policy].price
    match item:
        case Debt():
            return True
        case Do(_, Owe() as owe):
            return owe.total >= price * chance.randint(20, 100) // 100
    return game.edition.policies[policy].short or chance.random() < 0.5


def sheltered(game: Game, seat: Seat, chance: Random) -> Iterator[Command]:
    """Show a policy against a tax that a card on the table has raised, now and then."""
    for policy in held(game, seat):
        for deck in game.edition.policies[policy].covers:
            for paper in touching(game, seat, deck):
                says = paper.says
                raises = isinstance(says, Alter) and says.topic == "plot_tax" and says.value
                if raises and game.owned_by(seat) and chance.random() < CAREFUL:
                    yield Shelter(seat, policy, paper.id)


def bought(game: Game, seat: Seat, chance: Random) -> Iterator[Command]:
    """Buy one that can easily be paid, if one owns something and has no such policy yet."""
    if game.owned_by(seat) and chance.random() < CAREFUL:
        policies = game.edition.policies.items()
        easy = [name for name, p in policies if EASY * p.price <= game.cash(seat)]
        wanted = [name for name in easy if name not in held(game, seat)]
        if wanted:
            yield BuyPolicy(seat, chance.choice(wanted))

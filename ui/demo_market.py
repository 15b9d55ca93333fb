"""How shares and policies are dealt in on the screen, touch by touch."""

from __future__ import annotations

from collections.abc import Iterator

from companion.agenda import Floor
from companion.game import Game
from companion.insurance import BuyPolicy, Shelter
from companion.ledger import Seat
from companion.market import BuyShares, OrderShares, SellShares
from ui.presenters.market import FEE_STEP, at_most

InShares = BuyShares | SellShares | OrderShares


def dealing(game: Game, command: InShares) -> Iterator[str]:
    """Yield the keys that buy or sell, for oneself or through the player on the exchange."""
    yield from arriving(game, command.seat)
    if isinstance(command, OrderShares):
        yield from (f"fee:{fee}" for fee in range(FEE_STEP, command.commission + 1, FEE_STEP))
    if isinstance(game.item, Floor):
        yield "page:0"
    yield from counting(command.count, at_most(game, command.seat))
    sells = isinstance(command, SellShares) or (isinstance(command, OrderShares) and command.sells)
    yield "sell" if sells else "buy"
    yield from leaving(game)


def arriving(game: Game, seat: Seat) -> Iterator[str]:
    """Yield the keys that lead to the market, and there to a player."""
    if isinstance(game.item, Floor):
        yield from ("page:2", f"dealer:{seat}")
    else:
        yield from (f"seat:{seat}", f"market:{seat}")


def leaving(game: Game) -> Iterator[str]:
    """Yield the key that leads back to the table, unless the table is at the market."""
    if not isinstance(game.item, Floor):
        yield "tab:table"


def counting(count: int, most: int) -> Iterator[str]:
    """Yield the keys that count from one to a number, or down from all there can be."""
    if most - count < count - 1:
        yield "type:0"
        yield from (f"count:{n}" for n in range(most - 1, count - 1, -1))
    else:
        yield from (f"count:{n}" for n in range(2, count + 1))


def insuring(game: Game, command: BuyPolicy | Shelter) -> Iterator[str]:
    """Yield the keys that buy a policy, or show one against a card on the table."""
    yield from arriving(game, command.seat)
    if isinstance(command, BuyPolicy):
        yield from ("page:1", f"insure:{command.policy}")
    else:
        yield f"shelter:{command.policy}:{command.paper}"
    yield from leaving(game)

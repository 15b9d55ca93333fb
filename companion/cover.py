"""Insurance as it stands: what threatens whom, and which policies help."""

from __future__ import annotations

from companion.agenda import Debt, Do, Item, Throw
from companion.deferred import Befall, Owe
from companion.game import Game, Paper
from companion.lasting import Alter
from companion.ledger import BANK, Commodity, Seat, purse
from companion.lots import ForcedAuction, Lot
from companion.policies import AUCTION, Risk
from companion.wheel import lying


def threat(item: Item | None) -> tuple[Seat, Risk] | None:
    """Return who is about to be hit, and by what, if it is a thing that one may insure against."""
    match item:
        case Do(int(seat), Lot()):
            return seat, AUCTION
        case Do(int(seat), Owe() as owe) | Debt(seat, owe):
            return (seat, owe.topic) if owe.total else None
        case Do(int(seat), Befall(), via):
            return seat, via
    return None


def touching(game: Game, seat: Seat, deck: Risk) -> tuple[Paper, ...]:
    """Return the cards of a deck on the table that change sums, also to the harm of a seat."""
    return tuple(
        paper
        for paper in lying(game, deck)
        if isinstance(paper.says, Alter) and seat not in paper.spared
    )


def covering(game: Game, item: Item | None) -> tuple[Commodity, ...]:
    """Return the policies that whom *item* threatens may use against it, the least first."""
    found = threat(item)
    if found is None or spared_by_cash(game, item):
        return ()
    seat, risk = found
    return tuple(policy for policy in held(game, seat) if helps(game, policy, risk))


def helps(game: Game, policy: Commodity, risk: Risk) -> bool:
    """Return whether a kind of policy covers a risk."""
    return policy in game.edition.policies and risk in game.edition.policies[policy].covers


def spared_by_cash(game: Game, item: Item | None) -> bool:
    """Return whether the house rules leave one to pay what one can."""
    only = game.options.insurance_red_scope == "only_if_unpayable"
    match item:
        case Do(int(seat), Owe() as owe):
            return only and game.cash(seat) >= owe.total
    return False


def held(game: Game, seat: Seat) -> dict[Commodity, int]:
    """Return the policies of a seat, and how many of each."""
    counts = {name: game.ledger.balance(purse(seat), name) for name in game.edition.policies}
    return {name: count for name, count in counts.items() if count}


def left(game: Game, policy: Commodity) -> int | None:
    """Return how many of a kind the bank still has, if the box limits them."""
    supply = game.edition.policies[policy].supply
    return None if supply is None else supply + game.ledger.balance(BANK, policy)


def too_late(game: Game, seat: Seat) -> bool:
    """Return whether something hangs over a seat already, or a plot is just being drawn."""
    for item in game.agenda:
        found = threat(item)
        drawn = item.then if isinstance(item, Throw) else item
        if found and found[0] == seat:
            return True
        if isinstance(drawn, Do) and isinstance(drawn.effect, ForcedAuction):
            return True
    return False

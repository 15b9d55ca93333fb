"""What a share costs, what it has cost, and what the dice on the exchange said of it."""

from __future__ import annotations

from companion.agenda import Do, Throw
from companion.events import Rolled
from companion.ledger import Money
from companion.market import Speculate
from companion.shares import price, stock_of
from ui.presenters.scene import Scene
from ui.presenters.vm_market import MeaningVM, QuoteVM

EVEN, POINTS = 4, 3
"""The faces that stand for what has not been thrown yet."""


def quote(scene: Scene) -> QuoteVM:
    """Return the price of a share, and all the prices it had this evening."""
    past = prices(scene)
    change = past[-1] - past[-2] if len(past) > 1 else 0
    said = f"{'+' if change > 0 else '−'}{abs(change)}" if change else ""
    return QuoteVM(scene.say("market.exchange"), past[-1], said, change >= 0, past)


def prices(scene: Scene) -> tuple[Money, ...]:
    """Return every price of the evening that differs from the one before it, oldest first."""
    found = [price(moment.after) for moment in scene.table.past] or [price(scene.game)]
    return tuple(p for n, p in enumerate(found) if not n or p != found[n - 1])


def meanings(scene: Scene) -> tuple[MeaningVM, ...]:
    """Return what the two dice mean, with what they showed last."""
    say, point = scene.say, stock_of(scene.game).point
    way, points = last_game(scene)
    note = say("market.point", sum=scene.money(point))
    first = MeaningVM(
        way or EVEN,
        say("market.odd") if way % 2 else say("market.even"),
        say("market.odd.else") if way % 2 else say("market.even.else"),
        bool(way),
    )
    if not points:
        return first, MeaningVM(POINTS, say("market.points.unknown"), note)
    sign = "−" if way % 2 else "+"
    told = say("market.points", count=points, sum=f"{sign}{points * point}")
    return first, MeaningVM(points, told, note, thrown=True)


def last_game(scene: Scene) -> tuple[int, int]:
    """Return what was thrown last for the price, 0 for what is still to be thrown."""
    item = scene.game.item
    if isinstance(item, Throw) and isinstance(item.then.effect, Speculate):
        return (item.then.dice[0] if item.then.dice else 0), 0
    for moment in reversed(scene.table.past):
        match moment.before.item:
            case Throw(then=Do(effect=Speculate(), dice=(way,))):
                rolled = (fact for fact in moment.entry.events if isinstance(fact, Rolled))
                return way, next(rolled).dice[0]
    return 0, 0

"""Whether what a card is said to read orders anything at all."""

from __future__ import annotations

from companion.edition import Edition
from companion.effects import (
    ByRule,
    CollectEach,
    Effect,
    OneOf,
    Pay,
    PayEach,
    PayPerBuilding,
    Receive,
    ReceivePerBuilding,
    Remark,
    inner,
)
from companion.market import ShiftPrice


def empty(effect: Effect) -> bool:
    """Return whether it leaves nothing to do, or nothing to choose from."""
    match effect:
        case Remark(text):
            return not text.strip()
        case OneOf(ways) if len(ways) < 2:
            return True
        case ByRule(_, cases):
            return not any(cases.values())
    return any(not inside for inside in inner(effect).values())


def worth_something(edition: Edition, effect: Effect) -> bool:
    """Return whether the sums are sums, and those for buildings for such as there are."""
    match effect:
        case Receive(amount) | Pay(amount) | PayEach(amount) | CollectEach(amount):
            return amount > 0
        case ShiftPrice(points):
            return points != 0
        case PayPerBuilding(each) | ReceivePerBuilding(each):
            pieces = edition.ladder.steps
            prices = (price > 0 and piece in pieces for piece, price in each.items())
            return bool(each) and all(prices)
    return True

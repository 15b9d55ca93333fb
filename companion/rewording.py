"""What cells and cards order, with a change made to every word of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from companion.effects import ByRule, Effect, Keep, OneOf, OnlyVia


def mapped(effects: Iterable[Effect], change: Callable[[Effect], Effect]) -> tuple[Effect, ...]:
    """Return *effects* with a change made to each of them and to all that stand inside."""
    return tuple(_mapped(effect, change) for effect in effects)


def _mapped(effect: Effect, change: Callable[[Effect], Effect]) -> Effect:
    match effect:
        case ByRule(rule, cases):
            return ByRule(rule, {value: mapped(inside, change) for value, inside in cases.items()})
        case OnlyVia(via, effects):
            return OnlyVia(via, mapped(effects, change))
        case Keep(effects):
            return Keep(mapped(effects, change))
        case OneOf(ways):
            return OneOf(tuple(mapped(way, change) for way in ways))
    return change(effect)

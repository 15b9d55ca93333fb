"""What a family agrees on: the house rules that differ, and how the others would be set."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from msgspec import Struct

from companion.edition import Edition, amend
from companion.errors import EditionError
from companion.house_rules import GROUPS, QUARRELS, groups
from companion.options import Options, Topic
from companion.options import differing as rules_between
from companion.words.house import COUNTS

LENGTH = "time_limit"
PRESETS: dict[str, tuple[int, ...]] = {LENGTH: (0, 60, 90, 120)}
"""Numbers that are offered in words, the others are set by steps or typed."""
QUARREL = "quarrel"
"""The group of what tables quarrel about first; those rules stand in no other."""
STEPS = {LENGTH: 15}


class HouseRules(Struct, frozen=True):
    """House rules as they are played, or would be; ``hinder`` says what speaks against a change.

    ``chosen`` is the rule that is looked at, ``opened`` the group whose rules are listed.
    """

    edition: Edition
    options: Options
    chosen: str
    opened: str
    hinder: Callable[[dict[str, Any]], str]

    def differs(self, rule: str) -> bool:
        """Return whether *rule* is played otherwise than the edition says."""
        return bool(getattr(self.options, rule) != getattr(self.edition.options, rule))


def differing(edition: Edition, options: Options) -> dict[str, Any]:
    """Return the rules that are played otherwise than *edition* says, with their values."""
    return {rule: getattr(options, rule) for rule in rules_between(edition.options, options)}


def grouped(edition: Edition) -> dict[str, tuple[str, ...]]:
    """Return the house rules by groups, first those quarrelled about, without the length."""
    concerned = groups(edition.parts)
    rest = {
        group: tuple(rule for rule in rules if rule not in QUARRELS and rule != LENGTH)
        for group, rules in concerned.items()
    }
    quarrels = tuple(rule for rules in concerned.values() for rule in rules if rule in QUARRELS)
    return {QUARREL: quarrels, **{group: rules for group, rules in rest.items() if rules}}


def group_of(rule: str) -> str:
    """Return the group that *rule* is about."""
    return next(group for group, rules in GROUPS.items() if rule in rules)


def listed_under(rule: str) -> str:
    """Return the group in the list of which *rule* stands."""
    return QUARREL if rule in QUARRELS else group_of(rule)


def fitting(edition: Edition, kept: dict[str, Any]) -> dict[str, Any]:
    """Return the house rules of another evening that can still be played with *edition*."""
    found: dict[str, Any] = {}
    for rule, value in kept.items():
        try:
            amend(edition, {**found, rule: value})
        except EditionError:
            continue
        found[rule] = value
    return found


def members(edition: Edition, rule: str) -> tuple[str, ...]:
    """Return what the list *rule* may have in it; nothing, if it is no list."""
    match rule:
        case "decks_on_screen":
            return tuple(edition.decks)
        case "tap_to_pay":
            return get_args(Topic)
    return ()


def switched(agreed: HouseRules, rule: str, member: str) -> tuple[str, ...]:
    """Return the list *rule* with *member* in it if it was not, else without."""
    now = getattr(agreed.options, rule)
    return tuple(m for m in members(agreed.edition, rule) if (m in now) != (m == member))


def amounts(options: Options, rule: str) -> tuple[int, ...]:
    """Return the numbers that *rule* consists of; none, if it is of no numbers."""
    value = getattr(options, rule)
    if isinstance(value, dict):
        return tuple(value.values())
    if isinstance(value, tuple):
        return tuple(part for part in value if isinstance(part, int))
    return () if isinstance(value, bool | str) else (value,)


def with_amount(options: Options, rule: str, place: int, amount: int) -> Any:
    """Return *rule* with one of its numbers changed."""
    value, numbers = getattr(options, rule), list(amounts(options, rule))
    numbers[place] = amount
    if isinstance(value, dict):
        return dict(zip(value, numbers, strict=True))
    return tuple(numbers) if isinstance(value, tuple) else amount


def step(edition: Edition, rule: str, place: int) -> int:
    """Return by how much one touch changes a number: for sums a note, the larger the sum."""
    if rule in STEPS:
        return STEPS[rule]
    if rule in COUNTS:
        return 1
    if rule.endswith("_percent"):
        return 5
    printed = amounts(edition.options, rule)[place] or edition.options.opening_cash // 2
    return max((note for note in edition.notes if note * 10 <= printed), default=1)

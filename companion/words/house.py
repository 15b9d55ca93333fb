"""How house rules and their values are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from companion.edition import Edition
from companion.fold import blank
from companion.ledger import Money
from companion.options import Options, fits, settings, word

if TYPE_CHECKING:
    from companion.words import Words

NBSP = "\u00a0"
COUNTS = frozenset({"detention_throws", "industry_factor"})
"""The whole numbers that are no money."""


def played(words: Words, edition: Edition, options: Options, rule: str) -> str:
    """Return the value that *rule* has among *options*."""
    return told(words, edition, rule, getattr(options, rule))


def told(words: Words, edition: Edition, rule: str, value: Any) -> str:
    """Return a value that *rule* may have in *edition*, also as a command spells it."""
    if settings(rule):
        return named(words, rule, word(value))
    if isinstance(value, int):
        return _number(words, edition, rule, value)
    if rule == "jackpot_stake_limits":
        return _limits(words, edition, *value)
    if isinstance(value, dict):
        pots = ((name(words, edition, rule, pot), sum_) for pot, sum_ in value.items())
        parts = [f"{pot} {words.money(sum_, edition)}" for pot, sum_ in pots]
    else:
        parts = [
            name(words, edition, rule, n) for n in ((value,) if isinstance(value, str) else value)
        ]
    return ", ".join(parts) or words.plain("setting.none")


def named(words: Words, rule: str, setting: str) -> str:
    """Return the name of one of the values that *rule* may take."""
    key = f"option.{rule}.{setting}"
    return words.plain(key if words.has(key) else f"setting.{setting}")


def changes(words: Words, edition: Edition, options: Mapping[str, Any]) -> str:
    """Return what an agreement changes, the rules as questions: ``Торги? — нет``."""
    return "; ".join(change(words, edition, rule, value) for rule, value in options.items())


def change(words: Words, edition: Edition, rule: str, value: Any) -> str:
    """Return one change, as it was spelled if there is no such rule or value."""
    if not fits(rule, value):
        return f"{rule} = {msgspec.json.encode(value).decode()}"
    return f"{words.plain(f'option.{rule}')} — {told(words, edition, rule, value)}"


def name(words: Words, edition: Edition, rule: str, item: str) -> str:
    """Return the name of a topic, a deck or an account, whichever *rule* lists."""
    game = blank(edition)
    if rule == "tap_to_pay":
        return words.topic(item)
    if rule == "decks_on_screen":
        return words.deck(item, game)
    return words.account(item, game)


def _number(words: Words, edition: Edition, rule: str, number: int) -> str:
    if rule.endswith("_percent"):
        return f"{words.number(number)}{NBSP}%"
    if rule == "time_limit":
        key = "setting.minutes" if number else "setting.no_limit"
        return words.plain(key).format(count=words.number(number))
    return words.number(number) if rule in COUNTS else words.money(number, edition)


def _limits(words: Words, edition: Edition, least: Money, most: Money) -> str:
    limit = words.money(most, edition) if most else words.plain("setting.all_cash")
    return words.plain("setting.stake").format(least=words.number(least), most=limit)

"""The house rules: every rule with its value, and how the chosen one may be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.edition import Edition
from companion.words import Words
from companion.words.house import COUNTS, choices, name, told
from ui.i18n import Catalogue
from ui.presenters.start import Hall
from ui.presenters.terms import (
    LENGTH,
    PRESETS,
    QUARREL,
    Terms,
    amounts,
    group_of,
    grouped,
    members,
    step,
    switched,
    with_amount,
)
from ui.presenters.vm import KeyVM, RowVM, SlipVM
from ui.presenters.vm_rules import NumberVM, PadVM, RuleRowVM, RulesVM, ValueVM
from ui.presenters.vm_start import BareVM

ICONS = {
    "money": "coin",
    "dice": "dice",
    "start": "start",
    "inspection": "inspect",
    "charity": "heart",
    "auction": "gavel",
    "rent": "key",
    "building": "house",
    "mortgage": "lock",
    "bankruptcy": "umbrella",
    "end": "trophy",
    "jackpot": "seven",
    "cards": "chance",
    "table": "table",
    QUARREL: "scales",
    LENGTH: "hourglass",
}
OTHER = "ledger"
"""The picture of a group that has none of its own."""


def rules(hall: Hall, terms: Terms) -> RulesVM:
    """Return the house rules as they are chosen before the evening."""
    say, count = hall.say, len(terms.differing)
    return RulesVM(
        BareVM(hall.refusal),
        say("rules.title"),
        difference(say, count),
        f"group:{terms.opened}",
        tuple(rows(say, hall.words, terms)),
        slip(say, hall.words, terms),
        tuple(values(hall.words, terms)),
        tuple(numbers(say, hall.words, terms)),
        pad(say, hall.words, terms),
        KeyVM("back", "", "back"),
        KeyVM("reset", say("rules.reset")) if count else None,
        KeyVM(
            "begin",
            say("rules.begin"),
            note=say(f"rules.first.{terms.options.order_of_play}"),
            tone="primary",
        ),
    )


def difference(say: Catalogue, count: int) -> str:
    """Return how many rules differ from the printed ones."""
    return say("rules.differ", count=count) if count else say("rules.same")


def rows(say: Catalogue, words: Words, terms: Terms) -> Iterator[RuleRowVM]:
    """Yield the length of the evening, then the groups; the open one has its rules below it."""
    if hasattr(terms.options, LENGTH):
        yield row(words, terms, LENGTH, icon=ICONS[LENGTH])
    for group, held in grouped().items():
        count = sum(terms.differs(rule) for rule in held)
        value = say("rules.own", count=count) if count else ""
        opened = group == terms.opened
        yield RuleRowVM(f"group:{group}", titled(say, words, group), value, icon(group), opened)
        if opened:
            yield from (row(words, terms, rule) for rule in held)


def row(words: Words, terms: Terms, rule: str, *, icon: str = "") -> RuleRowVM:
    """Return a rule and how it is played."""
    value = brief(words, terms.edition, rule, getattr(terms.options, rule))
    question, chosen = words.plain(f"option.{rule}"), rule == terms.chosen
    return RuleRowVM(f"rule:{rule}", question, value, icon, chosen, terms.differs(rule))


def brief(words: Words, edition: Edition, rule: str, value: Any) -> str:
    """Return a value in a few words: of sums by pots the sums alone."""
    if isinstance(value, dict):
        return ", ".join(words.money(sum_, edition) for sum_ in value.values())
    return told(words, edition, rule, value)


def titled(say: Catalogue, words: Words, group: str) -> str:
    """Return what a group is called."""
    return say("rules.quarrels") if group == QUARREL else words.plain(f"option_group.{group}")


def icon(group: str) -> str:
    """Return the picture of a group."""
    return ICONS.get(group, OTHER)


def slip(say: Catalogue, words: Words, terms: Terms) -> SlipVM:
    """Return the chosen rule: what it asks, what the texts say, what is printed."""
    rule, group = terms.chosen, group_of(terms.chosen)
    return SlipVM(
        "",
        ICONS[LENGTH] if rule == LENGTH else icon(group),
        words.plain(f"option_group.{group}"),
        printed(say, words, terms),
        (RowVM(words.plain(f"option.{rule}"), rule=words.plain(f"option.{rule}.why")),),
    )


def printed(say: Catalogue, words: Words, terms: Terms) -> str:
    """Return what the edition has for the chosen rule: a number, or whether it is the same."""
    edition, rule = terms.edition, terms.chosen
    if amounts(edition.options, rule):
        value = brief(words, edition, rule, getattr(edition.options, rule))
        return say("rules.printed", text=value)
    return say("rules.otherwise") if terms.differs(rule) else say("rules.as_printed")


def values(words: Words, terms: Terms) -> Iterator[ValueVM]:
    """Yield the values to choose among, and the members of a list to switch."""
    rule, edition = terms.chosen, terms.edition
    now, printed = getattr(terms.options, rule), getattr(edition.options, rule)
    for n, value in enumerate((*choices(edition, rule), *PRESETS.get(rule, ()))):
        against = "" if value == now else terms.hinder({rule: value})
        label = told(words, edition, rule, value)
        yield ValueVM(f"value:{n}", label, value == now, value == printed, refusal=against)
    for member in members(edition, rule):
        against = terms.hinder({rule: switched(terms, rule, member)})
        label = name(words, edition, rule, member)
        label = label[:1].upper() + label[1:]
        name_, taken = f"switch:{member}", member in now
        yield ValueVM(name_, label, taken, member in printed, many=True, refusal=against)


def numbers(say: Catalogue, words: Words, terms: Terms) -> Iterator[NumberVM]:
    """Yield the numbers of the chosen rule, each between less and more."""
    rule = terms.chosen
    for place, value in enumerate(amounts(terms.options, rule)):
        by = step(terms.edition, rule, place)
        yield NumberVM(
            place,
            part(say, words, terms, place),
            value,
            told_part(words, terms, place),
            stepped(terms, f"less:{place}", "minus", place, max(0, value - by)),
            stepped(terms, f"more:{place}", "plus", place, value + by),
        )


def stepped(terms: Terms, key: str, icon: str, place: int, amount: int) -> KeyVM:
    """Return the key that sets one of the numbers to *amount*."""
    rule = terms.chosen
    against = ""
    if amount == amounts(terms.options, rule)[place]:
        return KeyVM(key, "", icon, enabled=False)
    against = terms.hinder({rule: with_amount(terms.options, rule, place, amount)})
    return KeyVM(key, "", icon, enabled=not against, refusal=against)


def part(say: Catalogue, words: Words, terms: Terms, place: int) -> str:
    """Return what one of several numbers is; a single one is what the rule asks for."""
    value = getattr(terms.options, terms.chosen)
    if isinstance(value, dict):
        return name(words, terms.edition, terms.chosen, list(value)[place])
    if isinstance(value, tuple):
        return say("rules.least") if place == 0 else say("rules.most")
    return ""


def told_part(words: Words, terms: Terms, place: int) -> str:
    """Return one of the numbers of the chosen rule in words."""
    rule, value = terms.chosen, amounts(terms.options, terms.chosen)[place]
    if isinstance(getattr(terms.options, rule), int):
        return told(words, terms.edition, rule, value)
    if rule == "jackpot_stake_limits" and place and not value:
        return words.plain("setting.all_cash")
    return words.money(value, terms.edition)


def pad(say: Catalogue, words: Words, terms: Terms) -> PadVM:
    """Return the words of the page on which a number of the chosen rule is typed."""
    rule, unit = terms.chosen, terms.edition.unit.sign.in_(words.language)
    if rule == LENGTH:
        unit = say("rules.minutes")
    elif rule in COUNTS or rule.endswith("_percent"):
        unit = "%" if rule.endswith("_percent") else ""
    return PadVM(unit, say("done"), say("cancel"))

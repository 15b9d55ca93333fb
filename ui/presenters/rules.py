"""The house rules: every rule with its value, and how the chosen one may be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from companion.decisions import TimeUp
from companion.edition import Edition
from companion.words import Words
from companion.words.house import COUNTS, name, told
from ui.i18n import Catalogue
from ui.presenters.frame import frame
from ui.presenters.house_rules import (
    LENGTH,
    PRESETS,
    QUARREL,
    HouseRules,
    amounts,
    differing,
    group_of,
    grouped,
    members,
    step,
    switched,
    with_amount,
)
from ui.presenters.scene import Scene
from ui.presenters.slips import capital
from ui.presenters.start import Hall
from ui.presenters.vm import KeyVM, RowVM, SlipVM
from ui.presenters.vm_rules import InForceVM, NumberVM, PadVM, RuleRowVM, RulesVM, ValueVM
from ui.presenters.vm_start import BareVM

ICONS = {
    "money": "coin",
    "dice": "dice",
    "start": "start",
    "inspection": "inspect",
    "charity": "heart",
    "circular_tax": "inspect",
    "auction": "gavel",
    "rent": "key",
    "building": "house",
    "mortgage": "lock",
    "trade": "swap",
    "bankruptcy": "umbrella",
    "end": "trophy",
    "jackpot": "seven",
    "rating": "bars",
    "cards": "chance",
    "table": "table",
    QUARREL: "scales",
    LENGTH: "hourglass",
}
OTHER = "ledger"
"""The picture of a group that has none of its own."""


def rules(hall: Hall, agreed: HouseRules) -> RulesVM:
    """Return the house rules as they are chosen before the evening."""
    say, count = hall.say, len(differing(agreed.edition, agreed.options))
    return RulesVM(
        BareVM(hall.refusal),
        say("rules.title"),
        difference(say, count),
        f"group:{agreed.opened}",
        tuple(rows(say, hall.words, agreed)),
        slip(say, hall.words, agreed),
        tuple(values(hall.words, agreed)),
        tuple(numbers(say, hall.words, agreed)),
        pad(say, hall.words, agreed),
        KeyVM("back", "", "back"),
        KeyVM("reset", say("rules.reset")) if count else None,
        KeyVM(
            "begin",
            say("rules.begin"),
            note=say(f"rules.first.{agreed.options.order_of_play}"),
            tone="primary",
        ),
    )


def in_force(scene: Scene, agreed: HouseRules) -> InForceVM:
    """Return the house rules that are played, of which one may be changed from now on."""
    say, words = scene.say, scene.words
    return InForceVM(
        frame(scene),
        say("rules.in_force"),
        difference(say, len(differing(agreed.edition, agreed.options))),
        f"group:{agreed.opened}",
        tuple(rows(say, words, agreed)),
        slip(say, words, agreed),
        tuple(values(words, agreed)),
        tuple(replace(number, less=None, more=None) for number in numbers(say, words, agreed)),
        pad(say, words, agreed),
        KeyVM("tab:more", "", "back"),
        main=call(scene) if agreed.chosen == LENGTH else None,
    )


def call(scene: Scene) -> KeyVM | None:
    """Return the key that calls time by hand, where the table has gone on beyond it."""
    if scene.left != 0 or scene.game.count("time_up"):
        return None
    return scene.key("time_up", scene.say("clock.call"), TimeUp(), icon="hourglass", tone="primary")


def difference(say: Catalogue, count: int) -> str:
    """Return how many rules differ from the printed ones."""
    return say("rules.differ", count=count) if count else say("rules.same")


def rows(say: Catalogue, words: Words, agreed: HouseRules) -> Iterator[RuleRowVM]:
    """Yield the length of the evening, then the groups; the open one has its rules below it."""
    yield row(words, agreed, LENGTH, icon=ICONS[LENGTH])
    for group, held in grouped(agreed.edition).items():
        count = sum(agreed.differs(rule) for rule in held)
        value = say("rules.own", count=count) if count else ""
        opened = group == agreed.opened
        yield RuleRowVM(f"group:{group}", titled(say, words, group), value, icon(group), opened)
        if opened:
            yield from (row(words, agreed, rule) for rule in held)


def row(words: Words, agreed: HouseRules, rule: str, *, icon: str = "") -> RuleRowVM:
    """Return a rule and how it is played."""
    value = brief(words, agreed.edition, rule, getattr(agreed.options, rule))
    question, chosen = words.plain(f"option.{rule}"), rule == agreed.chosen
    return RuleRowVM(f"rule:{rule}", question, value, icon, chosen, agreed.differs(rule))


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


def slip(say: Catalogue, words: Words, agreed: HouseRules) -> SlipVM:
    """Return the chosen rule: what it asks, what the texts say, what is printed."""
    rule, group = agreed.chosen, group_of(agreed.chosen)
    return SlipVM(
        "",
        ICONS[LENGTH] if rule == LENGTH else icon(group),
        words.plain(f"option_group.{group}"),
        printed(say, words, agreed),
        (RowVM(words.plain(f"option.{rule}"), rule=words.plain(f"option.{rule}.why")),),
    )


def printed(say: Catalogue, words: Words, agreed: HouseRules) -> str:
    """Return what the edition has for the chosen rule: a number, or whether it is the same."""
    edition, rule = agreed.edition, agreed.chosen
    if amounts(edition.options, rule):
        value = brief(words, edition, rule, getattr(edition.options, rule))
        return say("rules.printed", text=value)
    return say("rules.otherwise") if agreed.differs(rule) else say("rules.as_printed")


def values(words: Words, agreed: HouseRules) -> Iterator[ValueVM]:
    """Yield the values to choose among, and the members of a list to switch."""
    rule, edition = agreed.chosen, agreed.edition
    now, printed = getattr(agreed.options, rule), getattr(edition.options, rule)
    for n, value in enumerate((*edition.choices(rule), *PRESETS.get(rule, ()))):
        against = "" if value == now else agreed.hinder({rule: value})
        label = told(words, edition, rule, value)
        yield ValueVM(f"value:{n}", label, value == now, value == printed, refusal=against)
    for member in members(edition, rule):
        against = agreed.hinder({rule: switched(agreed, rule, member)})
        label = capital(name(words, edition, rule, member))
        name_, taken = f"switch:{member}", member in now
        yield ValueVM(name_, label, taken, member in printed, many=True, refusal=against)


def numbers(say: Catalogue, words: Words, agreed: HouseRules) -> Iterator[NumberVM]:
    """Yield the numbers of the chosen rule, each between less and more."""
    rule = agreed.chosen
    for place, value in enumerate(amounts(agreed.options, rule)):
        by = step(agreed.edition, rule, place)
        yield NumberVM(
            place,
            part(say, words, agreed, place),
            value,
            told_part(words, agreed, place),
            stepped(agreed, f"less:{place}", "minus", place, max(0, value - by)),
            stepped(agreed, f"more:{place}", "plus", place, value + by),
        )


def stepped(agreed: HouseRules, key: str, icon: str, place: int, amount: int) -> KeyVM:
    """Return the key that sets one of the numbers to *amount*."""
    rule = agreed.chosen
    against = ""
    if amount == amounts(agreed.options, rule)[place]:
        return KeyVM(key, "", icon, enabled=False)
    against = agreed.hinder({rule: with_amount(agreed.options, rule, place, amount)})
    return KeyVM(key, "", icon, enabled=not against, refusal=against)


def part(say: Catalogue, words: Words, agreed: HouseRules, place: int) -> str:
    """Return what one of several numbers is; a single one is what the rule asks for."""
    value = getattr(agreed.options, agreed.chosen)
    if isinstance(value, dict):
        return name(words, agreed.edition, agreed.chosen, list(value)[place])
    if isinstance(value, tuple):
        return say("rules.least") if place == 0 else say("rules.most")
    return ""


def told_part(words: Words, agreed: HouseRules, place: int) -> str:
    """Return one of the numbers of the chosen rule in words."""
    rule, value = agreed.chosen, amounts(agreed.options, agreed.chosen)[place]
    if isinstance(getattr(agreed.options, rule), int):
        return told(words, agreed.edition, rule, value)
    if rule == "jackpot_stake_limits" and place and not value:
        return words.plain("setting.all_cash")
    return words.money(value, agreed.edition)


def pad(say: Catalogue, words: Words, agreed: HouseRules) -> PadVM:
    """Return the words of the page on which a number of the chosen rule is typed."""
    rule, unit = agreed.chosen, agreed.edition.unit.sign.in_(words.language)
    if rule == LENGTH:
        unit = say("rules.minutes")
    elif rule in COUNTS or rule.endswith("_percent"):
        unit = "%" if rule.endswith("_percent") else ""
    return PadVM(unit, say("done"), say("cancel"))

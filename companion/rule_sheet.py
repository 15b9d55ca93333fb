"""The house rules in words: for the command line, and as the page of the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from companion.edition import Edition
from companion.fold import blank
from companion.house_rules import GROUPS, QUARRELS, groups
from companion.ledger import BANK, Money
from companion.options import settings, values, word
from companion.words import LANGUAGES, NBSP, Words

STAR = "★"
COUNTS = frozenset({"detention_throws", "industry_factor"})
"""The whole numbers that are no money."""


def played(words: Words, edition: Edition, rule: str) -> str:
    """Return the value of *rule* that is played in *edition*."""
    return told(words, edition, rule, getattr(edition.options, rule))


def told(words: Words, edition: Edition, rule: str, value: Any) -> str:
    """Return a value that *rule* may have in *edition*."""
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


def choices(edition: Edition, rule: str) -> tuple[bool | str, ...]:
    """Return the values that *rule* may take in *edition*; none, if it is no such choice."""
    return (BANK, *edition.pots) if rule == "fine_destination" else values(rule)


def named(words: Words, rule: str, setting: str) -> str:
    """Return the name of one of the values that *rule* may take."""
    key = f"option.{rule}.{setting}"
    return words.plain(key if words.has(key) else f"setting.{setting}")


def listing(words: Words, edition: Edition) -> Iterator[str]:
    """Yield the lines of all house rules, the values that *edition* plays ticked."""
    yield f"[x] — {words.plain('house_rules.played')}; {_star(words)}"
    for group, rules in groups(edition.chapters).items():
        yield from ("", words.plain(f"option_group.{group}").upper())
        for rule in rules:
            yield from ("", _question(words, rule), f"    {words.plain(f'option.{rule}.why')}")
            now = played(words, edition, rule)
            yield f"    [x] {now}"
            yield from (f"    [ ] {other}" for other in _others(words, edition, rule, now))


def page(*editions: Edition) -> Iterator[str]:
    """Yield the lines of the house rules in Markdown, in one language after the other."""
    titles = [Words(language).plain("house_rules.title") for language in LANGUAGES]
    yield f"# {' · '.join(titles)}"
    yield "\n<!-- Written by `kassa-book rules --markdown`: change the catalogues instead. -->"
    for title, language in zip(titles, LANGUAGES, strict=True):
        words = Words(language)
        yield f"\n## {title}: {_titles(words, editions)}"
        yield f"\n**…** — {words.plain('house_rules.played')}; {_star(words)}."
        for group in GROUPS:
            concerned = tuple(e for e in editions if group in groups(e.chapters))
            if concerned:
                yield from _section(words, concerned, group, len(editions))


def _section(words: Words, editions: tuple[Edition, ...], group: str, all_: int) -> Iterator[str]:
    """Yield a group of rules; its heading says which editions it concerns, if not all do."""
    some = f" ({_titles(words, editions)})" if len(editions) < all_ else ""
    yield f"\n### {words.plain(f'option_group.{group}')}{some}"
    for rule in GROUPS[group]:
        yield f"\n#### {_question(words, rule)}"
        yield f"\n{words.plain(f'option.{rule}.why')}"
        yield f"\n`{rule}`: {' · '.join(_values(words, editions, rule))}"


def _values(words: Words, editions: tuple[Edition, ...], rule: str) -> Iterator[str]:
    """Yield the values that are played, by which editions if they differ, and then the others."""
    now: dict[str, list[Edition]] = {}
    for edition in editions:
        now.setdefault(played(words, edition, rule), []).append(edition)
    for value, players in now.items():
        some = f" ({_titles(words, players)})" if len(now) > 1 else ""
        yield f"**{value}**{some}"
    others = (value for edition in editions for value in _others(words, edition, rule, ""))
    yield from dict.fromkeys(value for value in others if value not in now)


def _titles(words: Words, editions: Iterable[Edition]) -> str:
    return ", ".join(edition.title.in_(words.language) for edition in editions)


def _others(words: Words, edition: Edition, rule: str, now: str) -> list[str]:
    all_ = [told(words, edition, rule, value) for value in choices(edition, rule)]
    return [other for other in all_ if other != now]


def _question(words: Words, rule: str) -> str:
    star = f"{STAR} " if rule in QUARRELS else ""
    return star + words.plain(f"option.{rule}")


def _star(words: Words) -> str:
    return f"{STAR} — {words.plain('house_rules.quarrel')}"


def _number(words: Words, edition: Edition, rule: str, number: int) -> str:
    if rule.endswith("_percent"):
        return f"{words.number(number)}{NBSP}%"
    return words.number(number) if rule in COUNTS else words.money(number, edition)


def _limits(words: Words, edition: Edition, least: Money, most: Money) -> str:
    limit = words.money(most, edition) if most else words.plain("setting.all_cash")
    return words.plain("setting.stake").format(least=words.number(least), most=limit)


def name(words: Words, edition: Edition, rule: str, item: str) -> str:
    """Return the name of a topic, a deck or an account, whichever *rule* lists."""
    game = blank(edition)
    if rule == "tap_to_pay":
        return words.topic(item)
    if rule == "decks_on_screen":
        return words.deck(item, game)
    return words.account(item, game)

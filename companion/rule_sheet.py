"""The house rules in words: for the command line, and as the page of the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.commands import Arrange, Open
from companion.edition import Edition
from companion.events import Agreed
from companion.house_rules import GROUPS, QUARRELS, concerns, groups
from companion.journal import Entry, Journal, in_force
from companion.options import Options, differing
from companion.record import Record
from companion.words import LANGUAGES, Words
from companion.words.house import played, told

STAR = "★"


class Change(Record, frozen=True):
    """A house rule that changed in the middle of an evening."""

    rule: str
    seq: int
    before: Options


def changes(edition: Edition, entries: Iterable[Entry]) -> tuple[Options, tuple[Change, ...]]:
    """Return the house rules in force after *entries*, and what the table has changed in play."""
    options, found = edition.options, list[Change]()
    for entry in entries:
        for fact in entry.events:
            if isinstance(fact, Agreed):
                if not isinstance(entry.command, Open | Arrange):
                    rules = differing(options, fact.options)
                    found += (Change(rule, entry.seq, options) for rule in rules)
                options = fact.options
    return options, tuple(found)


def listing(
    words: Words,
    edition: Edition,
    options: Options | None = None,
    changed: tuple[Change, ...] = (),
    head: str = "house_rules.played",
) -> Iterator[str]:
    """Yield the lines of all house rules, what *options* or else *edition* say ticked."""
    options = options or edition.options
    yield f"[x] — {words.plain(head)}; {_star(words)}"
    for group, rules in groups(edition.parts).items():
        yield from ("", words.plain(f"option_group.{group}").upper())
        for rule in rules:
            yield from ("", _question(words, rule), f"    {words.plain(f'option.{rule}.why')}")
            now = played(words, edition, options, rule)
            yield f"    [x] {now}"
            yield from (f"    [ ] {other}" for other in _others(words, edition, rule, now))
            for change in changed:
                if change.rule == rule:
                    yield f"    {_changed(words, edition, change)}"


def in_play(words: Words, journal: Journal) -> Iterator[str]:
    """Yield the lines of the house rules in force in an evening, with what it has changed."""
    options, changed = changes(journal.edition, in_force(journal))
    yield from listing(words, journal.edition, options, changed, "house_rules.in_force")


def _changed(words: Words, edition: Edition, change: Change) -> str:
    told = words.plain("house_rules.changed")
    before = played(words, edition, change.before, change.rule)
    return told.format(seq=words.number(change.seq), before=before)


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
            concerned = tuple(e for e in editions if group in groups(e.parts))
            if concerned:
                yield from _section(words, concerned, group, len(editions))


def _section(words: Words, editions: tuple[Edition, ...], group: str, all_: int) -> Iterator[str]:
    """Yield a group of rules; headings say which editions they concern, if not all do."""
    yield f"\n### {words.plain(f'option_group.{group}')}{_some(words, editions, all_)}"
    for rule in GROUPS[group]:
        concerned = tuple(edition for edition in editions if concerns(rule, edition.parts))
        yield f"\n#### {_question(words, rule)}{_some(words, concerned, len(editions))}"
        yield f"\n{words.plain(f'option.{rule}.why')}"
        yield f"\n`{rule}`: {' · '.join(_values(words, concerned, rule))}"


def _some(words: Words, editions: tuple[Edition, ...], all_: int) -> str:
    return f" ({_titles(words, editions)})" if len(editions) < all_ else ""


def _values(words: Words, editions: tuple[Edition, ...], rule: str) -> Iterator[str]:
    """Yield the values that are played, by which editions if they differ, and then the others."""
    now: dict[str, list[Edition]] = {}
    for edition in editions:
        now.setdefault(played(words, edition, edition.options, rule), []).append(edition)
    for value, players in now.items():
        some = f" ({_titles(words, players)})" if len(now) > 1 else ""
        yield f"**{value}**{some}"
    others = (value for edition in editions for value in _others(words, edition, rule, ""))
    yield from dict.fromkeys(value for value in others if value not in now)


def _titles(words: Words, editions: Iterable[Edition]) -> str:
    return ", ".join(edition.title.in_(words.language) for edition in editions)


def _others(words: Words, edition: Edition, rule: str, now: str) -> list[str]:
    all_ = [told(words, edition, rule, value) for value in edition.choices(rule)]
    return [other for other in all_ if other != now]


def _question(words: Words, rule: str) -> str:
    star = f"{STAR} " if rule in QUARRELS else ""
    return star + words.plain(f"option.{rule}")


def _star(words: Words) -> str:
    return f"{STAR} — {words.plain('house_rules.quarrel')}"

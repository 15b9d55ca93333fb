"""Every example of the rule book; and that they leave out no article and no house rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from companion import examples
from companion.edition import Edition
from companion.examples import Example
from companion.options import Options, Topic
from companion.rules import CHAPTERS
from companion.rules.draft import Article
from tests.companion.pages import ROOT
from tests.tables import EDITIONS

PAGES = sorted((ROOT / "tests/rulebook").glob("*.toml"))

UNREACHABLE = {
    "table.endless": "a board that leads nowhere does not load: test_problems.py",
    "shares.none_left": "the shares of this edition are not counted: test_shares.py",
    "jackpot.no_machine": "the machine of this edition is written down: test_jackpot.py",
}

ON_THE_SCREEN = {"dice_off_table": "what the dice desk does with a die that cannot be read"}


def found() -> Iterator[tuple[str, Edition, Example]]:
    for path in PAGES:
        page = examples.parse(path.read_bytes(), path.name)
        for number, example in enumerate(page.example, 1):
            name = f"{path.stem}-{number}-{example.article}"
            yield name, EDITIONS[page.edition], example


FOUND = tuple(found())


def house_rules(example: Example) -> dict[str, Any]:
    """Return the house rules an example names: in its situation, or in sitting down."""
    first = example.do[0] if example.do else {}
    place = example.given if example.given is not None else first
    return dict(place.get("options", {}))


def played_by(example: Example, rules: dict[str, Any]) -> Example:
    """Return the example under other house rules."""
    if example.given is not None:
        return msgspec.structs.replace(example, given={**example.given, "options": rules})
    first, *rest = example.do
    return msgspec.structs.replace(example, do=({**first, "options": rules}, *rest))


HOUSE_RULES = [
    pytest.param(edition, example, option, id=f"{name}-{option}")
    for name, edition, example in FOUND
    for option in house_rules(example)
]


@pytest.mark.parametrize(
    ("edition", "example"), [pytest.param(e, x, id=name) for name, e, x in FOUND]
)
def test_example(edition: Edition, example: Example) -> None:
    assert examples.differences(edition, example) == ()


def test_every_article_has_an_example() -> None:
    articles = {str(a) for chapter in CHAPTERS.values() for a in chapter.articles}
    shown = {example.article for _, _, example in FOUND}
    assert articles | set(map(str, Article)) == (shown - set(CHAPTERS)) | set(UNREACHABLE)
    assert not shown & set(UNREACHABLE)


def test_every_chapter_of_an_edition_has_an_example() -> None:
    chapters = {chapter for edition in EDITIONS.values() for chapter in edition.chapters}
    shown = {example.article.partition(".")[0] for _, _, example in FOUND}
    assert chapters <= shown


def values_of(kind: Any) -> tuple[Any, ...]:
    """Every value a house rule may take, if they can be counted."""
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    return values_of(get_args(kind)[1]) if get_origin(kind) is dict else ()


def test_every_value_of_every_house_rule_has_an_example() -> None:
    shown: dict[str, list[Any]] = {}
    for _, _, example in FOUND:
        for option, value in house_rules(example).items():
            shown.setdefault(option, []).extend(
                value.values() if isinstance(value, dict) else [value]
            )
    missing = [
        (option, value)
        for option in Options.__struct_fields__
        if option not in ON_THE_SCREEN
        for value in values_of_option(option)
        if value not in shown.get(option, [])
    ]
    assert missing == []


def values_of_option(option: str) -> tuple[Any, ...]:
    return values_of(get_type_hints(Options)[option])


def others(option: str, value: Any) -> Iterator[Any]:
    """Yield what the house rule might say instead."""
    match value:
        case bool():
            yield not value
        case int() if option == "time_limit":
            yield 0 if value else 60
        case int():
            yield from {value - 1, value + 1} - {0, 101}
        case list():
            yield [] if value else list(get_args(Topic))
        case dict():
            for key, inner in value.items():
                yield from ({**value, key: other} for other in others(option, inner))
        case str() if option == "fine_destination":
            yield from {"bank", "charity"} - {value}
        case _:
            yield from set(values_of_option(option)) - {value}


@pytest.mark.parametrize(("edition", "example", "option"), HOUSE_RULES)
def test_a_house_rule_that_an_example_names_makes_a_difference(
    edition: Edition, example: Example, option: str
) -> None:
    rules = house_rules(example)
    told = [
        examples.differences(edition, played_by(example, {**rules, option: other}))
        for other in others(option, rules[option])
    ]
    assert any(told)

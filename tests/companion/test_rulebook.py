"""Every example of the rule book; and that they leave out no article and no house rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from companion import examples
from companion.edition import Edition
from companion.effects import Effect
from companion.errors import ExampleError
from companion.examples import Example
from companion.options import Options, Topic
from companion.record import tag_of
from companion.rules import CHAPTERS
from companion.rules.draft import Article
from companion.shorthand import KINDS
from tests.tables import EDITIONS

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "tests/rulebook").glob("*.toml"))

UNREACHABLE = {
    "table.endless": "a board that leads nowhere does not load: test_problems.py",
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


RENT = """
edition = "millionaire-classic"
[[example]]
article = "rent.base"
source = "3"
text = "rent"
given.sitters = [{ name = "Ann", cash = 100, cell = 2 }, { name = "Bob", deeds = ["brewery"] }]
do = [{ roll = [3, 4] }, { accept = true }]
"""


@pytest.mark.parametrize(
    ("expected", "told"),
    [
        ("cash = { Ann = 87 }", "cash.Ann: 87 expected, 88 found"),
        ("at = { Ann = 8 }", "at.Ann: 8 expected, 9 found"),
        ("owns = { Ann = ['brewery'] }", "owns.Ann: ['brewery'] expected, [] found"),
        ("mortgaged = ['brewery']", "mortgaged: ['brewery'] expected, [] found"),
        ("built = { brewery = 1 }", "built.brewery: 1 expected, 0 found"),
        ("held = ['Ann']", "held: ['Ann'] expected, [] found"),
        ("out = ['Bob']", "out: ['Bob'] expected, [] found"),
        ("over = true", "over: True expected, False found"),
        ("top = { kind = 'offer' }", "top.kind: 'offer' expected, 'roll_due' found"),
        ("top = { seat = 'Ann' }", "top.seat: 0 expected, 1 found"),
        ("because = ['x 13']", "because: ['x 13'] expected, ['rent.base 12'] found"),
        ("ranks = { Ann = 1 }", "ranks.Ann: 1 expected, 2 found"),
    ],
)
def test_an_expectation_that_does_not_hold_is_told(expected: str, told: str) -> None:
    (example,) = examples.parse((RENT + expected).encode(), "rent.toml").example
    assert examples.differences(EDITIONS["millionaire-classic"], example) == (told,)


def test_what_should_be_forbidden_and_is_allowed_is_told() -> None:
    text = RENT + "forbidden = { roll = [1, 2] }"
    (example,) = examples.parse(text.encode(), "rent.toml").example
    (told,) = examples.differences(EDITIONS["millionaire-classic"], example)
    assert told == "forbidden by: 'rent.base' expected, 'nothing: it is allowed' found"


def test_an_article_that_had_no_part_is_told() -> None:
    text = RENT.replace('"rent.base"', '"rent.industry"')
    (example,) = examples.parse(text.encode(), "rent.toml").example
    told = examples.differences(EDITIONS["millionaire-classic"], example)
    assert told == ("article: rent.industry had no part in it",)


def test_a_command_that_is_refused_is_told() -> None:
    text = RENT.replace("{ accept = true }", "{ decline = true }")
    (example,) = examples.parse(text.encode(), "rent.toml").example
    told = examples.differences(EDITIONS["millionaire-classic"], example)
    assert told == ("do[1]: is forbidden by table.something_else_first (item Do)",)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[3, 4] }", "[3, 4 }", "rent.toml: .*line 8"),
        ("source =", "sauce =", r"rent.toml: example\[0\].sauce: there is no such field"),
        ("cash = 100", "cash = 'x'", r"given: sitters\[0\].cash: Expected `int`, got `str`"),
        ("roll =", "rol =", r"do\[0\]: there is no command 'rol'"),
        ("accept = true", "accept = true, by = 'Cid'", r"do\[1\]: nobody is called 'Cid'"),
        ("[3, 4]", "'six'", r"do\[0\]: dice: Expected `array`, got `str`"),
        ("accept = true", "bid = 5, at = 1", r"do\[1\]: at: there is no such field"),
        ('["brewery"]', '"brewery"', r"given: sitters\[1\].deeds: Expected `array`, got `str`"),
    ],
)  # fmt: skip
def test_a_slip_in_an_example_is_named_with_its_place(old: str, new: str, told: str) -> None:
    def run() -> None:
        (example,) = examples.parse(RENT.replace(old, new).encode(), "rent.toml").example
        examples.differences(EDITIONS["millionaire-classic"], example)

    with pytest.raises(ExampleError, match=told):
        run()


def test_where_anyone_may_answer_an_example_says_who() -> None:
    text = RENT.replace("[3, 4] }", "[1, 1] }, { decline = true }").replace("accept", "pass")
    (example,) = examples.parse(text.replace("cell = 2", "cell = 9").encode(), "x.toml").example
    with pytest.raises(ExampleError, match=r"do\[2\]: anyone may answer here: say who"):
        examples.differences(EDITIONS["millionaire-classic"], example)


def test_the_examples_in_the_guide_hold() -> None:
    guide = (ROOT / "docs/examples.md").read_text("utf-8")
    blocks = re.findall(r"```toml\n(.*?)```", guide, re.DOTALL)
    pages = [
        examples.parse(block.encode(), "docs/examples.md")
        for block in blocks
        if "[[example]]" in block
    ]
    told = [examples.differences(EDITIONS[p.edition], x) for p in pages for x in p.example]
    assert told == [(), ()]


@pytest.mark.parametrize(
    ("guide", "words"),
    [
        ("examples.md", {*Example.__struct_fields__} - {"do"} | {*KINDS}),
        ("editions.md", {*Options.__struct_fields__, *Edition.__struct_fields__}),
        ("editions.md", {tag_of(effect) for effect in get_args(Effect)} - {"alter"}),
    ],
)
def test_a_guide_leaves_no_field_out(guide: str, words: set[str]) -> None:
    text = (ROOT / "docs" / guide).read_text("utf-8")
    assert {word for word in words if not re.search(rf"\b{word}\b", text)} == set()

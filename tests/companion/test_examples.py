"""Examples that do not hold or cannot be read: what is told of them."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from companion import examples
from companion.edition import Edition
from companion.effects import Effect
from companion.errors import ExampleError
from companion.examples import Example
from companion.options import Options
from companion.record import tag_of
from companion.rules import CHAPTERS
from companion.shorthand import KINDS
from tests.companion.pages import ROOT
from tests.tables import EDITIONS

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


def test_the_guide_lists_every_chapter_with_what_it_does_in_both_languages() -> None:
    text = (ROOT / "docs/editions.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| .*[а-я].* · .*[a-z].* \|$", text, re.MULTILINE)
    assert sorted(rows) == sorted(CHAPTERS)

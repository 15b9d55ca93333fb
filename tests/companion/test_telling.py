"""Numbers, names and what has no words: how the words of the rules are told."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.agenda import (
    Deal,
    Item,
    Offer,
    RollDue,
)
from companion.assessment import Line
from companion.clauses import Promise
from companion.commands import Accept, Propose
from companion.deferred import Basket
from companion.shelf import Saved
from companion.words import MissingWords, Words
from tests.catalogues import LANGUAGES
from tests.companion.word_samples import TABLE
from tests.tables import CLASSIC

PLURALS = {
    "ru": ["1 фант", "2 фанта", "5 фантов", "11 фантов", "21 фант", "104 фанта"],
    "en": ["1 fant", "2 fants", "5 fants", "11 fants", "21 fants", "104 fants"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_choose_the_form_of_the_word(language: str) -> None:
    words = Words(language)
    said = [words.money_words(amount, CLASSIC) for amount in (1, 2, 5, 11, 21, 104)]
    assert said == PLURALS[language]


def test_digits_are_grouped_by_a_space_that_does_not_break() -> None:
    words = Words("ru")
    assert words.money(1230, CLASSIC) == "1\u00a0230\u00a0ф"
    assert words.money(-12_300_000, CLASSIC) == "\u221212\u00a0300\u00a0000\u00a0ф"


VALUES: list[tuple[Any, int, int, bool, str]] = [
    ("set", 32, 32, True, "32"),
    ("set", 0, 0, False, "= 0"),
    ("times", 2, 64, False, "× 2"),
    ("plus", 15, 79, False, "+ 15"),
    ("plus", -15, 64, False, "\u2212 15"),
    ("percent", 50, 32, False, "50 %"),
    ("sum", 230, 230, True, "= 230"),
    ("void", 0, 32, False, ""),
]


@pytest.mark.parametrize(("op", "value", "total", "first", "shown"), VALUES)
def test_the_value_of_a_reason_shows_what_it_does(
    op: Any, value: int, total: int, *, first: bool, shown: str
) -> None:
    line = Line("inspection.fine", op, value, total)
    told_value = Words("ru").line(line, TABLE, first=first)[1]
    assert told_value.replace("\u00a0", " ") == shown


def test_levels_name_the_last_kind_of_building() -> None:
    said = [Words("ru").level(level, CLASSIC) for level in range(5)]
    assert said == ["без построек", "1 филиал", "2 филиала", "3 филиала", "предприятие"]


@pytest.mark.parametrize(
    ("item", "text"),
    [(RollDue(1), "ходит Борис"), (Offer(0, "shoes"), "решает Аня"), (None, "игра окончена")],
)
def test_a_saved_game_says_what_it_waits_for(item: Item | None, text: str) -> None:
    saved = Saved(Path(), CLASSIC.title, "", TABLE.players, 1, item, item is None)
    assert Words("ru").saved(saved) == text


STRANGE: list[Callable[[Words], str]] = [
    lambda words: words.sentence("rent.unheard_of", {}, TABLE),
    lambda words: words.sentence("rent.base", {}, TABLE),
    lambda words: words.topic("unheard_of"),
    lambda words: words.via("unheard_of", TABLE),
]


@pytest.mark.parametrize("say", STRANGE)
def test_what_has_no_words_is_an_error_in_tests_and_stands_for_itself_at_the_table(
    say: Callable[[Words], str],
) -> None:
    with pytest.raises(MissingWords):
        say(Words("ru"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", MissingWords)
        assert say(Words("ru"))


def test_a_thing_the_edition_does_not_have_stands_for_itself() -> None:
    words = Words("en")
    said = [
        words.deed("moon", TABLE),
        words.group("space", TABLE),
        words.account("moon", TABLE),
        words.seat(7, TABLE),
        words.cell(99, TABLE),
        words.deck("fate", TABLE),
    ]
    assert said == ["moon", "space", "moon", "8", "99", "fate"]


def test_a_deal_of_conditions_alone_is_told_by_its_conditions() -> None:
    clauses = (Promise(0, 1, "мир"),)
    deal = Deal(1, 0, Basket(), Basket(), clauses)
    table = msgspec.structs.replace(TABLE, agenda=(deal,))
    words = Words("ru")
    for told in (
        words.command(Accept(1), table),
        words.command(Propose(0, 1, Basket(), Basket(), clauses), TABLE),
        words.question(deal, TABLE),
    ):
        assert "мир" in told
        assert "отдаёт" not in told
        assert "даёт —" not in told

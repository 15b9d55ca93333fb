"""An edition is set in TOML that reads as the same edition."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from companion.board import Name
from companion.cards import Card
from companion.edition import Edition, parse
from companion.effects import Remark
from companion.typeset import WIDE, toml
from tests.tables import CLASSIC, EDITIONS


def read_again(edition: Edition) -> Edition:
    return parse(toml(edition).encode(), "again.toml")


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_shipped_edition_reads_as_it_was(edition: Edition) -> None:
    assert read_again(edition) == edition
    assert toml(read_again(edition)) == toml(edition)


@given(some.text(some.characters(codec="utf-8"), min_size=1), some.integers(0, 10**9))
def test_whatever_is_typed_is_read_again(words: str, cash: int) -> None:
    deck = replace(CLASSIC.decks["chance"], cards={words: Card((Remark(words),))})
    edition = replace(
        CLASSIC,
        title=Name(words, words),
        decks={**CLASSIC.decks, "chance": deck},
        options=replace(CLASSIC.options, opening_cash=cash),
    )
    assert read_again(edition) == edition


def test_a_board_without_cells_reads_as_it_was() -> None:
    bare = replace(CLASSIC, cells=(), deeds={}, groups={}, articles={}, jackpot=None)
    assert read_again(bare) == bare


def test_the_house_rules_are_told_by_what_they_are_about() -> None:
    lines = toml(CLASSIC).splitlines()
    assert lines[lines.index("opening_cash = 2000") - 1] == "# money"
    assert lines[lines.index("income = 200") - 1] == "# start"


def test_a_cell_is_numbered_and_a_long_row_is_broken() -> None:
    lines = toml(CLASSIC).splitlines()
    assert "[[cells]]  # 39" in lines
    assert "chapters = [" in lines
    names = [line for line in lines if line.startswith("name = ")]
    assert max(map(len, names)) <= WIDE

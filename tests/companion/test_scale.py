"""The rating scale: what an edition may get wrong about it, and what hands are told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from companion.arbiter import judge
from companion.commands import Arrange, Open
from companion.decisions import Amend
from companion.doubts import unverified
from companion.edition import Edition
from companion.events import Counted
from companion.fold import blank, fold
from companion.game import Player
from companion.guidance import guidance
from companion.hands import PutOnStep
from companion.problems import problems
from companion.rules import book_of
from companion.ruling import Granted, Ground, Refused
from companion.scale import Scale
from companion.situation import Sitter
from tests.tables import CLASSIC, DELUXE, arranged

assert DELUXE.rating is not None
SCALE: Scale = DELUXE.rating


def changed(**fields: Any) -> tuple[str, ...]:
    """Return the problems of de Luxe with its scale changed."""
    scale = msgspec.structs.replace(SCALE, **fields)
    return problems(msgspec.structs.replace(DELUXE, rating=scale))


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"steps": ()}, "rating.steps: there are none"),
        ({"deck": "fortune"}, "rating.deck: there is no 'fortune'"),
        ({"adverse": ("sock",)}, "rating.adverse: 'chance' has no card 'sock'"),
        ({"adverse": ("pearl",)}, "rating.adverse: 'pearl' is favourable too"),
        ({"unverified": ("step",)}, "rating.unverified[0]: there is no field 'step'"),
    ],
)
def test_a_flaw_of_the_scale_is_told_with_its_place(fields: dict[str, Any], told: str) -> None:
    assert changed(**fields) == (told,)


@pytest.mark.parametrize("edition", [
    msgspec.structs.replace(CLASSIC, chapters=(*CLASSIC.chapters, "rating")),
    msgspec.structs.replace(CLASSIC, rating=SCALE),
])  # fmt: skip
def test_the_scale_and_its_chapter_are_only_there_together(edition: Any) -> None:
    assert "rating: the scale and the chapter are only there together" in problems(edition)


def test_steps_that_nobody_has_compared_are_counted() -> None:
    assert "rating.steps" in unverified(DELUXE)


def test_a_step_is_refused_at_a_table_without_a_scale() -> None:
    order = Arrange((Sitter("Аня", rating=1), Sitter("Борис")))
    ruling = judge(book_of(CLASSIC), blank(CLASSIC), order)
    assert isinstance(ruling, Refused)
    assert ruling.ground == Ground("table.not_in_the_box", {"text": "rating"})


TOP: dict[str, Any] = {"win_condition": "last_solvent_or_top_of_rating"}
"""A way to win that needs the chapter on the scale."""


def test_the_top_of_the_scale_wins_only_where_there_is_one() -> None:
    edition = msgspec.structs.replace(
        CLASSIC, options=msgspec.structs.replace(CLASSIC.options, **TOP)
    )
    needs = "options.win_condition: 'last_solvent_or_top_of_rating' needs the chapter 'rating'"
    assert problems(edition) == (needs,)
    assert TOP["win_condition"] not in CLASSIC.choices("win_condition")
    assert TOP["win_condition"] in DELUXE.choices("win_condition")


@pytest.mark.parametrize(("played", "refused"), [(CLASSIC, True), (DELUXE, False)])
def test_whoever_has_no_scale_cannot_agree_on_its_top(played: Edition, *, refused: bool) -> None:
    book, sitters = book_of(played), (Sitter("Аня"), Sitter("Борис"))
    opening = Open((Player("Аня"), Player("Борис")), options=TOP)
    assert isinstance(judge(book, blank(played), opening), Refused) is refused
    begun = judge(book, blank(played), Arrange(sitters, options={"win_condition": "last_solvent"}))
    assert isinstance(begun, Granted)
    assert isinstance(judge(book, begun.game, Amend(TOP)), Refused) is refused


def test_hands_are_told_which_step_the_token_goes_to() -> None:
    game = arranged(Sitter("Аня")).game
    assert guidance(game, fold(game, Counted("rating1", 3))) == (PutOnStep(1, 3),)


def test_the_list_says_up_down_or_neither() -> None:
    assert [SCALE.listed(card) for card in ("pearl", "tips", "socks")] == [1, -1, 0]

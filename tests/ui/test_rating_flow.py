"""The rating scale on the screen, and nothing of it where the edition has none."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.effects import RatingDown, RatingUp
from companion.events import Read
from companion.situation import Sitter
from tests.tables import DELUXE
from tests.ui.house import Evening, in_the_middle

ANYA, BORIS = Sitter("Аня", 500, 5, rating=2), Sitter("Борис", 500, 5)


@pytest.fixture
def deluxe(tmp_path: Path) -> Evening:
    return in_the_middle(tmp_path, ANYA, BORIS, edition=DELUXE)


@pytest.fixture
def classic(tmp_path: Path) -> Evening:
    return in_the_middle(tmp_path, Sitter("Аня", 500, 5), Sitter("Борис", 500, 5))


def test_every_seat_shows_its_step(deluxe: Evening) -> None:
    assert [seat.step for seat in deluxe.view().frame.seats] == [2, 0]
    assert deluxe.touch("seat:0").step == 2


def test_a_step_is_news_to_the_hands_that_move_the_token(deluxe: Evening) -> None:
    deluxe.throw(1, 2)
    anya, boris = deluxe.touch("card:get:50").frame.seats
    assert (anya.step, anya.delta, anya.news) == (3, 50, "рейтинг: 3")
    assert (boris.step, boris.news) == (0, "")


def test_taking_back_says_which_step_the_token_goes_to(deluxe: Evening) -> None:
    deluxe.throw(1, 2)
    deluxe.touch("card:get:50")
    assert "Фишка рейтинга (Аня): ступень 2" in deluxe.touch("undo").frame.hands.lines


def test_the_table_votes_on_a_card_that_moves_no_money(deluxe: Evening) -> None:
    deluxe.throw(1, 2)
    vote = deluxe.touch("card:other")
    assert vote.slip.title == "Карточка благоприятная?"
    assert [key.label for key in vote.keys] == [
        "Подняться на ступень рейтинга",
        "Опуститься на ступень рейтинга",
        "Ничего не менять",
    ]
    assert [seat.step for seat in deluxe.touch("answer:1").frame.seats] == [1, 0]


@pytest.mark.parametrize(("key", "said", "step"), [("up", RatingUp, 3), ("down", RatingDown, 1)])
def test_a_card_may_be_said_to_move_the_token(
    deluxe: Evening, key: str, said: type, step: int
) -> None:
    deluxe.throw(1, 2)
    assert deluxe.touch(f"card:{key}").frame.seats[0].step == step
    (read,) = (fact for fact in deluxe.last.entry.events if isinstance(fact, Read))
    assert (read.effects, read.remember) == ((said(),), True)


def test_the_key_of_the_inspection_sends_there_and_a_step_down(deluxe: Evening) -> None:
    deluxe.throw(1, 2)
    assert deluxe.touch("card:inspect").frame.seats[0].step == 1
    assert deluxe.game.detained(0)


def test_a_token_on_the_scale_is_corrected(deluxe: Evening) -> None:
    view = deluxe.touch("tab:ledger", "match")
    page = view.kinds[-1]
    assert [(subject.name, subject.note) for subject in page.subjects] == [
        ("Аня", "ступень 2"),
        ("Борис", "жёлтая линия"),
    ]
    assert [option.key for option in page.options] == ["6", "5", "4", "3", "2", "1", "0"]
    deluxe.touch("match:step:1:4:забыли")
    assert deluxe.game.rating(1) == 4


def test_who_reaches_the_top_has_won_though_another_is_richer(tmp_path: Path) -> None:
    sitters = Sitter("Аня", 100, 5, rating=5), Sitter("Борис", 900, 5)
    evening = in_the_middle(tmp_path, *sitters, edition=DELUXE)
    evening.throw(1, 2)
    end = evening.touch("card:up")
    assert end.verdict == "Аня"
    assert end.note == "Победа · вершина рейтинга · 1 круг"
    assert end.legend[-1] == "рейтинг"
    assert [(row.player.name, row.total, row.other) for row in end.rows] == [
        ("Аня", 600, 500),
        ("Борис", 900, 0),
    ]


def test_an_edition_without_a_scale_shows_nothing_of_it(classic: Evening) -> None:
    assert {seat.step for seat in classic.view().frame.seats} == {None}
    assert classic.touch("seat:0").step is None
    card = classic.throw(1, 2)
    assert not {"card:up", "card:down"} & {key.name for key in card.others}
    words = classic.touch("card:words")
    assert not {"card:say:up", "card:say:down"} & {key.name for leaf in words.known for key in leaf}
    classic.touch("card:back")
    kinds = classic.touch("tab:ledger", "match").kinds
    assert [kind.kind for kind in kinds] == ["cash", "token", "deed", "built"]

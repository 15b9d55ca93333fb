"""Whom the screen faces: nobody's hand, a hand's, or whoever has to do something."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.agenda import Auction
from companion.commands import Decline, Propose
from companion.deferred import Basket
from companion.ledger import MONEY
from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle
from ui.settings import Guest, Turn
from ui.turning import around

PLACES = {"south": 0, "west": 1, "north": 2, "east": 4}
AT: dict[str, Turn] = {"south": 0, "west": 270, "north": 180, "east": 90}
Round = Callable[..., Evening]


@pytest.fixture
def table(tmp_path: Path) -> Round:
    """Seat one person at each side; the lot says who begins."""

    def seat(sides: tuple[str, ...] = tuple(PLACES), **kept: Any) -> Evening:
        evening = Evening(tmp_path, **kept)
        evening.set(people=tuple(Guest(side, place=PLACES[side]) for side in sides))
        evening.touch("edition:millionaire-classic", "start", "begin")
        return evening

    return seat


def faced(evening: Evening) -> str:
    """Return the side of whoever the screen faces, before anybody turned the table."""
    return next(side for side, turned in AT.items() if turned == evening.turntable.turned)


def asked(evening: Evening) -> str:
    """Return the side of whoever has to do something; people are named after their sides."""
    return evening.game.players[evening.asked].name


def test_the_screen_follows_whose_turn_it_is_round_the_table(table: Round) -> None:
    evening = table(orientation="follow")
    seen = []
    for _ in range(4):
        assert faced(evening) == asked(evening)
        seen.append(asked(evening))
        evening.throw(1, 3)
        assert faced(evening) == asked(evening) == seen[-1]
        evening.touch("accept")
    assert sorted(seen) == sorted(PLACES)


@pytest.mark.parametrize("orientation", ["fixed", "hand"])
def test_a_screen_that_does_not_follow_lies_still(table: Round, orientation: str) -> None:
    evening = table(orientation=orientation)
    for _ in range(4):
        evening.throw(1, 3)
        evening.touch("accept")
        assert evening.turntable.turned == 0


def test_two_at_one_side_need_no_turn(tmp_path: Path) -> None:
    evening = Evening(
        tmp_path, orientation="follow", people=(Guest("a", place=0), Guest("b", place=5))
    )
    evening.touch("edition:millionaire-classic", "start", "begin")
    for _ in range(4):
        evening.throw(1, 3)
        evening.touch("accept")
        assert evening.turntable.turned == 0


def test_a_hand_turns_by_quarters_and_it_is_remembered(table: Round) -> None:
    evening = table()
    assert [evening.touch("rotate") and evening.settings.turned for _ in range(4)] == [
        90,
        180,
        270,
        0,
    ]


def test_a_quarter_turn_by_hand_turns_the_whole_table_of_a_screen_that_follows(
    table: Round,
) -> None:
    evening = table(orientation="follow")
    first = evening.turntable.turned
    evening.touch("rotate")
    assert evening.turntable.turned == around(first + 90)
    evening.throw(1, 3)
    evening.touch("accept")
    assert evening.turntable.turned == around(AT[asked(evening)] + 90)


def test_a_fixed_screen_says_why_its_key_does_nothing(table: Round) -> None:
    view = table(orientation="fixed").view()
    assert view.frame.bar.fixed
    assert not table().view().frame.bar.fixed


def test_an_auction_lies_still_and_who_is_opposite_sees_his_tile_upright(table: Round) -> None:
    evening = table(orientation="follow")
    before = evening.turntable.turned
    evening.throw(1, 3)
    view = evening.touch("decline")
    assert isinstance(evening.game.item, Auction)
    assert evening.turntable.turned == before
    opposite = next(side for side, turned in AT.items() if turned == around(before + 180))
    assert [tile.player.name for tile in view.bidders if tile.far] == [opposite]
    evening.touch(f"bid:{evening.game.seats[2]}:60")
    assert evening.turntable.turned == before


def test_a_form_that_is_being_filled_in_lies_still(table: Round) -> None:
    evening = table(orientation="follow")
    evening.throw(1, 3)
    before = evening.turntable.turned
    evening.touch("tab:bank")
    evening.submit(Decline(evening.asked))
    assert evening.turntable.turned == before


def test_who_has_to_answer_a_deal_is_faced(table: Round) -> None:
    evening = table(orientation="follow")
    seat = evening.asked
    other = (seat + 1) % 4
    evening.submit(Propose(seat, other, Basket({MONEY: 10}), Basket({MONEY: 20})))
    evening.touch("tab:table")
    assert faced(evening) == evening.game.players[other].name


def test_the_screen_faces_the_side_chosen_when_people_sit_down(tmp_path: Path) -> None:
    people = (Guest("south", place=0), Guest("west", place=1))
    evening = Evening(tmp_path, people=people)
    evening.touch("edition:millionaire-classic", "place:1", "near", "start")
    assert (evening.settings.turned, evening.settings.south) == (270, 270)
    assert evening.turntable.turned == 270


def taken_over(home: Path) -> Evening:
    """Return an evening from the cardboard, of whose people nobody has said where they sit."""
    evening = in_the_middle(home, *(Sitter(name, 500) for name in "абвг"))
    evening.set(orientation="follow")
    return evening


def test_the_people_of_an_evening_taken_over_are_given_their_sides(tmp_path: Path) -> None:
    evening = taken_over(tmp_path)
    for seat in range(4):
        evening.touch("tab:more", "settings", "group:turning", f"rule:side.{seat}")
        evening.touch(f"value:{seat}", "group:turning", "back")
    evening.touch("tab:table")
    seen = [evening.turntable.turned]
    for _ in range(3):
        evening.throw(1, 3)
        evening.touch("accept")
        seen.append(evening.turntable.turned)
    assert seen == [0, 270, 180, 90]


def test_a_side_is_told_and_chosen_as_the_screen_lies_now(tmp_path: Path) -> None:
    evening = taken_over(tmp_path)
    evening.touch("tab:more", "settings", "group:turning", "rule:side.0", "value:1", "back")
    evening.touch("tab:table")
    assert evening.turntable.turned == 270
    view = evening.touch("tab:more", "settings", "rule:side.0")
    assert [value.taken for value in view.values] == [True, False, False, False]
    view = evening.touch("rule:side.1")
    assert [value.taken for value in view.values] == [False, False, False, True]


def test_the_next_evening_is_laid_for_them_at_their_sides(tmp_path: Path) -> None:
    evening = taken_over(tmp_path)
    evening.touch("tab:more", "settings", "group:turning", "rule:side.1", "value:2")
    evening.leave()
    view = evening.touch("edition:millionaire-classic")
    names = [place.player.name if place.player else "" for place in view.places]
    assert names[:3] == ["а", "", "б"]
    assert names[5] == "в"


def test_who_joins_late_says_where(tmp_path: Path) -> None:
    evening = in_the_middle(
        tmp_path, Sitter("а", 500), Sitter("б", 500), options={"late_join": "with_start_capital"}
    )
    evening.set(orientation="follow")
    view = evening.touch("tab:more", "join")
    assert [side.taken for side in view.sides] == [False, True, False, False]
    view = evening.touch("side:2")
    assert [side.taken for side in view.sides] == [False, False, True, False]
    evening.touch("sit")
    assert evening.game.players[2].side == "north"
    for _ in range(2):
        evening.throw(1, 3)
        evening.touch("accept")
    assert evening.asked == 2
    assert evening.turntable.turned == 180

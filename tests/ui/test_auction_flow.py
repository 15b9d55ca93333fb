"""Auctions by the house rules: an opening price, calls in turn, the last building."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.commands import Build
from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle
from ui.presenters.vm_auction import AuctionVM, BidderVM
from ui.presenters.vm_table import QuestionVM, RollVM

THREE = tuple(Sitter(name, 500) for name in ("Аня", "Боря", "Вера"))
FULL = ("internet", "paging", "mobile", "shoes", "furniture", "garments")
MEDIA = {"publishing": 2, "radio": 2, "television": 1}
FOOD = Sitter("Аня", 300, deeds=("clothing", "bakery", "brewery"))
HEAVY = Sitter("Боря", 300, deeds=("cars", "shipyard", "steel"))
HOARDER = Sitter("Вера", deeds=(*FULL, *MEDIA), built={**dict.fromkeys(FULL, 3), **MEDIA})
"""Has all branches of the box but one."""


def refused(home: Path, **rules: Any) -> Evening:
    """Return an evening in which Аня has not bought the night club."""
    evening = in_the_middle(home, *THREE, options=rules)
    evening.throw(1, 3)
    evening.touch("decline")
    return evening


def tiles(view: Any) -> dict[str, BidderVM]:
    """Return the bidders' tiles by name."""
    assert isinstance(view, AuctionVM)
    return {tile.player.name: tile for tile in view.bidders}


def test_only_who_refused_is_offered_prices_to_begin_from(tmp_path: Path) -> None:
    evening = refused(tmp_path, auction_start_price_by="refusing_player")
    view = evening.view()
    assert [k.label for k in tiles(view)["Аня"].steps] == ["7", "35", "70"]
    assert not view.sold.enabled
    for other in ("Боря", "Вера"):
        wide = tiles(view)[other].wide
        assert wide is not None
        assert "Аня" in wide.refusal
    view = evening.touch("name:0:35")
    assert view.price_label == "Начало: 35\u00a0ф"
    assert all(tile.steps for tile in view.bidders)


def test_calls_go_round_the_table_and_the_hammer_falls_by_itself(tmp_path: Path) -> None:
    evening = refused(tmp_path, auction_order="seat_order")
    view = evening.view()
    assert [name for name, tile in tiles(view).items() if tile.speaks] == ["Боря"]
    view = evening.touch("bid:1:10")
    assert [name for name, tile in tiles(view).items() if tile.speaks] == ["Вера"]
    view = evening.touch("pass:2")
    assert tiles(view)["Вера"].passed
    assert [seat.active for seat in view.frame.seats] == [True, False, False]
    view = evening.touch("pass:0")
    assert isinstance(view, RollVM)
    assert (evening.game.owner("night_club"), evening.game.cash(1)) == (1, 490)


def test_who_cannot_pay_the_next_call_may_still_pass_in_turn(tmp_path: Path) -> None:
    poor = Sitter("Боря", 5)
    evening = in_the_middle(
        tmp_path,
        THREE[0],
        poor,
        options={"auction_order": "seat_order", "auction_min_increment": 1},
    )
    evening.throw(1, 3)
    view = evening.touch("decline", "bid:1:5", "bid:0:100")
    assert (tiles(view)["Боря"].steps, tiles(view)["Боря"].wide) == ((), None)
    evening.touch("pass:1")
    assert evening.game.owner("night_club") == 0


def short(home: Path, **rules: Any) -> Evening:
    """Return an evening in which two could build the last branch, and one asks for it."""
    evening = in_the_middle(
        home, FOOD, HEAVY, HOARDER, options={"build_when": "between_turns", **rules}
    )
    evening.submit(Build(0, "bakery"))
    return evening


def test_the_last_building_is_a_lot_for_those_who_could_build_it(tmp_path: Path) -> None:
    view = short(tmp_path).view()
    assert isinstance(view, AuctionVM)
    assert (view.title, view.note) == ("Филиал", "В коробке 1, хотят 2")
    assert (view.price_label, view.price) == ("Даёт Аня", 50)
    assert list(tiles(view)) == ["Аня", "Боря"]


def test_the_last_building_may_begin_from_any_price(tmp_path: Path) -> None:
    view = short(tmp_path, building_shortage_auction="auction_from_any_price").view()
    assert isinstance(view, AuctionVM)
    assert view.price is None
    assert not any(tile.leads for tile in view.bidders)


def test_the_winner_is_asked_where_the_building_shall_stand(tmp_path: Path) -> None:
    evening = short(tmp_path, tap_to_pay=[])
    view = evening.touch("bid:1:60", "knock")
    assert isinstance(view, QuestionVM)
    assert view.slip.title == "Боря: куда поставить филиал?"
    assert len(view.keys) == 4
    view = evening.touch("answer:1")
    assert isinstance(view, RollVM)
    assert (evening.game.level("shipyard"), evening.game.cash(1)) == (1, 240)

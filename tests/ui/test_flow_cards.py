"""Cards and decks by touches, without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.agenda import RollDue
from companion.commands import Propose, ReadCard, Shuffle
from companion.deferred import Basket
from companion.effects import (
    CollectEach,
    Draw,
    Effect,
    GoTo,
    GoToNearest,
    Keep,
    OneOf,
    Pay,
    PayPerBuilding,
    Receive,
    ReceivePerBuilding,
    Release,
    SkipTurn,
    Step,
    TakePot,
)
from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle
from ui.presenters.vm_table import CardVM, QuestionVM, RollVM


def test_a_card_is_read_out(sat: Evening) -> None:
    seat = sat.asked
    view = sat.throw(1, 2)
    assert isinstance(view, CardVM)
    sat.touch("card:get:150")
    assert sat.game.cash(seat) == 2150


def test_a_card_that_was_said_is_one_touch_the_next_time(sat: Evening) -> None:
    sat.throw(1, 2)
    sat.touch("card:get:150")
    seat = sat.asked
    view = sat.throw(1, 2)
    assert isinstance(view, CardVM)
    ((known,),) = view.known
    assert known.label == "Получить 150\u00a0ф из банка"
    sat.touch(known.name)
    assert sat.game.cash(seat) == 2150


def drawing(home: Path, *cards: str) -> Evening:
    """Return an evening in which Аня draws from a deck on the screen, these cards first."""
    sitters = (Sitter("Аня", 500, 5), Sitter("Боря", 500, 17))
    evening = in_the_middle(home, *sitters, options={"decks_on_screen": ["chance"]})
    evening.throw(1, 2)
    deck = evening.game.edition.decks["chance"].cards
    evening.submit(Shuffle(0, (*cards, *(card for card in deck if card not in cards))))
    return evening


def round_again(evening: Evening) -> Any:
    """Let Боря play by the slot machine, so that it is Аня's turn."""
    evening.throw(1, 2)
    return evening.touch("answer:0")


def test_a_deck_on_the_screen_is_shuffled_once_and_shows_its_cards(tmp_path: Path) -> None:
    sitters = (Sitter("Аня", 500, 5), Sitter("Боря", 500))
    evening = in_the_middle(tmp_path, *sitters, options={"decks_on_screen": ["chance"]})
    view = evening.throw(1, 2)
    assert isinstance(view, QuestionVM)
    assert [k.name for k in view.keys] == ["card:shuffle"]
    view = evening.touch("card:shuffle")
    top = evening.game.decks["chance"][0]
    name = evening.game.edition.decks["chance"].cards[top].name
    assert isinstance(view, QuestionVM)
    assert name is not None
    assert (view.slip.title, view.slip.note) == (name.ru, "Шанс · домашняя карточка")
    assert [k.name for k in view.keys] == [f"card:known:{top}"]


def test_a_card_on_the_screen_is_carried_out_by_one_touch(tmp_path: Path) -> None:
    evening = drawing(tmp_path, "lemonade")
    evening.touch("card:known:lemonade")
    assert evening.game.cash(0) == 550


def test_a_kept_card_waits_under_the_dice(tmp_path: Path) -> None:
    evening = drawing(tmp_path, "piggy_bank")
    evening.touch("card:known:piggy_bank")
    view = round_again(evening)
    assert isinstance(view, RollVM)
    assert [k.label for k in view.keys if k.name == "use:1"] == ["Копилка"]
    evening.touch("use:1")
    assert evening.game.cash(0) == 580


def test_several_kept_cards_lie_behind_one_key(tmp_path: Path) -> None:
    sitters = (Sitter("Аня", 500, 5), Sitter("Боря", 500, 5))
    evening = in_the_middle(tmp_path, *sitters, options={"kept_card_tradeable": True})
    for seat in range(2):
        evening.throw(1, 2)
        evening.submit(ReadCard(seat, (Keep((Receive(80),)),)))
    evening.submit(Propose(1, 0, Basket(papers=(2,)), Basket({"money": 10})))
    view = evening.touch("accept")
    assert isinstance(view, RollVM)
    assert [k.label for k in view.keys if k.name == "at_hand:0"] == ["На руках: 2"]
    view = evening.touch("at_hand:0")
    assert [k.name for k in view.keys] == ["use:1", "use:2", "back"]
    evening.touch("use:2")
    assert [paper.id for paper in evening.game.kept_by(0)] == [1]


def test_who_keeps_the_card_that_sets_free_is_offered_it_for_the_fine(tmp_path: Path) -> None:
    evening = drawing(tmp_path, "accountant")
    evening.touch("card:known:accountant")
    evening.touch("tab:ledger", "match", "match:token:0:10:1:сидит")
    view = round_again(evening)
    assert isinstance(view, RollVM)
    assert view.keys[0].name == "use:1"
    evening.touch("use:1")
    assert (evening.game.detained(0), evening.game.item) == (False, RollDue(0))


def test_a_choice_on_a_card_is_a_key_for_each_way(tmp_path: Path) -> None:
    evening = drawing(tmp_path, "fox")
    view = evening.touch("card:known:fox")
    assert isinstance(view, QuestionVM)
    assert [k.label for k in view.keys] == [
        "Заплатить 40\u00a0ф, получает Банк",
        "Взять карточку «Перемещение»",
    ]
    evening.touch("answer:0", "accept")
    assert evening.game.cash(0) == 460


def test_a_card_may_lead_into_the_inspection(sat: Evening) -> None:
    seat = sat.asked
    sat.throw(1, 2)
    sat.touch("card:inspect")
    assert sat.game.detained(seat)


def said_of(evening: Evening, *touches: str) -> tuple[Effect, ...]:
    """Draw a card, say what it reads, and return what was entered."""
    evening.throw(1, 2)
    evening.touch(*touches)
    command = evening.last.command
    assert isinstance(command, ReadCard)
    return command.effects


BUILT = PayPerBuilding({"branch": 25, "enterprise": 100})
SAID: dict[str, tuple[tuple[str, ...], tuple[Effect, ...]]] = {
    "per building": (("words", "say:pay_built", "get:25", "get:100"), (BUILT,)),
    "one kind of building": (
        ("words", "say:get_built", "get:0", "get:100"),
        (ReceivePerBuilding({"enterprise": 100}),),
    ),
    "from each": (("words", "say:collect", "get:10"), (CollectEach(10),)),
    "backwards": (("words", "say:backward", "get:3"), (Step(-3),)),
    "to the nearest": (("words", "say:nearest", "kind:group:food"), (GoToNearest(group="food"),)),
    "into a pot": (("words", "say:pay:charity", "get:40"), (Pay(40, "charity"),)),
    "all that lies in a pot": (("words", "say:take:charity"), (TakePot("charity"),)),
    "another card": (("words", "say:draw:movement"), (Draw("movement"),)),
    "a turn to miss": (("words", "say:skip"), (SkipTurn(),)),
    "pay or draw": (
        ("several", "pay:50", "or", "words", "say:draw:chance", "done"),
        (OneOf(((Pay(50),), (Draw("chance"),))),),
    ),
    "two orders": (("several", "go:8", "get:30", "done"), (GoTo(8), Receive(30))),
    "one taken back": (("several", "get:30", "get:40", "erase", "done"), (Receive(30),)),
    "a way taken back": (("several", "get:30", "or", "erase", "done"), (Receive(30),)),
    "a choice to keep": (
        ("keep", "several", "get:30", "or", "release", "done"),
        (Keep((OneOf(((Receive(30),), (Release(),))),)),),
    ),
}


@pytest.mark.parametrize(("touches", "effects"), SAID.values(), ids=SAID)
def test_whatever_a_card_of_the_box_reads_is_said_by_fingers(
    sat: Evening, touches: tuple[str, ...], effects: tuple[Effect, ...]
) -> None:
    assert said_of(sat, *(f"card:{touch}" for touch in touches)) == effects


def test_what_is_half_said_is_left_step_by_step(sat: Evening) -> None:
    sat.throw(1, 2)
    assert sat.touch("card:words", "card:say:collect").page == "card:get"
    assert sat.touch("card:back").page == "card:known"
    assert sat.touch("card:back").page == ""
    view = sat.touch("card:several", "card:get:30", "card:or")
    assert "card:done" not in {key.name for key in view.others}
    assert view.slip.rows[-1].text == "Что можно вместо этого?"
    view = sat.touch("card:back:start")
    assert "card:or" not in {key.name for key in view.others}


def test_a_card_that_is_refused_is_said_anew(sat: Evening) -> None:
    sat.throw(1, 2)
    assert sat.touch("card:get:0").frame.refusal
    sat.touch("card:get:20")
    assert isinstance(sat.last.command, ReadCard)
    assert sat.last.command.effects == (Receive(20),)

"""Cards and decks by touches, without a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from companion.agenda import RollDue
from companion.commands import Propose, ReadCard, Shuffle
from companion.deferred import Basket
from companion.effects import Keep, Receive
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

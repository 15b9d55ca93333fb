"""Turns by touches, without a window: what is shown, and what the books say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.agenda import Do, RollDue
from companion.commands import Bid, Decline, Retire, Roll, Shuffle
from companion.effects import Receive
from companion.situation import Sitter
from tests.ui.house import Evening, in_the_middle, key
from ui.presenters.vm_auction import AuctionVM
from ui.presenters.vm_end import StandingsVM
from ui.presenters.vm_jackpot import JackpotVM
from ui.presenters.vm_ledger import LedgerVM, ReasonsVM
from ui.presenters.vm_more import AskVM
from ui.presenters.vm_table import CardVM, PlotVM, QuestionVM, RollVM


def test_two_touches_enter_a_roll(sat: Evening) -> None:
    view = sat.view()
    assert isinstance(view, RollVM)
    assert isinstance(sat.throw(1, 3), PlotVM)
    assert sat.changes[-1].walk == 4


def test_the_first_die_leaves_six_cells_in_reach_and_is_cleared_by_the_same_touch(
    sat: Evening,
) -> None:
    view = sat.touch("die:0:4")
    assert [cell.state for cell in view.track][:6] == ["here", *["dim"] * 4, "reach"]
    assert [cell.state for cell in view.track].count("reach") == 6
    assert sat.touch("die:0:4").chosen == (0, 0)


def test_buying_takes_one_touch_and_undoing_it_another(sat: Evening) -> None:
    seat = sat.asked
    sat.throw(1, 3)
    sat.touch("accept")
    assert sat.game.cash(seat) == 1930
    view = sat.touch("undo")
    assert isinstance(view, PlotVM)
    assert sat.game.cash(seat) == 2000
    assert "Ночной клуб" in view.frame.refusal


def test_a_refused_plot_is_auctioned_and_the_hammer_sells_it(sat: Evening) -> None:
    sat.throw(1, 3)
    view = sat.touch("decline")
    assert isinstance(view, AuctionVM)
    tile = view.bidders[0]
    view = sat.touch(tile.steps[1].name)
    assert view.price == 50
    assert view.bidders[0].leads
    view = sat.touch(f"pass:{view.bidders[2].player.id}")
    assert view.bidders[2].passed
    view = sat.touch(f"return:{view.bidders[2].player.id}")
    assert view.bidders[2].steps
    sat.touch(view.bidders[2].steps[0].name, "knock")
    assert sat.game.owner("night_club") == 2
    assert sat.game.cash(2) == 2000 - 51


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


def test_who_is_held_is_offered_the_fine(sat: Evening) -> None:
    seat = sat.asked
    sat.touch("tab:ledger", "match", f"match:token:{seat}:10:1:сидит")
    view = sat.view()
    assert isinstance(view, RollVM)
    assert key(view, "accept").enabled
    sat.touch("accept")
    assert (sat.game.detained(seat), sat.game.cash(seat)) == (False, 1950)
    assert sat.game.item == RollDue(seat)


def test_the_slot_machine_may_be_declined(sat: Evening) -> None:
    seat = sat.asked
    sat.touch("tab:ledger", "match", f"match:token:{seat}:17:0:стоит тут")
    view = sat.throw(1, 2)
    assert isinstance(view, JackpotVM)
    sat.touch("decline")
    assert sat.asked != seat


def test_the_ledger_leads_back_to_any_entry_and_forward_again(sat: Evening) -> None:
    sat.throw(1, 3)
    sat.touch("accept")
    after = sat.game
    view = sat.touch("tab:ledger")
    assert isinstance(view, LedgerVM)
    roll = next(entry for entry in view.entries if entry.dice)
    view = sat.touch(f"ledger:row:{roll.seq}")
    assert [(b.before, b.after) for b in view.back.balances] == [(1930, 2000)]
    view = sat.touch(f"back:{roll.seq}")
    assert isinstance(view, RollVM)
    view = sat.touch("tab:ledger")
    assert key(view, "redo").label == "Повторить"
    sat.touch("redo", "redo")
    assert sat.game == after


def test_the_end_is_asked_for_once_and_shows_the_standings(sat: Evening) -> None:
    sat.touch("tab:more", "finish", "no")
    assert not sat.game.over
    view = sat.touch("finish", "yes:finish")
    assert isinstance(view, StandingsVM)
    assert len(view.rows) == 4
    assert isinstance(sat.touch("undo"), RollVM)


def test_why_on_an_offer_shows_what_buying_would_charge(sat: Evening) -> None:
    sat.throw(1, 3)
    view = sat.touch("why")
    assert isinstance(view, ReasonsVM)
    assert view.slip.total == 70


def test_after_the_last_failed_throw_the_fine_is_the_only_way(tmp_path: Path) -> None:
    held = in_the_middle(
        tmp_path,
        Sitter("Аня", 100, cell=10, detained=3, coin=1),
        Sitter("Вера", 100, coin=2),
        options={"third_failure": "stay_until_paid"},
    )
    view = held.view()
    assert isinstance(view, QuestionVM)
    assert [(one.name, one.tone) for one in view.keys] == [("answer:0", "primary")]
    assert "50" in view.slip.title
    held.touch("die:0:1", "die:1:1")
    assert held.game.detained(0)
    assert isinstance(held.touch("answer:0"), RollVM)
    assert held.game.cash(0) == 50


def test_a_third_double_goes_to_the_inspection_without_a_walk(tmp_path: Path) -> None:
    players = Sitter("Аня", 100, cell=12, coin=1), Sitter("Вера", 100, coin=2)
    evening = in_the_middle(tmp_path, *players, doubles=2)
    evening.throw(2, 2)
    assert evening.game.detained(0)
    assert evening.changes[-1].walk == 0


def test_a_token_walks_past_the_start_by_what_was_thrown(tmp_path: Path) -> None:
    players = Sitter("Аня", 500, cell=38, coin=1), Sitter("Вера", 100, coin=2)
    evening = in_the_middle(tmp_path, *players)
    evening.throw(2, 3)
    assert evening.changes[-1].walk == 5


def test_once_the_leader_of_an_auction_has_left_anyone_may_call_anything(tmp_path: Path) -> None:
    names = ("Аня", "Вера", "Борис")
    people = (Sitter(name, 300, coin=n, cell=38 * (n == 1)) for n, name in enumerate(names, 1))
    evening = in_the_middle(tmp_path, *people)
    for command in (Roll(0, (1, 2)), Decline(0), Bid(1, 150)):
        evening.submit(command)
    view = evening.view()
    assert [tile.leads for tile in view.bidders] == [False, True, False]
    assert [step.label for step in view.bidders[0].steps] == ["160", "200", "250"]
    evening.submit(Retire(1))
    view = evening.view()
    assert (view.price, view.leader) == (None, None)
    assert [step.label for step in view.bidders[0].steps] == ["10", "50", "100"]
    evening.touch(view.bidders[0].steps[0].name)
    assert evening.last.command == Bid(0, 10)


def test_keys_go_by_the_seat_and_not_by_the_coin(sat: Evening) -> None:
    sat.throw(1, 3)
    view = sat.touch("decline")
    tiles = {tile.player.id: tile for tile in view.bidders}
    assert [tile.player.coin for tile in tiles.values()] == [1, 3, 2, 4]
    sat.touch(tiles[2].steps[0].name)
    assert sat.last.command == Bid(2, 10)


def test_a_sheet_calls_no_industry_a_monopoly_while_a_plot_of_it_is_mortgaged(
    tmp_path: Path,
) -> None:
    row = ("cinema", "karaoke", "night_club")
    owner = Sitter("Аня", 500, deeds=row, mortgaged=("cinema",), coin=1)
    evening = in_the_middle(tmp_path, owner, Sitter("Вера", 100, coin=2))
    [group] = evening.touch("seat:0").groups
    assert (group.whole, group.note) == (False, "3 из 3")
    [group] = evening.touch("deed:cinema", "redeem").groups
    assert group.whole


def test_an_effect_that_waits_without_being_a_payment_is_a_plain_question(sat: Evening) -> None:
    table, seat = sat.table, sat.asked
    assert table is not None
    table.game = replace(table.game, agenda=(*table.game.agenda, Do(seat, Receive(50), "chance")))
    view = sat.view()
    assert isinstance(view, QuestionVM)
    assert "Шанс" in view.slip.title
    assert [key.name for key in view.keys] == ["answer:0"]


def test_what_a_plot_leaves_in_the_purse_or_what_is_missing_is_what_the_rules_say(
    tmp_path: Path,
) -> None:
    players = Sitter("Аня", 75, cell=0, coin=1), Sitter("Вера", 60, cell=0, coin=2)
    evening = in_the_middle(tmp_path, *players)
    view = evening.throw(1, 3)
    assert (view.main.label, view.main.note) == ("Купить", "останется 5\xa0ф")
    evening.touch("accept")
    view = evening.throw(2, 4)
    assert not view.main.enabled
    assert view.main.label == "Не хватает 30\xa0ф"


@pytest.mark.parametrize(
    ("quitting", "said", "left"),
    [
        ("as_bankrupt_to_bank", "Вера отдаёт всё банку и выходит из игры.", 0),
        ("assets_frozen", "Вера выходит из игры. Имущество остаётся нетронутым.", 100),
    ],
)
def test_who_leaves_is_told_what_becomes_of_the_property(
    tmp_path: Path, quitting: str, said: str, left: int
) -> None:
    players = (Sitter(name, 100, coin=n) for n, name in enumerate(("Аня", "Вера", "Петя"), 1))
    evening = in_the_middle(tmp_path, *players, options={"quitting": quitting})
    view = evening.touch("tab:more", "leave:1")
    assert isinstance(view, AskVM)
    assert [row.text for row in view.slip.rows] == [said]
    evening.touch("yes:leave")
    assert evening.game.retired == {1}
    assert evening.game.cash(1) == left


def test_the_certificate_counts_the_industries_that_won(tmp_path: Path) -> None:
    evening = in_the_middle(
        tmp_path,
        Sitter("Аня", 200, cell=2, deeds=("bakery", "clothing"), coin=1),
        Sitter("Вера", 900, coin=2),
        options={"win_condition": "first_full_industry"},
    )
    evening.throw(3, 4)
    view = evening.touch("accept")
    assert isinstance(view, StandingsVM)
    assert view.verdict == "Аня"
    assert "1 целая отрасль" in view.note

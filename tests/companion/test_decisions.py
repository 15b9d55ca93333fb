"""Time up, other rules, late comers and decisions: what examples of the rule book cannot show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main
from companion.answers import row
from companion.commands import Accept, Bid, Command, Decline, Finish, Knock, Retire, Roll
from companion.decisions import Amend, Join, Overrule, TimeUp
from companion.game import Player
from companion.guidance import guidance
from companion.hands import PutToken, SetPieces
from companion.journal import export, in_force, replay
from companion.ledger import BANK, purse
from companion.mixture import mixture
from companion.rule_sheet import changes
from companion.ruling import Refused
from companion.situation import Sitter
from companion.statement import charges, statement
from companion.table import Table
from companion.words import Words
from tests.tables import CLASSIC, arranged, seated

FOOD = ("clothing", "bakery", "brewery")


def played(table: Table, *commands: Command) -> Table:
    for command in commands:
        table.submit(command)
    return table


def limited(**options: Any) -> Table:
    sitters = (Sitter("Аня", 100), Sitter("Борис", 90), Sitter("Вера", 80))
    return arranged(*sitters, time_limit=60, **options)


ALREADY = "decisions.played_already"

# --- time up ---


@pytest.mark.parametrize("moment", ["finish_turn", "finish_round", "stop_now"])
def test_between_two_rounds_the_evening_ends_at_once(moment: str) -> None:
    table = played(limited(timed_end_moment=moment), *(Roll(seat, (2, 3)) for seat in range(3)))
    assert not table.game.over
    assert table.submit(TimeUp())
    assert table.game.over


@pytest.mark.parametrize(("moment", "over"), [("finish_turn", True), ("finish_round", False)])
def test_between_two_turns_only_the_round_is_played_on(moment: str, *, over: bool) -> None:
    table = played(limited(timed_end_moment=moment), Roll(0, (2, 3)), TimeUp())
    assert table.game.over is over


def test_a_round_ends_though_its_first_player_has_left() -> None:
    table = arranged(
        *(Sitter(name) for name in "АБВ"), time_limit=60, timed_end_moment="finish_round"
    )
    played(table, Roll(0, (2, 3)), TimeUp(), Retire(0), Roll(1, (2, 3)))
    assert not table.game.over
    played(table, Roll(2, (2, 3)))
    assert table.game.over


def test_an_auction_between_turns_is_finished_before_the_evening_is() -> None:
    sitters = (Sitter("Аня", 100), Sitter("Борис", 90), Sitter("Вера", 80, deeds=("cinema",)))
    table = arranged(*sitters, time_limit=60, bankrupt_assets="bank_auction")
    played(table, Roll(0, (2, 3)), Retire(2), TimeUp())
    assert not table.game.over
    played(table, Bid(1, 30), Knock())
    assert table.game.over
    assert table.game.owner("cinema") == 1


def test_an_auction_that_nobody_has_closed_is_void_if_one_stops_at_once() -> None:
    table = arranged(Sitter("Аня", 100, 4), time_limit=60, timed_end_moment="stop_now")
    played(table, Roll(0, (1, 2)), Decline(0), Bid(0, 30), TimeUp())
    assert table.game.over
    assert table.game.owner("bakery") is None


@pytest.mark.parametrize("ends", [TimeUp(), Finish()])
@pytest.mark.parametrize("moment", ["stop_now", "finish_turn"])
def test_both_ends_wait_for_a_rent_that_waits_for_a_tap(ends: Command, moment: str) -> None:
    sitters = (Sitter("Аня", 100, 4), Sitter("Борис", deeds=("bakery",)))
    rules: dict[str, Any] = {"rent_claim": "ask_before_next_throw", "tap_to_pay": ["rent"]}
    table = arranged(*sitters, time_limit=60, timed_end_moment=moment, **rules)
    played(table, Roll(0, (1, 2)), ends)
    assert not table.game.over
    assert isinstance(table.judge(Finish()), Refused)
    played(table, Accept(0))
    assert (table.game.over, table.game.cash(1)) == (True, 10)


def test_time_up_is_taken_back_like_anything_else() -> None:
    table = played(limited(), Roll(0, (2, 3)))
    before = table.game
    table.submit(TimeUp())
    assert table.game.over
    table.take_back()
    assert table.game == before
    played(table, Roll(1, (2, 3)))
    assert not table.game.over


def test_who_goes_back_before_time_was_up_has_it_called_anew() -> None:
    table = played(limited(), Roll(0, (1, 3)), TimeUp(), Decline(0), Knock())
    assert table.game.over
    table.back_to(table.past[1].entry.seq)
    played(table, Roll(0, (2, 3)), Roll(1, (1, 3)), TimeUp())
    assert not table.game.over
    assert isinstance(table.judge(TimeUp()), Refused)


# --- other rules from now on ---


def test_each_entry_shows_the_rules_of_its_moment() -> None:
    table = played(seated("Аня", "Борис"), Roll(0, (1, 3)), Decline(0), Knock())
    played(table, Amend({"refusal_auction": False}), Roll(1, (1, 3)), Decline(1))
    now = [moment.after.options.refusal_auction for moment in table.past]
    assert now == [True] * 4 + [False] * 3
    table.back_to(table.past[4].entry.seq)
    assert table.game.options.refusal_auction


def test_what_a_table_has_changed_is_told_with_what_was_before() -> None:
    table = seated("Аня", "Борис", fine=75)
    played(table, Amend({"fine": 100, "refusal_auction": False}), Amend({"fine": 50}))
    options, found = changes(CLASSIC, in_force(table.journal))
    assert options == table.game.options
    assert [(change.rule, change.seq, change.before.fine) for change in found] == [
        ("fine", 2, 75),
        ("refusal_auction", 2, 75),
        ("fine", 3, 100),
    ]


def test_the_command_tells_the_rules_in_force_and_since_when(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played(seated("Аня", "Борис"), Amend({"refusal_auction": False}))
    export(table.journal, tmp_path / "evening.jsonl")
    assert main(["rules", str(tmp_path / "evening.jsonl"), "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("    changed by entry 2"))
    assert lines[at] == "    changed by entry 2, before that — yes"
    assert lines[at - 2 : at] == ["    [x] no", "    [ ] yes"]
    assert lines[0].startswith("[x] — played now")


def test_hands_put_the_branches_back_that_enterprises_stood_beside() -> None:
    built = dict.fromkeys(FOOD, 4)
    table = arranged(Sitter("Аня", deeds=FOOD, built=built))
    before = table.game
    played(table, Amend({"enterprise_replaces_branches": True}))
    assert guidance(before, table.game) == (SetPieces(FOOD, "branch", -3),)
    played(table, Amend({"enterprise_replaces_branches": False}))
    assert table.game.ledger == before.ledger


def test_every_house_rule_can_be_changed_to_what_it_is_not_or_says_why_not() -> None:
    refused = set()
    for rule, values in mixture(CLASSIC).items():
        for value in values:
            ruling = seated("Аня", "Борис").judge(Amend({rule: value}))
            if isinstance(ruling, Refused) and ruling.ground.article != ALREADY:
                refused.add(rule)
    assert refused == {"opening_cash", "opening_pots", "order_of_play", "first_lap_purchase"}


# --- late comers ---


def test_who_joins_puts_a_token_on_start_and_takes_it_away_if_undone() -> None:
    table = seated("Аня", "Борис", late_join="with_start_capital")
    before = table.game
    played(table, Join(Player("Вера", 3)))
    assert guidance(before, table.game) == (PutToken(2, 0),)
    assert guidance(table.game, before) == ()
    table.take_back()
    assert table.game == before


@pytest.mark.parametrize(
    ("first", "turns"),
    [
        (0, [(1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3)]),
        (1, [(0, 1), (1, 2), (2, 2), (0, 2), (1, 3), (2, 3)]),
    ],
)
def test_who_joins_plays_last_and_a_round_ends_where_it_began(
    first: int, turns: list[tuple[int, int]]
) -> None:
    """The throws lead from START to the charity fund, and on into the inspection."""
    table = arranged(*(Sitter(n) for n in "АБ"), turn=first, late_join="with_start_capital")
    played(table, Roll(first, (2, 3)), Join(Player("В")))
    thrown = [first]
    for seat, round_ in turns:
        assert (due(table), table.game.count("round")) == (seat, round_)
        played(table, Roll(seat, (1, 2) if thrown.count(seat) == 2 else (2, 3)))
        thrown.append(seat)


def due(table: Table) -> int | None:
    return table.game.item.seat if table.game.item else None


# --- decisions ---


def test_a_statement_marks_what_the_table_has_decided() -> None:
    table = arranged(Sitter("Аня", 100, 2), Sitter("Борис", deeds=("brewery",)))
    played(table, Roll(0, (3, 4)), Overrule(purse(0), purse(1), 5, "новичок"), Accept(0))
    *_, last = statement((moment.entry for moment in table.past), purse(0))
    told = row(last, purse(0), table.game, Words("ru"))
    assert told.text.endswith("«Пивоваренный завод»; Решение стола: новичок")


def test_the_reasons_of_a_decision_are_the_rule_and_then_the_table() -> None:
    table = arranged(Sitter("Аня", 5, 2), Sitter("Борис", deeds=FOOD))
    played(table, Roll(0, (3, 4)), Overrule(purse(0), purse(1), 5, "всё, что есть"), Accept(0))
    (charged,) = charges(table.past[-1].entry.events)
    assert [(line.article, line.total) for line in charged.sum.lines] == [
        ("rent.base", 12),
        ("rent.industry", 24),
        ("decisions.decided", 5),
    ]


def test_a_decision_over_and_over_is_told_over_and_over() -> None:
    table = arranged(Sitter("Аня", 100, 2), Sitter("Борис", deeds=("brewery",)))
    played(table, Roll(0, (3, 4)))
    for amount in (5, 6):
        played(table, Overrule(purse(0), purse(1), amount, "так"))
    played(table, Accept(0))
    (charged,) = charges(table.past[-1].entry.events)
    assert [line.total for line in charged.sum.lines] == [12, 5, 6]


def test_a_decision_on_a_sum_paid_long_ago_leaves_alone_what_waits_between_the_two() -> None:
    table = arranged(Sitter("Аня", 100, 2), Sitter("Борис", deeds=("brewery",)))
    played(table, Roll(0, (3, 4)), Overrule(purse(0), purse(1), 5, "тогда", besides=True))
    assert table.game.ledger.balance(purse(1)) == 5
    played(table, Accept(0))
    assert table.game.ledger.balance(purse(1)) == 5 + 12


def test_the_bank_pays_by_decision_what_it_likes() -> None:
    table = played(arranged(Sitter("Аня", 5)), Overrule(BANK, purse(0), 500, "ошибка банка"))
    assert table.game.cash(0) == 505


def test_replay_knows_nothing_of_all_this() -> None:
    table = limited(late_join="with_start_capital")
    played(table, Join(Player("Гена")), Amend({"fine": 75}), Roll(0, (2, 3)), TimeUp())
    assert replay(CLASSIC, table.journal) == table.game

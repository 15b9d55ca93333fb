from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from companion.bots import choose
from companion.commands import (
    Accept,
    Bid,
    Build,
    Command,
    Decline,
    Finish,
    MatchCash,
    MatchDeed,
    Open,
    ReadCard,
    Retire,
    Roll,
    Sell,
)
from companion.effects import Draw, Effect, Pay, PayEach, TakePot, Visit
from companion.errors import IllegalCommand, JournalError
from companion.events import Counted, Posted, Reading
from companion.fold import blank
from companion.game import Game, Holding, Player
from companion.journal import Entry, Journal, replay
from companion.ledger import BANK, Transfer, purse
from companion.ruling import Granted, Refused
from companion.simulate import play
from companion.situation import Sitter
from companion.table import Pending, Table
from tests.tables import CLASSIC, arranged, in_memory, no_clock, seated

PRESS = "screen-3"


def evening(seed: int, rounds: int = 12) -> Table:
    return play(CLASSIC, seed, players=3, rounds=rounds)


def reopened(table: Table) -> Table:
    return Table(table.journal, no_clock)


# --- taking back ---


def test_undoing_k_steps_is_the_replay_of_the_shorter_journal_for_every_k() -> None:
    """Fault 19."""
    table = evening(11, rounds=40)
    entries = list(table.journal)
    for left in range(len(entries) - 1, -1, -1):
        table.take_back()
        assert table.game == replay(CLASSIC, entries[:left]), left
    assert table.game == blank(CLASSIC)


def test_undone_steps_stay_undone_when_the_journal_is_opened_again() -> None:
    table = evening(12, rounds=4)
    games = [moment.before for moment in table.past]
    for left in range(len(games) - 1, -1, -1):
        table.take_back()
        assert reopened(table).game == games[left]


def test_redo_restores_step_by_step_what_was_undone() -> None:
    table = evening(13)
    games = [moment.after for moment in table.past]
    for _ in range(40):
        table.take_back()
    for game in games[-40:]:
        table.redo()
        assert table.game == game
        assert table.past[-1].after == game
    assert table.redoable is None


def test_redo_is_possible_after_opening_the_journal_again() -> None:
    table = evening(13, rounds=3)
    end = table.game
    table.take_back()
    again = reopened(table)
    again.redo()
    assert again.game == end


def test_back_to_an_entry_strikes_it_and_all_that_followed_in_one_go() -> None:
    table = evening(14)
    moment = table.past[20]
    table.back_to(moment.entry.seq)
    assert table.game == moment.before
    assert [m.entry.seq for m in table.past] == list(range(1, 21))
    assert reopened(table).game == moment.before


def test_what_was_gone_back_over_can_be_redone_one_by_one() -> None:
    table = evening(14)
    end, seq = table.game, table.past[-5].entry.seq
    table.back_to(seq)
    for _ in range(5):
        table.redo()
    assert table.game == end


def test_something_new_ends_the_chance_of_redo() -> None:
    table = seated("Аня", "Борис")
    table.submit(Roll(0, (1, 3)))
    table.take_back()
    table.submit(Roll(0, (2, 3)))
    assert table.redoable is None
    with pytest.raises(IllegalCommand, match="nothing to redo"):
        table.redo()


def test_an_entry_that_is_not_in_force_cannot_be_gone_back_to() -> None:
    table = seated("Аня", "Борис")
    table.submit(Roll(0, (1, 3)))
    table.take_back()
    with pytest.raises(IllegalCommand, match="entry 2 is not in force"):
        table.back_to(2)


def test_a_table_at_which_nothing_happened_has_nothing_to_take_back() -> None:
    with pytest.raises(IllegalCommand):
        in_memory().take_back()


def test_the_end_of_an_evening_can_be_taken_back() -> None:
    table = seated("Аня", "Борис")
    before = table.game
    table.submit(Finish())
    assert table.game.over
    table.take_back()
    assert table.game == before


def test_the_clock_may_stand_still_or_step_back() -> None:
    """Fault 28: order and undo go by the sequence number, never by the time."""
    times = iter([f"2000-01-01T00:00:{59 - n:02}" for n in range(60)])
    table, chance = in_memory(clock=times.__next__), Random(5)
    table.submit(Open((Player("Аня"), Player("Борис"))))
    for _ in range(20):
        table.submit(choose(table, chance))
    games = [moment.before for moment in table.past]
    assert [entry.at for entry in table.journal] == sorted(
        (entry.at for entry in table.journal), reverse=True
    )
    while table.past:
        table.take_back()
        assert table.game == reopened(table).game == games.pop()


# --- presses ---


def test_one_press_counts_once() -> None:
    """Fault 31: one finger may arrive as a touch and as a mouse."""
    table = seated("Аня", "Борис")
    table.submit(Roll(0, (1, 3)), press=PRESS)
    with pytest.raises(IllegalCommand, match="entered already"):
        table.submit(Accept(0), press=PRESS)
    assert table.knows(PRESS)
    assert len(list(table.journal)) == 2


def test_a_press_counts_once_after_reopening_and_after_being_undone() -> None:
    table = seated("Аня", "Борис")
    roll = Roll(0, (1, 3), "tray", Reading("T1", "a1", 7, ("1", "3")))
    table.submit(roll, press="T1/a1/7")
    table.take_back()
    again = reopened(table)
    assert again.knows("T1/a1/7")
    with pytest.raises(IllegalCommand, match="entered already"):
        again.submit(roll, press="T1/a1/7")


def test_entries_without_a_press_do_not_hinder_each_other() -> None:
    table = seated("Аня", "Борис")
    for command in (Roll(0, (1, 3)), Decline(0)):
        table.submit(command)
    assert not table.knows("")


# --- questions ---


def test_a_refused_command_leaves_no_trace() -> None:
    table = seated("Аня", "Борис")
    before, heard = table.game, list[Game]()
    table.subscribe(lambda _entries, game: heard.append(game))
    with pytest.raises(IllegalCommand):
        table.submit(Roll(1, (1, 3)))
    assert (table.game, len(list(table.journal)), heard) == (before, 1, [])


def test_judging_and_listing_choices_change_nothing() -> None:
    table = evening(15, rounds=6)
    table.take_back()
    before = table.game
    for choice in table.choices():
        table.judge(choice.command)
    assert table.game is before
    assert replay(CLASSIC, table.journal) == before


def test_every_choice_is_judged_as_its_command_would_be() -> None:
    table = evening(15, rounds=6)
    table.take_back()
    kinds = set()
    for choice in table.choices():
        assert type(table.judge(choice.command)) is type(choice.ruling)
        kinds.add(type(choice.ruling))
    assert kinds == {Granted, Refused}


def test_listeners_get_the_entries_and_the_game_after_each_change() -> None:
    table, heard = seated("Аня", "Борис"), list[tuple[int, Game]]()
    table.subscribe(lambda entries, game: heard.append((entries[-1].seq, game)))
    table.submit(Roll(0, (1, 3)))
    after = table.game
    table.take_back()
    table.redo()
    assert [seq for seq, _ in heard] == [2, 3, 4]
    assert [game for _, game in heard] == [after, table.past[0].after, after]


def test_three_steps_are_what_one_step_is() -> None:
    one, three = seated("Аня", "Борис"), seated("Аня", "Борис")
    one.submit(Roll(0, (1, 3)), press=PRESS)
    pending = three.prepare(Roll(0, (1, 3)), press=PRESS)
    assert isinstance(pending, Pending)
    three.journal.append(*pending.entries)
    three.commit(pending)
    assert list(one.journal) == list(three.journal)
    assert one.game == three.game


# --- forced choices over a restart ---

SITTER = Sitter("Аня", cash=2000)
FORCED: dict[str, tuple[Sitter, tuple[Command, ...]]] = {
    "RollDue": (SITTER, ()),
    "Detention": (Sitter("Аня", cash=100, cell=10, detained=1), ()),
    "Offer": (SITTER, (Roll(0, (1, 3)),)),
    "Auction": (SITTER, (Roll(0, (1, 3)), Decline(0))),
    "CardDue": (SITTER, (Roll(0, (1, 2)),)),
    "Stake": (Sitter("Аня", cash=9, cell=15), (Roll(0, (1, 4)),)),
    "Do": (
        SITTER,
        (MatchDeed("night_club", Holding(1), "его карточка"), Roll(0, (1, 3))),
    ),
    "Debt": (
        Sitter("Аня", deeds=("cinema",)),
        (MatchDeed("night_club", Holding(1), "его карточка"), Roll(0, (1, 3))),
    ),
}


@pytest.mark.parametrize("question", FORCED)
def test_a_restart_comes_back_to_the_same_forced_choice(question: str, tmp_path: Path) -> None:
    """Fault 23."""
    sitter, commands = FORCED[question]
    source = arranged(sitter)
    for command in commands:
        source.submit(command)
    assert type(source.game.item).__name__ == question
    journal = Journal.create(tmp_path / "forced.kassa", CLASSIC, "")
    journal.append(*source.journal)
    journal.close()
    for _ in range(2):
        journal = Journal.open(tmp_path / "forced.kassa")
        table = Table(journal, no_clock)
        assert table.game.item == source.game.item
        assert table.choices() == source.choices()
        journal.close()


# --- what was charged stays charged ---


def test_a_mended_rule_does_not_rewrite_an_evening_that_was_played() -> None:
    """Fault 20: the journal holds what was charged, whatever today's rules would charge."""
    today = arranged(Sitter("Аня", cash=100), Sitter("Борис", deeds=("night_club",)))
    today.submit(Roll(0, (1, 3)))
    today.submit(Accept(0))
    old = in_memory()
    old.journal.append(*(with_rent(entry, 9) for entry in today.journal))
    saved = reopened(old)
    assert (today.game.cash(0), saved.game.cash(0)) == (94, 91)
    (charge,) = [fact for fact in saved.past[-1].entry.events if isinstance(fact, Posted)]
    assert charge.transfer == Transfer(purse(0), purse(1), 9, "rent.base")


def with_rent(entry: Entry, amount: int) -> Entry:
    """Return *entry* as an earlier rule would have made it."""
    facts = tuple(
        Posted(Transfer(f.transfer.payer, f.transfer.payee, amount, f.transfer.memo))
        if isinstance(f, Posted) and f.transfer.memo == "rent.base"
        else f
        for f in entry.events
    )
    return Entry(entry.seq, entry.at, entry.command, facts)


@pytest.mark.parametrize(
    ("entries", "says"),
    [
        ([Entry(1, "", takes_back=1)], "entry 1 takes back 1 out of turn"),
        ([Entry(1, "", Finish()), Entry(2, "", Finish()), Entry(3, "", takes_back=1)], "entry 3"),
        ([Entry(1, "", events=(Posted(Transfer(purse(0), BANK, 5, "x")),))], "entry 1 cannot be"),
        ([Entry(1, "", events=(Counted("n", 1),)), Entry(3, "")], "entry 2 is missing"),
    ],
    ids=["takes back itself", "not the last", "overdraft", "gap"],
)
def test_a_journal_that_contradicts_itself_is_refused_by_entry(
    entries: list[Entry], says: str
) -> None:
    journal = Journal.create(":memory:", CLASSIC, "")
    journal.append(*entries)
    with pytest.raises(JournalError, match=says):
        Table(journal, no_clock)
    with pytest.raises(JournalError, match=says):
        replay(CLASSIC, journal)


# --- the table goes on when people leave or err ---


def test_who_leaves_may_be_called_back_by_undo() -> None:
    table = arranged(SITTER, Sitter("Борис", cash=500), Sitter("Вера", cash=70))
    table.submit(MatchCash(purse(1), 510, "нашлась"))
    before = table.game
    table.submit(Retire(1))
    assert table.game.seats == (0, 2)
    table.take_back()
    assert table.game == before


# --- what arbitrary play once found ---


def test_a_creditor_who_left_is_not_paid_by_a_bankrupt() -> None:
    table = arranged(Sitter("Аня", cash=10, cell=5), Sitter("Борис"), Sitter("Вера"))
    for command in (Roll(0, (1, 2)), ReadCard(0, (PayEach(50),)), Retire(1), Retire(0)):
        table.submit(command)
    assert [table.game.cash(seat) for seat in range(3)] == [0, 0, 50]


@pytest.mark.parametrize(
    "effect",
    [Pay(10, purse(0)), TakePot(BANK), TakePot(purse(1)), Draw("destiny"), Visit("nowhere")],
    ids=repr,
)
def test_a_card_cannot_say_what_no_board_can_do(effect: Effect) -> None:
    table = arranged(Sitter("Аня", cash=100, cell=5), Sitter("Борис", cash=100))
    table.submit(Roll(0, (1, 2)))
    assert isinstance(table.judge(ReadCard(0, (effect,))), Refused)


@pytest.mark.parametrize("before", [(), (Decline(0), Bid(0, 30))], ids=["offer", "hammer"])
def test_a_deed_is_not_corrected_while_it_is_being_settled(before: tuple[Command, ...]) -> None:
    table = arranged(SITTER, Sitter("Борис", cash=500))
    for command in (Roll(0, (1, 3)), *before):
        table.submit(command)
    ruling = table.judge(MatchDeed("night_club", Holding(1), "куплен"))
    assert isinstance(ruling, Refused)
    assert ruling.ground.article == "clerk.being_settled"


def test_a_debtor_whose_row_is_shared_can_still_sell() -> None:
    table = arranged(
        Sitter("Аня", cash=0, cell=5, deeds=("cinema",), built={"cinema": 1}),
        Sitter("Борис", cash=100, deeds=("karaoke",), built={"karaoke": 3}),
    )
    table.submit(Roll(0, (1, 2)))
    table.submit(ReadCard(0, (Pay(25),)))
    table.submit(Sell(0, "cinema"))
    table.submit(Accept(0))
    assert table.game.cash(0) == 0


def test_nobody_builds_in_the_turn_after_the_next() -> None:
    row = ("cinema", "karaoke", "night_club")
    table = arranged(
        Sitter("Аня", cash=500, cell=4, deeds=row),
        Sitter("Борис", cash=500, cell=10, detained=0),
        Sitter("Вера", cash=500),
        exit_fine_timing="pay_now_move_next_turn",
        refusal_auction=False,
    )
    for command in (Roll(0, (1, 4)), Decline(0)):
        table.submit(command)
    assert isinstance(table.judge(Build(0, "cinema")), Granted)
    table.submit(Accept(1))
    assert isinstance(table.judge(Build(0, "cinema")), Refused)

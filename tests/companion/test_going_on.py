"""A table goes on: over a restart, with mended rules, when people leave or err."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.commands import (
    Accept,
    Bid,
    Build,
    Command,
    Decline,
    Finish,
    MatchCash,
    MatchDeed,
    ReadCard,
    Retire,
    Roll,
    Sell,
)
from companion.effects import Draw, Effect, Pay, PayEach, TakePot, Visit
from companion.errors import JournalError
from companion.events import Counted, Posted
from companion.game import Holding
from companion.journal import Entry, Journal, replay
from companion.ledger import BANK, Transfer, purse
from companion.ruling import Granted, Refused
from companion.situation import Sitter
from companion.table import Table
from tests.companion.evenings import reopened
from tests.tables import CLASSIC, arranged, in_memory, no_clock

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

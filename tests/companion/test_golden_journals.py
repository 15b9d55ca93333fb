"""Recorded evenings must stay what they were: without the rules, and by the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from companion.agenda import Deal
from companion.arbiter import judge
from companion.audit import audit
from companion.bots import choose
from companion.commands import Accept, Decline
from companion.fold import blank
from companion.journal import Journal, after, export, from_export, in_force, replay
from companion.rules import book_of
from companion.ruling import Granted
from companion.table import Table
from companion.upcast import SCHEMA
from tests.make_journal import JOURNALS, Outcome, outcome
from tests.tables import no_clock, sums

GOLDEN = sorted(JOURNALS.glob("*.jsonl"))
OLD = sorted(JOURNALS.glob("schema*/*.jsonl"))


@pytest.fixture(params=GOLDEN, ids=lambda path: path.stem)
def golden(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


@pytest.fixture(params=[*GOLDEN, *OLD], ids=lambda path: f"{path.parent.name}-{path.stem}")
def kept(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def recorded(golden: Path) -> Outcome:
    return msgspec.json.decode(golden.with_suffix(".end.json").read_bytes(), type=Outcome)


def test_there_is_a_short_evening_and_a_whole_one_of_each_edition() -> None:
    names = ["classic-evening", "classic-short", "deluxe-evening", "elite-evening"]
    assert [path.stem for path in GOLDEN] == names


def test_evenings_of_every_schema_are_kept() -> None:
    assert {path.parent.name for path in OLD} == {f"schema{n}" for n in range(1, SCHEMA)}


def test_replay_without_rules_gives_the_recorded_end(kept: Path) -> None:
    journal = from_export(kept)
    end = replay(journal.edition, journal)
    assert outcome(end) == recorded(kept)
    assert set(sums(end).values()) == {0}


def test_the_arbiter_asked_again_leads_to_the_same_game_after_each_entry(kept: Path) -> None:
    journal = from_export(kept)
    book, game = book_of(journal.edition), blank(journal.edition)
    for entry in in_force(journal):
        assert entry.command is not None
        ruling, game = judge(book, game, entry.command), after(game, entry)
        assert isinstance(ruling, Granted), (entry.seq, ruling)
        assert ruling.game == game, entry.seq


def test_golden_evenings_hold_undone_and_restored_entries(golden: Path) -> None:
    entries = list(from_export(golden))
    strikes = {entry.seq for entry in entries if entry.takes_back}
    assert strikes
    assert any(entry.takes_back in strikes for entry in entries), "nothing was redone"


def test_golden_evenings_hold_deals_made_and_turned_down(golden: Path) -> None:
    answered = {
        type(moment.command)
        for moment in Table(from_export(golden), no_clock).past
        if isinstance(moment.before.item, Deal)
    }
    assert answered == {Accept, Decline}


def test_an_export_of_an_import_is_the_same_file(golden: Path, tmp_path: Path) -> None:
    export(from_export(golden), tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_bytes() == golden.read_bytes()


def test_nothing_is_amiss_in_a_kept_evening(kept: Path) -> None:
    journal = from_export(kept)
    assert list(audit(journal.edition, journal)) == []


def test_a_kept_evening_lives_on_in_a_file(kept: Path, tmp_path: Path) -> None:
    source = from_export(kept)
    journal = Journal.create(tmp_path / "kept.kassa", source.edition, source.started)
    journal.append(*source)
    assert outcome(Table(journal, no_clock).game) == recorded(kept)
    journal.close()


def test_a_kept_evening_is_played_on_from_the_middle(kept: Path) -> None:
    source, chance = from_export(kept), Random(7)
    entries = list(source)
    half = entries[: len(entries) // 2]
    journal = Journal.create(":memory:", source.edition, source.started)
    journal.append(*half)
    table = Table(journal, no_clock)
    for _ in range(20):
        table.submit(choose(table, chance))
    assert len(list(journal)) == len(half) + 20
    assert list(audit(source.edition, journal)) == []

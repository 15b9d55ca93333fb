"""What ``kassa-book`` prints and returns, and that it alters no file it only reads."""

from __future__ import annotations

import hashlib
import io
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from companion.__main__ import main
from companion.commands import Open, Roll
from companion.events import Posted
from companion.game import Player
from companion.journal import Journal
from companion.ledger import Transfer
from companion.problems import load
from companion.simulate import play
from companion.table import Table
from companion.upcast import SCHEMA

ROOT = Path(__file__).parents[2]
EDITION = ROOT / "companion/editions/millionaire-classic.toml"
RULEBOOK = ROOT / "tests/rulebook"


def hashes(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An evening of bots, saved and exported."""
    folder = tmp_path_factory.mktemp("evening")
    journal = Journal.create(folder / "evening.kassa", load(EDITION), "2000-01-01")
    play(load(EDITION), 11, players=3, rounds=6, journal=journal)
    journal.close()
    assert main(["export", str(folder / "evening.kassa"), "--jsonl", str(folder / "e.jsonl")]) == 0
    return folder


@pytest.fixture
def evening(played: Path, tmp_path: Path) -> Path:
    for path in played.iterdir():
        shutil.copy(path, tmp_path)
    return tmp_path


Told = Callable[[], tuple[list[str], list[str]]]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    def lines() -> tuple[list[str], list[str]]:
        out, err = capsys.readouterr()
        return out.splitlines(), err.splitlines()

    return lines


# --- fine ---


def test_a_good_edition_is_fine(told: Told) -> None:
    assert main(["check", str(EDITION)]) == 0
    out, err = told()
    assert out[0].startswith("millionaire-classic.toml: can be played; ")
    assert (len(out), err) == (1, [])


@pytest.mark.parametrize("name", ["evening.kassa", "e.jsonl"])
def test_a_played_evening_is_in_order(evening: Path, told: Told, name: str) -> None:
    assert main(["audit", str(evening / name)]) == 0
    out, err = told()
    assert out[0].endswith("it adds up, every sum has its reason, the arbiter agrees")
    assert err == []


def test_examples_of_the_rule_book_pass(told: Told) -> None:
    assert main(["examples", str(RULEBOOK / "rent.toml"), str(RULEBOOK / "turn.toml")]) == 0
    out, _ = told()
    assert out[0] == "rent.toml: example 1 (rent.base): pass"
    assert all(line.endswith(": pass") for line in out)


@pytest.mark.parametrize("name", ["evening.kassa", "e.jsonl"])
def test_the_reasons_of_a_charge_are_told(evening: Path, told: Told, name: str) -> None:
    assert main(["explain", str(evening / name), "1", "--language", "en"]) == 0
    out, _ = told()
    assert "  Opening cash  2\u00a0000  2\u00a0000" in out
    assert main(["explain", str(evening / name), "1"]) == 0
    out, _ = told()
    assert "  Начальный капитал  2\u00a0000  2\u00a0000" in out


def test_an_exported_evening_exports_to_the_same_text(evening: Path) -> None:
    assert main(["export", str(evening / "e.jsonl"), "--jsonl", str(evening / "again.jsonl")]) == 0
    assert (evening / "again.jsonl").read_bytes() == (evening / "e.jsonl").read_bytes()


@pytest.mark.parametrize("command", [["audit"], ["explain"]])
@pytest.mark.parametrize("name", ["evening.kassa", "e.jsonl"])
def test_reading_a_journal_alters_no_file(evening: Path, command: list[str], name: str) -> None:
    before = hashes(evening)
    assert main([*command, str(evening / name), *(["1"] if command == ["explain"] else [])]) == 0
    assert hashes(evening) == before


def test_a_journal_in_use_is_read_up_to_its_last_entry_and_left_alone(
    tmp_path: Path, told: Told
) -> None:
    journal = Journal.create(tmp_path / "evening.kassa", load(EDITION), "2000-01-01")
    table = Table(journal, lambda: "2000-01-01")
    table.submit(Open((Player("Ann"), Player("Bob"))))
    table.submit(Roll(0, (6, 4)))
    before = hashes(tmp_path)
    assert main(["audit", str(tmp_path / "evening.kassa")]) == 0
    assert hashes(tmp_path) == before
    assert told()[0][0].startswith("evening.kassa: 2 entries, 2 of them in force")
    table.submit(Roll(1, (6, 4)))
    journal.close()


def test_what_was_taken_back_is_not_in_force(tmp_path: Path, told: Told) -> None:
    journal = Journal.create(tmp_path / "evening.kassa", load(EDITION), "2000-01-01")
    table = Table(journal, lambda: "2000-01-01")
    table.submit(Open((Player("Ann"), Player("Bob"))))
    table.submit(Roll(0, (6, 4)))
    table.take_back()
    journal.close()
    assert main(["audit", str(tmp_path / "evening.kassa")]) == 0
    assert told()[0][0].startswith("evening.kassa: 3 entries, 1 of them in force")
    assert main(["explain", str(tmp_path / "evening.kassa"), "3"]) == 0
    assert told()[0] == ["3: takes back 2"]


def test_a_terminal_that_knows_no_russian_gets_question_marks(
    evening: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ascii_only = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", ascii_only)
    assert main(["explain", str(evening / "evening.kassa"), "1"]) == 0


def test_an_account_is_called_as_the_table_calls_it(tmp_path: Path, told: Told) -> None:
    journal = Journal.create(tmp_path / "evening.kassa", load(EDITION), "2000-01-01")
    Table(journal, lambda: "2000-01-01").submit(Open((Player("Ann"), Player("Bob"))))
    journal.close()
    path = str(tmp_path / "evening.kassa")
    assert main(["statement", path, "Bob", "--language", "en"]) == 0
    assert told()[0] == ["    1      2\u00a0000      2\u00a0000  Opening cash"]
    assert main(["statement", path, "charity", "--language", "en"]) == 0
    assert told()[0] == ["Charity fund: nothing has come in and nothing gone out."]
    assert main(["statement", path, "Eve"]) == 2
    (line,) = told()[1]
    assert line.endswith("there is no account 'Eve'; there are Ann, Bob, bank, kassa, charity")


def test_a_disk_with_no_room_for_the_answer_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "companion", "rules", str(EDITION)]
        found = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=60
        )
    assert found.returncode == 2
    assert found.stderr == ("kassa-book: the answer cannot be written: No space left on device\n")


# --- findings ---


def test_each_problem_of_an_edition_is_a_line(tmp_path: Path, told: Told) -> None:
    text = EDITION.read_text("utf-8").replace("seats = [2, 6]", "seats = [1, 6]")
    (tmp_path / "mine.toml").write_text(text.replace("notes = [1, 5,", "notes = [5, 1,"), "utf-8")
    assert main(["check", str(tmp_path / "mine.toml"), str(EDITION)]) == 1
    out, err = told()
    assert out[:2] == [
        "mine.toml: seats: 1 to 6 is not within 2 to 10",
        "mine.toml: notes: must ascend",
    ]
    assert out[2] == "mine.toml: once this is mended, check it again: more may show then"
    assert (len(out), err) == (4, [])


def test_what_looks_like_a_slip_is_told_though_it_can_be_played(tmp_path: Path, told: Told) -> None:
    text = EDITION.read_text("utf-8").replace("price = 350", "price = 3500")
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    assert main(["check", str(tmp_path / "mine.toml")]) == 0
    assert told()[0][0] == (
        "mine.toml: deeds.coal_holding.price: 3500 after 340 of 'gas', a digit too many"
        " (compare with the printed copy)"
    )


def test_an_example_that_does_not_hold_is_a_finding(tmp_path: Path, told: Told) -> None:
    text = (RULEBOOK / "rent.toml").read_text("utf-8").replace('"Боря" = 12', '"Боря" = 13', 1)
    (tmp_path / "rent.toml").write_text(text, "utf-8")
    assert main(["examples", str(tmp_path / "rent.toml")]) == 1
    out, err = told()
    assert out[:3] == [
        "rent.toml: example 1 (rent.base): differs",
        "  cash.Боря: 13 expected, 12 found",
        "rent.toml: example 2 (rent): pass",
    ]
    assert err == []


def forged(evening: Path, change: Callable[[list[dict[str, object]]], None]) -> str:
    """Return the path of the exported evening after *change* of its entries."""
    header, *lines = (evening / "e.jsonl").read_bytes().splitlines()
    entries = [msgspec.json.decode(line) for line in lines]
    change(entries)
    text = b"\n".join([header, *map(msgspec.json.encode, entries)])
    (evening / "forged.jsonl").write_bytes(text)
    return str(evening / "forged.jsonl")


def facts_of(entry: dict[str, object]) -> list[object]:
    facts = entry["events"]
    assert isinstance(facts, list)
    return facts


def test_money_that_moved_without_a_reason_is_found(evening: Path, told: Told) -> None:
    gift = msgspec.to_builtins(Posted(Transfer("bank", "seat0", 500, "gift")))
    path = forged(evening, lambda entries: facts_of(entries[0]).append(gift))
    assert main(["audit", path]) == 1
    assert told()[0][:2] == [
        "forged.jsonl: entry 1: bank paid seat0 500 without a reason",
        "forged.jsonl: entry 1: bank holds money -6700, the arbiter says -6200",
    ]


def test_an_overdraft_is_found_and_the_audit_ends_there(evening: Path, told: Told) -> None:
    loss = msgspec.to_builtins(Posted(Transfer("seat0", "seat1", 5000, "forged")))
    path = forged(evening, lambda entries: facts_of(entries[0]).append(loss))
    assert main(["audit", path]) == 1
    (line,) = told()[0]
    assert line.startswith("forged.jsonl: entry 1: cannot have happened: ")
    assert "overdraft of 3000" in line


def test_facts_the_arbiter_does_not_agree_with_are_found(evening: Path, told: Told) -> None:
    def hold(entries: list[dict[str, object]]) -> None:
        facts_of(entries[0]).append({"kind": "counted", "name": "detained2", "value": 1})

    assert main(["audit", forged(evening, hold)]) == 1
    line = told()[0][0]
    assert line.startswith("forged.jsonl: entry 1: counters: ")
    assert '"detained2":1' in line.split("the arbiter says")[0]


def test_a_command_the_arbiter_refuses_is_found(evening: Path, told: Told) -> None:
    def load_dice(entries: list[dict[str, object]]) -> None:
        roll = entries[1]["command"]
        assert isinstance(roll, dict)
        assert roll["kind"] == "roll"
        roll["dice"] = [7, 7]

    assert main(["audit", forged(evening, load_dice)]) == 1
    assert told()[0][0] == "forged.jsonl: entry 2: the arbiter refuses it: table.no_such_dice"


def test_facts_without_a_command_are_found(evening: Path, told: Told) -> None:
    path = forged(evening, lambda entries: entries[-1].update(command=None))
    assert main(["audit", path]) == 1
    assert told()[0][0].endswith("no command led to its facts")


# --- what cannot be used: one message, and nothing is altered ---


def cut(evening: Path) -> str:
    path = evening / "evening.kassa"
    path.write_bytes(path.read_bytes()[:-5000])
    return str(path)


def newer(evening: Path) -> str:
    path = evening / "evening.kassa"
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    return str(path)


def newer_export(evening: Path) -> str:
    path = evening / "e.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"schema":%d' % SCHEMA, b'"schema":99', 1))
    return str(path)


def cut_export(evening: Path) -> str:
    path = evening / "e.jsonl"
    path.write_bytes(path.read_bytes()[:-100])
    return str(path)


def gap(evening: Path) -> str:
    def drop(entries: list[dict[str, object]]) -> None:
        del entries[1]

    return forged(evening, drop)


def out_of_turn(evening: Path) -> str:
    def take_back(entries: list[dict[str, object]]) -> None:
        entries.append({"seq": len(entries) + 1, "at": "", "takes_back": 1})

    return forged(evening, take_back)


def written(name: str, text: bytes) -> Callable[[Path], str]:
    def write(folder: Path) -> str:
        (folder / name).write_bytes(text)
        return str(folder / name)

    return write


def missing(name: str) -> Callable[[Path], str]:
    return lambda folder: str(folder / name)


UNUSABLE = {
    "a journal that is not there": (
        ["audit"], missing("no.kassa"), "no.kassa: No such file or directory"),
    "an export that is not there": (
        ["audit"], missing("no.jsonl"), "no.jsonl: No such file or directory"),
    "a folder": (["audit"], str, "Is a directory"),
    "a foreign file": (
        ["audit"], written("x.kassa", b"Dear diary" * 20),
        "x.kassa: not a journal of this program"),
    "an empty file": (["audit"], written("x.kassa", b""), "x.kassa: not a journal of this program"),
    "a journal cut off": (["audit"], cut, "evening.kassa: cut off after"),
    "a journal of a newer program": (
        ["audit"], newer, "evening.kassa: written by a newer version (schema 99"),
    "an export of a newer program": (
        ["audit"], newer_export, "e.jsonl: written by a newer version (schema 99"),
    "an export cut off": (["audit"], cut_export, "e.jsonl: line"),
    "a foreign export": (
        ["audit"], written("x.jsonl", b"\xff\xfe"), "x.jsonl: not an exported journal: line 1"),
    "an empty export": (
        ["audit"], written("x.jsonl", b""), "x.jsonl: not an exported journal: line 1"),
    "an export with a gap": (["audit"], gap, "forged.jsonl: line 3: is entry 3, not 2"),
    "an entry taken back out of turn": (["audit"], out_of_turn, "takes back 1 out of turn"),
    "an entry that is not there": (
        ["explain", "evening.kassa", "9999"], None, "evening.kassa: there is no entry 9999"),
    "an entry before the first": (
        ["explain", "evening.kassa", "0"], None, "evening.kassa: there is no entry 0"),
    "an export over a file": (
        ["export", "evening.kassa", "--jsonl", "e.jsonl"], None,
        "e.jsonl: there is such a file already"),
    "an export to nowhere": (
        ["export", "evening.kassa", "--jsonl", "no/e.jsonl"], None,
        "e.jsonl: No such file or directory"),
    "an edition that is not there": (
        ["check"], missing("no.toml"), "no.toml: No such file or directory"),
    "an edition that is no TOML": (
        ["check"], written("x.toml", b"id = }"), "x.toml: Invalid value (at line 1, column 6)"),
    "an edition that is no text": (["check"], written("x.toml", b"\xff\xfe"), "x.toml: "),
    "examples that are not there": (
        ["examples"], missing("no.toml"), "no.toml: No such file or directory"),
    "examples that are no TOML": (
        ["examples"], written("x.toml", b"edition = }"), "x.toml: Invalid value (at line 1"),
    "examples of no edition": (
        ["examples"], written("x.toml", b'edition = "mine"\nexample = []'),
        "x.toml: edition: there is no 'mine'; there are millionaire-classic"),
    "an example without its article": (
        ["examples"],
        written("x.toml", b'edition = "millionaire-classic"\n[[example]]\nsource="1"\ntext="1"'),
        "x.toml: example[0].article: is missing"),
    "an example with an unknown command": (
        ["examples"],
        written("x.toml", b'edition = "millionaire-classic"\n[[example]]\narticle = "turn"\n'
                b'source = "1"\ntext = "1"\ndo = [{ rol = [1, 2] }]'),
        "x.toml: example 1 (turn): do[0]: there is no command 'rol'"),
}  # fmt: skip


@pytest.mark.parametrize(("asked", "spoil", "message"), UNUSABLE.values(), ids=UNUSABLE)
def test_what_cannot_be_used_is_told_in_one_message_and_left_as_it_was(
    evening: Path,
    told: Told,
    monkeypatch: pytest.MonkeyPatch,
    asked: list[str],
    spoil: Callable[[Path], str] | None,
    message: str,
) -> None:
    monkeypatch.chdir(evening)
    monkeypatch.setenv("KASSA_HOME", str(evening / "home"))
    arguments = [*asked, *([spoil(evening)] if spoil else [])]
    before = hashes(evening)
    assert main(arguments) == 2
    out, err = told()
    assert out == []
    assert len(err) == 1
    assert err[0].startswith("kassa-book: ")
    assert message in err[0]
    assert hashes(evening) == before


def test_a_question_that_is_not_one_is_told_by_the_usage(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["explain", "evening.kassa", "one"])
    assert caught.value.code == 2
    assert "invalid int value: 'one'" in capsys.readouterr().err

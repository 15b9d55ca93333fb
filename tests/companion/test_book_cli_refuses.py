"""What ``kassa-book`` cannot use: one message, and nothing is altered."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from companion.__main__ import main
from companion.events import Posted
from companion.ledger import Transfer
from companion.upcast import SCHEMA
from tests.companion.conftest import Told, hashes


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

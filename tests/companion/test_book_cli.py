"""What ``kassa-book`` prints and returns, and that it alters no file it only reads."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.commands import Accept, Arrange, Open, Roll
from companion.game import Player
from companion.journal import Journal
from companion.problems import load
from companion.situation import Sitter
from companion.table import Table
from tests.companion.conftest import EDITION, ROOT, Told, hashes
from tests.tables import ELITE

RULEBOOK = ROOT / "tests/rulebook"


# --- fine ---


@pytest.mark.parametrize(("language", "fine"), [("ru", "можно играть"), ("en", "can be played")])
def test_a_good_edition_is_fine(told: Told, language: str, fine: str) -> None:
    assert main(["check", str(EDITION), "--language", language]) == 0
    out, err = told()
    assert out[0].startswith(f"millionaire-classic.toml: {fine}; ")
    assert (len(out), err) == (1, [])


@pytest.mark.parametrize("name", ["evening.kassa", "e.jsonl"])
def test_a_played_evening_is_in_order(evening: Path, told: Told, name: str) -> None:
    assert main(["audit", str(evening / name)]) == 0
    assert main(["audit", str(evening / name), "--language", "en"]) == 0
    out, err = told()
    assert out[0].endswith("всё сходится, у каждой суммы есть причина, арбитр согласен")
    assert out[1].endswith("it adds up, every sum has its reason, the arbiter agrees")
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
    assert main(["audit", str(tmp_path / "evening.kassa"), "--language", "en"]) == 0
    assert hashes(tmp_path) == before
    assert told()[0][0].startswith("evening.kassa: entries: 2, in force: 2;")
    table.submit(Roll(1, (6, 4)))
    journal.close()


def test_what_was_taken_back_is_not_in_force(tmp_path: Path, told: Told) -> None:
    journal = Journal.create(tmp_path / "evening.kassa", load(EDITION), "2000-01-01")
    table = Table(journal, lambda: "2000-01-01")
    table.submit(Open((Player("Ann"), Player("Bob"))))
    table.submit(Roll(0, (6, 4)))
    table.take_back()
    journal.close()
    assert main(["audit", str(tmp_path / "evening.kassa"), "--language", "en"]) == 0
    assert told()[0][0].startswith("evening.kassa: entries: 3, in force: 1;")
    assert main(["explain", str(tmp_path / "evening.kassa"), "3"]) == 0
    assert told()[0] == ["3: takes back 2"]


def test_a_sum_of_nothing_is_told_by_its_reason_once(tmp_path: Path, told: Told) -> None:
    journal = Journal.create(tmp_path / "evening.kassa", ELITE, "2000-01-01")
    table = Table(journal, lambda: "2000-01-01")
    table.submit(Arrange((Sitter("Ann", 500, 1), Sitter("Bob"))))
    for command in (Roll(0, (3, 2)), Accept(0), Roll(0, (2,)), Roll(0, (4,))):
        table.submit(command)
    journal.close()
    assert main(["explain", str(tmp_path / "evening.kassa"), "5", "--language", "en"]) == 0
    out = told()[0]
    assert out[2] == "A share rose by 4 points: 140\u00a0f"
    assert len(out) == 5
    assert not any("pays" in line for line in out)


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
    files = [str(tmp_path / "mine.toml"), str(EDITION)]
    assert main(["check", *files, "--language", "en"]) == 1
    out, err = told()
    assert out[:2] == [
        "mine.toml: seats: 1 to 6 is not within 2 to 6",
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


@pytest.fixture
def shelf(evening: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with an evening on its shelf and an edition of one's own; one stands elsewhere."""
    home, away = tmp_path / "home", tmp_path / "away"
    for folder in (home / "games", home / "editions", away):
        folder.mkdir(parents=True)
    (evening / "evening.kassa").rename(home / "games/evening-0001.kassa")
    monkeypatch.setenv("KASSA_HOME", str(home))
    monkeypatch.chdir(away)
    return home


@pytest.mark.parametrize(
    "asked",
    [
        ["audit", "evening-0001.kassa"],
        ["statement", "evening-0001.kassa", "bank"],
        ["explain", "evening-0001.kassa", "1"],
        ["rules", "evening-0001.kassa"],
        ["ask", "worth", "--journal", "evening-0001.kassa"],
        ["export", "evening-0001.kassa", "--jsonl", "x.jsonl"],
        ["odds", "millionaire-classic"],
        ["rules", "millionaire-classic", "millionaire-deluxe"],
    ],
)
def test_a_bare_name_is_looked_up_on_the_shelf(shelf: Path, asked: list[str]) -> None:
    assert shelf.exists()
    assert main(asked) == 0


@pytest.mark.parametrize("asked", [["simulate", "--edition"], ["odds"], ["rules"]])
@pytest.mark.parametrize(("file", "name"), [("dacha", "dacha"), ("x", "dacha")])
def test_a_broken_edition_of_ones_own_is_told_as_broken(
    shelf: Path, told: Told, asked: list[str], file: str, name: str
) -> None:
    text = EDITION.read_text("utf-8").replace('id = "millionaire-classic"', f'id = "{name}"')
    text = text.replace("seats = [2, 6]", "seats = [1, 9]").replace("fine = 50", "fine = -1")
    (shelf / "editions" / f"{file}.toml").write_text(text, encoding="utf-8")
    assert main([*asked, name]) == 2
    (line,) = told()[1]
    assert f"'dacha' is broken: {file}.toml: options.fine: Expected `int` >= 0" in line

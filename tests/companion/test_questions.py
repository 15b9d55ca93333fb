"""Questions to the arbiter as people put them on the command line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from companion.__main__ import main
from companion.commands import Open
from companion.game import Player
from companion.journal import Journal
from companion.questions import KINDS
from companion.table import Table
from tests.companion.conftest import Told
from tests.tables import CLASSIC

# --- as people ask ---

SITUATION = """
edition = "millionaire-classic"
turn = "Вера"
sitters = [
  { name = "Аня", cash = 1430, deeds = ["clothing", "bakery", "brewery"] },
  { name = "Вера", cash = 300, cell = 4 },
]
"""


@pytest.fixture
def situation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("KASSA_HOME", str(tmp_path / "home"))
    (tmp_path / "evening.toml").write_text(SITUATION, encoding="utf-8")
    return ["--situation", str(tmp_path / "evening.toml")]


ASKED: dict[str, tuple[list[str], str]] = {
    "pay": (["--player", "Вера", "--cell", "brewery"], "Вера pays Аня: 24 f"),
    "may": ([], "+ throw the dice"),
    "raise": (["--player", "Вера"], "  Can be raised in all  = 300  300"),
    "worth": ([], "If you stop now, Аня wins."),
    "statement": (["--account", "Вера"], "    1        300        300"),
    "claim": (
        ["--player", "Вера", "--deed", "brewery", "--says", "12", "--says", "24"],
        "12 f is wrong.",
    ),
    "why": (["--entry", "1"], "Bank pays Аня: 1 430 f"),
    "income": (["--player", "Вера"], "  Income for the lap  200  200"),
    "forgotten": ([], "There is nothing to ask for"),
    "rule": (["--chapter", "rent"], "Rent"),
    "agreed": (["--option", "rent_claim"], "So it is printed"),
}


@pytest.mark.parametrize(("kind", "rest", "line"), [(k, *asked) for k, asked in ASKED.items()])
def test_every_question_is_answered_on_the_command_line(
    situation: list[str],
    capsys: pytest.CaptureFixture[str],
    kind: str,
    rest: list[str],
    line: str,
) -> None:
    asked = ["ask", kind, *situation, *rest, "--language", "en"]
    assert main(asked) == 0
    lines = capsys.readouterr().out.replace("\u00a0", " ").splitlines()
    assert any(text.startswith(line) for text in lines)
    assert main([*asked, "--json"]) == 0
    whole = msgspec.json.decode(capsys.readouterr().out)
    assert whole["question"]["kind"] == kind
    assert [text.replace("\u00a0", " ") for text in whole["text"]] == lines
    assert whole["answer"]


def test_every_question_is_exemplified() -> None:
    assert {*ASKED, "tax"} == set(KINDS)


def test_the_tax_is_told_for_all_one_owns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KASSA_HOME", str(tmp_path / "home"))
    owns = 'edition = "millionaire-elite"\nsitters = [{ name = "Аня", deeds = ["shoes"] }, {}]'
    (tmp_path / "evening.toml").write_text(owns.replace("{}", '{ name = "Вера" }'), "utf-8")
    asked = ["ask", "tax", "--situation", str(tmp_path / "evening.toml"), "--player", "Аня"]
    assert main([*asked, "--language", "en"]) == 0
    lines = capsys.readouterr().out.replace("\u00a0", " ").splitlines()
    assert lines[0] == "    Tax on the card: Shoe factory  12  12"
    assert "  Circular tax  = 12  12" in lines


ORDERS = {
    '{ mortgage = "bakery", by = "Аня" }': "+ mortgage: Bakery; Bank pays Аня: 50 f",
    '{ build = "steel", by = "Вера" }': "- branch: Steelworks: ",
    '{ build = "moon", by = "Вера" }': "- branch: moon: ",
    '{ choose = 1, by = "Вера" }': "- Something else comes first: the roll",
    "{ amend = { jackpot_stake_limits = [1] } }": "- from now on: jackpot_stake_limits = [1]: ",
    "{ amend = { fine = 1.5 } }": "- from now on: fine = 1.5: ",
    "{ amend = { gold = true } }": "- from now on: gold = true: ",
    '{ remit = "Аня", payee = "Вера", amount = 5, reason = "a bet" }': "+ ",
}


@pytest.mark.parametrize(("order", "line"), ORDERS.items())
def test_an_order_is_judged_before_it_is_given(
    situation: list[str], capsys: pytest.CaptureFixture[str], order: str, line: str
) -> None:
    assert main(["ask", "may", *situation, "--order", order, "--language", "en"]) == 0
    (text,) = capsys.readouterr().out.replace("\u00a0", " ").splitlines()
    assert text.startswith(line)


def test_reasons_come_with_their_place_in_the_booklet(
    situation: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ask", "pay", *situation, *ASKED["pay"][0]]) == 0
    assert "Чужой участок, абз. 2" in capsys.readouterr().out


BAD: dict[str, tuple[list[str], str]] = {
    "no such player": (["pay", "--player", "Зоя", "--cell", "3"], "--player: nobody is called"),
    "no cell": (["pay", "--player", "Вера"], "--cell: on which cell?"),
    "no such cell": (["pay", "--player", "Вера", "--cell", "40"], "--cell: there is no cell '40'"),
    "no such dice": (["pay", "--player", "Вера", "--throw", "3,9"], "--throw: '3,9'"),
    "another cell than the throw's": (
        ["pay", "--player", "Вера", "--throw", "3,2", "--cell", "4"],
        "--cell: this throw leads to cell 9",
    ),
    "no such account": (["statement", "--account", "bnk"], "--account: there is no account 'bnk'"),
    "no such deed": (["claim", "--player", "Вера", "--deed", "moon"], "--deed: there is no deed"),
    "one's own deed": (
        ["claim", "--player", "Аня", "--deed", "bakery", "--says", "5"],
        "--player: Аня owns bakery",
    ),
    "an order that is none": (["may", "--order", "build"], "--order: "),
    "an order of another kind": (["may", "--order", "7"], "--order: Expected `object`, got `int`"),
    "an unknown order": (
        ["may", "--order", "{ dig = true }"],
        "--order: there is no command",
    ),
    "an order with two mistakes": (
        ["may", "--order", '{ propose = "Вера", by = "Аня", gives = {}, clauses = [{}] }'],
        "--order: gets: is missing; clauses[0]: ",
    ),
    "no tax": (["tax", "--player", "Вера"], "there is no tax in this game"),
    "no such entry": (["why", "--entry", "9"], "--entry: there is no entry 9 in force"),
    "whose, of no plot": (
        ["pay", "--player", "Вера", "--cell", "0", "--whose", "Аня"],
        "--whose: there is no such plot",
    ),
    "whose, of nobody here": (
        ["pay", "--player", "Вера", "--cell", "cinema", "--whose", "Олег"],
        "--whose: ",
    ),
    "no such chapter": (["rule", "--chapter", "luck"], "--chapter: there is no 'luck'"),
    "no such house rule": (["agreed", "--option", "luck"], "--option: there is no house rule"),
    "no sums": (["claim", "--player", "Вера", "--deed", "bakery"], "--says: which sums"),
}


@pytest.mark.parametrize(("asked", "message"), BAD.values(), ids=BAD)
def test_a_bad_question_is_told_with_its_place(
    situation: list[str], capsys: pytest.CaptureFixture[str], asked: list[str], message: str
) -> None:
    assert main(["ask", *asked, *situation]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"kassa-book: {message}")


def test_a_slip_in_the_situation_is_told_with_its_place(
    situation: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = SITUATION.replace("cell = 4 ", "cell = 54 ")
    (tmp_path / "evening.toml").write_text(text, encoding="utf-8")
    assert main(["ask", "worth", *situation]) == 2
    assert capsys.readouterr().err.startswith("kassa-book: evening.toml: ")


def test_a_saved_game_is_asked_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.kassa"
    journal = Journal.create(path, CLASSIC, "2000-01-01")
    Table(journal, lambda: "").submit(Open((Player("Ann"), Player("Bob"))))
    journal.close()
    before = path.read_bytes()
    assert main(["ask", "worth", "--journal", str(path), "--language", "en"]) == 0
    assert "the first place is shared: Ann, Bob" in capsys.readouterr().out
    assert path.read_bytes() == before


def test_the_price_of_a_free_plot_is_told(situation: list[str], told: Told) -> None:
    asked = ["ask", "pay", *situation, "--player", "Вера", "--cell", "cinema", "--language", "en"]
    assert main(asked) == 0
    price = CLASSIC.deeds["cinema"].price
    assert told()[0][-1] == f"The plot costs {price}\u00a0f."


def test_an_order_about_a_paper_that_is_not_there_is_refused(
    situation: list[str], told: Told
) -> None:
    order = '{ claim = 99, by = "Аня" }'
    assert main(["ask", "may", *situation, "--order", order]) == 2
    says = "kassa-book: --order: there is no paper 99 on the table; there are none"
    assert told()[1] == [says]


@pytest.mark.parametrize(
    ("cell", "whose", "line"),
    [
        ("cinema", "Аня", "Вера pays Аня: "),
        ("brewery", "bank", "The plot costs "),
        ("brewery", "Аня", "Вера pays Аня: 24 f"),
    ],
)
def test_a_plot_may_be_supposed_to_be_anothers(
    situation: list[str], told: Told, cell: str, whose: str, line: str
) -> None:
    asked = ["ask", "pay", *situation, "--player", "Вера", "--cell", cell, "--whose", whose]
    assert main([*asked, "--language", "en"]) == 0
    assert any(said.replace("\u00a0", " ").startswith(line) for said in told()[0])


def test_an_industry_is_whole_no_more_once_a_plot_of_it_is_supposed_to_be_anothers(
    situation: list[str], told: Told
) -> None:
    asked = ["ask", "claim", *situation, "--player", "Аня", "--deed", "brewery", "--says", "12"]
    assert main([*asked, "--whose", "Вера", "--language", "en"]) == 0
    assert any("12\u00a0f is right" in said for said in told()[0])

"""Many evenings on the command line."""

from __future__ import annotations

import json

import pytest

from companion.__main__ import main
from companion.tallies import (
    FIGURES,
)

ASKED = ["simulate", "--edition", "millionaire-classic", "--players", "2", "--rounds", "5"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "ru",
            ["Классик: вечеров 3, игроков 2, зёрна 4…6", "кончились круги — 3", "roll"],
        ),
        (
            "en",
            ["Classic: evenings 3, players 2, seeds 4…6", "the rounds were over — 3", "rent.base"],
        ),
    ],
)
def test_the_command_line_tells_what_evenings_came_to(
    capsys: pytest.CaptureFixture[str], language: str, told: list[str]
) -> None:
    assert main([*ASKED, "--games", "3", "--seed", "4", "--language", language]) == 0
    out = capsys.readouterr().out
    assert [words for words in told if words not in out] == []


def test_the_command_line_tells_how_two_house_rules_compare(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = [*ASKED, "--games", "6", "--compare", "opening_cash=100,3000", "--language", "en"]
    assert main(asked) == 0
    out = capsys.readouterr().out.replace("\u00a0", " ")
    assert "100 f → 3 000 f" in out
    assert "more than chance gives" in out
    assert "Nothing changed in 0 of 6 pairs." in out


def test_the_command_line_gives_all_of_it_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [*ASKED, "--games", "2", "--mixed", "--compare", "fine=50,60", "--json"]
    assert main(asked) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["trial"]["compare"] == "fine=50,60"
    assert [[e["options"]["fine"] for e in played] for played in found["evenings"]] == [
        [50, 50],
        [60, 60],
    ]
    assert [d["figure"] for d in found["report"]["differences"]] == list(FIGURES)
    assert found["turns_per_second"] > 0


@pytest.mark.parametrize("players", ["1", "7"])
def test_the_command_line_refuses_more_players_than_the_edition_has_seats(
    capsys: pytest.CaptureFixture[str], players: str
) -> None:
    assert main([*ASKED, "--players", players]) == 2
    assert f"for 2 to 6 players, not {players}" in capsys.readouterr().err


def test_the_command_line_names_the_editions_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--edition", "chess"]) == 2
    assert "there is no 'chess'; there are millionaire-classic" in capsys.readouterr().err


@pytest.mark.parametrize("option", ["--players", "--rounds", "--games"])
def test_the_command_line_refuses_to_simulate_nothing(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    with pytest.raises(SystemExit):
        main([*ASKED, option, "0"])
    assert "'0' is not a number from 1 to" in capsys.readouterr().err


def test_the_articles_never_met_are_listed_when_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*ASKED, "--games", "1"]) == 0
    assert "Ни разу" not in capsys.readouterr().out
    assert main([*ASKED, "--games", "1", "--unused"]) == 0
    assert "Ни разу:\n            " in capsys.readouterr().out


def test_the_help_tells_what_holds_if_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    out = capsys.readouterr().out
    assert "how many bots sit down (4 if not said)" in out
    assert "how many evenings they play (10 if not said)" in out

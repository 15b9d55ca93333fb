"""The catalogue of house rules: complete, in words, and as the page of the documentation has it."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.__main__ import main
from companion.house_rules import GROUPS, QUARRELS
from companion.options import Options, settings
from companion.rule_sheet import STAR, listing, page
from companion.words import Words
from companion.words.house import named, played
from tests.catalogues import LANGUAGES
from tests.tables import CLASSIC, DELUXE, EDITIONS

ROOT = Path(__file__).parents[2]
FILES = [ROOT / f"companion/editions/{edition.id}.toml" for edition in EDITIONS.values()]
RULES = Options.__struct_fields__


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_every_house_rule_is_in_one_group() -> None:
    assert sorted(chain.from_iterable(GROUPS.values())) == sorted(RULES)


def test_tables_quarrel_about_choices() -> None:
    assert {rule for rule in QUARRELS if settings(rule)} == QUARRELS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_values_of_a_rule_have_the_same_name(language: str) -> None:
    words = Words(language)
    for rule in RULES:
        names = {named(words, rule, setting) for setting in settings(rule)}
        assert len(names) == len(settings(rule)), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_a_question_and_its_reason_is_a_sentence(language: str) -> None:
    words = Words(language)
    assert [rule for rule in RULES if not words.plain(f"option.{rule}").endswith("?")] == []
    assert [rule for rule in RULES if not words.plain(f"option.{rule}.why").endswith(".")] == []


SAID: list[tuple[str, Any, str]] = [
    ("opening_cash", 1500, "1 500 f"),
    ("opening_pots", {"kassa": 200, "charity": 0}, "Jackpot kassa 200 f, Charity fund 0 f"),
    ("fine_destination", "bank", "Bank"),
    ("fine_destination", "charity", "Charity fund"),
    ("detention_throws", 3, "3"),
    ("sell_percent", 50, "50 %"),
    ("refusal_auction", True, "yes"),
    ("rounding", "up", "up"),
    ("build_limit_per_turn", "1", "one"),
    ("jackpot_stake_limits", (10, 500), "from 10 to 500 f"),
    ("jackpot_stake_limits", (1, 0), "from 1 to all one has"),
    ("decks_on_screen", ("chance", "movement"), "Chance, Movement"),
    ("decks_on_screen", (), "none"),
    ("tap_to_pay", ("rent", "pay"), "rent, payment"),
    ("time_limit", 90, "90 min"),
    ("time_limit", 0, "no limit"),
]


@pytest.mark.parametrize(("rule", "value", "text"), SAID)
def test_every_kind_of_value_is_said_in_words(rule: str, value: Any, text: str) -> None:
    options = msgspec.structs.replace(CLASSIC.options, **{rule: value})
    assert plain(played(Words("en"), CLASSIC, options, rule)) == text


def test_the_value_that_is_played_is_ticked_and_the_others_are_listed() -> None:
    lines = list(listing(Words("en"), CLASSIC))
    at = lines.index(f"{STAR} What is the premium a share of?")
    assert lines[at + 2 : at + 4] == ["    [x] of the price", "    [ ] of the loan"]


def test_a_fine_may_go_to_the_bank_or_to_any_pot_of_the_edition() -> None:
    lines = list(listing(Words("en"), CLASSIC))
    at = lines.index("Where does the fine of the inspection go?")
    others = ["    [ ] Jackpot kassa", "    [ ] Charity fund"]
    assert lines[at + 2 : at + 5] == ["    [x] Bank", *others]


def test_the_page_of_the_documentation_is_what_the_catalogues_say() -> None:
    written = (ROOT / "docs/house-rules.md").read_text("utf-8")
    assert written == "\n".join(page(*EDITIONS.values())) + "\n"


def test_the_command_tells_the_rules_in_the_language_asked(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", str(FILES[0]), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert told == "\n".join(listing(Words("en"), CLASSIC)) + "\n"


def test_the_command_writes_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *map(str, FILES), "--markdown"]) == 0
    assert capsys.readouterr().out == "\n".join(page(*EDITIONS.values())) + "\n"


def test_the_page_says_what_editions_play_differently_and_whom_a_group_concerns() -> None:
    lines = list(page(*EDITIONS.values()))
    assert "### Rating scale (de Luxe)" in "".join(lines)
    (wins,) = (line for line in lines if "**the last one solvent** (Classic, Elite)" in line)
    assert "**the last one, or top of rating** (de Luxe)" in wins
    (fine,) = (line for line in lines if line.startswith("\n`fine`: **50\u00a0f**"))
    assert "(" not in fine


def test_an_edition_without_a_scale_is_not_asked_about_it() -> None:
    assert "RATING SCALE" not in listing(Words("en"), CLASSIC)
    assert "RATING SCALE" in listing(Words("en"), DELUXE)

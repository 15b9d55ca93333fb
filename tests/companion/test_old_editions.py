"""Edition files of people's own, written for another version of the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.__main__ import main
from companion.edition import parse
from companion.errors import EditionError
from companion.options import Options
from companion.problems import problems
from companion.remedies import line
from companion.upcast import NEW_IN_2, NEW_IN_3, SCHEMA
from tests.companion.conftest import EDITION, Told

TEXT = EDITION.read_text("utf-8")
MARK = f"schema = {SCHEMA}\n"


def without(text: str, *rules: str) -> str:
    """Return the edition without the lines of these house rules."""
    lines = text.splitlines(keepends=True)
    return "".join(one for one in lines if one.partition(" = ")[0] not in rules)


def test_the_shipped_editions_say_their_schema() -> None:
    files = sorted(EDITION.parent.glob("*.toml"))
    assert [path.name for path in files if MARK not in path.read_text("utf-8")] == []


@pytest.mark.parametrize(
    ("mark", "missing"),
    [("schema = 2\n", NEW_IN_3), ("schema = 1\n", {**NEW_IN_2, **NEW_IN_3}), ("", NEW_IN_3)],
)
def test_a_file_of_an_older_schema_plays_as_it_did(mark: str, missing: dict[str, object]) -> None:
    old = without(TEXT, *missing).replace(MARK, mark).replace('"trade", ', "")
    edition = parse(old.encode(), "old.toml")
    assert problems(edition) == ()
    assert "trade" in edition.chapters
    assert {rule: getattr(edition.options, rule) for rule in ("time_limit", "rent_claim")} == {
        "time_limit": 0,
        "rent_claim": "automatic",
    }


@pytest.mark.parametrize(
    ("mark", "says"),
    [
        (SCHEMA + 1, f"own.toml: schema: {SCHEMA + 1} is of a newer version, this knows {SCHEMA}"),
        ('"3"', "own.toml: schema: '3' is none"),
        ("true", "own.toml: schema: True is none"),
        (0, "own.toml: schema: 0 is none"),
    ],
)
def test_another_schema_is_refused_in_one_line(mark: object, says: str) -> None:
    with pytest.raises(EditionError) as refused:
        parse(TEXT.replace(MARK, f"schema = {mark}\n").encode(), "own.toml")
    assert refused.value.problems == (says,)


def test_an_old_file_that_makes_no_sense_has_its_problems_listed() -> None:
    with pytest.raises(EditionError) as refused:
        parse(b'schema = 1\noptions = "none"\n', "own.toml")
    assert "own.toml: chapters: is missing" in refused.value.problems


def test_the_lines_to_add_are_printed_where_house_rules_are_missing(
    tmp_path: Path, told: Told
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(without(TEXT, "trade_when", "late_join").replace("seats = ", "seets = "))
    assert main(["check", str(own)]) == 1
    assert told()[0] == [
        "own.toml: seets: there is no such field",
        "own.toml: seats: is missing",
        "own.toml: add to [options], as in millionaire-classic.toml:",
        'trade_when = "any_time"',
        'late_join = "no"',
        "own.toml: исправьте и проверьте снова: может найтись ещё что-то",
    ]


def test_every_house_rule_has_a_line_to_copy() -> None:
    lines = [line(TEXT, rule) for rule in Options.__struct_fields__]
    assert (
        parse(TEXT.encode(), "t").options
        == parse(
            (
                without(TEXT, *Options.__struct_fields__).replace(
                    "[options]\n", "[options]\n" + "\n".join(lines) + "\n", 1
                )
            ).encode(),
            "t",
        ).options
    )


def test_check_goes_on_after_a_file_that_cannot_be_read(tmp_path: Path, told: Told) -> None:
    (tmp_path / "torn.toml").write_text("id = ")
    paths = [tmp_path / "torn.toml", tmp_path / "gone.toml", EDITION]
    assert main(["check", *map(str, paths)]) == 2
    out, err = told()
    assert [text.partition(": ")[0] for text in out] == ["millionaire-classic.toml"]
    assert err[0].startswith("kassa-book: torn.toml: ")
    assert err[1] == "kassa-book: gone.toml: No such file or directory"

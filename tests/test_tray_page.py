"""The page on trays prints the protocol as it is tested, and leaves no message unexplained."""

import ast
import itertools
import re
import shlex
from collections.abc import Iterator

import pytest

from hardware import errors
from hardware.__main__ import parser
from hardware.line_log import Verdict
from hardware.serial_ports import KNOWN_VENDORS
from hardware.throw import Concern, Quality
from hardware.trays import open_tray
from tests.catalogues import ROOT, messages
from tests.hardware.firmware import VECTORS

PAGE = (ROOT / "docs" / "tray.md").read_text("utf-8")
WIRING = (ROOT / "docs" / "wiring.md").read_text("utf-8")
ENGLISH = "## In English"
TRAY = dict(zip(("ru", "en"), PAGE.split(ENGLISH), strict=True))
PINS = dict(zip(("ru", "en"), WIRING.split(ENGLISH), strict=True))
LANGUAGES = pytest.mark.parametrize("language", ["ru", "en"])
PART = re.compile(
    r'(SUBSYSTEMS?|ATTRS\{\w+\})(==|!=)"[^"]+"|(ENV\{\w+\}|GOTO|LABEL|MODE|GROUP)="[^"]+"|TAG\+="\w+"'
)
"""A match or an assignment in a rule of udev."""
MANY = re.MULTILINE | re.DOTALL
SAID = {
    "practice",
    "number",
    "beside",
    "rivals",
    "test.away",
    "test.read",
    "test.bad",
    "test.misread",
    "elsewhere",
    "after.as_it_lies",
    "after.reroll_both",
    "after.reroll_one",
}
SAID |= {
    "address",
    "few",
    "often",
    "seldom",
    "advice.hand",
    "advice.screen",
    "reset.journal",
    "lines.none",
}
SAID |= {"advice.tray", "unread", "unread.cocked", "unread.missing", "unread.blurred"} | {
    concern.value for concern in Concern
}


GIVEN_UP = {"_refuse", "Status", "Hangup"}


def rows(page: str) -> list[str]:
    """List the first cell of every row of what is said on this page."""
    told = re.search(r"^### (?:Что говор|What is said|What Kassa says).*?(?=^##|\Z)", page, MANY)
    assert told
    return [found[1].strip() for found in re.finditer(r"^\| ([^|]+)\|", told[0], MANY)]


def explains(row: str, message: str) -> bool:
    """Tell whether a row is about this message; it may leave parts of it out."""
    pieces = [piece.strip() for piece in re.sub(r"\(`\w+`\)", "", row).split("…")]
    return any(pieces) and all(piece in message for piece in pieces)


COMMAND = re.compile(r"^\.venv/bin/kassa-tray ([^#\n]+)|--tray (\S+)", re.MULTILINE)


@pytest.mark.parametrize("page", ["README.md", "docs/tray.md", "docs/wiring.md"])
def test_every_command_of_the_page_is_understood(
    page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    given = COMMAND.findall("\n".join(re.findall(r"`{1,3}[^`]+`{1,3}", (ROOT / page).read_text())))
    assert given
    for words, url in given:
        asked = parser().parse_args(shlex.split(words or url))
        assert asked.simulate or open_tray(asked.words[-1])


@LANGUAGES
def test_every_message_of_a_tray_is_explained(language: str) -> None:
    told = {
        key: " ".join(forms)
        for key, forms in messages("ui", language).items()
        if key.startswith(("tray.away.", "tray.doubt.")) or key.removeprefix("tray.") in SAID
    }
    assert len(told) > len(Concern) + len(Quality)
    explained = [*rows(TRAY[language]), *rows(PINS[language])]
    assert [m for m in told.values() if not any(explains(row, m) for row in explained)] == []


def raised() -> Iterator[str]:
    """Yield the first fixed words of all that is said when a tray is given up."""
    ours = {name for name, found in vars(errors).items() if isinstance(found, type)}
    for path in sorted((ROOT / "hardware").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and called(node) in ours | GIVEN_UP:
                yield from itertools.islice(fixed_words(node), 1)


def called(call: ast.Call) -> str:
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")


def fixed_words(call: ast.Call) -> Iterator[str]:
    for part in [*call.args, *(keyword.value for keyword in call.keywords)]:
        for node in ast.walk(part):
            if isinstance(node, ast.Constant) and re.search("[a-z] [a-z]", str(node.value)):
                yield str(node.value).strip(" :")


@LANGUAGES
def test_all_that_is_said_when_a_tray_is_given_up_is_explained(language: str) -> None:
    said = set(raised())
    assert "no answer to hello" in said
    explained = set(re.findall(r"`([^`]+)`", "".join(rows(TRAY[language]))))
    assert said - explained == set()


@LANGUAGES
def test_the_page_names_what_can_become_of_a_line_and_of_a_throw(language: str) -> None:
    assert {name for name in [*Verdict, *Quality] if f"`{name}`" not in TRAY[language]} == set()


@LANGUAGES
def test_the_page_prints_the_vectors(language: str) -> None:
    blocks = re.findall(r"```\n(.*?)```", TRAY[language], re.DOTALL)
    assert "".join(f"{line}\n" for line in VECTORS["lines"]) in blocks
    assert VECTORS["history"][0]["steps"] in blocks
    assert VECTORS["check"] in TRAY[language]


def test_the_page_leads_to_files_and_places_that_are_there() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", PAGE):
        name, _, place = target.partition("#")
        page = ROOT / "docs" / name if name else ROOT / "docs" / "tray.md"
        assert page.is_file(), target
        if place:
            titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
            assert place in {re.sub(r"[^\w -]", "", t).lower().replace(" ", "-") for t in titles}


def test_the_rules_for_udev_are_written_as_udev_reads_them() -> None:
    """Each is a list of matches and assignments that udev knows, and each jump has its label.

    `udevadm verify` of systemd 257 says the same; not every machine has it.
    """
    lines = (ROOT / "deploy" / "70-kassa-tray.rules").read_text("utf-8").splitlines()
    rules = [line.split(", ") for line in lines if not line.startswith("#")]
    assert all(PART.fullmatch(part) for rule in rules for part in rule), rules
    parts = [part for rule in rules for part in rule]
    named = {
        key: {part.split('"')[1] for part in parts if part.startswith(key)}
        for key in ("GOTO", "LABEL")
    }
    assert named["GOTO"] == named["LABEL"]
    assert {'ENV{ID_MM_DEVICE_IGNORE}="1"', 'TAG+="uaccess"', 'SUBSYSTEMS=="usb"'} <= set(parts)


def test_the_rules_for_udev_know_the_same_makers_as_the_host() -> None:
    rules = (ROOT / "deploy" / "70-kassa-tray.rules").read_text("utf-8")
    listed = re.search(r'idVendor\}=="([^"]+)"', rules)
    assert listed
    assert {int(vendor, 16) for vendor in listed[1].split("|")} == KNOWN_VENDORS

"""What the design promises about the code and import-linter cannot see."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("companion", "hardware", "ui")
LONGEST_MODULE, LONGEST_TESTS = 250, 300

# May know the clock, chance or the disk; to all other modules of companion they are handed in.
EDGE = {
    "__main__",
    "bots",
    "journal",
    "journal_file",
    "shelf",
    "simulate",
    "sticks",
    "table",
    "words",
}
EDGE |= {"mixture", "readings", "bargains", "caution", "speculation", "trials"}
IMPURE = {
    "io",
    "os",
    "random",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "tempfile",
    "threading",
}
IMPURE |= {"time", "uuid"}
CLOCK = {"now", "today", "utcnow"}
READS_ITS_FILE = {"arguments", "problems", "takeover"}


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def sources(*packages: str) -> list[Path]:
    return sorted(path for package in packages for path in (ROOT / package).rglob("*.py"))


def place(path: Path, node: ast.expr | ast.stmt) -> str:
    return f"{path.relative_to(ROOT)}:{node.lineno}"


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    return ((called(node), node) for node in ast.walk(parsed(path)) if isinstance(node, ast.Call))


def imported(path: Path) -> Iterator[tuple[str, ast.stmt]]:
    for node in ast.walk(parsed(path)):
        match node:
            case ast.Import(names=names):
                yield from ((alias.name.partition(".")[0], node) for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0], node


def inner_modules() -> list[Path]:
    home = ROOT / "companion"
    return [
        path
        for path in sources("companion")
        if path.relative_to(home).with_suffix("").parts[0] not in EDGE
    ]


def test_only_the_book_moves_money() -> None:
    homes = {
        path.relative_to(ROOT).as_posix()
        for path in sources(*PACKAGES)
        for name, _ in calls(path)
        if name == "Transfer"
    }
    assert homes == {"companion/rules/draft.py"}


def test_no_module_is_too_long_to_be_read() -> None:
    limits = {**dict.fromkeys(PACKAGES, LONGEST_MODULE), "tests": LONGEST_TESTS}
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in sources(*limits)}
    assert {
        name: n
        for path, n in lengths.items()
        if n > limits[(name := path.relative_to(ROOT).as_posix()).partition("/")[0]]
    } == {}


def test_rules_meet_neither_clock_nor_chance_nor_disk() -> None:
    offences = [
        f"{place(path, node)} {name}"
        for path in inner_modules()
        for name, node in imported(path)
        if name in IMPURE or (name == "pathlib" and path.stem not in READS_ITS_FILE)
    ]
    offences += [
        f"{place(path, node)} {name}()"
        for path in inner_modules()
        for name, node in calls(path)
        if name in CLOCK | {"open", "print", "input"}
    ]
    assert offences == []

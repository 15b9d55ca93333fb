"""Every bug report that the protocol was drawn up from has its test."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.hardware.rows import ROWS

ROOT = Path(__file__).parents[2]
NUMBERS = {*range(1, 37)} - {12, 18, 21, 24, 29, 33}
"""Those that were reported; the others were never given."""


@cache
def names_in(path: str) -> frozenset[str]:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_no_report_is_without_a_test() -> None:
    assert ROWS.keys() == NUMBERS


@pytest.mark.parametrize("row", ROWS)
def test_the_test_of_each_report_is_there(row: int) -> None:
    _, path, name = ROWS[row]
    assert name in names_in(path)

"""What mends an edition file: the lines that it lacks, as an edition of ours has them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from companion.options import Options
from companion.shelf import MODEL

LACKING = re.compile(r"(.+): options\.(\w+): is missing")


def remedies(problems: Sequence[str]) -> Iterator[str]:
    """Yield *problems*, the house rules that are missing last, as lines to copy."""
    lacking: dict[str, str] = {}
    for problem in problems:
        found = LACKING.fullmatch(problem)
        if found and found[2] in Options.__struct_fields__:
            lacking[found[2]] = found[1]
        else:
            yield problem
    if lacking:
        yield f"{next(iter(lacking.values()))}: add to [options], as in {MODEL.name}:"
        text = MODEL.read_text("utf-8")
        yield from (line(text, rule) for rule in lacking)


def line(text: str, rule: str) -> str:
    """Return the line of an edition that spells out a house rule."""
    found = re.search(rf"^{rule} = .+$", text, re.MULTILINE)
    assert found, f"{rule} has no line of its own"
    return found[0]

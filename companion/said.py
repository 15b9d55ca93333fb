"""What is said line by line: the same on the command line and on the screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from companion.record import Record

Kind: TypeAlias = Literal[
    "lead", "verdict", "line", "aside", "sum", "nothing", "step", "may", "may_not", "entry"
]


class Said(Record, frozen=True):
    """A line of an answer; ``value`` and ``total`` stand in columns of their own.

    The ``lead`` says what it is about, the ``verdict`` what was asked for. ``rule`` says an
    article in our own words and ``cite`` where the booklet has it; ``why`` is what speaks
    against a move, ``nothing`` tells why a sum is none. The parts of a sum come before it, one
    ``depth`` deeper. An ``entry`` has its number in ``seq``.
    """

    kind: Kind
    text: str
    value: str = ""
    total: str = ""
    rule: str = ""
    cite: str = ""
    why: str = ""
    depth: int = 0
    seq: int = 0


def printed(said: Iterable[Said]) -> Iterator[str]:
    """Yield the lines that tell it on paper."""
    for one in said:
        indent = "  " * (1 + one.depth)
        match one.kind:
            case "lead" | "verdict" | "line" | "nothing":
                yield one.text
            case "aside":
                yield f"  {one.text}"
            case "sum":
                yield f"{one.text}: {one.value}"
            case "step":
                yield f"{indent}{one.text}  {one.value}  {one.total}"
            case "may":
                yield "; ".join(part for part in (f"+ {one.text}", one.value) if part)
            case "may_not":
                yield "- " + ": ".join(part for part in (one.text, one.why) if part)
            case "entry":
                yield f"{one.seq:5}  {one.value:>9}  {one.total:>9}  {one.text}"
        yield from (f"{indent}  {small}" for small in (one.rule, one.cite) if small)

"""A sum together with the reasoning that led to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from companion.ledger import Money, Rounding, fraction
from companion.record import Record

Fact: TypeAlias = str | int
Op: TypeAlias = Literal["set", "plus", "times", "percent", "sum", "void"]


class Line(Record, frozen=True):
    """One step of the reckoning: which article applied, and the total after it.

    ``parts`` are the reckonings its own value rests on: the plots of a tax, a rate.
    ``paper`` is the paper on the table it cites, if any.
    """

    article: str
    op: Op
    value: int
    total: Money
    facts: dict[str, Fact] = {}
    parts: tuple[Assessment, ...] = ()
    paper: int | None = None


class Assessment(Record, frozen=True):
    """A sum that cannot be had without its explanation."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> Money:
        """The sum due."""
        return self.lines[-1].total

    @property
    def papers(self) -> tuple[int, ...]:
        """The papers that made a difference, in the parts too."""
        own = tuple(
            line.paper for line in self.lines if line.paper is not None and line.op != "void"
        )
        return own + tuple(p for line in self.lines for part in line.parts for p in part.papers)

    @classmethod
    def of(cls, article: str, amount: Money, **facts: Fact) -> Assessment:
        """Start the reckoning from *amount*."""
        return cls((Line(article, "set", amount, amount, facts),))

    @classmethod
    def sum(cls, article: str, *parts: Assessment, **facts: Fact) -> Assessment:
        """Add up *parts*, each of which keeps its own reasons."""
        total = sum(part.total for part in parts)
        return cls((Line(article, "sum", total, total, facts, parts),))

    def then(
        self,
        article: str,
        op: Literal["set", "plus", "times", "void"],
        value: int,
        paper: int | None = None,
        **facts: Fact,
    ) -> Assessment:
        """Return the reckoning with one more step; ``void`` changes nothing but says why."""
        old = self.total
        total = {"set": value, "plus": old + value, "times": old * value, "void": old}[op]
        return Assessment((*self.lines, Line(article, op, value, total, facts, paper=paper)))

    def percent(
        self, article: str, rate: int | Assessment, rounding: Rounding, **facts: Fact
    ) -> Assessment:
        """Return *rate* per cent of the total, in whole units; a reckoned rate keeps its own."""
        parts = (rate,) if isinstance(rate, Assessment) else ()
        value = rate.total if isinstance(rate, Assessment) else rate
        total = fraction(self.total, value, 100, rounding)
        return Assessment((*self.lines, Line(article, "percent", value, total, facts, parts)))


def steps(sum_: Assessment) -> Iterator[str]:
    """Yield each article with the total it led to, parts before the sum that rests on them."""
    for line in sum_.lines:
        for part in line.parts:
            yield from steps(part)
        yield f"{line.article} {line.total}"


def articles(sum_: Assessment) -> Iterator[str]:
    """Yield the articles a sum rests on."""
    return (step.rpartition(" ")[0] for step in steps(sum_))

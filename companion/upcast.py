"""Old shapes of journal entries and editions, brought to today's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

Shape: TypeAlias = dict[str, Any]
Part: TypeAlias = Literal["edition", "entry"]
Step: TypeAlias = Mapping[Part, Callable[[Shape], Shape]]

STEPS: Sequence[Step] = ()
"""``STEPS[n]`` turns shapes of schema n + 1 into those of n + 2; a part it leaves out stays."""

SCHEMA = 1 + len(STEPS)
"""The schema this program writes."""


def upcast(schema: int, part: Part, shape: Shape, steps: Sequence[Step] = STEPS) -> Shape:
    """Return *shape*, a *part* of a journal of *schema*, as this program would write it."""
    for step in steps[schema - 1 :]:
        change = step.get(part)
        shape = change(shape) if change else shape
    return shape

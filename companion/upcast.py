"""Old shapes of journal entries and editions, brought to today's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Shape: TypeAlias = dict[str, Any]

STEPS: tuple[Callable[[Shape], Shape], ...] = ()
"""``STEPS[n]`` turns a shape of schema n + 1 into one of schema n + 2."""

SCHEMA = 1 + len(STEPS)
"""The schema this program writes."""


def upcast(schema: int, shape: Shape) -> Shape:
    """Return *shape*, written under *schema*, as this program would write it."""
    for step in STEPS[schema - 1 :]:
        shape = step(shape)
    return shape

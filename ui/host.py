"""What this computer has beside a screen; to look for it may wait for a device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct


class Host(Struct, frozen=True):
    """Where its serial ports and its sticks are found, and whether it has a voice."""

    ports: Callable[[], tuple[str, ...]] = tuple
    sticks: Callable[[], tuple[Path, ...]] = tuple
    speaks: bool = False

"""Journals on the disk that tests spoil or look into."""

from __future__ import annotations

from pathlib import Path

from companion.journal import Journal
from companion.simulate import play
from companion.table import Table
from tests.tables import CLASSIC

NAME = "evening-0001.kassa"


def evening(path: Path, rounds: int = 3) -> Table:
    """Play a short evening on the disk; its journal stays open."""
    journal = Journal.create(path, CLASSIC, "")
    return play(CLASSIC, seed=5, players=3, rounds=rounds, journal=journal)

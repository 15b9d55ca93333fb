"""An evening that was played, a shelf, and what the command line told."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.commands import Command
from companion.game import Player
from companion.journal import Journal
from companion.problems import load
from companion.shelf import Shelf
from companion.simulate import play
from companion.table import Table
from tests.tables import CLASSIC, no_clock

ROOT = Path(__file__).parents[2]
EDITION = ROOT / "companion/editions/millionaire-classic.toml"


def hashes(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An evening of bots, saved and exported."""
    folder = tmp_path_factory.mktemp("evening")
    journal = Journal.create(folder / "evening.kassa", load(EDITION), "2000-01-01")
    play(load(EDITION), 11, players=3, rounds=6, journal=journal)
    journal.close()
    assert main(["export", str(folder / "evening.kassa"), "--jsonl", str(folder / "e.jsonl")]) == 0
    return folder


@pytest.fixture
def evening(played: Path, tmp_path: Path) -> Path:
    for path in played.iterdir():
        shutil.copy(path, tmp_path)
    return tmp_path


Told = Callable[[], tuple[list[str], list[str]]]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    def lines() -> tuple[list[str], list[str]]:
        out, err = capsys.readouterr()
        return out.splitlines(), err.splitlines()

    return lines


PLAYERS = (Player("Аня", 1), Player("Борис", 2))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)


def begin(shelf: Shelf, *commands: Command) -> Path:
    """Put a game on the shelf in which *commands* were entered, and return where it is."""
    path = shelf.new_game_path()
    table = Table(shelf.begin(CLASSIC, "2026-01-02"), no_clock)
    for command in commands:
        table.submit(command)
    table.journal.close()
    return path

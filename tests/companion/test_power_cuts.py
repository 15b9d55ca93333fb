"""Kill a game at any moment: everything it had confirmed is there, and it goes on (fault 35)."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from companion.journal import Journal
from companion.shelf import Shelf
from companion.table import Table
from tests.tables import no_clock, sums

KILLS = 50
KILLS_OF_BOARDS = 6
ROOT = Path(__file__).resolve().parents[2]


def run_until_killed(what: str, path: Path, life: int, chance: Random) -> list[int]:
    """Let a process work in *path*, kill it at some moment, and return what it had confirmed."""
    player = subprocess.Popen(
        [sys.executable, "-m", f"tests.companion.{what}", str(path), str(life)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert player.stdout is not None
    with player, player.stdout:
        heard = [player.stdout.readline() for _ in range(chance.randint(1, 25))]
        time.sleep(chance.uniform(0, 0.004))
        player.send_signal(signal.SIGKILL)
        heard += player.stdout.readlines()
    assert player.returncode == -signal.SIGKILL
    return [int(line) for line in heard if line.endswith("\n")]


def test_nothing_confirmed_is_lost_in_fifty_kills(tmp_path: Path) -> None:
    path, chance, last = tmp_path / "evening-0001.kassa", Random(50), 0
    for life in range(KILLS):
        confirmed = run_until_killed("endless_evening", path, life, chance)
        assert confirmed[0] > last, "the game did not go on where it stood"
        waiting = []
        # Opening writes the log back into the file; mostly, let the next life find it as it is.
        reopen = Journal.open if life % 3 == 0 else Journal.read
        for _ in range(2):
            journal = reopen(path)
            table = Table(journal, no_clock)
            seqs = [entry.seq for entry in journal]
            waiting.append((seqs, table.game))
            journal.close()
            assert set(sums(table.game).values()) == {0}
            assert confirmed[-1] <= seqs[-1]
            assert table.game.item is not None or table.game.over
        assert waiting[0] == waiting[1]
        last = seqs[-1]
    assert last > 10 * KILLS


def test_no_value_of_a_board_that_was_confirmed_is_lost_in_six_kills(tmp_path: Path) -> None:
    chance, last = Random(10), 0
    for life in range(KILLS_OF_BOARDS):
        confirmed = run_until_killed("endless_board", tmp_path, life, chance)
        assert confirmed[0] > last, "the board did not go on where it stood"
        (proof,), broken = Shelf(tmp_path).proofs()
        last = proof.edition.options.income
        assert confirmed[-1] <= last <= confirmed[-1] + 1
        assert broken == ()

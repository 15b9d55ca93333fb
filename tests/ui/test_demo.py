"""The demonstration plays an evening of each box to its end, by touches alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from companion.audit import audit
from tests.tables import EDITIONS
from tests.ui.live import Live
from ui.demo import Demo, Plan

SIZES = dict(zip(EDITIONS, [(800, 480), (480, 800), (800, 480)], strict=True))
LATEST = 3600
"""Seconds of the App: nobody waits for them here."""


@pytest.mark.parametrize("box", EDITIONS)
def test_an_evening_is_played_to_its_end(tmp_path: Path, box: str) -> None:
    live = Live(tmp_path, size=SIZES[box]).start()
    plan = Plan(rounds=2, pictures=tmp_path / "pictures", look=0, edition=box)
    demo = Demo(live.app, lambda _dice: None, plan, Random(7))
    demo.begin()
    live.driver.until(lambda: demo.finished, timeout=LATEST)
    assert live.game.over
    assert live.game.edition.id == box
    assert list(audit(live.game.edition, live.table.journal)) == []
    assert any(line.startswith("4. ") for line in demo.report())
    live.stop()


def test_a_box_that_is_not_there_is_told_with_those_that_are(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ui", "--demo", "--home", str(tmp_path), "--edition", "gold"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "no edition 'gold'; there are millionaire-classic" in done.stderr

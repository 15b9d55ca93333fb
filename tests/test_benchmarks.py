"""Benchmarks are run by hand, so that nobody would notice that they no longer begin."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", sorted(p.stem for p in (ROOT / "tests/benchmarks").glob("*.py")))
def test_a_benchmark_can_be_begun(name: str) -> None:
    command = [sys.executable, "-c", f"import tests.benchmarks.{name}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

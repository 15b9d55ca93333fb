"""What every run needs: compiled catalogues as new as their sources."""

from __future__ import annotations

from pathlib import Path

from deploy.catalogues import compile_stale


def pytest_configure() -> None:
    compile_stale(Path(__file__).parents[1])

"""Break a factor of the rules and see whether an example notices: ``python -m tests.mutations``.

With the names of modules, ``python -m tests.mutations fortune shares``, only theirs are broken.

Each mutation is applied to a copy of the program, and the examples of the rule book are run
against it. A mutation that no example notices is an example that is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from companion.record import Record

ROOT = Path(__file__).resolve().parents[1]
PAGES = "tests/rulebook"
PROGRAM = "companion"
CAUGHT, SURVIVED, BROKEN = "caught", "SURVIVED", "BROKEN"
COMPILED = shutil.ignore_patterns("__pycache__")


class Mutation(Record, frozen=True):
    """What is broken, and how: ``old``, which stands once in the file, gives way to ``new``."""

    what: str
    file: str
    old: str
    new: str


def mutations() -> list[Mutation]:
    """Return all that is worth breaking."""
    shape = msgspec.toml.decode(Path(__file__).with_suffix(".toml").read_bytes())
    return msgspec.convert(shape["mutation"], list[Mutation])


def misfits() -> Iterator[str]:
    """Yield the mutations whose passage no longer stands just once in its file."""
    for mutation in mutations():
        count = (ROOT / PROGRAM / mutation.file).read_text("utf-8").count(mutation.old)
        if count != 1 or mutation.old == mutation.new:
            yield f"{mutation.what}: {mutation.old!r} stands {count} times in {mutation.file}"


def verdict(mutation: Mutation | None) -> str:
    """Return whether an example differs under *mutation*, or under none.

    That the program breaks altogether proves nothing.
    """
    with TemporaryDirectory() as name:
        tree = Path(name)
        shutil.copytree(
            ROOT / PROGRAM, tree / PROGRAM, ignore=shutil.ignore_patterns("__pycache__")
        )
        if mutation:
            broken = tree / PROGRAM / mutation.file
            broken.write_text(
                broken.read_text("utf-8").replace(mutation.old, mutation.new), "utf-8"
            )
        pages = sorted(map(str, (ROOT / PAGES).glob("*.toml")))
        ran = subprocess.run(
            [sys.executable, "-m", PROGRAM, "examples", *pages],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": name, "KASSA_HOME": name},
            capture_output=True,
            text=True,
            check=False,
        )
    lost = ": example " in ran.stderr  # a command makes no sense where the game has gone
    if ran.stderr and not lost:
        return BROKEN
    return CAUGHT if lost or ran.returncode else SURVIVED


def main(*modules: str) -> int:
    """Tell which mutations of some modules, or of all, are caught; return 0 if they all are."""
    if stale := [*misfits()]:
        print(*stale, sep="\n")
        return 2
    if verdict(None) != SURVIVED:
        print("the examples do not hold as it is")
        return 2
    tried = [one for one in mutations() if not modules or Path(one.file).stem in modules]
    caught = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutation, found in zip(tried, pool.map(verdict, tried), strict=True):
            print(f"{found:<9} {mutation.what}", flush=True)
            caught += found == CAUGHT
    print(f"{caught} of {len(tried)} mutations caught")
    return 0 if caught == len(tried) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

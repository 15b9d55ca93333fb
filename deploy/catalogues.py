"""Compile the gettext catalogues: run as a script in a checkout, as a Hatch hook for the wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_stale(root: Path) -> list[Path]:
    """Write the .mo of each .po that is newer, and return those written.

    :raises PoFileError: a catalogue is not well formed.
    """
    stale = [
        source for source in sorted(root.glob("*/locale/*/LC_MESSAGES/*.po")) if _is_stale(source)
    ]
    for source in stale:
        with source.open("rb") as readable:
            catalogue = read_po(readable, abort_invalid=True)
        with source.with_suffix(".mo").open("wb") as writable:
            write_mo(writable, catalogue)
    return [source.with_suffix(".mo") for source in stale]


def _is_stale(source: Path) -> bool:
    compiled = source.with_suffix(".mo")
    return not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime


class CatalogueHook(BuildHookInterface[Any]):
    """Make the catalogues part of every build, since compiled ones are not in the repository."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the builder's own signature
        """Compile before the files of the wheel are collected."""
        compile_stale(Path(self.root))


if __name__ == "__main__":
    compile_stale(Path(__file__).resolve().parents[1])

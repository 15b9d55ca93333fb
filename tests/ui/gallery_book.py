"""Picture the screens: `python -m tests.ui.gallery_book [OUT [MOCKUPS]]`.

Alone it makes `docs/gallery` anew, pictures and page. Into OUT it puts every sample view and every
view of a played evening, in all sizes, looks and languages; and with the directory of the mock-ups
also `compare-<mock-up>.png`, the mock-up first.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PIL import Image

from tests.ui.gallery_pages import KEPT, SIZES, index

MOCKS = {
    "editions-800x480-evening-ru": "01-editions",
    "seats-800x480-evening-ru": "02-seats",
    "roll-800x480-evening-ru": "03-table-roll",
    "charge-800x480-evening-ru": "04-table-rent",
    "plot-800x480-day-en": "05-table-free-en-day",
    "auction-800x480-evening-ru": "06-auction",
    "sheet-800x480-evening-ru": "07-player",
    "map-800x480-evening-ru": "08-map",
    "jackpot-800x480-evening-ru": "09-jackpot",
    "bank-800x480-evening-ru": "10-bank",
    "arbiter-800x480-evening-ru": "11-arbiter",
    "ledger-800x480-evening-ru": "12-ledger",
    "standings-800x480-evening-ru": "13-standings",
    "tray-800x480-evening-ru": "14-tray",
    "market-800x480-evening-ru": "15-elite",
    "charge-480x800-evening-ru": "16-table-rent-portrait",
    "first_run-800x480-evening-ru": "17-first-run",
    "lost-800x480-evening-ru": "18-tray-lost",
    "roll-1280x720-evening-ru": "19-table-roll-1280x720",
    "roll-720x1280-day-ru": "20-table-roll-720x1280-day",
    "debt-800x480-evening-ru": "21-debt-millions",
}


def main(out: Path | None = None, mockups: Path | None = None) -> None:
    """Make the pictures, those of each density in a process of its own: Kivy has one for life."""
    if out is None:
        KEPT.mkdir(exist_ok=True)
        for old in KEPT.glob("*.png"):
            old.unlink()
        (KEPT / "README.md").write_text(index(), "utf-8")
    for density in sorted(set(SIZES.values())):
        environment = os.environ | {"KIVY_METRICS_DENSITY": str(density)}
        prints = (sys.executable, "-m", "tests.ui.gallery_prints", *([str(out)] if out else []))
        subprocess.run(prints, env=environment, check=True)
    if out and mockups:
        for sample, mock in MOCKS.items():
            shot = out / f"sample-{sample}.png"
            pair(mockups / f"{mock}.png", shot, out / f"compare-{mock}.png")


def pair(mock: Path, shot: Path, path: Path) -> None:
    """Put two pictures beside each other, wide ones above each other."""
    a, b = (Image.open(name).convert("RGB") for name in (mock, shot))
    wide = a.width > a.height
    size = (a.width, 2 * a.height + 8) if wide else (2 * a.width + 8, a.height)
    page = Image.new("RGB", size, "#ff00ff")
    page.paste(a, (0, 0))
    page.paste(b, (0, a.height + 8) if wide else (a.width + 8, 0))
    page.save(path)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))

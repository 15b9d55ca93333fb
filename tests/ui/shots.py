"""Picture every sample view: `python -m tests.ui.shots OUT [MOCKUPS]`.

OUT gets `<view>-<size>-<look>-<lang>.png`, and with the directory of the mock-ups also
`compare-<mock-up>.png`, the mock-up first.
"""

import sys
from itertools import product
from pathlib import Path

from PIL import Image

from tests.ui.driver import Driver  # first: it sets Kivy up
from tests.ui.gallery import LANGS, LOOKS, open_view, turn_to
from tests.ui.samples import SAMPLES

SIZES = ((800, 480), (480, 800))
MOCKS = {
    ("roll", (800, 480), "evening", "ru"): "03-table-roll",
    ("charge", (800, 480), "evening", "ru"): "04-table-rent",
    ("plot", (800, 480), "day", "en"): "05-table-free-en-day",
    ("charge", (480, 800), "evening", "ru"): "16-table-rent-portrait",
    ("jackpot", (800, 480), "evening", "ru"): "09-jackpot",
    ("arbiter", (800, 480), "evening", "ru"): "11-arbiter",
    ("tray", (800, 480), "evening", "ru"): "14-tray",
    ("market", (800, 480), "evening", "ru"): "15-elite",
    ("first_run", (800, 480), "evening", "ru"): "17-first-run",
    ("lost", (800, 480), "evening", "ru"): "18-tray-lost",
    ("debt", (800, 480), "evening", "ru"): "21-debt-millions",
}


def main(out: Path, mockups: Path | None = None) -> None:
    """Write all pictures."""
    out.mkdir(parents=True, exist_ok=True)
    driver: Driver = open_view("roll")
    for what in product(SAMPLES, SIZES, LOOKS, LANGS):
        view, size, look, lang = what
        turn_to(driver, view, lang, look, size)
        driver.run(0.3)
        path = driver.shot(out / f"{view}-{size[0]}x{size[1]}-{look}-{lang}.png")
        if mockups and (mock := MOCKS.get(what)):
            pair(mockups / f"{mock}.png", path, out / f"compare-{mock}.png")
    driver.stop()


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

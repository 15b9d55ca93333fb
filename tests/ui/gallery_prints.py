"""The pictures of the panels of one density, which Kivy takes from KIVY_METRICS_DENSITY."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

import tests.ui.driver  # noqa: F401  (first: it sets Kivy up)
from tests.ui.gallery import LANGS, LOOKS, open_view, turn_to
from tests.ui.gallery_pages import KEPT, LEAVES, SIZES, Size
from tests.ui.played import played
from tests.ui.samples import SAMPLES
from ui.motion import seconds

Print = tuple[str, str, str, Size, Path]
"""A view, its language and look, the panel, and the file."""


def main(out: Path | None) -> None:
    """Make what `docs/gallery` keeps, with few colours; or everything, as it is."""
    density = float(os.environ["KIVY_METRICS_DENSITY"])
    sizes = [size for size, its in SIZES.items() if its == density]
    driver = open_view("roll")
    for view, lang, look, (wide, high), path in every(sizes, out) if out else kept(sizes):
        size = (round(wide / density), round(high / density))
        shown = found(view, lang)
        turn_to(driver, shown, lang, look, size)
        driver.run(0.5 + passing(shown))
        driver.shot(path)
        if out is None:
            Image.open(path).quantize().save(path, optimize=True)
    driver.stop()


def passing(view: Any) -> float:
    """Return for how many seconds hands are told what to do, over the head of the screen."""
    hands = getattr(view.frame, "hands", None)
    return seconds("toast") if hands and not hands.stays else 0


def kept(sizes: Iterable[Size]) -> Iterator[Print]:
    """List what `docs/gallery` keeps, a language at a time: screens keep what was begun on them."""
    for leaf in sorted(LEAVES, key=lambda leaf: leaf.lang):
        if leaf.size in sizes:
            yield leaf.view, leaf.lang, leaf.look, leaf.size, KEPT / leaf.file


def every(sizes: Iterable[Size], out: Path) -> Iterator[Print]:
    """List every view, the samples by a name that tells them from the evening."""
    out.mkdir(parents=True, exist_ok=True)
    for size, look, lang in product(sizes, LOOKS, LANGS):
        for view in (*evening(lang), *(f"sample-{name}" for name in SAMPLES)):
            name = f"{view}-{size[0]}x{size[1]}-{look}-{lang}.png"
            yield view, lang, look, size, out / name


@cache
def evening(lang: str) -> dict[str, Any]:
    """Return the views of a played evening."""
    with TemporaryDirectory() as home:
        return played(Path(home), lang)


def found(view: str, lang: str) -> Any:
    """Return a view of the evening, or the sample of that name."""
    views = evening(lang)
    return views[view] if view in views else SAMPLES[view.removeprefix("sample-")](lang)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)

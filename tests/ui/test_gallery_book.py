"""The gallery that is kept shows what its list says, and every page finds its pictures."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from tests.catalogues import ROOT
from tests.ui.gallery import LANGS
from tests.ui.gallery_book import MOCKS
from tests.ui.gallery_pages import KEPT, LEAVES, SIZES, index
from tests.ui.gallery_prints import evening, every
from tests.ui.samples import SAMPLES

ROOM = 6 * 2**20  # bytes that pictures may take in the repository
PAGES = ("README.md", "docs/playing.md", "docs/gallery/README.md")


@pytest.mark.parametrize("lang", LANGS)
def test_every_picture_of_the_list_is_of_a_view_that_comes_up(lang: str) -> None:
    wanted = {leaf.view for leaf in LEAVES if leaf.lang == lang}
    samples = {*SAMPLES, *(f"sample-{name}" for name in SAMPLES)}
    assert wanted - evening(lang).keys() - samples == set()


def test_the_gallery_holds_the_pictures_of_its_list_and_no_others() -> None:
    assert sorted(path.name for path in KEPT.glob("*.png")) == sorted(leaf.file for leaf in LEAVES)
    assert (KEPT / "README.md").read_text("utf-8") == index()  # python -m tests.ui.gallery_book


def test_the_pictures_are_as_large_as_their_panels_and_light() -> None:
    for leaf in LEAVES:
        with Image.open(KEPT / leaf.file) as picture:
            assert picture.size == leaf.size, leaf.file
    assert sum(path.stat().st_size for path in KEPT.iterdir()) < ROOM


def test_every_caption_is_there_in_the_language_of_its_picture() -> None:
    assert [leaf.file for leaf in LEAVES if not leaf.caption] == []


def test_the_whole_gallery_is_every_view_in_four_sizes_two_looks_and_two_languages(
    tmp_path: Path,
) -> None:
    names = [path.stem for *_, path in every(SIZES, tmp_path)]
    views = sum(len(evening(lang)) + len(SAMPLES) for lang in LANGS)
    assert len(set(names)) == len(names) == views * 4 * 2
    assert {f"sample-{sample}" for sample in MOCKS} <= set(names)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_finds_its_pictures(page: str) -> None:
    home = (ROOT / page).parent
    shown = re.findall(r"!\[[^]]*\]\(([^)]+)\)", (ROOT / page).read_text("utf-8"))
    assert shown
    assert [name for name in shown if not (home / name).is_file()] == []

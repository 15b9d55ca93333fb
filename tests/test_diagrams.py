"""The wiring diagrams show what the pin maps say, and the page shows the diagrams."""

import re
from pathlib import Path

from docs.diagrams.__main__ import diagrams
from hardware.signals import Sound
from tests.catalogues import ROOT

PAGE, TRAY = ((ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in ("wiring", "tray"))


def test_every_diagram_is_drawn_from_the_maps_as_they_are() -> None:
    old = [file.name for file, picture in diagrams() if file.read_text("utf-8") != picture]
    assert old == []  # mend with: python -m docs.diagrams


def test_the_page_leads_to_files_that_are_there() -> None:
    linked = {Path(name) for name in re.findall(r"\]\(([\w/-]+\.\w+)\)", PAGE)}
    assert {name for name in linked if not (ROOT / "docs" / name).is_file()} == set()


def test_every_diagram_is_on_a_page() -> None:
    shown = set(re.findall(r"diagrams/([\w-]+\.svg)", PAGE + TRAY))
    assert {file.name for file, _ in diagrams()} == shown


def test_the_page_names_every_sound() -> None:
    assert all(PAGE.count(f"`{sound}`") == 2 for sound in Sound)

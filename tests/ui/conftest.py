"""One offscreen window for all tests; `show` opens a view in it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.commands import Arrange
from companion.edition import Edition
from companion.shelf import Shelf
from companion.situation import Sitter
from companion.table import Table
from tests.companion.boards import TINY
from tests.tables import CLASSIC, no_clock
from tests.ui.boards import EMPTY, entered
from tests.ui.driver import Driver
from tests.ui.gallery import LANGS, SIZES, open_view, turn_to
from tests.ui.house import Evening
from tests.ui.live import Live
from tests.ui.samples import SAMPLES
from ui.settings import Turn

Show = Callable[..., Driver]
Resume = Callable[..., Live]


@pytest.fixture
def show() -> Iterator[Show]:
    """Give show(sample or view, lang, look, size) -> driver; what was opened is stopped after."""
    opened: list[Driver] = []

    def open_one(*args: Any) -> Driver:
        opened.append(open_view(*args))
        return opened[-1]

    yield open_one
    for driver in opened:
        driver.stop()


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    """Give an evening at its first screen."""
    return Evening(tmp_path)


@pytest.fixture
def tiny(evening: Evening) -> Evening:
    """Give a board of eight cells of one's own, entered from an empty one."""
    evening.touch(*EMPTY)
    entered(evening, *TINY)
    return evening


@pytest.fixture
def sat(evening: Evening) -> Evening:
    """Seat four people; clockwise Anya, Vera, Boris, Grisha; the lot chose Vera."""
    evening.sit_down("Аня", "Борис", "Вера", "Гриша")
    return evening


@pytest.fixture
def kassa(tmp_path: Path) -> Iterator[Live]:
    """Give the app in its window, at its first screen."""
    live = Live(tmp_path).start()
    yield live
    live.stop()


@pytest.fixture
def seated(kassa: Live) -> Live:
    """Seat four people there; clockwise Anya, Vera, Boris, Grisha; the lot chose Vera."""
    return kassa.sit_down("Аня", "Борис", "Вера", "Гриша")


@pytest.fixture
def resumed(tmp_path: Path) -> Iterator[Resume]:
    """Give resumed(*sitters) -> app that goes on from there; what was opened is stopped after."""
    opened: list[Live] = []

    def play(
        *sitters: Sitter,
        edition: Edition = CLASSIC,
        size: tuple[int, int] = (800, 480),
        turned: Turn = 0,
        **arranged: Any,
    ) -> Live:
        journal = Shelf(tmp_path).begin(edition, "")
        Table(journal, no_clock).submit(Arrange(sitters, **arranged))
        journal.close()
        opened.append(Live(tmp_path, size=size, turned=turned).start())
        return opened[-1].tap("resume")

    yield play
    for live in opened:
        live.stop()


EVERY = [(view, lang, "evening", size) for view in SAMPLES for lang in LANGS for size in SIZES]


@pytest.fixture(scope="module")
def standing() -> Iterator[Driver]:
    """Give one App for a whole module."""
    driver = open_view("roll")
    yield driver
    driver.stop()


@pytest.fixture(
    scope="module", params=EVERY, ids=lambda p: f"{p[0]}-{p[1]}-{p[2]}-{p[3][0]}x{p[3][1]}"
)
def every(standing: Driver, request: pytest.FixtureRequest) -> Driver:
    """Give every view x language x size, shown after another; no look moves anything."""
    turn_to(standing, *request.param)
    return standing

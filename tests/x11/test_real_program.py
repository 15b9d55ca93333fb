"""The real program on a display of its own, clicked by real X events."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.__main__ import main as kassa_book
from companion.audit import audit
from companion.commands import Accept, Open, Roll
from companion.errors import JournalError
from companion.journal import Entry, Journal, in_force
from companion.shelf import Shelf
from tests.ui.live import BOX, Live, remembered
from ui.finger import on_panel

ROOT = Path(__file__).resolve().parents[2]
WIDTH, HEIGHT = 800, 480
UNHURRIED = 1.5
"""Seconds between two clicks: time for a screen to change, and for a token to walk."""
PATIENCE = 30
"""Seconds after which something awaited counts as failed; nothing takes that long."""


@pytest.fixture
def display() -> Iterator[str]:
    """Give the name of an X server's display, which nobody else uses."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "800x480x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as told:
            yield f":{told.readline().strip()}"
        server.terminate()


class Program:
    """The program as its users have it: a window to click, a folder to look into."""

    def __init__(self, display: str, home: Path, *options: str) -> None:
        self.home = home
        self.environment = {k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"}
        self.environment["DISPLAY"] = display
        command = [sys.executable, "-m", "ui", "--home", str(home), *options]
        self.process = subprocess.Popen(command, env=self.environment, cwd=ROOT)

    def click(self, spot: dict[str, float]) -> None:
        """Click somewhere, given in shares of the panel from its lower left corner."""
        at = [str(round(spot["x"] * (WIDTH - 1))), str(round((1 - spot["y"]) * (HEIGHT - 1)))]
        command = ["xdotool", "mousemove", "--sync", *at, "click", "1"]
        subprocess.run(command, env=self.environment, check=True, timeout=PATIENCE)

    def wait_for_window(self) -> None:
        """Wait until the app runs: only then its window has its name."""
        command = ["xdotool", "search", "--onlyvisible", "--class", ".", "getwindowname"]

        def named() -> bool:
            told = subprocess.run(
                command, env=self.environment, check=False, capture_output=True, timeout=PATIENCE
            )
            return told.stdout.strip() == b"Kassa"

        wait(named)

    def entries(self) -> list[Entry]:
        """What the journal on the disk says by now."""
        games = Shelf(self.home).games()
        try:
            journal = Journal.read(games[0]) if games else None
        except JournalError:
            return []
        entries = in_force(journal) if journal else []
        if journal:
            assert list(audit(journal.edition, entries)) == []
            journal.close()
        return entries

    @property
    def plays(self) -> bool:
        """Whether it has a journal open."""
        held = Path(f"/proc/{self.process.pid}/fd").iterdir()
        return any(fd.is_symlink() and fd.readlink().suffix == ".kassa" for fd in held)

    def stop(self) -> int:
        """Ask it to end, as the system does when it is shut down."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(5)


def wait(so: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < until
        time.sleep(0.1)


@pytest.fixture
def program(display: str, tmp_path: Path) -> Iterator[Program]:
    one = Program(display, tmp_path / "real")
    yield one
    if one.process.poll() is None:
        one.process.kill()
        one.process.wait()


@pytest.fixture
def shadow(tmp_path: Path) -> Iterator[Live]:
    """The same app in this process, touched alike, which knows where its keys are."""
    live = Live(tmp_path / "shadow").start()
    yield live
    live.stop()


def spot(shadow: Live, name: str) -> dict[str, float]:
    return on_panel(*shadow.driver.middle(shadow.key(name)))


def click(program: Program, shadow: Live, *names: str) -> None:
    for name in names:
        time.sleep(UNHURRIED)
        program.click(spot(shadow, name))
        shadow.tap(name)


def open_the_box(program: Program, shadow: Live) -> None:
    """Click until the program is there: a window is seen before it takes clicks."""
    box = spot(shadow, BOX)

    def opened() -> bool:
        program.click(box)
        time.sleep(UNHURRIED)
        return remembered(program.home).edition != ""

    wait(opened)
    shadow.tap(BOX)


def test_clicks_follow_the_screen_that_they_turn_and_what_they_set_is_kept(
    program: Program, shadow: Live
) -> None:
    open_the_box(program, shadow)
    click(program, shadow, "start", "begin", "rotate")
    wait(lambda: remembered(program.home).turned == 90)
    click(program, shadow, "tab:more", "settings", "group:screen", "rule:theme", "value:1")
    wait(lambda: remembered(program.home).theme == "day")
    click(program, shadow, "tab:table", "die:0:1", "die:1:3")
    wait(lambda: len(program.entries()) == 2)
    assert isinstance(program.entries()[-1].command, Roll)


def test_clicks_sit_people_down_throw_and_buy_though_the_program_is_killed_meanwhile(
    display: str, tmp_path: Path, program: Program, shadow: Live
) -> None:
    open_the_box(program, shadow)
    click(program, shadow, "start", "begin")
    wait(lambda: len(program.entries()) == 1)
    click(program, shadow, "die:0:1", "die:1:3")
    wait(lambda: len(program.entries()) == 2)
    program.process.kill()
    program.process.wait()
    shadow.stop()

    again, follower = Program(display, program.home), Live(tmp_path / "shadow").start()
    try:
        go_on(again, follower)
        click(again, follower, "accept")
        wait(lambda: len(again.entries()) == 3)
        assert again.stop() == 0
    finally:
        follower.stop()
        again.process.kill()
    opened, rolled, bought = (entry.command for entry in again.entries())
    assert isinstance(opened, Open)
    assert isinstance(rolled, Roll)
    assert (rolled.dice, rolled.source) == ((1, 3), "hand")
    assert bought == Accept(rolled.seat)


def go_on(program: Program, shadow: Live) -> None:
    """Click the evening that was begun until the program is there and has it open."""
    resume = spot(shadow, "resume")

    def resumed() -> bool:
        program.click(resume)
        time.sleep(UNHURRIED)
        return program.plays

    wait(resumed)
    shadow.tap("resume")


def test_the_program_ends_well_when_the_system_asks_it_to(program: Program) -> None:
    program.wait_for_window()
    assert program.stop() == 0


def test_the_demo_plays_a_round_by_the_command_that_people_type(
    display: str, tmp_path: Path
) -> None:
    environment = {k: v for k, v in os.environ.items() if k != "SDL_VIDEODRIVER"}
    script = str(ROOT / "deploy" / "run.sh")
    short = ("--rounds", "1", "--look", "0", "--home", str(tmp_path))
    done = subprocess.run(
        ["bash", script, "--demo", *short],
        env=environment | {"DISPLAY": display, "KASSA_READY": "1"},
        check=False,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    [game] = Shelf(tmp_path).games()
    assert f"journal: {game}" in done.stdout
    assert "rounds: 2" in done.stdout
    assert list((tmp_path / "pictures").glob("*standings*.png"))
    assert kassa_book(["audit", str(game)]) == 0

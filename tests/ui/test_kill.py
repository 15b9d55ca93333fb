"""Killed at any moment, the evening goes on where it stood: no confirmed entry is missing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Timer

import msgspec

from companion.agenda import (
    Auction,
    CardDue,
    Deal,
    Debt,
    Detention,
    Do,
    Floor,
    Item,
    Offer,
    Order,
    RollDue,
    Site,
    Stake,
    Throw,
    Which,
)
from companion.audit import audit
from companion.deferred import Owe, Spin
from companion.game import Game
from companion.journal import Entry, Journal, replay
from companion.shelf import Shelf
from tests.tables import to_go_on_with
from ui.settings import Settings

BOXES = ("millionaire-classic", "millionaire-elite")
LANES = len(BOXES)
"""Evenings that are played and killed side by side: starting the program is what takes long."""
KILLS = 50 // LANES
SIGNS = 4
"""So many lines the demo writes at most before its end."""
LATEST = 0.9
"""The most seconds between the last of them and the end."""
PATIENCE = 60
SCREENS: dict[type, str] = {
    RollDue: "RollScreen",
    Detention: "RollScreen",
    Throw: "RollScreen",
    Offer: "PlotScreen",
    Auction: "AuctionScreen",
    CardDue: "CardScreen",
    Debt: "DebtScreen",
    Stake: "JackpotScreen",
    Deal: "DealScreen",
    Floor: "MarketScreen",
    **dict.fromkeys((Do, Order, Site, Which), "QuestionScreen"),
}


def screen_of(item: Item | None) -> str:
    """Return which screen asks *item*."""
    match item:
        case Throw(_, Do(_, Spin())) | Do(_, Spin()):
            return "JackpotScreen"
        case Do(_, Owe()):
            return "ChargeScreen"
    return SCREENS[type(item)]


class Lane:
    """A shelf on which the demo plays one evening after the other, and what lay there last."""

    def __init__(self, home: Path, seed: int, box: str) -> None:
        self.home, self.box = home, box
        self.chance = Random(seed)
        self.shelf = Shelf(home)
        self.known: dict[Path, list[Entry]] = {}
        self.kills = self.asked = 0

    def run(self) -> Lane:
        while self.kills < KILLS:
            self.play()
        return self

    def play(self) -> None:
        """Go on or begin; kill it, if it has not come to its end before; look at what is left."""
        saved = to_go_on_with(self.shelf)
        told = self.killed("--go-on") if saved else self.killed()
        path, *_ = (*self.shelf.games(), None)
        if path is None:
            assert not told
            return
        entries, game = self.examined(path)
        confirmed = {int(line.removeprefix("entry ")) for line in told if line.startswith("entry")}
        assert confirmed <= {entry.seq for entry in entries}
        if saved:
            questions = [line for line in told if line.startswith("question")]
            assert questions in ([], [f"question {screen_of(saved.item)} {saved.item!r}"])
            self.asked += len(questions)
        offered = to_go_on_with(self.shelf)
        if game.players and not game.over:
            assert offered is not None
            assert (offered.path, offered.item) == (path, game.item)
        msgspec.json.decode((self.home / "settings.json").read_bytes(), type=Settings)

    def killed(self, *options: str) -> list[str]:
        """Start the demo, end it without warning, and give the lines it got to write."""
        command = [sys.executable, "-m", "ui", "--demo", "--home", str(self.home), "--look", "0"]
        command += ["--edition", self.box, "--rounds", "2"]
        command += ["--seed", str(self.chance.randrange(1000)), *options]
        environment = os.environ | {"SDL_VIDEODRIVER": "offscreen"}
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        ) as demo:
            assert demo.stdout is not None
            assert demo.stderr is not None
            watchdog = Timer(PATIENCE, demo.terminate)
            watchdog.start()
            signs = self.chance.randint(0, SIGNS)
            told = [demo.stdout.readline() for _ in range(signs)]
            time.sleep(self.chance.uniform(0, LATEST))
            if demo.poll() is None:
                self.kills += 1
                demo.kill()
            told += demo.stdout.readlines()
            watchdog.cancel()
            assert demo.wait() in (0, -signal.SIGKILL), demo.stderr.read()
        return [line.rstrip("\n") for line in told if line.endswith("\n")]

    def examined(self, path: Path) -> tuple[list[Entry], Game]:
        """Read a journal: the older entries are as they were, and all is in order."""
        journal = Journal.read(path)
        entries = list(journal)
        older = self.known.get(path, [])
        assert entries[: len(older)] == older
        self.known[path] = entries
        assert list(audit(journal.edition, entries)) == []
        game = replay(journal.edition, entries)
        assert {sum(column.values()) for column in game.ledger.columns.values()} <= {0}
        journal.close()
        return entries, game


def test_killed_at_fifty_moments_the_evening_goes_on_with_every_confirmed_entry(
    tmp_path: Path,
) -> None:
    lanes = [Lane(tmp_path / box, seed, box) for seed, box in enumerate(BOXES)]
    with ThreadPoolExecutor(LANES) as pool:
        done = list(pool.map(Lane.run, lanes))
    assert sum(lane.kills for lane in done) >= 50
    assert sum(lane.asked for lane in done) >= 25
    assert sum(len(entries) for lane in done for entries in lane.known.values()) >= 50

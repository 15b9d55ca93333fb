"""Which screen is shown, and what a touch on it means. Knows no Kivy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from companion.assessment import Assessment
from companion.commands import Command, Open
from companion.edition import Edition
from companion.errors import CompanionError
from companion.game import Game
from companion.guidance import guidance
from companion.ledger import Seat
from companion.shelf import Shelf, resume
from companion.table import Moment, Pending, Table
from companion.words import Words
from ui.change import Change, walked
from ui.clerk import Clerk
from ui.i18n import Catalogue
from ui.places import Places
from ui.presenters.scene import Scene, player
from ui.settings import Settings
from ui.tray import Proposal, TrayDesk, TrayNews
from ui.worker import Worker


class Director:
    """Takes touches and throws, asks the table, and says what to show.

    ``changed`` is called whenever ``view()`` may give something new.
    """

    def __init__(
        self,
        shelf: Shelf,
        settings: Settings,
        *,
        worker: Worker,
        lot: Random,
        clock: Callable[[], str],
    ) -> None:
        self.shelf = shelf
        self.settings = settings
        self.lot = lot
        self.clock = clock
        self.tray = TrayDesk()
        self.place = "editions"
        self.refusal = ""
        self.trouble = ""
        self.fresh: Moment | None = None
        self.changed: Callable[[Change], None] = lambda _change: None
        self.saved: Callable[[Settings], None] = lambda _settings: None
        self.ask_tray: Callable[[], None] = lambda: None
        self._worker = worker
        self._clerk = Clerk(worker, self._entered, self._failed)
        self._told = False
        self.places = Places(self)
        self._speak()

    @property
    def table(self) -> Table | None:
        """The game in progress, if there is one."""
        return self._clerk.table

    # --- what is shown ---

    def view(self) -> Any:
        """Return the view model of the screen to show."""
        return self.places[self.place].view()

    def scene(self, tab: str) -> Scene:
        """Return what presenters need, with *tab* open in the bar."""
        assert self.table is not None
        return Scene(self.table, self.words, self.say, tab, self.fresh, self.refusal, self.trouble)

    def go(self, place: str) -> None:
        """Show another screen."""
        if place == "editions":
            self.places.editions.open()
        self.place = place
        self.fresh = None

    def seat(self, edition: Edition) -> None:
        """Lay the table for a box."""
        self.places.seats.open(edition)
        self.go("seats")

    def explain(self, sums: tuple[Assessment, ...]) -> None:
        """Show the reasons of charges, and come back here afterwards."""
        self.places.reasons.open(sums, self.place)
        self.go("reasons")

    def ask_leave(self, seat: Seat, *, bankrupt: bool = False) -> None:
        """Ask once whether a player goes for good."""
        self.places.leave.open(seat, bankrupt=bankrupt)
        self.go("leave")

    def refuse(self, sentence: str) -> None:
        """Say something that stays until the next touch."""
        self.refusal = sentence

    # --- what is touched and thrown ---

    def act(self, name: str) -> None:
        """Do what was touched. While an entry is on its way to the disk nothing else counts."""
        if self._worker.busy:
            return
        self.refusal, self.fresh, self._told = "", None, False
        verb, _, rest = name.partition(":")
        match verb:
            case "tab":
                self.go(rest)
            case "undo":
                self._clerk.undo()
            case "redo":
                self._clerk.redo()
            case "disk":
                self._clerk.retry()
            case "seat":
                self.places.sheet.open(rest)
                self.go("sheet")
            case "rotate":
                turned = (self.settings.turned + 90) % 360
                self.set(turned=turned)
            case _:
                self.places[self.place].act(verb, rest)
        if not self._worker.busy and not self._told:
            self._tell(Change())

    def hear(self, news: TrayNews) -> None:
        """Take what the tray says; a throw is offered only while one is due."""
        if isinstance(news, Proposal) and (self.table is None or self.table.knows(news.id)):
            return
        self.tray.hear(news)
        if isinstance(news, Proposal):
            self.places.table.dice.heard()
        self._tray_changed()

    def doubt(self, news: Proposal) -> None:
        """Take that the tray thinks less of a throw it told before."""
        if self.tray.doubt(news):
            self._tray_changed()

    def warn(self, key: str, detail: str) -> None:
        """Say what the tray is troubled by."""
        self.refuse(self.say(key, text=detail))
        self._tray_changed()

    def _tray_changed(self) -> None:
        """Show it where it can be seen; a form half filled in is left alone."""
        if self.place in {"table", "more"}:
            self._tell(Change())

    # --- what is entered ---

    def submit(self, command: Command, press: str = "") -> None:
        """Enter *command*; a refusal is said and changes nothing."""
        ground = self._clerk.submit(command, press)
        if ground and self.table:
            self.refuse(self.words.sentence(ground.article, ground.facts, self.table.game))

    def back_to(self, seq: int) -> None:
        """Take back entry *seq* and all after it."""
        self._clerk.back_to(seq)

    def _entered(self, pending: Pending, before: Game) -> None:
        assert self.table is not None
        self.tray.clear()
        self.trouble = ""
        self.go("table")
        if pending.entries[-1].takes_back is None:
            self.fresh = self.table.past[-1]
            self._tell(Change(animate=True, walk=walked(self.fresh)))
            return
        hands = guidance(before, self.table.game)
        told = (self.words.hand(hand, self.table.game) for hand in hands)
        self.refuse("\n".join([self.say("on_the_board"), *told]) if hands else "")
        self._tell(Change(animate=True))

    def _failed(self, error: CompanionError) -> None:
        if self.table and self.table.game.players:
            self.trouble = str(error)
        else:
            self.refuse(self.say("disk.refused", text=str(error)))
        if self.table and not self.table.game.players:
            self._clerk.sit_at(None)
        if self.table is None:
            self.go("seats")
        self._tell(Change())

    # --- what is remembered ---

    def set(self, **changes: Any) -> None:
        """Change settings and keep them."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        self._speak()
        self.saved(self.settings)

    def begin(self, edition: Edition, opening: Open) -> None:
        """Put a new journal on the shelf, and sit down once the disk has taken it."""

        def done(error: CompanionError | None) -> None:
            self._failed(error) if error else self.submit(opening)

        self._clerk.open(lambda: Table(self.shelf.begin(edition, self.clock()), self.clock), done)

    def go_on(self, path: Path) -> None:
        """Play on where a saved game stands."""

        def done(error: CompanionError | None) -> None:
            if error:
                self.refuse(self.say("journal.unreadable", text=str(error)))
            else:
                self.go("table")
            self._tell(Change())

        self._clerk.open(lambda: Table(resume(path), self.clock), done)

    def seek_tray(self) -> None:
        """Look for the tray again, or have it say its last throw."""
        self.ask_tray()

    def close(self) -> None:
        """Close the journal."""
        self._clerk.sit_at(None)

    def leave(self) -> None:
        """Close the journal and go back to the editions."""
        self.close()
        self.go("editions")

    def seat_of(self, coin: str) -> Seat:
        """Return who plays the coin of that number."""
        assert self.table is not None
        game = self.table.game
        return next(s for s in range(len(game.players)) if str(player(game, s).id) == coin)

    def _tell(self, change: Change) -> None:
        self._told = True
        self.changed(change)

    def _speak(self) -> None:
        self.words = Words(self.settings.language)
        self.say = Catalogue(self.settings.language)

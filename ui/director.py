"""Which screen is shown, and what a touch on it means. Knows no Kivy."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
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
from companion.ruling import Ground
from companion.shelf import Shelf, resume
from companion.table import Moment, Pending, Table
from companion.words import Words
from ui.change import Change, same_question, walked
from ui.clerk import Clerk
from ui.i18n import Catalogue
from ui.places import Places
from ui.presenters.disk import refused_by_disk, unreadable
from ui.presenters.failure import failure
from ui.presenters.roll import throw_due
from ui.presenters.scene import Scene
from ui.settings import Settings
from ui.tray import Proposal, TrayDesk, TrayNews
from ui.worker import Worker

STAYING = {"sheet", "match"}
"""Where one is likely to enter several things in a row."""


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
        self.failure: Exception | None = None
        self.changed: Callable[[Change], None] = lambda _change: None
        self.saved: Callable[[Settings], None] = lambda _settings: None
        self.ask_tray: Callable[[], None] = lambda: None
        self._worker = worker
        self._clerk = Clerk(worker, self._entered, self._failed)
        self._told = False
        self._unheard: list[Callable[[], object]] = []
        """What the tray has said while an entry was on its way to the disk."""
        self._speak()
        self.places = Places(self)

    @property
    def table(self) -> Table | None:
        """The game in progress, if there is one."""
        return self._clerk.table

    # --- what is shown ---

    def view(self) -> Any:
        """Return the view model of the screen to show; after a failure, what failed."""
        if self.failure:
            return failure(self.say, self.table, self.failure)
        return self.places[self.place].view()

    def scene(self, tab: str) -> Scene:
        """Return what presenters need, with *tab* open in the bar."""
        assert self.table is not None
        return Scene(self.table, self.words, self.say, tab, self.fresh, self.refusal, self.trouble)

    def go(self, place: str) -> None:
        """Show another screen."""
        if place == "editions":
            self.places.editions.open()
        elif place == "evenings":
            self.places.evenings.open()
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
        if self.failure:
            self._worker.do(lambda: None, lambda _: self._recover(name))
        elif not self._worker.busy:
            self._do(name)

    def _do(self, name: str) -> None:
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
                self.places.sheet.open(int(rest))
                self.go("sheet")
            case "rotate":
                turned = (self.settings.turned + 90) % 360
                self.set(turned=turned)
            case _:
                self.places[self.place].act(verb, rest)
        if not self._worker.busy and not self._told:
            self._tell(Change())

    def fail(self, error: Exception) -> None:
        """Show that the program failed, until somebody says how to go on."""
        self.failure = error
        self._tell(Change())

    def _recover(self, name: str) -> None:
        """Take the last entry back, whose screen may be what fails; or close the journal."""
        if self.failure is None:
            return
        self.failure, self.refusal, self._told = None, "", False
        if name == "undo":
            self.go("table")
            self._clerk.undo()
        else:
            self.leave()
        if not self._worker.busy and not self._told:
            self._tell(Change())

    def hear(self, news: TrayNews) -> None:
        """Take what the tray says; a throw is offered only while one is due."""
        self._heed(partial(self.places.table.dice.hear, news))

    def doubt(self, news: Proposal) -> None:
        """Take that the tray thinks less of a throw it told before."""
        self._heed(partial(self.tray.doubt, news))

    def warn(self, key: str, detail: str) -> None:
        """Say what the tray is troubled by."""
        self._heed(lambda: self.refuse(self.say(key, text=detail)))

    def _heed(self, take: Callable[[], object]) -> None:
        """Take news of the tray, once it is known what they find; a form is left alone."""
        if self._worker.busy:
            self._unheard.append(take)
            return
        take()
        if self.place in {"table", "more"}:
            self._tell(Change())

    # --- what is entered ---

    def submit(self, command: Command, press: str = "") -> None:
        """Enter *command*; a refusal is said and changes nothing."""
        if ground := self._clerk.submit(command, press):
            self._refused(ground)

    def _refused(self, ground: Ground) -> None:
        assert self.table is not None
        self.refuse(self.words.sentence(ground.article, ground.facts, self.table.game))

    def back_to(self, seq: int) -> None:
        """Take back entry *seq* and all after it."""
        self._clerk.back_to(seq)

    def _entered(self, pending: Pending, before: Game) -> None:
        assert self.table is not None
        game, self.trouble = self.table.game, ""
        if throw_due(before) != throw_due(game):
            self.places.table.dice.forget()
        if not (self.place in STAYING and same_question(before, game)):
            self.go("table")
        if pending.entries[-1].takes_back is None:
            self.fresh = self.table.past[-1]
            self._tell(Change(animate=True, walk=walked(self.fresh)))
            return
        told = [self.words.hand(hand, game) for hand in guidance(before, game)]
        self.refuse("\n".join([self.say("on_the_board"), *told]) if told else "")
        self._tell(Change(animate=True))

    def _failed(self, error: CompanionError) -> None:
        """Say that the disk took nothing; without a game there is nothing to come back to."""
        if self.table and self.table.game.players:
            self.trouble = refused_by_disk(self.say, error)
        else:
            self.refuse(refused_by_disk(self.say, error))
            self._clerk.sit_at(None)
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
            if error:
                self._failed(error)
            elif ground := self._clerk.submit(opening):
                self._refused(ground)
                self._clerk.sit_at(None)
                self._tell(Change())

        self._clerk.open(lambda: Table(self.shelf.begin(edition, self.clock()), self.clock), done)

    def go_on(self, path: Path) -> None:
        """Play on where a saved game stands."""

        def done(error: CompanionError | None) -> None:
            if error:
                self.refuse(unreadable(self.say, error))
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
        self.trouble = ""
        self._unheard.clear()
        self.places.table.dice.forget()
        self.go("editions")

    def _tell(self, change: Change) -> None:
        """Have it shown, and with it what the tray has said meanwhile."""
        self._told = True
        while self._unheard and not (self._worker.busy or self.failure):
            self._unheard.pop(0)()
        self.changed(change)

    def _speak(self) -> None:
        self.words = Words(self.settings.language)
        self.say = Catalogue(self.settings.language)

"""Which screen is shown, and what a touch on it means. Knows no Kivy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from companion.commands import Command, Open
from companion.edition import Edition
from companion.errors import CompanionError
from companion.ruling import Ground
from companion.shelf import Shelf
from companion.table import Table
from companion.words import Words
from ui.anywhere import anywhere
from ui.change import Change, News, stays, walked
from ui.clerk import Clerk
from ui.cues import cue
from ui.ear import Ear
from ui.guard import alters, guarded, several
from ui.host import Host
from ui.hourglass import Hourglass
from ui.i18n import Catalogue
from ui.places import Places
from ui.presenters.aloud import aloud
from ui.presenters.disk import refused_by_disk, unreadable
from ui.presenters.failure import failure
from ui.presenters.roll import throw_due
from ui.presenters.scene import Scene
from ui.settings import Settings
from ui.tray import Doctor, NoDoctor, TrayDesk
from ui.turning import Turntable
from ui.worker import Worker

T = TypeVar("T")
QUIET = Change()


class Director:
    """Takes touches and throws, asks the table, and says what to show.

    ``changed`` is called whenever ``view()`` may give something new, ``said`` to tell over any.
    """

    def __init__(
        self,
        shelf: Shelf,
        settings: Settings,
        *,
        worker: Worker,
        lot: Random,
        clock: Callable[[], str],
        host: Host | None = None,
    ) -> None:
        self.shelf, self.host = shelf, host or Host()
        self.settings = settings
        self.lot, self.clock = lot, clock
        self.tray = TrayDesk()
        self.doctor: Doctor = NoDoctor()
        self.turntable = Turntable(settings.turned)
        self.place = "editions"
        self.refusal = self.trouble = ""
        self.fresh: News | None = None
        self.failure: Exception | None = None
        self.changed: Callable[[Change], None] = lambda _change: None
        self.said: Callable[[str], None] = lambda _sentence: None
        self.saved: Callable[[Settings], None] = lambda _settings: None
        self.seek_tray: Callable[[], None] = lambda: None
        self.use_tray: Callable[[str], None] = lambda _url: None
        self._worker = worker
        self._clerk = Clerk(worker, self._entered, self._failed)
        self._told = False
        self._speak()
        self.places = Places(self)
        self.ear = Ear(self, self.places, worker, self._tell)
        self.hourglass = Hourglass(self, worker, self._tell)

    @property
    def table(self) -> Table | None:
        """The game in progress, if there is one."""
        return self._clerk.table

    def view(self) -> Any:
        """Return the view model of the screen to show; after a failure, what failed."""
        if self.failure:
            return failure(self.say, self.table, self.failure)
        return self.places[self.place].view()

    def aloud(self, view: Any) -> str:
        """Return what to read aloud of what is shown, if that is wanted."""
        edition = self.table.game.edition if self.table else None
        return aloud(self.say, self.words, edition, view) if self.settings.read_aloud else ""

    def scene(self, tab: str) -> Scene:
        """Return what presenters need, with *tab* open in the bar."""
        assert self.table is not None
        told = self.fresh, self.refusal, self.trouble, self.hourglass.calls
        lies = self.turntable.lies(self.settings, self.table.game)
        return Scene(self.table, self.words, self.say, tab, *told, *lies)

    def go(self, place: str, *what: Any) -> None:
        """Show another screen, about *what* if it is about something."""
        self.place, self.fresh = place, None
        self.places.enter(place, *what)

    def refuse(self, sentence: str) -> None:
        """Say something that stays until the next touch."""
        self.refusal = sentence

    def act(self, name: str) -> None:
        """Do what was touched, unless an entry is on its way to the disk."""
        if self.failure:
            self._worker.do(lambda: None, lambda _: self._recover(name))
        elif not self._worker.busy:
            self._do(name)

    def _do(self, name: str) -> None:
        self.refusal, self.fresh, self._told = "", None, False
        verb, _, rest = name.partition(":")
        if not anywhere(self, self._clerk, self.hourglass, verb, rest):
            self.places[self.place].act(verb, rest)
        self._tell_at_least_once()

    def fail(self, error: Exception) -> None:
        """Show that the program failed, until somebody says how to go on."""
        self.failure = error
        self._tell()

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
        self._tell_at_least_once()

    def submit(self, command: Command, press: str = "") -> None:
        """Enter *command*; a refusal is said and changes nothing."""

        def enter() -> None:
            if ground := self._clerk.submit(command, press):
                self._refused(ground)

        guarded(self, enter, grave=alters(self, command))

    def _refused(self, ground: Ground) -> None:
        if self.table:
            self.refuse(self.words.sentence(ground.article, ground.facts, self.table.game))

    def back_to(self, seq: int) -> None:
        """Take back entry *seq* and all after it."""
        guarded(self, lambda: self._clerk.back_to(seq), grave=several(self, seq))

    def _entered(self, news: News) -> None:
        self.trouble = ""
        if throw_due(news.before) != throw_due(news.after):
            self.places.table.dice.forget()
        if not stays(self.place, news.before, news.after):
            self.go("table")
        self.fresh = news
        self._tell(Change(animate=True, walk=walked(news), cue=cue(news)))

    def _failed(self, error: CompanionError) -> None:
        """Say that the disk took nothing; without a game there is nothing to come back to."""
        told = refused_by_disk(self.say, error)
        if self.table and self.table.game.players:
            self.trouble = told
        else:
            self.refuse(told)
            self._clerk.sit_at(None)
            self.go("seats")
        self._tell()

    def set(self, **changes: Any) -> None:
        """Change settings and keep them."""
        self.settings = msgspec.structs.replace(self.settings, **changes)
        self.turntable.turned = changes.get("turned", self.turntable.turned)
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
                self._tell()

        self._clerk.open(lambda: Table(self.shelf.begin(edition, self.clock()), self.clock), done)

    def go_on(self, path: Path) -> None:
        """Play on where a saved game stands, on a stick or at home."""

        def done(error: CompanionError | None) -> None:
            self.refuse(unreadable(self.say, error)) if error else self.go("table")
            self._tell()

        self._clerk.open(lambda: Table(self.shelf.resume(path), self.clock), done)

    def attempt(self, job: Callable[[], T], done: Callable[[T], None]) -> None:
        """Have the disk do *job*, and *done* take what it gives; say what the disk objects to."""

        def told(given: T | CompanionError) -> None:
            self._told = False
            if isinstance(given, CompanionError):
                self.refuse(refused_by_disk(self.say, given))
            else:
                done(given)
            self._tell_at_least_once()

        self._clerk.attempt(job, told)

    def close(self) -> None:
        """Close the journal."""
        self._clerk.sit_at(None)

    def leave(self) -> None:
        """Close the journal and go back to the editions."""
        self.close()
        self.trouble = ""
        self.ear.forget()
        self.go("editions")

    def _tell_at_least_once(self) -> None:
        if not self._worker.busy and not self._told:
            self._tell(Change(cue="refused" if self.refusal else ""))

    def _tell(self, change: Change = QUIET) -> None:
        """Have it shown, and with it what the tray has said meanwhile."""
        self._told = True
        if not self.failure:
            self.ear.catch_up()
            if self.table:
                self.turntable.follow(self.settings, self.table.game, self.place)
        self.changed(change)

    def _speak(self) -> None:
        self.words = Words(self.settings.language)
        self.say = Catalogue(self.settings.language)

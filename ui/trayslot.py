"""Where the tray is plugged in: it can be changed for another while the app runs."""

from __future__ import annotations

import threading
from functools import partial

from kivy.clock import Clock

from hardware.errors import BadTrayUrl
from hardware.sim_bench import BenchTray
from hardware.throw import DiceTray
from hardware.trays import NoTray, open_tray
from ui.director import Director
from ui.inbox import TrayMail
from ui.presenters.roll import throw_due
from ui.tray import Presence

PAUSE = 1.5
"""Seconds between two looks of the practice tray whether somebody waits for its throw."""


class TraySlot:
    """Holds the one tray that is listened to; a simulated one that is to `practise` throws."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._mail: TrayMail | None = None
        self._tray: DiceTray | None = None
        self._leaving: list[threading.Thread] = []
        self._due: object = None
        self._thrown = False
        self._hand = Clock.create_trigger(lambda _dt: None)

    def plug(self, url: str) -> None:
        """Listen to the tray at an address that was chosen or kept, or say that it is none."""
        try:
            tray = open_tray(url, self._director.settings.tray_choices.get(url, ""))
        except BadTrayUrl as error:
            self._director.refuse(self._director.say("tray.address", text=str(error)))
            tray = NoTray()
        self.use(tray, url, practise=True)

    def use(self, tray: DiceTray, url: str = "", *, practise: bool) -> None:
        """Listen to another tray; letting go of the last one may take a second."""
        self._let_go()
        director = self._director
        director.tray.clear()
        director.tray.hear(Presence("none"))
        director.tray.plug(())
        director.seek_tray, director.tray.pick = tray.ask_again, tray.use
        self._mail, self._tray = TrayMail(tray, director, url), tray
        tray.start()
        self._hand.cancel()
        if practise and isinstance(tray, BenchTray):
            self._hand = Clock.schedule_interval(partial(self._throw, tray), PAUSE)

    def _throw(self, tray: BenchTray, _dt: float) -> None:
        """Throw once for each throw that is waited for, when it has been for a while."""
        director = self._director
        heard = director.tray.presence.state == "ready"  # who seeks still, hears no throw as new
        at_table = heard and director.table and director.place == "table"
        due = throw_due(director.table.game) if director.table and at_table else None
        if due != self._due:
            self._due, self._thrown = due, False
        elif due and not self._thrown and (in_hand := tray.in_hand):
            self._thrown = True
            in_hand.throw()

    def stop(self) -> None:
        """Listen to none; all that were changed for another have let go then."""
        self._hand.cancel()
        self._let_go()
        for leaving in self._leaving:
            leaving.join()

    def _let_go(self) -> None:
        """Have the tray let go of its port; the screen, the disk and other trays do not wait."""
        if self._mail and self._tray:
            self._mail.stop()
            self._leaving.append(threading.Thread(target=self._tray.stop, name="tray-leaves"))
            self._leaving[-1].start()
            self._mail = self._tray = None

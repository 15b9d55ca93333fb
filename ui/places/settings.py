"""The settings, and the PIN that is asked before what was entered is altered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from companion.ledger import Seat
from ui.pin import LEAST, MOST, fits, sealed
from ui.places.house import House
from ui.places.listing import Listing
from ui.presenters.frame import frame
from ui.presenters.settings import Desk, Purpose, names_in, offered, pin, seat_of, settings
from ui.presenters.vm import FrameVM
from ui.presenters.vm_start import BareVM
from ui.turning import company, side_of


def surrounds(director: House) -> BareVM | FrameVM:
    """Return what lies round a page that is shown before an evening and during one."""
    if director.table and director.table.game.players:
        return frame(director.scene("more"))
    return BareVM(director.refusal)


class SettingsPlace:
    """What this device remembers, and where it is changed; at once."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._list = Listing("language")
        self._from = "more"
        self._ports: tuple[str, ...] = ()

    def open(self, came_from: str) -> None:
        """Show the settings, and go back to where one came from."""
        self._from = came_from
        if seat_of(self._list.chosen) is not None:
            self._list.chosen = "orientation"
        self._director.attempt(self._director.host.ports, self._take_ports)

    def _take_ports(self, ports: tuple[str, ...]) -> None:
        self._ports = ports

    @property
    def _desk(self) -> Desk:
        director, at = self._director, self._list
        found = director.settings, at.opened, at.chosen, self._ports, director.host.speaks
        return Desk(*found, people=self._people())

    def _people(self) -> dict[Seat, tuple[str, int]]:
        """Return who plays, and how many sides on from the near one of the screen he sits."""
        director, settings = self._director, self._director.settings
        if director.table is None:
            return {}
        game, seen = director.table.game, director.turntable.seen
        seated = ((seat, game.players[seat]) for seat in game.seats)
        return {
            seat: (player.name, seen(settings, side_of(settings, player)))
            for seat, player in seated
        }

    def view(self) -> Any:
        """Return the settings as they stand."""
        return settings(self._director.say, surrounds(self._director), self._desk)

    def act(self, verb: str, rest: str) -> None:
        """Look at a setting, or change it."""
        director = self._director
        if self._list.act(verb, rest, partial(names_in, self._desk)):
            if rest == "tray":
                director.attempt(director.host.ports, self._take_ports)
            return
        match verb:
            case "value":
                self._take(offered(self._desk, self._list.chosen)[int(rest)])
            case "quarter":
                director.set(**director.turntable.quarter(director.settings))
            case "set_pin":
                director.go("pin", "new", self._set_pin, director.place)
            case "drop_pin":
                director.go("pin", "remove", lambda _digits: director.set(pin=""), director.place)
            case "back":
                director.go(self._from)

    def _take(self, value: Any) -> None:
        """Change the chosen setting; a screen that is left as it lies stays as it lies."""
        director, chosen = self._director, self._list.chosen
        if (seat := seat_of(chosen)) is not None:
            self._sit(seat, value)
            return
        changes = {chosen: value}
        if chosen == "orientation":
            changes["turned"] = director.turntable.turned
        director.set(**changes)
        if chosen == "tray":
            director.use_tray(value)

    def _sit(self, seat: Seat, quarters: int) -> None:
        """Remember where the players sit, one of them at a side as the screen lies now."""
        director, settings = self._director, self._director.settings
        assert director.table is not None
        moved = {seat: director.turntable.at(settings, quarters)}
        director.set(people=company(settings, director.table.game, moved))

    def _set_pin(self, digits: str) -> None:
        salt = self._director.lot.randbytes(8).hex()
        self._director.set(pin=sealed(digits, salt))


class PinPlace:
    """Asks for the PIN, and has done what waits for it; a new one is typed twice."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._purpose: Purpose = "new"
        self._from, self._first = "settings", ""
        self._then: Callable[[str], None] = lambda _digits: None

    def open(self, purpose: Purpose, then: Callable[[str], None], came_from: str) -> None:
        """Ask for it, and go back to where one came from; *then* is told the digits."""
        self._purpose, self._then, self._first = purpose, then, ""
        self._from = came_from

    def view(self) -> Any:
        """Return the page."""
        director = self._director
        purpose = "again" if self._first else self._purpose
        return pin(director.say, surrounds(director), purpose, LEAST, MOST)

    def act(self, verb: str, rest: str) -> None:
        """Take the digits, or go back."""
        if verb == "cancel":
            self._director.go(self._from)
        elif verb == "pin" and self._purpose == "new" and not self._first:
            self._first = rest
        elif verb == "pin":
            self._check(rest)

    def _check(self, digits: str) -> None:
        director, new = self._director, self._purpose == "new"
        right = digits == self._first if new else fits(director.settings.pin, digits)
        if not right:
            self._first = ""
            director.refuse(director.say("pin.differs") if new else director.say("pin.wrong"))
            return
        director.go(self._from)
        self._then(digits)

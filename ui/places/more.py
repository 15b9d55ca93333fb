"""The menu, and the questions that are asked once."""

from __future__ import annotations

from typing import Any

from companion.commands import Finish, Retire
from companion.ledger import Seat
from ui.places.house import House
from ui.places.start import look
from ui.places.stick import Stick
from ui.places.tray import look_after
from ui.presenters.more import ask_finish, ask_leave, more


class MorePlace:
    """The tray, looks, and the ways out."""

    def __init__(self, director: House) -> None:
        self._director, self._stick = director, Stick(director)

    def view(self) -> Any:
        """Return the menu."""
        director, carried = self._director, self._stick.carried
        return more(director.scene("more"), director.settings, director.tray.presence, carried)

    def act(self, verb: str, rest: str) -> None:
        """Change a setting, or ask before something grave."""
        director = self._director
        match verb:
            case "tray":
                look_after(director, rest)
            case "leave":
                director.go("leave", int(rest), director.place)
            case "finish" | "in_force" | "join":
                director.go(verb)
            case "save":
                self._stick.copy()
            case "editions":
                director.leave()
            case _:
                look(director, verb)


class FinishPlace:
    """Whether the evening ends."""

    def __init__(self, director: House) -> None:
        self._director = director

    def view(self) -> Any:
        """Return the question."""
        return ask_finish(self._director.scene("more"))

    def act(self, verb: str, _rest: str) -> None:
        """End the evening, or not."""
        if verb == "yes":
            self._director.submit(Finish())
        else:
            self._director.go("more")


class LeavePlace:
    """Whether a player goes for good."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._seat: Seat = 0
        self._bankrupt = False

    def open(self, seat: Seat, came_from: str) -> None:
        """Ask about a player; who is asked at the table goes because of a debt."""
        self._seat, self._bankrupt = seat, came_from == "table"

    def view(self) -> Any:
        """Return the question."""
        scene = self._director.scene("table" if self._bankrupt else "more")
        return ask_leave(scene, self._seat, bankrupt=self._bankrupt)

    def act(self, verb: str, _rest: str) -> None:
        """Let the player go, or not."""
        if verb == "yes":
            self._director.submit(Retire(self._seat))
        else:
            self._director.go("table" if self._bankrupt else "more")

"""The tray, looked after: how its dice fall, what it says, its self-test."""

from __future__ import annotations

from typing import Any

from ui.places.house import House
from ui.presenters.thrown import SOURCES, Source, Thrown, thrown
from ui.presenters.tray import doctor, lines, self_test
from ui.presenters.trays import trays
from ui.tray import Health


def look_after(director: House, rest: str) -> bool:
    """Do what is touched of the tray on other screens; say whether that is for nobody else."""
    match rest.partition(":"):
        case "find", _, _:
            director.seek_tray()
        case "list" | "open", _, _:
            director.go("tray", "trays" if director.tray.plugged else "dice")
        case "use", _, mark:
            director.tray.pick(mark)
        case _:
            return False
    return True


class TrayPlace:
    """Shows how the tray does; nothing thrown meanwhile counts in the game."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._page = "dice"
        self._source: Source = "trial"
        self._entry = -1
        self._thrown: dict[Source, Thrown] = {}

    def open(self, page: str) -> None:
        """Begin with the source that has most to tell."""
        self._page, self._entry = page, -1
        throws = self._throws(self._director.doctor.examine())
        self._source = max(SOURCES, key=lambda source: len(throws[source]))

    def _throws(self, health: Health) -> dict[Source, Thrown]:
        """Return all throws by source; the journal's are gathered once per entry."""
        table = self._director.table
        assert table is not None
        if table.past[-1].entry.seq != self._entry:
            self._entry, self._thrown = table.past[-1].entry.seq, thrown(table.past)
        return {**self._thrown, "trial": health.thrown}

    def view(self) -> Any:
        """Return the page that is open."""
        director = self._director
        scene, health = director.scene("more"), director.doctor.examine()
        presence = director.tray.presence
        if health.trial:
            return self_test(scene, health, presence, health.trial)
        if self._page == "trays" and director.tray.plugged:
            return trays(scene, health, presence, director.tray.plugged)
        if self._page == "lines":
            return lines(scene, health, presence, several=bool(director.tray.plugged))
        return doctor(scene, health, presence, self._source, self._throws(health))

    def act(self, verb: str, rest: str) -> None:
        """Turn to a page, choose a source, or have the doctor do something."""
        director = self._director
        match verb:
            case "lines" | "dice" | "trays":
                self._page = verb
            case "use":
                director.tray.pick(rest)
            case "source":
                self._source = next(source for source in SOURCES if source == rest)
            case "again":
                director.seek_tray()
            case "test" if director.tray.presence.state != "ready":
                director.refuse(director.say("tray.test.away"))
            case "reset" | "test" | "skip" | "stop":
                director.doctor.treat(verb)

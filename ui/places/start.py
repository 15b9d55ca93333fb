"""Before the evening: choosing the box, and sitting down."""

from __future__ import annotations

from typing import Any

from companion.commands import Open
from companion.edition import Edition
from companion.game import Player
from companion.proof import NEW
from companion.shelf import Broken, Saved, look_into
from ui.places.boxes import Found, found, on_sticks
from ui.places.house import House
from ui.presenters.boards import HALF
from ui.presenters.disk import unreadable
from ui.presenters.seats import COINS, Sitter, seats
from ui.presenters.start import Hall, editions, evenings, resume_key
from ui.settings import PLACES, SIDES, Guest
from ui.turning import QUARTER, around

FIRST_PLACES = (0, 3, 2, 5)
"""The places where the first people are expected: opposite each other, two and two."""

LEFTMOST = (0, 1, 3, 4)
"""The place that is leftmost on a side, as one sees it who sits there; sides clockwise."""


def look(director: House, verb: str) -> None:
    """Change the language or the theme."""
    settings = director.settings
    match verb:
        case "language":
            director.set(language="en" if settings.language == "ru" else "ru")
        case "theme":
            director.set(theme="day" if settings.theme == "evening" else "evening")


def hall(director: House) -> Hall:
    """Return what the set-up is shown in."""
    return Hall(director.say, director.words, director.settings, director.refusal)


class EditionsPlace:
    """Which box is on the table, or the evening to go on with."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._take(found(director.shelf, director.host))

    def open(self) -> None:
        """Look at the shelf and at sticks anew."""
        shelf, host = self._director.shelf, self._director.host
        self._director.attempt(lambda: found(shelf, host), self._take)

    def _take(self, seen: Found) -> None:
        """Show what was found; say why a game newer than the one to go on with is not it."""
        self._found = seen
        if seen.unopened:
            self._director.refuse(unreadable(self._director.say, seen.unopened[0].error))

    def view(self) -> Any:
        """Return the cards of the editions, behind those of games that cannot be opened."""
        shown, seen, boxes = hall(self._director), self._found, self._found.boxes
        saved, earlier = seen.saved, bool(seen.unopened)
        resumed = resume_key(shown, saved, earlier=earlier) if saved else None
        unfit, several = (*seen.unopened, *boxes.broken), seen.others > 0
        return editions(shown, boxes.editions, unfit, resumed, several=several, boards=boxes.boards)

    def act(self, verb: str, rest: str) -> None:
        """Open a box, or go on."""
        director, boxes = self._director, self._found.boxes
        match verb:
            case "edition" if rest == NEW:
                director.go("beginnings", boxes)
            case "edition" if rest.startswith(HALF):
                director.go("proof", boxes.begun(rest.removeprefix(HALF)))
            case "edit":
                director.go("proof", boxes.begun(rest))
            case "edition":
                edition = boxes.edition(rest)
                director.set(edition=edition.id)
                director.go("seats", edition)
            case "resume" if self._found.saved:
                director.go_on(self._found.saved.path)
            case "evenings":
                director.go("evenings")
            case _:
                look(director, verb)


class EveningsPlace:
    """Every evening that may be gone on with, where it is not to be the newest."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._found: tuple[Saved | Broken, ...] = ()
        self._sticks: tuple[str, ...] = ()

    def open(self) -> None:
        """Look anew at what lies on sticks, and at the shelf."""
        shelf, host = self._director.shelf, self._director.host

        def seen() -> tuple[tuple[str, ...], tuple[Saved | Broken, ...]]:
            brought = on_sticks(host)
            return tuple(brought.values()), (*map(look_into, brought), *shelf.evenings())

        self._director.attempt(seen, self._take)

    def _take(self, seen: tuple[tuple[str, ...], tuple[Saved | Broken, ...]]) -> None:
        self._sticks, self._found = seen

    def view(self) -> Any:
        """Return a card for each evening, those on sticks first."""
        return evenings(hall(self._director), self._found, self._sticks)

    def act(self, verb: str, rest: str) -> None:
        """Go on with an evening, or back to the boxes."""
        director = self._director
        match verb:
            case "edition":
                director.go_on(self._found[int(rest)].path)
            case "editions":
                director.go("editions")
            case _:
                look(director, verb)


class SeatsPlace:
    """Who sits where."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._edition: Edition | None = None
        self._sitters: list[Sitter | None] = [None] * len(PLACES)
        self._chosen: int | None = None
        self._near = self._turned = 0

    def open(self, edition: Edition) -> None:
        """Lay the table for a box, with the people of last time."""
        self._edition = edition
        self._sitters = [None] * len(PLACES)
        self._chosen, self._near = None, 0
        self._turned = self._director.turntable.turned
        usual = tuple(Guest(name) for name in self._usual_names()[:2])
        for guest in self._director.settings.people or usual:
            place = self._free_place(guest.place)
            if place is not None:
                self._sitters[place] = Sitter(guest.name, self._free_coin(guest.coin))

    def view(self) -> Any:
        """Return the table with its places."""
        assert self._edition is not None
        shown = hall(self._director)
        return seats(shown, self._edition, self._sitters, self._chosen, self._near)

    def act(self, verb: str, rest: str) -> None:
        """Move, add, name and remove people; sit down."""
        here = None if self._chosen is None else self._sitters[self._chosen]
        match verb:
            case "place":
                self._place(*(int(part) for part in rest.split(":")))
            case "coin" if here and self._chosen is not None:
                self._sitters[self._chosen] = Sitter(here.name, int(rest))
            case "name" if here and self._chosen is not None:
                self._sitters[self._chosen] = Sitter(rest.strip() or here.name, here.coin)
            case "remove" if self._chosen is not None:
                self._sitters[self._chosen], self._chosen = None, None
            case "near" if self._chosen is not None:
                self._near = SIDES.index(PLACES[self._chosen])
            case "editions":
                self._director.go("editions")
            case "start":
                self._start()

    def _place(self, place: int, target: int | None = None) -> None:
        """Choose a place, put a new person there, or let two change places."""
        if target is not None:
            sitters = self._sitters
            sitters[place], sitters[target] = sitters[target], sitters[place]
            place = target
        elif self._sitters[place] is None:
            self._sitters[place] = Sitter(self._free_name(), self._free_coin())
        self._chosen = place

    def _usual_names(self) -> tuple[str, ...]:
        return tuple(self._director.say(f"seats.person.{n}") for n in range(1, COINS + 1))

    def _free_name(self) -> str:
        taken = {sitter.name for sitter in self._sitters if sitter}
        return next(name for name in self._usual_names() if name not in taken)

    def _free_coin(self, wanted: int | None = None) -> int:
        taken = {sitter.coin for sitter in self._sitters if sitter}
        free = [coin for coin in range(1, COINS + 1) if coin not in taken]
        return wanted if wanted in free else free[0]

    def _free_place(self, wanted: int | None) -> int | None:
        order = dict.fromkeys((*FIRST_PLACES, *range(len(PLACES))))
        free = [place for place in order if self._sitters[place] is None]
        return wanted if wanted in free else next(iter(free), None)

    def _start(self) -> None:
        """Turn the screen to its side and go on to the rules; the lot says who goes first."""
        director, edition = self._director, self._edition
        assert edition is not None
        near = self._near
        sides = tuple(SIDES[SIDES.index(side) - near] for side in PLACES)
        sat = [
            (sitter, (place - LEFTMOST[near]) % len(PLACES), sides[place])
            for place, sitter in enumerate(self._sitters)
            if sitter
        ]
        players = tuple(Player(sitter.name, sitter.coin, side) for sitter, _, side in sat)
        people = tuple(Guest(one.name, one.coin, place, side) for one, place, side in sat)
        turned = around(self._turned - QUARTER * near)
        director.set(people=people, turned=turned, south=turned)
        opening = Open(players, director.lot.randrange(len(players)))
        director.go("rules", edition, opening)

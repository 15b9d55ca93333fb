"""Before the evening: choosing the box, and sitting down."""

from __future__ import annotations

from typing import Any

from companion.commands import Open
from companion.edition import Edition
from companion.game import Player
from ui.places.house import House
from ui.presenters.start import COINS, SIDES, Hall, Sitter, editions, seats

ROUND = tuple(dict.fromkeys(SIDES))
"""The sides of the table, clockwise from the one the screen faces."""
FIRST_PLACES = (0, 3, 2, 5)
"""The places where the first people are expected: opposite each other, two and two."""


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
        self._shelved = director.shelf.editions()
        self._saved = director.shelf.unfinished()

    def open(self) -> None:
        """Look at the shelf anew."""
        self._shelved = self._director.shelf.editions()
        self._saved = self._director.shelf.unfinished()

    def view(self) -> Any:
        """Return the cards of the editions."""
        director = self._director
        found, broken = self._shelved
        faults = [(fault.path.name, str(fault.error)) for fault in broken]
        return editions(hall(director), found, faults, self._resume())

    def act(self, verb: str, rest: str) -> None:
        """Open a box, or go on."""
        director = self._director
        match verb:
            case "edition":
                found, _ = self._shelved
                edition = next(edition for edition in found if edition.id == rest)
                director.set(edition=edition.id)
                director.seat(edition)
            case "resume":
                self._go_on()
            case _:
                look(director, verb)

    def _resume(self) -> str:
        """Return what the evening to go on with is, in a line; nothing if there is none."""
        director = self._director
        saved = self._saved
        if saved is None:
            return ""
        say, language = director.say, director.settings.language
        awaited = director.words.saved(saved)
        return say("resume.note", name=saved.title.in_(language), count=saved.round, text=awaited)

    def _go_on(self) -> None:
        if self._saved:
            self._director.go_on(self._saved.path)


class SeatsPlace:
    """Who sits where."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._edition: Edition | None = None
        self._sitters: list[Sitter | None] = [None] * len(SIDES)
        self._chosen: int | None = None
        self._near = self._turned = 0

    def open(self, edition: Edition) -> None:
        """Lay the table for a box, with the people of last time."""
        self._edition = edition
        self._sitters = [None] * len(SIDES)
        self._chosen, self._near = None, 0
        self._turned = self._director.settings.turned
        names = self._director.settings.names or self._usual_names()[:2]
        order = [*FIRST_PLACES, *(p for p in range(len(SIDES)) if p not in FIRST_PLACES)]
        for place, name in zip(order, names, strict=False):
            self._sitters[place] = Sitter(name, self._free_coin())

    @property
    def people(self) -> tuple[Sitter, ...]:
        """Who is going to sit down."""
        return tuple(sitter for sitter in self._sitters if sitter)

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
                self._near = ROUND.index(SIDES[self._chosen])
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

    def _free_coin(self) -> int:
        taken = {sitter.coin for sitter in self._sitters if sitter}
        return next(coin for coin in range(1, COINS + 1) if coin not in taken)

    def _start(self) -> None:
        """Turn the screen to its side, begin the journal; the lot says who goes first."""
        director, edition = self._director, self._edition
        assert edition is not None
        near = self._near
        players = tuple(
            Player(sitter.name, sitter.coin, ROUND[ROUND.index(side) - near])  # type: ignore[arg-type]
            for sitter, side in zip(self._sitters, SIDES, strict=True)
            if sitter
        )
        director.set(names=tuple(p.name for p in players), turned=(self._turned - 90 * near) % 360)
        director.begin(edition, Open(players, director.lot.randrange(len(players))))

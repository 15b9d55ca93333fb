"""What a board of one's own begins with."""

from __future__ import annotations

from typing import Any

from companion.board import Name
from companion.edition import Edition
from companion.proof import NEW, Proof, blank_board
from ui.i18n import Catalogue
from ui.places.house import House
from ui.places.start import hall, look
from ui.presenters.start import beginnings, rules_to_play

FIRST_SIZE = 40
"""How many cells an empty board has until one says otherwise."""


class BeginningsPlace:
    """What a board of one's own begins with: a shipped one, or nothing."""

    def __init__(self, director: House) -> None:
        self._director = director
        self._found: tuple[Edition, ...] = ()
        self._own: tuple[str, ...] = ()
        self._empty = False

    def open(self) -> None:
        """Look at the shelf anew."""
        self._empty = False
        self._found, _ = self._director.shelf.editions()
        self._own = tuple(self._director.shelf.own())

    def view(self) -> Any:
        """Return the editions to compare and the empty board, or by whose rules that is played."""
        if self._empty:
            return rules_to_play(hall(self._director), self._found)
        return beginnings(hall(self._director), self._found, self._own)

    def act(self, verb: str, rest: str) -> None:
        """Begin, or go on where one has begun, or go back."""
        director = self._director
        match verb:
            case "edition" if rest == NEW:
                self._empty = True
            case "edition" if self._empty:
                title = Name(untitled("ru"), untitled("en"))
                pattern = next(edition for edition in self._found if edition.id == rest)
                id_ = director.shelf.free_id("own-board")
                director.go("proof", blank_board(pattern, id_, title, FIRST_SIZE))
            case "editions" if self._empty:
                self._empty = False
            case "edition":
                director.go("proof", self._begun(rest))
            case "editions":
                director.go("editions")
            case _:
                look(director, verb)

    def _begun(self, id_: str) -> Proof:
        """Return the board that is half entered under this name, or a copy of the edition."""
        half, _ = self._director.shelf.proofs()
        copies = (Proof(edition) for edition in self._found)
        return next(one for one in (*half, *copies) if one.edition.id == id_)


def untitled(language: str) -> str:
    """Return what a board is called until somebody names it."""
    say = Catalogue(language)
    return say("proof.untitled")
